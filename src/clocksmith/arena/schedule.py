"""The pairings: which bots meet, in which seat orders, from which seeds.

Every seed is played by as many seat orders as it takes for each bot to sit
once in every seat, so that neither the deal nor the seat favours anybody.
"""

from itertools import combinations, permutations

from clocksmith.arena.job import Job

Lineup = tuple[str, ...]  # bots, one for each seat


def lineups(bots: list[str], seats: int) -> list[Lineup]:
    """Return who meets at a table with that many seats.

    More bots than seats meet in all combinations. With fewer, the last one
    fills the seats that are left. A bot that meets none but itself is told
    apart by marks: that is the mirror control.
    """
    if len(bots) > seats:
        return list(dict.fromkeys(combinations(bots, seats)))
    full = [*bots, *[bots[-1]] * (seats - len(bots))]
    if len(set(full)) > 1:
        return [tuple(full)]
    return [(full[0], *[f"{full[0]}#{n}" for n in range(2, seats + 1)])]


def arrangements(lineup: Lineup) -> list[list[Lineup]]:
    """Return the seat orders of a line-up in groups; in each every bot sits once in every seat.

    A group is one way to sit around the table, begun at each of its seats.
    """
    groups: dict[Lineup, list[Lineup]] = {}
    for order in dict.fromkeys(permutations(lineup)):
        turned = [order[n:] + order[:n] for n in range(len(order))]
        groups.setdefault(min(turned), list(dict.fromkeys(turned)))
    return list(groups.values())


def jobs(lineup: Lineup, games: int, seed: int) -> list[Job]:
    """Return at least that many games of a line-up: as many as make every seat order equal.

    Seed after seed is played by one group of seat orders, and the groups
    take turns. In a mirror a seed is played once, for bots that leave nothing
    to luck would play the same game again.
    """
    pairing = ",".join(lineup)
    groups = arrangements(lineup)
    jobs: list[Job] = []
    number = 0
    while len(jobs) < games or (is_mirror(lineup) and number % len(lineup)):
        orders = groups[number % len(groups)]
        if is_mirror(lineup):
            turn = number % len(lineup)
            orders = [lineup[turn:] + lineup[:turn]]
        common = f"{seed}/{number}"
        jobs += [Job(pairing, common, order, bots) for order, bots in enumerate(orders)]
        number += 1
    return jobs


def is_mirror(lineup: Lineup) -> bool:
    """Return whether a bot meets none but itself."""
    return len({bot.partition("#")[0] for bot in lineup}) == 1

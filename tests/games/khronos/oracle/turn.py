"""2 One turn: what a player may do, and how it is carried out."""

from __future__ import annotations

from dataclasses import dataclass

from games.khronos.oracle.law import plans
from games.khronos.oracle.parts import (
    AGES,
    FAITH,
    KINDS,
    MIGHT,
    PEOPLE,
    REASON,
    Ask,
    Asking,
    Building,
    Cards,
    cards_text,
    cell_text,
    choices_of,
    no_cards,
    parse_cards,
    parse_cell,
    place_text,
)
from games.khronos.oracle.ripple import place, settle_hamlets
from games.khronos.oracle.settle import forget_origins, settle
from games.khronos.oracle.table import Adventurer, Table


@dataclass
class Progress:
    """2.1 What has already happened in a turn."""

    exchanged: bool = False
    swapped: bool = False
    acted: bool = False


def take_turn(table: Table, seat: int) -> Asking[None]:
    """2.1 and 2.2 Exchange and actions, until the player ends them."""
    progress = Progress()
    while True:
        answers = frozenset(turn_texts(table, seat, progress))
        answer = yield Ask("TakeTurn", seat, answers)
        if answer == "end":
            break
        yield from perform(table, seat, answer)
        if answer.startswith("exchange"):
            progress.exchanged = True
        elif answer.startswith("swap"):
            progress.swapped = True
        else:
            progress.acted = True
    for who in table.players[seat].adventurers:
        who.room, who.bound = 2, -1


def turn_texts(table: Table, seat: int, progress: Progress) -> set[str]:
    """2 Everything the player may answer now."""
    texts = {"end"} | action_texts(table, seat)
    if not progress.acted and not progress.exchanged:
        texts |= exchange_texts(table, seat)
    if not progress.acted and not progress.swapped:
        texts |= swap_texts(table, seat)
    return texts


def exchange_texts(table: Table, seat: int) -> set[str]:
    """2.1 The paid exchanges of one or more cards."""
    player = table.players[seat]
    if player.ecus < 2:
        return set()
    return {f"exchange {cards_text(cards)}" for cards in choices_of(player.hand) if any_of(cards)}


def swap_texts(table: Table, seat: int) -> set[str]:
    """12 Hold'em: the free swaps with the face-up cards of one kind."""
    texts = set()
    for kind in KINDS:
        for given in choices_of(table.players[seat].hand):
            number = sum(given.values())
            if 0 < number <= table.face_up[kind] and not given[kind]:
                texts.add(f"swap {number}{kind[0]} for {cards_text(given)}")
    return texts


def any_of(cards: Cards) -> bool:
    """1.5 Whether there is at least one card."""
    return any(cards.values())


def action_texts(table: Table, seat: int) -> set[str]:
    """2.2 The legal journeys and uses of cards."""
    texts = {text for text, _ in plans(table, seat)}
    texts |= travel_texts(table, seat)
    texts |= demolish_texts(table, seat)
    if table.players[seat].room(REASON) > 0:
        texts |= populate_texts(table, seat)
        texts |= restore_texts(table, seat)
    return texts


def travel_texts(table: Table, seat: int) -> set[str]:
    """3 The journeys; of two interchangeable adventurers only the first is named."""
    player = table.players[seat]
    if player.ecus < 1:
        return set()
    first, second = player.adventurers
    named = {"a": first} if first == second else {"a": first, "b": second}
    return {
        f"travel {letter} {AGES[age]}"
        for letter, who in named.items()
        for age in (MIGHT, FAITH, REASON)
        if age != who.age
    }


def demolish_texts(table: Table, seat: int) -> set[str]:
    """8 The small tiles in Might and Faith that may be taken down."""
    player = table.players[seat]
    return {
        f"demolish {place_text(age, tile.cell)}"
        for age in (MIGHT, FAITH)
        for tile in table.boards[age].tiles
        if tile.rank == 1 and player.hand[tile.kind] and player.ecus > 0 and player.room(age) > 0
    }


def populate_texts(table: Table, seat: int) -> set[str]:
    """9.1 The civil buildings in Reason with space for a cube."""
    player = table.players[seat]
    if not player.hand["civil"] or not player.cubes:
        return set()
    return {
        f"populate {cell_text(building.cell)}"
        for building in table.boards[REASON].visible()
        if building.kind == "civil" and building.cubes.total() < PEOPLE[building.rank]
    }


def restore_texts(table: Table, seat: int) -> set[str]:
    """9.2 The ruins in Reason and how many cards may be played on them at once."""
    player = table.players[seat]
    return {
        f"restore {cell_text(ruin.cell)} {number}"
        for ruin in table.boards[REASON].tiles
        for number in range(1, missing(ruin) + 1)
        if ruin.ruined
        and number <= min(player.hand[ruin.kind], player.room(REASON))
        and player.cubes >= cubes_needed(table, ruin, number)
    }


def missing(ruin: Building) -> int:
    """9.2 How many cards a ruin still needs."""
    return ruin.rank - 1 - ruin.cubes.total()


def cubes_needed(table: Table, ruin: Building, number: int) -> int:
    """9.2 and 12 How many cubes must be in stock to play so many cards on a ruin."""
    if table.edition == "first":
        return number
    return 1 if number < missing(ruin) else 0


def perform(table: Table, seat: int, text: str) -> Asking[None]:
    """2 Carry out one answer of a turn from start to finish."""
    verb, *words = text.split()
    player = table.players[seat]
    if verb == "exchange":
        player.ecus -= 2
        table.discard(seat, parse_cards(words))
        yield from table.fill_hand(seat)
    elif verb == "swap":
        swap(table, seat, parse_cards(words[:1]), parse_cards(words[2:]))
    elif verb == "travel":
        player.ecus -= 1
        player.adventurers["ab".index(words[0])].age = AGES.index(words[1])
    elif verb == "populate":
        yield from populate(table, seat, words[0])
    elif verb == "restore":
        yield from restore(table, seat, words[0], int(words[1]))
    elif verb == "demolish":
        yield from demolish(table, seat, AGES.index(words[0]), words[1])
    else:
        yield from construct(table, seat, text)


def swap(table: Table, seat: int, taken: Cards, given: Cards) -> None:
    """12 Hold'em: change cards of the hand for face-up ones."""
    hand = table.players[seat].hand
    for kind in KINDS:
        hand[kind] += taken[kind] - given[kind]
        table.face_up[kind] += given[kind] - taken[kind]


def construct(table: Table, seat: int, text: str) -> Asking[None]:
    """6 Build or upgrade: surcharge, split, placing, ripples, hamlets, domains."""
    plan = dict(plans(table, seat))[text]
    yield from pay(table, seat, plan.age, plan.kind, plan.cost, plan.surcharge)
    forget_origins(table)
    claims = place(table, seat, plan)
    yield from settle_hamlets(table, seat, claims)
    yield from settle(table, seat)


def demolish(table: Table, seat: int, age: int, place: str) -> Asking[None]:
    """8 Take down a small tile and settle what that divides."""
    tile = table.boards[age].standing()[parse_cell(place)]
    yield from pay(table, seat, age, tile.kind, 1)
    table.players[seat].ecus -= 1
    forget_origins(table)
    table.remove(age, tile)
    yield from settle(table, seat)


def populate(table: Table, seat: int, place: str) -> Asking[None]:
    """9.1 Put a cube on a civil building in Reason."""
    yield from pay(table, seat, REASON, "civil", 1)
    table.players[seat].cubes -= 1
    table.boards[REASON].standing()[parse_cell(place)].cubes[seat] += 1


def restore(table: Table, seat: int, place: str, number: int) -> Asking[None]:
    """9.2 Play cards on a ruin: it is turned if they are enough, else a cube marks the work."""
    ruin = table.boards[REASON].standing()[parse_cell(place)]
    yield from pay(table, seat, REASON, ruin.kind, number)
    if number == missing(ruin):
        ruin.ruined = False
        table.clear_cubes(ruin)
    else:
        table.players[seat].cubes -= number
        ruin.cubes[seat] += number


def pay(
    table: Table, seat: int, age: int, kind: str, cost: int, surcharge: int = 0
) -> Asking[None]:
    """4.3 Choose surcharge cards and split, then spend the cards of an action."""
    player = table.players[seat]
    spent = no_cards()
    if surcharge:
        left = {**player.hand, kind: player.hand[kind] - cost}
        choices = [cards for cards in choices_of(left) if sum(cards.values()) == surcharge]
        spent = {**choices[0]}
        if len(choices) > 1 or table.always_asks:
            answers = frozenset(f"pay {cards_text(cards)}" for cards in choices)
            answer = yield Ask("PaySurcharge", seat, answers)
            spent = parse_cards(answer.split()[1:])
    spent[kind] += cost
    charges = yield from split(table, seat, age, cost + surcharge)
    table.discard(seat, spent)
    for who, charge in zip(player.adventurers, charges, strict=True):
        who.room -= charge
        if charge and table.edition == "first":
            who.bound = age


def split(table: Table, seat: int, age: int, number: int) -> Asking[tuple[int, int]]:
    """4.3 How many cards adventurers a and b carry; asked only if it makes a difference."""
    first, second = table.players[seat].adventurers
    splits: dict[tuple[int, ...], tuple[int, int]] = {}
    for charge in range(number, -1, -1):
        rest = number - charge
        if charge <= capacity(first, age) and rest <= capacity(second, age):
            rooms = tuple(sorted((first.room - charge, second.room - rest)))
            splits.setdefault(rooms, (charge, rest))
    if len(splits) == 1:
        return next(iter(splits.values()))
    answers = frozenset(f"charge {charge} {rest}" for charge, rest in splits.values())
    answer = yield Ask("SplitCards", seat, answers)
    _, charge_text, rest_text = answer.split()
    return int(charge_text), int(rest_text)


def capacity(who: Adventurer, age: int) -> int:
    """4.1 and 4.2 How many cards played in an age an adventurer can carry."""
    return who.room if who.age == age and who.bound in (-1, age) else 0

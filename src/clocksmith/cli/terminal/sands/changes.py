"""What an action would change for everybody: points, tracks, stores, people, symbols, dangers."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.sands.details import crowd_line, raid_line
from clocksmith.games.sands.model.content import CATEGORIES
from clocksmith.games.sands.view.standing import Count, Standing


def changes(before: Standing, after: Standing, seat: int, locale: Locale) -> list[str]:
    """Return what differs, in lines; dangers that are new to *seat* come last."""
    lines: list[str] = []
    for number, (old, new) in enumerate(zip(before.counts, after.counts, strict=True)):
        parts = [
            locale.phrases.say("change", what=what, old=was, new=now)
            for what, was, now in _pairs(old, new, locale)
            if was != now
        ]
        if parts:
            lines.append(f"{locale.words.seat(number)}: {'; '.join(parts)}")
    return lines + _dangers(before, after, seat, locale)


def _pairs(old: Count, new: Count, locale: Locale) -> list[tuple[str, int, int]]:
    """Return everything that is counted: what it is called, how much it was, how much it is."""
    say = locale.phrases.say
    pairs = [
        (say("points"), old.points, new.points),
        (say("unrest"), old.unrest, new.unrest),
    ]
    for category in CATEGORIES:
        name = locale.words.name("category", category)
        what = say("heritage-of", category=name)
        pairs.append((what, old.heritage[category], new.heritage[category]))
    for resource, key in enumerate(("crops", "gold")):
        pairs.append((say(key), old.stock[resource], new.stock[resource]))
    for resource, key in enumerate(("income-crops", "income-gold")):
        pairs.append((say(key), old.income[resource], new.income[resource]))
    return [
        *pairs,
        (say("regions"), old.regions, new.regions),
        (say("peasants"), old.peasants, new.peasants),
        (say("soldiers"), old.soldiers, new.soldiers),
        (say("advances"), old.advances, new.advances),
        (say("fountains"), old.fountains, new.fountains),
        (say("lyres"), old.lyres, new.lyres),
        (say("goods"), old.goods, new.goods),
    ]


def _dangers(before: Standing, after: Standing, seat: int, locale: Locale) -> list[str]:
    """Return regions that become too full, and raids that become possible or worse."""
    full = {(crowd.owner, crowd.region) for crowd in before.crowds}
    fresh = [crowd for crowd in after.crowds if (crowd.owner, crowd.region) not in full]
    threats = {(one.rival, one.region): one.amount for one in before.threats if one.owner == seat}
    worse = [
        one
        for one in after.threats
        if one.owner == seat and one.amount > threats.get((one.rival, one.region), 0)
    ]
    return [crowd_line(one, locale) for one in fresh] + [raid_line(one, locale) for one in worse]

"""What an action would change for everybody: money, cubes, income, control of domains."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.games.khronos.model.content import AGES
from clocksmith.games.khronos.view.standing import Holding, Standing


def changes(before: Standing, after: Standing, seat: int, locale: Locale) -> list[str]:
    """Return what differs, in lines; totals only of *seat*, of the others the difference."""
    lines: list[str] = []
    for number in range(len(before.ecus)):
        parts = _money(before, after, number, number == seat, locale)
        for age in AGES:
            old, new = before.forecast[number][age], after.forecast[number][age]
            if old != new:
                name = locale.words.name("age", age)
                parts.append(locale.phrases.say("change-income", age=name, old=old, new=new))
        if parts:
            lines.append(f"{locale.words.seat(number)}: {'; '.join(parts)}")
    return lines + _control(before, after, locale)


def _money(before: Standing, after: Standing, number: int, own: bool, locale: Locale) -> list[str]:
    say = locale.phrases.say
    parts: list[str] = []
    old, new = before.ecus[number], after.ecus[number]
    if own and old != new:
        parts.append(say("change-ecus", old=old, new=new))
    elif old != new:
        parts.append(say("change-ecus-by", by=f"{new - old:+d}"))
    if before.cubes[number] != after.cubes[number]:
        parts.append(say("change-cubes", old=before.cubes[number], new=after.cubes[number]))
    return parts


def _control(before: Standing, after: Standing, locale: Locale) -> list[str]:
    """Return the domains that come into other hands."""
    old = {(holding.age, holding.cell): holding for holding in before.holdings}
    lines: list[str] = []
    for holding in after.holdings:
        former = old.get((holding.age, holding.cell))
        if former is None or former.seats != holding.seats:
            lines.append(_held(holding, locale))
    return lines


def _held(holding: Holding, locale: Locale) -> str:
    return locale.phrases.say(
        "change-holder",
        age=locale.words.name("age", holding.age),
        cell=locale.words.name("cell", holding.cell),
        seats=", ".join([locale.words.seat(seat) for seat in holding.seats]),
        ecus=holding.ecus,
    )

"""What an action would change for everybody: money, cubes, income, control of domains."""

from clocksmith.cli.drawing import Tongue
from clocksmith.games.khronos.content import AGES
from clocksmith.games.khronos.standing import Holding, Standing


def changes(before: Standing, after: Standing, seat: int, tongue: Tongue) -> list[str]:
    """Return what differs, in lines; totals only of *seat*, of the others the difference."""
    lines: list[str] = []
    for number in range(len(before.ecus)):
        parts = _money(before, after, number, number == seat, tongue)
        for age in AGES:
            old, new = before.forecast[number][age], after.forecast[number][age]
            if old != new:
                name = tongue.words.name("age", age)
                parts.append(tongue.phrases.say("change-income", age=name, old=old, new=new))
        if parts:
            lines.append(f"{tongue.words.seat(number)}: {'; '.join(parts)}")
    return lines + _control(before, after, tongue)


def _money(before: Standing, after: Standing, number: int, own: bool, tongue: Tongue) -> list[str]:
    say = tongue.phrases.say
    parts: list[str] = []
    old, new = before.ecus[number], after.ecus[number]
    if own and old != new:
        parts.append(say("change-ecus", old=old, new=new))
    elif old != new:
        parts.append(say("change-ecus-by", by=f"{new - old:+d}"))
    if before.cubes[number] != after.cubes[number]:
        parts.append(say("change-cubes", old=before.cubes[number], new=after.cubes[number]))
    return parts


def _control(before: Standing, after: Standing, tongue: Tongue) -> list[str]:
    """Return the domains that come into other hands."""
    old = {(holding.age, holding.cell): holding for holding in before.holdings}
    lines: list[str] = []
    for holding in after.holdings:
        former = old.get((holding.age, holding.cell))
        if former is None or former.seats != holding.seats:
            lines.append(_held(holding, tongue))
    return lines


def _held(holding: Holding, tongue: Tongue) -> str:
    return tongue.phrases.say(
        "change-holder",
        age=tongue.words.name("age", holding.age),
        cell=tongue.words.name("cell", holding.cell),
        seats=", ".join([tongue.words.seat(seat) for seat in holding.seats]),
        ecus=holding.ecus,
    )

"""More about a position: what chronicles still miss, warnings, what is left in the supply."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.sands import colours
from clocksmith.cli.terminal.sands.look import parts_of
from clocksmith.games.sands.model.content import SPACE_IDS
from clocksmith.games.sands.view.standing import Crowd, Forecast, Threat
from clocksmith.games.sands.view.view import SandsView

READY = "ok"


def details(view: SandsView, locale: Locale) -> RenderableType:
    """Return the viewer's forecasts, warnings and the structures left."""
    shown: list[RenderableType] = []
    if view.seat >= 0:
        shown += [Text(f" {locale.phrases.say('forecast')}", "bold"), _forecasts(view, locale)]
    alarm = f"bold {colours.ALARM}"
    shown += [Text(f" {line}", alarm) for line in warnings(view, locale)]
    shown.append(Text(f" {locale.phrases.say('supply')}: {_supply(view, locale)}"))
    return Group(*shown)


def _forecasts(view: SandsView, locale: Locale) -> Table:
    """Return what each chronicle would still miss on each space: of the count, of heritage."""
    say, parts = locale.phrases.say, parts_of(locale)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("chronicle"))
    table.add_column(say("points"), justify="right")
    for space in SPACE_IDS:
        table.add_column(locale.words.name("space", space))
    found = {(one.chronicle, one.space): one for one in view.standing.forecasts[view.seat]}
    for chronicle in parts.chronicle_ids:
        cells = [_missing(found[chronicle, space]) for space in SPACE_IDS]
        points = str(parts.chronicles[chronicle].points)
        table.add_row(f" {locale.words.name('chronicle', chronicle)}", points, *cells)
    return table


def _missing(forecast: Forecast) -> Text:
    if not forecast.missing and not forecast.heritage:
        return Text(READY, "bold")
    return Text(f"{forecast.missing} / {forecast.heritage}", "dim")


def warnings(view: SandsView, locale: Locale) -> list[str]:
    """Return which regions of a seat, or of all, are too full, and which could be raided."""
    own = [crowd for crowd in view.standing.crowds if view.seat in (crowd.owner, -2)]
    raids = [threat for threat in view.standing.threats if threat.owner == view.seat]
    return [crowd_line(crowd, locale) for crowd in own] + [raid_line(t, locale) for t in raids]


def crowd_line(crowd: Crowd, locale: Locale) -> str:
    """Return the warning of a region that is too full."""
    return locale.phrases.say(
        "crowded",
        region=locale.words.name("region", crowd.region),
        seat=locale.words.seat(crowd.owner),
        citizens=crowd.citizens,
        room=crowd.room,
    )


def raid_line(threat: Threat, locale: Locale) -> str:
    """Return the warning of a raid that is possible."""
    return locale.phrases.say(
        "threat",
        region=locale.words.name("region", threat.region),
        seat=locale.words.seat(threat.rival),
        amount=threat.amount,
    )


def _supply(view: SandsView, locale: Locale) -> str:
    names = [locale.words.name("structure", one) for one in range(len(view.supply))]
    return ", ".join([f"{name} {left}" for name, left in zip(names, view.supply, strict=True)])

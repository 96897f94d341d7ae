"""What lies before each seat: points, tracks, stores, supply, symbols and cards."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.picture.svg import box, moved, words
from clocksmith.cli.sands.picture.lettering import broken, fitted
from clocksmith.cli.sands.picture.pieces import disc, peasant, soldier
from clocksmith.games.sands.content import CARAVANS
from clocksmith.games.sands.view import PlayerView, SandsView

PAD = 14
LINES = 2  # of played cards


def panel(view: SandsView, seat: int, width: float, height: float, locale: Locale) -> str:
    """Return what lies in front of a seat, in a frame."""
    player = view.players[seat]
    is_turn = seat == view.turn
    edge = palette.BRASS if is_turn else palette.LINE
    thick = 2.4 if is_turn else 1
    room = width - 2 * PAD
    facts = [_tracks(view, seat, locale), _stores(view, seat, locale), _symbols(view, seat, locale)]
    return "".join(
        [
            box(0, 0, width, height, rx=4, fill=palette.PANEL, stroke=edge, stroke_width=thick),
            disc(seat, 20, 17),
            words(locale.words.seat(seat), 34, 23, font_size=18, **{"class": "place"}),
            moved(width - 126, 11, _supply(seat, player)),
            *[fitted(fact, (PAD, 43 + 17 * n), room, 13) for n, fact in enumerate(facts)],
            *_cards(player, room, locale),
        ]
    )


def _supply(seat: int, player: PlayerView) -> str:
    """Return the pieces a seat has left: peasants, soldiers, caravans."""
    left = CARAVANS - len(player.caravans)
    return "".join(
        [
            peasant(seat),
            words(str(player.reserve[0]), 14, 10.5, font_size=12),
            moved(40, 0, soldier(seat)),
            words(str(player.reserve[1]), 54, 10.5, font_size=12),
            disc(seat, 86, 6),
            words(str(left), 94, 10.5, font_size=12),
        ]
    )


def _tracks(view: SandsView, seat: int, locale: Locale) -> str:
    say, count = locale.phrases.say, view.standing.counts[seat]
    return f"{say('points')} {count.points} · {say('unrest')} {count.unrest}"


def _stores(view: SandsView, seat: int, locale: Locale) -> str:
    """Return stores with the income of the next generation."""
    say, count = locale.phrases.say, view.standing.counts[seat]
    told = [
        f"{say(key)} {count.stock[resource]} (+{count.income[resource]})"
        for resource, key in enumerate(("crops", "gold"))
    ]
    return f"{' · '.join(told)} · {say('regions')} {count.regions}"


def _symbols(view: SandsView, seat: int, locale: Locale) -> str:
    say, count = locale.phrases.say, view.standing.counts[seat]
    told = [("fountains", count.fountains), ("lyres", count.lyres), ("goods", count.goods)]
    return " · ".join([f"{say(key)} {number}" for key, number in told])


def _cards(player: PlayerView, room: float, locale: Locale) -> list[str]:
    """Return emphasis, chosen and played cards in two quiet lines."""
    say, name = locale.phrases.say, locale.words.name
    parts: list[str] = []
    if player.emphasis >= 0:
        category = name("category", player.emphasis)
        parts.append(f"{say('emphasis')} {category} {player.markers}")
    known = [card for card in player.sealed if card >= 0]
    if known:
        parts.append(say("chosen", cards=" + ".join([name("card", card) for card in known])))
    elif player.sealed:
        parts.append(say("face-down", count=len(player.sealed)))
    if player.used:
        first, *others = [name("card", card) for card in player.used]
        parts += [say("played", cards=first), *others]
    lines = broken(parts, room, 12)
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]
    quiet: dict[str, str | float] = {"class": "quiet"}
    return [fitted(line, (PAD, 101 + 17 * n), room, 12, **quiet) for n, line in enumerate(lines)]

"""What a seat has, read."""

from clocksmith.core.layout.kinds import Count, Named
from clocksmith.core.notation import Lines
from clocksmith.games.sands.content import (
    ACTION_CARDS,
    BONUS_NAMES,
    BORDER_NAMES,
    BORDERS,
    CARAVANS,
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    CHRONICLE_NAMES,
    EMPHASIS_MARKERS,
    LEAST_UNREST,
    LEVELS,
    MOST_HERITAGE,
    MOST_UNREST,
    NO_CHRONICLE,
    PIECE_NAMES,
    PIECES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    Category,
)
from clocksmith.games.sands.rules.empire import CITIZENS_OF
from clocksmith.games.sands.state import Player, Sands

MOST_POINTS = 9999
MOST_RESOURCES = 9999


def read_player(lines: Lines, state: Sands, number: int) -> None:
    """Read what one seat has; its regions have been read before."""
    if lines.take("seat") != [str(number)]:
        raise ValueError(f"here comes seat {number}")
    player = state.players[number]
    stock = _pairs(lines.take("stock"), RESOURCE_NAMES, 0, MOST_RESOURCES)
    player.stock = [stock.get(resource, 0) for resource in range(len(RESOURCE_NAMES))]
    heritage = Count("a heritage", 0, MOST_HERITAGE)
    player.heritage = [heritage.read(word) for word in lines.take("heritage")]
    if len(player.heritage) != len(CATEGORIES):
        raise ValueError(f"there are {len(CATEGORIES)} heritages")
    if lines.peek() == "unrest":
        player.unrest = _number(lines, "unrest", LEAST_UNREST, MOST_UNREST)
    if lines.peek() == "points":
        player.points = _number(lines, "points", 0, MOST_POINTS)
    if lines.peek() == "last":
        player.last = _number(lines, "last", 0, MOST_POINTS)
    _citizens(lines, state, player)
    _caravans(lines, state, player)
    _reached(lines, state, player)
    _cards(lines, player)


def _number(lines: Lines, name: str, least: int, most: int) -> int:
    words = lines.take(name)
    if len(words) != 1:
        raise ValueError(f"here stands one word, not {len(words)}")
    value: int = Count(name, least, most).read(words[0])
    return value


def _pairs(words: list[str], names: list[str], least: int, most: int) -> dict[int, int]:
    """Return numbers by what they belong to, written ``italia:2``."""
    found: dict[int, int] = {}
    for word in words:
        name, colon, number = word.partition(":")
        if not colon or name not in names:
            raise ValueError(
                f"here stands a name and a number like {names[0]}:2, not {word[:40]!r}"
            )
        place = names.index(name)
        if place in found:
            raise ValueError(f"{name} is written twice")
        found[place] = Count(f"the number of {name}", least, most).read(number)
    return found


def _names(lines: Lines, first: str, names: list[str]) -> list[int]:
    """Return the numbers of the things that a line lists, if there is such a line."""
    if lines.peek() != first:
        return []
    found = [Named(f"one of the {first}", names).read(word) for word in lines.take(first)]
    if len(set(found)) != len(found):
        raise ValueError(f"{first} are written once each")
    return found


def _citizens(lines: Lines, state: Sands, player: Player) -> None:
    for piece in PIECES:
        first = f"{PIECE_NAMES[piece]}s"
        if lines.peek() == first:
            most = CITIZENS_OF[piece]
            standing = _pairs(lines.take(first), REGION_NAMES, 1, most)
            away = [REGION_NAMES[r] for r in standing if not state.in_play >> r & 1]
            if away:
                raise ValueError(f"{away[0]} is not in play")
            for region, count in standing.items():
                player.citizens[piece][region] = count
            if sum(standing.values()) > most:
                raise ValueError(f"a seat has only {most} {first}")


def _caravans(lines: Lines, state: Sands, player: Player) -> None:
    for border in _names(lines, "caravans", BORDER_NAMES):
        if not BORDERS[border].ends & state.in_play:
            raise ValueError(f"{BORDER_NAMES[border]} is not in play")
        player.caravans |= 1 << border
    if player.caravans.bit_count() > CARAVANS:
        raise ValueError(f"a seat has only {CARAVANS} caravans")


def _reached(lines: Lines, state: Sands, player: Player) -> None:
    if lines.peek() != "reached":
        return
    for row, level in _pairs(lines.take("reached"), ROW_NAMES, 1, LEVELS).items():
        if level > len(state.deck.rows[row]):
            raise ValueError(
                f"there are only {len(state.deck.rows[row])} advances in {ROW_NAMES[row]}"
            )
        player.reached[row] = level
        for advance in state.deck.rows[row][:level]:
            player.advances |= 1 << advance


def _cards(lines: Lines, player: Player) -> None:
    """Read cards used and sealed, the emphasis card, bonus actions and chronicle cards."""
    for card in _names(lines, "used", CARD_NAMES[:ACTION_CARDS]):
        player.used |= 1 << card
    player.sealed = tuple(_names(lines, "sealed", CARD_NAMES))
    if player.sealed and (len(player.sealed) != 2 or player.sealed[0] > player.sealed[1]):
        raise ValueError("two cards are sealed, in the order of the cards")
    if lines.peek() == "emphasis":
        words = lines.take("emphasis")
        if len(words) != 2:
            raise ValueError("emphasis is written like emphasis civil 2")
        player.emphasis = Category(Named("a category", CATEGORY_NAMES).read(words[0]))
        player.markers = Count("a number of markers", 0, EMPHASIS_MARKERS).read(words[1])
    for bonus in _names(lines, "bonuses", BONUS_NAMES):
        player.bonuses |= 1 << bonus
    if lines.peek() == "chronicles":
        _chronicles(lines.take("chronicles"), player)


def _chronicles(words: list[str], player: Player) -> None:
    """Read ``a:3 d:5``."""
    for word in words:
        name, _, number = word.partition(":")
        space = Named("a scoring space", SPACE_NAMES).read(name)
        chronicle = Named("a chronicle card", CHRONICLE_NAMES).read(number)
        if player.chronicles[space] != NO_CHRONICLE or chronicle in player.chronicles:
            raise ValueError("a card lies on one space, and a space has one card")
        player.chronicles[space] = chronicle

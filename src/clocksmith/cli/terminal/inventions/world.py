"""The seven regions as text: cards with who stands at them, citizens, tiles."""

from typing import Final

from rich.text import Text

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.columns import Row, even, filled, in_columns
from clocksmith.cli.terminal.inventions.look import printed
from clocksmith.cli.terminal.inventions.signs import (
    FLIPPED,
    FREE,
    MARK,
    NOTHING,
    ROLE_SIGNS,
    card_name,
    crowd,
    society,
)
from clocksmith.cli.terminal.inventions.texts import (
    chain_text,
    knowledge_text,
    needs_text,
    specialist_text,
)
from clocksmith.games.inventions.model.board import Display, Laid
from clocksmith.games.inventions.model.content import (
    NONE,
)
from clocksmith.games.inventions.view.view import InventionsView, RegionView

ROLES: Final = 14  # signs for who stands at a card
PEOPLE: Final = 16  # signs for the citizens on the map


def region_boards(view: InventionsView, locale: Locale) -> list[list[Text]]:
    """Return each region as a board of two lines, independent of all others."""
    parts = printed(locale)
    return [_board(view, region, locale) for region in parts.region_ids]


def _board(view: InventionsView, region: int, locale: Locale) -> list[Text]:
    parts = printed(locale)
    words, say = locale.words, locale.phrases.say
    one = view.regions[region]
    names = max([len(words.name("region", other)) for other in parts.region_ids]) + 3
    cards = (
        max([len(words.name("card", card)) for card in parts.card_ids]) + len(say("invention")) + 7
    )
    line = filled(_name(region, locale), names)
    line.append_text(filled(_card(one.display, locale), cards))
    line.append_text(filled(_roles(one.display, locale), ROLES))
    people = Text(f"{say('on-map')} ", "dim").append_text(crowd(one.people))
    line.append_text(filled(people, PEOPLE))
    line.append_text(_influence(one.laid, parts.regions[region].spaces, locale))
    facts = _facts(view, one, locale)
    if view.chronos is not None and view.chronos.region == region:
        facts += f" · {say('pillar-here')}"
    return even([line, Text("  " + facts, "dim")])


def offered_regions(view: InventionsView, locale: Locale, marks: frozenset[int]) -> list[Text]:
    """Return only the regions that are offered, with what is on them."""
    parts = printed(locale)
    rows: list[Row] = []
    for region in parts.region_ids:
        if region in marks:
            one = view.regions[region]
            rows.append(
                [
                    Text(MARK).append_text(_name(region, locale)),
                    _card(one.display, locale),
                    _roles(one.display, locale),
                    crowd(one.people),
                    Text(_facts(view, one, locale), "dim"),
                ]
            )
    return in_columns(rows)


def _name(region: int, locale: Locale) -> Text:
    return Text().append(f"{region + 1} {locale.words.name('region', region)}", "bold")


def _card(display: Display, locale: Locale) -> Text:
    if display.card == NONE:
        return Text(NOTHING, "dim")
    side = "invention" if display.flipped else "idea"
    return card_name(display.card, locale).append(f" ({locale.phrases.say(side)})", "dim")


def _roles(display: Display, locale: Locale) -> Text:
    """Return who presented, invented and innovated."""
    if display.card == NONE:
        return Text(NOTHING, "dim")
    text = Text()
    roles = (
        (display.presenter, display.count),
        (display.inventor, 1),
        (display.innovator, 1),
    )
    for role, (seat, count) in enumerate(roles):
        text.append(f"{locale.phrases.say(ROLE_SIGNS[role])}:", "dim")
        text.append_text(society(seat, count))
        text.append(" ")
    return text


def _influence(laid: tuple[Laid, ...], spaces: int, locale: Locale) -> Text:
    """Return the influence tiles of a region, flipped ones marked, and its free spaces."""
    text = Text(f"{locale.phrases.say('laid')} ", "dim")
    for one in laid:
        name = locale.words.name("influence_tile", one.tile)
        text.append_text(society(one.seat))
        text.append(f"{name} " if one.face_up else f"{name}{FLIPPED} ", "not dim")
    return text.append(f"{FREE} " * (spaces - len(laid)))


def _facts(view: InventionsView, one: RegionView, locale: Locale) -> str:
    """Return the card's conditions, the specialist and the knowledge tile, Wealth left."""
    parts = printed(locale)
    say = locale.phrases.say
    facts: list[str] = []
    if one.display.card != NONE:
        card = one.display.card
        done = one.display.flipped
        facts.append(chain_text(card, locale) if done else needs_text(view, card, locale))
    elif one.specialist != NONE:
        facts.append(specialist_text(one.specialist, locale))
    if one.knowledge != NONE:
        shown = knowledge_text(one.knowledge, one.spent, locale)
        facts.append(say("knowledge-with" if one.scholar else "knowledge-without", shown=shown))
    if one.wealth != NONE:
        letter = parts.tile_names[one.wealth][-1].upper()
        facts.append(say("wealth-left", letter=letter, count=one.wealth_left))
    return " · ".join(facts)


def ropes_text(region: int, locale: Locale) -> str:
    """Return where the ropes of a region lead."""
    parts = printed(locale)
    names = [parts.region_names.index(name) for name in parts.regions[region].ropes]
    return ", ".join([locale.words.name("region", name) for name in names])

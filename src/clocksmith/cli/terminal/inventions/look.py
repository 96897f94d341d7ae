"""What both drawings ask of a view: who stands where, what can be reached, what is whose."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.value import Value
from clocksmith.games.inventions.game import InventionsGame
from clocksmith.games.inventions.model.content import CHRONOS, NONE, UNCLAIMED
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.rules.milestones import FOREIGN
from clocksmith.games.inventions.view.standing import Standing
from clocksmith.games.inventions.view.view import InventionsView

START_ERA = 2  # where all era markers begin


def game_of(locale: Locale) -> InventionsGame:
    """Return the game that is drawn, with its box."""
    game = locale.words.game
    assert isinstance(game, InventionsGame), "a drawing of Inventions gets its words"
    return game


def printed(locale: Locale) -> Parts:
    """Return the printed parts of the game."""
    return game_of(locale).parts


def inventions(view: Value) -> InventionsView:
    """Return a view as one of Inventions, which it is."""
    assert isinstance(view, InventionsView), "a drawing of Inventions gets views of Inventions"
    return view


def standing(value: Value) -> Standing:
    """Return how everybody stands, as Inventions tells it."""
    assert isinstance(value, Standing), "a drawing of Inventions gets standings of Inventions"
    return value


def societies(view: InventionsView) -> list[int]:
    """Return all societies, Chronos last."""
    seats = list(range(len(view.players)))
    return seats if view.chronos is None else [*seats, CHRONOS]


def reaches(view: InventionsView, milestone: int) -> bool | None:
    """Return whether the viewer has access to a milestone; None for spectators."""
    return view.access[milestone].access < FOREIGN if view.access else None


def pillars_on(view: InventionsView, deed: int) -> list[tuple[int, bool]]:
    """Return the pillars on the space of an action: seats, and whether it is an epoch pillar."""
    pillars: list[tuple[int, bool]] = []
    for seat, player in enumerate(view.players):
        if player.epoch == deed:
            pillars.append((seat, True))
        pillars += [(seat, False) for space in player.seasons if space == deed]
    return pillars


def markers_on(view: InventionsView, space: int) -> list[int]:
    """Return the societies whose era markers stand on a space; NONE is the start row."""
    return [seat for seat in societies(view) if view.eras[seat] == space]


def spaces_of(parts: Parts, era: int) -> list[int]:
    """Return the spaces of an era from left to right."""
    return [space for space in parts.space_ids if parts.era_spaces[space].era == era]


def track_eras(parts: Parts) -> list[int]:
    """Return the eras that have spaces on the track."""
    return sorted({space.era for space in parts.era_spaces})


def private_milestones(view: InventionsView) -> list[tuple[int, int]]:
    """Return the private displays with a milestone: whose, UNCLAIMED last, and which."""
    displays = [*societies(view), UNCLAIMED]
    return [(d, view.private[d]) for d in displays if view.private[d] != NONE]


def display_cards(view: InventionsView) -> list[int]:
    """Return the idea display from left to right, the open card of the pile first."""
    return list(view.ideas) if view.top == NONE else [view.top, *view.ideas]

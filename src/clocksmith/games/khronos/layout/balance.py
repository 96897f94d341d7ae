"""What must add up in every position of Khronos: each fault is a sentence."""

from collections.abc import Iterator

from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos.model.content import (
    FAITH,
    KINDS,
    MIGHT,
    REASON,
    TILE_IDS,
    TILE_NAMES,
)
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import cards, domains, turn


def imbalances(state: Khronos) -> list[str]:
    """Return what does not add up."""
    return [*_cards(state), *_tiles(state), *_cubes(state), *_domains(state), *_clock(state)]


def _cards(state: Khronos) -> Iterator[str]:
    """1.4, 1.5, 12 Every card is in a hand, on the pile, discarded or face up."""
    deck = state.parts.decks[state.options.edition]
    for kind in KINDS:
        held = sum([player.hand[kind] for player in state.players])
        total = held + state.pile[kind] + state.discards[kind] + state.face_up[kind]
        if total != deck[kind] or state.pile[kind] < 0:
            yield f"there are only {deck[kind]} cards of a kind"
    if sum(state.face_up) != len(KINDS) * state.options.holdem:
        yield f"{len(KINDS)} cards lie face up in Hold'em, and none elsewhere"
    for player in state.players:
        if sum(player.hand) > state.parts.hand:
            yield f"a hand has at most {state.parts.hand} cards"
        if [1 for kind in KINDS if player.shown[kind] > player.hand[kind]]:
            yield "a shown card is one of the hand"


def _tiles(state: Khronos) -> Iterator[str]:
    """1.2, 12 Every tile lies in an age or in the supply, unless tiles are lost."""
    standing = [b.tile for board in state.boards for b in board.buildings() if not b.printed]
    for tile in TILE_IDS:
        lost = state.parts.tile_count[tile] - standing.count(tile) - state.supply[tile]
        if (state.supply[tile] < 0 and state.options.limited_tiles) or lost < 0:
            yield f"there are only {state.parts.tile_count[tile]} tiles {TILE_NAMES[tile]}"
        if lost > 0 and not state.options.lost_tiles:
            yield "tiles are lost only with the option lost-tiles"


def _cubes(state: Khronos) -> Iterator[str]:
    """1.4 Every cube is in stock, on a building or in it."""
    for seat, player in enumerate(state.players):
        owned = [b for board in state.boards for b in board.buildings() if b.owner == seat]
        placed = sum([b.cubes[seat] for b in state.boards[REASON].buildings()])
        if player.cubes < 0 or player.cubes + len(owned) + placed != state.parts.start_cubes:
            yield f"a seat has only {state.parts.start_cubes} cubes"
        for one in player.adventurers:
            if one.bound >= 0 and not state.options.bound:
                yield "adventurers are bound only in the first edition"


def _domains(state: Khronos) -> Iterator[str]:
    """7.1 Every conflict is still to be settled, in Might before Faith."""
    settling = (domains.Settle, domains.Settling)
    pending = [step.age for step in reversed(state.stack) if isinstance(step, settling)]
    if pending not in ([], [FAITH], [MIGHT, FAITH]):
        yield "Might is settled before Faith, and Faith after every action"
    for age in (MIGHT, FAITH):
        if age not in pending and not domains.is_settled(state.boards[age]):
            yield "two highest buildings of one kind share a domain (7.1)"


def _clock(state: Khronos) -> Iterator[str]:
    """2 Round, start and turn fit each other and what is pending."""
    if not state.stack:
        last = (state.turn + 1) % len(state.players) == state.start
        if state.round != state.parts.rounds or not last:
            yield f"the game is over after {state.parts.rounds} rounds"
        return
    if not isinstance(state.stack[0], turn.NextTurn):
        yield "the last pending step is NextTurn"
    drawing = isinstance(state.stack[-1], turn.DrawStart)
    dealing = any(isinstance(step, turn.BeginRound) for step in state.stack)
    if dealing != (state.round == 0):
        yield "round 0 is the deal, and nothing else is"
    if (state.start == NOBODY) != (drawing and dealing):
        yield "a start player is there once drawn, and not before"
    if (state.turn == NOBODY) != (drawing or dealing):
        yield "a turn is somebody's, from the first one on"
    if drawing and not dealing and not state.options.new_start:
        yield "a new start player is drawn only with the option new-start"
    for step in state.stack:
        anybody = isinstance(step, (cards.Refill, domains.ChooseSpot))
        if "seat" in step.__match_args__ and not anybody and step.fields()[0] != state.turn:
            yield f"{type(step).__name__} is a step of the seat whose turn it is"

"""Hidden cards and dice, dealt anew in agreement with what a seat knows."""

from collections.abc import Callable

from clocksmith.core.bits import nth_bit, places
from clocksmith.core.seat import Seat
from clocksmith.games.sands.model.actions import Choose
from clocksmith.games.sands.model.content import (
    NO_ADVANCE,
    NO_CHRONICLE,
    ROW_CATEGORY,
    pile_of,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.advance import ChooseAdvance, DrawAdvance
from clocksmith.games.sands.rules.battle import NO_DIE, ChooseDie, highest_face
from clocksmith.games.sands.rules.choosing import choices_of

Pick = Callable[[int], int]


def redeal(state: Sands, seat: Seat, pick: Pick) -> None:
    """Replace what *seat* cannot know: cards and dice laid face down, and piles.

    *pick* returns a number below the one it is given, each as likely as another.
    """
    for number, player in enumerate(state.players):
        if number != seat:
            if player.sealed:
                _reseal(state, player, pick)
            if not state.opened:
                _relay_chronicles(player, pick)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, ChooseDie) and state.die != NO_DIE and step.attacker != seat:
        state.die = pick(highest_face(state.players[step.attacker]) + 1)
    for pile in range(len(state.deck.piles)):
        _shuffle(state, seat, pile, pick)


def _reseal(state: Sands, player: Player, pick: Pick) -> None:
    """Choose any two cards that the player could have chosen."""
    choices = choices_of(state, player)
    action = state.actions.choose[nth_bit(choices, pick(choices.bit_count()))]
    assert isinstance(action, Choose)
    player.sealed = (action.card, action.other_card)


def _relay_chronicles(player: Player, pick: Pick) -> None:
    """Lay other chronicle cards on the same spaces."""
    hand = list(player.parts.chronicle_ids)
    for space, chronicle in enumerate(player.chronicles):
        if chronicle != NO_CHRONICLE:
            player.chronicles[space] = hand.pop(pick(len(hand)))


def drawn_by(state: Sands) -> tuple[Seat, int] | None:
    """Return who holds drawn advance cards and the pile they are from, or None."""
    step = state.stack[-1] if state.stack else None
    if not state.deck.drawn:
        return None
    assert isinstance(step, (ChooseAdvance, DrawAdvance)), "drawn cards are chosen from at once"
    holder = step.holder if isinstance(step, DrawAdvance) else step.seat
    return holder, pile_of(ROW_CATEGORY[step.row], len(state.deck.rows[step.row]) + 1)


def _shuffle(state: Sands, seat: Seat, pile: int, pick: Pick) -> None:
    """Mix the cards of a pile whose places *seat* does not know, those just drawn included.

    A card that was put back on top, or drawn from there, stays where *seat* knows it.
    """
    drawn = drawn_by(state)
    knows = seat >= 0 and state.deck.known[pile] >> seat & 1 == 1
    hidden: list[int] = []  # drawn cards that seat cannot know
    if drawn is not None and drawn[1] == pile and drawn[0] != seat:
        hidden = list(state.deck.drawn[1:] if knows else state.deck.drawn)
    top = state.deck.tops[pile]
    loose = top != NO_ADVANCE and not knows
    pool = sorted(places(state.deck.piles[pile]) + hidden + ([top] if loose else []))
    if hidden:
        dealt = [pool.pop(pick(len(pool))) for _ in hidden]
        kept = list(state.deck.drawn[: len(state.deck.drawn) - len(hidden)])
        state.deck.drawn = tuple(kept + dealt)
    if loose:
        state.deck.tops[pile] = pool.pop(pick(len(pool)))
    state.deck.piles[pile] = sum([1 << card for card in pool])

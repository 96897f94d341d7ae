"""Chapter 2, cards: exchange, Hold'em, refill."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task
from clocksmith.games.khronos.model.actions import (
    DRAW,
    EXCHANGE,
    KEEP,
    MORE_EXCHANGE,
    MORE_KEEP,
    SWAP,
    USUAL_HAND,
    Draw,
    Exchange,
    Keep,
    Swap,
)
from clocksmith.games.khronos.model.content import KINDS
from clocksmith.games.khronos.model.events import FOR_EXCHANGE
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs

TOO_LATE: Final = Refusal("2.1", "too-late-to-exchange")
NOT_HELD: Final = Refusal("2.1", "cards-not-held")
NO_SWAPS: Final = Refusal("12", "no-holdem")
TOO_LATE_TO_SWAP: Final = Refusal("12", "too-late-to-swap")
NOT_FACE_UP: Final = Refusal("12", "cards-not-face-up")
NOT_HELD_TO_SWAP: Final = Refusal("12", "cards-not-held")
NOT_HELD_TO_KEEP: Final = Refusal("2.3", "cards-not-held")


def holds(hand: list[int], cards: tuple[int, ...]) -> bool:
    """Return whether *cards* are all in *hand*."""
    return cards[0] <= hand[0] and cards[1] <= hand[1] and cards[2] <= hand[2]


def _held(hand: list[int], family: list[Action]) -> int:
    """Return which members of a family of cards are all in *hand*, as bits."""
    bits = 0
    for i, action in enumerate(family):
        assert isinstance(action, (Exchange, Keep))
        if holds(hand, action.cards.counts):
            bits |= 1 << i
    return bits


_EXCHANGES: Final[dict[tuple[int, ...], int]] = {}  # by hand, found when first asked for
_KEEPS: Final[dict[tuple[int, ...], int]] = {}


def _exchanges(hand: list[int]) -> int:
    """Return the exchanges of cards that are all in *hand*."""
    cards = tuple(hand)
    bits = _EXCHANGES.get(cards, -1)
    if bits < 0:
        bits = _held(hand, EXCHANGE)
        _EXCHANGES[cards] = bits
    return bits


def _keeps(hand: list[int]) -> int:
    """Return the choices of cards to keep that are all in *hand*."""
    cards = tuple(hand)
    bits = _KEEPS.get(cards, -1)
    if bits < 0:
        bits = _held(hand, KEEP)
        _KEEPS[cards] = bits
    return bits


def refuse_exchange(state: Khronos, seat: Seat, open_: bool, action: Exchange) -> Refusal | None:
    """2.1 Once per turn, before any action, cards of one's hand, for 2 ecus."""
    if not open_:
        return TOO_LATE
    player = state.players[seat]
    if not holds(player.hand, action.cards.counts):
        return NOT_HELD
    price = state.parts.exchange_price
    if player.ecus < price:
        return Refusal("2.1", "too-poor-to-exchange", (Detail("ecus", price),))
    return None


def offer_exchange(state: Khronos, seat: Seat, legal: Families) -> None:
    """2.1 Add the exchanges that *refuse_exchange* would not refuse."""
    player = state.players[seat]
    if player.ecus >= state.parts.exchange_price:
        legal.add(EXCHANGE, _exchanges(player.hand))


def offer_large_exchange(state: Khronos, seat: Seat, legal: Families) -> None:
    """2.1 Add the exchanges of more cards than a usual hand has; their numbers come last."""
    if state.parts.hand <= USUAL_HAND:
        return
    player = state.players[seat]
    if player.ecus >= state.parts.exchange_price:
        legal.add(MORE_EXCHANGE, _held(player.hand, MORE_EXCHANGE))


def exchange(state: Khronos, seat: Seat, action: Exchange, log: Log) -> None:
    """2.1 Pay, discard, draw back to a full hand."""
    verbs.pay(state, seat, state.parts.exchange_price, FOR_EXCHANGE, log)
    verbs.discard(state, seat, action.cards.counts, log)
    then(state, Refill(seat))


def refuse_swap(state: Khronos, seat: Seat, open_: bool, action: Swap) -> Refusal | None:
    """12 Hold'em: once per turn, before any action, face-up cards of one kind for own cards.

    Cards of the kind taken are not given back: that would be taking fewer.
    """
    if not state.options.holdem:
        return NO_SWAPS
    if not open_:
        return TOO_LATE_TO_SWAP
    if state.face_up[action.kind] < action.count:
        return NOT_FACE_UP
    if not holds(state.players[seat].hand, action.cards.counts):
        return NOT_HELD_TO_SWAP
    return None


def offer_swap(state: Khronos, seat: Seat, legal: Families) -> None:
    """12 Add the swaps that *refuse_swap* would not refuse."""
    bits = 0
    for i, action in enumerate(SWAP):
        assert isinstance(action, Swap)
        if refuse_swap(state, seat, True, action) is None:
            bits |= 1 << i
    legal.add(SWAP, bits)


@final
class Refill(Task[Khronos]):
    """2.3, 1.5 A seat draws until its hand is full; an empty pile is made of the discards."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Khronos, log: Log) -> None:
        hand = state.players[self.seat].hand
        if hand[0] + hand[1] + hand[2] < state.parts.hand:
            if not any(state.pile):
                verbs.reshuffle(state, log)
            then(state, DrawCard(self.seat), self)


@final
class DrawCard(Chance[Khronos]):
    """1.5 A card comes up from the pile; each card left is as likely as another."""

    __match_args__ = ("holder",)

    def __init__(self, holder: Seat) -> None:
        super().__init__()
        self.holder = holder  # the seat that draws it

    def problem(self, state: Khronos) -> str:
        full = sum(state.players[self.holder].hand) >= state.parts.hand
        return "a full hand draws no card" if full else ""

    def candidates(self, state: Khronos) -> list[Action]:
        return DRAW

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        return None if isinstance(action, Draw) and state.pile[action.kind] else NOT_OFFERED

    def legal(self, state: Khronos) -> Legal:
        bits = 0
        for kind in KINDS:
            if state.pile[kind]:
                bits |= 1 << kind
        legal = Families()
        legal.add(DRAW, bits)
        return legal

    def weights(self, state: Khronos) -> list[int]:
        return [count for count in state.pile if count]

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Draw)
        verbs.draw(state, self.holder, action.kind, log)


@final
class KeepCards(Decision[Khronos]):
    """2.3 English edition: a seat says which unused cards it keeps."""

    def problem(self, state: Khronos) -> str:
        if not state.options.keep_unused:
            return "cards are kept only in the English edition"
        return "" if any(state.players[self.seat].hand) else "there are no cards to keep"

    def candidates(self, state: Khronos) -> list[Action]:
        return KEEP + MORE_KEEP

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return NOT_OFFERED
        held = holds(state.players[self.seat].hand, action.cards.counts)
        return None if held else NOT_HELD_TO_KEEP

    def legal(self, state: Khronos) -> Legal:
        hand = state.players[self.seat].hand
        legal = Families()
        legal.add(KEEP, _keeps(hand))
        if state.parts.hand > USUAL_HAND:
            legal.add(MORE_KEEP, _held(hand, MORE_KEEP))
        return legal

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Keep)
        hand = state.players[self.seat].hand
        rest = tuple([hand[kind] - action.cards.counts[kind] for kind in KINDS])
        if any(rest):
            verbs.discard(state, self.seat, rest, log)
        verbs.keep_cards(state, self.seat, log)

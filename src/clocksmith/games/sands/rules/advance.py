"""Chapter 5.7: Advance; markers go to the right, and new advances come into the rows."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task
from clocksmith.games.sands.model.actions import (
    Advance,
    Draw,
    LayAdvance,
)
from clocksmith.games.sands.model.content import (
    LEVELS,
    NO_ADVANCE,
    ROW_CATEGORY,
    ROW_IDS,
    AdvanceId,
    CardId,
    Category,
    RowId,
    pile_of,
)
from clocksmith.games.sands.model.events import BY_ADVANCE
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import emphasis, verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.empire import given_once

ROW_ENDS: Final = Refusal("5.7", "row-ends")
NEW_ROW_LOCKED: Final = Refusal("5.7", "new-row-locked")
NO_MARKER: Final = Refusal("2.4", "no-advance-marker")
NOT_DRAWN: Final = Refusal("5.7", "not-drawn")
DRAWN: Final = 2  # cards to choose from


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.7 Ask for a row."""
    then(state, MakeAdvance(seat, card))


def trust(state: Sands, seat: Seat, category: Category) -> int:
    """5.7 Return what heritage counts for Advance, with Support and libraries."""
    parts = state.parts
    player = state.players[seat]
    support = parts.support_amount if state.supported == category and state.turn == seat else 0
    return player.heritage[category] + support + given_once(state, player, parts.advance_heritage)


def felt_unrest(player: Player) -> int:
    """5.7 Return what unrest counts for Advance, with Writing."""
    return player.unrest - player.parts.advance_unrest.total(player.advances)


def refuse_advance(state: Sands, seat: Seat, card: CardId, row: RowId) -> Refusal | None:
    """5.7 An advance to the right, or a first marker with culture unlocked; unrest low enough."""
    player = state.players[seat]
    level = player.reached[row]
    if level == 0 and not box_open(player, card):
        return NEW_ROW_LOCKED
    if level == 0 and len([1 for other in player.reached if other]) >= state.parts.advance_markers:
        return NO_MARKER
    if level >= len(state.deck.rows[row]):
        return ROW_ENDS
    category = ROW_CATEGORY[row]
    unrest, heritage = felt_unrest(player), trust(state, seat, category)
    if unrest > heritage:
        details = (Detail("category", category), Detail("unrest", unrest))
        return Refusal("5.7", "too-much-unrest", (*details, Detail("heritage", heritage)))
    return None


def settle_in(state: Sands, seat: Seat, before: Player, log: Log) -> None:
    """4.2, 9 Let a new advance change what is bounded: the unrest, the emphasis card."""
    player = state.players[seat]
    above = player.unrest - verbs.most_unrest(player)
    if above > 0:
        verbs.lower_unrest(state, seat, above, BY_ADVANCE, log)
    enough = emphasis.markers_needed(player)
    if enough <= player.markers < emphasis.markers_needed(before):
        emphasis.complete(state, seat, log)


@final
class MakeAdvance(ActionDecision):
    """5.7 A seat moves one of its advance markers to the right, or puts a new one in a row."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat, card)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [
            actions.advance[row]
            for row in ROW_IDS
            if refuse_advance(state, self.seat, self.card, row) is None
        ]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Advance):
            return NOT_OFFERED
        return refuse_advance(state, self.seat, self.card, action.row)

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, False))
            return
        assert isinstance(action, Advance)
        before = state.players[self.seat].copy()
        verbs.reach(state, self.seat, action.row, log)
        settle_in(state, self.seat, before, log)
        then(state, Explore(self.seat, action.row), EndAction(self.seat, self.card, True))


@final
class Explore(Task[Sands]):
    """5.7 Who first reaches the end of a row draws two cards of the next level and lays one.

    A card put back on top of the pile is drawn first; of a single card there
    is no choice; without any, and at the last level, the row ends.
    """

    __match_args__ = ("seat", "row")

    def __init__(self, seat: Seat, row: RowId) -> None:
        self.seat = seat
        self.row = row

    def run(self, state: Sands, log: Log) -> None:
        seat, row = self.seat, self.row
        lying = len(state.deck.rows[row])
        if state.players[seat].reached[row] < lying or lying >= LEVELS:
            return
        pile = pile_of(ROW_CATEGORY[row], lying + 1)
        if len(state.deck.drawn) == DRAWN:
            then(state, ChooseAdvance(seat, row))
            return
        top = AdvanceId(state.deck.tops[pile])
        left = state.deck.piles[pile].bit_count() + (top != NO_ADVANCE)
        if not state.deck.drawn and left < DRAWN:
            if left:
                last = top if top != NO_ADVANCE else AdvanceId(places(state.deck.piles[pile])[0])
                verbs.lay_advance(state, row, last, log)
            return
        if top != NO_ADVANCE:
            verbs.draw_advance(state, seat, row, top, log)
            then(state, self)
        else:
            then(state, DrawAdvance(seat, row), self)


@final
class DrawAdvance(Chance[Sands]):
    """5.7 A card comes up from the pile; each card left is as likely as another."""

    __match_args__ = ("holder", "row")

    def __init__(self, holder: Seat, row: RowId) -> None:
        super().__init__()
        self.holder = holder  # the seat that draws it
        self.row = row

    def problem(self, state: Sands) -> str:
        pile = pile_of(ROW_CATEGORY[self.row], len(state.deck.rows[self.row]) + 1)
        left = state.deck.piles[pile].bit_count() + len(state.deck.drawn)
        if not len(state.deck.drawn) < DRAWN <= left:
            return "two cards are drawn"
        return not_explored(state, self.holder, self.row)

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        pile = pile_of(ROW_CATEGORY[self.row], len(state.deck.rows[self.row]) + 1)
        return [actions.draw_of[AdvanceId(advance)] for advance in places(state.deck.piles[pile])]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return refuse_draw(state, self.row, action)

    def weights(self, state: Sands) -> list[int]:
        return [1] * len(self.candidates(state))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Draw)
        verbs.draw_advance(state, self.holder, self.row, action.advance, log)


def not_explored(state: Sands, seat: Seat, row: RowId) -> str:
    """5.7 Return why cards of the next level are not drawn for a row, or nothing where they are."""
    lying = len(state.deck.rows[row])
    if seat != state.turn or lying >= LEVELS or state.players[seat].reached[row] < lying:
        return "who reaches the end of a row draws"
    pile = pile_of(ROW_CATEGORY[row], lying + 1)
    if state.deck.tops[pile] != NO_ADVANCE:
        return "a card on top of a pile is drawn first"
    drawn = sum([1 << card for card in state.deck.drawn])
    return "cards of the next level are drawn" if drawn & ~state.parts.piles[pile] else ""


def refuse_draw(state: Sands, row: RowId, action: Action) -> Refusal | None:
    """3.5, 5.7 Only a card of the pile that continues the row can come up."""
    pile = pile_of(ROW_CATEGORY[row], len(state.deck.rows[row]) + 1)
    if isinstance(action, Draw) and state.deck.piles[pile] >> action.advance & 1:
        return None
    return NOT_OFFERED


@final
class ChooseAdvance(Decision[Sands]):
    """5.7 A seat lays one of the two cards it drew; the other goes back on top, face down."""

    __match_args__ = ("seat", "row")

    def __init__(self, seat: Seat, row: RowId) -> None:
        super().__init__(seat)
        self.row = row

    def problem(self, state: Sands) -> str:
        if len(state.deck.drawn) != DRAWN:
            return "two cards are drawn"
        return not_explored(state, self.seat, self.row)

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.lay_of[AdvanceId(advance)] for advance in sorted(state.deck.drawn)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, LayAdvance):
            return NOT_OFFERED
        return None if action.advance in state.deck.drawn else NOT_DRAWN

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, LayAdvance)
        first, second = state.deck.drawn
        other = second if action.advance == first else first
        verbs.lay_advance(state, self.row, action.advance, log)
        verbs.return_advance(state, self.seat, self.row, AdvanceId(other), log)

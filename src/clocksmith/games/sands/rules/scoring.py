"""Chapter 4.5: the end of a dynasty, wonders and chronicle cards."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Task
from clocksmith.games.sands.model.actions import Score
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    NO_CHRONICLE,
    SPACE_IDS,
    Category,
    ChronicleId,
    SpaceId,
)
from clocksmith.games.sands.model.events import (
    BY_CHRONICLE,
    FOR_WONDERS,
    ChronicleFailed,
    ChronicleRevealed,
    DynastyEnded,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.empire import count_on, from_start, standing_in

HERITAGE_GAIN: Final = 1


@final
class EndDynasty(Task[Sands]):
    """4.5 If the marker has reached the next colour, the dynasty ends and is scored."""

    def run(self, state: Sands, log: Log) -> None:
        if state.clock.marker < state.parts.next_colour[state.clock.dynasty]:
            return
        log.add(DynastyEnded(state.clock.dynasty))
        state.clock.dynasty += 1
        state.opened = True
        for seat in from_start(state):
            points = wonder_points(state, state.players[seat])
            if points:
                verbs.score(state, seat, points, FOR_WONDERS, log)
        for seat in from_start(state):
            player = state.players[seat]
            player.last = 0
            for space in SPACE_IDS:
                chronicle = ChronicleId(player.chronicles[space])
                if chronicle != NO_CHRONICLE:
                    log.add(ChronicleRevealed(seat, space, chronicle))
        then(state, Scoring(state.start, CATEGORIES[0]))


def wonder_points(state: Sands, player: Player) -> int:
    """4.5 Return the points for wonders: 1 each, 2 with Vision."""
    parts = state.parts
    points = 0
    for gift in parts.points:
        standing = standing_in(state, player, gift).bit_count()
        points += standing * parts.points_of[gift.structure].most(player.advances, gift.amount)
    return points


# Chronicle cards


def qualifies(state: Sands, player: Player, space: SpaceId) -> bool:
    """4.5 Return whether the card on a space could score alone: its condition, its number."""
    parts = state.parts
    chronicle = player.chronicles[space]
    if chronicle == NO_CHRONICLE:
        return False
    card = parts.chronicles[chronicle]
    if card.number > player.heritage[parts.spaces[space].category]:
        return False
    return count_on(state, player, space) >= card.needs[space]


def qualified(state: Sands, player: Player, category: Category) -> list[SpaceId]:
    """4.5 Return the spaces of a category whose cards could score alone."""
    return [space for space in state.parts.spaces_of[category] if qualifies(state, player, space)]


def is_trusted(player: Player, category: Category, spaces: list[SpaceId]) -> bool:
    """4.5 Return whether heritage reaches for the cards on *spaces* together."""
    parts = player.parts
    needed = sum([parts.chronicles[player.chronicles[space]].number for space in spaces])
    return needed <= player.heritage[category]


@final
class Scoring(Task[Sands]):
    """4.5 One seat after another, one category after another is scored."""

    __match_args__ = ("seat", "category")

    def __init__(self, seat: Seat, category: Category) -> None:
        self.seat = seat
        self.category = category

    def run(self, state: Sands, log: Log) -> None:
        seat, category = self.seat, self.category
        player = state.players[seat]
        spaces = qualified(state, player, category)
        if is_trusted(player, category, spaces):
            score_cards(state, seat, category, spaces, log)
        else:
            then(state, ChooseChronicle(seat, category))


def score_cards(
    state: Sands, seat: Seat, category: Category, spaces: list[SpaceId], log: Log
) -> None:
    """4.5 Score the cards on *spaces*, raise heritage once, and go on to the next category."""
    player = state.players[seat]
    for space in state.parts.spaces_of[category]:
        chronicle = ChronicleId(player.chronicles[space])
        if chronicle == NO_CHRONICLE:
            continue
        if space in spaces:
            verbs.score_chronicle(state, seat, space, log)
        else:
            log.add(_failure(state, seat, space))
    if spaces:
        verbs.raise_heritage(state, seat, category, HERITAGE_GAIN, BY_CHRONICLE, log)
    _go_on(state, seat, category)


def _failure(state: Sands, seat: Seat, space: SpaceId) -> ChronicleFailed:
    """4.5 Return how far a card that does not score is from what it asks for."""
    parts = state.parts
    player = state.players[seat]
    chronicle = ChronicleId(player.chronicles[space])
    card = parts.chronicles[chronicle]
    count, needs = count_on(state, player, space), card.needs[space]
    heritage, number = player.heritage[parts.spaces[space].category], card.number
    missing, lacking = max(0, needs - count), max(0, number - heritage)
    return ChronicleFailed(seat, space, chronicle, count, needs, missing, heritage, number, lacking)


def _go_on(state: Sands, seat: Seat, category: Category) -> None:
    """4.5 After the last category all cards go back to hand, and the next seat scores."""
    if category < CATEGORIES[-1]:
        then(state, Scoring(seat, Category(category + 1)))
        return
    verbs.take_up_chronicles(state, seat)
    after = Seat((seat + 1) % len(state.players))
    if after == state.start:
        state.opened = False
    else:
        then(state, Scoring(after, CATEGORIES[0]))


@final
class ChooseChronicle(Decision[Sands]):
    """4.5 Where two cards of a category could score, but not both, a seat chooses one."""

    __match_args__ = ("seat", "category")

    def __init__(self, seat: Seat, category: Category) -> None:
        super().__init__(seat)
        self.category = category

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        chosen = is_trusted(player, self.category, qualified(state, player, self.category))
        return "there is nothing to choose" if chosen else ""

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        spaces = qualified(state, state.players[self.seat], self.category)
        return [actions.score[space] for space in spaces]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Score):
            return NOT_OFFERED
        if action.space in qualified(state, state.players[self.seat], self.category):
            return None
        return Refusal("4.5", "cannot-score", (Detail("space", action.space),))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Score)
        score_cards(state, self.seat, self.category, [action.space], log)

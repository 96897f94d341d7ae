"""Chapter 4.3, I to IV: an idea is presented, invented, innovated and shared."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    Innovate,
    Invent,
    Present,
    Share,
)
from clocksmith.games.inventions.model.content import (
    ANY,
    EXTRA_SPECIALISTS,
    INNOVATOR,
    INVENTOR,
    NONE,
    PRESENTER,
    SPECIALISTS_GAINED,
    TECHNOLOGY,
)
from clocksmith.games.inventions.model.content import INNOVATE as INNOVATING
from clocksmith.games.inventions.model.content import INVENT as INVENTING
from clocksmith.games.inventions.model.effects import JOKER
from clocksmith.games.inventions.model.events import BY_SHARING, BY_SPECIALIST_TILE
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player, Turn
from clocksmith.games.inventions.rules import milestones, player_verbs, region_verbs
from clocksmith.games.inventions.rules.benefits import grant
from clocksmith.games.inventions.rules.payment import ExhaustCitizen, SendCitizen, payers

NOT_YOURS: Final = Refusal("4.3.I", "idea-not-yours")
TAKEN: Final = Refusal("4.3.I", "region-has-a-card")
NO_IDEA: Final = Refusal("4.3.II", "no-idea-there")
INVENTED: Final = Refusal("4.3.II", "invented-already")
NO_INVENTION: Final = Refusal("4.3.III", "no-invention-there")
OWN_INVENTION: Final = Refusal("4.3.III", "own-invention")
INNOVATED: Final = Refusal("4.3.III", "innovated-already")
NOTHING_SHARED: Final = Refusal("4.3.IV", "no-invention-there")
NO_PART: Final = Refusal("4.3.IV", "takes-no-part")
OWNS_LETTER: Final = Refusal("4.3.W", "owns-wealth-tile")
STACK_EMPTY: Final = Refusal("4.3.W", "no-wealth-tile")


def too_few(rule: str, field: int, count: int, held: int) -> Refusal:
    """4.1 Return the refusal for too few available citizens."""
    details = (Detail("field", field), Detail("count", count), Detail("held", held))
    return Refusal(rule, "too-few-citizens", details)


def no_access(state: Inventions, seat: Seat, milestone: int) -> Refusal:
    """4.3.A Return the refusal for a milestone without access, with where it lies."""
    access = milestones.access_of(state, seat, milestone)
    details = (
        Detail("milestone", milestone),
        Detail("access", access.access),
        Detail("owner", access.owner),
    )
    return Refusal("4.3.A", "no-access", details)


# I Present an Idea


def presentations(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.I Return all ways to lay an idea of its own, in index order."""
    parts = state.parts
    ideas = state.players[seat].ideas
    free = [region for region in parts.region_ids if state.land.displays[region].card == NONE]
    return [
        state.actions.present[card][region]
        for card in parts.card_ids
        if ideas >> card & 1
        for region in free
    ]


def refuse_laying(state: Inventions, seat: Seat, action: Present) -> Refusal | None:
    """4.3.I An idea of its own goes to a region display without a card."""
    if not state.players[seat].ideas >> action.card & 1:
        return NOT_YOURS
    return TAKEN if state.land.displays[action.region].card != NONE else None


def refuse_present(state: Inventions, seat: Seat, action: Present) -> Refusal | None:
    """4.3.I The specialist tile asks for available citizens of the card's field."""
    parts = state.parts
    refusal = refuse_laying(state, seat, action)
    if refusal is not None:
        return refusal
    needed = parts.specialists[state.land.specialists[action.region]].citizens
    field = parts.card_field[action.card]
    held = payers(state.players[seat], field)
    return None if held >= needed else too_few("4.3.I", field, needed, held)


def present(state: Inventions, seat: Seat, action: Present, log: Log) -> None:
    """4.3.I Lay the card, move the citizens, take the benefit of the specialist tile."""
    parts = state.parts
    turn = state.turn
    state.turn = Turn(
        turn.seat,
        turn.tokens,
        turn.spent,
        turn.presented + 1,
        turn.cards,
        turn.regions,
        turn.technology,
    )
    region_verbs.present(state, seat, action.card, action.region, log)
    tile = parts.specialists[state.land.specialists[action.region]]
    grant(state, seat, tile.benefit, parts.card_field[action.card], BY_SPECIALIST_TILE)
    then(state, SendCitizen(seat, PRESENTER, action.region, tile.citizens))


# II Invent


def extras(parts: Parts, player: Player, card: int) -> int:
    """4.3.II Return how many citizens are exhausted for inventing, culture tiles regarded."""
    return society.changed(parts, player, INVENTING, EXTRA_SPECIALISTS, parts.ideas[card].extra)


def refuse_invent(state: Inventions, seat: Seat, action: Invent) -> Refusal | None:
    """4.3.II, 4.3.A A presented idea whose milestone can be reached and that can be paid."""
    display = state.land.displays[action.region]
    if display.card == NONE:
        return NO_IDEA
    if display.flipped:
        return INVENTED
    idea = state.parts.ideas[display.card]
    if not milestones.reaches(state, seat, idea.milestone):
        return no_access(state, seat, idea.milestone)
    player = state.players[seat]
    if not payers(player, idea.field):
        return too_few("4.3.II", idea.field, 1, 0)
    needed, held = 1 + extras(state.parts, player, display.card), society.at_hand(player)
    return None if held >= needed else too_few("4.3.II", ANY, needed, held)


def invent(state: Inventions, seat: Seat, action: Invent, log: Log) -> None:
    """4.3.II Gain an aspiration tile, move one citizen, exhaust the extra ones, flip the card."""
    player_verbs.aspire(state, seat, TECHNOLOGY, log)
    extra = extras(state.parts, state.players[seat], state.land.displays[action.region].card)
    steps: list[Step[Inventions]] = [SendCitizen(seat, INVENTOR, action.region, 1)]
    if extra:
        steps.append(ExhaustCitizen(seat, ANY, extra))
    then(state, *steps, FlipIdea(action.region))


@final
class FlipIdea(Task[Inventions]):
    """4.3.II An idea becomes an invention."""

    __match_args__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def problem(self, state: Inventions) -> str:
        shown = state.land.displays[self.region]
        if shown.card == NONE or shown.flipped:
            return "an idea is flipped once"
        due = [step for step in state.stack if isinstance(step, SendCitizen)]
        coming = [1 for step in due if step.region == self.region and step.role == INVENTOR]
        if (shown.inventor != NOBODY) == bool(coming):
            return "an idea is flipped by its inventor"
        return ""

    def run(self, state: Inventions, log: Log) -> None:
        region_verbs.invent(state, self.region, log)


# III Innovate


def refuse_innovation(state: Inventions, seat: Seat, region: int) -> Refusal | None:
    """4.3.III An invention of somebody else, with the innovate space free."""
    display = state.land.displays[region]
    if not display.flipped:
        return NO_INVENTION
    if display.inventor == seat:
        return OWN_INVENTION
    return INNOVATED if display.innovator != NOBODY else None


def refuse_innovate(state: Inventions, seat: Seat, action: Innovate) -> Refusal | None:
    """4.3.III One available citizen of the invention's field goes there."""
    refusal = refuse_innovation(state, seat, action.region)
    if refusal is not None:
        return refusal
    field = state.parts.card_field[state.land.displays[action.region].card]
    return None if payers(state.players[seat], field) else too_few("4.3.III", field, 1, 0)


def innovate(state: Inventions, seat: Seat, action: Innovate, log: Log) -> None:
    """4.3.III Move a citizen to the innovate space and gain a specialist."""
    then(
        state, SendCitizen(seat, INNOVATOR, action.region, 1), TrainSpecialists(seat, action.region)
    )


@final
class TrainSpecialists(Task[Inventions]):
    """4.3.III The innovator gains specialists of the invention's field from its supply."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: Inventions, log: Log) -> None:
        player = state.players[self.seat]
        region_verbs.innovate(state, self.region, log)
        gained = society.changed(state.parts, player, INNOVATING, SPECIALISTS_GAINED, 1)
        for _ in range(min(gained, player.supply)):
            field = state.parts.card_field[state.land.displays[self.region].card]
            player_verbs.gain_specialist(state, self.seat, field, log)


# IV Share an Invention


def refuse_share(state: Inventions, seat: Seat, region: int) -> Refusal | None:
    """4.3.IV An invention at which a citizen of its own stands."""
    if not state.land.displays[region].flipped:
        return NOTHING_SHARED
    return None if society.takes_part(state, seat, region) else NO_PART


def share(state: Inventions, seat: Seat, action: Share, log: Log) -> None:
    """4.3.IV Everybody who took part gets their due; the seat that shares chooses its reward."""
    reward_others(state, seat, action.region, log)
    then(state, ChooseReward(seat, action.region), Release(action.region))


def reward_others(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """4.3.IV Points for the presenter, a citizen on the map for the innovator."""
    display = state.land.displays[region]
    region_verbs.share(state, seat, region, log)
    points = state.parts.card_era[display.card] * display.count
    player_verbs.gain_ip(state, display.presenter, points, BY_SHARING, log)
    if display.innovator != NOBODY and society.supply_of(state, display.innovator):
        player_verbs.settle(state, display.innovator, region, log)


def refuse_wealth(state: Inventions, seat: Seat, region: int) -> Refusal | None:
    """4.3.W A letter that the player does not own, and a tile of it left."""
    tile = state.land.wealth[region]
    if society.owned(state.parts, state.players[seat]) >> tile & 1:
        return OWNS_LETTER
    return None if state.stock[tile] else STACK_EMPTY


@final
class ChooseReward(Decision[Inventions]):
    """4.3.IV The seat that shares takes a wealth tile of the region or a joker aspiration tile."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def problem(self, state: Inventions) -> str:
        part = refuse_share(state, self.seat, self.region) is None
        return "" if part else "an invention is shared by somebody who takes part"

    def candidates(self, state: Inventions) -> list[Action]:
        return [state.actions.take_wealth, state.actions.take_joker]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if action is state.actions.take_wealth:
            return refuse_wealth(state, self.seat, self.region)
        return None if action is state.actions.take_joker else NOT_OFFERED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if action is state.actions.take_wealth:
            player_verbs.take_wealth(state, self.seat, self.region, log)
        else:
            player_verbs.aspire(state, self.seat, JOKER, log)


@final
class Release(Task[Inventions]):
    """4.3.IV The inventor takes the card, and all citizens at it go to the map."""

    __match_args__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def problem(self, state: Inventions) -> str:
        asked = [step.region for step in state.stack if isinstance(step, ChooseReward)]
        return "" if self.region in asked else "an invention is shared by somebody who takes part"

    def run(self, state: Inventions, log: Log) -> None:
        region_verbs.hand_over(state, self.region, log)
        region_verbs.release(state, self.region, log)

"""Chapter 3, the choices of setup: provinces, capital, first caravan, peasant and advance."""

from typing import final

from clocksmith.core.action import Action, Detail
from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Task
from clocksmith.games.sands.model.actions import (
    FREE,
    Advance,
    Capital,
    Caravan,
    Claim,
    Grow,
)
from clocksmith.games.sands.model.content import (
    PEASANT,
    SOLDIER,
    BorderId,
)
from clocksmith.games.sands.model.events import IN_SETUP
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.empire import from_start, regions_in


def unclaimed(state: Sands) -> int:
    """3.3 Return the regions in play that nobody has claimed, as bits."""
    free = state.in_play
    for player in state.players:
        free &= ~player.regions
    return free


def claimable(state: Sands, seat: Seat) -> int:
    """3.3 Return the regions a seat may claim, as bits: adjacent to its own, if there are any."""
    parts = state.parts
    free = unclaimed(state)
    near = 0
    for region in regions_in(state.players[seat].regions):
        near |= parts.near[region]
    return free & near or free


@final
class ClaimProvince(Decision[Sands]):
    """3.3 A seat takes an empty region as a province, the second and third beside its own."""

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.claim[region] for region in regions_in(claimable(state, self.seat))]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Claim):
            return NOT_OFFERED
        where = (Detail("region", action.region),)
        if not state.in_play >> action.region & 1:
            return Refusal("3.1", "out-of-play", where)
        if not unclaimed(state) >> action.region & 1:
            return Refusal("3.3", "region-taken", where)
        if not claimable(state, self.seat) >> action.region & 1:
            return Refusal("3.3", "not-adjacent", where)
        return None

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Claim)
        verbs.claim(state, self.seat, action.region, log)


@final
class SettleProvinces(Task[Sands]):
    """3.3 Each province gets two peasants and a soldier."""

    def run(self, state: Sands, log: Log) -> None:
        parts = state.parts
        for seat in from_start(state):
            for region in regions_in(state.players[seat].regions):
                for _ in range(parts.start_peasants):
                    verbs.place(state, seat, PEASANT, region, IN_SETUP, log)
                for _ in range(parts.start_soldiers):
                    verbs.place(state, seat, SOLDIER, region, IN_SETUP, log)


# Capital, first caravan, first peasant, first advance


def seats_of_power(player: Player) -> int:
    """3.4 Return where a capital may be founded, as bits: next to its own province, if any is."""
    parts = player.parts
    beside = 0
    for region in regions_in(player.regions):
        if parts.near[region] & player.regions:
            beside |= 1 << region
    return beside or player.regions


@final
class ChooseCapital(Decision[Sands]):
    """3.4 A seat makes one of its provinces the capital."""

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [
            actions.capital[region]
            for region in regions_in(seats_of_power(state.players[self.seat]))
        ]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Capital):
            return NOT_OFFERED
        player = state.players[self.seat]
        if not player.regions >> action.region & 1:
            return Refusal("3.4", "not-controlled", (Detail("region", action.region),))
        if not seats_of_power(player) >> action.region & 1:
            return Refusal("3.4", "capital-alone", (Detail("region", action.region),))
        return None

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Capital)
        verbs.set_capital(state, self.seat, action.region, log)


def first_borders(player: Player) -> list[BorderId]:
    """3.4 Return where a first caravan may lie: between capital and province, if there are any."""
    parts = player.parts
    around = [BorderId(border) for border in places(parts.borders_of[player.capital])]
    inner = [border for border in around if not parts.borders[border].ends & ~player.regions]
    return inner or around


@final
class FirstCaravan(Decision[Sands]):
    """3.4 A seat lays its first caravan, from the capital to another own province."""

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.caravan[border][FREE] for border in first_borders(state.players[self.seat])]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Caravan):
            return NOT_OFFERED
        if action.payment != FREE:
            return Refusal("3.4", "costs-nothing")
        if action.border in first_borders(state.players[self.seat]):
            return None
        return Refusal("3.4", "capital-to-province")

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Caravan)
        verbs.lay_caravan(state, self.seat, action.border, log)


@final
class FirstPeasant(Decision[Sands]):
    """3.4 A seat puts one more peasant into a province of its own."""

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.grow[region] for region in regions_in(state.players[self.seat].regions)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Grow):
            return NOT_OFFERED
        if state.players[self.seat].regions >> action.region & 1:
            return None
        return Refusal("3.4", "not-controlled", (Detail("region", action.region),))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Grow)
        verbs.place(state, self.seat, PEASANT, action.region, IN_SETUP, log)


@final
class FirstAdvance(Decision[Sands]):
    """3.5 A seat puts an advance marker on a level-1 advance."""

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.advance

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return None if isinstance(action, Advance) else NOT_OFFERED

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Advance)
        verbs.reach(state, self.seat, action.row, log)

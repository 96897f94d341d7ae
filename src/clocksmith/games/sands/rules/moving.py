"""Chapters 5.4 and 5.9, moving: citizens go from region to region, over roads with consent."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.sands.model.actions import Ask, Move
from clocksmith.games.sands.model.content import (
    PEASANT,
    PIECES,
    SOLDIER,
    CardId,
    Piece,
    RegionId,
)
from clocksmith.games.sands.model.events import ConsentAsked, ConsentDenied, ConsentGiven
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision
from clocksmith.games.sands.rules.empire import controls, held_by, owner_of, regions_in
from clocksmith.games.sands.rules.migrate import after_migration
from clocksmith.games.sands.rules.raid import after_raid

RAID: Final = "raid"
ONLY_SOLDIERS: Final = Refusal("5.4", "only-soldiers")
TOO_LATE_TO_ASK: Final = Refusal("5.9", "too-late-to-ask")
USUAL_STEPS: Final = 1


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.4, 5.9 Ask for one citizen after another."""
    then(state, MoveCitizens(seat, card, 0, 0, (), ()))


# Which regions are adjacent


def road_regions(state: Sands) -> int:
    """5.9 Return the regions with a road, as bits."""
    parts = state.parts
    roads = 0
    for structure in parts.roads:
        roads |= state.sites[structure]
    return roads


def foreign_roads(state: Sands, seat: Seat) -> int:
    """5.9 Return the regions with a road that need consent, as bits."""
    foreign = 0
    for other in range(len(state.players)):
        if other != seat:
            foreign |= state.players[other].regions
    return road_regions(state) & foreign


def wrongly_asked(state: Sands, seat: Seat, requested: int, granted: int) -> str:
    """5.4, 5.9 Return what is wrong with consent that was asked for and granted, or nothing."""
    if granted & ~requested:
        return "consent is granted when asked"
    foreign = not requested & ~foreign_roads(state, seat)
    return "" if foreign else "consent is asked for foreign roads"


def open_roads(state: Sands, seat: Seat, granted: int) -> int:
    """5.9 Return the regions whose road *seat* may use: its own, nobody's, granted ones."""
    return road_regions(state) & ~(foreign_roads(state, seat) & ~granted)


def one_step(state: Sands, player: Player, roads: int, region: RegionId) -> int:
    """5.4, 5.9 Return where a citizen can go in one step, as bits: map, galleys, open *roads*."""
    parts = state.parts
    near = parts.near[region]
    reach = near
    terrain = parts.terrain_of[region]
    if player.advances & parts.sail[terrain].mask:
        reach |= parts.on_terrain[terrain]
    crossed = near & roads
    while crossed:
        bit = crossed & -crossed
        reach |= parts.near[bit.bit_length() - 1]
        crossed ^= bit
    return reach & state.in_play & ~(1 << region)


def within(state: Sands, player: Player, roads: int, region: RegionId, steps: int) -> int:
    """5.4 Return where a citizen can go in up to *steps*, as bits."""
    reached = here = 1 << region
    for _ in range(steps):
        reach = 0
        for place in places(here):
            reach |= one_step(state, player, roads, RegionId(place))
        here = reach & ~reached
        reached |= reach
    return reached & ~(1 << region)


def steps_of(player: Player, card: CardId) -> int:
    """5.4, 5.9 Return how far a citizen goes: one region, with Horsemanship two in a raid."""
    parts = player.parts
    if parts.cards[card].rule == RAID:
        return parts.raid_steps.most(player.advances, USUAL_STEPS)
    return USUAL_STEPS


@final
class MoveCitizens(ActionDecision):
    """5.4, 5.9 A seat moves citizens, each once, and says when it is done.

    Before the first move it may ask for the use of foreign roads.
    """

    __match_args__ = ("seat", "card", "asked", "granted", "peasants", "soldiers")

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        asked: int,
        granted: int,
        peasants: tuple[int, ...],
        soldiers: tuple[int, ...],
    ) -> None:
        super().__init__(seat, card)
        self.asked = asked  # foreign road regions asked about, as bits
        self.granted = granted  # those whose use was granted
        self.peasants = peasants  # regions that a peasant moved to, one entry for each
        self.soldiers = soldiers  # the same for soldiers

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        for piece, moved in ((PEASANT, self.peasants), (SOLDIER, self.soldiers)):
            if list(moved) != sorted(moved):
                return "regions are in their order"
            if [1 for region in moved if moved.count(region) > player.citizens[piece][region]]:
                return "more have moved than are there"
        if self.peasants and state.parts.cards[self.card].rule == RAID:
            return "only soldiers raid"
        return wrongly_asked(state, self.seat, self.asked, self.granted)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        player = state.players[self.seat]
        choices: list[Action] = []
        if not self.peasants and not self.soldiers:
            askable = foreign_roads(state, self.seat) & ~self.asked
            choices = [actions.ask[region] for region in regions_in(askable)]
        steps = steps_of(player, self.card)
        roads = open_roads(state, self.seat, self.granted)
        movers = [SOLDIER] if state.parts.cards[self.card].rule == RAID else PIECES
        for piece in movers:
            fresh = [r for r in held_by(player, piece) if self.fresh(player, piece, r)]
            for region in fresh:
                moves = actions.move[piece][region]
                reach = within(state, player, roads, RegionId(region), steps)
                choices += [moves[place] for place in places(reach)]
        return choices

    def fresh(self, player: Player, piece: Piece, region: int) -> int:
        """Return how many citizens of a kind in a region have not moved yet."""
        moved = self.peasants if piece == PEASANT else self.soldiers
        return player.citizens[piece][region] - moved.count(region)

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if isinstance(action, Ask):
            return self._refuse_ask(state, action.region)
        if isinstance(action, Move):
            return self._refuse_move(state, action)
        return NOT_OFFERED

    def _refuse_ask(self, state: Sands, region: RegionId) -> Refusal | None:
        """5.9 Foreign road regions are asked about once, before the first move."""
        if not foreign_roads(state, self.seat) >> region & 1:
            return Refusal("5.9", "no-foreign-road", (Detail("region", region),))
        if self.asked >> region & 1:
            return Refusal("5.9", "asked-already", (Detail("region", region),))
        return TOO_LATE_TO_ASK if self.peasants or self.soldiers else None

    def _refuse_move(self, state: Sands, action: Move) -> Refusal | None:
        """5.4, 5.9 A citizen that has not moved goes to a region it can reach."""
        parts = state.parts
        player = state.players[self.seat]
        rule = "5.4" if parts.cards[self.card].rule == RAID else "5.9"
        if action.piece == PEASANT and parts.cards[self.card].rule == RAID:
            return ONLY_SOLDIERS
        old = action.old_region
        if not self.fresh(player, action.piece, old):
            details = (Detail("piece", action.piece), Detail("region", old))
            return Refusal(rule, "nobody-to-move", details)
        if not state.in_play >> action.region & 1:
            return Refusal("3.1", "out-of-play", (Detail("region", action.region),))
        steps = steps_of(player, self.card)
        roads = open_roads(state, self.seat, self.granted)
        if within(state, player, roads, old, steps) >> action.region & 1:
            return None
        details = (Detail("old_region", old), Detail("region", action.region))
        if within(state, player, road_regions(state), old, steps) >> action.region & 1:
            return Refusal("5.9", "no-consent", details)
        return Refusal(rule, "too-far", details)

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if isinstance(action, Ask):
            owner = owner_of(state, action.region)
            assert owner != NOBODY, "a foreign road has a controller"
            log.add(ConsentAsked(self.seat, owner, action.region))
            step = GiveConsent(owner, self.seat, action.region, self.card, self.asked, self.granted)
            then(state, step)
        elif isinstance(action, Move):
            verbs.move(state, self.seat, action.piece, action.old_region, action.region, log)
            then(state, self._after(action.piece, action.region))
        else:
            assert action is state.actions.done
            self._finish(state)

    def _after(self, piece: Piece, region: RegionId) -> "MoveCitizens":
        """Return the question after one more move."""
        peasants, soldiers = self.peasants, self.soldiers
        if piece == PEASANT:
            peasants = tuple(sorted([*peasants, region]))
        else:
            soldiers = tuple(sorted([*soldiers, region]))
        return MoveCitizens(self.seat, self.card, self.asked, self.granted, peasants, soldiers)

    def _finish(self, state: Sands) -> None:
        """5.4, 5.9 After the moves a raid plunders, and a migration may lead a caravan."""
        moved = bool(self.peasants) or bool(self.soldiers)
        if state.parts.cards[self.card].rule == RAID:
            entered = 0
            for region in self.soldiers:
                entered |= 1 << region
            after_raid(state, self.seat, self.card, entered, moved)
        else:
            after_migration(state, self.seat, self.card, moved)


@final
class GiveConsent(Decision[Sands]):
    """5.9 The controller of a road lets a seat use it in this action, or not."""

    __match_args__ = ("seat", "mover", "region", "card", "asked", "granted")

    def __init__(
        self, seat: Seat, mover: Seat, region: RegionId, card: CardId, asked: int, granted: int
    ) -> None:
        super().__init__(seat)
        self.mover = mover  # who asks
        self.region = region
        self.card = card
        self.asked = asked  # as in MoveCitizens, before this question
        self.granted = granted

    def problem(self, state: Sands) -> str:
        if self.mover != state.turn:
            return "the seat whose turn it is asks"
        if not foreign_roads(state, self.mover) >> self.region & 1:
            return "consent is asked for a foreign road"
        if not controls(state, self.seat, self.region):
            return "the controller consents"
        if self.asked >> self.region & 1:
            return "each foreign road is asked about once"
        return wrongly_asked(state, self.mover, self.asked, self.granted)

    def candidates(self, state: Sands) -> list[Action]:
        return [state.actions.grant, state.actions.deny]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        actions = state.actions
        return None if action is actions.grant or action is actions.deny else NOT_OFFERED

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        bit = 1 << self.region
        granted = self.granted
        if action is state.actions.grant:
            granted |= bit
            log.add(ConsentGiven(self.seat, self.mover, self.region))
        else:
            log.add(ConsentDenied(self.seat, self.mover, self.region))
        then(state, MoveCitizens(self.mover, self.card, self.asked | bit, granted, (), ()))

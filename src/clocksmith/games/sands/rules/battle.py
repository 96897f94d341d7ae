"""Chapter 5.3, the battle: sealed dice, losses, withdrawal, lost regions and capitals."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.sands.model.actions import (
    Capital,
    Die,
    Lose,
    Withdraw,
)
from clocksmith.games.sands.model.content import (
    PEASANT,
    PIECES,
    SOLDIER,
    RegionId,
)
from clocksmith.games.sands.model.events import (
    BY_BATTLE,
    BY_CROWDING,
    IN_RETREAT,
    BattleJoined,
    BattleWon,
    DiceRevealed,
    DieSealed,
    Why,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.empire import (
    citizens_in,
    controls,
    regions_in,
    size_of,
    standing_in,
)

NO_DIE: Final = -1
NOT_A_NEIGHBOUR: Final = Refusal("5.3", "withdraw-to-neighbour")


# Combat values


def strength_of(player: Player, region: RegionId) -> int:
    """5.3 Return a combat value: citizens, and what advances add."""
    parts = player.parts
    peasants, soldiers = player.citizens[PEASANT][region], player.citizens[SOLDIER][region]
    advances = player.advances
    each = parts.soldier_strength
    each += parts.battle_per_soldier[parts.terrain_of[region]].total(advances)
    value = peasants * parts.peasant_strength + soldiers * each + parts.battle.total(advances)
    if soldiers:
        value += parts.battle_with_soldier.total(advances)
    return value


def defence_of(state: Sands, attacker: Seat, defender: Seat, region: RegionId) -> int:
    """5.3 Return the combat value of who is attacked, with fortresses the attacker minds."""
    parts = state.parts
    player, rival = state.players[defender], state.players[attacker]
    value = strength_of(player, region)
    for gift in parts.defence:
        ignored = rival.advances & parts.ignores[gift.structure].mask
        if not ignored and standing_in(state, player, gift) >> region & 1:
            value += gift.amount
    return value


def join_battle(state: Sands, seat: Seat, rival: Seat, region: RegionId, log: Log) -> None:
    """5.3 Make both combat values public."""
    own = strength_of(state.players[seat], region)
    log.add(BattleJoined(seat, rival, region, own, defence_of(state, seat, rival, region)))


def highest_face(player: Player) -> int:
    """5.3, 9 Return the highest face a player may choose: unrest never passes its maximum."""
    return max(0, min(player.parts.highest_die, verbs.most_unrest(player) - player.unrest))


@final
class ChooseDie(Decision[Sands]):
    """5.3 Attacker and defender secretly choose a face of the die, the attacker recorded first."""

    __match_args__ = ("seat", "attacker", "defender", "region")

    def __init__(self, seat: Seat, attacker: Seat, defender: Seat, region: RegionId) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.defender = defender
        self.region = region

    def problem(self, state: Sands) -> str:
        if self.attacker != state.turn or self.attacker == self.defender:
            return "the seat whose turn it is attacks another"
        sides = (self.attacker, self.defender)
        dice = [step for step in state.stack if isinstance(step, ChooseDie)]
        # The defender's die is recorded last, so it lies below.
        if [die.seat for die in dice] != [self.defender, self.attacker][: len(dice)]:
            return "attacker and defender choose a die, the attacker first"
        if len({(die.attacker, die.defender, die.region) for die in dice}) > 1:
            return "two seats fight in one region"
        if not all(citizens_in(state.players[seat], self.region) for seat in sides):
            return "both have citizens there"
        high = state.die > highest_face(state.players[self.attacker])
        return "the sealed die is too high" if high else ""

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.die[: highest_face(state.players[self.seat]) + 1]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Die):
            return NOT_OFFERED
        highest = highest_face(state.players[self.seat])
        if action.face > highest:
            return Refusal("5.3", "face-too-high", (Detail("face", highest),))
        return None

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Die)
        log.add(DieSealed(self.seat))
        if self.seat == self.attacker:
            state.die = action.face
        else:
            face = state.die
            state.die = NO_DIE
            fight(state, self, face, action.face, log)

    def group(self, state: Sands) -> tuple[Seat, ...]:
        if self.seat == self.attacker:
            return (self.attacker, self.defender)
        return (self.defender,)


# The fight and its losses


def fight(state: Sands, battle: ChooseDie, face: int, rival_face: int, log: Log) -> None:
    """5.3 Reveal both dice, tell who wins, and ask for the losses, the winner's first."""
    parts = state.parts
    attacker, defender, region = battle.attacker, battle.defender, battle.region
    player = state.players[attacker]
    own = strength_of(player, region) + parts.die_factor * face
    other = defence_of(state, attacker, defender, region) + parts.die_factor * rival_face
    log.add(DiceRevealed(attacker, defender, face, rival_face))
    won = own > other or (own == other and player.advances & parts.wins_ties.mask != 0)
    if won:
        log.add(BattleWon(attacker, defender, region, own, other))
        _settle(state, attacker, defender, region, [Retreat(defender, region)])
        verbs.raise_unrest(state, attacker, face, BY_BATTLE, log)
    else:
        log.add(BattleWon(defender, attacker, region, other, own))
        _settle(state, defender, attacker, region, [])
        verbs.raise_unrest(state, defender, rival_face, BY_BATTLE, log)


def _settle(
    state: Sands, winner: Seat, loser: Seat, region: RegionId, after: list[Step[Sands]]
) -> None:
    """5.3 Ask for one citizen of the winner and two of the loser, or all there are."""
    parts = state.parts
    present = citizens_in(state.players[loser], region)
    wins = [LoseCitizen(winner, region, BY_BATTLE)] * parts.winner_losses
    losses = [LoseCitizen(loser, region, BY_BATTLE)] * min(parts.loser_losses, present)
    then(state, *wins, *losses, *after)


@final
class LoseCitizen(Decision[Sands]):
    """4.4, 5.3 A seat chooses which of its citizens in a region goes back to supply."""

    __match_args__ = ("seat", "region", "why")

    def __init__(self, seat: Seat, region: RegionId, why: Why) -> None:
        super().__init__(seat)
        self.region = region
        self.why = why

    def problem(self, state: Sands) -> str:
        lost = [step for step in state.stack if step == self]
        there = citizens_in(state.players[self.seat], self.region)
        return "nobody is there to lose" if len(lost) > there else ""

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.lose

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return NOT_OFFERED
        if state.players[self.seat].citizens[action.piece][self.region]:
            return None
        details = (Detail("piece", action.piece), Detail("region", self.region))
        rule = "4.4" if self.why == BY_CROWDING else "5.3"
        return Refusal(rule, "nobody-to-lose", details)

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Lose)
        verbs.lose(state, self.seat, action.piece, self.region, self.why, log)


# After a defeat


def is_last(state: Sands, seat: Seat, region: RegionId) -> bool:
    """5.3 Return whether a region is the last one that *seat* controls."""
    return state.players[seat].regions == 1 << region


def shelters(player: Player, region: RegionId) -> int:
    """5.3 Return the map neighbours a player may withdraw to, as bits: no road, no galleys."""
    return player.parts.near[region] & player.regions


@final
class Retreat(Task[Sands]):
    """5.3 A beaten defender leaves the region, unless it is their last one."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: Sands, log: Log) -> None:
        seat, region = self.seat, self.region
        if is_last(state, seat, region):
            return
        player = state.players[seat]
        if citizens_in(player, region) and shelters(player, region):
            then(state, WithdrawCitizens(seat, region), YieldRegion(seat, region))
            return
        then(state, YieldRegion(seat, region))
        for piece in PIECES:
            for _ in range(player.citizens[piece][region]):
                verbs.lose(state, seat, piece, region, IN_RETREAT, log)


@final
class WithdrawCitizens(Decision[Sands]):
    """5.3 A beaten defender withdraws the rest to a neighbouring region they control."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        super().__init__(seat)
        self.region = region

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        if self.seat == state.turn:
            return "a defender withdraws"
        if is_last(state, self.seat, self.region):
            return "a last region is never lost"
        if not shelters(player, self.region):
            return "there is nowhere to withdraw to"
        return "" if citizens_in(player, self.region) else "nobody is there to withdraw"

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        open_to = shelters(state.players[self.seat], self.region)
        return [actions.withdraw[region] for region in regions_in(open_to)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Withdraw):
            return NOT_OFFERED
        open_to = shelters(state.players[self.seat], self.region)
        return None if open_to >> action.region & 1 else NOT_A_NEIGHBOUR

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Withdraw)
        verbs.withdraw(state, self.seat, self.region, action.region, log)


@final
class YieldRegion(Task[Sands]):
    """5.3 A beaten defender loses the region if they controlled it."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region

    def problem(self, state: Sands) -> str:
        last = is_last(state, self.seat, self.region)
        return "a last region is never lost" if last else ""

    def run(self, state: Sands, log: Log) -> None:
        if controls(state, self.seat, self.region):
            lose_region(state, self.seat, self.region, log)


def lose_region(state: Sands, seat: Seat, region: RegionId, log: Log) -> None:
    """5.3 Take the control of a region away; a lost capital is set up again at once."""
    assert size_of(state.players[seat]) > 1, "a last region is never lost"
    if state.players[seat].capital == region:
        then(state, RestoreCapital(seat))
    verbs.lose_control(state, seat, region, log)


@final
class RestoreCapital(Decision[Sands]):
    """5.3 A seat that lost its capital sets it up in another region it controls."""

    def problem(self, state: Sands) -> str:
        lost = self.seat != state.turn
        return "" if lost else "the seat whose turn it is loses no capital"

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.capital[region] for region in regions_in(state.players[self.seat].regions)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Capital):
            return NOT_OFFERED
        if controls(state, self.seat, action.region):
            return None
        return Refusal("5.3", "not-controlled", (Detail("region", action.region),))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Capital)
        verbs.set_capital(state, self.seat, action.region, log)

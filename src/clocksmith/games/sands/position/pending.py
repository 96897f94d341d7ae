"""What the pending steps of a turn must keep; each fault is an error in words."""

from typing import Any

from clocksmith.core.seat import Seat
from clocksmith.core.step import Step
from clocksmith.games.sands.content import (
    BUILDS,
    CARDS,
    CHRONICLES_AT_ONCE,
    LABOR,
    LEVELS,
    NO_ADVANCE,
    NO_BONUS,
    NOWHERE,
    PIECES,
    PILES,
    ROW_CATEGORY,
    SOLDIER,
    RegionId,
    RowId,
    pile_of,
)
from clocksmith.games.sands.events import BY_BATTLE, FOR_CARAVAN
from clocksmith.games.sands.position.steps import RULES_OF
from clocksmith.games.sands.rules import battle, build, chronicle, moving, muster, raid, turn
from clocksmith.games.sands.rules.acting import EndAction, TurnDecision
from clocksmith.games.sands.rules.advance import DRAWN, ChooseAdvance, DrawAdvance, Explore
from clocksmith.games.sands.rules.conquest import AnnexOrLeave
from clocksmith.games.sands.rules.empire import citizens_in, controls
from clocksmith.games.sands.rules.heritage import ChooseHeritage
from clocksmith.games.sands.rules.migrate import led_borders
from clocksmith.games.sands.state import Sands


def require(holds: bool, sentence: str) -> None:
    """Raise ValueError with *sentence* unless *holds*."""
    if not holds:
        raise ValueError(sentence)


def check_turn_steps(state: Sands, steps: list[Step[Any]]) -> None:
    """Raise ValueError unless every pending step of a turn fits the position."""
    asked = steps[0]
    for step in steps:
        if isinstance(step, (TurnDecision, EndAction, turn.GoOn, turn.EndTurn)):
            name = type(step).__name__
            require(step.seat == state.turn, f"{name} is a step of the seat whose turn it is")
        _check_card(step)
        _check_place(state, step)
    _check_left(state, steps)
    _check_battle(state, steps)
    _check_drawing(state, asked)
    if isinstance(asked, battle.RestoreCapital):
        require(asked.seat != state.turn, "the seat whose turn it is loses no capital")
    elif isinstance(asked, ChooseHeritage):
        require(asked.seat == state.turn, "the seat whose caravan it is chooses")
        require(asked.why == FOR_CARAVAN, "a caravan brings heritage here")
    elif isinstance(asked, TurnDecision):
        _check_action(state, asked)
    elif isinstance(asked, moving.GiveConsent):
        _check_consent(state, asked)


def _check_card(step: Step[Any]) -> None:
    """Raise ValueError unless a step belongs to the action of its card."""
    name = type(step).__name__
    if name in RULES_OF:
        card = step.fields()[step.__match_args__.index("card")]
        assert isinstance(card, int)
        require(CARDS[card].rule in RULES_OF[name], f"{name} is no step of {CARDS[card].name}")


def _check_place(state: Sands, step: Step[Any]) -> None:
    """Raise ValueError unless a step speaks of a region in play."""
    if "region" in step.__match_args__ and not isinstance(step, muster.MusterCitizens):
        region = step.fields()[step.__match_args__.index("region")]
        assert isinstance(region, int)
        there = region != NOWHERE and state.in_play >> region & 1
        require(bool(there), f"{type(step).__name__} names a region in play")


def _check_left(state: Sands, steps: list[Step[Any]]) -> None:
    """4.2 Raise ValueError unless the cards that are left to use fit the card in use."""
    acting: list[int] = []
    left: tuple[int, ...] = ()
    most = 1
    for step in steps:
        if isinstance(step, turn.GoOn):
            left = step.cards
        elif isinstance(step, turn.TakeTurn):
            left, most = step.cards, 2
            require(bool(left) or state.bonus == NO_BONUS, "the turn ends without asking")
        elif "card" in step.__match_args__:
            card = step.fields()[step.__match_args__.index("card")]
            assert isinstance(card, int)
            acting.append(card)
    require(len(left) <= most, "two cards are revealed")
    require(list(left) == sorted(set(left)), "different cards are revealed, in their order")
    require(len(set(acting)) <= 1, "one action goes on at a time")
    require(not set(acting) & set(left), "a card in use is not left to use")


def _check_battle(state: Sands, steps: list[Step[Any]]) -> None:
    """5.3 Raise ValueError unless all steps of a battle are about the same one."""
    places: set[int] = set()
    lost: dict[int, int] = {}
    for step in steps:
        if isinstance(step, (battle.Retreat, battle.YieldRegion, battle.WithdrawCitizens)):
            places.add(step.region)
            require(step.seat != state.turn, "a defender withdraws")
        elif isinstance(step, AnnexOrLeave):
            places.add(step.region)
        elif isinstance(step, battle.LoseCitizen):
            places.add(step.region)
            require(step.why == BY_BATTLE, "citizens are lost in a battle here")
            lost[step.seat] = lost.get(step.seat, 0) + 1
            there = citizens_in(state.players[step.seat], step.region)
            require(lost[step.seat] <= there, "nobody is there to lose")
        elif isinstance(step, battle.ChooseDie):
            places.add(step.region)
            _check_dice(state, step)
    require(len(places) <= 1, "a conquest is in one region")
    _check_sides(steps)
    if isinstance(steps[0], battle.WithdrawCitizens):
        _check_withdrawal(state, steps[0].seat, steps[0].region)


def _check_sides(steps: list[Step[Any]]) -> None:
    """5.3 Raise ValueError unless dice and withdrawals are of the two seats of one battle."""
    dice = [step for step in steps if isinstance(step, battle.ChooseDie)]
    if dice:
        last = dice[-1]
        require(last.seat == last.defender, "the defender's die is recorded last")
        require(len({(d.attacker, d.defender) for d in dice}) == 1, "two seats fight")
        require(len(dice) == 1 or dice[0].seat == dice[0].attacker, "the attacker's die is first")
    leaving = [s for s in steps if isinstance(s, (battle.YieldRegion, battle.WithdrawCitizens))]
    require(len({step.seat for step in leaving}) <= 1, "one seat withdraws")


def _check_dice(state: Sands, step: battle.ChooseDie) -> None:
    require(step.attacker == state.turn != step.defender, "the seat whose turn it is attacks")
    require(step.seat in (step.attacker, step.defender), "attacker and defender choose a die")
    for seat in (step.attacker, step.defender):
        require(citizens_in(state.players[seat], step.region) > 0, "both have citizens there")
    highest = battle.highest_face(state.players[step.attacker])
    require(state.die <= highest, "the sealed die is too high")


def _check_withdrawal(state: Sands, seat: Seat, region: RegionId) -> None:
    player = state.players[seat]
    require(not battle.is_last(state, seat, region), "a last region is never lost")
    require(bool(battle.shelters(player, region)), "there is nowhere to withdraw to")
    require(citizens_in(player, region) > 0, "nobody is there to withdraw")


def _check_drawing(state: Sands, asked: Step[Any]) -> None:
    """5.7 Raise ValueError unless cards are drawn for a row whose end has been reached."""
    steps = [step for step in state.stack if isinstance(step, Explore)]
    for step in steps:
        require(isinstance(asked, DrawAdvance), "cards are drawn for a row")
        if isinstance(asked, DrawAdvance):
            same = (step.seat, step.row) == (asked.holder, asked.row)
            require(same, "one seat draws for one row")
    if isinstance(asked, DrawAdvance):
        _check_pile(state, asked.holder, asked.row)
        pile = pile_of(ROW_CATEGORY[asked.row], len(state.deck.rows[asked.row]) + 1)
        left = state.deck.piles[pile].bit_count() + len(state.deck.drawn)
        require(len(state.deck.drawn) < DRAWN <= left, "two cards are drawn")
        require(state.deck.tops[pile] == NO_ADVANCE, "a card on top of a pile is drawn first")
    elif isinstance(asked, ChooseAdvance):
        _check_pile(state, asked.seat, asked.row)
        require(len(state.deck.drawn) == DRAWN, "two cards are drawn")


def _check_pile(state: Sands, seat: Seat, row: RowId) -> None:
    lying = len(state.deck.rows[row])
    reached = state.players[seat].reached[row] == lying < LEVELS
    require(reached and seat == state.turn, "who reaches the end of a row draws")
    pile = pile_of(ROW_CATEGORY[row], lying + 1)
    for card in state.deck.drawn:
        require(PILES[pile] >> card & 1 == 1, "cards of the next level are drawn")


def _check_action(state: Sands, step: TurnDecision) -> None:
    """5 Raise ValueError unless the question of an action fits the position."""
    player = state.players[step.seat]
    if isinstance(step, chronicle.LayChronicle):
        most = CHRONICLES_AT_ONCE.most(player.advances, chronicle.USUAL)
        require(step.count <= most, "fewer chronicle cards are laid in one action")
    elif isinstance(step, muster.MusterCitizens):
        require(step.mustered & ~player.regions == 0, "citizens are mustered in own regions")
        placed = step.region != NOWHERE
        require(not placed or step.mustered >> step.region & 1 == 1, "that region is used")
        require(placed or not step.second, "a second soldier follows a first")
    elif isinstance(step, build.BuildStructure):
        require(step.count <= BUILDS.most(player.advances, build.USUAL), "fewer are built at once")
    elif isinstance(step, build.CommitPeasants):
        require(step.count <= BUILDS.most(player.advances, build.USUAL), "fewer are built at once")
        refused = build.refuse_build(state, step.seat, step.structure, step.region)
        require(refused is None, "this cannot be built")
        require(player.advances & LABOR.mask != 0, "no peasants can help")
    elif isinstance(step, raid.PlunderRegion):
        standing = sum([1 << r for r, n in enumerate(player.citizens[SOLDIER]) if n])
        foreign = standing & ~player.regions
        require(step.open_to != 0 and step.open_to & ~foreign == 0, "soldiers plunder elsewhere")
    elif isinstance(step, moving.MoveCitizens):
        _check_moves(state, step)
    elif type(step).__name__ == "LeadCaravan":
        require(bool(led_borders(state, player)), "there is no border for a caravan")


def _check_moves(state: Sands, step: moving.MoveCitizens) -> None:
    player = state.players[step.seat]
    moved = (step.peasants, step.soldiers)
    require(CARDS[step.card].rule != moving.RAID or not step.peasants, "only soldiers raid")
    for piece in PIECES:
        require(list(moved[piece]) == sorted(moved[piece]), "regions are in their order")
        for region in moved[piece]:
            there = player.citizens[piece][region]
            require(moved[piece].count(region) <= there, "more have moved than are there")
    require(step.granted & ~step.asked == 0, "consent is granted when asked")
    foreign = moving.foreign_roads(state, step.seat)
    require(step.asked & ~foreign == 0, "consent is asked for foreign roads")


def _check_consent(state: Sands, step: moving.GiveConsent) -> None:
    require(step.mover == state.turn, "the seat whose turn it is asks")
    foreign = moving.foreign_roads(state, step.mover)
    require(foreign >> step.region & 1 == 1, "consent is asked for a foreign road")
    require(controls(state, step.seat, step.region), "the controller consents")
    require(step.granted & ~step.asked == 0, "consent is granted when asked")
    asked = step.asked & ~foreign == 0 and not step.asked >> step.region & 1
    require(asked, "each foreign road is asked about once")

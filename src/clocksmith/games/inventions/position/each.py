"""What each pending step must find to be playable; each fault is an error in words."""

from typing import Any

from clocksmith.core.seat import NOBODY
from clocksmith.core.step import Decision, Step
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import (
    ANY,
    ASPIRATION,
    CARD_FIELD,
    CHRONOS,
    CITIZENS,
    DEALT_OF_ERA,
    ERA_MASK,
    GOALS_DEALT,
    GOALS_KEPT,
    INNOVATE,
    INVENTOR,
    NONE,
    PRESENTER,
    REGION_COUNT,
    ROW,
    SPECIALISTS,
    START_TILE,
)
from clocksmith.games.inventions.effects import ASPIRE, OF_CARD, TOKEN, Effect
from clocksmith.games.inventions.position.checks import require
from clocksmith.games.inventions.rules import (
    benefits,
    chains,
    dealing,
    diplomats,
    display,
    eras,
    ideas,
    influence,
    payment,
    progress,
    specialists,
    travel,
)
from clocksmith.games.inventions.state import Inventions

After = Step[Any] | None


def field_of(step: Step[Any], name: str) -> object:
    """Return a field of a step, or None where it has none of that name."""
    return step.fields()[step.__match_args__.index(name)] if name in step.__match_args__ else None


def check_step(state: Inventions, step: Step[Any], after: After) -> None:
    """Raise ValueError unless one pending step fits the position and the step *after* it."""
    if isinstance(step, Decision) and field_of(step, "left") == 0:
        require(isinstance(step, progress.PlaceTile), "something is left to do")
    _check_setup(state, step)
    _check_payment(state, step, after)
    _check_deed(state, step, after)
    _check_effect(state, step)
    _check_row(state, step)
    if step is state.stack[-1]:
        assert isinstance(step, Decision), "the shapes begin with decisions"
        require(len(step.legal(state)) > 0, f"{type(step).__name__} has no answer here")


def _check_setup(state: Inventions, step: Step[Any]) -> None:
    if isinstance(step, dealing.DrawRegionTile):
        layers = [*state.land.specialists, *state.land.knowledge, *state.land.wealth]
        first = layers.index(NONE) if NONE in layers else NONE
        here = step.layer * REGION_COUNT + step.region
        require(first == here, "tiles are laid region by region, kind by kind")
        require({*layers[here:]} == {NONE}, "tiles are laid in order")
    elif isinstance(step, dealing.DealIdea):
        if step.holder == CHRONOS:
            require(step.era == 1, "Chronos gets an idea of era 1")
        else:
            require(step.era <= 2, "ideas of eras 1 and 2 are dealt")
            held = (state.players[step.holder].ideas & ERA_MASK[step.era]).bit_count()
            require(held < DEALT_OF_ERA[step.era], "nobody is dealt so many ideas")
    elif isinstance(step, dealing.DealGoal):
        held = state.players[step.holder].goals.bit_count()
        require(held < GOALS_DEALT, "nobody is dealt so many goals")
    elif isinstance(step, dealing.KeepGoals):
        held = state.players[step.seat].goals.bit_count()
        require(held > GOALS_KEPT, "a goal is put away while there are too many")
    elif isinstance(step, display.TurnUp):
        require(state.top == NONE, "the pile has an open card")
    elif isinstance(step, eras.ForgetIdeas):
        require(step.place <= len(state.order), "a place in the turn order")


def _check_payment(state: Inventions, step: Step[Any], after: After) -> None:
    """4.1 Raise ValueError unless citizens can pay what is due."""
    if isinstance(step, payment.SendCitizen):
        _check_sending(state, step, after)
        if isinstance(after, payment.ExhaustCitizen):
            held = society.at_hand(state.players[step.seat])
            require(held > after.left and after.field == ANY, "the extra citizens are there")
    elif isinstance(step, payment.ExhaustCitizen):
        held = payment.payers(state.players[step.seat], step.field)
        require(held >= step.left, "what is due can be paid")
        if isinstance(after, ideas.FlipIdea):
            require(step.field == ANY, "extra citizens are of any field")
        if isinstance(after, progress.LayTile):
            paid = progress.field_paid(after.tile)
            require(after.tile != START_TILE and step.field == paid, "a tile is paid by its field")
    elif isinstance(step, diplomats.SendEnvoy):
        refusal = diplomats.refuse_mission(state, step.seat, step.milestone)
        require(refusal is None, "a diplomat finds a free space of a milestone that is out")


def _check_sending(state: Inventions, step: payment.SendCitizen, after: After) -> None:
    shown = state.land.displays[step.region]
    require(shown.card != NONE, "a citizen goes to a card")
    held = payment.payers(state.players[step.seat], CARD_FIELD[shown.card])
    require(held >= step.left, "the citizens that are due are there")
    if step.role == PRESENTER:
        due = SPECIALISTS[state.land.specialists[step.region]].citizens - shown.count
        fresh = shown.presenter == step.seat and shown.inventor == NOBODY
        require(fresh and step.left == due, "a presenter sends what the tile asks for")
        gains = isinstance(after, (benefits.Gain, benefits.OfferEffects, chains.Improve))
        require(gains, "a presenter gains a benefit")
    elif step.role == INVENTOR:
        require(step.left == 1 and shown.inventor == NOBODY, "an idea has one inventor")
        extra = isinstance(after, (payment.ExhaustCitizen, ideas.FlipIdea))
        require(extra, "an inventor flips the idea")
    else:
        refusal = ideas.refuse_innovation(state, step.seat, step.region)
        require(step.left == 1 and refusal is None, "an invention has one innovator")
        trains = isinstance(after, ideas.TrainSpecialists) and after.region == step.region
        require(trains, "an innovator gains a specialist")


def _check_deed(state: Inventions, step: Step[Any], after: After) -> None:
    """4.3 Raise ValueError unless an action in progress finds what it speaks of."""
    if isinstance(step, ideas.FlipIdea):
        shown = state.land.displays[step.region]
        sending = state.stack[-1]
        due = isinstance(sending, payment.SendCitizen) and sending.region == step.region
        require(shown.card != NONE and not shown.flipped, "an idea is flipped once")
        require((shown.inventor != NOBODY) != due, "an idea is flipped by its inventor")
    elif isinstance(step, ideas.ChooseReward):
        same = isinstance(after, ideas.Release) and after.region == step.region
        part = ideas.refuse_share(state, step.seat, step.region) is None
        require(same and part, "an invention is shared by somebody who takes part")
    elif isinstance(step, specialists.AssignField):
        there = society.people_in(state, step.seat, step.region)
        most = 0 < step.count * step.left <= min(there, CITIZENS)
        require(most, "the citizens that come home are there")
    elif isinstance(step, influence.LayInfluence):
        free = influence.has_room(state, step.seat, step.region) is None
        mine = society.tiles_at_home(state, step.seat) >> step.influence_tile & 1
        require(free and mine == 1, "an influence tile finds a space")
    elif isinstance(step, travel.LeaveScholar):
        there = state.land.scholars >> step.region & 1 and state.turn.regions >> step.region & 1
        spent = state.land.spent_knowledge >> step.region & 1
        require(there == 1 and not spent, "the scholar of a chained knowledge tile is there")
    elif isinstance(step, (chains.OfferChain, chains.MayChain)) and step.deed == INNOVATE:
        shown = state.land.displays[step.region]
        sent = isinstance(state.stack[-1], payment.SendCitizen)
        ready = shown.flipped and (sent or shown.innovator == step.seat)
        require(ready, "the innovated invention is there")


def _check_effect(state: Inventions, step: Step[Any]) -> None:
    """6.15 Raise ValueError unless pending effects can happen."""
    effects: tuple[Effect, ...] = ()
    if isinstance(step, benefits.Gain):
        effects = (step.effect,)
    elif isinstance(step, (benefits.OfferEffects, benefits.ChooseEffect)):
        effects = step.effects
        require(len({e.kind for e in effects}) == len(effects), "effects to choose differ")
    for effect in effects:
        card = effect.kind == ASPIRE and effect.detail == OF_CARD
        require(not card, "the field of the card is known by now")
        turn = effect.kind != TOKEN or state.turn.seat != NOBODY
        require(turn, "chain tokens are for turns")
    if isinstance(step, (benefits.ChooseField, benefits.SettleCitizen)):
        require(state.players[step.seat].supply > 0, "there is no citizen in the supply")


def _check_row(state: Inventions, step: Step[Any]) -> None:
    """4.2 Raise ValueError unless the tile row is as the step finds it."""
    if isinstance(step, progress.ChooseTile):
        row = state.players[step.seat].row
        wish = step.place < len(row) and row[step.place] >= ASPIRATION
        require(wish, "an aspiration tile is swapped")
    elif isinstance(step, (progress.ChooseDiscard, progress.MayPlace, progress.PlaceTile)):
        row = state.players[step.seat].row
        require(not [1 for piece in row if piece >= ASPIRATION], "no aspiration tile is left")
        if isinstance(step, progress.ChooseDiscard):
            require(len(row) > ROW, f"tiles are discarded beyond {ROW}")
        elif isinstance(step, progress.MayPlace):
            require(0 < len(row) <= ROW, f"a row has 1 to {ROW} tiles")
        elif not step.may_stop:
            able = step.left > 0 and progress.can_place(state.players[step.seat])
            require(able, "who has paid can place a tile")
    elif isinstance(step, progress.LayTile):
        player = state.players[step.seat]
        there = step.tile in player.row and player.spaces[step.cell] == NONE
        require(there, "a tile of the row finds its space free")

"""What pending steps must keep together, and the clock with them; faults are errors in words."""

from typing import Any

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Step
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import (
    CHAIN_TOKENS,
    CHRONOS,
    DEEDS,
    ERA_OF_ROUND,
    ERA_ROUNDS,
    ERA_SPACES,
    IS_LAST,
    LETTER_MASK,
    NONE,
    ROUNDS,
)
from clocksmith.games.inventions.position.checks import require
from clocksmith.games.inventions.position.each import check_step, field_of
from clocksmith.games.inventions.position.steps import SHAPES
from clocksmith.games.inventions.rules import (
    chains,
    dealing,
    eras,
    eureka,
    forums,
    layout,
    setup,
    travel,
    turn,
)
from clocksmith.games.inventions.state import Inventions

Steps = list[Step[Any]]


def check_pending(state: Inventions) -> None:
    """Raise ValueError unless the pending steps fit together and fit the position."""
    steps = state.stack[::-1]
    names = "".join([f"{type(step).__name__} " for step in steps])
    if SHAPES.fullmatch(names) is None:
        shown = ", ".join([type(step).__name__ for step in steps])
        raise ValueError(f"these steps are never pending together: {shown[:120]}")
    opening = "BeginRound " in names
    require(opening == (state.round == 0), "round 0 is the setup, and nothing else is")
    if opening:
        _check_opening(state, steps)
    else:
        _check_complete(state)
        _check_clock(state, steps, names)
    _check_turn(state, steps, names)
    _check_markers(state, steps)
    for place, step in enumerate(steps):
        check_step(state, step, steps[place + 1] if place + 1 < len(steps) else None)
    require(names != "" or state.round == ROUNDS, "the game ends after its last round")


def _check_complete(state: Inventions) -> None:
    """Raise ValueError unless everything that the setup lays out is there."""
    tiles = [*state.land.specialists, *state.land.knowledge, *state.land.wealth]
    require(NONE not in tiles, "after the setup every region has its three tiles")
    everybody = society.societies_of(state)
    require(len(state.order) == len(everybody), "after the setup everybody has a place in order")
    private = [state.shelves.private[seat] for seat in everybody]
    require(NONE not in private, "after the setup everybody has a private milestone")


def _check_opening(state: Inventions, steps: Steps) -> None:
    """6.14 Raise ValueError unless the setup has come as far as its steps say."""
    kinds = [type(step) for step in steps]
    _check_layout(state, [step.letter for step in steps if isinstance(step, layout.LayOut)])
    tiles = [*state.land.specialists, *state.land.knowledge, *state.land.wealth]
    laying = dealing.LayTiles in kinds
    require(laying == (NONE in tiles), "the tiles of the regions are laid before anything else")
    everybody = society.societies_of(state)
    drawn = dealing.SetOrder not in kinds
    if drawn or isinstance(steps[0], dealing.DrawNextInOrder):
        private = [state.shelves.private[seat] for seat in everybody]
        require(NONE not in private, "milestones are laid before the turn order is drawn")
    require(drawn == (len(state.order) == len(everybody)), "the order is drawn before the deal")
    for step in steps:
        if isinstance(step, setup.StoneAge):
            first = dealing.DealGoals in kinds or dealing.KeepGoals in kinds
            require(1 <= step.place <= len(everybody) + 1, "a place in the turn order")
            require(not first or step.place == 1, "the Stone Age begins with the last in order")
            if drawn and dealing.DealIdeas not in kinds:
                _check_stone_age(state, state.order[: len(state.order) - step.place + 1])


def _check_stone_age(state: Inventions, waiting: list[Seat]) -> None:
    """6.14.6 Raise ValueError unless everybody who waits can lay an idea."""
    free = len([1 for display in state.land.displays if display.card == NONE])
    require(free > len(waiting), "there are regions for all first ideas")
    for seat in waiting:
        if seat == CHRONOS:
            require(setup.first_ideas(state.deck) != 0, "an idea of era 1 is left for Chronos")
        else:
            player = state.players[seat]
            require(setup.first_ideas(player.ideas) != 0, "everybody has an idea of era 1")
            require(player.supply > 3, "everybody has citizens for a first idea")


def _check_layout(state: Inventions, letters: list[int]) -> None:
    """6.14.2 Raise ValueError unless letters are laid out one after another."""
    if letters:
        require(letters == list(range(letters[0], 3)), "letters are laid out in order")
        for letter in letters[1:]:
            untouched = state.shelves.stacks & LETTER_MASK[letter] == LETTER_MASK[letter]
            require(untouched, "a later letter lies face down still")
        shelf = [state.shelves.common, state.shelves.private, state.shelves.eureka][letters[0]]
        out = LETTER_MASK[letters[0]] & ~state.shelves.stacks
        on_shelf = sum([1 << m for m in shelf if m != NONE])
        require(out & ~on_shelf == 0, "the milestones of a letter go to their display")


def _check_clock(state: Inventions, steps: Steps, names: str) -> None:
    """1.1 Raise ValueError unless rounds, turns, pillars and eras fit together."""
    era = ERA_OF_ROUND[state.round]
    for step in steps:
        if isinstance(step, (eras.RevealMilestones, eras.ClearIdeas, eras.ForgetIdeas)):
            require(step.era == era, "an era change speaks of the era that ends")
        if isinstance(step, layout.LayOut):
            require(step.letter == era + 1, "the letter of the next era but one is revealed")
    if "NextRound " in names:
        require(IS_LAST[state.round], "an era ends after its last round")
        long = "ForgetIdeas " in names
        require(long == (era > 1) and era < len(ERA_ROUNDS) - 1, "the steps of this era change")
    place = 0
    for step in steps:
        if isinstance(step, turn.NextTurn):
            require(0 < step.place <= len(state.order), "a place in the turn order")
            place = step.place
    for seat in society.seats_of(state):
        _check_pillars(state, seat, place, names)


def _check_pillars(state: Inventions, seat: Seat, place: int, names: str) -> None:
    """4.2.2 Raise ValueError unless a player has placed the pillars of this era so far."""
    before = state.order.index(seat)
    done = place == 0 or before < place - 1 or (before == place - 1 and "PlacePillar" not in names)
    era = ERA_OF_ROUND[state.round]
    seasons = state.round - 1 - sum(ERA_ROUNDS[: era - 1])
    if done and not IS_LAST[state.round]:
        seasons += 1
    if "NextRound " in names and "RefreshBoards" not in names and era > 1:
        seasons = 0
    if not names and era > 1:
        seasons = 0
    player = state.players[seat]
    require(len(player.seasons) == seasons, f"seat {seat} has placed {seasons} season pillars")
    epoch = state.round > 1 or done
    require((player.epoch != NONE) == epoch, "the epoch pillar stands from round 1 on")


def _check_turn(state: Inventions, steps: Steps, names: str) -> None:
    """4.2 Raise ValueError unless the turn and its steps are those of one seat."""
    seat = state.turn.seat
    require((seat != NOBODY) == ("EndTurn " in names), "a turn is somebody's, and only then")
    require(state.turn.tokens + state.turn.spent <= CHAIN_TOKENS, "too many chain tokens")
    away: list[int] = []
    for step in steps:
        if isinstance(step, turn.NextTurn):
            whose = state.order[step.place - 1]
            require(whose == (CHRONOS if seat == NOBODY else seat), "the turn order says who plays")
        elif seat != NOBODY:
            own = field_of(step, "seat") in (None, seat)
            require(own, f"{type(step).__name__} is a step of the seat whose turn it is")
        if isinstance(step, travel.LeaveScholar):
            require(step.region not in away, "a scholar leaves once")
            away.append(step.region)
        if isinstance(step, forums.PlacePillar):
            open_ = [1 << d for d in DEEDS if forums.is_available(state.players[seat], d)]
            require(step.possible & ~sum(open_) == 0, "no pillar stands in the forum yet")
    if len(steps) > 1:
        _check_deed(steps)


def _check_deed(steps: Steps) -> None:
    """4.3 Raise ValueError unless a deed in progress and what follows it are the same."""
    for place in range(len(steps) - 1):
        step, after = steps[place], steps[place + 1]
        if isinstance(step, chains.Improve) and isinstance(after, chains.OfferChain):
            require(step.deed == after.deed, "one action is done at a time")


def _check_markers(state: Inventions, steps: Steps) -> None:
    """6.4 Raise ValueError unless era markers stand in the eras of the milestones."""
    moving = [step.seat for step in steps if isinstance(step, eureka.ChooseSpace)]
    for seat in society.societies_of(state):
        space = state.shelves.eras[seat]
        era = society.era_of(state, seat)
        if seat in moving:
            require(space == NONE or ERA_SPACES[space].era < era, "an era marker moves on")
        elif space == NONE:
            require(era <= 2, "an era marker stands in the era of the milestone")
        else:
            require(
                ERA_SPACES[space].era == era, "an era marker stands in the era of the milestone"
            )

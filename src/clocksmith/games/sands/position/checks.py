"""What a position must keep to be playable; each fault is an error in words."""

from typing import Any

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Step
from clocksmith.games.sands.actions import CHOOSE, Choose
from clocksmith.games.sands.content import (
    DYNASTIES,
    KEEP,
    MOST_REGIONS,
    NEXT_COLOUR,
    NO_BONUS,
    NO_CATEGORY,
    NO_TILE,
    NOWHERE,
    PEASANT,
    PROVINCES,
    ROLLS,
    START_PEASANTS,
    START_SOLDIERS,
    SUPPORT,
)
from clocksmith.games.sands.position.pending import check_turn_steps, require
from clocksmith.games.sands.position.steps import (
    CHOOSING_SHAPES,
    GROWING_SHAPES,
    KEEPING_SHAPES,
    ROLLING_SHAPES,
    SCORING_SHAPES,
    SETUP_SHAPES,
    THINNING_SHAPES,
    TURN_SHAPES,
)
from clocksmith.games.sands.rules.advance import ChooseAdvance, DrawAdvance
from clocksmith.games.sands.rules.battle import NO_DIE, LoseCitizen, RestoreCapital
from clocksmith.games.sands.rules.choosing import ChooseCards, choices_of
from clocksmith.games.sands.rules.empire import (
    citizens_in,
    citizens_of,
    from_start,
    regions_in,
    reserve_of,
    size_of,
)
from clocksmith.games.sands.rules.generations import GrowPeasant, KeepResources
from clocksmith.games.sands.rules.scoring import ChooseChronicle, is_trusted, qualified
from clocksmith.games.sands.rules.setup import blank, next_step
from clocksmith.games.sands.state import Player, Sands
from clocksmith.games.sands.verbs import most_unrest


def check_position(state: Sands) -> None:
    """Raise ValueError unless what is pending fits together and fits the position."""
    steps = state.stack[::-1]
    names = "".join([f"{type(step).__name__} " for step in steps])
    if SETUP_SHAPES.fullmatch(names):
        _check_setup(state, steps)
        return
    _check_table(state)
    if not names:
        require(state.clock.dynasty == DYNASTIES + 1, "the game is over after the third dynasty")
        _check_clock(state, state.clock.dynasty - 1, state.clock.round)
    elif CHOOSING_SHAPES.fullmatch(names):
        _check_choosing(state, steps)
    elif TURN_SHAPES.fullmatch(names):
        _check_turn(state, steps)
    elif SCORING_SHAPES.fullmatch(names):
        _check_scoring(state, steps[0])
    else:
        _check_between(state, steps, names)
    _check_secrets(state, steps)


# Before the first generation


def _check_setup(state: Sands, steps: list[Step[Any]]) -> None:
    """3 Raise ValueError unless a position of the setup is one that the setup comes to."""
    new = blank(len(state.players), state.options)
    require(state.clock.key() == new.clock.key(), "setup comes before generation 1")
    require(state.turn == NOBODY and not state.opened, "during setup nobody has a turn")
    require(
        not state.deck.drawn and state.deck.tops == new.deck.tops,
        "during setup no card is put back",
    )
    require(state.sites == new.sites, "during setup nothing is built")
    _check_turn_marks(state)
    require(state.die == NO_DIE, "during setup there is no battle")
    for player in state.players:
        _check_new_player(player)
    laid = not [1 for r in regions_in(state.in_play) if state.tiles[r] == NO_TILE]
    claimed = sum([size_of(player) for player in state.players])
    require(laid or (state.start == NOBODY and not claimed), "tiles are laid first")
    require(state.start != NOBODY or not claimed, "the start player is drawn first")
    if state.start != NOBODY:
        _check_claims(state, claimed)
    kept = all(player.caravans for player in state.players) or _is_bare(state)
    require(kept, "rows and markers come last in the setup")
    if type(steps[0]).__name__ != "ChooseHeritage":
        require(next_step(state) == steps[0], "another step of the setup comes here")
        if len(steps) == 3:
            require(steps[0].fields()[0] == steps[1].fields()[0], "one seat chooses both")
    else:
        player = state.players[_seat_of(steps[0])]
        require(player.caravans != 0, "heritage follows the first caravan")


def _is_bare(state: Sands) -> bool:
    """Return whether no advance has been laid or reached."""
    return max([len(row) for row in state.deck.rows]) == 1 and not [
        1 for player in state.players if player.advances
    ]


def _check_new_player(player: Player) -> None:
    fresh = (player.used, player.emphasis, player.bonuses, player.points, player.last)
    require(fresh == (0, NO_CATEGORY, 0, 0, 0), "during setup no card has been used")
    require(not any(player.stock) and not player.colonies, "during setup nothing is gained")
    require(not player.sealed and max(player.chronicles) < 0, "during setup no card is laid")
    require(max(player.reached) <= 1, "a first marker lies on a first advance")


def _check_claims(state: Sands, claimed: int) -> None:
    """3.3, 3.4 Raise ValueError unless provinces and citizens are as the order of setup has it."""
    seats = from_start(state)
    round, place = claimed // len(seats), claimed % len(seats)
    for i, seat in enumerate(seats):
        player = state.players[seat]
        early = i < place if round % 2 == 0 else len(seats) - 1 - i < place
        require(size_of(player) == round + early, "provinces are claimed in order")
        if round < PROVINCES:
            bare = not citizens_of(player) and player.capital == NOWHERE and not player.caravans
            require(bare, "provinces are claimed first")
        else:
            _check_provinces(player)


def _check_provinces(player: Player) -> None:
    peasants, soldiers = player.citizens
    for region in range(len(peasants)):
        own = player.regions >> region & 1
        fewest = own * START_PEASANTS
        require(fewest <= peasants[region] <= fewest + own, "provinces begin with few peasants")
        require(soldiers[region] == own * START_SOLDIERS, "each province begins with its soldiers")
    require(sum(peasants) <= PROVINCES * START_PEASANTS + 1, "one more peasant is placed")
    require(player.capital != NOWHERE or not player.caravans, "the capital comes first")


# In a generation


def _check_table(state: Sands) -> None:
    """Raise ValueError unless tiles, rows and players are as they are after the setup."""
    require(
        state.clock.generation > 0 and state.clock.round > 0,
        "play begins with generation 1, round 1",
    )
    require(state.start != NOBODY, "there is a start player")
    for region in regions_in(state.in_play):
        require(state.tiles[region] != NO_TILE, "every region in play has a tile")
    require(min([len(row) for row in state.deck.rows]) > 1, "every row has two advances at least")
    homeless = [step.seat for step in state.stack if isinstance(step, RestoreCapital)]
    for number, player in enumerate(state.players):
        require(
            1 <= size_of(player) <= MOST_REGIONS, f"a seat controls 1 to {MOST_REGIONS} regions"
        )
        lost = Seat(number) in homeless
        require((player.capital == NOWHERE) == lost, "a seat has a capital, unless it lost it")
        plain = player.regions & ~player.colonies
        provinces = plain.bit_count() - (player.capital != NOWHERE)
        require(provinces <= PROVINCES, f"a seat has at most {PROVINCES} provinces")
        require(player.unrest <= most_unrest(player), "unrest is above its maximum")
        require(player.used.bit_count() <= 2 * state.clock.round, "two cards are used in a round")


def _check_clock(state: Sands, dynasty: int, rounds: int) -> None:
    """4.2, 4.5 Raise ValueError unless the markers fit *rounds* played in a generation."""
    require(1 <= dynasty <= DYNASTIES, "there are three dynasties")
    require(state.clock.marker == state.clock.begun + rounds, "the markers do not fit the rounds")
    require(state.clock.begun < NEXT_COLOUR[dynasty], "a generation begins before its dynasty ends")


def _check_turn_marks(state: Sands) -> None:
    """Raise ValueError unless nothing of a turn is there when nobody has one."""
    marks = (state.bonus, state.supported, state.repeated)
    require(marks == (NO_BONUS, NO_CATEGORY, False), "this belongs to a turn")


def _check_sealed(state: Sands, sealed: list[Seat]) -> None:
    """4.2 Raise ValueError unless exactly *sealed* have cards face down, which they may choose."""
    for number, player in enumerate(state.players):
        chosen = number in sealed
        require(bool(player.sealed) == chosen, "a seat has cards face down until its turn")
        if chosen:
            bits = choices_of(player)
            pairs = [
                1
                for place, action in enumerate(CHOOSE)
                if isinstance(action, Choose)
                and bits >> place & 1
                and (action.card, action.other_card) == player.sealed
            ]
            require(bool(pairs), "these two cards cannot be chosen together")


def _check_choosing(state: Sands, steps: list[Step[Any]]) -> None:
    """4.2 A Raise ValueError unless the last seats still have to choose."""
    _check_clock(state, state.clock.dynasty, state.clock.round - 1)
    require(state.turn == NOBODY, "cards are chosen before the first turn")
    _check_turn_marks(state)
    waiting = [step.seat for step in steps if isinstance(step, ChooseCards)]
    seats = from_start(state)
    require(seats[len(seats) - len(waiting) :] == waiting, "seats choose from the start player on")
    _check_sealed(state, seats[: len(seats) - len(waiting)])


def _check_turn(state: Sands, steps: list[Step[Any]]) -> None:
    """4.2 B Raise ValueError unless the pending steps are of the seat whose turn it is."""
    _check_clock(state, state.clock.dynasty, state.clock.round - 1)
    require(state.turn != NOBODY, "a turn is somebody's")
    require(
        (state.supported != NO_CATEGORY) == (state.bonus == SUPPORT), "Support names a category"
    )
    seats = from_start(state)
    _check_sealed(state, seats[seats.index(state.turn) + 1 :])
    check_turn_steps(state, steps)


def _check_between(state: Sands, steps: list[Step[Any]], names: str) -> None:
    """4.2 C to 4.6 Raise ValueError unless what happens after a round fits the position."""
    shapes = (ROLLING_SHAPES, GROWING_SHAPES, THINNING_SHAPES, KEEPING_SHAPES)
    if not [1 for shape in shapes if shape.fullmatch(names)]:
        shown = ", ".join(names.split())
        raise ValueError(f"these steps are never pending together: {shown[:120]}")
    _check_clock(state, state.clock.dynasty, state.clock.round)
    require(state.turn == NOBODY, "the round is over")
    _check_turn_marks(state)
    _check_sealed(state, [])
    if ROLLING_SHAPES.fullmatch(names):
        require(state.clock.round in ROLLS, "no die is rolled after this round")
    elif GROWING_SHAPES.fullmatch(names):
        _check_growth(state, steps)
    elif THINNING_SHAPES.fullmatch(names):
        _check_losses(state, steps)
    else:
        _check_keeping(state, steps)


def _check_growth(state: Sands, steps: list[Step[Any]]) -> None:
    growing = [step for step in steps if isinstance(step, GrowPeasant)]
    require(len({step.seat for step in growing}) == len(growing), "a seat is asked once")
    for step in growing:
        player = state.players[step.seat]
        require(step.open_to & ~player.regions == 0, "peasants grow in controlled regions")
        short = 1 <= reserve_of(player, PEASANT) <= step.open_to.bit_count()
        require(short, "a seat chooses only with too few peasants")


def _check_losses(state: Sands, steps: list[Step[Any]]) -> None:
    losing = [step for step in steps if isinstance(step, LoseCitizen)]
    require(len({step.seat for step in losing}) == len(losing), "a seat is asked once")
    for step in losing:
        there = step.region != NOWHERE and state.in_play >> step.region & 1
        require(bool(there), "citizens are lost in a region in play")
        require(citizens_in(state.players[step.seat], step.region) > 0, "nobody is there to lose")


def _check_keeping(state: Sands, steps: list[Step[Any]]) -> None:
    require(state.clock.marker < NEXT_COLOUR[state.clock.dynasty], "the dynasty ends first")
    for player in state.players:
        cards = (player.used, player.emphasis, player.bonuses)
        require(cards == (0, NO_CATEGORY, 0), "all cards are back in hand")
    keeping = [step for step in steps if isinstance(step, KeepResources)]
    require(len({step.seat for step in keeping}) == len(keeping), "a seat is asked once")
    for step in keeping:
        player = state.players[step.seat]
        require(step.count == KEEP.most(player.advances, 0), "another number is kept")
        require(sum(player.stock) > step.count, "everything is kept without asking")


def _check_scoring(state: Sands, step: Step[Any]) -> None:
    """4.5 Raise ValueError unless two cards could score, but not both."""
    assert isinstance(step, ChooseChronicle)
    require(state.clock.dynasty > 1, "a dynasty has ended")
    _check_clock(state, state.clock.dynasty - 1, state.clock.round)
    require(state.clock.marker >= NEXT_COLOUR[state.clock.dynasty - 1], "the dynasty has not ended")
    require(state.turn == NOBODY, "the round is over")
    _check_turn_marks(state)
    _check_sealed(state, [])
    player = state.players[step.seat]
    spaces = qualified(state, player, step.category)
    require(not is_trusted(player, step.category, spaces), "there is nothing to choose")


def _check_secrets(state: Sands, steps: list[Step[Any]]) -> None:
    """Raise ValueError unless open cards, dice and drawn cards fit what is asked."""
    asked = steps[0] if steps else None
    require(state.opened == isinstance(asked, ChooseChronicle), "cards lie open while scored")
    dice = len([1 for step in steps if type(step).__name__ == "ChooseDie"])
    require((state.die != NO_DIE) == (dice == 1), "an attacker's die waits for the defender's")
    drawing = isinstance(asked, (DrawAdvance, ChooseAdvance))
    require(drawing or not state.deck.drawn, "drawn cards are chosen from at once")


def _seat_of(step: Step[Any]) -> Seat:
    seat = step.fields()[0]
    assert isinstance(seat, int)
    return Seat(seat)

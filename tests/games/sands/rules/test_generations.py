"""Chapter 4: income, the die, growth and a new generation."""

import pytest

from clocksmith.core.step import Chance
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import GenerationEnded, RoundBegan
from games.sands.scene import citizens, kinds, scene, stock
from play import asked, play, refused, texts

SECOND = "generation 1; dynasty 1; marker 3; begun 1; round 2; start 0"
THIRD = "generation 1; dynasty 1; marker 4; begun 1; round 3; start 0"


@pytest.mark.rule("4.1")
def test_income_counts_own_peasants_in_controlled_regions_only() -> None:
    state = scene(
        "italia crops 4 of 0 capital; gallia gold 3 of 1 colony",
        "peasants italia:2 gallia:2 syria:3; soldiers italia:2",
        "soldiers gallia:1",
        pending="RollDie",
        clock=SECOND,
    )
    play(GAME, state, "roll 2")
    assert stock(state, 0) == (2, 0)
    assert stock(state, 1) == (0, 0)


@pytest.mark.rule("4.1", "advance.agriculture")
def test_agriculture_adds_one_beyond_the_capacity_where_a_peasant_is() -> None:
    state = scene(
        "italia crops 3 of 0 capital; gallia crops 4 of 0 colony; syria gold 3 of 0 colony",
        "peasants italia:4 syria:1; soldiers gallia:1; reached agriculture:1",
        pending="RollDie",
        clock=SECOND,
    )
    play(GAME, state, "roll 2")
    assert stock(state, 0) == (4, 1)


@pytest.mark.rule("4.2.C")
@pytest.mark.parametrize(
    ("clock", "face", "goes_on"),
    [(SECOND, 2, False), (SECOND, 3, True), (THIRD, 4, False), (THIRD, 5, True)],
)
def test_the_die_decides_after_rounds_two_and_three(clock: str, face: int, goes_on: bool) -> None:
    state = scene(pending="RollDie", clock=clock)
    decision = GAME.decision(state)
    assert isinstance(decision, Chance)
    assert decision.weights(state) == [1] * 6
    events = play(GAME, state, f"roll {face}")
    ended = [event for event in events if isinstance(event, GenerationEnded)]
    assert bool(ended) != goes_on
    assert state.clock.round == (3 if clock == SECOND else 4) if goes_on else 1


@pytest.mark.rule("4.2.C", "4.2")
def test_no_die_is_rolled_after_rounds_one_and_four() -> None:
    state = scene("", cards="build", turn=2, clock=_clock(1, 1, 1))
    events = play(GAME, state, "end")
    assert RoundBegan(2) in events
    assert state.clock.marker == 2
    state = scene("", cards="build", turn=2, clock=_clock(4, 4, 1))
    events = play(GAME, state, "end")
    assert "GenerationEnded" in kinds(events)
    assert state.clock.key() == (2, 1, 5, 5, 1)


def _clock(marker: int, round: int, begun: int) -> str:
    return (
        f"generation 1; dynasty 1; marker {marker}; begun {begun}; round {round}; start 0; turn 2"
    )


GROWING = "generation 1; dynasty 1; marker 4; begun 2; round 2; start 0"


@pytest.mark.rule("4.3")
def test_growth_comes_only_if_a_symbol_was_reached_in_this_generation() -> None:
    home = "italia of 0 capital; gallia of 0 colony"
    for clock, peasants in ((GROWING, 1), (SECOND, 0)):
        state = scene(home, "", pending="RollDie", clock=clock)
        play(GAME, state, "roll 1")
        assert citizens(state, 0, "italia") == (peasants, 0)
        assert citizens(state, 0, "gallia") == (peasants, 0)
    begun_on_it = "generation 2; dynasty 1; marker 6; begun 4; round 2; start 0"
    state = scene(home, "", pending="RollDie", clock=begun_on_it)
    play(GAME, state, "roll 1")
    assert citizens(state, 0, "italia") == (0, 0)


@pytest.mark.rule("4.3")
def test_growth_comes_once_even_if_two_symbols_were_passed() -> None:
    # Four rounds pass at most four spaces, so the symbols of this track cannot show it: the
    # marker stands on the last space of a longer generation than there is.
    state = scene("italia of 0 capital", "", pending="RollDie", clock=GROWING)
    state.clock.begun = 3
    state.clock.marker = 8
    play(GAME, state, "roll 1")
    assert citizens(state, 0, "italia") == (1, 0)


@pytest.mark.rule("4.3", "2.4")
def test_with_too_few_peasants_the_player_chooses_where_they_grow() -> None:
    state = scene(
        "italia of 0 capital; gallia of 0 colony; libya of 0 colony",
        "peasants italia:6 gallia:6 libya:6",
        pending="RollDie",
        clock=GROWING,
    )
    play(GAME, state, "roll 1")
    assert asked(GAME, state) == ("GrowPeasant", 0)
    assert texts(GAME, state) == ["grow gallia", "grow italia", "grow libya"]
    play(GAME, state, "grow libya")
    assert refused(GAME, state, "grow libya").key == "not-growing"
    play(GAME, state, "grow gallia")
    assert asked(GAME, state)[0] != "GrowPeasant"


@pytest.mark.rule("4.6")
def test_a_new_generation_spoils_resources_and_gives_cards_back() -> None:
    state = scene(
        "",
        "stock crops:5 gold:5; used raid build; emphasis civil 2; bonuses taxation",
        pending="RollDie",
        clock=SECOND,
    )
    play(GAME, state, "roll 1")
    player = state.players[0]
    assert stock(state, 0) == (0, 0)
    assert (player.used, player.emphasis, player.markers, player.bonuses) == (0, -1, 0, 0)
    assert state.start == 1
    assert state.clock.begun == state.clock.marker == 3
    assert asked(GAME, state) == ("ChooseCards", 1)


GRANARIES = "agriculture ornament granaries"


@pytest.mark.rule("4.6", "advance.granaries")
def test_granaries_keep_four_resources_of_choice() -> None:
    has = "stock crops:3 gold:5; reached agriculture:3"
    state = scene("", has, pending="RollDie", clock=SECOND, rows=GRANARIES)
    play(GAME, state, "roll 1")
    assert asked(GAME, state) == ("KeepResources", 0)
    assert texts(GAME, state) == ["keep 3 1", "keep 2 2", "keep 1 3", "keep 0 4"]
    assert refused(GAME, state, "keep 4 0").key == "not-in-stock"
    play(GAME, state, "keep 2 2")
    assert stock(state, 0) == (2, 2)


@pytest.mark.rule("4.6", "advance.granaries")
def test_granaries_keep_four_or_fewer_without_asking() -> None:
    has = "stock crops:3 gold:1; reached agriculture:3"
    state = scene("", has, has, pending="RollDie", clock=SECOND, rows=GRANARIES)
    play(GAME, state, "roll 1")
    assert asked(GAME, state)[0] == "ChooseCards"
    assert stock(state, 0) == stock(state, 1) == (3, 1)


@pytest.mark.rule("4", "4.6")
def test_granaries_are_asked_from_the_new_start_player_on() -> None:
    has = "stock crops:5; reached agriculture:3"
    state = scene("", has, has, has, pending="RollDie", clock=SECOND, rows=GRANARIES)
    play(GAME, state, "roll 1")
    for seat in (1, 2, 0):
        assert asked(GAME, state) == ("KeepResources", seat)
        play(GAME, state, "keep 4 0")

"""12 Editions and options: what each of them changes."""

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import MIGHT, REASON
from clocksmith.games.khronos.options import Options
from clocksmith.games.khronos.view.view import KhronosView
from games.khronos.scene import KEEP, PLAIN, cubes, drawn, end_turn, scene, standing
from play import asked, play, texts

EDITIONS = ["second", "first", "english"]


def with_edition(edition: str) -> str:
    """Return the options of a scene on flat land."""
    return f"{PLAIN} edition={edition}"


# What can be chosen


@pytest.mark.rule("12")
def test_the_second_edition_without_extras_is_usual() -> None:
    assert (
        GAME.options.choose({}).text()
        == "edition=second holdem=no open-money=no lost-tiles=yes surcharge=both "
        "hamlet-cubes=edition new-start=no map=valley"
    )


@pytest.mark.rule("12")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["colour=red"], "there is no option 'colour'; there are edition, holdem, open-money"),
        (["edition=third"], "option edition must be one of second, first, english, not 'third'"),
        (["holdem=maybe"], "option holdem must be one of no, yes, not 'maybe'"),
        (["holdem"], "an option is written key=value, not 'holdem'"),
        (["holdem=yes", "holdem=no"], "option holdem is given twice"),
    ],
)
def test_an_unknown_option_or_value_is_refused_in_words(words: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.options.parse(words)


@pytest.mark.rule("12")
def test_a_position_with_an_unknown_option_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="there is no option 'weather'"):
        scene(options="weather=fine")


@pytest.mark.rule("12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_edition_switches(edition: str) -> None:
    options = Options(GAME.options.choose({"edition": edition}), 2)
    first = edition == "first"
    assert options.edition == edition
    assert (options.bound, options.restoring_lays_cubes) == (first, first)
    assert (options.limited_tiles, options.hamlet_cubes) == (not first, not first)
    assert options.keep_unused == (edition == "english")


@pytest.mark.rule("12")
def test_by_rules_1_tiles_returned_unless_chosen_and_surcharges_were_no_choice() -> None:
    first = GAME.played_with(1)
    assert (
        first.options.choose({}).text()
        == "edition=second holdem=no open-money=no lost-tiles=no new-start=no map=valley"
    )


@pytest.mark.rule("12", "6.6")
def test_where_tiles_never_run_out_none_is_lost() -> None:
    state = scene(faith="keep d4 of 1", options=with_edition("first"), hands=("2m",))
    play(GAME, state, "build keep might c3")
    assert "lost" not in GAME.write(state)


@pytest.mark.rule("12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_english_edition_is_shown_as_that_of_rio_grande(language: str) -> None:
    assert Words(GAME, language).say("option-edition-english").startswith("Rio Grande (")


# Editions


@pytest.mark.rule("12", "1.5")
@pytest.mark.parametrize(("edition", "cards"), [("second", 55), ("first", 33), ("english", 33)])
def test_an_edition_has_its_own_deck(edition: str, cards: int) -> None:
    assert sum(GAME.start(2, GAME.options.choose({"edition": edition})).pile) == cards


@pytest.mark.rule("12", "4.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_edition_binds_adventurers(edition: str) -> None:
    state = scene(options=with_edition(edition), adventurers=("might:2 reason:0",))
    play(GAME, state, "build hamlet might c3", "travel a faith")
    assert ("build hamlet faith c3" in texts(GAME, state)) == (edition != "first")


@pytest.mark.rule("12", "6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_edition_has_no_supply_limit(edition: str) -> None:
    state = scene(options=with_edition(edition), hands=("2m",))
    state.supply[KEEP] = 0
    assert ("build keep might c3" in texts(GAME, state)) == (edition == "first")


@pytest.mark.rule("12", "9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_edition_needs_a_cube_for_every_restoration_card(edition: str) -> None:
    state = scene(
        reason="keep c3 ruin", options=with_edition(edition), adventurers=("reason:2 might:2",)
    )
    state.players[0].cubes = 0
    assert ("restore c3 1" in texts(GAME, state)) == (edition != "first")


@pytest.mark.rule("12", "6.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_edition_leaves_no_cube_on_a_hamlet(edition: str) -> None:
    state = scene(
        faith="town f6",
        reason="town f6 cubes 1",
        options=f"{drawn(hamlets='f6')} edition={edition}",
        hands=("2m",),
    )
    play(GAME, state, "build keep might g7")
    assert cubes(state)[1] == (25 if edition == "first" else 24)
    assert ("hamlet f6 cubes 1" in standing(state, REASON)) == (edition != "first")


@pytest.mark.rule("12", "6.7")
def test_cubes_move_into_an_upgrade_in_the_first_edition_too() -> None:
    state = scene(
        "town c3", "town c3", "town c3 cubes 1 2", options=with_edition("first"), hands=("2c",)
    )
    play(GAME, state, "upgrade city might c3")
    assert standing(state, REASON) == {"city c3 cubes 1 2"}


@pytest.mark.rule("12", "2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_english_edition_keeps_unused_cards(edition: str) -> None:
    state = scene(options=with_edition(edition))
    play(GAME, state, "end")
    assert asked(GAME, state)[0] == ("KeepCards" if edition == "english" else "DrawCard")


# Switches


@pytest.mark.rule("12")
@pytest.mark.parametrize("chosen", ["yes", "no"])
def test_holdem_lays_cards_face_up_and_offers_swaps(chosen: str) -> None:
    state = GAME.start(2, GAME.options.choose({"holdem": chosen}))
    play(GAME, state, "start 0", *["draw civil"] * 8)
    assert sum(state.face_up) == (3 if chosen == "yes" else 0)
    assert bool(texts(GAME, state, "swap")) == (chosen == "yes")


@pytest.mark.rule("12")
@pytest.mark.parametrize("chosen", ["yes", "no"])
def test_money_is_public_with_open_money_or_without(chosen: str) -> None:
    state = scene(options=f"{PLAIN} open-money={chosen}", ecus=(1, 2, 3))
    assert state.options.open_money == (chosen == "yes")
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, KhronosView)
    assert [player.ecus for player in view.players] == [1, 2, 3]
    assert ("open-money", chosen) in view.options


@pytest.mark.rule("12", "6.6")
@pytest.mark.parametrize(("chosen", "back"), [("yes", 0), ("no", 1)])
def test_lost_tiles_do_not_return_after_a_paradox(chosen: str, back: int) -> None:
    state = scene(faith="keep d4 of 1", options=f"{PLAIN} lost-tiles={chosen}", hands=("2m",))
    before = state.supply[KEEP]
    play(GAME, state, "build keep might c3")
    assert state.supply[KEEP] == before - 3 + back


@pytest.mark.rule("12")
@pytest.mark.parametrize("chosen", ["yes", "no"])
def test_new_start_draws_a_start_player_for_every_round(chosen: str) -> None:
    state = scene(options=f"{PLAIN} new-start={chosen}", turn=2)
    end_turn(state)
    assert asked(GAME, state)[0] == ("DrawStart" if chosen == "yes" else "TakeTurn")


@pytest.mark.rule("12", "13")
def test_the_map_is_an_option() -> None:
    state = GAME.start(2, GAME.options.choose({"map": PLAIN.removeprefix("map=")}))
    assert state.boards[MIGHT].at(15) is not None
    assert state.boards[MIGHT].at(57) is None

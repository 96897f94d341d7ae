"""The front door: a position is played, asked, looked ahead in, taken back and written."""

import copy
import pickle
import random
from pathlib import Path
from typing import Any, assert_type

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clocksmith
from clocksmith import IllegalActionError, Position
from clocksmith.core.seat import OPEN
from clocksmith.core.step import Chance
from clocksmith.games.khronos.game import KhronosGame
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.table.considered import Considered
from house.sources import ROOT

OURS = ("khronos", "sands", "inventions")
RECORDS = sorted((ROOT / "tests/games/khronos/records").glob("*.txt"))[:1]


def played(name: str, answers: int, seed: int = 7) -> Position[Any]:
    """Return a position after so many random answers."""
    pos = clocksmith.start(name, seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        if pos.turn is None:
            break
        pos.play(rng.choice(pos.legal))
    return pos


# ---- starting ----


def test_what_is_offered_at_the_door_is_there_and_listed() -> None:
    for name in clocksmith.__all__:
        assert getattr(clocksmith, name) is not None
        assert name in dir(clocksmith)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(clocksmith, "chess")  # noqa: B009  (a name that type checkers would refuse)


def test_a_game_starts_by_name_or_as_itself_with_options_in_words() -> None:
    pos = clocksmith.start("khronos", 4, edition="first", lost_tiles=False)
    assert (pos.seats, pos.game.name) == (4, "khronos")
    assert "edition=first lost-tiles=no" in str(pos)
    assert clocksmith.start(clocksmith.sands).seats == 3
    assert clocksmith.start("inventions", box="house-1").game.rules_version == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are khronos, sands, inventions"),
        (
            {"game": "khronos", "seats": 9},
            "khronos has 2 to 5 seats, not 9",
        ),
        ({"game": "khronos", "edition": "german"}, "option edition must be one of second, first"),
        ({"game": "khronos", "colour": "red"}, "there is no option 'colour'"),
        ({"game": "khronos", "language": "it"}, "the language must be one of en, de, fr"),
    ],
)
def test_what_cannot_start_is_told_in_words(arguments: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        clocksmith.start(**arguments)  # type: ignore[call-overload]


def test_the_same_seed_gives_the_same_luck_and_none_a_drawn_one() -> None:
    one, two = (played("sands", 40, seed=3) for _ in range(2))
    assert one == two
    assert one.record() == two.record()
    assert clocksmith.start("khronos", seed=1) != clocksmith.start("khronos", seed=2)
    assert clocksmith.start("khronos").seed != clocksmith.start("khronos").seed


# ---- playing ----


def test_an_action_is_a_text_a_number_or_itself() -> None:
    pos = clocksmith.start("khronos", seed=7)
    action = pos.legal[-1]
    assert pos.action(action.text) is action
    assert pos.action(action.index) is action
    assert pos.action(action) is action
    with pytest.raises(ValueError, match="'castle the queen' is not an action of this game"):
        pos.play("castle the queen")
    with pytest.raises(ValueError, match=r"khronos has actions 0 to \d+, not -1"):
        pos.play(-1)
    with pytest.raises(ValueError, match="is an action of another game"):
        pos.play(clocksmith.inventions.actions.actions[3])


def test_playing_tells_what_happened_with_what_chance_added() -> None:
    pos = clocksmith.start("khronos", seed=7, edition="first")
    events = pos.play("build watchtower might a1")
    assert events == pos.events
    assert pos.words.story(events)[-1] == "Yellow built a watchtower at a1 in Might."
    while pos.turn is not None:
        pos.play(pos.legal[0])
        assert not isinstance(pos.game.decision(pos.state), Chance), "chance has been answered"
    assert pos.outcome is not None
    assert pos.question == "The last round is over. The player with the most ecus wins."
    with pytest.raises(IllegalActionError, match="The game is over"):
        pos.play(0)


def test_what_is_not_legal_is_refused_with_its_sentence_and_paragraph_and_changes_nothing() -> None:
    pos = clocksmith.start("khronos", seed=7, edition="first")
    pos.play("build watchtower might a1")
    before = str(pos)
    with pytest.raises(IllegalActionError) as refused:
        pos.play("build keep might a1")
    assert refused.value.rule == "5.1"
    assert str(refused.value) == (
        "build keep might a1: Yellow’s watchtower at a1 is in the way. (5.1)"
    )
    assert pos.why("build keep might a1") == "Yellow’s watchtower at a1 is in the way. (5.1)"
    assert pos.why(pos.legal[0]) is None
    assert str(pos) == before


def test_reasons_and_questions_come_in_the_language_of_the_position() -> None:
    pos = clocksmith.start("khronos", seed=7, language="de")
    assert pos.question == clocksmith.start("khronos", seed=7, language="de").question
    assert pos.question != clocksmith.start("khronos", seed=7).question


def test_an_outlook_tells_what_an_action_would_do_and_changes_nothing() -> None:
    pos = clocksmith.start("khronos", seed=7, edition="first")
    before = pos.copy()
    outlook = pos.what("build watchtower might a1")
    assert isinstance(outlook.considered, Considered)
    assert str(outlook).splitlines()[-1] == "Yellow builds a watchtower at a1 in Might."
    assert outlook.events
    assert [price.total for price in outlook.prices] == [3]
    assert pos == before
    pos.play(outlook.action)
    assert pos.events[: len(outlook.events)] == outlook.events
    with pytest.raises(IllegalActionError):
        pos.what("build keep might a1")


@settings(max_examples=12, deadline=None)
@given(
    name=st.sampled_from(OURS),
    seed=st.integers(0, 2**32),
    answers=st.integers(1, 60),
    data=st.data(),
)
def test_undo_leads_back_through_the_whole_game_and_forth_to_the_same(
    name: str, seed: int, answers: int, data: st.DataObject
) -> None:
    pos = played(name, answers, seed)
    end, taken = pos.copy(), []
    back = data.draw(st.integers(1, answers))
    for _ in range(back):
        taken.append(pos.undo())
        if not pos.actions or pos == played(name, 0, seed):
            break
    for action in reversed(taken):
        pos.play(action)
    assert pos == end
    assert pos.record() == end.record()


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(ValueError, match="there is nothing to take back"):
        clocksmith.start("khronos").undo()


@pytest.mark.parametrize("name", OURS)
def test_a_hint_is_a_legal_answer_and_gives_nothing_away(name: str) -> None:
    pos = played(name, 5)
    before = pos.copy()
    assert pos.hint("uniform") in pos.legal
    assert pos == before
    with pytest.raises(ValueError, match="there is no bot 'oracle'"):
        pos.hint("oracle")


def test_a_view_holds_what_a_seat_may_know() -> None:
    pos = played("khronos", 6)
    assert pos.view(0) != pos.view(1)
    assert pos.view(OPEN) != pos.view()
    with pytest.raises(ValueError, match="the seats are 0 to 2, so there is no seat 3"):
        pos.view(3)


# ---- comparing, copying, writing ----


@pytest.mark.parametrize("name", OURS)
def test_what_is_written_is_read_again_as_an_equal_position(name: str) -> None:
    pos = played(name, 30)
    assert clocksmith.read(str(pos)) == pos
    again = clocksmith.read(pos.record())
    assert again == pos
    assert again.record() == pos.record()
    assert again.undo() == pos.undo()
    assert again == pos


@pytest.mark.parametrize("name", OURS)
def test_a_position_survives_pickling_and_copying_with_its_past(name: str) -> None:
    pos = played(name, 20)
    for twin in (pickle.loads(pickle.dumps(pos)), copy.copy(pos), copy.deepcopy(pos), pos.copy()):
        assert twin == pos
        assert hash(twin) == hash(pos)
        twin.play(twin.legal[0])
        assert twin != pos
        assert twin.undo() is not None
        assert twin == pos
    answer = pos.legal[0]
    twin = pickle.loads(pickle.dumps(pos))
    assert twin.play(answer) == pos.play(answer), "the luck to come is the same"


def test_a_branch_remembers_where_it_began() -> None:
    pos = clocksmith.read(str(played("khronos", 12)), seed=1)
    pos.play(pos.legal[0])
    assert clocksmith.read(pos.record()) == pos
    assert pickle.loads(pickle.dumps(pos)) == pos


def test_positions_of_different_games_and_options_differ() -> None:
    first = clocksmith.start("khronos", seed=1, edition="first")
    assert first != clocksmith.start("khronos", seed=1)
    assert first != "a text"
    assert len({first, first.copy(), clocksmith.start("sands", seed=1)}) == 2


def test_a_record_is_replayed_from_its_text_or_its_file() -> None:
    [file] = RECORDS
    steps = [step.action for step in clocksmith.replay(file)]
    assert steps == [step.action for step in clocksmith.replay(file.read_text(encoding="utf-8"))]
    assert clocksmith.read(file.read_text(encoding="utf-8")).actions == steps


def test_bad_texts_are_told_with_their_line() -> None:
    with pytest.raises(ValueError, match="line 1: expected 'clocksmith'"):
        clocksmith.read("no position")
    with pytest.raises(FileNotFoundError):
        clocksmith.replay(Path("nowhere.txt"))


# ---- showing ----


def test_a_position_tells_in_one_line_what_it_is() -> None:
    pos = clocksmith.start("khronos", seed=7)
    assert repr(pos) == "<khronos, 3 seats, 13 actions: What will you do?>"
    assert repr(pos.state).startswith("<Khronos: TakeTurn(seat=")
    assert repr(pos.game) == "<khronos, rules 2>"


def test_a_notebook_shows_the_picture_and_the_question() -> None:
    pos = clocksmith.start("khronos", seed=7)
    drawn = pos._repr_svg_()
    assert drawn is not None
    assert "<svg" in drawn
    assert pos._repr_html_().startswith("<figure><svg")
    assert "What will you do?" in pos._repr_html_()


def test_a_notebook_shows_the_text_where_pictures_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from clocksmith.pictures import svg

    monkeypatch.setattr("clocksmith.pictures.svg._engine", svg._new_engine)
    monkeypatch.setattr("clocksmith.pictures.svg.BUILT", "client/none.js")
    pos = clocksmith.start("khronos", seed=7)
    assert pos._repr_svg_() is None
    assert pos._repr_html_().startswith("<figure><pre>clocksmith position 1")
    with pytest.raises(ValueError, match="pictures are drawn by the browser client"):
        pos.svg()


def test_a_type_checker_knows_a_game_and_its_state() -> None:
    game = assert_type(clocksmith.khronos, KhronosGame)
    state = assert_type(clocksmith.start("khronos").state, Khronos)
    assert (type(game), type(state)) == (KhronosGame, Khronos)

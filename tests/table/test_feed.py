"""What a viewer is sent: everything once, then what is new, and always enough to draw the truth."""

import json
import random
from typing import Any

import pytest

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.core.value import plain
from clocksmith.games import OURS
from clocksmith.table import wire
from clocksmith.table.clock import BANK, TimeControl
from clocksmith.table.delta import applied
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from effort import covering
from play import P0, P1, P2
from table.sitting import (
    NOON,
    Listener,
    act,
    chooser_for,
    finish,
    seed_of,
    summary,
    table_for,
    undo,
    viewers,
)
from table.toy import TOY


def toy() -> Table:
    """Return a table of three whose bids are made; seat 0 has its turn."""
    setup = Setup(TOY, 3, TOY.options.choose({}), TimeControl(BANK, 100, 5), untimed=(P2,))
    table = Table(setup, seed_of(1), NOON)
    for seat in (0, 0, 1, 1, 2, 2):
        question = table.question(Seat(seat))
        assert question is not None
        act(table, seat, question.legal[0].text)
    return table


def as_json(value: Any) -> Any:
    """Return a value as it arrives."""
    return json.loads(json.dumps(plain(value)))


@pytest.mark.parametrize(("name", "number"), covering(OURS, [1, 2]))
def test_a_listener_always_has_the_true_view(name: str, number: int) -> None:
    table, rng = table_for(name, number), random.Random(number)
    chooser = chooser_for(name, rng)
    ears = [Listener(table, viewer) for viewer in viewers(table)]
    while not table.closed:
        back = [seat for seat in range(table.setup.seats) if table.undoable(Seat(seat))]
        if back and rng.random() < 0.2:
            undo(table, rng.choice(back), whole=rng.random() < 0.3)
        else:
            seat = rng.choice(table.waiting())
            question = table.question(seat)
            assert question is not None
            act(table, seat, chooser.choose(question.legal).text)
        for ear in ears:
            if rng.random() < 0.9 or table.closed:  # else it hears of two entries at once
                ear.listen()
                assert len(ear.steps) == len(table.results)
            if rng.random() < 0.1 or table.closed:
                ear.listen()
                assert ear.view == as_json(table.view(ear.feed.viewer))
    for ear in ears:
        assert ear.now["outcome"] == as_json(table.outcome())


def test_a_welcome_tells_all_there_is() -> None:
    table = toy()
    told = json.loads(wire.encode(Feed(table, P0).welcome(summary(table))))
    assert set(told) == {
        *("type", "number", "table", "seat", "steps", "past", "view"),
        *("question", "waiting", "undo", "clocks", "outcome", "seed"),
        *("ended", "periods", "motion", "notices"),
    }
    assert (told["type"], told["number"], told["seat"], told["steps"]) == ("welcome", 6, 0, 7)
    assert told["view"] == as_json(table.view(P0))
    assert [step["kind"] for step in told["past"]] == ["deal"] + ["act"] * 6
    assert all("view" not in step for step in told["past"])
    assert told["question"] == {
        "number": 6,
        "decision": {"type": "Turn", "seat": 0},
        "offers": [
            {"say": f"do-{text}", "fields": {}, "text": text}
            for text in ("step", "roll", "call", "pass", "break")
        ],
        "sealed": [],
    }
    assert (told["waiting"], told["undo"], told["outcome"], told["seed"]) == ([0], 0, None, None)
    assert told["clocks"] == {"at": NOON + 6, "left": [103.0, 101.0, None], "running": [0]}


def test_a_welcome_leaves_out_the_steps_that_are_known() -> None:
    table = toy()
    for known, told in ((0, 7), (5, 2), (7, 0), (99, 0), (-3, 7)):
        assert len(Feed(table, P1).welcome(summary(table), known).past) == told


def test_an_update_tells_what_is_new() -> None:
    table = toy()
    ear = Listener(table, P0)
    act(table, 0, "roll")
    told = json.loads(ear.listen())
    assert set(told) == {
        *("type", "number", "kept", "steps"),
        *("question", "waiting", "undo", "clocks", "outcome", "seed"),
        *("ended", "periods", "motion", "notices"),
    }
    assert (told["type"], told["number"], told["kept"]) == ("update", 7, 7)
    [step] = told["steps"]
    assert set(step) == {"seat", "kind", "action", "events", "view", "at"}
    assert (step["seat"], step["kind"], step["action"]) == (0, "act", "roll")
    assert step["at"] == NOON + 7
    assert step["view"][0] == 1


def test_an_answer_is_told_to_its_seat_and_at_the_end_to_all() -> None:
    table = toy()
    ears = {viewer: Listener(table, viewer) for viewer in viewers(table)}
    act(table, 0, "step")
    for viewer, ear in ears.items():
        ear.listen()
        assert ear.steps[-1]["action"] == ("step" if viewer == P0 else None)
    for seat in (0, 1, 2):
        act(table, seat, "pass")
    for ear in ears.values():
        ear.listen()
        assert [step["action"] for step in ear.steps[-3:]] == ["pass", "pass", "pass"]


def test_only_who_is_asked_gets_the_question() -> None:
    table = toy()
    for viewer in viewers(table):
        told = Feed(table, viewer).welcome(summary(table))
        assert (told.question is not None) == (viewer == P0)
        assert told.waiting == [0]


def test_what_was_taken_back_is_dropped() -> None:
    table = toy()
    ear, late = Listener(table, P1), Listener(table, P1)
    act(table, 0, "step")
    act(table, 0, "step")
    ear.listen()
    undo(table, P0, whole=True)
    told = json.loads(ear.listen())
    assert (told["number"], told["kept"], told["steps"]) == (9, 7, [])
    assert told["view"] == [1, {"points": [3, 0, 1, [1]]}]
    assert ear.view == as_json(table.view(P1))
    late.listen()
    assert late.heard[-1] != ear.heard[-1]
    assert late.view == ear.view  # it never heard of the steps


def test_an_undo_and_another_answer_may_be_heard_of_at_once() -> None:
    table = toy()
    act(table, 0, "step")
    ear = Listener(table, SPECTATOR)
    undo(table, P0)
    act(table, 0, "roll")
    told = json.loads(ear.listen())
    assert (told["kept"], [step["view"] for step in told["steps"]]) == (7, [None])
    assert ear.view == as_json(table.view(SPECTATOR))


def test_nothing_new_is_an_empty_update() -> None:
    table = toy()
    ear = Listener(table, P0)
    told = json.loads(ear.listen())
    assert (told["kept"], told["steps"], told["number"]) == (7, [], 6)


def test_the_way_back_is_told_to_who_has_it() -> None:
    table = toy()
    act(table, 0, "step")
    told = [Feed(table, viewer).welcome(summary(table)).undo for viewer in viewers(table)]
    assert told == [1, 0, 0, 0]


def test_the_seed_is_shown_when_it_is_over() -> None:
    table = toy()
    ear = Listener(table, SPECTATOR)
    for seat in (0, 1, 2):
        assert ear.now["seed"] is None
        act(table, seat, "pass")
        ear.listen()
    assert ear.now["seed"] == table.source.seed.hex()  # type: ignore[union-attr]
    assert ear.now["outcome"]["reason"] == "all-passed"
    assert ear.now["clocks"]["running"] == []


# Stories


@pytest.mark.parametrize("name", OURS)
def test_a_story_has_the_view_after_every_step(name: str) -> None:
    table = table_for(name, 1)
    ears = [Listener(table, viewer) for viewer in viewers(table)]
    rng, seen = random.Random(2), [[ear.view] for ear in ears]
    for _ in range(60):
        finish(table, rng, longest=1)
        for ear, views in zip(ears, seen, strict=True):
            steps = len(ear.steps)
            ear.listen()
            if len(ear.steps) > steps:
                views.append(ear.view)
    for ear, views in zip(ears, seen, strict=True):
        story = json.loads(wire.encode(ear.feed.story(summary(table))))
        assert set(story) == {"table", "first", "steps", "notices"}
        view, told = story["first"], []
        for step in story["steps"]:
            view = applied(step["view"], view)
            told.append(view)
        assert told == views
        without = [{**step, "view": 0} for step in story["steps"]]
        assert without == [{**step, "view": 0} for step in ear.steps]


def test_a_finished_game_is_told_with_open_cards() -> None:
    table = table_for("khronos", 1)
    with pytest.raises(CommandError, match="only when the game is over"):
        Feed(table, OPEN)
    finish(table, random.Random(1))
    story = json.loads(wire.encode(Feed(table, OPEN).story(summary(table))))
    drawn = [event for event in story["steps"][0]["events"] if event["type"] == "Drew"]
    assert drawn
    assert all(event["kind"] >= 0 for event in drawn)
    assert all(step["action"] for step in story["steps"][1:])


def test_nobody_listens_on_a_seat_that_is_not_there() -> None:
    with pytest.raises(CommandError, match="there is no seat 3"):
        Feed(toy(), Seat(3))
    with pytest.raises(CommandError, match="there is no seat -1"):
        Feed(toy(), Seat(-1))

"""A box that does not hold together is refused in words, with the place, whatever is done to it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError, Fault
from clocksmith.core.box.writing import write_box
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.box.validation import SENTENCES
from clocksmith.games.sands.game import SHELF
from games.sands.variation import Plain, plain_box

Damage = Callable[[Plain], object]


def _row(plain: Plain, sheet: str, name: str) -> Plain:
    [found] = [row for row in plain[sheet] if row["name"] == name]
    assert isinstance(found, dict)
    return found


def _set(sheet: str, place: int, **values: object) -> Damage:
    return lambda plain: plain[sheet][place].update(values)


def _number(name: str, value: int) -> Damage:
    return lambda plain: _row(plain, "number", name).update(value=value)


def _without(sheet: str, place: int) -> Damage:
    return lambda plain: plain[sheet].pop(place)


def _alone(plain: Plain) -> None:
    """Take all borders of one region away."""
    plain["border"] = [row for row in plain["border"] if "cyprus" not in row["regions"]]


# What is done, the fault that is told, its sheet, and the row if it has one.
DAMAGES: list[tuple[Damage, str, str, int]] = [
    (_set("region", 0, name="nowhere"), "reference", "border", 0),
    (_set("structure", 3, name="known"), "reference", "advance", 22),
    (_set("card", 2, name="seat"), "sands-name", "card", 2),
    (_set("card", 2, name="4-winds"), "sands-name", "card", 2),
    (_set("card", 2, name="civil"), "sands-card-name", "card", 2),
    (_set("border", 3, regions=["syria", "syria"]), "sands-border", "border", 3),
    (_set("border", 3, regions=["gallia", "hispania"]), "sands-border", "border", 3),
    (_alone, "sands-apart", "region", 11),
    (_number("provinces", 4), "accepted", "", -1),
    (_without("tile", 0), "sands-tiles", "tile", -1),
    (_set("structure", 0, lock=""), "sands-lock", "structure", 0),
    (_set("structure", 2, lock="civil"), "sands-lock", "structure", 2),
    (_set("structure", 0, effects=["city"]), "sands-city", "structure", -1),
    (_set("structure", 12, effects=["level-capacity"]), "sands-city", "structure", -1),
    (_set("structure", 0, level=0), "sands-level", "structure", 0),
    (_set("structure", 0, locked=["level-capacity"]), "sands-level", "structure", 0),
    (_set("advance", 0, level=2), "sands-first", "advance", 0),
    (_set("advance", 0, category="cultural"), "sands-row", "advance", -1),
    (_without("advance", 6), "sands-pile", "advance", -1),
    (_set("advance", 6, effects=["unrest-most 9"]), "sands-effect", "advance", 6),
    (_set("advance", 6, effects=["emphasis 4"]), "sands-effect", "advance", 6),
    (_set("card", 0, rule="muster"), "sands-rule", "card", -1),
    (_set("card", 0, whole=1), "sands-whole", "card", 0),
    (_set("card", 0, symbols=["civil", "civil"]), "sands-symbols", "card", 0),
    (_set("space", 0, name="x"), "sands-spaces", "space", -1),
    (_set("space", 0, category="cultural"), "sands-pairs", "space", -1),
    (_set("chronicle", 3, number=6), "sands-chronicles", "chronicle", -1),
    (_set("chronicle", 3, points=6), "sands-rising", "chronicle", 3),
    (_set("chronicle", 3, needs=[5, 8, 7, 18, 8, 5]), "sands-rising", "chronicle", 3),
    (_set("dynasty", 1, first=9), "sands-track", "dynasty", 1),
    (_set("overflow", 0, last=21), "sands-track", "overflow", 0),
    (_set("growth", 1, space=4), "sands-growth", "growth", 1),
    (_set("growth", 3, space=24), "sands-growth", "growth", 3),
    (_set("roll", 1, round=2), "sands-roll", "roll", 1),
    (_set("roll", 1, round=4), "sands-roll", "roll", 1),
    (_set("supply", 1, players=2), "sands-supply", "supply", -1),
    (_set("number", 1, name="knights"), "sands-number", "number", -1),
    (_number("winner-losses", 2), "sands-range", "number", 20),
    (_number("start-unrest", 8), "sands-range", "number", -1),
    (_number("peasants", 6), "sands-start", "number", -1),
    (_number("control-markers", 2), "accepted", "", -1),
    (_set("region", 0, ring=["alps", "luna"]), "sands-ring", "region", 0),
    (_set("region", 0, ring=["alps", "luna", "alps"]), "sands-ring", "region", 0),
    (_set("border", 0, lane=[1, 2, 3]), "sands-lane", "border", 0),
    (_set("island", 0, points=[1, 2, 3, 4, 5, 6, 7]), "sands-island", "island", 0),
    (_set("advance", 0, effects=["fly 3"]), "phrase", "advance", 0),
    (_set("advance", 0, effects=["battle 21"]), "phrase", "advance", 0),
    (_set("advance", 0, effects=["ignores castle"]), "reference", "advance", 0),
]


def box_or_faults(read: Callable[[], Box]) -> tuple[Box | None, list[Fault]]:
    """Return the box that is read, or what is wrong with it."""
    try:
        return read(), []
    except BoxError as error:
        return None, error.faults


def faults_of(plain: Plain) -> list[tuple[str, str, int]]:
    """Return the faults of a box; none where it is accepted."""
    _, faults = box_or_faults(lambda: SHELF.box_of(plain))
    return [(fault.key, fault.sheet, fault.row) for fault in faults if fault.sentence()]


@pytest.mark.parametrize(("damage", "key", "sheet", "row"), DAMAGES)
def test_damage_is_told_with_its_place(damage: Damage, key: str, sheet: str, row: int) -> None:
    plain = plain_box()
    damage(plain)
    found = faults_of(plain)
    assert ((key, sheet, row) in found) if key != "accepted" else not found


def test_too_few_regions_or_markers_are_told() -> None:
    plain = plain_box()
    for row in plain["region"][4:12]:
        row["players"] = 5
    assert ("sands-regions", "region", -1) in faults_of(plain)
    plain = plain_box()
    _number("provinces", 4)(plain)
    _number("control-markers", 2)(plain)
    assert faults_of(plain) == [("sands-start", "number", -1)]


def test_an_unknown_effect_is_refused_with_the_list_of_all() -> None:
    text = write_box(SHELF.newest).replace('"labor"]', '"slavery"]')
    with pytest.raises(BoxError, match=r"line \d+: advance 2: effects: .*income crops N") as error:
        SHELF.read(text)
    assert error.value.faults[0].line == text[: text.index('"slavery"')].count("\n") + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_in_every_language(language: str) -> None:
    words = Words(GAME, language)
    details = ("found", "known", "players", "least", "most", "name", "pile", "effect", "rule")
    more = ("category", "column", "pieces")
    for key in SENTENCES:
        assert words.say(f"box-{key}", **dict.fromkeys((*details, *more), "7"))


def test_english_sentences_are_those_of_the_code() -> None:
    words = Words(GAME, "en")
    for key, sentence in SENTENCES.items():
        names = [part.partition("}")[0] for part in sentence.split("{")[1:]]
        told = {name: f"<{name}>" for name in names}
        assert words.say(f"box-{key}", **told) == sentence.format(**told)


# Whatever is done to it

WRONG: list[Any] = [
    *[None, True, -1, 0, 1, 3, 99, 10**30, 1.5, "", "x", "civil", "italia", "battle 2", "\u0000"],
    *["a" * 500, [], ["italia"], ["civil"], [1], [[]], {}, {"name": "x"}, float("nan")],
]


def _mutated(data: st.DataObject, plain: Plain) -> None:
    """Change one thing somewhere."""
    sheet = data.draw(st.sampled_from([*SHELF.form.by_name, "name", "format", "game", "base"]))
    if sheet not in SHELF.form.by_name or data.draw(st.integers(0, 20)) == 0:
        plain[sheet] = data.draw(st.sampled_from(WRONG))
        return
    rows = plain[sheet]
    if not isinstance(rows, list) or not rows:
        return
    place = data.draw(st.integers(0, len(rows) - 1))
    what = data.draw(st.sampled_from(["value", "value", "value", "drop", "twice", "column"]))
    if what == "drop":
        rows.pop(place)
    elif what == "twice":
        rows.append(copy.deepcopy(rows[place]))
    elif isinstance(rows[place], dict):
        known = list(SHELF.form.by_name[sheet].by_key)
        key = "colour" if what == "column" else data.draw(st.sampled_from(known))
        rows[place][key] = data.draw(st.sampled_from(WRONG) | st.integers(-2, 30))


def _check(read: Callable[[], Box]) -> None:
    """Read a box: it is one, or there is a sentence with a place for what is wrong."""
    box, faults = box_or_faults(read)
    assert (box is None) == bool(faults)
    for fault in faults:
        assert fault.sentence()
        assert fault.row < 0 or fault.sheet in SHELF.form.by_name
    if box is not None:
        assert GAME.played_with(3, box).start(5).parts.in_play[5]


@given(st.data())
def test_damaged_data_is_refused_in_words(data: st.DataObject) -> None:
    plain = plain_box()
    for _ in range(data.draw(st.integers(1, 3))):
        _mutated(data, plain)
    _check(lambda: SHELF.box_of(plain))


TEXT = write_box(SHELF.box("house-1"))
SNIPPETS = [
    "",
    "[[region]]",
    "[[",
    "]",
    '"',
    "=",
    "\n",
    "name = 3",
    "#",
    "{",
    "9",
    "é",
    "\t",
    "\x00",
]


@given(st.data())
def test_a_damaged_text_is_refused_in_words(data: st.DataObject) -> None:
    text = TEXT
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 60)))
        text = text[:start] + data.draw(st.sampled_from(SNIPPETS)) + text[end:]
    _check(lambda: SHELF.read(text))


@given(st.text(max_size=200))
def test_any_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(BoxError):
        SHELF.read(text)

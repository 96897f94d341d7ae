"""A damaged box is refused in a sentence with its place, and by nothing else."""

import random
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.box.box import Box
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.fault import BoxError
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES
from clocksmith.games.inventions.box.form import FORM, SHELF
from games.inventions.variation import Plain, set_number

TEXT = files("clocksmith.games.inventions").joinpath("boxes", "house-1.toml").read_text("utf-8")
LINES = TEXT.splitlines()
ODD = [-1, 0, 1, 7, 61, 10**30, 1.5, True, "", "x", "influence 2", "a" * 500, [], ["call"], {}]
ODD += [
    "ip 1 or ip 2",
    "3 per adjacent",
    "turn-order 1",
    "token 1",
    "economy-1",
    "row",
    "2 per",
    "\x07",
]


def judged(make: Any) -> Box | None:
    """Return a box, or None where it is refused as it should be."""
    try:
        return make()  # type: ignore[no-any-return]
    except BoxError as error:
        faults = error.faults
    assert faults
    for fault in faults:
        assert fault.sentence()
        assert fault.sheet in ["", *FORM.by_name] or fault.key == "unknown-sheet", fault
    return None


def plain() -> dict[str, Any]:
    """Return our newest box as an editor keeps it."""
    rows = {name: [dict(row) for row in rows] for name, rows in SHELF.newest.content().items()}
    return {"format": BOX_FORMAT, "game": FORM.game, "name": "mine", **rows}


@given(seed=st.integers(0, 2**32), cuts=st.integers(1, 4))
def test_a_damaged_text_is_refused_in_words_or_is_a_box(seed: int, cuts: int) -> None:
    luck = random.Random(seed)
    lines = LINES[:]
    for _ in range(cuts):
        at = luck.randrange(len(lines))
        way = luck.randrange(5)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, luck.choice(LINES))
        elif way == 2:
            lines[at] = lines[at][: luck.randrange(len(lines[at]) + 1)]
        elif way == 3:
            key, _, _ = lines[at].partition(" = ")
            lines[at] = f"{key} = {luck.choice(['0', '-3', '99', '[]', 'true', '{}', '1e9'])}"
        else:
            lines[at] = lines[at].replace(luck.choice("aeiou 123="), luck.choice("aeiou 456[;"), 1)
    found = judged(lambda: SHELF.read("\n".join(lines)))
    if found is not None:
        assert GAMES["inventions"].played_with(2, found).start(4).stack


@given(seed=st.integers(0, 2**32), changes=st.integers(1, 3))
def test_damaged_data_are_refused_in_words_or_are_a_box(seed: int, changes: int) -> None:
    luck = random.Random(seed)
    data = plain()
    for _ in range(changes):
        sheet = luck.choice(list(FORM.by_name))
        rows = data[sheet]
        if not isinstance(rows, list) or not rows or luck.random() < 0.05:
            data[sheet] = luck.choice(ODD)
            continue
        at = luck.randrange(len(rows))
        way = luck.random()
        if way < 0.1:
            del rows[at]
        elif way < 0.2:
            rows.append(dict(luck.choice(rows)))
        elif way < 0.25:
            rows[at] = luck.choice(ODD)
        elif isinstance(rows[at], dict):
            rows[at][luck.choice([*rows[at], "colour"])] = luck.choice(ODD)
    found = judged(lambda: SHELF.box_of(data))
    if found is not None:
        assert GAMES["inventions"].played_with(2, found).start(2).stack


# What does not fit together, each with its sentence.


def rows_of(box: Plain, sheet: str) -> list[dict[str, Any]]:
    """Return the rows of a sheet."""
    return box[sheet]


def cut_off_oceania(box: Plain) -> None:
    for row in box["region"]:
        alone = row["name"] in ("oceania", "south-america")
        row["ropes"] = [
            one for one in row["ropes"] if (one in ("oceania", "south-america")) == alone
        ]


def one_way(box: Plain) -> None:
    box["region"][0]["ropes"].append("asia")


def loop(box: Plain) -> None:
    box["region"][0]["ropes"].append("africa")


def twice_named(box: Plain) -> None:
    box["idea"][0]["name"] = "k1"


def long_name(box: Plain) -> None:
    box["idea"][0]["name"] = "a-very-long-name-of-an-idea"


def disorder(box: Plain) -> None:
    box["deed"][0], box["deed"][1] = box["deed"][1], box["deed"][0]


def gap_in_forums(box: Plain) -> None:
    for row in box["deed"]:
        row["forum"] = 7 if row["forum"] == 5 else row["forum"]


def long_era(box: Plain) -> None:
    box["era"][2]["rounds"] = 5


def rounds_of_the_end(box: Plain) -> None:
    box["era"][5]["rounds"] = 1


def gap_in_bands(box: Plain) -> None:
    box["band"][1]["from"] = 2


def fall(box: Plain) -> None:
    box["band"][0]["change"] = -1


def tokens(box: Plain) -> None:
    box["band"][3]["tokens"] = 4


def short_track(box: Plain) -> None:
    set_number(box, "influence-most", 9)


def no_spaces(box: Plain) -> None:
    box["space"] = [row for row in box["space"] if (row["era"], row["place"]) != (6, 3)]


def spaces_out_of_order(box: Plain) -> None:
    box["space"].reverse()


def other_letter(box: Plain) -> None:
    box["milestone"][0]["era"] = 2


def odd_code(box: Plain) -> None:
    box["milestone"][0]["code"] = "Z1"


def few_private(box: Plain) -> None:
    gone = box["milestone"].pop(5)["name"]
    for row in box["idea"]:
        row["milestone"] = "mining" if row["milestone"] == gone else row["milestone"]


def few_ideas(box: Plain) -> None:
    box["idea"] = box["idea"][1:]


def few_goals(box: Plain) -> None:
    box["goal"] = box["goal"][:15]


def goals_put_away(box: Plain) -> None:
    set_number(box, "goals-dropped", 3)


def tiles_out_of_order(box: Plain) -> None:
    box["wealth"][0]["number"] = 2


def equal_pair(box: Plain) -> None:
    box["technology"][0]["pair"] = ["call", "call"]


def other_deed(box: Plain) -> None:
    box["culture"][1]["deed"] = "call"


def wrong_way(box: Plain) -> None:
    box["culture"][0]["add"] = -1


def free_influence(box: Plain) -> None:
    box["culture"][5]["least"] = 0


def missing_number(box: Plain) -> None:
    del box["number"][0]


def longer_row(box: Plain) -> None:
    set_number(box, "row", 5)


def shorter_row(box: Plain) -> None:
    set_number(box, "row", 3)


def bounds(box: Plain) -> None:
    set_number(box, "citizens", 5)


def empty_supply(box: Plain) -> None:
    set_number(box, "citizens", 20)
    set_number(box, "start-specialists", 5)
    set_number(box, "start-academics", 2)


UNFIT = [
    (cut_off_oceania, "to oceania"),
    (one_way, "none from there to"),
    (loop, "to another region"),
    (twice_named, "is a name in sheet"),
    (long_name, "at most 18 characters"),
    (disorder, "the order of the ten actions is fixed"),
    (gap_in_forums, "without gaps"),
    (long_era, "1 to 4 rounds, not 5"),
    (rounds_of_the_end, "0 to 0 rounds, not 1"),
    (gap_in_bands, "this one must begin at 1"),
    (fall, "more influence than they have"),
    (tokens, "there are 3 chain tokens"),
    (short_track, "the track ends at 10"),
    (no_spaces, "era 6 must have at least 3 spaces"),
    (spaces_out_of_order, "spaces must be in order"),
    (other_letter, "letter A must be of era 1"),
    (odd_code, "from A to F"),
    (few_private, "letter B must have at least 4 milestones"),
    (few_ideas, "era 1 must have at least 8 ideas"),
    (few_goals, "at least 16 goals"),
    (goals_put_away, "too few to discard"),
    (tiles_out_of_order, "one tile of each number"),
    (equal_pair, "two different actions"),
    (other_deed, "only for the action invent"),
    (wrong_way, "gains can only rise"),
    (free_influence, "at least one citizen"),
    (missing_number, "numbers are missing: citizens"),
    (longer_row, "numbers are missing: row-cost-5"),
    (shorter_row, "there is no number row-cost-4"),
    (bounds, "citizens must be from 20 to 60"),
    (empty_supply, "so that all can present a first idea"),
]


@pytest.mark.parametrize(("damage", "sentence"), UNFIT, ids=[one.__name__ for one, _ in UNFIT])
def test_what_does_not_fit_together_is_told(damage: Any, sentence: str) -> None:
    data = plain()
    data["region"] = [{**row, "ropes": row["ropes"][:]} for row in data["region"]]
    damage(data)
    with pytest.raises(BoxError) as wrong:
        SHELF.box_of(data)
    assert [1 for fault in wrong.value.faults if sentence in fault.sentence()], str(wrong.value)
    assert all(fault.sheet in FORM.by_name for fault in wrong.value.faults)


def test_every_fault_of_inventions_is_told_in_all_languages() -> None:
    words = {language: Words(GAMES["inventions"], language) for language in LANGUAGES}
    for damage, _ in UNFIT:
        data = plain()
        data["region"] = [{**row, "ropes": row["ropes"][:]} for row in data["region"]]
        damage(data)
        with pytest.raises(BoxError) as wrong:
            SHELF.box_of(data)
        for fault in wrong.value.faults:
            details = {name: str(value) for name, value in fault.details.items()}
            told = [words[language].say(f"box-{fault.key}", **details) for language in LANGUAGES]
            assert told[0] == fault.template.format(**fault.details)
            assert len(set(told)) == len(LANGUAGES)


def test_a_fault_names_its_line() -> None:
    at = LINES.index('benefit = "ready-up-to 2"')
    text = TEXT.replace('benefit = "ready-up-to 2"', 'benefit = "shine 2"', 1)
    with pytest.raises(BoxError, match=f"line {at + 1}: .*shine.*ready NUMBER"):
        SHELF.read(text)


@pytest.mark.parametrize(
    ("sheet", "key", "value"),
    [
        ("specialist", "benefit", "token 1"),
        ("specialist", "benefit", "turn-order 1"),
        ("milestone", "benefit", "aspire card 1"),
        ("milestone", "benefit", "turn-order 1"),
        ("economy", "effect", "ip 31"),
        ("economy", "effect", "move 8"),
        ("economy", "effect", "token 2"),
        ("space", "benefit", "turn-order 1 or ip 1"),
        ("goal", "scores", ["3 per adjacent"]),
        ("goal", "scores", ["3 per tile since 4"]),
        ("wealth", "scores", "999 per tile"),
        ("wealth", "scores", "3 per region beyond 2 each 2"),
    ],
)
def test_an_effect_stands_where_it_can_work(sheet: str, key: str, value: object) -> None:
    data = plain()
    rows_of(data, sheet)[0][key] = value
    with pytest.raises(BoxError, match="is not understood; there are"):
        SHELF.box_of(data)

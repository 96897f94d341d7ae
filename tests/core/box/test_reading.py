"""Boxes are read strictly, and everything wrong is told with its place."""

import pytest

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import SENTENCES, BoxError
from clocksmith.core.box.reading import LONGEST_BOX
from core.box.smith import WHOLE, read


def refused(text: str) -> BoxError:
    """Return why a text is no box."""
    with pytest.raises(BoxError) as caught:
        read(text)
    return caught.value


def line_of(text: str, part: str) -> int:
    """Return the number of the line in which something stands."""
    return next(i for i, line in enumerate(text.splitlines(), start=1) if part in line)


def test_a_whole_box_is_read_with_its_values_and_where_they_are_from() -> None:
    box = read(WHOLE)
    steel = box.rows["metal"][1]
    assert (steel.number("price"), steel.text("title"), box.rows["metal"][0].text("title")) == (
        3,
        "Steel",
        "",
    )
    assert (steel.status_of("price"), steel.status_of("name")) == ("entered", "stand-in")


def test_it_is_counted_how_many_values_are_entered() -> None:
    assert read(WHOLE).counts() == (2, 5)


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        ("price = 2", "", "missing", "metal 1: price is missing"),
        ("price = 2", "price = 12", "between", "price must be from 1 to 9, not 12"),
        ("price = 2", "price = true", "no-number", "price must be a whole number, not True"),
        ("price = 2", 'price = "2"', "no-number", "price must be a whole number, not 2"),
        ("price = 2", "price = 2\ncolour = 3", "unknown-column", "metal has no column colour"),
        ("price = 2", "price = 2\n'' = 3", "unknown-column", "metal has no column ''"),
        ('kind = "tower"', 'kind = "sun"', "choice", "kind must be one of tower, pocket, not sun"),
        ('metal = "brass"', 'metal = "gold"', "reference", "must name a row of metal"),
        ("ring 4", "melt gold", "reference", "one of brass, steel, not gold"),
        ("ring 4", "sing 4", "phrase", "there are ring NUMBER; melt METAL"),
        ('"ring 4"]', '"ring 4", "ring 1", "ring 2"]', "length", "chimes must have 0 to 3 entries"),
        ('name = "steel"', 'name = "brass"', "twice", "brass is there twice"),
        ('name = "steel"', 'name = "Steel!"', "slug", "lower-case letters, digits and dashes"),
        ('title = "Steel"', 'title = "St\\u0007eel"', "letters", "no line breaks"),
        ('status = "sourced"', 'status = "sure"', "status", "not sure"),
    ],
)
def test_a_wrong_value_is_told_with_its_line(old: str, new: str, key: str, told: str) -> None:
    damaged = WHOLE.replace(old, new, 1)
    error = refused(damaged)
    assert [fault.key for fault in error.faults] == [key]
    assert told in str(error)
    row = error.faults[0]
    assert row.line >= line_of(damaged, f"[[{row.sheet}]]")


def test_the_line_of_a_value_is_its_own() -> None:
    damaged = WHOLE.replace("price = 3", "price = 33")
    assert str(refused(damaged)).startswith(f"line {line_of(damaged, 'price = 33')}: metal 2: ")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("format = ", "not-toml"),
        ("x = " + "[" * 5000, "not-toml"),
        ("a" * (LONGEST_BOX + 1), "too-long"),
        ("", "no-format"),
        (WHOLE.replace("format = 1", "format = 2"), "other-format"),
        (WHOLE.replace('"smith"', '"chess"'), "other-game"),
        (WHOLE.replace('"house-1"', '"My Box"'), "slug"),
        (WHOLE.replace("[[clock]]", "[[watch]]"), "unknown-sheet"),
        (WHOLE.replace("[[clock]]", "[clock]"), "not-rows"),
        ('format = 1\ngame = "smith"\nname = "mine"', "rows"),
        ('format = 1\ngame = "smith"\nname = "mine"\nbase = "house-9"', "unknown-base"),
        (WHOLE.replace("price = 2", "price = 5").replace("price = 3", "price = 6"), "dear"),
    ],
)
def test_what_is_no_box_is_refused_in_words(text: str, key: str) -> None:
    error = refused(text)
    assert error.faults[0].key == key
    assert key == "dear" or key in SENTENCES
    assert str(error)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    damaged = WHOLE.replace("price = 2", "price = 12").replace('kind = "tower"', "kind = 7")
    assert [fault.key for fault in refused(damaged).faults] == ["between", "choice"]


def test_a_box_may_say_only_what_differs_from_a_shipped_one() -> None:
    mine = read(
        'format = 1\ngame = "smith"\nname = "mine"\nbase = "house-1"\n'
        '[[metal]]\nname = "brass"\nprice = 4\nstatus = "entered"\n'
        '[[metal]]\nname = "lead"\nprice = 1\n'
    )
    names = [(row.text("name"), row.number("price")) for row in mine.rows["metal"]]
    assert names == [("brass", 4), ("steel", 3), ("lead", 1)]
    assert len(mine.rows["clock"]) == 1


def test_a_value_has_its_own_status_that_of_its_row_or_that_of_the_base() -> None:
    heading = 'format = 1\ngame = "smith"\nname = "mine"\nbase = "house-1"\n'
    steel = '[[metal]]\nname = "steel"\n'

    def statuses(row: str) -> tuple[str, str]:
        found = read(heading + steel + row).rows["metal"][1]
        return found.status_of("price"), found.status_of("title")

    assert statuses("") == ("entered", "stand-in"), "as in the base"
    assert statuses('status = "ruling"\n') == ("ruling", "ruling"), "a row speaks for its values"
    assert statuses('statuses = { title = "entered" }\n') == ("entered", "entered")
    both = 'status = "sourced"\nstatuses = { price = "stand-in" }\n'
    assert statuses(both) == ("stand-in", "sourced")


def test_sheets_without_names_and_whole_sheets_are_given_in_full() -> None:
    mine: Box = read(
        'format = 1\ngame = "smith"\nname = "mine"\nbase = "house-1"\nwhole = ["metal"]\n'
        '[[metal]]\nname = "lead"\nprice = 1\n'
        '[[clock]]\nkind = "pocket"\nmetal = "lead"\nchimes = []\n'
    )
    assert [row.text("name") for row in mine.rows["metal"]] == ["lead"]
    assert [row.text("kind") for row in mine.rows["clock"]] == ["pocket"]

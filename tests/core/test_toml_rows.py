"""Data files are read strictly: each fault names its place."""

import pytest

from clocksmith.core.toml_rows import parse_rows

GOOD = '[[tile]]\nname = "keep"\nvalue = 2\nranks = [1, 2]\nwords = ["a"]\n'
SOURCED = 'source = "rulebook p.3"\nstatus = "sourced"\n'


def test_a_row_is_read_key_by_key() -> None:
    (row,) = parse_rows(GOOD + SOURCED, "tiles.toml", "tile")
    assert row.text("name") == "keep"
    assert row.number("value") == 2
    assert row.numbers("ranks") == [1, 2]
    assert row.texts("words") == ["a"]
    row.close()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[tile", "tiles.toml: not a TOML file"),
        ("[[card]]\nname = 1", r"tiles.toml: there is no list of \[\[tile\]\]"),
        ("tile = 3", r"there is no list of \[\[tile\]\]"),
    ],
)
def test_a_damaged_file_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_rows(text, "tiles.toml", "tile")


def test_values_of_the_wrong_kind_are_refused() -> None:
    (row,) = parse_rows(
        '[[tile]]\na = 1\nb = "x"\nc = true\nd = 1\ne = ["x"]\nf = [1]\ng = [true]', "t", "tile"
    )
    with pytest.raises(ValueError, match="t tile 1: a must be text"):
        row.text("a")
    with pytest.raises(ValueError, match="b must be a whole number"):
        row.number("b")
    with pytest.raises(ValueError, match="c must be a whole number"):
        row.number("c")
    with pytest.raises(ValueError, match="d must be a list"):
        row.texts("d")
    with pytest.raises(ValueError, match="e must hold whole numbers"):
        row.numbers("e")
    with pytest.raises(ValueError, match="f must hold texts"):
        row.texts("f")
    with pytest.raises(ValueError, match="g must hold whole numbers"):
        row.numbers("g")


def test_a_row_says_where_it_is_from() -> None:
    (row,) = parse_rows("[[tile]]\n", "t", "tile")
    with pytest.raises(ValueError, match="t tile 1: source is missing"):
        row.close()
    (row,) = parse_rows('[[tile]]\nsource = "p.3"\nstatus = "rumour"', "t", "tile")
    with pytest.raises(ValueError, match="status must be one of sourced, stand-in, ruling"):
        row.close()


def test_a_key_that_nothing_reads_is_an_error() -> None:
    (row,) = parse_rows("[[tile]]\ncolour = 1\n" + SOURCED, "t", "tile")
    with pytest.raises(ValueError, match="unknown keys colour"):
        row.close()


def test_a_name_is_found_in_a_list_or_refused() -> None:
    (row,) = parse_rows('[[tile]]\nkind = "civil"\nage = "stone"', "t", "tile")
    assert row.choice("kind", ["military", "civil"]) == 1
    with pytest.raises(ValueError, match="t tile 1: age must be one of might, faith, not 'stone'"):
        row.choice("age", ["might", "faith"])

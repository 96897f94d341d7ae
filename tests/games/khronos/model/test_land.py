"""13 Maps: what is valid, and how people bring their own."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import GRID
from clocksmith.games.khronos.model.land import (
    HAMLET_ON,
    check_rows,
    hamlet_under,
    map_of_file,
)
from games.khronos.scene import PLAIN_MAP, at, drawn

PLAIN_ROWS = PLAIN_MAP.split("/")

VALLEY = """\
mmmmmmffffmm~mmm
mmmmmfff..ff~~mm
mmmffff....f.~ff
mmff.....h...~ff
mff..........~.f
ff..h.......~~.f
ff.........~~..f
f.......h.~~...f
f.........~..h.f
f..h.....~~....f
f.......~~.....f
ff.....~~...h..f
ff.h..~~......ff
fff...~..h....fm
mff..~~......ffm
mmf..~....h..fmm
mmf.~~..h...ffmm
mmff~......ffmmm
mmff~~...fffmmmm
mmmmm~ffffmmmmmm
"""


def changed(cell: str, letter: str, rows: list[str] | None = None) -> list[str]:
    """Return flat land with one more letter."""
    new = list(PLAIN_ROWS if rows is None else rows)
    x, y = at(cell) % 16, at(cell) // 16
    new[y] = new[y][:x] + letter + new[y][x + 1 :]
    return new


# The default map


@pytest.mark.rule("13")
def test_the_valley_is_the_map_of_the_rules() -> None:
    assert GAME.parts.maps["valley"] == VALLEY.split()


@pytest.mark.rule("13")
def test_the_valley_is_valid() -> None:
    check_rows(GAME.parts.maps["valley"])


@pytest.mark.rule("13", "12")
def test_the_valley_is_the_default_map() -> None:
    assert GAME.options.choose({}).value("map") == "valley"
    assert GAME.start(2).land.rows == GAME.parts.maps["valley"]


# What is valid


@pytest.mark.rule("13")
@pytest.mark.parametrize("rows", [PLAIN_ROWS[:19], [*PLAIN_ROWS, "." * 16], []])
def test_a_map_has_20_rows(rows: list[str]) -> None:
    with pytest.raises(ValueError, match=f"a map has 20 rows, this one has {len(rows)}"):
        check_rows(rows)


@pytest.mark.rule("13")
@pytest.mark.parametrize("row", ["." * 15, "." * 17, ""])
def test_a_row_has_16_cells(row: str) -> None:
    with pytest.raises(ValueError, match=f"row 2 of the map has {len(row)} cells, not 16"):
        check_rows([PLAIN_ROWS[0], row, *PLAIN_ROWS[2:]])


@pytest.mark.rule("13", "1.1")
@pytest.mark.parametrize("letter", ["x", "H", " ", "ä", "P"])
def test_a_cell_has_a_known_terrain(letter: str) -> None:
    with pytest.raises(ValueError, match="row 5 of the map has an unknown terrain"):
        check_rows(changed("c5", letter))


@pytest.mark.rule("13", "1.1")
@pytest.mark.parametrize("letter", [".", "f", "m", "~"])
def test_plain_forest_mountain_and_river_are_terrains(letter: str) -> None:
    check_rows(changed("c5", letter))


@pytest.mark.rule("13", "1.1")
def test_a_map_has_ten_hamlets() -> None:
    with pytest.raises(ValueError, match="10 printed hamlets, this one has 9"):
        check_rows(changed("p1", "."))
    with pytest.raises(ValueError, match="10 printed hamlets, this one has 11"):
        check_rows(changed("c5", "h"))


@pytest.mark.rule("13")
@pytest.mark.parametrize("beside", ["o3", "p2", "p4"])
def test_no_two_hamlets_are_adjacent(beside: str) -> None:
    rows = changed(beside, "h", changed("p1", "."))
    with pytest.raises(ValueError, match=r"the printed hamlet .* touches another one"):
        check_rows(rows)


@pytest.mark.rule("13")
def test_hamlets_may_meet_at_a_corner_or_across_the_rim() -> None:
    check_rows(changed("o4", "h", changed("p1", ".")))
    check_rows(changed("a4", "h", changed("p1", ".")))


@pytest.mark.rule("13")
def test_no_letter_puts_a_hamlet_on_a_river() -> None:
    assert HAMLET_ON == {"h": ".", "F": "f", "M": "m"}


@pytest.mark.rule("13")
@pytest.mark.parametrize("letter", ["h", "F", "M"])
def test_hamlets_stand_on_plain_forest_or_mountain(letter: str) -> None:
    rows = changed("c5", letter, changed("p1", "."))
    check_rows(rows)
    land = GAME.parts.land("/".join(rows), 2, True)
    assert land.hamlets >> at("c5") & 1
    assert land.surcharge[1][at("c5")] == {"h": 0, "F": 1, "M": 2}[letter]


# Maps as values of the option


@pytest.mark.rule("13", "12")
def test_a_map_is_chosen_by_name_or_drawn() -> None:
    assert GAME.parts.drawn("valley") == GAME.parts.maps["valley"]
    assert GAME.parts.drawn(PLAIN_MAP) == PLAIN_ROWS
    state = GAME.start(2, GAME.options.choose({"map": PLAIN_MAP}))
    assert state.land.rows == PLAIN_ROWS


@pytest.mark.rule("13", "12")
@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("moon", "there is no map 'moon'; there is valley, or rows joined by /"),
        ("", "there is no map ''"),
        ("../..", "a map has 20 rows, this one has 2"),
        (PLAIN_MAP.replace("h", "."), "this one has 0"),
    ],
)
def test_what_is_no_map_is_refused_in_words(value: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.start(2, GAME.options.choose({"map": value}))


@pytest.mark.rule("13")
def test_a_drawn_map_is_kept_with_a_position() -> None:
    state = GAME.start(2, GAME.options.choose({"map": PLAIN_MAP}))
    assert GAME.read(GAME.write(state)).land.rows == PLAIN_ROWS


@pytest.mark.rule("13")
def test_the_same_map_is_made_once() -> None:
    land = GAME.parts.land("valley", 3, True)
    assert GAME.parts.land("valley", 3, True) is land
    assert GAME.parts.land("valley", 4, True) is not land
    assert GAME.parts.land("valley", 3, False) is not land


# Map files


def map_file(rows: list[str], extra: str = 'source = "my box"\nstatus = "sourced"\n') -> str:
    """Return a map file as people write it."""
    listed = "".join(f'    "{row}",\n' for row in rows)
    return f'[[map]]\nname = "mine"\nrows = [\n{listed}]\n{extra}'


@pytest.mark.rule("13")
def test_a_map_file_becomes_a_value_of_the_option() -> None:
    assert map_of_file(map_file(PLAIN_ROWS), "mine.toml") == PLAIN_MAP
    state = GAME.start(
        2, GAME.options.choose({"map": map_of_file(map_file(PLAIN_ROWS), "mine.toml")})
    )
    assert state.land.rows == PLAIN_ROWS


@pytest.mark.rule("13")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[map", "mine.toml: not a TOML file"),
        ("", r"mine.toml: there is no list of \[\[map\]\]"),
        ("map = 3", r"mine.toml: there is no list of \[\[map\]\]"),
        (map_file(PLAIN_ROWS) * 2, r"mine.toml: a map file holds one \[\[map\]\], .* holds 2"),
        ("[[map]]\n", "mine.toml map 1: name is missing"),
        ('[[map]]\nname = "x"\n', "mine.toml map 1: rows is missing"),
        ('[[map]]\nname = 3\nrows = ["."]\n', "name must be text"),
        ('[[map]]\nname = "x"\nrows = "."\n', "rows must be a list"),
        ('[[map]]\nname = "x"\nrows = [1]\n', "rows must hold texts"),
        (map_file(PLAIN_ROWS, ""), "source is missing"),
        (map_file(PLAIN_ROWS, 'source = "x"\nstatus = "heard"\n'), "status must be one of"),
        (map_file(PLAIN_ROWS) + "size = 3\n", "unknown keys size"),
        (map_file(PLAIN_ROWS[:19]), "a map has 20 rows, this one has 19"),
        (map_file(changed("c5", "?")), "row 5 of the map has an unknown terrain '[?]'"),
    ],
)
def test_a_damaged_map_file_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        map_of_file(text, "mine.toml")


@pytest.mark.rule("13")
def test_an_empty_list_of_maps_is_no_map_file() -> None:
    with pytest.raises(ValueError, match="this one holds 0"):
        map_of_file("map = []", "mine.toml")


# What the land knows


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("both", [True, False])
def test_both_surcharges_count_under_a_tile_or_the_higher_one(both: bool) -> None:
    land = GAME.parts.land(drawn(forest="c3", mountain="d4").removeprefix("map="), 2, both)
    assert land.surcharge[1][at("c3")] == 1
    assert land.surcharge[2][at("c3")] == (3 if both else 2)
    assert land.surcharge[3][at("a1")] == 1
    assert land.surcharge[2][at("f6")] == 0


@pytest.mark.rule("5.3")
def test_dry_anchors_keep_off_the_river_and_on_the_grid() -> None:
    land = GAME.parts.land(drawn(river="d4").removeprefix("map="), 2, True)
    wet = {name for name in GRID.names[:80] if not land.dry[2] >> at(name) & 1}
    assert wet == {"c3", "d3", "c4", "d4", "p1", "p2", "p3", "p4", "p5"}


@pytest.mark.rule("1.3")
def test_the_hamlet_under_a_tile_is_found() -> None:
    land = GAME.parts.land(drawn(hamlets="d4").removeprefix("map="), 2, True)
    assert hamlet_under(land, GRID.square(at("c3"), 2)) == at("d4")
    assert hamlet_under(land, GRID.square(at("e5"), 2)) == -1

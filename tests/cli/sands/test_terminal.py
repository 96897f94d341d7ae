"""Boards as text: regions, people, caravans and chronicles without colour, menus that help."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from clocksmith.cli.phrases import Phrases
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.play.menu import menu_of
from clocksmith.cli.terminal.play.typed import named
from clocksmith.cli.terminal.sands import DRAWING
from clocksmith.cli.terminal.sands.players import track
from clocksmith.cli.terminal.sands.signs import short_region, short_structure
from clocksmith.core.event import Silence
from clocksmith.core.preview import preview
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from clocksmith.table.chance import Luck
from games.sands.scene import scene
from play import P0, P1


def locale(language: str = "en") -> Locale:
    """Return what can be said in a language."""
    return Locale(Words(GAME, language), Phrases("sands", language))


def board(state: Sands, number: int) -> str:
    """Return a board as plain lines: 0 chronicles, 1 regions."""
    lines = DRAWING.boards(GAME.view(state, P0), locale())[number]
    return "\n".join([line.plain.rstrip() for line in lines])


def printed(shown: RenderableType) -> str:
    """Return what would be printed."""
    out = StringIO()
    Console(file=out, width=140, color_system=None).print(shown)
    return out.getvalue()


WAR = scene(
    "italia gold 5 of 0 capital has quarry; gallia crops 3 of 0 province; sicilia of 1 capital",
    "peasants italia:2; soldiers italia:1 gallia:1; caravans gallia:italia; stock gold:4",
    "peasants sicilia:3; soldiers italia:2",
    cards="build migrate",
)


def test_every_region_and_structure_has_letters_of_its_own() -> None:
    assert len({short_region(GAME.parts, region) for region in GAME.parts.region_ids}) == len(
        GAME.parts.region_ids
    )
    assert len(
        {short_structure(GAME.parts, structure) for structure in GAME.parts.structure_ids}
    ) == len(GAME.parts.structure_ids)


def test_a_region_shows_tile_control_people_structures_and_borders() -> None:
    lines = board(WAR, 1).splitlines()
    italia = next(line for line in lines if line.startswith(" Italia"))
    assert italia.split()[:6] == ["Italia", "^", "g5", "0*", "0:2p1s", "1:2s"]
    assert "Qu" in italia
    assert "His Gal0 Sic Gra$ Ger dac" in italia
    assert len(lines) == 1 + 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lines_of_a_board_are_of_one_width(language: str) -> None:
    for lines in DRAWING.boards(GAME.view(WAR, P0), locale(language)):
        assert len({line.cell_len for line in lines}) == 1


def test_own_chronicles_are_open_and_those_of_others_face_down() -> None:
    state = scene("", "chronicles b:3", "chronicles c:2", cards="build")
    drawn = board(state, 0)
    assert "B (fountains) 0:0 [3] 1:0" in drawn
    assert "1:1 [?]" in drawn


def test_the_dynasty_track_shows_marker_growth_and_colours() -> None:
    assert track(GAME.parts, 1) == "I @..p... II p...p. III ..p... IV ...."
    assert track(GAME.parts, 8) == "I ...p... II @...p. III ..p... IV ...."


def test_offered_regions_are_shown_alone() -> None:
    moves = [GAME.actions.parse(f"move soldier italia {name}") for name in ("gallia", "sicilia")]
    boards = DRAWING.marked(GAME.view(WAR, P0), locale(), moves)
    lines = [line.plain for line in boards[0]]
    assert [line.split()[0] for line in lines[1:]] == [">Gallia", ">Sicilia"]
    assert DRAWING.marked(GAME.view(WAR, P0), locale(), [GAME.actions.parse("end")]) == []


def test_of_borders_the_far_ends_are_offered() -> None:
    texts = ("caravan gallia italia gold", "caravan italia sicilia gold")
    boards = DRAWING.marked(
        GAME.view(WAR, P0), locale(), [GAME.actions.parse(text) for text in texts]
    )
    assert [line.plain.split()[0] for line in boards[0][1:]] == [">Gallia", ">Sicilia"]


def test_players_details_and_legend_tell_the_rest() -> None:
    view = GAME.view(WAR, P0)
    told = printed(DRAWING.players(view, locale()))
    assert "0 Red (you) <" in told
    assert "2 cards face down" in told
    assert "4 (+2)" in told
    more = printed(DRAWING.details(view, locale()))
    assert "Still needed for your chronicles" in more
    assert "Green could plunder Italia and take 2." in more
    assert "quarry 4" in more
    assert "capital" in "\n".join([line.plain for line in DRAWING.legend(locale())])


def test_spectators_get_no_forecasts() -> None:
    assert "Still needed" not in printed(DRAWING.details(GAME.view(WAR, SPECTATOR), locale()))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red: Gold 4 → 3; Soldiers 2 → 3"),
        ("de", "Rot: Gold 4 → 3; Soldaten 2 → 3"),
        ("fr", "Rouge: Or 4 → 3; Soldats 2 → 3"),
    ],
)
def test_changes_are_told(language: str, line: str) -> None:
    state = scene(
        "italia gold 5 of 0 capital",
        "soldiers italia:2; stock gold:4",
        cards="muster",
    )
    GAME.apply(state, GAME.actions.parse("use muster"), Silence())
    seen = preview(GAME, state, GAME.actions.parse("muster italia"), P0)
    assert DRAWING.changes(seen.before, seen.after, P0, locale(language)) == [line]


def test_new_dangers_are_told_to_whom_they_threaten() -> None:
    calm = GAME.standing(scene("italia crops 3 of 0 capital", "peasants italia:3"))
    full = GAME.standing(scene("italia crops 3 of 0 capital", "peasants italia:4"))
    told = DRAWING.changes(calm, full, P0, locale())
    assert "Italia (Red) holds 4 citizens, and has room for 3: unrest will rise." in told
    near = scene("italia crops 3 of 0 capital", "peasants italia:3", "soldiers gallia:1")
    threat = "Green could plunder Italia and take 1."
    assert threat in DRAWING.changes(calm, GAME.standing(near), P0, locale())
    assert threat not in DRAWING.changes(calm, GAME.standing(near), P1, locale())


# Groups


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_found_in_a_group_with_its_own_label(language: str) -> None:
    words = Words(GAME, language)
    luck = Luck(4)
    state = GAME.start(4)
    for _ in range(400):
        if GAME.decision(state) is None:
            break
        legal = GAME.legal(state)
        items = menu_of(GAME, legal)
        members = {action.index for item in items for action in item.members}
        assert sorted(members) == [action.index for action in legal.listed()]
        labels = [item.label(words) for item in items]
        assert len(set(labels)) == len(labels)
        assert len(items) < 60
        GAME.apply(state, luck.answer(GAME, state), Silence())


def test_a_pair_of_cards_is_found_under_both() -> None:
    state, luck, pair = GAME.start(2), Luck(1), GAME.actions.parse("choose raid build")
    while pair not in GAME.legal(state):
        GAME.apply(state, luck.answer(GAME, state), Silence())
    holding = [item for item in menu_of(GAME, GAME.legal(state)) if pair in item.members]
    labels = [item.label(Words(GAME, "en")) for item in holding]
    assert labels == ["Choose Raid and …", "Choose Build and …"]


def test_a_border_is_found_under_both_regions() -> None:
    state = scene(
        "italia of 0 capital; gallia of 0 province; hispania of 0 province",
        "stock crops:9 gold:9; caravans gallia:italia hispania:gallia",
        cards="caravan1",
    )
    GAME.apply(state, GAME.actions.parse("use caravan1"), Silence())
    border = GAME.actions.parse("caravan hispania italia gold")
    items = [item for item in menu_of(GAME, GAME.legal(state)) if border in item.members]
    names = [item.names(GAME) for item in items]
    assert [found["italia"] is border for found in names if "italia" in found] == [True]
    assert [found["hispania"] is border for found in names if "hispania" in found] == [True]


def test_a_place_is_found_by_its_beginning() -> None:
    places = {name: GAME.actions.parse(f"claim {name}") for name in GAME.parts.region_names}
    assert named(places, "Asia Minor") is places["asia-minor"]
    assert named(places, "ita") is places["italia"]
    assert named(places, "s") is None
    assert named(places, "") is None

"""Boards of Inventions as text: every line as wide as another, all of it without colour."""

import pytest

from cli.inventions.tables import locale, played
from clocksmith.cli.terminal.drawing import side_by_side
from clocksmith.cli.terminal.inventions import DRAWING
from clocksmith.cli.terminal.inventions.look import inventions
from clocksmith.cli.terminal.inventions.notes import NOTES
from clocksmith.cli.terminal.play.menu import FEW, menu_of
from clocksmith.core.event import Silence
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import REGION_COUNT
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.table.chance import Luck
from play import P0


def boards(state: Inventions, language: str = "en") -> list[list[str]]:
    """Return all boards as plain lines."""
    view = GAME.view(state, P0)
    return [[line.plain for line in board] for board in DRAWING.boards(view, locale(language))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 50, 200, 5000])
def test_everything_is_drawn_with_lines_of_one_width(
    language: str, seats: int, answers: int
) -> None:
    state = played(seats, answers)
    for seat in (P0, SPECTATOR):
        view = GAME.view(state, seat)
        found = DRAWING.boards(view, locale(language))
        assert len(found) == REGION_COUNT + 6
        for board in found:
            assert len({line.cell_len for line in board}) == 1
        assert side_by_side(found, 100)
        assert DRAWING.players(view, locale(language))
        assert DRAWING.details(view, locale(language))


def test_a_board_does_not_change_when_another_region_does() -> None:
    state = played(3, 40)
    before = boards(state)
    while GAME.legal(state)[0].text.split()[0] != "present":
        GAME.apply(state, GAME.legal(state)[0], Silence())
        before = boards(state)
    chosen = GAME.legal(state)[0]
    GAME.apply(state, chosen, Silence())
    after = boards(state)
    changed = [n for n in range(REGION_COUNT) if before[n] != after[n]]
    assert changed == [chosen.region]  # type: ignore[attr-defined]


def test_offered_places_are_marked_where_they_are() -> None:
    view = GAME.view(played(3, 60), P0)
    cells = [GAME.actions.parse("place culture-1 b2"), GAME.actions.parse("place culture-1 d3")]
    lines = [line.plain for line in DRAWING.marked(view, locale(), cells)[0]]
    assert lines[1].split() == ["a", "b", "c", "d"]
    assert lines[3][4 + 4 : 4 + 6] == "()"
    regions = [GAME.actions.parse("settle europe"), GAME.actions.parse("settle asia")]
    told = [line.plain for line in DRAWING.marked(view, locale(), regions)[0]]
    assert [line.split()[1] for line in told] == ["Europe", "Asia"]
    assert DRAWING.marked(view, locale(), [GAME.actions.parse("pass")]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_in_one_group_with_a_label_and_a_note(language: str) -> None:
    words, luck, noted = Words(GAME, language), Luck(5), set()
    state = GAME.start(2)
    while GAME.decision(state) is not None:
        legal = GAME.legal(state)
        items = menu_of(GAME, legal)
        members = [action for item in items for action in item.members]
        assert sorted(a.index for a in members) == [a.index for a in legal.listed()]
        labels = [item.label(words) for item in items]
        assert len(set(labels)) == len(labels)
        assert len(items) <= 2 * FEW
        decision = GAME.decision(state)
        if decision is not None and decision.seat >= 0:
            view = GAME.view(state, Seat(decision.seat))
            for action in legal:
                note = DRAWING.note(view, action, locale(language))
                assert "{" not in note
                noted |= {type(action)} if note else set()
        GAME.apply(state, luck.answer(GAME, state), Silence())
    assert len(noted) > len(NOTES) - 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_tells_societies_fields_and_ropes(language: str) -> None:
    lines = [line.plain for line in DRAWING.legend(locale(language))]
    words = locale(language).words
    assert all(words.seat(seat) in lines[0] for seat in range(5))
    assert all(words.name("field", field) in lines[1] for field in range(3))
    assert len(lines) > 15


def test_changes_are_told_seat_by_seat() -> None:
    state = played(3, 60)
    before = GAME.standing(state)
    state.players[0].ip += 2
    state.players[1].influence = 9
    told = DRAWING.changes(before, GAME.standing(state), 0, locale())
    assert told[0] == f"Red: IP {state.players[0].ip - 2} → {state.players[0].ip}"
    assert told[1].startswith("Green: influence ")
    assert DRAWING.changes(before, before, 0, locale()) == []


def test_only_the_own_goals_are_told_in_detail() -> None:
    state = played(3, 120)
    own = str(DRAWING.details(GAME.view(state, P0), locale()))
    assert own.count("scores") == 3
    assert own.count("3 hidden goals") == 2
    assert "scores" not in str(DRAWING.details(GAME.view(state, SPECTATOR), locale()))


def test_there_is_no_map_to_choose() -> None:
    with pytest.raises(ValueError, match="no map to choose"):
        DRAWING.map_choice("", "map.toml")


def test_a_spectator_is_not_told_what_they_have_access_to() -> None:
    view = inventions(GAME.view(played(3, 60), SPECTATOR))
    lines = "\n".join([line.plain for board in DRAWING.boards(view, locale()) for line in board])
    assert "✓" not in lines
    assert "✗" not in lines

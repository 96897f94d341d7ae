"""Chapter 5.7: Advance, and how new advances come into the rows."""

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import PILE_NAMES
from clocksmith.games.sands.model.events import HIDDEN, AdvanceDrawn
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.empire import unlocked
from games.sands.scene import kinds, scene, used
from play import P0, P1, asked, play, refused, texts

TRUSTED = "unrest 1; heritage 5 5 5"


def advancing(has: str, *others: str, rows: str = "", regions: str = "", extra: str = "") -> Sands:
    """Return a position in which seat 0 has begun to advance."""
    state = scene(regions, has, *others, cards="advance", rows=rows, extra=extra)
    play(GAME, state, "use advance")
    return state


def names(cards: tuple[int, ...]) -> list[str]:
    """Return the names of advances."""
    return [GAME.parts.advance_names[card] for card in cards]


@pytest.mark.rule("5.7")
def test_a_marker_moves_one_to_the_right_and_keeps_all_to_its_left() -> None:
    state = advancing(f"{TRUSTED}; reached law:1")
    assert texts(GAME, state, "advance") == ["advance political-1"]
    play(GAME, state, "advance political-1")
    held = [i for i in range(31) if state.players[0].advances >> i & 1]
    assert names(tuple(held)) == ["law", "iron"]


@pytest.mark.rule("5.7", "6")
def test_a_new_row_needs_culture_unlocked() -> None:
    state = advancing(f"{TRUSTED}; reached law:1")
    assert refused(GAME, state, "advance civil-1").key == "new-row-locked"
    state = advancing(f"{TRUSTED}; reached law:1; emphasis cultural 0")
    play(GAME, state, "advance civil-1")
    assert state.players[0].reached == [1, 0, 1, 0, 0, 0]
    assert used(state, 0) == ["advance"]


@pytest.mark.rule("5.7")
def test_unrest_must_not_be_above_the_heritage_of_the_category() -> None:
    for unrest, legal in ((3, True), (4, False)):
        state = advancing(f"unrest {unrest}; heritage 0 3 9; reached law:1")
        assert (texts(GAME, state, "advance") == ["advance political-1"]) == legal


@pytest.mark.rule("5.7", "advance.writing", "structure.library")
def test_support_library_and_writing_add_up() -> None:
    library = "italia of 0 capital has library; gallia of 0 colony has library"
    has = "heritage 0 1 0; emphasis cultural 0"
    for unrest, more, regions, bonus, legal in (
        (2, "", "", False, False),
        (2, " writing:1", "", False, True),
        (2, "", library, False, True),
        (3, " writing:1", library, False, True),
        (4, " writing:1", library, False, False),
        (5, " writing:1", library, True, True),
        (6, " writing:1", library, True, False),
    ):
        lines = f"unrest {unrest}; {has}; reached law:1{more}"
        state = advancing(lines, regions=regions)
        if bonus:
            play(GAME, state, "support political")
        assert ("advance political-1" in texts(GAME, state)) == legal


@pytest.mark.rule("structure.library")
def test_a_library_needs_culture_unlocked() -> None:
    has = "unrest 2; heritage 0 1 0; reached law:1"
    state = advancing(has, regions="italia of 0 capital has library")
    assert refused(GAME, state, "advance political-1").key == "too-much-unrest"


@pytest.mark.rule("5.7")
def test_who_first_reaches_the_end_of_a_row_draws_two_and_lays_one() -> None:
    state = advancing(f"{TRUSTED}; reached law:1", "reached law:1")
    play(GAME, state, "advance political-1")
    assert asked(GAME, state) == ("DrawAdvance", -1)
    assert texts(GAME, state) == ["draw chariots", "draw hoplites", "draw galleys", "draw monarchy"]
    events = play(GAME, state, "draw galleys")
    (drawn,) = [event for event in events if isinstance(event, AdvanceDrawn)]
    assert drawn.seen_by(P0) == drawn
    assert drawn.seen_by(P1) == AdvanceDrawn(P0, HIDDEN)
    assert texts(GAME, state) == ["draw chariots", "draw hoplites", "draw monarchy"]
    play(GAME, state, "draw chariots")
    assert asked(GAME, state) == ("ChooseAdvance", 0)
    assert texts(GAME, state) == ["lay chariots", "lay galleys"]
    assert refused(GAME, state, "lay monarchy").key == "not-drawn"
    assert GAME.view(state, P1).piles.drawn == (HIDDEN, HIDDEN)  # type: ignore[attr-defined]
    play(GAME, state, "lay chariots")
    assert names(state.deck.rows[2]) == ["law", "iron", "chariots"]
    assert used(state, 0) == ["advance"]


@pytest.mark.rule("5.7")
def test_the_card_put_back_lies_on_top_known_to_that_player_alone() -> None:
    state = advancing(f"{TRUSTED}; reached law:1")
    play(GAME, state, "advance political-1", "draw galleys", "draw chariots", "lay chariots")
    pile = PILE_NAMES.index("political-3")
    assert GAME.parts.advance_names[state.deck.tops[pile]] == "galleys"
    assert GAME.view(state, P0).piles.tops[pile] == state.deck.tops[pile]  # type: ignore[attr-defined]
    for seat in (P1, SPECTATOR):
        assert GAME.view(state, seat).piles.tops[pile] == HIDDEN  # type: ignore[attr-defined]


@pytest.mark.rule("5.7", "S8")
def test_a_card_on_top_is_drawn_first_and_stays_known_if_it_is_put_back() -> None:
    state = advancing(
        f"{TRUSTED}; reached bronze:1",
        extra="top political-3 galleys known 1",
        rows="law iron chariots",
    )
    play(GAME, state, "advance political-2")
    assert names(state.deck.drawn) == ["galleys"]
    assert GAME.view(state, P1).piles.drawn == state.deck.drawn  # type: ignore[attr-defined]
    assert texts(GAME, state) == ["draw hoplites", "draw monarchy"]
    play(GAME, state, "draw monarchy", "lay monarchy")
    pile = PILE_NAMES.index("political-3")
    assert GAME.parts.advance_names[state.deck.tops[pile]] == "galleys"
    assert state.deck.known[pile] == 0b011


@pytest.mark.rule("5.7")
def test_later_ones_draw_nothing_and_the_last_level_ends_a_row() -> None:
    rows = "law iron chariots"
    state = advancing(f"{TRUSTED}; reached law:1", rows=rows)
    play(GAME, state, "advance political-1")
    assert asked(GAME, state) == ("TakeTurn", 0)
    rows = "law iron chariots siege"
    state = advancing(f"{TRUSTED}; reached law:3", rows=rows)
    play(GAME, state, "advance political-1")
    assert asked(GAME, state) == ("TakeTurn", 0)
    state = advancing(f"{TRUSTED}; reached law:4", rows=rows)
    assert refused(GAME, state, "advance political-1").key == "row-ends"


@pytest.mark.rule("5.7")
def test_of_one_card_left_there_is_no_choice_and_of_none_the_row_ends() -> None:
    pile = PILE_NAMES.index("political-3")
    state = advancing(f"{TRUSTED}; reached law:1")
    state.deck.piles[pile] = 1 << GAME.parts.advance_names.index("hoplites")
    play(GAME, state, "advance political-1")
    assert names(state.deck.rows[2]) == ["law", "iron", "hoplites"]
    assert asked(GAME, state) == ("TakeTurn", 0)
    state = advancing(f"{TRUSTED}; reached law:1", extra="top political-3 galleys known 1")
    state.deck.piles[pile] = 0
    play(GAME, state, "advance political-1")
    assert names(state.deck.rows[2]) == ["law", "iron", "galleys"]
    assert state.deck.tops[pile] == -1
    state = advancing(f"{TRUSTED}; reached law:1")
    state.deck.piles[pile] = 0
    play(GAME, state, "advance political-1")
    assert names(state.deck.rows[2]) == ["law", "iron"]
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("9", "advance.circuses")
def test_reaching_circuses_lowers_the_unrest_to_its_maximum() -> None:
    rows = "writing poetry circuses"
    state = advancing("unrest 7; heritage 0 0 9; reached writing:2", rows=rows)
    events = play(GAME, state, "advance cultural-1")
    assert state.players[0].unrest == 5
    assert "UnrestLowered" in kinds(events)


@pytest.mark.rule("6", "advance.tyranny", "advance.monarchy", "advance.democracy")
@pytest.mark.parametrize(
    ("row", "category"),
    [
        ("agriculture ornament tyranny", 0),
        ("law iron monarchy", 1),
        ("writing poetry democracy", 2),
    ],
)
def test_an_advance_of_each_category_unlocks_it_for_good(row: str, category: int) -> None:
    state = scene("", f"reached {row.split()[0]}:3", rows=row)
    player = state.players[0]
    opened = [place for place in range(3) if unlocked(player, place)]  # type: ignore[arg-type]
    assert opened == [category]


@pytest.mark.rule("2.4", "S11")
def test_there_is_a_marker_for_every_row() -> None:
    has = f"{TRUSTED}; emphasis cultural 0; reached agriculture:1 labor:1 law:1 bronze:1 writing:1"
    state = advancing(has)
    assert "advance cultural-2" in texts(GAME, state)

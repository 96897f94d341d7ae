"""Sentences are made of what things carry, in every language."""

from pathlib import Path
from typing import Any, Final, cast

import pytest

from clocksmith.core.game import Game
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.words import LANGUAGES, Words, kebab, pretty
from clocksmith.games.khronos.game import GAME
from clocksmith.games.khronos.model.actions import ACTIONS
from clocksmith.games.khronos.model.content import CIVIL, FAITH, MIGHT, Cell, TileId
from clocksmith.games.khronos.model.events import HIDDEN, Copied, Discarded, Drew
from clocksmith.games.khronos.rules.ripple import ChooseKeeper

KEEP = TileId(1)
TOWN = TileId(7)


@pytest.mark.parametrize(
    ("name", "key"),
    [("TakeTurn", "take-turn"), ("Built", "built"), ("CopyRefused", "copy-refused")],
)
def test_the_name_of_a_class_becomes_a_key(name: str, key: str) -> None:
    assert kebab(name) == key


@pytest.mark.parametrize(
    ("slug", "name"),
    [("magna-graecia", "Magna Graecia"), ("road", "Road"), ("c5", "c5"), ("legio-10", "Legio 10")],
)
def test_what_no_list_has_a_word_for_is_called_by_its_name(slug: str, name: str) -> None:
    assert pretty(slug) == name


def test_seats_are_called_by_their_colours() -> None:
    assert [Words(GAME, "en").seat(seat) for seat in range(5)] == [
        "Red",
        "Green",
        "Yellow",
        "White",
        "Black",
    ]
    assert Words(GAME, "de").seat(3) == "Weiß"
    assert Words(GAME, "fr").seat(4) == "Noir"


def test_people_are_called_by_their_names_and_others_by_their_colours() -> None:
    words = Words(GAME, "en", ["Ada", "Blaise"])
    assert words.seat(0) == "Ada"
    assert words.seat(1) == "Blaise"
    assert words.seat(2) == "Yellow"
    assert words.tell(Drew(Seat(1), CIVIL)) == "Blaise drew a civil card."


def test_nobody_is_a_word_and_not_a_number() -> None:
    assert Words(GAME, "en", ["Ada"]).seat(NOBODY) == "nobody"
    assert Words(GAME, "de").seat(NOBODY) == "niemand"


@pytest.mark.parametrize("language", ["it", "", "EN", "x" * 300])
def test_an_unknown_language_is_refused_in_words(language: str) -> None:
    with pytest.raises(ValueError, match="the language must be one of en, de, fr, not") as refused:
        Words(GAME, language)
    assert len(str(refused.value)) < 80


def test_a_number_is_told_by_its_name() -> None:
    assert Words(GAME, "en").name("tile", KEEP) == "keep"
    assert Words(GAME, "fr").name("old_tile", KEEP) == "donjon"
    assert Words(GAME, "de").name("age", FAITH) == "Glaube"
    assert Words(GAME, "de").name("cell", 0) == "a1"


def test_cards_are_counted_by_kind() -> None:
    words = Words(GAME, "en")
    assert words.counts("cards", (2, 0, 1)) == "2 military, 1 civil"
    assert words.counts("cards", (0, 0, 0)) == "none"
    assert Words(GAME, "fr").counts("cards", (0, 1, 2)) == "1 religieuse, 2 civiles"
    assert words.tell(Discarded(Seat(0), (1, 0, 0))) == "Red discarded cards: 1 military."


def test_cards_of_an_action_are_counted_too() -> None:
    words = Words(GAME, "en")
    assert words.do(ACTIONS.parse("keep 1m 2c")) == "Keep: 1 military, 2 civil"
    assert words.do(ACTIONS.parse("keep nothing")) == "Keep no cards"


def test_a_plain_action_is_told_by_its_first_word() -> None:
    assert Words(GAME, "en").do(ACTIONS.parse("end")) == "End the turn"


def test_a_hidden_card_is_told_without_its_kind() -> None:
    event = Drew(Seat(0), CIVIL)
    assert Words(GAME, "en").tell(event) == "Red drew a civil card."
    assert Words(GAME, "en").tell(event.seen_by(Seat(1))) == "Red drew a card."
    assert Words(GAME, "en").name("kind", HIDDEN) == "hidden"


def test_a_building_of_nobody_is_told_without_an_owner() -> None:
    owned = Copied(FAITH, KEEP, Cell(0), Seat(3))
    common = Copied(FAITH, TOWN, Cell(0), NOBODY)
    assert Words(GAME, "en").tell(owned) == "White’s keep at a1 rippled into Faith."
    assert Words(GAME, "en").tell(common) == "The town at a1 rippled into Faith."


def test_several_seats_are_listed() -> None:
    asked = ChooseKeeper(Seat(0), Cell(17), (Seat(1), Seat(3)))
    assert Words(GAME, "en").ask(asked) == "Who keeps a cube at b2 in Reason: Green, White?"


def test_yes_and_no_are_told_apart() -> None:
    words = Words(GAME, "en")
    first = words.say("ask-take-turn", may_exchange=True)
    later = words.say("ask-take-turn", may_exchange=False)
    assert first != later


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_what_it_speaks_of_is_not_said(language: str) -> None:
    words = Words(GAME, language)
    assert words.has("event-built")
    assert not words.has("event-exploded")
    with pytest.raises(AssertionError, match="event-built"):
        words.say("event-built", seat=0, age=MIGHT)


class Outside:
    """As much of a game as words need: one whose package speaks English, and a little German."""

    names: Final[dict[str, list[str]]] = {}
    counted: Final[dict[str, list[str]]] = {}
    seated: Final[list[str]] = []

    def __init__(self, package: str) -> None:
        self._package = package

    def package(self) -> str:
        """The package with its words."""
        return self._package

    def titles(self) -> dict[str, dict[str, str]]:
        """No box, so no titles."""
        return {}


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "few_words" / "words"
    words.mkdir(parents=True)
    (tmp_path / "few_words" / "__init__.py").touch()
    (words / "en.ftl").write_text("title = Market\nblurb = Buy and sell.\n", encoding="utf-8")
    (words / "de.ftl").write_text("title = Markt\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = cast("Game[Any]", Outside("few_words"))
    assert [Words(game, language).say("title") for language in LANGUAGES] == [
        "Market",
        "Markt",
        "Market",
    ]
    assert {Words(game, language).say("blurb") for language in LANGUAGES} == {"Buy and sell."}
    assert Words(game, "fr").seat(0) == "Rouge"

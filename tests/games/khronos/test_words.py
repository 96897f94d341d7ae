"""Everything that can be asked, done, told or refused in Khronos has its sentence."""

import itertools

import pytest

from clocksmith.core.seat import NOBODY
from clocksmith.core.words import HIDDEN_ID, LANGUAGES, Words, kebab
from clocksmith.games.khronos.game import GAME
from clocksmith.games.khronos.model import actions, events
from clocksmith.games.khronos.model.content import TILE_NAMES
from clocksmith.testing.words import check_sentence
from games.vocabulary import (
    event_classes,
    messages,
    option_keys,
    refusal_keys,
)

NAME = "khronos"
NAMED = ("age", "kind", "tile", "adventurer", "why")  # fields whose values have names

LARGEST = {"round": 7, "count": 5, "ecus": 12, "strength": 9, "strongest": 9, "room": 2, "held": 3}
SEATED = ("seat", "owner", "holder")


def name_keys() -> list[str]:
    slugs = {field: GAME.names[field] for field in NAMED} | GAME.counted
    return [f"{field}-{slug}" for field in slugs for slug in slugs[field]]


# The lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    keys = [*name_keys(), f"kind-{HIDDEN_ID}", "cards-none", "title", "blurb"]
    assert [key for key in keys if key not in messages(NAME, language)] == []


# Sentences of everything that could be


def values_of(field: str) -> list[object]:
    """Values a field can have, enough for every form of a sentence."""
    if field in SEATED:
        return [0, 4, NOBODY] if field == "owner" else [0, 4]
    if field == "kind":
        return [0, 1, 2, events.HIDDEN]
    if field in GAME.names:
        return [*range(min(len(GAME.names[field]), 12))]
    if field == "cards":
        return [(0, 0, 0), (1, 1, 1), (2, 0, 4)]
    if field == "holders":
        return [(), (1,), (0, 4)]
    return [*range(LARGEST[field] + 1)]


@pytest.mark.parametrize("one", event_classes(NAME))
def test_an_event_is_told_whatever_it_is_about(one: type) -> None:
    # Numbers and cells matter one at a time, names all together.
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    every = {field: values_of(field) for field in fields}
    plain = [field for field in fields if field not in (*NAMED, "old_tile", "old_age", "owner")]
    told = [{field: every[field][-1] for field in plain}]
    told += [{**told[0], field: value} for field in plain for value in every[field]]
    named = [field for field in fields if field not in plain]
    mixes = itertools.product(*[every[field] for field in named])
    cases = [{**told[0], **dict(zip(named, mix, strict=True))} for mix in mixes]
    cases += [{**case, **{field: every[field][0] for field in named}} for case in told]
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases:
            check_sentence(language, words.say(f"event-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_for_every_tile_kind_age_and_owner(language: str) -> None:
    words = Words(GAME, language)
    numbers = {"cell": 17, "count": 2, "room": 1, "held": 1, "ecus": 2}
    for key in refusal_keys(NAME):
        for tile in range(len(TILE_NAMES)):
            named = {
                "tile": tile,
                "old_tile": tile,
                "old_cell": 100,
                "kind": tile % 3,
                "age": tile % 3,
            }
            for owner in (NOBODY, 0):
                check_sentence(language, words.say(f"no-{key}", owner=owner, **named, **numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_of_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    # All cells sound alike: every ninth action has every tile in every age.
    for action in GAME.actions.actions[::9]:
        check_sentence(language, words.do(action))
    for action in [*actions.EXCHANGE, *actions.SWAP, *actions.CHARGE, *actions.KEEP, actions.END]:
        check_sentence(language, words.do(action))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_options_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    counted = [key for key in name_keys() if key.startswith("cards-")]
    for key in [*name_keys(), *option_keys(NAME), "title", "blurb", f"kind-{HIDDEN_ID}"]:
        check_sentence(language, words.say(key, count=2) if key in counted else words.say(key))


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("ask-draw", "do-end", "no-no-", "option-", "age-", "blurb")
    for key in messages(NAME, "en"):
        if key.startswith(prefixes) and key not in ("option-holdem", "no-no-room", "no-no-tile"):
            told = {Words(GAME, language).say(key, holder=0) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), key


# Grammar, where it is delicate


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "build keep might f7", "Build a keep at f7 in Might"),
        ("en", "build abbey faith f7", "Build an abbey at f7 in Faith"),
        ("de", "build keep might f7", "Baue eine Burg auf f7 im Zeitalter der Macht"),
        ("de", "build watchtower faith f7", "Baue einen Wachturm auf f7 im Zeitalter des Glaubens"),
        ("de", "build town might f7", "Baue ein Dorf auf f7 im Zeitalter der Macht"),
        ("de", "upgrade monastery might f7", "Vergrößere zu einem Kloster auf f7"),
        ("fr", "build chapel might f7", "Construire une chapelle sur f7 au temps des Commanderies"),
        ("fr", "build castle faith f7", "Construire un château sur f7 au temps des Prieurés"),
        ("fr", "draw religious", "Piocher une carte religieuse"),
        ("en", "restore f7 1", "Restore the ruin at f7 in Reason with 1 card"),
        ("en", "restore f7 2", "Restore the ruin at f7 in Reason with 2 cards"),
    ],
)
def test_articles_and_plurals_are_right(language: str, action: str, sentence: str) -> None:
    told = Words(GAME, language).do(GAME.actions.parse(action))
    assert told.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "An abbey here would tie with Green’s abbey at f7. "
            "Only one building can be the highest.",
        ),
        (
            "de",
            "Eine Abtei wäre hier so hoch wie die Abtei von Grün auf f7: "
            "An der Spitze darf nur ein Gebäude stehen.",
        ),
        (
            "fr",
            "Une abbaye serait ici à égalité avec l’abbaye sur f7 (Vert)\u202f: "
            "le plus élevé doit être unique.",
        ),
    ],
)
def test_a_refusal_names_the_rival(language: str, sentence: str) -> None:
    abbey, f7 = TILE_NAMES.index("abbey"), GAME.names["cell"].index("f7")
    told = Words(GAME, language).say("no-hierarchy", tile=abbey, cell=f7, owner=1)
    assert told == sentence

"""Everything that can be asked, done, told or refused in The Sands of Time has its sentence."""

import itertools
import re

import pytest

from clocksmith.core.seat import NOBODY
from clocksmith.core.words import HIDDEN_ID, LANGUAGES, Words, kebab
from clocksmith.games.sands.game import GAME
from clocksmith.games.sands.model import events
from clocksmith.games.sands.model.effects import (
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    STRUCTURE,
)
from clocksmith.games.sands.model.parts import THINGS
from clocksmith.games.sands.rules.end import REASON
from clocksmith.testing.words import check_sentence
from games.vocabulary import event_classes, messages, option_keys, refusal_keys
from house.sources import GAMES

NAME = "sands"
PART = re.compile(r'(?:Part|_discounts)\([^"]*"([a-z-]+)"')
VEILED = ("card", "advance", "chronicle")  # fields that some seats may not see

# Fields that other fields are called like, and one that is never said.
ALIASES = ("old_region", "other_region", "other_card", "cards")
NUMBERS = {
    "amount": range(1, 7),
    "capacity": range(3, 6),
    "count": range(12),
    "crops": range(5),
    "dynasty": range(1, 4),
    "face": range(7),
    "generation": range(1, 13),
    "gold": range(5),
    "heritage": range(16),
    "lacking": range(3),
    "least": range(3, 6),
    "marker": range(2, 24),
    "missing": range(3),
    "needs": range(1, 9),
    "number": range(1, 8),
    "peasants": range(4),
    "points": range(1, 29),
    "rival_face": range(7),
    "rival_strength": range(1, 30),
    "round": range(1, 5),
    "soldiers": range(4),
    "steps": range(1, 7),
    "strength": range(1, 30),
    "unrest": range(1, 8),
}
MIXED = ("why", "piece", "resource", "peasants", "soldiers", "missing", "lacking")


def part_keys() -> list[str]:
    """Every part of a price, read from the source."""
    text = (GAMES / "sands" / "view" / "prices.py").read_text(encoding="utf-8")
    return sorted({f"part-{key}" for key in PART.findall(text)})


def name_keys() -> list[str]:
    fields = [field for field in GAME.names if field not in ALIASES]
    return [f"{field}-{slug}" for field in fields for slug in GAME.names[field]]


# The lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_part_and_ending_has_a_word(language: str) -> None:
    keys = [*name_keys(), *part_keys(), *[f"{field}-{HIDDEN_ID}" for field in VEILED]]
    keys += ["title", "blurb", f"end-{REASON}"]
    keys += [f"price-{resource}" for resource in GAME.names["resource"]]
    assert len(part_keys()) >= 12
    assert [key for key in keys if key not in messages(NAME, language)] == []


def test_no_part_of_a_price_is_left_over() -> None:
    told = [key for key in messages(NAME, "en") if key.startswith("part-")]
    assert sorted(told) == part_keys()


# Sentences of everything that could be


def values_of(field: str) -> list[object]:
    """Values a field can have, enough for every form of a sentence."""
    if field in GAME.seated:
        return [0, 4, NOBODY] if field == "owner" else [0, 4]
    if field in GAME.names:
        return [*range(len(GAME.names[field]))]
    return [*NUMBERS[field]]


@pytest.mark.parametrize("one", event_classes(NAME))
def test_an_event_is_told_whatever_it_is_about(one: type) -> None:
    # MIXED fields matter together, all else one at a time.
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    every = {field: values_of(field) for field in fields}
    if "seen_by" in vars(one):
        veiled = next(field for field in fields if field in VEILED)
        every[veiled].append(events.HIDDEN)
    mixed = [f for f in fields if f in MIXED]
    mixed += [f for f in fields if f in ("crops", "gold", "steps")]
    usual = {field: every[field][-1] for field in fields}
    if {"peasants", "crops"} & set(fields):
        usual |= {mixed[0]: every[mixed[0]][1]}
    cases = [{**usual, field: value} for field in fields for value in every[field]]
    mixes = itertools.product(*[every[field] for field in mixed])
    cases += [{**usual, **dict(zip(mixed, mix, strict=True))} for mix in mixes]
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases:
            check_sentence(language, words.say(f"event-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_can_be_told_with_its_numbers(language: str) -> None:
    words = Words(GAME, language)
    things = {**THINGS, STRUCTURE: GAME.names["structure"]}
    for kind, (about, _) in {**OF_ADVANCES, **OF_STRUCTURES, **ON_BUILDING}.items():
        for amount in (1, 2, 5):
            for number, name in enumerate(things.get(about, [""])):
                # A board names terrains and buildings by their ids.
                thing = {about: number if about in GAME.names else name} if about else {}
                check_sentence(language, words.say(f"effect-{kind}", amount=amount, **thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_whatever_it_is_about(language: str) -> None:
    words = Words(GAME, language)
    numbers = {"amount": 1, "unrest": 1, "heritage": 0, "count": 4, "face": 0}
    for key in refusal_keys(NAME):
        for place in range(len(GAME.names["region"])):
            told = {
                "region": place,
                "old_region": 25 - place,
                "structure": place % 13,
                "piece": place % 2,
                "resource": place % 2,
                "category": place % 3,
                "chronicle": place % 7,
                "space": place % 6,
                "card": place % 14,
                "owner": 1,
                "rival": 4,
            }
            check_sentence(language, words.say(f"no-{key}", **told, **numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    told = {words.do(action) for action in GAME.actions.actions}
    for sentence in told:
        check_sentence(language, sentence)
    assert len(told) == len(GAME.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_options_and_prices_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    for key in [*name_keys(), *option_keys(NAME), "title", "blurb", f"end-{REASON}"]:
        check_sentence(language, words.say(key))
    for key in part_keys():
        for number in range(31):
            told = words.say(
                key, amount=-2, count=number % 3, structure=number % 13, advance=number
            )
            assert "{" not in told


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("do-done", "do-end", "do-grant", "option-", "piece-", "blurb", "end-")
    for key in messages(NAME, "en"):
        if key.startswith(prefixes):
            told = {Words(GAME, language).say(key) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), key


# Grammar, where it is delicate


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "build quarry italia", "Build a quarry in Italia"),
        ("en", "build aqueduct asia-minor", "Build an aqueduct in Asia Minor"),
        ("en", "build irrigation libya", "Build irrigation in Libya"),
        ("en", "commit 1", "Let 1 peasant help"),
        ("en", "keep 1 3", "Keep 1 crop and 3 gold"),
        ("en", "caravan gallia italia gold", "Lay a caravan between Gallia and Italia (pay in"),
        ("de", "build arch rhodes", "Baue einen Triumphbogen in Rhodes"),
        ("de", "build wonder rhodes", "Baue ein Wunder in Rhodes"),
        ("de", "build city rhodes", "Baue eine Stadt in Rhodes"),
        ("de", "move soldier libya aegyptus", "Bewege einen Soldaten von Libya nach Aegyptus"),
        ("de", "turn peasant libya", "Mach in Libya einen Soldaten zum Bauern"),
        ("fr", "move peasant italia sicilia", "Déplacer un paysan d’Italia vers Sicilia"),
        ("fr", "move peasant sicilia italia", "Déplacer un paysan de Sicilia vers Italia"),
        ("fr", "build temple rhodes", "Construire un temple à Rhodes"),
        ("fr", "build city graecia", "Construire une ville en Graecia"),
        ("fr", "raise cultural", "Augmenter l’héritage culturel"),
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
            "Your unrest is too high for this advance: "
            "it counts 3, and your civil heritage counts only 1.",
        ),
        (
            "de",
            "Deine Unruhe ist zu hoch für diesen Fortschritt: "
            "Sie zählt 3, dein Erbe (Zivil) nur 1.",
        ),
        (
            "fr",
            "Votre mécontentement est trop élevé pour ce progrès\u202f: "
            "il compte 3, et votre héritage civil seulement 1.",
        ),
    ],
)
def test_a_refusal_says_what_is_missing(language: str, sentence: str) -> None:
    told = Words(GAME, language).say("no-too-much-unrest", category=0, unrest=3, heritage=1)
    assert told == sentence

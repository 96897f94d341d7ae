"""The companion of a first game has a sentence for every question, short, in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from json import loads
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.registry import bot_named
from clocksmith.coach.suggestions import closing_of
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.core.words import LANGUAGES, kebab
from clocksmith.games import GAMES, OURS
from clocksmith.lessons.words import MOST_WORDS, count_words

BEGIN = "begin"
LOSE = "lose-"
FORFEITS = {"khronos": {"cards", "income"}, "sands": {"cards"}, "inventions": {"tokens"}}
FIRST_SCORING = {"khronos": {"round": 4}, "sands": {"dynasty": 1}, "inventions": {"era": 2}}
SEATS = 2  # at a guided table


def text_of(game: str, file: str) -> str:
    folder = files(GAMES[game].package()).joinpath("companion")
    return folder.joinpath(file).read_text(encoding="utf-8")


def until(game: str) -> dict[str, int]:
    """The fields of the view, and how far each goes, while the companion speaks unasked."""
    found: dict[str, int] = loads(text_of(game, "until.json"))
    return found


def is_early(game: str, view: Any) -> bool:
    return all(getattr(view, field) <= most for field, most in until(game).items())


@cache
def messages(game: str, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(text_of(game, f"{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def kinds(game: str) -> set[str]:
    """All kinds of questions that a person can be asked."""
    text = files(GAMES[game].package()).joinpath("words", "en.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^ask-([a-z-]+) =", text, re.MULTILINE)
    return set(asked) - {kebab(one.__name__) for one in of_game(Chance, game)}


def losses(game: str) -> set[str]:
    """Messages about what is lost when a turn is left as it is."""
    return {f"{LOSE}{name}" for name in FORFEITS[game]}


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def of_game(kind: type[Any], game: str) -> list[type[Any]]:
    package = GAMES[game].package()
    return [one for one in below(kind) if one.__module__.startswith(f"{package}.")]


def patterns(node: ast.Pattern) -> list[str]:
    """Every sentence that a message may become."""
    told = [""]
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            told = [one + element.value for one in told]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [
                way for variant in element.expression.variants for way in patterns(variant.value)
            ]
            told = [one + way for one in told for way in ways]
    return told


def early_game(name: str, seed: int) -> Iterator[tuple[State, Decision[Any]]]:
    """Yield every question of the first rounds of a game between two apprentices."""
    game: Game[Any] = GAMES[name]
    luck, bot = random.Random(seed), bot_named("apprentice", seed)
    state = game.start(SEATS)
    while (decision := game.decision(state)) is not None:
        legal = decision.legal(state)
        if isinstance(decision, Chance):
            action = luck.choices(legal.listed(), decision.weights(state))[0]
        elif is_early(name, game.view(state, decision.seat)):
            yield state, decision
            action = bot.choose(game, state.copy(), decision.seat, Budget(seconds=0.02))
        else:
            return
        game.apply(state, action, Silence())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_question_has_a_sentence(game: str, language: str) -> None:
    assert set(messages(game, language)) == kinds(game) | {BEGIN} | losses(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_no_sentence_is_longer_than_a_lesson_says_at_a_time(game: str, language: str) -> None:
    for key, message in messages(game, language).items():
        assert message.value is not None
        for sentence in patterns(message.value):
            assert 0 < count_words(sentence) <= MOST_WORDS, f"{key}: {sentence}"


@pytest.mark.parametrize("game", OURS)
def test_a_sentence_tells_cases_apart_by_what_the_question_carries(game: str) -> None:
    fields = {kebab(one.__name__): one.__match_args__ for one in of_game(Decision, game)}
    for language in LANGUAGES:
        for key in set(messages(game, language)) - losses(game):
            named = re.findall(r"\$(\w+)", _source(game, language, key))
            for name in named:
                assert name.removesuffix("_id") in fields[key], f"{language} {key}: {name}"


def _source(game: str, language: str, key: str) -> str:
    span = messages(game, language)[key].span
    assert span is not None
    return text_of(game, f"{language}.ftl")[span.start : span.end]


@pytest.mark.parametrize("game", OURS)
def test_it_stays_until_the_first_scoring_and_explains_what_is_asked_until_then(
    game: str,
) -> None:
    rules, [(field, last)] = GAMES[game], FIRST_SCORING[game].items()
    assert until(game) == FIRST_SCORING[game]
    reached, met = set(), set()
    for state, decision in early_game(game, seed=1):
        reached.add(getattr(rules.view(state, Seat(decision.seat)), field))
        met.add(kebab(type(decision).__name__))
    assert max(reached) == last
    assert met <= set(messages(game, "en"))


@pytest.mark.parametrize("game", OURS)
def test_it_warns_of_all_that_is_lost_when_a_turn_is_left_as_it_is(game: str) -> None:
    rules, warned = GAMES[game], set()
    for state, decision in early_game(game, seed=1):
        lost = knowledge_of(rules).forfeits(state, decision.seat)
        assert all(count > 0 for count in lost.values())
        assert set(lost) <= FORFEITS[game]
        warned |= set(lost)
        if lost:
            assert closing_of(rules, state, Seat(decision.seat)) is not None
    assert warned == FORFEITS[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_what_wins_and_how_long_it_takes_is_told_before_the_first_move(
    game: str, language: str
) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(game, f"{language}.ftl")))
    message = bundle.get_message(BEGIN)
    assert message.value is not None
    told, faults = bundle.format_pattern(message.value)
    assert not faults
    assert re.search("hour|Stunde|heure", str(told))

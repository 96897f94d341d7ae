"""Every question, action, event, refusal and price has its sentence, in every language."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.ledger import SHARED_ROWS
from clocksmith.core.price import Price
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.step import Decision, Refusal
from clocksmith.core.words import ENGLISH, LANGUAGES, Words, kebab, own_list
from clocksmith.testing.randomgame import RandomGame

ASKING: Final = "ask-"
UNSAID: Final = ("{", "None", "-1", "  ")
TRIED: Final = 6  # actions, legal or not, that are asked about in a position

Said = Event | Decision[Any] | Action | Refusal | Price


def all_languages_have_the_same_keys_in_the_same_order(game: Game[Any]) -> None:
    """Nothing is said in one language alone, and nothing twice.

    A language that a game does not bring at all is said in English, and no fault.
    """
    english = messages(game, ENGLISH)
    assert len(english) == len(set(english)), "a key is given once"
    for language in LANGUAGES:
        assert messages(game, language) in (english, []), language


def titles_and_options_are_plain_words(game: Game[Any]) -> None:
    """A game has a title, a blurb, and words for its options."""
    for language in LANGUAGES:
        words = Words(game, language)
        for key in [*option_keys(game), "title", "blurb"]:
            assert words.has(key), f"{language}: {key} is missing"
            check_sentence(language, words.say(key))


def what_is_still_open_is_asked_for_in_every_language(game: Game[Any]) -> None:
    """What asks for the rest of an action, such as ``do-build.ask-cell``, names a field of it."""
    kinds = {type(one) for one in game.actions.actions}
    fields = {f"do-{kebab(kind.__name__)}": kind.__match_args__ for kind in kinds}
    english = asking(game, ENGLISH)
    for language in LANGUAGES:
        assert asking(game, language) in (english, []), language
    for key, name in english:
        assert name.removeprefix(ASKING) in fields[key], f"{key} has no such field: {name}"


def every_row_of_a_ledger_has_its_words(game: Game[Any]) -> None:
    """What brings points has a name, and so have the rows that all games share."""
    for language in LANGUAGES:
        words = Words(game, language)
        for row in [*SHARED_ROWS, *game.ledger(game.seats[0]).order]:
            assert words.has(f"points-{row}"), f"{language}: points-{row} is missing"
            check_sentence(language, words.say(f"points-{row}"))


def a_whole_game_is_told(table: RandomGame) -> None:
    """Whatever comes up in a game has its sentence, the reason of its end too."""
    things = {repr(thing): thing for thing in things_said(table)}
    outcome = table.game.outcome(table.state)
    assert outcome is not None, "the game is over"
    for language in LANGUAGES:
        words = Words(table.game, language)
        check_sentence(language, words.say(f"end-{outcome.reason}"))
        for thing in things.values():
            for sentence in sentences(words, thing):
                check_sentence(language, sentence)


def things_said(table: RandomGame) -> Iterator[Said]:
    """One random game: questions, some actions with their prices, refusals and events."""
    game, luck = table.game, table.rng
    for answer in table.moves():
        decision = game.decision(table.state)
        assert decision is not None
        yield decision
        if luck.random() < 0.04:
            yield from game.legal(table.state)
        tried = luck.sample(game.actions.actions, TRIED)
        refusals = [game.refusal(table.state, one) for one in tried]
        yield from [refusal for refusal in refusals if refusal is not None]
        yield from [price for one in (answer, *tried) for price in game.prices(table.state, one)]
        yield answer
        yield from table.play(answer)
    over = game.refusal(table.state, game.actions.actions[0])
    assert over is not None
    yield over


def sentences(words: Words, thing: Said) -> list[str]:
    """The sentences for one thing; an event as all and as only spectators know it."""
    if isinstance(thing, Event):
        return [words.tell(thing), words.tell(thing.seen_by(SPECTATOR))]
    if isinstance(thing, Refusal):
        return [words.refuse(thing)]
    if isinstance(thing, Action):
        return [words.do(thing)]
    if isinstance(thing, Price):
        return [words.cost(thing).replace("-", "")]  # discounts are less than nothing
    return [words.ask(thing)]


def check_sentence(language: str, sentence: str) -> None:
    """A sentence is not empty and shows nothing of the machinery."""
    assert sentence.strip() == sentence, f"{language}: {sentence!r}"
    assert sentence, language
    for sign in UNSAID:
        assert sign not in sentence, f"{language}: {sentence}"


def option_keys(game: Game[Any]) -> list[str]:
    """The keys of a game's options and of their values."""
    options = game.options.options
    keys = [f"option-{option.key}" for option in options]
    return keys + [f"option-{option.key}-{value}" for option in options for value in option.values]


@cache
def asking(game: Game[Any], language: str) -> list[tuple[str, str]]:
    """The attributes that ask for the rest of an action, with the keys of their messages."""
    return [
        (entry.id.name, attribute.id.name)
        for entry in FluentParser().parse(own_list(game.package(), language)).body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name.startswith(ASKING)
    ]


@cache
def messages(game: Game[Any], language: str) -> list[str]:
    """The keys of all messages of a game's own word list, in their order."""
    keys: list[str] = []
    for entry in FluentParser().parse(own_list(game.package(), language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            keys.append(entry.id.name)
    return keys

"""Writes sentences of every game in every language, with what they are made of, as JSON.

The browser says them again from the same word lists; its tests compare. Things come from the
recorded games of the tests: questions, actions, events, refusals and prices, a few of each kind.
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.legal import Listed
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision, Refusal
from clocksmith.core.value import plain
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES, OURS
from clocksmith.table.offer import Offers
from clocksmith.table.record import Record, read_record, replay

RECORDS = Path(__file__).parent.parent / "tests" / "games"
GAMES_READ = 10  # records of each game
OF_A_KIND = 12  # things of one kind that are told
ASKED_ABOUT = 25  # actions of which it is asked, at every step, why not and for how much

Thing = Decision[Any] | Action | Event | Refusal | Price


class Gathered:
    """Different things of one game, at most so many of each kind."""

    def __init__(self) -> None:
        self.things: list[Thing] = []
        self._known: set[str] = set()
        self._kinds: Counter[str] = Counter()

    def add(self, thing: Thing) -> None:
        """Take note of a thing, unless there are enough like it."""
        detail = getattr(thing, "key", getattr(thing, "currency", ""))
        kind = f"{type(thing).__name__} {detail}"
        if self._kinds[kind] < OF_A_KIND and repr(thing) not in self._known:
            self._known.add(repr(thing))
            self._kinds[kind] += 1
            self.things.append(thing)


def gather(record: Record, rng: random.Random, into: Gathered) -> None:
    """Play a recorded game and take note of everything that can be told of it."""
    game = record.game
    before = record.start()
    for played in replay(record):
        if not isinstance(played.decision, Chance):
            into.add(played.decision)
            for action in rng.sample(game.actions.actions, ASKED_ABOUT):
                refusal = game.refusal(before, action)
                if refusal is not None:
                    into.add(refusal)
            for price in game.prices(before, played.action):
                into.add(price)
        into.add(played.action)
        for event in played.events:
            into.add(event)
            into.add(event.seen_by(Seat(rng.randrange(record.seats))))
        before = played.state.copy()


def told(thing: Thing, words: Words) -> str:
    """Return a thing in words."""
    match thing:
        case Decision():
            return words.ask(thing)
        case Action():
            return words.do(thing)
        case Event():
            return words.tell(thing)
        case Refusal():
            return words.refuse(thing)
        case Price():
            return words.cost(thing)


def written(thing: Thing, offers: Offers) -> tuple[str, Any]:
    """Return how the browser gets a thing: the method that tells it, and its plain form."""
    match thing:
        case Decision():
            return "ask", plain(thing)
        case Action():
            return "do", offers.of(Listed([thing]))[0]
        case Event():
            return "tell", plain(thing)
        case Refusal():
            return "refuse", plain(thing)
        case Price():
            return "cost", plain(thing)


def of_game(name: str) -> list[dict[str, Any]]:
    """Return the sentences of a game."""
    game = GAMES[name]
    rng = random.Random(f"sentences {name}")
    gathered = Gathered()
    for path in sorted((RECORDS / name / "records").glob("*.txt"))[:GAMES_READ]:
        gather(read_record(path.read_text(encoding="utf-8")), rng, gathered)
    offers = Offers(game)
    speakers = {language: Words(game, language) for language in LANGUAGES}
    found: list[dict[str, Any]] = []
    for thing in gathered.things:
        by, form = written(thing, offers)
        said = {language: told(thing, words) for language, words in speakers.items()}
        found.append({"by": by, "thing": form, "said": said})
        if isinstance(thing, Event):
            said = {language: words.foresee(thing) for language, words in speakers.items()}
            found.append({"by": "foresee", "thing": form, "said": said})
    return found


if __name__ == "__main__":
    json.dump({name: of_game(name) for name in OURS}, sys.stdout, ensure_ascii=False)

"""What puzzles are about, read from the events of their solutions.

``themes.toml`` in the folder of a game's puzzles names events for each theme, as lessons do:
``ripple = { any = [{ event = "Copied" }] }``. An event about a seat must be about the solver's, or
that of *rivals*. *times* says how often one must happen, *later* that it may also come until the
seat's next turn, *without* which events rule it out. What nearly every turn has says little: such a
theme *differs*, so that a solution is about it only where the second best turn does not bring it in
the same way, as what comes *later* always must, or stands *alone*, only if it is about nothing
else. *offers* are patterns of answers: the miner, looking for that theme, leaves out moments at
which none of them can be given. It also leaves out those that were not *followed* by some event
in their game, until the seat's next turn: what comes *later* must have come to somebody.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.core.weights import place_among
from clocksmith.games import GAMES
from clocksmith.lessons.happening import Happening, happening_of
from clocksmith.puzzles.attempt import Attempt
from clocksmith.puzzles.files import puzzle_text

FILE: Final = "themes.toml"
FLAGS: Final = ("later", "alone", "rivals", "differs")
KEYS: Final = {"any", "without", "times", "offers", "followed", *FLAGS}
SEAT: Final = "seat"
MOST_ANSWERS: Final = 300  # of everybody and of chance, before the seat begins its next turn


@dataclass(frozen=True)
class Theme:
    """Something that solutions may be about."""

    id: str
    any: tuple[Happening, ...]
    without: tuple[Happening, ...]
    times: int
    later: bool
    alone: bool
    rivals: bool
    differs: bool
    offers: tuple[str, ...]
    followed: tuple[Happening, ...]

    def is_offered(self, game: Game[Any], state: State) -> bool:
        """Return whether an answer may lead to the theme; where none is named, any may."""
        return not self.offers or any(self.offers_by(action) for action in game.legal(state))

    def offers_by(self, action: Action) -> bool:
        """Return whether an answer is one of those that may lead to the theme."""
        return any(fnmatchcase(action.text, offer) for offer in self.offers)

    def may_come(self, followed: Sequence[Event]) -> bool:
        """Return whether a moment of a game was followed by what the theme needs, if anything."""
        needed = self.followed or (self.any if self.later else ())
        return not needed or any(one.is_among(followed) for one in needed)

    def meant(self, seat: Seat, events: Sequence[Event]) -> list[Event]:
        """Return those of *events* that are meant; none where they are too few, or ruled out."""
        own = [event for event in events if self._concerns(seat, event)]
        meant = [event for event in own if any(one.fits(event) for one in self.any)]
        belied = any(one.is_among(own) for one in self.without)
        return [] if belied or len(meant) < self.times else meant

    def _concerns(self, seat: Seat, event: Event) -> bool:
        if SEAT not in event.__match_args__:
            return True
        return bool(getattr(event, SEAT) == seat) != self.rivals


@cache
def themes_known(name: str) -> tuple[Theme, ...]:
    """Return the themes of a game, in their order."""
    game = GAMES[name]
    return read_themes(game, puzzle_text(game, FILE))


def read_themes(game: Game[Any], text: str) -> tuple[Theme, ...]:
    """Return the themes that *text* writes; ValueError, with the theme, when it writes none."""
    themes: list[Theme] = []
    for id, table in tomllib.loads(text).items():
        try:
            themes.append(_theme(game, id, table))
        except ValueError as error:
            raise ValueError(f"theme {id}: {error}") from None
    return tuple(themes)


def themes_of(game: Game[Any], state: State, best: Attempt, second: Attempt) -> tuple[str, ...]:
    """Return what the *best* turn, played from *state*, is about; *second* comes after it."""
    turn = knowledge_of(game).turn(state)
    themes: list[Theme] = []
    common: list[Theme] = []  # to both turns: they say little, but more than nothing
    lists = [
        ([*one.events, *game.aftermath(state, one.state)], _followed(game, one, turn))
        for one in (best, second)
    ]
    for theme in themes_known(game.name):
        own, other = [
            theme.meant(best.seat, [*events, *later] if theme.later else events)
            for events, later in lists
        ]
        if own and (own != other or not theme.differs):
            themes.append(theme)
        elif own and not theme.later:
            common.append(theme)
    themes = themes or common
    others = [theme for theme in themes if not theme.alone]
    return tuple([theme.id for theme in others or themes])


def _theme(game: Game[Any], id: str, table: object) -> Theme:
    if not isinstance(table, dict) or set(table) - KEYS:
        raise ValueError(f"a theme has {', '.join(sorted(KEYS))}, and nothing else")
    events, times = table.get("any"), table.get("times", 1)
    if not isinstance(events, list) or not events:
        raise ValueError("any lists the events that are meant")
    if type(times) is not int or times < 1:
        raise ValueError("times must be a number from 1")
    meant, without, followed = [
        tuple([happening_of(game, one) for one in some])
        for some in (events, table.get("without", []), table.get("followed", []))
    ]
    later, alone, rivals, differs = [table.get(key, False) is True for key in FLAGS]
    offers = table.get("offers", [])
    if not isinstance(offers, list) or not all(isinstance(one, str) for one in offers):
        raise ValueError("offers lists patterns of answers")
    return Theme(
        id,
        meant,
        without,
        times,
        later,
        alone,
        rivals,
        differs or later,
        tuple(offers),
        followed,
    )


def _followed(game: Game[Any], attempt: Attempt, turn: int) -> list[Event]:
    """Return what happens until its seat is asked in another turn, everybody answering quickly."""
    knowledge, luck, log = knowledge_of(game), luck_of("themes"), Log()
    planner = Ahead(game).planner(luck)
    seat, state = attempt.seat, attempt.state.copy()
    for _ in range(MOST_ANSWERS):
        decision = game.decision(state)
        if decision is None or (decision.seat == seat and knowledge.turn(state) != turn):
            break
        if isinstance(decision, Chance):
            weights = decision.weights(state)
            place = place_among(weights, luck.randrange(sum(weights)))
            action = decision.legal(state).nth(place)
        else:
            action = planner.likely(state, decision)
        game.apply(state, action, log)
    return log.events

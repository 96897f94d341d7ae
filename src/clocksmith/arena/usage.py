"""What each seat used in one game: its actions, its events, and what they scored."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from clocksmith.arena.job import GameResult, Setting
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State

Thing = tuple[str, str]  # a heading and a name under it

ACTIONS: Final = "action"
PLACES: Final = ("cell", "region", "tied")  # where something happens is no part of the box
CONCERNED: Final = ("seat", "owner", "holder")  # fields that say whose event it is
AMOUNTS: Final = ("points", "ip", "ecus")  # fields that say what it was worth


@dataclass
class SeatUsage:
    """What one seat used in one game."""

    times: Counter[Thing] = field(default_factory=Counter)
    points: Counter[Thing] = field(default_factory=Counter)
    met: set[Thing] = field(default_factory=set)  # of chance: all that anything told or did named


def usage_by_seat(setting: Setting, result: GameResult) -> list[SeatUsage]:
    """Return what every seat used and, last, chance, by playing a kept game again."""
    game = setting.rules()
    usages = [SeatUsage() for _ in range(setting.seats + 1)]
    for seat, action, events in _played(game, setting, result):
        usages[seat].times[ACTIONS, action.text.split()[0]] += 1
        usages[-1].met.update(named(game, action))
        for event in events:
            usages[-1].met.update(named(game, event))
            _enter(game, event, usages[:-1])
    return usages


def _played(
    game: Game[Any], setting: Setting, result: GameResult
) -> Iterator[tuple[int, Action, list[Event]]]:
    """Seat, action and events of a game, one after the other; chance is seat -1."""
    state: State = game.start(setting.seats, game.options.parse(list(setting.options)))
    for number in result.actions:
        decision = game.decision(state)
        assert decision is not None, "a kept game ends with its last action"
        action = game.actions.actions[number]
        log = Log()
        game.apply(state, action, log)
        yield decision.seat, action, log.events


def _enter(game: Game[Any], event: Event, usages: list[SeatUsage]) -> None:
    """Enter an event for the seat it concerns."""
    fields = event.__match_args__
    whose = next((getattr(event, name) for name in CONCERNED if name in fields), -1)
    if not isinstance(whose, int) or not 0 <= whose < len(usages):
        return
    amount = next((getattr(event, name) for name in AMOUNTS if name in fields), 0)
    for name, slug in named(game, event):
        thing = (f"{type(event).__name__} {name}", slug)
        usages[whose].times[thing] += 1
        usages[whose].points[thing] += amount


def named(game: Game[Any], thing: Action | Event) -> list[tuple[str, str]]:
    """Return the named things an action or event speaks of, by the plain name of the field."""
    names: list[tuple[str, str]] = []
    for name in thing.__match_args__:
        value = getattr(thing, name)
        plain = name.removeprefix("old_").removeprefix("other_")
        if name in game.names and not plain.endswith(PLACES):
            numbers = value if isinstance(value, tuple) else (value,)
            names += [(plain, game.names[name][n]) for n in numbers if n >= 0]
    return names


def possible(game: Game[Any], heading: str) -> list[str]:
    """Return all names there are under a heading, even those that never come up."""
    if heading == ACTIONS:
        return list(dict.fromkeys([action.text.split()[0] for action in game.actions.actions]))
    return list(game.names[heading.split()[1]])

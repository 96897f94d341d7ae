"""Where positions come from: the start of a game, a text, a record."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, overload

from clocksmith.core.game import Game, State
from clocksmith.core.options import NO, YES
from clocksmith.core.words import ENGLISH
from clocksmith.games import GAMES
from clocksmith.games.rules import Rules, game_of, game_of_position
from clocksmith.position.position import Position, begun, replayed
from clocksmith.table.link import code_of, text_of
from clocksmith.table.record import Played, Record, read_record, record_from
from clocksmith.table.record import replay as replay_record

if TYPE_CHECKING:
    from clocksmith.games.inventions.model.state import Inventions
    from clocksmith.games.khronos.model.state import Khronos
    from clocksmith.games.sands.model.state import Sands

S = TypeVar("S", bound=State)
SEATS: Final = 3  # unless you say, or as near as a game allows
SEEDS: Final = 1 << 32


@overload
def start(
    game: Literal["khronos"],
    seats: int | None = ...,
    *,
    seed: int | None = ...,
    box: str | None = ...,
    language: str = ...,
    **options: str | bool,
) -> "Position[Khronos]": ...
@overload
def start(
    game: Literal["sands"],
    seats: int | None = ...,
    *,
    seed: int | None = ...,
    box: str | None = ...,
    language: str = ...,
    **options: str | bool,
) -> "Position[Sands]": ...
@overload
def start(
    game: Literal["inventions"],
    seats: int | None = ...,
    *,
    seed: int | None = ...,
    box: str | None = ...,
    language: str = ...,
    **options: str | bool,
) -> "Position[Inventions]": ...
@overload
def start(
    game: Game[S],
    seats: int | None = ...,
    *,
    seed: int | None = ...,
    box: str | None = ...,
    language: str = ...,
    **options: str | bool,
) -> Position[S]: ...
@overload
def start(
    game: str,
    seats: int | None = ...,
    *,
    seed: int | None = ...,
    box: str | None = ...,
    language: str = ...,
    **options: str | bool,
) -> Position[Any]: ...
def start(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    seed: int | None = None,
    box: str | None = None,
    language: str = ENGLISH,
    **options: str | bool,
) -> Position[Any]:
    """Return the first position of a game.

    *seed* decides the luck; without one, a random seed is drawn, and :attr:`Position.seed` holds
    it. *box* is the name of a shipped box or the text of yours. Options are those of the game, such
    as ``edition="first"`` or ``lost_tiles=False``.
    """
    rules = _rules(game, box)
    values = {key.replace("_", "-"): _value(value) for key, value in options.items()}
    choices = rules.options.choose(values)
    if seats is None:
        seats = min(max(SEATS, rules.seats[0]), rules.seats[-1])
    return begun(Record(rules, seats, choices, []), _seed(seed), language)


def read(text: str, *, seed: int | None = None, language: str = ENGLISH) -> Position[Any]:
    """Return the position that a text writes: a position, the end of a record, a link to either."""
    if len(text.split()) == 1:
        text = text_of(text)
    if text.lstrip().startswith("clocksmith record"):
        return replayed(read_record(text), _seed(seed), language)
    game = game_of_position(text)
    return position_of_state(game, game.read(text), language, seed)


def position_of_state(
    game: Game[Any], state: State, language: str = ENGLISH, seed: int | None = None
) -> Position[Any]:
    """Return the position with this state, without a past."""
    return begun(record_from(game, state), _seed(seed), language)


def link(position: Position[Any] | str, site: str = "") -> str:
    """Return a link that opens a position on the board of a *site*: see :meth:`Position.link`.

    A text is the one of a position or a record.
    """
    if isinstance(position, str):
        read(position)  # ValueError, in words, where it is none
        return f"{site}#{code_of(position)}"
    return position.link(site)


def replay(source: str | Path) -> Iterator[Played]:
    """Play a record again, from its text or its file: each action, its events, the position.

    The position, ``state``, is changed by the next step: copy what you keep.
    """
    is_text = isinstance(source, str) and "\n" in source
    text = source if is_text else Path(source).read_text(encoding="utf-8")
    return replay_record(read_record(str(text)))


def _rules(game: str | Game[Any], box: str | None) -> Game[Any]:
    if isinstance(game, str):
        if game not in GAMES:
            raise ValueError(f"there is no game {game[:40]!r}; there are {', '.join(GAMES)}")
        game = GAMES[game]
    if box is None:
        return game
    return game_of(Rules(game.name, game.rules_version, box))


def _value(value: str | bool) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return value


def _seed(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed

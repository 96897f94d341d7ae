"""What a seat may know of a position."""

from typing import final

from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.khronos.board import Building
from clocksmith.games.khronos.standing import Standing, standing_of
from clocksmith.games.khronos.state import Adventurer, Khronos


@final
class PlayerView(Value):
    """What lies in front of a seat; *hand* is None where it may not be seen."""

    __match_args__ = ("ecus", "cubes", "cards", "hand", "shown", "adventurers")
    __slots__ = ("adventurers", "cards", "cubes", "ecus", "hand", "shown")

    def __init__(
        self,
        ecus: int,
        cubes: int,
        cards: int,
        hand: tuple[int, ...] | None,
        shown: tuple[int, ...],
        adventurers: tuple[Adventurer, ...],
    ) -> None:
        self.ecus = ecus
        self.cubes = cubes
        self.cards = cards  # how many he holds
        self.hand = hand  # by kind
        self.shown = shown  # by kind: those everybody saw him take
        self.adventurers = adventurers


@final
class KhronosView(Value):
    """A position as one seat, or a spectator, may know it."""

    __match_args__ = (
        "seat",
        "options",
        "round",
        "start",
        "turn",
        "boards",
        "supply",
        "pile",
        "discards",
        "face_up",
        "players",
        "standing",
        "asked",
    )
    __slots__ = (
        "asked",
        "boards",
        "discards",
        "face_up",
        "options",
        "pile",
        "players",
        "round",
        "seat",
        "standing",
        "start",
        "supply",
        "turn",
    )

    def __init__(
        self,
        seat: Seat,
        options: tuple[tuple[str, str], ...],
        round: int,
        start: Seat,
        turn: Seat,
        boards: tuple[tuple[Building, ...], ...],
        supply: tuple[int, ...] | None,
        pile: int,
        discards: tuple[int, ...],
        face_up: tuple[int, ...],
        players: tuple[PlayerView, ...],
        standing: Standing,
        asked: Decision[Khronos] | None,
    ) -> None:
        self.seat = seat
        self.options = options
        self.round = round
        self.start = start
        self.turn = turn
        self.boards = boards  # by age, buildings in reading order
        self.supply = supply  # tiles left; None where they never run out
        self.pile = pile  # number of cards left to draw
        self.discards = discards  # by kind: they lie face up
        self.face_up = face_up  # Hold'em, by kind
        self.players = players
        self.standing = standing
        self.asked = asked  # the question that waits; None when it is over


def view_of(state: Khronos, seat: Seat) -> KhronosView:
    """Return what *seat* may know: everything but the other hands and the pile."""
    asked = state.stack[-1] if state.stack else None
    assert asked is None or isinstance(asked, Decision), "a settled position waits for a decision"
    players: list[PlayerView] = []
    for number, player in enumerate(state.players):
        hand = tuple(player.hand) if number == seat else None
        players.append(
            PlayerView(
                player.ecus,
                player.cubes,
                sum(player.hand),
                hand,
                tuple(player.shown),
                tuple(player.adventurers),
            )
        )
    return KhronosView(
        seat,
        state.options.choices.pairs,
        state.round,
        state.start,
        state.turn,
        tuple([board.key() for board in state.boards]),
        tuple(state.supply) if state.options.limited_tiles else None,
        sum(state.pile),
        tuple(state.discards),
        tuple(state.face_up),
        tuple(players),
        standing_of(state),
        asked,
    )

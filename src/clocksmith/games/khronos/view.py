"""What a seat may know of a position."""

from typing import final

from clocksmith.core.seat import Seat, may_see
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.khronos.board import Board, Building, Domain
from clocksmith.games.khronos.content import AGES, Age, Cell
from clocksmith.games.khronos.rules.income import holders, income_of
from clocksmith.games.khronos.standing import Standing, standing_of
from clocksmith.games.khronos.state import Adventurer, Khronos


@final
class PlayerView(Value):
    """What lies in front of a seat; *hand* is None where it may not be seen."""

    __match_args__ = ("ecus", "cubes", "cards", "hand", "shown", "adventurers")

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
class DomainView(Value):
    """1.6 A domain: the upper left cells of its buildings, who holds it, what it pays a holder."""

    __match_args__ = ("cells", "seats", "ecus")

    def __init__(self, cells: tuple[Cell, ...], seats: tuple[Seat, ...], ecus: int) -> None:
        self.cells = cells  # in reading order
        self.seats = seats
        self.ecus = ecus  # 10 also where nobody holds it


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
        "domains",
        "supply",
        "pile",
        "discards",
        "face_up",
        "players",
        "standing",
        "asked",
    )

    def __init__(
        self,
        seat: Seat,
        options: tuple[tuple[str, str], ...],
        round: int,
        start: Seat,
        turn: Seat,
        boards: tuple[tuple[Building, ...], ...],
        domains: tuple[tuple[DomainView, ...], ...],
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
        self.domains = domains  # by age, in reading order of their first buildings
        self.supply = supply  # tiles left; None where they never run out
        self.pile = pile  # number of cards left to draw
        self.discards = discards  # by kind: they lie face up
        self.face_up = face_up  # Hold'em, by kind
        self.players = players
        self.standing = standing
        self.asked = asked  # the question that waits; None when it is over


def _domains(board: Board, age: Age) -> tuple[DomainView, ...]:
    return tuple(sorted([_domain(domain, age) for domain in board.domains], key=_reading_order))


def _domain(domain: Domain, age: Age) -> DomainView:
    cells = sorted([building.cell for building in domain.buildings])
    return DomainView(tuple(cells), tuple(holders(domain, age)), income_of(domain, age))


def _reading_order(domain: DomainView) -> int:
    return domain.cells[0]


def view_of(state: Khronos, seat: Seat) -> KhronosView:
    """Return what *seat* may know: everything but the other hands and the pile."""
    asked = state.stack[-1] if state.stack else None
    assert asked is None or isinstance(asked, Decision), "a settled position waits for a decision"
    players: list[PlayerView] = []
    for number, player in enumerate(state.players):
        hand = tuple(player.hand) if may_see(seat, Seat(number)) else None
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
        tuple([_domains(state.boards[age], age) for age in AGES]),
        tuple(state.supply) if state.options.limited_tiles else None,
        sum(state.pile),
        tuple(state.discards),
        tuple(state.face_up),
        tuple(players),
        standing_of(state),
        asked,
    )

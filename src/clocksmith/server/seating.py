"""Who sits at a table."""

from clocksmith.server.errors import NOT_STARTED, NOT_YOURS, REPLAY_ONLY, RequestError
from clocksmith.server.store.rows import BOT, SeatRow, TableRow
from clocksmith.table.errors import FROZEN, NO_SEAT, RESIGNED


class Seating:
    """The seats of a table, and whose they are."""

    def __init__(self, row: TableRow) -> None:
        self.row = row

    def seat(self, seat: int) -> SeatRow:
        """Return a seat; RequestError when there is none."""
        if not 0 <= seat < len(self.row.seats):
            raise RequestError(NO_SEAT, f"there is no seat {seat} at this table")
        return self.row.seats[seat]

    def check_owner(self, user: str | None, seat: int) -> None:
        """Raise RequestError when a seat is not the user's own."""
        if self.seat(seat).user is None or self.seat(seat).user != user:
            raise RequestError(NOT_YOURS, f"seat {seat} is not yours")

    def own_seats(self, user: str | None) -> list[int]:
        """Return the seats of a user."""
        return [seat.seat for seat in self.row.seats if user is not None and seat.user == user]

    def check_plays(self, user: str | None, seat: int) -> None:
        """Raise RequestError when a seat is not the user's own, or a bot plays on for him."""
        self.check_owner(user, seat)
        if self.seat(seat).level is not None:
            raise RequestError(RESIGNED, f"a bot plays on for seat {seat}")

    def check_begun(self) -> None:
        """Raise RequestError while nobody may play here."""
        if self.row.stopped:
            raise RequestError(FROZEN, "whoever looks after this server has stopped this table")
        if self.row.record is not None:
            raise RequestError(REPLAY_ONLY, "this is an imported game: branch off to play on")
        if self.row.begun_at is None:
            raise RequestError(NOT_STARTED, "a seat is still open")

    def is_bot(self, seat: int) -> bool:
        """Return whether a program plays there: a bot, or one that plays on for a person."""
        return self.row.seats[seat].kind == BOT or self.row.seats[seat].level is not None

"""One game in progress: who is asked, what was said, what came of it. No sockets, no database.

A table is its setup, its source of luck and the log of its entries: the same
three give the same table, every time and everywhere.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from clocksmith.core.game import State
from clocksmith.core.outcome import Outcome
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.core.value import Value
from clocksmith.table.booking import Booking
from clocksmith.table.check import (
    check_command,
    check_not_frozen,
    check_viewer,
    frozen_error,
    read_action,
    waiting_for,
)
from clocksmith.table.clock import Clocks
from clocksmith.table.committed import Source
from clocksmith.table.considered import Considered, consider
from clocksmith.table.course import Course
from clocksmith.table.entry import AFFAIRS, ANSWERS, RESTART, Command, Entry
from clocksmith.table.pauses import NO_PAUSES, Pauses
from clocksmith.table.proposals import Proposals, carry_out
from clocksmith.table.question import Question, Questions
from clocksmith.table.record import Record
from clocksmith.table.result import Result
from clocksmith.table.setup import Setup


class Table:
    """A game in progress. :meth:`check` changes nothing; :meth:`apply` checks nothing."""

    def __init__(
        self, setup: Setup, source: Source, opened_at: float, pauses: Pauses = NO_PAUSES
    ) -> None:
        self.setup, self.source, self.opened_at = setup, source, opened_at
        self.entries: list[Entry] = []
        self.at = opened_at  # when something last happened
        self.clocks = Clocks(setup.clock, setup.timed(), pauses)
        self.frozen, self.proposals, self.booking = False, Proposals(), Booking(setup)
        self._course, self._questions = Course(setup, source, opened_at), Questions()
        self._views: dict[Seat, Value] = {}
        self._ask(CHANCE)

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """The position: not to be changed."""
        return self._course.state

    @property
    def results(self) -> list[Result]:
        """What happened, entry by entry; the first is the deal."""
        return self._course.results

    @property
    def closed(self) -> bool:
        """Whether nothing more can happen: it is over, was ended, or its record breaks off."""
        return self._course.decision() is None or self._course.ended

    def check(self, command: Command, at: float) -> Entry:
        """Return the entry a command makes; CommandError, with its reason, when it makes none."""
        return check_command(self, command, at)

    def apply(self, entry: Entry) -> None:
        """Do what an entry says; CommandError if the rules break a promise: it freezes."""
        assert entry.number == self.number + 1, "entries are applied in their order"
        check_not_frozen(self)
        try:
            self._carry_out(entry)
            self.entries.append(entry)
            self.at = entry.at
            self._views.clear()
            if entry.kind not in AFFAIRS:
                self._ask(entry.seat)
        except Exception as error:  # whatever it is, nothing can be trusted after it
            self.frozen = True
            raise frozen_error() from error

    def close(self) -> None:
        """Ask nothing any more, as after a record that breaks off."""
        self._course.ended = True
        self._ask(CHANCE)

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that are waited for."""
        return () if self.frozen else tuple(self._questions.waiting)

    def question(self, seat: Seat) -> Question | None:
        """Return what *seat* is asked, or None."""
        return None if self.frozen else self._questions.waiting.get(seat)

    def held(self, seat: Seat) -> list[str]:
        """Return the answers of *seat* that are sealed until all have answered."""
        return self._course.held(seat)

    def undoable(self, seat: Seat) -> int:
        """Return how many of its answers *seat* may take back."""
        return 0 if self.closed or self.frozen else self._course.undoable(seat)

    def late(self, at: float) -> Seat | None:
        """Return a seat whose time is up, or None."""
        due = self.due()
        return self.clocks.ends()[0][1] if due is not None and due <= at else None

    def due(self) -> float | None:
        """Return when the next clock runs out, or None while none runs."""
        ends = [] if self.frozen else self.clocks.ends()
        return ends[0][0] if ends else None

    def view(self, viewer: Seat) -> Value:
        """Return what a seat, SPECTATOR or, when it is over, OPEN may know."""
        self.look([viewer])
        return self._views[viewer]

    def look(self, viewers: Iterable[Seat]) -> None:
        """Find out together what several viewers may know: much of it is the same."""
        new = [viewer for viewer in viewers if viewer not in self._views]
        for viewer in new:
            check_viewer(self, viewer)
        self._views.update(zip(new, self.setup.game.views(self.state, new), strict=True))

    def consider(self, seat: Seat, text: str, times: int = 1) -> Considered:
        """Return what an answer of *seat* would do, as far as it can know; or CommandError."""
        question, action = waiting_for(self, seat), read_action(self.setup.game, text)
        return consider(self.setup.game, question, action, self._course.group is not None, times)

    def seen(self, seat: Seat, pick: Callable[[int], int]) -> str:
        """Return as text a position in which *seat* is asked; what it cannot know is dealt anew."""
        question = self.question(seat)
        return self._dealt(self.state if question is None else question.state, seat, pick)

    def run(self, seat: Seat, pick: Callable[[int], int]) -> tuple[str, list[str]]:
        """Return a position from which *seat* has answered in a run, and its answers.

        The run is what a restart takes back; where that is nothing, it begins with the question.
        What the seat cannot know is dealt anew.
        """
        run = self._course.run(seat)
        if run is None:
            return self.seen(seat, pick), []
        state, answers = run
        return self._dealt(state, seat, pick), [action.text for action in answers]

    def states(self) -> Iterator[State]:
        """Give the position at the start and after every result, one that is played on."""
        return self._course.states()

    def position(self, count: int) -> str:
        """Return the true position after *count* results as text; 0 is before the deal."""
        if not 0 <= count <= len(self.results):
            raise ValueError(f"the game has {len(self.results)} steps, so there is no step {count}")
        state = next(islice(self.states(), count, None))
        return self.setup.game.write(state)

    def outcome(self) -> Outcome | None:
        """Return how it ended, or None while it goes on."""
        return self.setup.game.outcome(self.state)

    def record(self) -> Record:
        """Return the game so far; the seed is in it when the game is over."""
        setup = self.setup
        record = Record(setup.game, setup.seats, setup.choices, self._course.actions[:])
        record.position = setup.position
        record.commitment = self.source.commitment
        record.seed = self.source.seed if self.closed else None
        return record

    def _dealt(self, state: State, seat: Seat, pick: Callable[[int], int]) -> str:
        twin = state.copy()
        self.setup.game.redeal(twin, seat, pick)
        return self.setup.game.write(twin)

    def _carry_out(self, entry: Entry) -> None:
        if entry.kind in AFFAIRS:
            carry_out(self, entry)
        elif entry.kind in ANSWERS:
            action = self.setup.game.actions.parse(entry.text)
            result = Result(entry.number, entry.kind, entry.seat, action.text, entry.at)
            self._course.answer(result, action)
            self.clocks.note_answer(entry.seat)
        else:
            count = self._course.take_back(entry.seat, entry.kind == RESTART)
            self.clocks.note_takeback(entry.seat, count)

    def _ask(self, by: Seat) -> None:
        self._questions.renew(self._course, self.number, by)
        self.clocks.turn(self.waiting(), by, self.at)

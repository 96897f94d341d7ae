"""What one viewer is sent: everything once, then only what is new.

Several connections of the same viewer may share a feed: each gets the welcome
when it comes and then every update.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from clocksmith.core.ledger import LedgerRow, summed_up
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value, plain
from clocksmith.table import wire
from clocksmith.table.alone import lone_answer
from clocksmith.table.booking import ended_periods, ledger_after
from clocksmith.table.check import check_viewer, waiting_for
from clocksmith.table.delta import Compared, change
from clocksmith.table.entry import ACT, ONLY
from clocksmith.table.offer import Offers, offer_of
from clocksmith.table.result import Result
from clocksmith.table.table import Table
from clocksmith.table.why_not import reasons_against

_OFFERS: dict[str, Offers] = {}  # by game


class TableMoment:
    """A table as several viewers see it: what two of them share is computed once."""

    def __init__(self, table: Table, viewers: Iterable[Seat]) -> None:
        table.look(viewers)
        self.alike = alike_of(table)
        self.compared: Compared = {}


class Feed:
    """The messages of a table to one viewer. Remembers what it has sent."""

    def __init__(self, table: Table, viewer: Seat) -> None:
        check_viewer(table, viewer)
        self.table = table
        self.viewer = viewer
        self._sent: list[int] = []  # the numbers of the results that were sent
        self._view: Value | None = None  # the view that was sent

    def welcome(self, summary: wire.Summary, from_step: int = 0) -> wire.Welcome:
        """Return all that the viewer needs; results before *from_step* it has already."""
        table = self.table
        past = [self._step(result) for result in table.results[max(0, from_step) :]]
        self._view = table.view(self.viewer)
        self._sent = [result.number for result in table.results]
        return wire.Welcome(
            **now_of(table, self.viewer),
            number=table.number,
            table=summary,
            seat=self.viewer,
            steps=len(table.results),
            past=past,
            view=plain(self._view),
        )

    def update(self, moment: TableMoment | None = None) -> wire.Update:
        """Return what is new since the last message; several feeds may share a *moment*."""
        table = self.table
        moment = TableMoment(table, [self.viewer]) if moment is None else moment
        old, new = self._view, table.view(self.viewer)
        same = self._kept()
        steps = [self._step(result) for result in table.results[same:]]
        message = wire.Update(
            **now_of(table, self.viewer, moment.alike),
            number=table.number,
            kept=same,
            steps=steps,
        )
        difference = change(old, new, moment.compared)
        if same < len(self._sent):
            message.view = difference
        for step in steps:
            step.view = None
        if steps and same == len(self._sent):
            steps[-1].view = difference
        self._view = new
        self._sent[same:] = [result.number for result in table.results[same:]]
        return message

    def story(self, summary: wire.Summary) -> wire.StoryInfo:
        """Return the whole game as the viewer may know it, with a view after every step."""
        return wire.StoryInfo(summary, *self.history())

    def history(self) -> tuple[Any, list[wire.StepInfo], list[wire.NoticeInfo]]:
        """Return the first view, every step with its view, and what people settled."""
        game = self.table.setup.game
        views = [game.view(state, self.viewer) for state in self.table.states()]
        steps = [self._step(result) for result in self.table.results]
        for number, step in enumerate(steps):
            step.view = change(views[number], views[number + 1])
        return plain(views[0]), steps, notices_of(self.table)

    def moment(self, summary: wire.Summary, step: int) -> wire.MomentInfo:
        """Return the game as it stood after a step, or after the last one if there are fewer.

        One view is soon made, where those of all steps take a while.
        """
        table = self.table
        at = min(step, len(table.results) - 1)
        if at == len(table.results) - 1:
            view = table.view(self.viewer)
        else:
            state = next(islice(table.states(), at + 1, None))
            view = table.setup.game.view(state, self.viewer)
        steps = [self._step(result) for result in table.results]
        return wire.MomentInfo(summary, at, plain(view), steps, notices_of(table))

    def _kept(self) -> int:
        """Return how many of the results that were sent still hold."""
        results = self.table.results
        same = min(len(self._sent), len(results))
        while same and self._sent[same - 1] != results[same - 1].number:
            same -= 1
        return same

    def _step(self, result: Result) -> wire.StepInfo:
        return step_of(result, self.viewer, self.table.closed)


def step_of(result: Result, viewer: Seat, over: bool) -> wire.StepInfo:
    """Return a result as *viewer* may know it, without its view."""
    events: list[object] = []
    for event, full in zip(result.events, result.plain_events, strict=True):
        seen = event.seen_by(viewer)
        events.append(full if seen is event else plain(seen))
    is_public = over or viewer == result.seat
    # That there was no other answer is for the seat to know: it may speak of what it holds.
    kind = ACT if result.kind == ONLY and not is_public else result.kind
    action = result.text if is_public else None
    return wire.StepInfo(result.seat, kind, action, events, result.at)


def now_of(table: Table, viewer: Seat, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return how things stand for a viewer: the fields of :class:`wire.Now`.

    What is *alike* for all viewers may be known already.
    """
    held = table.held(viewer)
    plays = viewer >= 0 and viewer not in table.proposals.substitutes
    return {
        "question": question_of(table, viewer) if plays else None,
        "undo": table.undoable(viewer) if plays else 0,
        **(alike_of(table) if alike is None else alike),
        **({"held": held} if held else {}),
    }


def alike_of(table: Table) -> dict[str, Any]:
    """Return the part of the present situation that all viewers see."""
    seed = table.source.seed if table.closed else None
    outcome = table.outcome()
    winner = table.proposals.winner
    return {
        "waiting": list(table.waiting()),
        "clocks": clocks_of(table),
        "outcome": None if outcome is None else plain(outcome),
        "seed": None if seed is None else seed.hex(),
        "ended": table.proposals.ended,
        "periods": ended_periods(table),
        "motion": motion_of(table),
        "notices": notices_of(table),
        **({} if winner is None else {"won": int(winner)}),
    }


def motion_of(table: Table) -> wire.MotionInfo | None:
    """Return the motion that is voted on."""
    motion = None if table.closed else table.proposals.motion
    if motion is None:
        return None
    return wire.MotionInfo(
        number=motion.number,
        kind=motion.kind,
        by=int(motion.by),
        seat=int(motion.seat),
        who=motion.who,
        voters=[int(seat) for seat in motion.voters],
        agreed=[int(seat) for seat in motion.agreed],
    )


def notices_of(table: Table) -> list[wire.NoticeInfo]:
    """Return what people did about the table."""
    return [
        wire.NoticeInfo(
            kind=one.kind,
            seat=int(one.seat),
            at=one.at,
            step=min(one.step, len(table.results)),
            motion=one.motion,
            about=int(one.about),
            who=one.who,
        )
        for one in table.proposals.events
    ]


def ledger_of(table: Table, count: int | None = None) -> wire.LedgerInfo:
    """Return every seat's sources of points, after *count* results or all of them."""
    ledger = ledger_after(table, count)
    periods = []
    for number, period in enumerate(ledger.ended(), start=1):
        rows = period.rows(ledger.order)
        totals = summed_up(rows, ledger.seats)
        periods.append(wire.PeriodInfo(number, _rows(rows), totals))
    return wire.LedgerInfo(_rows(ledger.rows()), ledger.totals(), periods)


def _rows(rows: list[LedgerRow]) -> list[wire.LedgerRowInfo]:
    return [wire.LedgerRowInfo(row.name, list(row.points)) for row in rows]


def question_of(table: Table, seat: Seat) -> wire.QuestionInfo | None:
    """Return what a seat is asked, with its offers; None for everybody else."""
    question = table.question(seat)
    if question is None:
        return None
    decision, state = question.decision, question.state
    offers = offers_at(table).of(question.legal, lambda action: decision.at_once(state, action))
    info = wire.QuestionInfo(question.number, plain(decision), offers, list(question.sealed))
    if lone_answer(table, seat) is not None:
        info.only = True
    return info


def offers_at(table: Table) -> Offers:
    """Return what writes the offers of the game of a table."""
    name = table.setup.game.name
    if name not in _OFFERS:
        _OFFERS[name] = Offers(table.setup.game)
    return _OFFERS[name]


def clocks_of(table: Table) -> wire.ClocksInfo | None:
    """Return what every seat has left, or None without clocks."""
    if not table.clocks.running() and table.setup.clock.kind == "none":
        return None
    seats = [Seat(seat) for seat in range(table.setup.seats)]
    left = [table.clocks.left(seat, table.at) for seat in seats]
    at = table.clocks.counted_from(table.at)
    rests = [table.clocks.rests_until(seat) for seat in seats]
    info = wire.ClocksInfo(at, left, [int(seat) for seat in table.clocks.running()])
    if any(rests):
        info.rests = rests
    return info


def barred(table: Table, seat: Seat, stems: list[str]) -> wire.BarsInfo:
    """Return why nothing of *seat* with each beginning would do anything."""
    game, question = table.setup.game, waiting_for(table, seat)
    reasons = [reasons_against(game, question, stem) for stem in stems]
    return wire.BarsInfo([[plain(refusal) for refusal in refusals] for refusals in reasons])


def considered(table: Table, seat: Seat, text: str, times: int = 1) -> wire.ConsideredInfo:
    """Return what an answer of *seat* would do, its view as a change of the present one."""
    considered = table.consider(seat, text, times)
    return wire.ConsideredInfo(
        refusal=None if considered.refusal is None else plain(considered.refusal),
        events=[plain(event) for event in considered.events],
        view=None if considered.view is None else change(table.view(seat), considered.view),
        assumed=considered.assumed,
        choices=[[offer_of(action) for action in choice] for choice in considered.choices],
        decision=None if considered.decision is None else plain(considered.decision),
        again=considered.again,
        final=considered.final,
        prices=[plain(price) for price in considered.prices],
        notes=[plain(note) for note in considered.notes],
        before=plain(considered.before),
        after=plain(considered.after),
    )

"""The one place where commands are checked. Nothing is changed here."""

from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.table.alone import lone_answer
from clocksmith.table.clock import SLOW
from clocksmith.table.entry import (
    AFFAIRS,
    ANSWERS,
    KINDS,
    LATE,
    MOTION,
    OBJECT,
    ONLY,
    RESIGN,
    REST,
    Command,
    Entry,
)
from clocksmith.table.errors import (
    FROZEN,
    HIDDEN,
    NO_SEAT,
    NO_VOTE,
    NO_WAY_BACK,
    NOT_ASKED,
    NOT_LATE,
    OVER,
    REFUSED,
    RESIGNED,
    STALE,
    UNDER_VOTE,
    UNREADABLE,
    CommandError,
)
from clocksmith.table.proposals import motion_of
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.table.table import Table

REST_LENGTH: Final = 12  # digits of a time
LONGEST: Final = 50_000  # entries a log may have before nothing is taken back any more


def check_command(table: "Table", command: Command, at: float) -> Entry:
    """Return the entry that *command* makes at *at*; CommandError when it makes none."""
    check_not_frozen(table)
    if command.kind not in KINDS:
        raise CommandError(UNREADABLE, f"a command is one of {', '.join(KINDS)}")
    looks_on = command.kind in (MOTION, OBJECT) and command.seat == SPECTATOR
    if not looks_on and not 0 <= command.seat < table.setup.seats:
        raise CommandError(NO_SEAT, f"there is no seat {command.seat} at this table")
    if table.closed:
        raise CommandError(OVER, "the game is over")
    at = max(at, table.at)
    text = ""
    if command.kind in ANSWERS:
        if command.kind == LATE and not is_late(table, command.seat, at):
            raise CommandError(NOT_LATE, f"seat {command.seat} still has time")
        text = _answer(table, command).text
        if command.kind == ONLY:
            _check_lone(table, command.seat, text)
    elif command.kind in AFFAIRS:
        text = _affair(table, command)
    else:
        _check_way_back(table, command)
    return Entry(table.number + 1, command.kind, command.seat, text, at)


def _check_lone(table: "Table", seat: Seat, text: str) -> None:
    """Raise CommandError where the table may not answer so for a seat."""
    lone = lone_answer(table, seat)
    if lone is None or lone.text != text:
        raise CommandError(REFUSED, "the table cannot answer this question by itself")


def check_not_frozen(table: "Table") -> None:
    """Raise CommandError when the rules have broken a promise at this table."""
    if table.frozen:
        raise frozen_error()


def check_viewer(table: "Table", viewer: Seat) -> None:
    """Raise CommandError when there is no such viewer, or it may not look yet."""
    if viewer == OPEN and not table.closed:
        raise CommandError(HIDDEN, "everything is visible only when the game is over")
    if viewer not in (OPEN, SPECTATOR) and not 0 <= viewer < table.setup.seats:
        raise CommandError(NO_SEAT, f"there is no seat {viewer} at this table")


def frozen_error() -> CommandError:
    """Return the error of a frozen table, without its cause, which might be a secret."""
    return CommandError(FROZEN, "the rules broke a promise, so this table is frozen")


def waiting_for(table: "Table", seat: Seat) -> Question:
    """Return what *seat* is asked; CommandError when it is not."""
    question = table.question(seat)
    if question is None:
        raise CommandError(NOT_ASKED, f"seat {seat} is not asked")
    return question


def is_late(table: "Table", seat: Seat, at: float) -> bool:
    """Return whether the clock of *seat* has run out."""
    return any(end <= at for end, late in table.clocks.ends() if late == seat)


def read_action(game: Game[Any], text: str) -> Action:
    """Return the action that *text* writes, legal or not; CommandError when it writes none."""
    try:
        return game.actions.parse(text)
    except ValueError as error:
        raise CommandError(UNREADABLE, str(error)) from None


def _answer(table: "Table", command: Command) -> Action:
    question = waiting_for(table, command.seat)
    if command.number != question.number:
        raise CommandError(STALE, f"question {command.number} is no longer open")
    action = read_action(table.setup.game, command.text)
    refusal = question.decision.refusal(question.state, action)
    if refusal is not None:
        message = f"{action.text!r} is not legal: rule {refusal.rule}, {refusal.key}"
        raise CommandError(REFUSED, message, refusal)
    return action


def _affair(table: "Table", command: Command) -> str:
    """Return the text of an entry by which people settle something."""
    proposals, kind = table.proposals, command.kind
    if kind == RESIGN:
        if command.seat in proposals.substitutes:
            raise CommandError(RESIGNED, f"a bot plays on for seat {command.seat} already")
        if not command.text and proposals.survivor(command.seat, table.setup.seats) is None:
            raise CommandError(UNREADABLE, "somebody has to play on")
        return command.text
    if kind == REST:
        return _rest(table, command)
    if kind == MOTION:
        if proposals.motion is not None:
            raise CommandError(UNDER_VOTE, "something else is being voted on")
        try:
            return motion_of(command.text, table.setup.seats).text()
        except ValueError as error:
            raise CommandError(UNREADABLE, str(error)) from None
    if proposals.motion is None or proposals.motion.number != command.number:
        raise CommandError(STALE, "this is no longer voted on")
    motion = proposals.motion
    may_object = (*motion.voters, motion.by, motion.seat) if kind == OBJECT else ()
    waited_for = [seat for seat in motion.voters if seat not in motion.agreed]
    if command.seat not in (may_object or waited_for):
        raise CommandError(NO_VOTE, f"seat {command.seat} has no vote on this, or has used it")
    return ""


def _rest(table: "Table", command: Command) -> str:
    """Return until when a slow clock stands still, as a whole number of seconds."""
    if table.setup.clock.seconds < SLOW:
        raise CommandError(REFUSED, "only slow clocks can be stopped")
    if not command.text.isdecimal() or len(command.text) > REST_LENGTH:
        raise CommandError(UNREADABLE, "a time must be a whole number of seconds")
    if table.clocks.rests_until(command.seat) == float(command.text):
        raise CommandError(STALE, "this clock is stopped until then already")
    return command.text


def _check_way_back(table: "Table", command: Command) -> None:
    if not 0 <= command.number <= table.number:
        raise CommandError(STALE, f"the table is at number {table.number}, not {command.number}")
    since = table.entries[command.number :]
    if any(entry.seat == command.seat for entry in since):
        raise CommandError(STALE, f"seat {command.seat} has done something since {command.number}")
    if table.number >= LONGEST or not table.undoable(command.seat):
        raise CommandError(NO_WAY_BACK, "chance or another seat has answered since")

"""Commands at the prompt that look, explain or write, and leave the game as it is."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from clocksmith.cli.errors import InputError, sentence
from clocksmith.cli.files import write_text
from clocksmith.cli.terminal.play.advice import advise
from clocksmith.cli.terminal.play.naming import Naming, printable
from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.play.teller import Teller
from clocksmith.table.record import Record, write_record

LOG_LINES: Final = 40  # unless asked for more
EXAMPLE: Final = 20  # signs of the longest example


class Commands:
    """Why, what, board, log, save and the like."""

    def __init__(self, session: Session, teller: Teller, naming: Naming, record: Record) -> None:
        self._session = session
        self._teller = teller
        self._naming = naming
        self._record = record
        self._known: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "what": self._what,
            "hint": self._hint,
            "board": self._board,
            "details": self._details,
            "legend": self._legend,
            "log": self._log,
            "save": self._save,
            "record": self._write_record,
            "help": self._help,
        }

    def knows(self, name: str) -> bool:
        """Return whether there is such a command."""
        return name in self._known

    def do(self, name: str, rest: str) -> None:
        """Carry out a command; what a person can mend is said in a sentence."""
        try:
            self._known[name](rest)
        except InputError as error:
            self._teller.line(sentence(str(error)))

    def _why(self, typed: str) -> None:
        action = self._naming.any(typed)
        if action is not None:
            self._naming.why(action)

    def _what(self, typed: str) -> None:
        action = self._naming.any(typed)
        if action is None:
            return
        if self._session.game.refusal(self._session.state, action) is not None:
            self._naming.why(action)
            return
        self._teller.line(self._teller.locale.words.do(action), "bold")
        self._teller.consequences(action)

    def _hint(self, _: str) -> None:
        advise(self._session, self._teller)

    def _board(self, _: str) -> None:
        self._teller.boards(all_of_them=True)
        self._teller.players()

    def _details(self, _: str) -> None:
        self._teller.details()

    def _legend(self, _: str) -> None:
        self._teller.legend()

    def _log(self, typed: str) -> None:
        plain = typed.isdecimal() and typed.isascii() and len(typed) < 6
        self._teller.log(int(typed) if plain else LOG_LINES)

    def _save(self, typed: str) -> None:
        if not typed:
            self._teller.say("which-file")
            return
        write_text(Path(typed), self._session.game.write(self._session.state))
        self._teller.say("saved", file=printable(typed))

    def _write_record(self, typed: str) -> None:
        if not typed:
            self._teller.say("which-file")
        else:
            self._record.actions = self._session.actions[:]
            write_text(Path(typed), write_record(self._record))
            self._teller.say("recorded", file=printable(typed))

    def _help(self, _: str) -> None:
        phrases = self._teller.locale.phrases
        example, short = self._naming.example(), self._naming.example("example-short")
        text = phrases.say("help", example=example.ljust(EXAMPLE), short=short)
        for line in text.splitlines():
            self._teller.line(line)

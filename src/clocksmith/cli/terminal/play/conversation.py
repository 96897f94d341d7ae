"""The prompt: what a person types, and what is done about it."""

from pathlib import Path
from typing import Final

from clocksmith.cli.terminal.play.commands import Commands
from clocksmith.cli.terminal.play.menu import MenuItem
from clocksmith.cli.terminal.play.naming import Naming
from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.play.teller import Teller
from clocksmith.cli.terminal.play.typed import named
from clocksmith.cli.terminal.screen import edit_lines
from clocksmith.core.action import Action
from clocksmith.table.record import Record

ASKING: Final = ("why", "what")  # commands about an action
INSTALL_NETS: Final = "pip install 'clocksmith[nets]'"
SHORT: Final = {
    "?": "help",
    "q": "quit",
    "exit": "quit",
    "u": "undo",
    "": "options",
    "domains": "details",
}


class Conversation:
    """Asks, listens and answers until the game is over or the person leaves."""

    def __init__(self, session: Session, teller: Teller, record: Record, file: Path | None) -> None:
        self._session = session
        self._teller = teller
        self._naming = Naming(session, teller)
        self._commands = Commands(session, teller, self._naming, record)
        self._file = file  # where the record goes at the end
        self._menu: list[MenuItem] = []
        self._open: MenuItem | None = None  # the item whose members are offered
        self._going = True

    def run(self, seed: int) -> None:
        """Play; write the record, if one is wanted, when it is over or left."""
        edit_lines()
        self._teller.say(
            "welcome",
            seat=self._teller.locale.words.seat(self._session.seat),
            example=self._naming.example(),
        )
        self._teller.say("others", level=self._session.others.name)
        if self._session.others.lacks_nets():
            self._teller.say("without-nets", command=INSTALL_NETS)
        self._teller.say("seed", seed=seed)
        try:
            self._advance()
            while self._going and self._session.decision() is not None:
                self._take(self._listen())
        except KeyboardInterrupt:
            self._take("quit")
        if self._going:
            self._teller.end()
        if self._file is not None:
            self._commands.do("record", str(self._file))

    def _listen(self) -> str:
        name = self._teller.locale.words.seat(self._session.seat)
        try:
            return input(f"\n{name}> ")
        except EOFError:
            return "quit"

    def _advance(self) -> None:
        """Let the others play, then show where it stands and ask."""
        self._session.play_others()
        self._teller.situation()
        self._ask()

    def _ask(self) -> None:
        self._open = None
        if self._session.decision() is not None:
            self._menu = self._teller.question()

    def _take(self, line: str) -> None:
        """Do what a line asks for: a command, a number, a place or an action."""
        typed = " ".join(line.split())
        first, _, rest = typed.partition(" ")
        name = SHORT.get(first.lower(), first.lower())
        if name == "quit":
            self._going = False
            self._teller.say("goodbye")
        elif name in ("options", "back"):
            self._ask()
        elif name in ("undo", "restart"):
            self._take_back(name)
        elif self._commands.knows(name):
            self._commands.do(name, self._spelled_out(rest) if name in ASKING else rest)
        elif typed.isdecimal() and typed.isascii():
            self._number(typed)
        else:
            action = self._placed(typed) or self._naming.legal(typed)
            if action is not None:
                self._play(action)

    def _play(self, action: Action) -> None:
        self._session.answer(action)
        self._advance()

    def _take_back(self, name: str) -> None:
        done = self._session.undo() if name == "undo" else self._session.restart()
        self._teller.say("taken-back" if done else "no-way-back")
        if done:
            self._teller.situation()
            self._ask()

    def _number(self, typed: str) -> None:
        """Take an option by its number: play its only action, or offer its members."""
        option = self._numbered(typed)
        if option is None:
            self._teller.say("no-such-number", number=typed[:20])
        elif isinstance(option, Action):
            self._play(option)
        else:
            self._open = option
            self._teller.members(option)

    def _numbered(self, typed: str) -> Action | MenuItem | None:
        """Return the option with a number: an action, or an item with several."""
        number = int(typed) if typed.isdecimal() and typed.isascii() and len(typed) < 6 else 0
        if self._open is not None and not self._open.is_placed(self._session.game):
            members = self._open.members
            return members[number - 1] if 1 <= number <= len(members) else None
        item = self._menu[number - 1] if 1 <= number <= len(self._menu) else None
        return item if item is None or item.field else item.members[0]

    def _spelled_out(self, typed: str) -> str:
        """Return an action as text, where its number was typed; else what was typed."""
        option = self._numbered(typed)
        return option.text if isinstance(option, Action) else typed

    def _placed(self, typed: str) -> Action | None:
        """Return the action of the open item at a place, if that is what was typed."""
        if self._open is None or not self._open.is_placed(self._session.game):
            return None
        return named(self._open.names(self._session.game), typed)

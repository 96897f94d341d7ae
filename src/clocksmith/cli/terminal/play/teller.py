"""What a person at the terminal is shown: boards, players, what happened, what can be done."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from clocksmith.cli.terminal.drawing import Drawing, Locale, side_by_side
from clocksmith.cli.terminal.ending import ending
from clocksmith.cli.terminal.play.menu import MenuItem, menu_of
from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.points import Points
from clocksmith.cli.terminal.screen import print_lines
from clocksmith.core.action import Action
from clocksmith.core.preview import preview
from clocksmith.core.seat import CHANCE
from clocksmith.core.value import Value

TWO_COLUMNS = 12  # more options than this stand in two columns, where there is room
ROOMY = 100
COLUMN_GAP = 3


class Teller:
    """Shows a session in one language."""

    def __init__(
        self, session: Session, drawing: Drawing, locale: Locale, console: Console
    ) -> None:
        self.locale = locale
        self._session = session
        self._drawing = drawing
        self._console = console
        self._shown: list[list[Text]] = []  # the boards as they were shown last
        self._told = 0  # how many actions have been told

    def say(self, key: str, **details: str | int) -> None:
        """Print one of our own sentences."""
        self.line(self.locale.phrases.say(key, **details))

    def line(self, text: str, style: str = "") -> None:
        """Print a line."""
        self._console.print(Text(text, style))

    def boards(self, all_of_them: bool) -> bool:
        """Show the boards, all or those that changed; return whether there were any."""
        boards = self._drawing.boards(self._view(), self.locale)
        changed = [
            board
            for number, board in enumerate(boards)
            if number >= len(self._shown) or board != self._shown[number]
        ]
        self._shown = boards
        width = self._console.width
        together = side_by_side(boards, width)
        in_a_row = len(together) == len(boards[0])
        if not changed and not all_of_them:
            return False
        if not all_of_them and not in_a_row:
            together = side_by_side(changed, width)
        self._console.print()
        print_lines(self._console, together)
        self._console.print()
        return True

    def players(self) -> None:
        """Show what lies in front of the seats."""
        self._console.print(self._drawing.players(self._view(), self.locale))

    def details(self) -> None:
        """Show who holds what, and what may come of it."""
        self._console.print(self._drawing.details(self._view(), self.locale))

    def legend(self) -> None:
        """Show what the signs mean."""
        print_lines(self._console, self._drawing.legend(self.locale))

    def situation(self) -> None:
        """Show what is new: what happened since the last question, boards, players."""
        events = self._session.events
        self._told = min(self._told, len(events))
        fresh = [event for group in events[self._told :] for event in group]
        self._told = len(events)
        shown = [event for event in fresh if not self._drawing.is_minor(event)]
        self._console.print()
        for sentence in self.locale.words.story(shown):
            self.line(f"  {sentence}")
        if not self.boards(all_of_them=False):
            self._console.print()
        self.players()

    def log(self, last: int) -> None:
        """Tell the last sentences of the game."""
        events = [event for group in self._session.events for event in group]
        for sentence in self.locale.words.story(events)[-last:]:
            self.line(f"  {sentence}")

    def question(self) -> list[MenuItem]:
        """Ask the question that waits, and list the answers."""
        decision = self._session.decision()
        assert decision is not None, "the game goes on"
        items = menu_of(self._session.game, self._session.game.legal(self._session.state))
        self._console.print()
        self.line(self.locale.words.ask(decision), "bold")
        _print_options(
            self._console, [self._entry(n, item) for n, item in enumerate(items, start=1)]
        )
        return items

    def members(self, item: MenuItem) -> None:
        """Show the actions of an item: places on the board, others as a list."""
        self._console.print()
        self.line(item.label(self.locale.words), "bold")
        if not item.is_placed(self._session.game):
            actions = enumerate(item.members, start=1)
            entries = [f"{n:>3}  {self._told_in_full(action)}" for n, action in actions]
            _print_options(self._console, entries)
            self.say("which-number")
            return
        marked = self._drawing.marked(self._view(), self.locale, item.members)
        places = self._drawing.listed(list(item.names(self._session.game)))
        columns = [*marked, _beside(marked, places)]
        print_lines(self._console, side_by_side(columns, self._console.width))
        self.say("which-place")

    def consequences(self, action: Action) -> None:
        """Tell what a legal action would do, without doing it."""
        session, words, phrases = self._session, self.locale.words, self.locale.phrases
        seen = preview(session.game, session.state, action, session.seat)
        for price in session.game.prices(session.state, action):
            self.line("  " + phrases.say("costs", price=words.cost(price)))
        for sentence in words.story(seen.events, foreseen=True):
            self.line(f"  {sentence}")
        for text in seen.assumed:
            self.line("  " + phrases.say("assumed", action=text))
        for line in self._drawing.changes(seen.before, seen.after, session.seat, self.locale):
            self.line(f"  = {line}")
        if seen.decision is None:
            self.line("  " + phrases.say("then-over"))
        elif seen.decision.seat == CHANCE:
            self.line("  " + phrases.say("then-chance", question=words.ask(seen.decision)))
        elif seen.decision.seat != session.seat:
            name = words.seat(seen.decision.seat)
            self.line(
                "  " + phrases.say("then-other", seat=name, question=words.ask(seen.decision))
            )
        else:
            self.line("  " + phrases.say("then-you", question=words.ask(seen.decision)))

    def end(self) -> None:
        """Tell how the game ended."""
        self._console.print()
        points = Points(self._session.game, self._session.first)
        for events in self._session.events:
            points.note(events)
        session = self._session
        for line in ending(session.game, session.state, self.locale, points):
            self.line(line, "bold")

    def _view(self) -> Value:
        return self._session.game.view(self._session.state, self._session.seat)

    def _entry(self, number: int, item: MenuItem) -> str:
        if not item.field:
            return f"{number:>3}  {self._told_in_full(item.members[0])}"
        label = f"{number:>3}  {item.label(self.locale.words)}"
        key = "places" if item.is_placed(self._session.game) else "ways"
        return f"{label}  ({self.locale.phrases.say(key, count=len(item.members))})"

    def _told_in_full(self, action: Action) -> str:
        """Return what an action does, with what the drawing has to say about it."""
        note = self._drawing.note(self._view(), action, self.locale)
        text = self.locale.words.do(action)
        return f"{text}  ({note})" if note else text


def _print_options(console: Console, entries: list[str]) -> None:
    """Print a list of options, in two columns if it is long and there is room."""
    widest = max([len(entry) for entry in entries], default=0)
    if len(entries) <= TWO_COLUMNS or console.width < max(ROOMY, 2 * widest + COLUMN_GAP):
        for entry in entries:
            console.print(Text(entry))
        return
    half = (len(entries) + 1) // 2
    table = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
    for row in range(half):
        table.add_row(*[Text(entry) for entry in entries[row::half]])
    console.print(table)


def _beside(boards: list[list[Text]], lines: list[str]) -> list[Text]:
    """Return lines as a column that is as high as the boards, if it is no higher."""
    height = max([len(board) for board in boards], default=0)
    column = ["", "", *lines] if len(lines) + 2 <= height else lines[:]
    column += [""] * (height - len(column))
    width = max([len(line) for line in column])
    return [Text(line.ljust(width)) for line in column]

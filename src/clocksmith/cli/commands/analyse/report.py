"""The coach's analysis of a game, as text."""

from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.coach.names import amount_of, name_of
from clocksmith.coach.picture import Move, Picture, Reason
from clocksmith.coach.story import Moment, Story
from clocksmith.core.game import Game

BLOCKS: Final = "▁▂▃▄▅▆▇█"
NARROW: Final = 20  # columns a line of blocks has at least
BESIDE: Final = 24  # columns for what stands beside it
MOST: Final = 12  # better answers that are told


class AnalysisReport:
    """Prints a picture in one language."""

    def __init__(self, story: Story, picture: Picture, locale: Locale, console: Console) -> None:
        self._story = story
        self._picture = picture
        self._locale = locale
        self._console = console

    def print(self) -> None:
        """Print everything."""
        self._curve()
        self._luck()
        self._turning()
        self._better()
        looked, decisions = self._picture.looked, self._picture.decisions
        self._console.print()
        self._line(self._say("looked-at", looked=looked, decisions=decisions))

    def _curve(self) -> None:
        self._heading("chance-to-win")
        width = max(NARROW, self._console.width - BESIDE)
        for seat in range(self._story.seats):
            chances = [point.chances[seat] for point in self._picture.curve]
            line = Text(f" {seat} ", seat_style(seat))
            line.append(f" {percent(chances[0]):>5} ", "")
            line.append(blocks(chances, width), "")
            line.append(f" {percent(chances[-1]):>5}  {self._seat(seat)}", "")
            self._console.print(line, soft_wrap=True)

    def _luck(self) -> None:
        self._heading("luck-and-play")
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column("")
        for key in ("luck-draws", "luck-play", "luck-others"):
            table.add_column(self._say(key), justify="right")
        for seat, fortune in enumerate(self._picture.luck):
            parts = (fortune.draws, fortune.play, fortune.others)
            table.add_row(self._seat(seat), *[signed(part) for part in parts])
        self._console.print(table)

    def _turning(self) -> None:
        self._heading("where-it-turned")
        if not self._picture.turning:
            self._line(self._say("nowhere"))
        for turning in self._picture.turning:
            sentence = self._say(
                "turned",
                seat=self._seat(turning.subject),
                before=percent(turning.before),
                after=percent(turning.after),
            )
            self._line(f"{self._told(self._moment(turning.step))}  ({sentence})")

    def _better(self) -> None:
        self._heading("better-answers")
        better = [move for move in self._picture.moves if move.best is not None]
        if not better:
            self._line(self._say("none-better"))
        for move in sorted(better, key=lambda one: -one.gain)[:MOST]:
            self._answer(move)
        if len(better) > MOST:
            self._line(self._say("more-of-them", count=len(better) - MOST))

    def _answer(self, move: Move) -> None:
        assert move.best is not None, "it is better"
        self._line(self._told(self._moment(move.step)))
        best, gain = self._locale.words.do(move.best), signed(move.gain)
        unsure = percent(move.unsure)
        self._line("     " + self._say("better", action=best, gain=gain, unsure=unsure))
        if move.reasons:
            reasons = reasons_told(move.reasons, self._story.game, self._locale)
            self._line("     " + reasons)

    def _moment(self, step: int) -> Moment:
        """Return the action that a step began with."""
        return self._story.moments[self._story.ends[step - 1]]

    def _told(self, moment: Moment) -> str:
        action = self._locale.words.do(moment.action)
        return f"{moment.number + 1:>4} {self._seat(moment.seat)}: {action}"

    def _seat(self, seat: int) -> str:
        return self._locale.words.seat(seat)

    def _say(self, key: str, **details: str | int) -> str:
        return self._locale.phrases.say(key, **details)

    def _heading(self, key: str) -> None:
        self._console.print()
        self._console.print(self._say(key), style="bold")

    def _line(self, text: str) -> None:
        self._console.print(Text(text))


def reasons_told(reasons: tuple[Reason, ...], game: Game[Any], locale: Locale) -> str:
    """Return reasons as one line, each with its points."""
    language = locale.words.language
    texts = [
        f"{name_of(game, language, reason.name)} {amount_of(game, language, reason.points)}"
        for reason in reasons
    ]
    return locale.phrases.say("expected", parts=", ".join(texts))


def blocks(chances: list[float], width: int) -> str:
    """Return chances as a line of blocks, at most *width* of them."""
    count = min(width, len(chances))
    picked = [chances[place * (len(chances) - 1) // max(1, count - 1)] for place in range(count)]
    top = len(BLOCKS) - 1
    return "".join([BLOCKS[round(chance * top)] for chance in picked])


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """Return a change in percent, with its sign."""
    return minus(f"{100 * share:+.0f} %")


def minus(number: str) -> str:
    """Return a number with a minus sign in place of a hyphen."""
    return number.replace("-", "−")

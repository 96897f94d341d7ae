"""A position of one game, with its past: play, ask why, look ahead, take back, write, draw.

It answers the questions of chance from a seed, remembers how it came to be, and knows everything,
hidden cards too: others get a :meth:`Position.view`.
"""

import random
from dataclasses import dataclass, field
from html import escape
from typing import Any, Generic, Self, TypeVar

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.registry import LEVELS, USUAL, bot_named
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.core.step import GAME_OVER, Chance, Decision
from clocksmith.core.value import Value
from clocksmith.core.weights import place_among
from clocksmith.core.words import ENGLISH, Words
from clocksmith.games.rules import Rules, box_text, game_of, rules_of
from clocksmith.pictures.svg import PictureError, picture
from clocksmith.position.outlook import IllegalActionError, Outlook
from clocksmith.table.considered import consider
from clocksmith.table.link import code_of
from clocksmith.table.question import Question
from clocksmith.table.record import Record, record_from, write_record

S = TypeVar("S", bound=State)
Answer = Action | str | int


@dataclass
class _Turn:
    """What taking back an action needs."""

    state: Any
    actions: int  # in the list before it
    draws: int


@dataclass(eq=False)
class Position(Generic[S]):
    """A position of one game, with its past."""

    game: Game[S]
    state: S
    seed: int
    language: str = ENGLISH
    events: list[Event] = field(default_factory=list)  # of the last action, chance included
    _record: Record = field(kw_only=True)
    _turns: list[_Turn] = field(default_factory=list, kw_only=True)
    _draws: int = field(default=0, kw_only=True)

    # ---- what is asked ----

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        decision = self.game.decision(self.state)
        return None if decision is None else decision.seat

    @property
    def question(self) -> str:
        """What is asked, in words; how the game ended when it is over."""
        decision = self.game.decision(self.state)
        if decision is not None:
            return self.words.ask(decision)
        outcome = self.outcome
        return "" if outcome is None else self.words.say(f"end-{outcome.reason}")

    @property
    def legal(self) -> Legal:
        """The legal actions: count, index, slice, sample or list them."""
        return self.game.legal(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._record.seats

    @property
    def actions(self) -> list[Action]:
        """All actions so far, those of chance too."""
        return list(self._record.actions)

    @property
    def words(self) -> Words:
        """The sentences of the game, in the language of the position."""
        return Words(self.game, self.language)

    # ---- asking ----

    def action(self, answer: Answer) -> Action:
        """Return the action that a text, its number or itself names; ValueError if none does."""
        actions = self.game.actions
        if isinstance(answer, str):
            return actions.parse(answer)
        number = answer.index if isinstance(answer, Action) else answer
        if not 0 <= number < len(actions):
            raise ValueError(f"{self.game.name} has actions 0 to {len(actions) - 1}, not {number}")
        action = actions.actions[number]
        if isinstance(answer, Action) and action.text != answer.text:
            raise ValueError(f"{answer.text!r} is an action of another game")
        return action

    def why(self, answer: Answer) -> str | None:
        """Return why an action is not legal, with the paragraph; None when it is legal."""
        refusal = self.game.refusal(self.state, self.action(answer))
        return None if refusal is None else self.words.reason(refusal)

    def what(self, answer: Answer) -> Outlook:
        """Return what a legal action would do; IllegalActionError when it is not legal."""
        action, decision = self._checked(answer)
        group = decision.group(self.state)
        question = Question(decision, 0, self.state, ())
        considered = consider(self.game, question, action, sealed=len(group) > 1)
        return Outlook(action, considered, self.words.story(considered.events, foreseen=True))

    def view(self, seat: int | None = None) -> Value:
        """Return what a seat may know, as plain data; without a seat, what everybody may."""
        return self.game.view(self.state, self._viewer(seat))

    def hint(self, level: str | Bot = USUAL, seed: int = 0, budget: Budget | None = None) -> Action:
        """Return what a bot would answer, given by its level, its name, or as an object.

        It is told what the seat may know, and nothing else. Without a *budget* it has that of the
        level. ValueError when the game is over.
        """
        seat = self.turn
        if seat is None:
            raise ValueError("the game is over, so there is nothing to suggest")
        bot = bot_named(level, seed) if isinstance(level, str) else level
        usual = LEVELS[level if isinstance(level, str) and level in LEVELS else USUAL].budget
        return bot.choose(self.game, self.dealt_for(seat, seed), seat, budget or usual)

    def dealt_for(self, seat: int, seed: int = 0) -> S:
        """Return a state in which what *seat* cannot know is dealt anew: what a bot is given."""
        guess = self.state.copy()
        self.game.redeal(guess, self._viewer(seat), random.Random(seed).randrange)
        return guess

    # ---- playing ----

    def play(self, answer: Answer) -> list[Event]:
        """Play a legal action and what chance adds; return what happened.

        IllegalActionError says why an action is not legal; the position stays as it was.
        """
        action, _ = self._checked(answer)
        self._turns.append(_Turn(self.state.copy(), len(self._record.actions), self._draws))
        log = Log()
        self._apply(action, log)
        self._settle(log)
        self.events = log.events
        return log.events

    def undo(self) -> Action:
        """Take the last action back, with what chance added to it, and return it."""
        if not self._turns:
            raise ValueError("there is nothing to take back")
        last = self._turns.pop()
        action = self._record.actions[last.actions]
        self.state, self._draws, self.events = last.state, last.draws, []
        del self._record.actions[last.actions :]
        return action

    def _checked(self, answer: Answer) -> tuple[Action, Decision[S]]:
        action, decision = self.action(answer), self.game.decision(self.state)
        refusal = GAME_OVER if decision is None else decision.refusal(self.state, action)
        if decision is None or refusal is not None:
            assert refusal is not None
            raise IllegalActionError(action, refusal, self.words.reason(refusal))
        return action, decision

    def _apply(self, action: Action, log: Log) -> None:
        self.game.apply(self.state, action, log)
        self._record.actions.append(action)

    def _settle(self, log: Log) -> None:
        """Answer the questions of chance: each draw follows from the seed and its number."""
        while isinstance(decision := self.game.decision(self.state), Chance):
            self._draws += 1
            weights = decision.weights(self.state)
            number = random.Random(f"{self.seed} {self._draws}").randrange(sum(weights))
            self._apply(decision.legal(self.state).nth(place_among(weights, number)), log)

    # ---- writing, drawing, comparing ----

    def record(self) -> str:
        """Return the game so far as a record: text that :func:`replay` and the table read."""
        return write_record(self._record)

    def link(self, site: str = "", *, whole: bool = False) -> str:
        """Return a link that opens the position on the board of a *site*, hidden cards and all.

        *site* is the address of the start page of a server, or of the folder ``play/`` of a static
        site; without it, the link is only what stands behind that address. *whole* puts the game
        so far into it. :func:`clocksmith.read` reads links, too.
        """
        return f"{site}#{code_of(self.record() if whole else self._text())}"

    def svg(self, seat: int | None = None) -> str:
        """Return a picture as *seat* sees it; ValueError, in words, where none can be drawn."""
        return picture(self.game, self.view(seat), self.language)

    def _text(self) -> str:
        """Return the position as text; within a record where it needs a box that is not shipped."""
        if "\n" in box_text(self.game):
            return write_record(record_from(self.game, self.state))
        return str(self)

    def copy(self) -> Self:
        """Return a twin that can be played on by itself."""
        past = self._record
        record = Record(past.game, past.seats, past.choices, [*past.actions])
        record.position = past.position
        return type(self)(
            self.game,
            self.state.copy(),
            self.seed,
            self.language,
            [*self.events],
            _record=record,
            _turns=[*self._turns],  # the states in it are never changed
            _draws=self._draws,
        )

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        record, marks = self._record, [turn.actions for turn in self._turns]
        options = dict(record.choices.pairs)
        texts = [action.text for action in record.actions]
        rules = rules_of(self.game).plain()
        plain = (rules, record.seats, options, record.position, texts, marks)
        return _restore, (*plain, self.seed, self.language)

    def _identity(self) -> tuple[object, ...]:
        return rules_of(self.game), self._record.choices, self.state.key()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._identity() == other._identity()

    def __hash__(self) -> int:
        """Return the hash of the position as it is now: play on with a copy if it is a key."""
        return hash(self._identity())

    def __str__(self) -> str:
        """Return the whole position as text, which :func:`read` reads."""
        return self.game.write(self.state)

    def __repr__(self) -> str:
        return (
            f"<{self.game.name}, {self.seats} seats, {len(self.actions)} actions: {self.question}>"
        )

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the picture, if it can be drawn, and the question."""
        try:
            shown = self.svg().partition("?>")[2].strip()  # without the declaration of XML
        except PictureError:
            shown = f"<pre>{escape(str(self))}</pre>"
        return f"<figure>{shown}<figcaption>{escape(self.question)}</figcaption></figure>"

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg()
        except PictureError:
            return None

    def _viewer(self, seat: int | None) -> Seat:
        if seat is None:
            return SPECTATOR
        if seat != OPEN and not 0 <= seat < self.seats:
            raise ValueError(f"the seats are 0 to {self.seats - 1}, so there is no seat {seat}")
        return Seat(seat)


def begun(record: Record, seed: int, language: str) -> Position[Any]:
    """Return the first position of a record, with the first questions of chance answered."""
    Words(record.game, language)  # a language that is not known is an error now, not later
    position: Position[Any] = Position(record.game, record.start(), seed, language, _record=record)
    log = Log()
    position._settle(log)
    position.events = log.events
    return position


def replayed(record: Record, seed: int, language: str) -> Position[Any]:
    """Return the end of a record; each answer of a seat can be taken back."""
    whole, game = record.actions, record.game
    record.actions = []
    position: Position[Any] = Position(game, record.start(), seed, language, _record=record)
    for action in whole:
        decision = game.decision(position.state)
        log = Log()
        if isinstance(decision, Chance):
            position._draws += 1
        else:
            turn = _Turn(position.state.copy(), len(record.actions), position._draws)
            position._turns.append(turn)
        position._apply(action, log)
        position.events = log.events
    return position


def _restore(
    rules: dict[str, Any],
    seats: int,
    options: dict[str, str],
    start: str | None,
    texts: list[str],
    marks: list[int],
    seed: int,
    language: str,
) -> Position[Any]:
    """Return a position that was pickled."""
    game = game_of(Rules.from_plain(rules))
    record = Record(game, seats, Choices(tuple(options.items())), [])
    record.position = start
    record.actions = [game.actions.parse(text) for text in texts]
    position = replayed(record, seed, language)
    position._turns = [turn for turn in position._turns if turn.actions in marks]
    return position

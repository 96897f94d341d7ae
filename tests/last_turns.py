"""Finds last turns of greedy games and proves the best way to play them, by trying everything.

Run as a program, with the name of a game, it writes `bots/last_turns/GAME.txt`: positions in which
a seat begins the turn that ends the game, or is in its midst, each with the largest lead it can end
with and one way to it. Bots, hints and the coach have to find what is proved there.
"""

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.games import GAMES
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.sands.model.content import NO_CHRONICLE
from clocksmith.games.sands.model.state import Sands
from clocksmith.table.chance import Luck

FOLDER = Path(__file__).parent / "bots" / "last_turns"
WANTED = 10  # positions of each game
TREE = (20, 10_000)  # positions in a turn: fewer prove little, more take long
LARGE = 1_000  # positions in a turn that is worth having although it is easily found
SEATS = 2  # so that a rival who gains is the seat that loses
THOUGHT = Budget(visits=400)  # of the bots that play the games
MARK = "== "


class TooLargeError(Exception):
    """A turn cannot be seen whole: it is too large, or somebody or something else decides in it."""


@dataclass(frozen=True)
class LastTurn:
    """A position in a last turn, the best lead it can end with, and how it is reached."""

    position: str
    seat: Seat
    lead: int
    seen: int  # positions that were tried, all there are
    line: tuple[str, ...]


class Proof:
    """Tries everything that a seat can do until the game is over."""

    def __init__(self, game: Game[Any], seat: Seat, most: int) -> None:
        self._game = game
        self._seat = seat
        self._most = most
        self._known: dict[tuple[object, ...], tuple[int, Action | None]] = {}

    @property
    def seen(self) -> int:
        """How many positions there are."""
        return len(self._known)

    def best(self, state: State) -> int:
        """Return the largest lead; TooLargeError where it cannot be proved."""
        decision = self._game.decision(state)
        if decision is None or isinstance(decision, Chance):
            return self._lead(state)
        key = state.key()
        if key not in self._known:
            if len(self._known) >= self._most:
                raise TooLargeError
            self._known[key] = (0, None)
            self._known[key] = self._tried(state, decision)
        return self._known[key][0]

    def line(self, state: State) -> tuple[str, ...]:
        """Return answers that lead to the best, once it is proved; none may depend on a rival."""
        texts: list[str] = []
        twin = state.copy()
        while (decision := self._game.decision(twin)) and not isinstance(decision, Chance):
            action = self._known[twin.key()][1]
            assert action is not None
            if decision.seat == self._seat:
                texts.append(action.text)
            elif len(decision.legal(twin)) > 1:
                raise TooLargeError
            self._game.apply(twin, action, Silence())
        return tuple(texts)

    def reached(self, state: State, line: tuple[str, ...]) -> int:
        """Return the lead that a line of answers leads to."""
        twin, left = state.copy(), list(line)
        while (decision := self._game.decision(twin)) and not isinstance(decision, Chance):
            mine = decision.seat == self._seat and left
            action = self._game.actions.parse(left.pop(0)) if mine else decision.legal(twin).nth(0)
            self._game.apply(twin, action, Silence())
        return self._lead(twin)

    def _lead(self, state: State) -> int:
        """Return how it ends; what is drawn until then must be no matter."""
        leads = {lead_of(self._game, drawn(self._game, state, n), self._seat) for n in (0, -1)}
        if len(leads) > 1:
            raise TooLargeError
        return leads.pop()

    def _tried(self, state: State, decision: Decision[Any]) -> tuple[int, Action | None]:
        """Return the best for the seat; a rival who is asked something at the end does theirs."""
        sign = 1 if decision.seat == self._seat else -1
        best: tuple[int, Action | None] = (-sign * 1_000_000, None)
        for action in decision.legal(state).listed():
            twin = state.copy()
            self._game.apply(twin, action, Silence())
            lead = self.best(twin)
            if sign * lead > sign * best[0]:
                best = lead, action
        return best


def drawn(game: Game[Any], state: State, place: int) -> State:
    """Return how a game ends in which nobody is asked any more, whatever is drawn."""
    twin = state.copy()
    while isinstance(decision := game.decision(twin), Chance):
        legal = decision.legal(twin)
        game.apply(twin, legal.nth(place % len(legal)), Silence())
    if decision is not None:
        raise TooLargeError
    return twin


def lead_of(game: Game[Any], state: State, seat: Seat) -> int:
    """Return by how many points a seat is ahead of the best of the others."""
    scores = game.scores(state)
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def played(game: Game[Any], seed: int) -> list[State]:
    """Return the positions of the last turn in a game of greedy bots, the latest first."""
    luck, deal = Luck(seed), random.Random(seed)
    bots = [Greedy(seed + seat) for seat in range(SEATS)]
    asked: list[tuple[Seat, int, State]] = []
    turn = knowledge_of(game).turn
    state = game.start(SEATS)
    while (decision := game.decision(state)) is not None:
        if isinstance(decision, Chance):
            action = luck.draw(decision, state)
        else:
            asked.append((decision.seat, turn(state), state.copy()))
            twin = state.copy()
            game.redeal(twin, decision.seat, deal.randrange)
            action = bots[decision.seat].choose(game, twin, decision.seat, THOUGHT)
        game.apply(state, action, Silence())
    last = asked[-1][1]
    return [thinned(game, one) for _, number, one in reversed(asked) if number == last]


def thinned(game: Game[Any], state: State) -> State:
    """Return a last turn without what cannot be tried or known.

    With money for journeys there is no end of what can be done in Khronos; in The Sands of Time
    the chronicles that rivals have laid are hidden, and would decide what is best.
    """
    if isinstance(state, Khronos):
        state.players[state.turn].ecus = 0
    if isinstance(state, Sands):
        for seat, player in enumerate(state.players):
            if seat != state.turn:
                player.chronicles = [NO_CHRONICLE] * len(player.chronicles)
    return state


def hasty_lead(game: Game[Any], state: State, seat: Seat) -> int:
    """Return what the hasty bot reaches."""
    bot, twin = Greedy(1, HASTY), state.copy()
    while (decision := game.decision(twin)) is not None:
        if isinstance(decision, Chance):
            action = decision.legal(twin).nth(0)
        else:
            action = bot.choose(game, twin.copy(), decision.seat, THOUGHT)
        game.apply(twin, action, Silence())
    return lead_of(game, twin, seat)


def proved(game: Game[Any], states: list[State]) -> LastTurn | None:
    """Return the longest last turn that can be proved and is worth having, if there is one."""
    found: LastTurn | None = None
    for state in states:
        decision = game.decision(state)
        assert decision is not None
        proof = Proof(game, decision.seat, TREE[1])
        try:
            lead = proof.best(state)
            easy = hasty_lead(game, state, decision.seat) == lead
            if proof.seen >= (LARGE if easy else TREE[0]):
                line = proof.line(state)
                if not holds_anyway(game, state, decision.seat, line):
                    continue
                found = LastTurn(game.write(state), decision.seat, lead, proof.seen, line)
        except TooLargeError:
            if proof.seen >= TREE[1]:
                break
    return found


def holds_anyway(game: Game[Any], state: State, seat: Seat, line: tuple[str, ...]) -> bool:
    """Return whether a line is the best one whatever the seat cannot know."""
    twin = state.copy()
    game.redeal(twin, seat, random.Random(1).randrange)
    proof = Proof(game, seat, TREE[1])
    return proof.best(twin) == proof.reached(twin, line)


def read(name: str) -> list[LastTurn]:
    """Return the last turns of a game that were proved and written."""
    turns: list[LastTurn] = []
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    for block in text.split(MARK)[1:]:
        told, _, position = block.partition("\n")
        seat, lead, seen, line = told.split(" ", 3)
        turns.append(
            LastTurn(position, Seat(int(seat)), int(lead), int(seen), tuple(line.split("; ")))
        )
    return turns


def write(name: str, turns: list[LastTurn]) -> None:
    """Write last turns of a game, the smallest first."""
    said = (
        "Last turns of greedy games. Before each position: the seat, the largest lead it can end\n"
    )
    said += (
        f"with, positions tried to prove it, and one way. Made by tests/last_turns.py {name}.\n\n"
    )
    for turn in sorted(turns, key=lambda turn: turn.seen):
        told = f"{MARK}{turn.seat} {turn.lead} {turn.seen} {'; '.join(turn.line)}"
        said += f"{told}\n{turn.position.rstrip()}\n\n"
    (FOLDER / f"{name}.txt").write_text(said, "utf-8")


def main(name: str, seed: int = 0) -> None:
    """Play until there are enough."""
    game: Game[Any] = GAMES[name]
    turns: list[LastTurn] = []
    while len(turns) < WANTED:
        seed += 1
        turn = proved(game, played(game, seed))
        if turn is not None:
            turns.append(turn)
            told = f"{turn.seen} positions, {turn.lead} by {'; '.join(turn.line)}"
            print(f"{name} {seed}: {told}", flush=True)
            write(name, turns)


if __name__ == "__main__":
    main(sys.argv[1])

"""Search by playing games to their end, for games of which nothing is known but their rules.

Information-set Monte Carlo tree search: each visit deals anew what the seat cannot know, follows
the answers that have done well so far, tries one that is new, and plays on at random until the game
is over. What counts is who has won, so points in hand that luck may take away again weigh no more
than they should.
"""

import math
import random
from typing import Any, Final, final

from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.core.weights import place_among

EXPLORATION: Final = 0.7  # the exploration constant of UCB, in wins
LEAD: Final = 0.5  # of a win: what a lead counts for at most, however large
FAR: Final = 10.0  # points ahead that count for half of it
LONGEST: Final = 2_000  # questions until a game that does not end is valued as it stands


@final
class Node:
    """The results of an answer, over all deals."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # visits in which it was one of the legal answers
        self.total = 0.0  # results for the seat that gave the answer
        self.children: dict[int, Node] = {}

    def bound(self) -> float:
        """Return how good the answer may be, by UCB."""
        doubt = math.sqrt(math.log(self.offered) / self.visits)
        return self.total / self.visits + EXPLORATION * doubt


@final
class Playouts:
    """Compares the answers that a seat may give."""

    def __init__(self, game: Game[Any], seat: Seat, seed: int) -> None:
        self._game = game
        self._seat = seat
        self._luck = random.Random(seed)
        self.root = Node()

    def think(self, state: State, timer: Timer) -> None:
        """Play games to their end until the budget is spent, but at least one for each answer."""
        least = len(self._game.legal(state))
        while self.root.visits < least or not timer.is_out():
            if timer.is_late():
                return
            timer.visits += 1
            self._visit(state.copy())

    def best(self, state: State) -> Action:
        """Return the answer that was tried most, which is the one that did best."""
        actions = self._game.actions.actions
        tried = self.root.children
        if not tried:
            return self._game.legal(state).nth(0)
        return actions[max(tried, key=lambda index: (tried[index].visits, tried[index].total))]

    def _visit(self, state: State) -> None:
        """Play one game, and note its result."""
        self._game.redeal(state, self._seat, self._luck.randrange)
        node, path = self.root, [(Seat(-1), self.root)]
        for _ in range(LONGEST):
            decision = self._game.decision(state)
            if decision is None:
                break
            legal = decision.legal(state)
            if isinstance(decision, Chance):
                action = self._drawn(decision.weights(state), legal)
            else:
                action, is_new = self._chosen(node, legal)
            self._game.apply(state, action, SILENCE)
            node = node.children.setdefault(action.index, Node())
            path.append((decision.seat, node))
            if not isinstance(decision, Chance) and is_new:
                break
        self._finish(state)
        self._note(path, self._results(state))

    def _drawn(self, weights: list[int], legal: Legal) -> Action:
        """Return an answer of chance, by its weights."""
        return legal.nth(place_among(weights, self._luck.randrange(sum(weights))))

    def _chosen(self, node: Node, legal: Legal) -> tuple[Action, bool]:
        """Return a legal answer that was never tried, if there is one, else the most promising."""
        new: list[int] = []
        best, most = -1, -math.inf
        for index in legal.indices():
            child = node.children.get(index)
            if child is None or child.visits == 0:
                new.append(index)
                continue
            child.offered += 1
            bound = child.bound()
            if bound > most:
                best, most = index, bound
        if not new:
            return self._game.actions.actions[best], False
        index = self._luck.choice(new)
        node.children.setdefault(index, Node()).offered += 1
        return self._game.actions.actions[index], True

    def _finish(self, state: State) -> None:
        """Play a game to its end, at random."""
        game, luck = self._game, self._luck
        for _ in range(LONGEST):
            decision = game.decision(state)
            if decision is None:
                return
            legal = decision.legal(state)
            if isinstance(decision, Chance):
                action = self._drawn(decision.weights(state), legal)
            else:
                action = legal.nth(luck.randrange(len(legal)))
            game.apply(state, action, SILENCE)

    def _results(self, state: State) -> list[float]:
        """Return what the end is worth to each seat: its share of the win, and its lead."""
        scores, outcome = self._game.scores(state), self._game.outcome(state)
        if outcome is None:
            best = max(scores)
            first = scores.count(best)
            shares = [1.0 / first if score == best else 0.0 for score in scores]
        else:
            shares = outcome.shares()
            if max(scores) != scores[outcome.winners()[0]]:
                return shares  # fewer points are better here, or others decide
        return [share + _lead(scores, seat) for seat, share in enumerate(shares)]

    def _note(self, path: list[tuple[Seat, Node]], results: list[float]) -> None:
        for seat, node in path:
            node.visits += 1
            if seat >= 0:
                node.total += results[seat]


def _lead(scores: list[int], seat: int) -> float:
    """Return what the distance to the best of the others counts for."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return LEAD * lead / (abs(lead) + FAR)

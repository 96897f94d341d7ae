"""Which action a person means, and what to say when there is none or it is not legal."""

from typing import Final

from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.play.teller import Teller
from clocksmith.cli.terminal.play.typed import matching
from clocksmith.core.action import Action
from clocksmith.core.step import Chance

SHOWN: Final = 5  # actions that are named when several fit


class Naming:
    """Finds actions by what was typed; says so when it cannot."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self._session = session
        self._teller = teller

    def legal(self, typed: str) -> Action | None:
        """Return the one legal action that was typed; say why there is none."""
        legal = self._session.game.legal(self._session.state)
        actions = matching(legal.listed(), typed)
        if len(actions) == 1:
            return actions[0]
        if actions:
            self._several(actions)
            return None
        action = self.any(typed)
        if action is not None:
            self.why(action)
        return None

    def any(self, typed: str) -> Action | None:
        """Return the one action of the game that was typed, legal or not; say if there is none."""
        matches = matching(self._session.game.actions.actions, typed)
        if len(matches) == 1:
            return matches[0]
        if matches:
            self._several(matches)
        else:
            self._teller.say("unreadable", typed=printable(typed))
        return None

    def why(self, action: Action) -> bool:
        """Say why an action is not legal, or that it is; return whether it is."""
        refusal = self._session.game.refusal(self._session.state, action)
        if refusal is None:
            self._teller.say("legal")
        else:
            self._teller.line(self._teller.locale.words.reason(refusal))
        return refusal is None

    def example(self, key: str = "example") -> str:
        """Return an action as one may type it: a well-chosen one, or else a legal one.

        Before chance has answered, it is the last action of the game.
        """
        phrases = self._teller.locale.phrases
        if phrases.has(key):
            return phrases.say(key)
        game, state = self._session.game, self._session.state
        if isinstance(game.decision(state), Chance):
            return game.actions.actions[-1].text
        return game.legal(state)[0].text

    def _several(self, actions: list[Action]) -> None:
        shown = ", ".join([action.text for action in actions[:SHOWN]])
        key = "several" if len(actions) <= SHOWN else "several-more"
        self._teller.say(key, actions=shown, count=len(actions) - SHOWN)


def printable(typed: str) -> str:
    """Return what was typed, short and without signs that could upset a terminal."""
    shown = "".join([sign if sign.isprintable() else "?" for sign in typed])
    return shown if len(shown) <= 60 else shown[:57] + "..."

"""The legal answers of a question, written compactly: wide families as the bits of one number.

A family is *regular* when its members are of one class, differ in one field,
have there the number of their place, and are written as one stem and the name of that number.
Everything else is offered one by one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.bits import places
from clocksmith.core.game import Game
from clocksmith.core.legal import Families, Legal
from clocksmith.core.value import Value, plain
from clocksmith.table.offered import verb_of

Offer = dict[str, object]


@dataclass(frozen=True)
class Form:
    """How a family is offered: what all members share, and what they differ in."""

    say: str
    fields: dict[str, object]
    open: str
    stem: str


def _never(action: Action) -> bool:
    return False


class Offers:
    """Writes the offers of one game. Knows after the first time which families are regular."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._forms: dict[int, Form | None] = {}  # by the number of the first member
        self._single: dict[int, Offer] = {}  # by the number of the action

    def of(self, legal: Legal, at_once: Callable[[Action], bool] = _never) -> list[Offer]:
        """Return the offers for all legal actions, without listing the regular ones.

        One by one offered, an action that is played *at once* when it is chosen says so.
        """
        if not isinstance(legal, Families):
            return [self._quick(action, at_once) for action in legal.listed()]
        offers: list[Offer] = []
        for family, bits in legal.families():
            form = self._form(family)
            if form is None:
                offers += [self._quick(family[place], at_once) for place in places(bits)]
            else:
                offers.append(
                    {
                        "say": form.say,
                        "fields": form.fields,
                        "open": form.open,
                        "bits": f"{bits:x}",
                        "stem": form.stem,
                    }
                )
        return offers

    def _quick(self, action: Action, at_once: Callable[[Action], bool]) -> Offer:
        offer = self._one(action)
        return {**offer, "at_once": True} if at_once(action) else offer

    def _one(self, action: Action) -> Offer:
        offer = self._single.get(action.index)
        if offer is None:
            offer = offer_of(action)
            self._single[action.index] = offer
        return offer

    def _form(self, family: list[Action]) -> Form | None:
        first = family[0].index
        if first not in self._forms:
            self._forms[first] = self._form_of(family)
        return self._forms[first]

    def _form_of(self, family: list[Action]) -> Form | None:
        one = family[0]
        if len(family) < 2 or any(type(other) is not type(one) for other in family):
            return None
        fields = [
            name
            for name in one.__match_args__
            if any(getattr(other, name) != getattr(one, name) for other in family)
        ]
        if len(fields) != 1 or fields[0] not in self._game.names:
            return None
        names = self._game.names[fields[0]]
        stem = one.text.removesuffix(f" {names[0]}")
        for place, action in enumerate(family):
            if getattr(action, fields[0]) != place or action.text != f"{stem} {names[place]}":
                return None
        same = [name for name in one.__match_args__ if name != fields[0]]
        shared = {name: _written(getattr(one, name)) for name in same}
        return Form(f"do-{verb_of(one)}", shared, fields[0], stem)


def offer_of(action: Action) -> Offer:
    """Return one action as it is offered by itself."""
    fields = {name: _written(getattr(action, name)) for name in action.__match_args__}
    return {"say": f"do-{verb_of(action)}", "fields": fields, "text": action.text}


def _written(value: object) -> object:
    """Return a field ready for JSON; a count of each kind is the list of its counts."""
    return plain(getattr(value, "counts", value)) if isinstance(value, Value) else plain(value)

"""Hundreds of legal actions as a short list: one line for all that differ in one thing only."""

from collections import Counter
from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.legal import Legal
from clocksmith.core.words import Words, kebab

FEW: Final = 15  # that many actions are listed one by one
PLACES: Final = ("cell", "region")  # fields that say where, old and other ones too
GAP: Final = "…"
OTHER: Final = "other_"  # a field called so is one half of a pair, in no order


class MenuItem:
    """Actions that differ in one field, or one action alone (then *field* is empty).

    Where they differ in one half of a pair, *kept* is the half they share.
    """

    def __init__(self, members: list[Action], field: str, kept: int = -1) -> None:
        self.members = members
        self.field = field
        self._kept = kept

    def label(self, words: Words) -> str:
        """Return what its actions do, with a gap for what they differ in."""
        first = self.members[0]
        if not self.field:
            return words.do(first)
        details: dict[str, object] = {name: getattr(first, name) for name in first.__match_args__}
        if self._kept >= 0:
            details[self.field.removeprefix(OTHER)] = self._kept
        del details[self.field]
        # A message may ask for the plain id or the number of what is left open.
        gaps: dict[str, object] = {
            self.field: GAP,
            f"{self.field}_id": GAP,
            f"{self.field}_count": len(self.members),
        }
        return words.say(f"do-{kebab(type(first).__name__)}", **details, **gaps)

    def is_placed(self, game: Game[Any]) -> bool:
        """Return whether its actions differ in where they act."""
        return is_place(game, self.field)

    def names(self, game: Game[Any]) -> dict[str, Action]:
        """Return its actions by the names of the places they differ in."""
        names = game.names[self.field]
        return {names[self._open(action)]: action for action in self.members}

    def _open(self, action: Action) -> int:
        """Return what is left open by its actions; of a pair, the half they do not share."""
        value: int = getattr(action, self.field)
        return getattr(action, self.field.removeprefix(OTHER)) if value == self._kept else value


def is_place(game: Game[Any], field: str) -> bool:
    """Return whether a field says where: it names a cell or a region."""
    return field in game.names and field.endswith(PLACES)


def menu_of(game: Game[Any], legal: Legal) -> list[MenuItem]:
    """Return the menu of the legal actions, in index order of their first members.

    A pair is found under both of its halves.
    """
    actions = legal.listed()
    if len(actions) <= FEW:
        return [MenuItem([action], "") for action in actions]
    families = Counter([type(action) for action in actions])
    items: dict[tuple[object, ...], MenuItem] = {}
    for action in actions:
        field = _open_field(game, action, families[type(action)] > FEW)
        for half in _halves(action, field):
            free = (field, field.removeprefix(OTHER)) if half >= 0 else (field,)
            fixed = [getattr(action, name) for name in action.__match_args__ if name not in free]
            key = (type(action), action.text if not action.__match_args__ else "", half, *fixed)
            items.setdefault(key, MenuItem([], field, half)).members.append(action)
    return _without_doubles(list(items.values()))


def _halves(action: Action, field: str) -> list[int]:
    """Return both halves of a pair, either of which can be kept; -1 where there is no pair."""
    if not field.startswith(OTHER):
        return [-1]
    return [getattr(action, field.removeprefix(OTHER)), getattr(action, field)]


def _without_doubles(items: list[MenuItem]) -> list[MenuItem]:
    """Return items, single actions as such, and those only if no other item has them."""
    doubles = {action for item in items if len(item.members) > 1 for action in item.members}
    menu: list[MenuItem] = []
    for item in items:
        if len(item.members) == 1:
            if item.members[0] in doubles:
                continue
            doubles.add(item.members[0])
            item.field = ""
        menu.append(item)
    return menu


def _open_field(game: Game[Any], action: Action, many: bool) -> str:
    """Return the field that is left open in an item.

    The place, of two places the second; else things counted by kind; else, of
    a kind of action that comes in very *many* ways, the last that has a name.
    """
    fields = action.__match_args__[::-1]
    placed = [name for name in fields if is_place(game, name)]
    counted = [name for name in fields if name in game.counted]
    named = [name for name in fields if many and name in game.names]
    found = [*placed, *counted[::-1], *named]
    return found[0] if found else ""

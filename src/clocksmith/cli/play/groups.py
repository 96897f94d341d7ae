"""Hundreds of legal actions as a short list: one line for all that differ only in the place."""

from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.legal import Legal
from clocksmith.core.words import Words, kebab

FEW: Final = 15  # so many actions are listed one by one
WIDE: Final = 40  # a field with more names than this says where
GAP: Final = "…"


class Group:
    """Actions that differ in one field, or one action alone (then *field* is empty)."""

    def __init__(self, members: list[Action], field: str) -> None:
        self.members = members
        self.field = field

    def label(self, words: Words) -> str:
        """Return what its actions do, with a gap for what they differ in."""
        first = self.members[0]
        if not self.field:
            return words.do(first)
        given: dict[str, object] = {name: getattr(first, name) for name in first.__match_args__}
        del given[self.field]
        # A message may ask for the plain id or the number of what is left open.
        gaps: dict[str, object] = {
            self.field: GAP,
            f"{self.field}_id": GAP,
            f"{self.field}_count": len(self.members),
        }
        return words.say(f"do-{kebab(type(first).__name__)}", **given, **gaps)

    def is_placed(self, game: Game[Any]) -> bool:
        """Return whether its actions differ in where they act."""
        return is_place(game, self.field)

    def names(self, game: Game[Any]) -> dict[str, Action]:
        """Return its actions by the names of the places they differ in."""
        names = game.names[self.field]
        return {names[getattr(action, self.field)]: action for action in self.members}


def is_place(game: Game[Any], field: str) -> bool:
    """Return whether a field says where: it has very many names."""
    return len(game.names.get(field, [])) > WIDE


def grouped(game: Game[Any], legal: Legal) -> list[Group]:
    """Return the legal actions in groups, in index order of their first members."""
    actions = legal.listed()
    if len(actions) <= FEW:
        return [Group([action], "") for action in actions]
    groups: dict[tuple[object, ...], Group] = {}
    for action in actions:
        field = _open_field(game, action)
        fixed = [getattr(action, name) for name in action.__match_args__ if name != field]
        key = (type(action), action.text if not action.__match_args__ else "", *fixed)
        if key in groups:
            groups[key].members.append(action)
        else:
            groups[key] = Group([action], field)
    for group in groups.values():
        if len(group.members) == 1:
            group.field = ""
    return list(groups.values())


def _open_field(game: Game[Any], action: Action) -> str:
    """Return the field that is left open in a group: a place, or cards chosen from many."""
    for name in action.__match_args__:
        if is_place(game, name) or name in game.counted:
            return name
    return ""

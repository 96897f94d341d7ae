"""Actions as people type them: whole, or each word by its beginning."""

from collections.abc import Mapping

from clocksmith.core.action import Action


def matching(actions: list[Action], typed: str) -> list[Action]:
    """Return the actions whose words begin with the words typed.

    A word that is typed in full outranks those it is only the beginning of:
    ``f1`` is not ``f10``.
    """
    parts = typed.lower().split()
    split = [(action, action.text.split()) for action in actions]
    matches = [(action, words) for action, words in split if len(words) == len(parts)]
    for place, word in enumerate(parts):
        full = [entry for entry in matches if entry[1][place] == word]
        matches = full or [entry for entry in matches if entry[1][place].startswith(word)]
    return [action for action, _ in matches] if parts else []


def named(places: Mapping[str, Action], typed: str) -> Action | None:
    """Return the action at the place that was typed, in full or by a beginning only it has."""
    id = "-".join(typed.lower().split())
    if id in places:
        return places[id]
    found = [action for name, action in places.items() if id and name.startswith(id)]
    return found[0] if len(found) == 1 else None

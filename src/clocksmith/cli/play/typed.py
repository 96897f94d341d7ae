"""Actions as people type them: whole, or each word by its beginning."""

from clocksmith.core.action import Action


def matching(actions: list[Action], typed: str) -> list[Action]:
    """Return the actions whose words begin with the words typed.

    A word that is typed in full outranks those it is only the beginning of:
    ``f1`` is not ``f10``.
    """
    wanted = typed.lower().split()
    split = [(action, action.text.split()) for action in actions]
    found = [(action, words) for action, words in split if len(words) == len(wanted)]
    for place, word in enumerate(wanted):
        full = [entry for entry in found if entry[1][place] == word]
        found = full or [entry for entry in found if entry[1][place].startswith(word)]
    return [action for action, _ in found] if wanted else []

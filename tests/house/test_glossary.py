"""One word for one thing: the glossary names what exists, and a name is given once."""

import re
from collections import defaultdict
from importlib import import_module

from house.sources import GAMES, PACKAGE, ROOT, classes, games, listed, modules, place, tree

GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
ROW = re.compile(r"\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \| ?(?:`(?P<name>[\w.]+)`)? ?\|")


def rows() -> list[re.Match[str]]:
    """The words of the glossary, with their meanings and names."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    cells = [line for line in lines if line.startswith("| ") and not line.startswith("| word |")]
    found = [ROW.fullmatch(line) for line in cells]
    assert None not in found, listed([c for c, f in zip(cells, found, strict=True) if f is None])
    return [row for row in found if row is not None]


def is_of_a_game(parts: tuple[str, ...]) -> bool:
    """Whether a file belongs to one game, where names may be those of other games as well."""
    return not set(parts).isdisjoint(games())


def test_a_class_name_is_defined_once() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path in modules(PACKAGE):
        if not is_of_a_game(path.relative_to(PACKAGE).parts):
            for found in classes(tree(path)):
                where[found.name].append(place(path, found.lineno))
    twice = [f"{name}: {', '.join(places)}" for name, places in where.items() if len(places) > 1]
    assert not twice, listed(twice)


def test_games_are_the_only_folders_with_names_of_their_own() -> None:
    assert is_of_a_game((GAMES / "khronos" / "state.py").parts)
    assert is_of_a_game(("bots", "knowledge", "sands", "taste.py"))
    assert not is_of_a_game(("table", "wire.py"))


def test_no_word_of_the_glossary_is_listed_twice() -> None:
    words = [row["word"] for row in rows()]
    assert len(words) > 60
    assert len(words) == len(set(words)), listed(sorted(w for w in words if words.count(w) > 1))


def test_what_the_glossary_names_exists() -> None:
    for row in rows():
        if row["name"] is not None:
            module, _, name = row["name"].rpartition(".")
            found = import_module(f"clocksmith.{module}")
            assert hasattr(found, name), f"{row['word']}: there is no {row['name']}"

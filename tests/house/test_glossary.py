"""The glossary lists every word once, and names what exists."""

import re
from importlib import import_module

from house.sources import ROOT, listed

GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
ROW = re.compile(r"\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \| ?(?:`(?P<name>[\w.]+)`)? ?\|")


def rows() -> list[re.Match[str]]:
    """The words of the glossary, with their meanings and names."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    cells = [line for line in lines if line.startswith("| ") and not line.startswith("| word |")]
    found = [ROW.fullmatch(line) for line in cells]
    assert None not in found, listed([c for c, f in zip(cells, found, strict=True) if f is None])
    return [row for row in found if row is not None]


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

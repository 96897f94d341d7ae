"""The rulebooks as their tests read them: headings, paragraphs, blocks and tables."""

import ast
import re
from functools import cache

from clocksmith.core.words import LANGUAGES
from clocksmith.games import OURS
from house.sources import PACKAGE, modules, tree

FOLDERS = {name: PACKAGE / "games" / name for name in OURS}
EVERY = [(name, language) for name in OURS for language in LANGUAGES]

# Chapters of examples: they are told where they belong.
RETOLD = {"khronos": "14", "sands": "11"}

NUMBER = r"\d+(?:\.\w+)*"
HEADING = re.compile(rf"^(##|###) ({NUMBER}) (\S.*)$")
LISTED = re.compile(rf"^- \*\*({NUMBER})\*\*", re.MULTILINE)
CITED = re.compile(NUMBER)
LINK = re.compile(rf"\[({NUMBER})\]")


@cache
def rulebook(name: str, language: str) -> str:
    """The rules of a game in one language."""
    return (FOLDERS[name] / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def lines(name: str, language: str) -> list[str]:
    """The lines of a rulebook."""
    return rulebook(name, language).splitlines()


def headings(name: str, language: str) -> list[tuple[str, str, str]]:
    """Depth, number and title of all numbered headings, in their order."""
    found = [HEADING.match(line) for line in lines(name, language)]
    return [(match[1], match[2], match[3]) for match in found if match]


def numbers(name: str, language: str) -> list[str]:
    """The numbers of all paragraphs, in their order."""
    return [number for _, number, _ in headings(name, language)]


def paragraphs(name: str, language: str) -> dict[str, str]:
    """What stands under each numbered heading, up to the next one."""
    parts = re.split(r"^##.*$", rulebook(name, language), flags=re.MULTILINE)
    return dict(zip(numbers(name, language), parts[1:], strict=True))


def shape(text: str) -> list[str]:
    """The kinds of blocks in a paragraph: prose, list, table with its columns, example, picture."""
    blocks = [block for block in text.strip().split("\n\n") if block]
    return [_kind(block) for block in blocks]


def _kind(block: str) -> str:
    if block.startswith("|"):
        rows = block.splitlines()
        return f"table {len(rows)} rows {sorted({row.count('|') for row in rows})}"
    if block.startswith("- "):
        return f"list {len(re.findall(r'^- ', block, re.MULTILINE))}"
    if block.startswith("```position"):
        return f"diagram {block.splitlines()[1]}"
    if block.startswith("```"):
        return f"{block.splitlines()[0]} {len(block.splitlines())}"
    return "example" if block.startswith("> ") else "prose"


def listed(name: str) -> list[str]:
    """The numbers of a game's RULES.md that its readers need; examples are told in place."""
    found = LISTED.findall((FOLDERS[name] / "RULES.md").read_text(encoding="utf-8"))
    return [number for number in found if number.split(".")[0] != RETOLD.get(name)]


def cited(name: str) -> set[str]:
    """The numbers that refusals of a game cite: all texts in its rules that are a number."""
    texts = [
        node.value
        for path in modules(FOLDERS[name] / "rules")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {text for text in texts if CITED.fullmatch(text)}


def rows(name: str, language: str) -> list[list[str]]:
    """The cells of all rows of all tables."""
    found = [line for line in lines(name, language) if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]

"""Numbers by which the browser knows the things of a game are made from the rules, not typed."""

import ast
import re
from pathlib import Path

import pytest

from house.sources import PACKAGE, ROOT, games, listed, place, tree

WEB = ROOT / "web" / "src"
MADE = WEB / "protocol" / "generated"

CONSTANT = re.compile(r"\bconst ([A-Z][A-Z_]+)(?:: [^=]+)? = (-?\d+|\[[\d, ]*\d\])( as const)?\s*;")
FIELD = re.compile(r"^  readonly (\w+): ([A-Z]\w*);$", re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) = number;$", re.MULTILINE)
NAMED = re.compile(r"^  names: \{$(.*?)^  \},$", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"^    (\w+): ", re.MULTILINE)

# Numbers of the browser's own: the parts of a board that a small screen shows one at a time.
FRONTS = {"games/sands/effects.ts", "games/inventions/effects.ts"}


def sources() -> list[Path]:
    """Every source of the client that a person writes, without numbers of the browser's own."""
    found = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    own = {WEB / path for path in FRONTS}
    return sorted(path for path in found if MADE not in path.parents and path not in own)


def of_game(path: Path) -> str:
    """The game whose board a source belongs to; empty for the others."""
    parts = path.relative_to(WEB).parts
    return parts[1] if parts[0] == "games" and parts[1] in games() else ""


def constants(folder: Path) -> set[str]:
    """The names a package gives to numbers and lists at the top of its modules."""
    return {
        node.target.id
        for module in folder.rglob("*.py")
        for node in tree(module).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.value is not None and is_numeric(node.value)
    }


def is_numeric(value: ast.expr) -> bool:
    """Whether a value is written as a number, as one of a kind such as ``Age(0)``, or as a list."""
    if isinstance(value, ast.Call):
        return len(value.args) == 1 and is_numeric(value.args[0])
    if isinstance(value, ast.UnaryOp):
        return is_numeric(value.operand)
    return isinstance(value, ast.List) or (
        isinstance(value, ast.Constant) and isinstance(value.value, int)
    )


def id_fields(game: str) -> set[str]:
    """The fields of views, events and actions that hold the number of a thing."""
    text = (MADE / f"{game}.ts").read_text(encoding="utf-8")
    aliases = set(ALIAS.findall(text)) - {"Cell"}
    typed = {name for name, kind in FIELD.findall(text) if kind in aliases}
    named = NAMED.search(text)
    assert named is not None
    return typed | set(KEY.findall(named[1]))


def typed_constants(path: Path) -> list[str]:
    """The constants of a source that are a typed number, or a list of such."""
    return [match[1] for match in CONSTANT.finditer(path.read_text(encoding="utf-8"))]


def test_no_constant_of_the_rules_is_typed_again() -> None:
    core = constants(PACKAGE / "core")
    again = [
        f"{place(path)}: {name}"
        for path in sources()
        for name in typed_constants(path)
        if name in core | (constants(PACKAGE / "games" / of_game(path)) if of_game(path) else set())
    ]
    assert not again, listed(again)


def test_no_typed_number_names_a_thing() -> None:
    """What is compared with or looked up in a list is a thing of the game; what is drawn is not."""
    named = [
        f"{place(path)}: {name}"
        for path in sources()
        if of_game(path)
        for name in typed_constants(path)
        if re.search(rf"[!=]== {name}\b|\[{name}\]", path.read_text(encoding="utf-8"))
    ]
    assert not named, listed(named)


@pytest.mark.parametrize("game", games())
def test_the_number_of_a_thing_is_compared_with_a_name(game: str) -> None:
    fields = "|".join(sorted(id_fields(game)))
    compared = re.compile(rf"\b({fields}) [!=]== \d+")
    typed = [
        f"{place(path)}: {match[0]}"
        for path in sources()
        if of_game(path) == game
        for match in compared.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not typed, listed(typed)

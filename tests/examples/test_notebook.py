"""The notebook runs from its first cell to its last, and shows what its pages promise."""

import ast
import json
from typing import Any

from house.sources import ROOT

NOTEBOOK: dict[str, Any] = json.loads(
    (ROOT / "examples/notebook/clocksmith.ipynb").read_text(encoding="utf-8")
)


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; return what its last line is worth, which a notebook would show."""
    parsed = ast.parse(source)
    last = parsed.body[-1]
    shown = isinstance(last, ast.Expr)
    body = ast.Module(parsed.body[:-1] if shown else parsed.body, [])
    exec(compile(body, "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return value._repr_html_() if hasattr(value, "_repr_html_") else value


def test_every_cell_runs_and_shows_what_is_said(capsys: Any) -> None:
    names: dict[str, Any] = {}
    cells = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    shown = [run("".join(cell["source"]), names) for cell in cells]
    assert "<figcaption>What will you do?" in shown[0]
    assert shown[1][1] == "What will you do?"
    assert shown[2].endswith("(5.1)")
    said = capsys.readouterr().out
    assert "Yellow built a watchtower at a1 in Might." in said
    assert "of 12" in said
    assert names["wins"] >= 6
    assert "clocksmith record 1" in said


def test_it_is_kept_without_what_it_printed() -> None:
    assert NOTEBOOK["nbformat"] == 4
    for cell in NOTEBOOK["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None
    assert len({cell["id"] for cell in NOTEBOOK["cells"]}) == len(NOTEBOOK["cells"])

"""The programs that README and the guide print run, and print what stands below them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from house.sources import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CANDLE = ROOT / "examples" / "candle"
PAGES = ("README.md", "docs/guides/use-from-python.md", "docs/guides/play-one-game.md")
MARK = "- - - the next block - - -"


def blocks_of(page: str) -> list[tuple[str, str]]:
    """The Python blocks of a page, each with what the text block right after it says is printed."""
    blocks = BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    following = [*blocks[1:], ("", "")]
    return [
        (text, after if kind_after == "text" else "")
        for (kind, text), (kind_after, after) in zip(blocks, following, strict=True)
        if kind == "python"
    ]


def bare(line: str) -> str:
    """A line without its place, its remark and the comma that ends it."""
    return line.partition("  #")[0].strip().rstrip(",")


def test_what_the_guide_to_games_prints_is_in_the_example() -> None:
    sources = [path.read_text(encoding="utf-8") for path in CANDLE.rglob("*.py")]
    known = {bare(line) for source in sources for line in source.splitlines()}
    blocks = blocks_of("docs/guides/add-a-game.md")
    printed = [line for program, _ in blocks for line in program.splitlines()]
    assert len(printed) > 30
    assert [line for line in printed if bare(line) not in {*known, "..."}] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_programs_of_a_page_run_and_print_what_it_says(page: str, tmp_path: Path) -> None:
    blocks = blocks_of(page)
    assert blocks
    program = f"\nprint({MARK!r})\n".join([program for program, _ in blocks])
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split(f"{MARK}\n") == [printed for _, printed in blocks]

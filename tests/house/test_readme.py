"""The example in the README runs, and prints what the README says."""

import os
import re
import subprocess
import sys

from house.sources import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def example() -> tuple[str, str | None]:
    """The first Python block, and what the text block right after it says is printed."""
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    first = next(number for number, (kind, _) in enumerate(blocks) if kind == "python")
    following = blocks[first + 1 : first + 2]
    printed = next((text for kind, text in following if kind == "text"), None)
    return blocks[first][1], printed


def test_the_example_runs_and_prints_what_it_says() -> None:
    program, printed = example()
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    if printed is not None:
        assert ran.stdout == printed

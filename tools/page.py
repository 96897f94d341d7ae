"""What generated pages share: paragraphs, rows of tables, and the commit they are about."""

import subprocess
import textwrap
from pathlib import Path

ROOT = Path(__file__).parent.parent
TITLES = {"khronos": "Khronos", "sands": "The Sands of Time", "inventions": "Inventions"}


def commit() -> str:
    """Return the commit that is measured, short, and whether anything but written pages changed."""
    short = told_by("rev-parse", "--short=10", "HEAD")
    written = ":(exclude)src/clocksmith/bots/ladder.json"
    changed = told_by("status", "--porcelain", "--", "src", "tools", written)
    return f"{short}-dirty" if changed else short


def told_by(*asked: str) -> str:
    """Return the output of a git command in this checkout."""
    return subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True).stdout.strip()


def paragraph(text: str) -> list[str]:
    """Return the lines of a paragraph, as wide as all pages are."""
    return textwrap.wrap(text, 100, break_long_words=False, break_on_hyphens=False)


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    """Return the line under the head of a table."""
    return f"|{'---|' * columns}"

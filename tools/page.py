"""What the written pages share: rows of tables, and which commit they speak of."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
TITLES = {"khronos": "Khronos", "sands": "The Sands of Time", "inventions": "Inventions"}


def commit() -> str:
    """Return the commit that is measured, short; a changed checkout is told."""
    asked = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    """Return the line under the head of a table."""
    return f"|{'---|' * columns}"

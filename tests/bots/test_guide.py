"""The guide to writing a bot: its bot plays, and beats random play."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from house.sources import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 20


def blocks() -> dict[str, str]:
    """The first block of each language."""
    found: dict[str, str] = {}
    guide = (ROOT / "docs" / "guides" / "write-a-bot.md").read_text(encoding="utf-8")
    for language, text in BLOCK.findall(guide):
        found.setdefault(language, text)
    return found


def test_the_bot_is_twenty_lines_long() -> None:
    lines = [line for line in blocks()["python"].splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


def test_the_bot_plays_as_the_guide_says_and_wins(tmp_path: Path) -> None:
    (tmp_path / "miser.py").write_text(blocks()["python"], encoding="utf-8")
    command, *words = shlex.split(blocks()["sh"])
    assert command == "clocksmith"
    ran = subprocess.run(
        [sys.executable, "-m", "clocksmith", *words, "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = {bot["name"]: bot for bot in json.loads(ran.stdout)["bots"]}
    assert told["miser:Miser"]["win_rate"] > 0.6

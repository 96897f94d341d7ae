"""The guide to writing a bot: its bot plays, and beats random play."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import clocksmith
from house.sources import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 20
SCRIPT = """\
#!{python}
import sys
from clocksmith.cli.main import run
if __name__ == "__main__":
    sys.exit(run())
"""


def every_block(language: str) -> list[str]:
    """The blocks of a language, in order."""
    guide = (ROOT / "docs" / "guides" / "write-a-bot.md").read_text(encoding="utf-8")
    return [text for name, text in BLOCK.findall(guide) if name == language]


def blocks() -> dict[str, str]:
    """The first block of each language."""
    return {language: every_block(language)[0] for language in ("python", "sh")}


def test_the_bot_is_twenty_lines_long() -> None:
    lines = [line for line in blocks()["python"].splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


def test_the_bot_plays_as_the_guide_says_and_wins(tmp_path: Path) -> None:
    ran = run_as_installed(blocks()["sh"], tmp_path)
    assert ran.returncode == 0, ran.stderr
    rate = re.search(r"miser:Miser .*? ([\d.]+) %", ran.stdout)
    assert rate is not None, ran.stdout
    assert float(rate.group(1)) > 60


def test_the_bot_that_looks_ahead_wins_every_game(tmp_path: Path) -> None:
    (tmp_path / "careful.py").write_text(every_block("python")[1], encoding="utf-8")
    typed = "clocksmith arena khronos --bots careful:Careful,uniform --games 8 --processes 1 --json"
    ran = run_as_installed(typed, tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["bots"][0]["win_rate"] == 1


def test_the_bot_sits_down_with_a_person_as_the_guide_says(tmp_path: Path) -> None:
    ran = run_as_installed(every_block("sh")[1], tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "miser:Miser" in ran.stdout


def run_as_installed(typed: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Type what the guide says, in a folder with the bot and nothing else on the path.

    The command is the script that pip writes: unlike ``python -m`` it does not look
    into the folder one stands in by itself.
    """
    (folder / "miser.py").write_text(blocks()["python"], encoding="utf-8")
    script = folder / "bin" / "clocksmith"
    script.parent.mkdir()
    script.write_text(SCRIPT.format(python=sys.executable), encoding="utf-8")
    script.chmod(0o755)
    env = {**os.environ, "PATH": f"{script.parent}{os.pathsep}{os.environ['PATH']}"}
    env["PYTHONPATH"] = str(Path(clocksmith.__file__).parents[1])
    return subprocess.run(
        typed,
        shell=True,
        cwd=folder,
        env={**env, "COLUMNS": "120", "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )

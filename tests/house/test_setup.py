"""Setting up: what is made stays made."""

import subprocess

from house.sources import ROOT


def _set_up() -> str:
    parts = ["tools", "modules", "client"]
    ended = subprocess.run(
        ["scripts/setup", *parts], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return ended.stdout


def test_what_is_set_up_is_not_made_again() -> None:
    _set_up()
    assert _set_up() == ""

"""The unit of systemd in the guide can be used as it stands there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "host.md"
PROGRAM = "/usr/local/lib/clocksmith/bin/clocksmith"


def unit() -> str:
    """Return the unit of the guide."""
    found = re.search(r"```ini\n(\[Unit\]\n.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_unit_sets_limits_and_can_be_enabled() -> None:
    for line in (f"ExecStart={PROGRAM} serve --no-open", "LimitNOFILE=65536", "UMask=0077"):
        assert line in unit()
    for line in (
        "Restart=always",
        "StartLimitIntervalSec=0",  # it goes on trying while a disk is full
    ):
        assert line in unit()
    for line in ("Restart=always", "StartLimitIntervalSec=0"):  # for as long as a disk is full
        assert line in unit()
    assert "[Install]\nWantedBy=multi-user.target" in unit()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_has_nothing_to_say_against_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "clocksmith.service"
    file.write_text(unit().replace(PROGRAM, sys.executable))
    command = ["systemd-analyze", "verify", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=30)
    about = [line for line in ran.stderr.splitlines() if "clocksmith.service" in line]
    assert (ran.returncode, about) == (0, []), ran.stderr

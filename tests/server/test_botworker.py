"""A worker answers legally, prints nothing else, and never outlives its parent."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import clocksmith
from clocksmith.server.botworker import READY, Seated
from server.test_botpool import question

SOURCE = str(Path(clocksmith.__file__).parents[1])
ENV = {**os.environ, "PYTHONPATH": SOURCE}
WORKER = [sys.executable, "-P", "-m", "clocksmith.server.botworker"]


def test_a_bot_is_remembered_by_its_table_and_seat() -> None:
    seated = Seated()
    assert seated.bot("t", 0, "uniform") is seated.bot("t", 0, "uniform")
    assert seated.bot("t", 0, "uniform") is not seated.bot("t", 1, "uniform")


def test_a_line_in_gives_a_line_out_and_the_end_of_input_ends_it() -> None:
    line = json.dumps(question().__dict__).encode() + b"\n"
    worker = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENV)
    with worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stdout.readline() == READY
        worker.stdin.write(line + b'{"game": "chess"}\n')
        worker.stdin.flush()
        assert set(json.loads(worker.stdout.readline())) == {"action"}
        assert "error" in json.loads(worker.stdout.readline())
        worker.stdin.close()
        assert worker.wait(20) == 0


PARENT = """
import subprocess, sys, time
worker = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
worker.stdout.readline()
print(worker.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are other signals")
def test_a_worker_dies_with_a_parent_that_was_killed() -> None:
    command = [sys.executable, "-c", PARENT, *WORKER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=ENV, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait(20)
    deadline = time.monotonic() + 20
    while Path(f"/proc/{pid}/stat").exists() and time.monotonic() < deadline:
        if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            break  # it is dead, and waits for somebody to take note
        time.sleep(0.02)
    else:
        assert time.monotonic() < deadline

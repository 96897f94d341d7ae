"""One worker: started, asked, killed at its deadline, and never left behind."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clocksmith.workers.child import use_path
from clocksmith.workers.worker import MET, CrashError, Program, Worker
from eventually import wait_until
from workers.programs import program

PATIENCE = 30.0  # seconds for what takes a moment, on a busy machine


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that does what it is told."""
    made = Worker(program("obey"))
    yield made
    made.close()


def is_running(pid: int) -> bool:
    """Whether a process is there and not only waits to be taken note of."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the second while it is being read
        return False


def assert_ends(pid: int) -> None:
    """Wait until a process has ended."""
    wait_until(lambda: not is_running(pid))


def test_a_worker_answers_one_message_after_the_other(worker: Worker) -> None:
    assert worker.ask(["say", "tick"]) == "tick"
    assert worker.ask(["say", "täck"], seconds=PATIENCE) == "täck"
    assert worker.ask(["pid"]) == worker.pid


def test_of_all_that_a_worker_has_met_the_last_are_known(worker: Worker) -> None:
    for number in range(2 * MET):
        worker.meet(number)
    assert [worker.has_met(number) for number in (0, MET - 1, MET, 2 * MET - 1)] == [
        *(False, False),
        *(True, True),
    ]


def test_whatever_is_asked_before_it_is_ready_is_answered_then(worker: Worker) -> None:
    worker.send(["say", "early"])
    assert json.loads(worker.next().result(PATIENCE)) == "early"
    assert worker.is_ready(0.0)


def test_a_worker_that_is_not_ready_yet_says_so(tmp_path: Path) -> None:
    slow = Worker(program("start_slowly_once", str(tmp_path / "slow"), str(tmp_path / "go")))
    assert not slow.is_ready(0.05)
    (tmp_path / "go").touch()
    assert slow.is_ready(PATIENCE)
    slow.close()


def test_what_a_worker_prints_and_reads_itself_disturbs_nothing(worker: Worker) -> None:
    assert worker.ask(["chatter"]) == "done"
    assert worker.ask(["say", "still here"]) == "still here"


def test_a_worker_may_give_several_answers(worker: Worker) -> None:
    worker.send(["count", 3])
    assert [worker.next().result(PATIENCE) for _ in range(3)] == [b"0\n", b"1\n", b"2\n"]


def test_who_no_longer_waits_takes_no_answer_from_others(worker: Worker) -> None:
    given_up, waiting = worker.next(), worker.next()
    assert given_up.cancel()
    worker.send(["say", "here"])
    assert json.loads(waiting.result(PATIENCE)) == "here"


def test_texts_are_hashed_alike_in_every_worker(worker: Worker) -> None:
    other = Worker(program("obey"))
    assert worker.ask(["hash_of", "tick"]) == other.ask(["hash_of", "tick"])
    other.close()


# Crashes


def test_a_worker_that_ends_tells_its_code_and_its_last_words(worker: Worker) -> None:
    with pytest.raises(CrashError) as told:
        worker.ask(["exit_with", 7, "I cannot go on"])
    assert (told.value.code, told.value.said) == (7, "I cannot go on")
    assert str(told.value) == "its process ended with code 7: I cannot go on"
    with pytest.raises(CrashError, match="I cannot go on"):
        worker.ask(["say", "anything"])


def test_an_error_ends_a_worker_and_is_its_last_word(worker: Worker) -> None:
    with pytest.raises(CrashError, match="ended with code 1: LookupError: no idea"):
        worker.ask(["fail"])


def test_a_worker_that_was_killed_is_told_of(worker: Worker) -> None:
    assert worker.is_ready()
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(CrashError, match="ended with code -9: it said nothing"):
        worker.ask(["say", "anything"])


@pytest.mark.parametrize("target", ["workers.programs:fail_to_start", "workers.programs:nothing"])
def test_a_worker_that_cannot_start_says_why(target: str) -> None:
    lost = Worker(Program(target))
    with pytest.raises(CrashError, match=r"the spring broke|has no attribute 'nothing'"):
        lost.ask(["say", "anything"])


# Deadlines


@pytest.mark.parametrize("message", ["be_silent", "compute"])
def test_a_worker_that_misses_its_deadline_is_killed(worker: Worker, message: str) -> None:
    assert worker.is_ready()
    with pytest.raises(TimeoutError):
        worker.ask([message], seconds=0.1)
    assert_ends(worker.pid)


# Ends


def test_whatever_a_worker_has_started_ends_with_it(worker: Worker) -> None:
    started = worker.ask(["start_process"])
    assert is_running(started)
    worker.close()
    assert not is_running(worker.pid)
    assert_ends(started)


def test_whatever_a_worker_has_started_ends_when_it_crashes(worker: Worker) -> None:
    started = worker.ask(["start_process"])
    with pytest.raises(CrashError):
        worker.ask(["fail"])
    assert_ends(started)


def test_a_worker_ends_when_nobody_holds_it_any_more() -> None:
    forgotten = Worker(program("obey"))
    pid = forgotten.ask(["pid"])
    del forgotten
    assert not is_running(pid)


def test_a_worker_outlives_the_thread_that_started_it() -> None:
    made: list[Worker] = []
    thread = threading.Thread(target=lambda: made.append(Worker(program("obey"))))
    thread.start()
    thread.join()
    time.sleep(0.1)
    assert made[0].ask(["say", "still here"]) == "still here"
    made[0].close()


PARENT = """
import time
from clocksmith.workers.worker import Worker
from workers.programs import program
worker = Worker(program("obey"))
print(worker.pid, worker.ask(["start_worker"]), flush=True)
worker.send([{message!r}])
time.sleep({seconds})
"""


def parent_of_workers(message: str, seconds: float) -> "subprocess.Popen[str]":
    """Start a process that has a worker, which has a worker of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    code = PARENT.format(message=message, seconds=seconds)
    return subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, env=env, text=True
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a long computation is finished")
@pytest.mark.parametrize("message", ["be_silent", "compute"])
def test_workers_and_their_workers_die_with_a_parent_that_was_killed(message: str) -> None:
    with parent_of_workers(message, 3600) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert [is_running(pid) for pid in pids] == [True, True]
        os.kill(parent.pid, signal.SIGKILL)
    for pid in pids:
        assert_ends(pid)


def test_workers_end_with_a_parent_that_just_ends() -> None:
    with parent_of_workers("be_silent", 0) as parent:
        out, _ = parent.communicate(timeout=PATIENCE)
    assert parent.returncode == 0
    for pid in out.split():
        assert_ends(int(pid))


# Where modules are found


def test_a_script_can_be_run_by_a_python_that_knows_no_clocksmith(tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text("import sys\ndef start(word):\n    return lambda m: [word, m, sys.path]\n")
    alone = Worker(Program(f"{script}:start", ("tick",), path=()))
    word, message, path = alone.ask("tock")
    assert (word, message) == ("tick", "tock")
    assert str(Path(__file__).parents[1]) not in path
    alone.close()


def test_places_that_are_new_since_the_parent_started_come_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "path", ["/compiled", "/library"])
    use_path(["/sources", "/library", "/added"])
    assert sys.path == ["/compiled", "/sources", "/library", "/added"]

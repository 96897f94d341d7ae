"""A process that plays games: asked by a line of JSON, it answers by a line of JSON.

The first line tells the setting and how long an answer may take; each further
line is a job. An answer has a ``result``, or the ``fault`` of a bot in words.
"""

import json
import os
import sys
import traceback
from typing import Any, TextIO

from clocksmith.arena.job import Job, Setting
from clocksmith.arena.match import play
from clocksmith.arena.watch import Watch


def attempt(setting: Setting, job: Job, watch: Watch) -> dict[str, Any]:
    """Play a game; a bot that stumbles is told of, not fallen over."""
    try:
        return {"result": play(setting, job, watch.alive).plain()}
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{os.path.basename(frame.filename)}:{frame.lineno}"
        return {"fault": f"{type(error).__name__} in {where}: {error}"}
    finally:
        watch.stop()


def serve(asked: TextIO, answers: TextIO) -> None:
    """Answer one line after the other until no more come."""
    first = json.loads(asked.readline())
    setting = Setting.from_plain(first["setting"])
    watch = Watch(first["patience"])
    for line in asked:
        print(json.dumps(attempt(setting, Job.from_plain(json.loads(line)), watch)), file=answers)
        answers.flush()


def main() -> None:
    """Keep the way out for answers alone; whatever a bot prints goes to standard error."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        serve(sys.stdin, answers)


if __name__ == "__main__":
    main()

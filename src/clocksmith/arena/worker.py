"""The process that plays games: takes a job, returns its result or the error of a bot."""

import os
import traceback
from collections.abc import Callable
from typing import Any

from clocksmith.arena.job import Job, Setting
from clocksmith.arena.match import FoulError, play
from clocksmith.workers.watchdog import Watchdog


def start(setting: dict[str, Any], patience: float) -> Callable[[Any], dict[str, Any]]:
    """Return the function that plays games of a *setting*; a bot slower than *patience* ends it."""
    same = Setting.from_plain(setting)
    watchdog = Watchdog(patience)
    return lambda job: attempt(same, Job.from_plain(job), watchdog)


def attempt(setting: Setting, job: Job, watchdog: Watchdog) -> dict[str, Any]:
    """Play a game; an error of a bot is reported, not raised."""
    try:
        return {"result": play(setting, job, watchdog.alive).plain()}
    except FoulError as error:
        return {"fault": str(error)}
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{os.path.basename(frame.filename)}:{frame.lineno}"
        return {"fault": f"{type(error).__name__} in {where}: {error}"}
    finally:
        watchdog.stop()

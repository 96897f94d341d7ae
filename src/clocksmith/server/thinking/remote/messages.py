"""What workers and servers send each other."""

from typing import Annotated, Any, Final, Literal

import msgspec

THOUGHTS: Final = "thoughts"
QUICK: Final = "quick"
ANALYSES: Final = "analyses"
LATE: Final = "late"  # the failure of a worker that needed too long
Id = Annotated[int, msgspec.Meta(ge=1, lt=2**62)]


class RemoteJob(msgspec.Struct):
    """A question for a worker. It holds only what the seat that asks may know."""

    id: int
    queue: str
    question: dict[str, Any]
    seconds: float  # for the answer
    near: tuple[str, int | str]  # a process that has met this before answers best


class RemoteJobs(msgspec.Struct):
    """RemoteJobs for a worker."""

    jobs: list[RemoteJob]


class JobIds(msgspec.Struct):
    """The jobs that a worker should be working at."""

    jobs: list[int]


class WorkerBody(msgspec.Struct):
    """A worker, under a random number of its own choice, and the jobs it is working at."""

    worker: Id
    processes: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    jobs: list[int]
    queue: Literal["thoughts", "quick", "analyses"] = "thoughts"  # in which it looks for one


class ResultBody(msgspec.Struct):
    """A result of a job. An analysis sends several, better and better ones."""

    worker: Id
    answer: Any = None
    failure: str | None = None  # why there is no answer
    last: bool = True

"""What a hundred thousand people would need is computed soundly, and told as it is computed."""

import json
from functools import cache
from importlib import import_module
from math import exp
from typing import Any

import pytest

model: Any = import_module("scale.model")
page: Any = import_module("scale.page")


@cache
def costs() -> Any:
    """Return what was measured."""
    return model.Costs(json.loads(page.MEASURED.read_text(encoding="utf-8")))


def needed(people: int, layout: Any = page.NOW) -> int:
    """Return how many processes so many people need."""
    service = model.needed(model.Crowd().times(people / model.Crowd().people), costs(), layout)
    return int(service.processes)


def test_the_page_tells_what_the_script_computes() -> None:
    measured = json.loads(page.MEASURED.read_text(encoding="utf-8"))
    told = page.PLACE.read_text(encoding="utf-8")
    assert told == page.page(measured), "write it anew with scripts/scale"


def test_what_the_page_says_breaks_first_does() -> None:
    service = model.needed(model.Crowd(), costs(), page.NOW)
    first = [bound.remedy for bound in model.bounds(service)[:2]]
    assert set(first) == {"locks", "connections"}, "settings of PostgreSQL, says the page"
    jobs = model.Service(service.crowd, costs(), model.Layout(believed_seconds=5.0), 40).jobs()
    assert max(jobs, key=lambda name: jobs[name].load) == "looks at sessions"


def test_all_that_comes_to_a_process_is_done_in_its_order_and_never_at_once() -> None:
    service = model.Service(model.Crowd(), costs(), page.NOW, 40)
    followed = service.followed()
    begun = followed.done - followed.took
    assert len(followed.came) == len(followed.done) == model.JOBS, "what has come is served"
    assert (begun - followed.came > -1e-6).all()
    assert (begun[1:] - followed.done[:-1] > -1e-6).all()
    is_idle = begun[1:] - followed.done[:-1] > 1e-6
    assert (abs(begun - followed.came)[1:][is_idle] < 1e-6).all(), "nobody waits for an idle one"
    assert followed.took.sum() / followed.done[-1] == pytest.approx(service.busy, rel=0.05)
    assert (followed.done == service.followed().done).all(), "the same seed goes the same way"
    assert (followed.done != service.followed(seed=1).done).any()


def test_what_is_asked_of_all_processes_does_not_depend_on_their_number() -> None:
    crowd = model.Crowd()
    for together in (True, False):
        for processes in (10, 40):
            layout = model.Layout(together=together)
            service = model.Service(crowd, costs(), layout, processes)
            jobs = service.jobs()
            judged, followed = (jobs[name].rate for name in ("moves", "moves followed, and told"))
            assert processes * judged == pytest.approx(crowd.moves)
            assert judged + followed == pytest.approx(judged * service.copies)
            heard = judged + followed + jobs["news of other tables"].rate
            assert heard == pytest.approx(crowd.moves), "every process hears of every move once"
            assert service.copies <= min(processes, crowd.viewers), "somebody looks at each"


def test_a_queue_is_as_long_as_the_books_say() -> None:
    rate, ms = 500.0, 1.2
    followed = model.follow([model.Job(rate, ms, is_move=True)], seed=3, count=400_000)
    busy = rate * ms / 1000
    square = ms * ms * exp(model.SPREAD**2)  # of how long one thing takes, in the mean
    wait = rate / 1000 * square / 2 / (1 - busy)  # Pollaczek and Khinchine
    assert followed.moves.mean() == pytest.approx(wait + ms, rel=0.05)


def test_more_people_need_no_fewer_processes() -> None:
    crowds = [needed(people) for people in (1_000, 10_000, 40_000, 100_000, 150_000)]
    assert crowds == sorted(crowds)


def test_what_helps_leaves_the_same_processes_less_to_do() -> None:
    layouts = page.LAYOUTS.values()
    busy = [model.Service(model.Crowd(), costs(), layout, 40).busy for layout in layouts]
    assert busy == sorted(busy, reverse=True)


def test_one_process_fewer_than_needed_is_too_few() -> None:
    service = model.needed(model.Crowd(), costs(), page.NOW)
    fewer = model.Service(service.crowd, costs(), page.NOW, service.processes - 1)
    assert service.is_good
    assert not fewer.is_good
    assert fewer.busy > service.busy
    assert fewer.p99_ms > service.p99_ms

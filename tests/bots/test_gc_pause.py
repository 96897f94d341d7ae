"""Thinking without being interrupted."""

import gc

import pytest

from clocksmith.bots.gc_pause import pause_gc


def test_the_collector_rests_and_works_again_afterwards() -> None:
    with pause_gc():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_works_again_after_a_failure() -> None:
    with pytest.raises(KeyError), pause_gc():
        raise KeyError
    assert gc.isenabled()


def test_it_stays_off_where_it_was_off() -> None:
    with pause_gc():
        with pause_gc():
            pass
        assert not gc.isenabled()

"""Thinking without being interrupted."""

import gc

import pytest

from clocksmith.bots.undisturbed import undisturbed


def test_the_collector_rests_and_works_again_afterwards() -> None:
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_works_again_after_a_failure() -> None:
    with pytest.raises(KeyError), undisturbed():
        raise KeyError
    assert gc.isenabled()


def test_it_stays_off_where_it_was_off() -> None:
    with undisturbed():
        with undisturbed():
            pass
        assert not gc.isenabled()

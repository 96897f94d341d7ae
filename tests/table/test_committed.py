"""Luck from a promised seed: repeatable, fair, and as documented."""

import hashlib
import hmac
from collections import Counter

import pytest

from clocksmith.table.committed import CommittedSeed, commitment_of

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert CommittedSeed(SEED).commitment == hashlib.sha256(SEED).hexdigest()
    assert commitment_of(SEED) == CommittedSeed(SEED).commitment


def test_a_draw_is_the_hmac_of_its_number_over_the_weights() -> None:
    digest = hmac.new(SEED, b"12", hashlib.sha256).hexdigest()
    place = int(digest, 16) % 10
    wanted = 0 if place < 3 else 1 if place < 4 else 2
    assert CommittedSeed(SEED).draw(12, [3, 1, 6]) == wanted


def test_the_same_number_gives_the_same_draw_in_any_order() -> None:
    one, two = CommittedSeed(SEED), CommittedSeed(SEED)
    forth = [one.draw(number, [1] * 9) for number in range(50)]
    back = [two.draw(number, [1] * 9) for number in reversed(range(50))]
    assert forth == back[::-1]
    assert len(set(forth)) == 9


def test_draws_keep_to_their_weights_and_never_give_what_weighs_nothing() -> None:
    source = CommittedSeed(SEED)
    drawn = Counter([source.draw(number, [30, 0, 10]) for number in range(4000)])
    assert set(drawn) == {0, 2}
    assert 2850 < drawn[0] < 3150


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 5"):
        CommittedSeed(b"hello")

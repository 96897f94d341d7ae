"""Whether the luck of a recorded game is as promised."""

from dataclasses import dataclass

from clocksmith.table.committed import CommittedSeed, commitment_of
from clocksmith.table.draws import draws
from clocksmith.table.record import Record


@dataclass(frozen=True)
class Verified:
    """What was found: how many answers of chance are as promised, and what is wrong."""

    draws: int
    wrong: str | None  # a sentence without a full stop; None when everything is as promised


def verify(record: Record) -> Verified:
    """Work out every answer of chance from the seed and compare; ValueError without a seed."""
    if record.commitment is None or record.seed is None:
        missing = "commitment" if record.commitment is None else "seed"
        raise ValueError(f"this record has no {missing}, so its luck cannot be checked")
    if commitment_of(record.seed) != record.commitment:
        return Verified(0, "the seed is not the one that was promised")
    source = CommittedSeed(record.seed)
    count = 0
    for draw in draws(record):
        promised = draw.legal.nth(source.draw(count, draw.weights))
        if promised is not draw.action:
            came = f"action {draw.number} is {draw.action.text!r}"
            return Verified(count, f"{came}, but the seed gives {promised.text!r}")
        count += 1
    return Verified(count, None)

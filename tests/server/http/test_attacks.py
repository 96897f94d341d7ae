"""Under each attack that is known, whoever plays makes at least half as many moves as without."""

from collections.abc import Iterator

import pytest

from attack.attacks import ATTACKS
from attack.run import limited_server, played_under
from clocksmith.cli.commands.bench.server.served import Served

SECONDS = 3.0


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server with the limits of a host who sets nothing."""
    with limited_server() as served:
        yield served


@pytest.mark.parametrize("name", ATTACKS)
async def test_somebody_plays_on_under_an_attack(served: Served, name: str) -> None:
    base = await played_under("", served.port, SECONDS / 2)
    moves = await played_under(name, served.port, SECONDS)
    if moves.acknowledged < base.acknowledged:  # unless the machine has got busier meanwhile
        base = await played_under("", served.port, SECONDS / 2)
    assert moves.acknowledged >= base.acknowledged, f"{moves.acknowledged}, {base.acknowledged}"


async def test_a_server_that_was_attacked_has_nothing_to_complain_of(served: Served) -> None:
    assert "Traceback" not in served.log.read_text("utf-8")

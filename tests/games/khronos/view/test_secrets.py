"""Cards in hand are known to their holder alone."""

import pytest

from clocksmith.core.event import Log
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games.khronos.rules.cards import DrawCard
from effort import part
from games.conformance.games import Table


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("number", part(range(0, 320, 8), 10))
def test_a_drawn_card_is_seen_by_the_seat_that_draws_it_alone(number: int) -> None:
    table = Table("khronos", number)
    for action in table.moves():
        decision = table.game.decision(table.state)
        if isinstance(decision, DrawCard):
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                seen = []
                for drawn in decision.legal(table.state):
                    twin, log = table.twin(), Log()
                    table.game.apply(twin, drawn, log)
                    event = log.events[0].seen_by(seat)
                    seen.append((repr(event), repr(table.game.view(twin, seat))))
                assert len(set(seen)) == (len(seen) if seat == decision.holder else 1)
        table.play(action)

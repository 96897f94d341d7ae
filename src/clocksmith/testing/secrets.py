"""What a seat cannot tell apart."""

from typing import Final

from clocksmith.core.event import Event, Log
from clocksmith.core.layout.layout import Layout
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.core.value import Value
from clocksmith.testing.randomgame import RandomGame

ENOUGH: Final = 3  # secrets in a game, of which one at least is dealt anew
TRIES: Final = 8  # deals of each of them


def a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart(table: RandomGame) -> None:
    """What is dealt anew for a seat does not show in its view."""
    game = table.game
    for action in table.moves():
        if table.rng.random() < 0.05:
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                twin = table.twin()
                game.redeal(twin, seat, table.rng.randrange)
                assert game.view(twin, seat) == game.view(table.state, seat), f"seat {seat}"
                assert twin.stack == table.state.stack, "what is to happen is known to all"
        table.play(action)


def what_happens_looks_the_same_in_two_deals_until_it_may_be_known(table: RandomGame) -> None:
    """Events tell a seat nothing of what it cannot know, before one that reveals something."""
    game = table.game
    for action in table.moves():
        decision = game.decision(table.state)
        assert decision is not None
        seat = Seat((decision.seat + 1) % table.seats)
        if not isinstance(decision, Chance) and table.rng.random() < 0.2:
            one, two = table.twin(), table.twin()
            game.redeal(two, seat, table.rng.randrange)
            if game.refusal(two, action) is None:
                log_one, log_two = Log(), Log()
                game.apply(one, action, log_one)
                game.apply(two, action, log_two)
                seen_one = [event.seen_by(seat) for event in log_one.events]
                seen_two = [event.seen_by(seat) for event in log_two.events]
                revealing = table.revealing
                assert before_revealing(seen_one, revealing) == before_revealing(
                    seen_two, revealing
                )
        table.play(action)


def what_is_dealt_in_secret_stays_secret(table: RandomGame) -> None:
    """Where two answers of chance leave a seat the same view, their events look the same to it.

    And what it cannot know is dealt anew for it, now and then: a bot must not play with the truth.
    """
    game, hidden, dealt_anew = table.game, 0, 0
    for action in table.moves():
        decision = game.decision(table.state)
        if isinstance(decision, Chance) and table.rng.random() < 0.5:
            legal = decision.legal(table.state)
            other = legal.nth(table.rng.randrange(len(legal)))
            one, two, log_one, log_two = table.twin(), table.twin(), Log(), Log()
            game.apply(one, action, log_one)
            game.apply(two, other, log_two)
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                if one.key() == two.key() or game.view(one, seat) != game.view(two, seat):
                    continue  # nothing stays hidden
                seen_one = [event.seen_by(seat) for event in log_one.events]
                seen_two = [event.seen_by(seat) for event in log_two.events]
                assert seen_one == seen_two, f"seat {seat} is told which: {action} or {other}"
                hidden += 1
                for _ in range(TRIES):
                    twin = one.copy()
                    game.redeal(twin, seat, table.rng.randrange)
                    dealt_anew += twin.key() != one.key()
        table.play(action)
    assert dealt_anew or hidden < ENOUGH, "a redeal leaves what is hidden as it is"


def a_redeal_adds_up(table: RandomGame) -> None:
    """What is dealt anew is a position of the game: it adds up, and can be written and read.

    A game that deals in secret has to say in its layout what must add up: else a redeal could
    deal what is used up, and nobody would notice.
    """
    game = table.game
    layout = game.layout(table.seats)
    counts = type(layout).imbalances is not Layout.imbalances
    for action in table.moves():
        if table.rng.random() < 0.05:
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                twin = table.twin()
                game.redeal(twin, seat, table.rng.randrange)
                changed = twin.key() != table.state.key()
                assert counts or not changed, "nothing counts what is dealt in secret (imbalances)"
                faults = layout.imbalances(twin)
                assert not faults, f"dealt anew for seat {seat}: {faults}"
                text = game.write(twin)
                assert game.read(text).key() == twin.key(), text
        table.play(action)


def before_revealing(events: list[Event], revealing: tuple[type[Event], ...]) -> list[Event]:
    """Return what happened before the first event that makes something hidden known."""
    for place, event in enumerate(events):
        if isinstance(event, revealing):
            return events[:place]
    return events


def an_open_view_shows_of_every_seat_what_that_seat_sees(table: RandomGame) -> None:
    """Looking back, nothing is hidden, and views have an entry for each seat in *players*."""
    for action in table.moves():
        if table.rng.random() < 0.05:
            everything = table.game.view(table.state, OPEN)
            for seat in range(table.seats):
                own = table.game.view(table.state, Seat(seat))
                assert _players(everything)[seat] == _players(own)[seat]
        log = Log()
        table.game.apply(table.twin(), action, log)
        assert [event.seen_by(OPEN) for event in log.events] == log.events
        table.play(action)


def viewers_together_see_what_each_sees_alone(table: RandomGame) -> None:
    """What is computed once for several viewers shows none of them more or less."""
    viewers = [*(Seat(n) for n in range(table.seats)), SPECTATOR, OPEN]
    for action in table.moves():
        if table.rng.random() < 0.1:
            table.rng.shuffle(viewers)
            alone = [table.game.view(table.state, viewer) for viewer in viewers]
            assert table.game.views(table.state, viewers) == alone
        table.play(action)


def _players(view: Value) -> tuple[Value, ...]:
    players: tuple[Value, ...] = getattr(view, "players")  # noqa: B009  (views have no common base)
    return players

"""Whose seeks go together, and who is brought to which table."""

import itertools
import json

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, create_engine, select

from clocksmith.games import GAMES
from clocksmith.server.backend import Beginning
from clocksmith.server.database.schema import METADATA, SEATS, SEEKS, USERS
from clocksmith.server.matchmaking.queries import Placed, SeekTerms, look, withdraw
from clocksmith.server.matchmaking.seeks import (
    CLOCKS,
    PACES,
    Offer,
    Seek,
    completed,
    go_together,
    offers_of,
    pace_of,
)
from clocksmith.server.matchmaking.service import offer_of
from clocksmith.server.tables.queries import add_table
from clocksmith.server.tables.rows import (
    FREE,
    OPEN,
    PERSON,
    PLAYING,
    MostSeats,
    SeatRow,
    TableListing,
    TableRow,
)
from clocksmith.table.clock import TimeControl
from clocksmith.table.setup import Setup
from effort import effort

OFFERS = offers_of({name: game.seats for name, game in GAMES.items()})
PEOPLE = ("ada", "bob", "eve", "kim", "lea")
seeks = st.builds(
    Seek,
    user=st.sampled_from(PEOPLE),
    game=st.sampled_from(["", "khronos", "sands", "inventions"]),
    seats=st.sampled_from([0, 2, 3]),
    pace=st.sampled_from(["", *PACES]),
    rated=st.booleans(),
    made_at=st.floats(0, 10),
)


@given(seeks, seeks)
def test_seeks_go_together_for_both_or_for_neither(one: Seek, other: Seek) -> None:
    assert go_together(one, other, OFFERS) == go_together(other, one, OFFERS)
    pairs = [offer for offer in OFFERS if offer.seats == 2]
    found = completed(one, [other], pairs)
    assert (found is None) == (completed(other, [one], pairs) is None)
    assert (found is not None) == go_together(one, other, pairs)


@given(seeks, st.lists(seeks, max_size=6))
def test_everybody_at_a_completed_table_wished_for_it_and_nobody_waited_longer(
    newcomer: Seek, waiting: list[Seek]
) -> None:
    found = completed(newcomer, waiting, OFFERS)
    if found is None:
        for offer in OFFERS:
            fitting = [seek for seek in waiting if seek.accepts(offer)]
            assert not newcomer.accepts(offer) or len(fitting) < offer.seats - 1
        return
    offer, people = found
    assert len(people) == offer.seats
    assert people[-1] == newcomer
    assert all(seek.accepts(offer) for seek in people)
    left = [seek for seek in waiting if seek.accepts(offer) and seek not in people]
    assert all(seek.made_at >= max(one.made_at for one in people[:-1]) for seek in left)


def test_a_clock_has_the_pace_that_it_is_offered_for() -> None:
    assert [pace_of(CLOCKS[pace].plain()) for pace in PACES] == list(PACES)
    assert pace_of(TimeControl("move", 600).plain()) == "live"
    assert not [offer for offer in OFFERS if offer.rated and offer.pace == "none"]


def made() -> Engine:
    engine = create_engine("sqlite://")
    METADATA.create_all(engine)
    with engine.begin() as connection:
        for name in PEOPLE:
            connection.execute(USERS.insert().values(id=name, name=name, login=name))
    return engine


class Hall:
    """A database with people who look for tables, and a clock."""

    def __init__(self) -> None:
        self.engine = made()
        self.numbers = itertools.count()
        self.at = 0.0

    def terms(self) -> SeekTerms:
        return SeekTerms(
            self.at,
            self.at - 75,
            self.at - 3600,
            "here",
            100,
            None,
            MostSeats(99, 99, 99),
            OFFERS,
            offer_of,
            Beginning(self.at, b"luck"),
            self.row,
        )

    def row(self, offer: Offer, users: list[str]) -> TableRow:
        """Return a table at which these users sit, and whose other seats are open."""
        game = GAMES[offer.game]
        setup = Setup(game, offer.seats, game.options.choose({}), CLOCKS[offer.pace], hints=False)
        seats = [SeatRow(seat, PERSON, user=user) for seat, user in enumerate(users)]
        free = [
            SeatRow(seat, FREE, token=f"t{next(self.numbers)}")
            for seat in range(len(users), offer.seats)
        ]
        return TableRow(
            id=f"table-{next(self.numbers)}",
            setup=json.dumps(setup.plain()),
            rules_version=game.rules_version,
            seed=None,
            record=None,
            host=users[0],
            listed=True,
            opened_at=self.at,
            begun_at=None if free else self.at,
            branch=None,
            listing=TableListing(OPEN if free else PLAYING),
            seats=(*seats, *free),
            rated=offer.rated,
        )

    def look(self, seek: Seek, anew: bool = True) -> Placed | str | None:
        with self.engine.begin() as connection:
            return look(connection, seek, self.terms(), anew)


def seated(connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(
        select(SEATS.c.user_id, SEATS.c.table_id).where(SEATS.c.kind == PERSON)
    )
    return [(row.user_id, row.table_id) for row in rows]


steps = st.lists(
    st.one_of(
        st.tuples(st.just("look"), seeks),
        st.tuples(st.just("again"), seeks),
        st.tuples(st.just("withdraw"), seeks),
        st.tuples(st.just("open"), seeks),
        st.tuples(st.just("wait"), seeks),
    ),
    max_size=20,
)


@settings(max_examples=effort(15, 400), deadline=None)
@given(steps)
def test_nobody_is_brought_to_two_tables_by_one_seek(done: list[tuple[str, Seek]]) -> None:
    hall = Hall()
    placed: dict[str, str] = {}  # by the seek that each has now
    for kind, seek in done:
        hall.at += 1
        with hall.engine.begin() as connection:
            before = seated(connection)
            if kind == "withdraw":
                withdraw(connection, seek.user)
                placed.pop(seek.user, None)
            elif kind == "open":
                offers = [offer for offer in OFFERS if seek.accepts(offer)]
                add_table(connection, hall.row((offers or OFFERS)[0], [f"host-{hall.at}"]))
            elif kind == "wait":
                hall.at += 80
                placed.clear()
        if kind not in ("look", "again"):
            continue
        told = hall.look(seek, kind == "look")
        with hall.engine.begin() as connection:
            now = seated(connection)
            rows = connection.execute(select(SEEKS.c.user_id, SEEKS.c.table_id)).all()
        fresh = [one for one in now if one not in before]
        assert len({user for user, _ in fresh}) == len(fresh)
        for user, table in fresh:
            assert user not in placed, "brought to a second table"
            placed[user] = table
        assert len(now) == len(set(now)), "two seats at one table"
        assert {row.user_id: row.table_id for row in rows if row.table_id} == placed
        if isinstance(told, Placed):
            assert told.table == placed.get(seek.user)


@settings(max_examples=effort(15, 200), deadline=None)
@given(seeks, seeks)
def test_two_who_look_meet_exactly_when_their_seeks_go_together(one: Seek, other: Seek) -> None:
    hall = Hall()
    first, second = [
        Seek(user, seek.game, seek.seats, seek.pace, seek.rated)
        for user, seek in (("ada", one), ("bob", other))
    ]
    waits, meets = hall.look(first), hall.look(second)
    possible = [any(seek.accepts(offer) for offer in OFFERS) for seek in (first, second)]
    pairs = [offer for offer in OFFERS if offer.seats == 2]
    if all(possible):
        assert isinstance(waits, Placed)
        assert isinstance(meets, Placed)
        assert waits.table is None
        assert (meets.table is not None) == go_together(first, second, pairs)
        again = hall.look(first, anew=False)
        assert isinstance(again, Placed)
        assert again.table == meets.table

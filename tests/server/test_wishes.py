"""Whose wishes go together, and who is brought to which table."""

import itertools
import json

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, create_engine, select

from clocksmith.games import GAMES
from clocksmith.server.finding import offer_of
from clocksmith.server.store.rows import (
    FREE,
    OPEN,
    PERSON,
    PLAYING,
    Beginning,
    MostSeats,
    SeatRow,
    TableListing,
    TableRow,
)
from clocksmith.server.store.schema import METADATA, SEATS, USERS, WISHES
from clocksmith.server.store.tables import add_table
from clocksmith.server.store.wishes import FindingTerms, Placed, look, withdraw
from clocksmith.server.wishes import (
    CLOCKS,
    PACES,
    Offer,
    Wish,
    completed,
    go_together,
    offers_of,
    pace_of,
)
from clocksmith.table.clock import TimeControl
from clocksmith.table.setup import Setup
from sample import examples

OFFERS = offers_of({name: game.seats for name, game in GAMES.items()})
PEOPLE = ("ada", "bob", "eve", "kim", "lea")
wishes = st.builds(
    Wish,
    user=st.sampled_from(PEOPLE),
    game=st.sampled_from(["", "khronos", "sands", "inventions"]),
    seats=st.sampled_from([0, 2, 3]),
    pace=st.sampled_from(["", *PACES]),
    rated=st.booleans(),
    made_at=st.floats(0, 10),
)


@given(wishes, wishes)
def test_wishes_go_together_for_both_or_for_neither(one: Wish, other: Wish) -> None:
    assert go_together(one, other, OFFERS) == go_together(other, one, OFFERS)
    pairs = [offer for offer in OFFERS if offer.seats == 2]
    found = completed(one, [other], pairs)
    assert (found is None) == (completed(other, [one], pairs) is None)
    assert (found is not None) == go_together(one, other, pairs)


@given(wishes, st.lists(wishes, max_size=6))
def test_everybody_at_a_completed_table_wished_for_it_and_nobody_waited_longer(
    newcomer: Wish, waiting: list[Wish]
) -> None:
    found = completed(newcomer, waiting, OFFERS)
    if found is None:
        for offer in OFFERS:
            fitting = [wish for wish in waiting if wish.accepts(offer)]
            assert not newcomer.accepts(offer) or len(fitting) < offer.seats - 1
        return
    offer, people = found
    assert len(people) == offer.seats
    assert people[-1] == newcomer
    assert all(wish.accepts(offer) for wish in people)
    left = [wish for wish in waiting if wish.accepts(offer) and wish not in people]
    assert all(wish.made_at >= max(one.made_at for one in people[:-1]) for wish in left)


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

    def terms(self) -> FindingTerms:
        return FindingTerms(
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

    def look(self, wish: Wish, anew: bool = True) -> Placed | str | None:
        with self.engine.begin() as connection:
            return look(connection, wish, self.terms(), anew)


def seated(connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(
        select(SEATS.c.user_id, SEATS.c.table_id).where(SEATS.c.kind == PERSON)
    )
    return [(row.user_id, row.table_id) for row in rows]


steps = st.lists(
    st.one_of(
        st.tuples(st.just("look"), wishes),
        st.tuples(st.just("again"), wishes),
        st.tuples(st.just("withdraw"), wishes),
        st.tuples(st.just("open"), wishes),
        st.tuples(st.just("wait"), wishes),
    ),
    max_size=20,
)


@settings(max_examples=examples(15, 400), deadline=None)
@given(steps)
def test_nobody_is_brought_to_two_tables_by_one_wish(done: list[tuple[str, Wish]]) -> None:
    hall = Hall()
    placed: dict[str, str] = {}  # by the wish that each has now
    for kind, wish in done:
        hall.at += 1
        with hall.engine.begin() as connection:
            before = seated(connection)
            if kind == "withdraw":
                withdraw(connection, wish.user)
                placed.pop(wish.user, None)
            elif kind == "open":
                offers = [offer for offer in OFFERS if wish.accepts(offer)]
                add_table(connection, hall.row((offers or OFFERS)[0], [f"host-{hall.at}"]))
            elif kind == "wait":
                hall.at += 80
                placed.clear()
        if kind not in ("look", "again"):
            continue
        told = hall.look(wish, kind == "look")
        with hall.engine.begin() as connection:
            now = seated(connection)
            rows = connection.execute(select(WISHES.c.user_id, WISHES.c.table_id)).all()
        fresh = [one for one in now if one not in before]
        assert len({user for user, _ in fresh}) == len(fresh)
        for user, table in fresh:
            assert user not in placed, "brought to a second table"
            placed[user] = table
        assert len(now) == len(set(now)), "two seats at one table"
        assert {row.user_id: row.table_id for row in rows if row.table_id} == placed
        if isinstance(told, Placed):
            assert told.table == placed.get(wish.user)


@settings(max_examples=examples(15, 200), deadline=None)
@given(wishes, wishes)
def test_two_who_look_meet_exactly_when_their_wishes_go_together(one: Wish, other: Wish) -> None:
    hall = Hall()
    first, second = [
        Wish(user, wish.game, wish.seats, wish.pace, wish.rated)
        for user, wish in (("ada", one), ("bob", other))
    ]
    waits, meets = hall.look(first), hall.look(second)
    possible = [any(wish.accepts(offer) for offer in OFFERS) for wish in (first, second)]
    pairs = [offer for offer in OFFERS if offer.seats == 2]
    if all(possible):
        assert isinstance(waits, Placed)
        assert isinstance(meets, Placed)
        assert waits.table is None
        assert (meets.table is not None) == go_together(first, second, pairs)
        again = hall.look(first, anew=False)
        assert isinstance(again, Placed)
        assert again.table == meets.table

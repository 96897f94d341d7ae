"""Finding a table: people say what they wish, and are brought together."""

import json
from collections.abc import Mapping
from typing import Final

from clocksmith.games import GAMES
from clocksmith.games.rules import box_text
from clocksmith.server.backend import Backend
from clocksmith.server.errors import INVALID, NEEDS_ACCOUNT, RequestError
from clocksmith.server.live import listing_of
from clocksmith.server.lobby import REFUSED, most_seats
from clocksmith.server.opening import Opening
from clocksmith.server.store import people, wishes
from clocksmith.server.store.rows import BOT, PERSON, Member, SeatRow, TableRow
from clocksmith.server.store.wishes import FindingTerms, Placed
from clocksmith.server.summary import UNNAMED
from clocksmith.server.table_cache import TableCache
from clocksmith.server.wish_bodies import Finding, WishBody, WishInfo
from clocksmith.server.wishes import CLOCKS, NONE, Offer, Wish, offers_of, pace_of
from clocksmith.table.setup import Setup

LISTED: Final = 50  # wishes of others in a list
KEPT_SECONDS: Final = 1.0  # a list may be this old: whoever waits asks every few seconds
LONGEST: Final = 3600.0  # seconds after which a wish has had its time


class Finder:
    """Where people who look for a table find one."""

    def __init__(self, backend: Backend, table_cache: TableCache, opening: Opening) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._opening = opening
        self._listed: tuple[float, list[tuple[Wish, str | None]]] = (float("-inf"), [])

    async def finding(self, user: str | None) -> Finding:
        """Return what a user wishes, where he sits by it, and what others wish."""
        since = self._backend.externals.now() - self._backend.settings.wish_seconds
        read = self._backend.store.read
        mine = None if user is None else await read(wishes.wish_of, user, since)
        return await self._tell(user, mine)

    async def look(self, member: Member, address: str, body: WishBody | None) -> Finding:
        """Look for a table by a new wish, or once more by the one that the user has."""
        now, user = self._backend.externals.now(), member.user
        wish = Wish(user, made_at=now)
        if body is not None:
            wish = Wish(user, body.game, body.seats, body.pace, body.rated, now)
            await self._check(wish)
        terms = self._terms(wish, address, member.household)
        found = await self._backend.store.write(wishes.look, wish, terms, body is not None)
        if isinstance(found, str):
            raise RequestError(*REFUSED[found])
        if found is not None and found.table is not None:
            await self._sit_down(found.table)
        if body is not None:
            self._listed = (float("-inf"), [])
        return await self._tell(user, found)

    async def withdraw(self, user: str | None) -> None:
        """Forget what a user wishes."""
        if user is not None:
            await self._backend.store.write(wishes.withdraw, user)
            self._listed = (float("-inf"), [])

    async def _check(self, wish: Wish) -> None:
        """Raise RequestError, with the reason, for what nobody can be given."""
        if not any(wish.accepts(offer) for offer in self._offers(wish)):
            raise RequestError(INVALID, _impossible(wish))
        if wish.rated:
            row = await self._backend.store.read(people.user, wish.user)
            if row is None or row.login is None:
                raise RequestError(NEEDS_ACCOUNT, "rated games are for people with accounts")

    def _offers(self, wish: Wish) -> list[Offer]:
        """Return what can be played, in an order of games that is nobody's choice."""
        names = list(GAMES)
        self._backend.luck("offers", wish.user, wish.made_at).shuffle(names)
        return offers_of({name: GAMES[name].seats for name in names})

    def _terms(self, wish: Wish, address: str, household: str | None) -> FindingTerms:
        settings, now = self._backend.settings, self._backend.externals.now()
        return FindingTerms(
            now=now,
            seen_since=now - settings.wish_seconds,
            made_since=now - LONGEST,
            address=self._backend.household(address),
            most=settings.wishes_address,
            household=household,
            seats=most_seats(settings),
            offers=self._offers(wish),
            offer_of=offer_of,
            begins=self._backend.beginning(),
            opened=self._opened,
        )

    def _opened(self, offer: Offer, users: list[str]) -> TableRow:
        """Return a table for people who have found each other; whoever waited longest opens it."""
        order = list(users)
        self._backend.luck("seats", *users, self._backend.externals.now()).shuffle(order)
        seats = tuple([SeatRow(seat, PERSON, user=user) for seat, user in enumerate(order)])
        game = GAMES[offer.game]
        choices, clock = game.options.choose({}), CLOCKS[offer.pace]
        setup = Setup(game, offer.seats, choices, clock, hints=False)
        return self._opening.row(Member(users[0]), setup, seats, listed=True, rated=offer.rated)

    async def _sit_down(self, id: str) -> None:
        """Let a table in memory know who sits there; its clock runs from now on."""
        live = await self._table_cache.table(id)
        if await live.follower.catch_up():
            self._backend.store.note(id, listing_of(live), live.row.rated)

    async def _tell(self, user: str | None, mine: Placed | None) -> Finding:
        now = self._backend.externals.now()
        if now - self._listed[0] >= KEPT_SECONDS:
            since = now - self._backend.settings.wish_seconds
            found = await self._backend.store.read(wishes.wishes, since, LISTED)
            self._listed = (now, found)
        return Finding(
            wish=None if mine is None else _info(mine.wish, None),
            table=None if mine is None else mine.table,
            others=[_info(wish, name) for wish, name in self._listed[1] if wish.user != user],
        )


def offer_of(row: TableRow) -> Offer | None:
    """Return what an open table offers to whoever looks for one: people, and the usual game."""
    setup = json.loads(row.setup)
    game = GAMES.get(setup["game"])
    if game is None or row.stopped or any(seat.kind == BOT for seat in row.seats):
        return None
    usual = {"rules_version": game.rules_version, "box": box_text(game), "position": None}
    options = dict(game.options.choose({}).pairs)
    if not _holds(setup, {**usual, "options": options}):
        return None
    return Offer(game.name, len(row.seats), pace_of(setup["clock"]), row.rated)


def _holds(setup: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
    return all(setup.get(key) == value for key, value in wanted.items())


def _impossible(wish: Wish) -> str:
    if wish.game not in ("", *GAMES):
        return "there is no such game"
    if wish.rated and wish.pace == NONE:
        return "a rated table needs a clock: it answers for whoever is away"
    return f"no game that you wish for is played by {wish.seats}"


def _info(wish: Wish, name: str | None) -> WishInfo:
    terms = (wish.game, wish.seats, wish.pace, wish.rated, wish.made_at)
    return WishInfo(name or UNNAMED, *terms)

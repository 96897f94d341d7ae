"""The renderer: puts a message into words when it is sent, from the current state."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.words import Words
from clocksmith.server.backend import Backend
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import RequestError
from clocksmith.server.notifications import queries
from clocksmith.server.notifications.phrases import (
    Message,
    TurnFacts,
    account_message,
    digest_message,
    test_message,
    turn_message,
)
from clocksmith.server.notifications.preferences import Preferences
from clocksmith.server.notifications.rows import (
    CONFIRM,
    DIGEST,
    RECOVER,
    TEST,
    Channel,
    OutboxMessage,
)
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.rows import BOT, PERSON, PLAYING
from clocksmith.server.tables.seated_table import since_of
from clocksmith.server.tables.summary import seated

LISTED: Final = 20  # tables in a digest
LATEST: Final = 5  # things that happened, in a mail
MANY: Final = 20  # events that are read for them: the same several times running is said once


@dataclass(frozen=True)
class Outgoing:
    """A message in words, with its recipient and its channel."""

    row: OutboxMessage
    channel: Channel
    name: str  # of the person
    language: str
    message: Message


class Renderer:
    """Looks at tables and people when a message is to be sent."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache

    async def render(self, row: OutboxMessage) -> Outgoing | None:
        """Return a message in words; None if there is nothing left to say."""
        store = self._backend.store
        channel = await store.read(queries.channel, row.channel)
        user = None if channel is None else await store.read(user_row, channel.user)
        if channel is None or user is None or user.login is None:
            return None
        preferences = await store.read(queries.preferences, user.id) or Preferences(user.id)
        if row.kind in (CONFIRM, RECOVER):
            message: Message | None = account_message(preferences.language, row.kind, user.login)
        elif not (channel.enabled and channel.confirmed):
            message = None
        elif row.kind == TEST:
            message = test_message(preferences.language)
        elif row.kind == DIGEST:
            message = await self._digest(preferences)
        else:
            message = await self._turn(row, preferences)
        if message is None:
            return None
        return Outgoing(row, channel, user.name, preferences.language, message)

    async def _turn(self, row: OutboxMessage, preferences: Preferences) -> Message | None:
        facts = await self._facts(row.table or "", preferences, row.since)
        return None if facts is None else turn_message(preferences.language, facts, row.kind)

    async def _digest(self, preferences: Preferences) -> Message | None:
        user = preferences.user
        listed = await self._backend.store.read(tables.tables_of, user, LISTED)
        ids = [row.id for row in listed if row.listing.state == PLAYING and row.listing.waiting]
        turns = [facts for id in ids if (facts := await self._facts(id, preferences)) is not None]
        return digest_message(preferences.language, turns) if turns else None

    async def _facts(
        self, table: str, preferences: Preferences, since: int | None = None
    ) -> TurnFacts | None:
        """Return what a message may say about a turn; None if it is over or its player is there."""
        user, language = preferences.user, preferences.language
        try:
            live = await self._table_cache.newest(table)
        except RequestError:  # it is gone, or cannot be played
            return None
        seats = seats_of_turn(live, user, since)
        if not seats or user in live.users() or live.row.stopped:
            return None
        now = self._backend.externals.now()
        words = Words(live.table.setup.game, language, called(live, language))
        question = live.table.question(seats[0])
        return TurnFacts(
            live.id,
            live.table.setup.game.name,
            others_of(live, user),
            time_left(live, seats, now),
            preferences.local(now),
            "" if question is None else words.ask(question.decision),
            happened(live, words, live.own_seats(user)),
        )


def others_of(live: LiveTable, user: str) -> tuple[str, ...]:
    """Return the names of the others at a table, guests at the same screen too; empty for bots."""
    infos = zip(live.row.seats, seated(live.row.seats, None, ()), strict=True)
    others = [info for row, info in infos if row.user != user or row.name]
    return tuple(["" if info.kind == BOT else info.name for info in others])


def called(live: LiveTable, language: str) -> list[str]:
    """Return what seats are called in sentences: people by names of their own, or by colours."""
    colours = Words(live.table.setup.game, language)
    names = [row.name or row.user_name if row.kind == PERSON else None for row in live.row.seats]
    return [
        name if name and names.count(name) == 1 else colours.seat(seat)
        for seat, name in enumerate(names)
    ]


def happened(live: LiveTable, words: Words, own: Collection[int]) -> tuple[str, ...]:
    """Return the last things that everybody could see since the last answer of some seats."""
    events: list[Event] = []
    for result in reversed(live.table.results):
        if int(result.seat) in own or len(events) >= MANY:
            break
        events = [*[event.seen_by(SPECTATOR) for event in result.events], *events]
    return tuple(words.story(events)[-LATEST:])


def seats_of_turn(live: LiveTable, user: str, since: int | None = None) -> list[Seat]:
    """Return the seats of a user that a table waits for, those of one turn or of all."""
    if live.state != PLAYING:
        return []
    own = live.own_seats(user)
    waiting = [seat for seat in live.table.waiting() if seat in own and not live.is_bot(seat)]
    return [seat for seat in waiting if since in (None, since_of(live.table, seat))]


def time_left(live: LiveTable, seats: list[Seat], now: float) -> float | None:
    """Return the seconds that are left on the first clock of some seats; None: there is none."""
    lefts = [live.table.clocks.left(seat, now) for seat in seats]
    return min([left for left in lefts if left is not None], default=None)

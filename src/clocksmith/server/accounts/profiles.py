"""Profiles: what a person with an account has played, and against whom; lists of people."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from clocksmith.server.accounts.messages import MeetingInfo, People, Profile, ResultInfo
from clocksmith.server.accounts.people_queries import people_named, rating_list
from clocksmith.server.accounts.profile_queries import (
    Finished,
    Rival,
    finished_games,
    other_games,
)
from clocksmith.server.backend import Backend
from clocksmith.server.database.users import account_of
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.names import login_of
from clocksmith.server.ratings.queries import rated_results
from clocksmith.server.ratings.service import ratings_of
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.lists import TableLists
from clocksmith.server.tables.rows import OVER, PLAYING, TableRow
from clocksmith.server.tables.summary import is_known, summary_of

SHOWN: Final = 20  # games on a profile
MET: Final = 20  # people on your own profile
PAGE: Final = 50  # people on a page of a list


class Profiles:
    """Builds profiles and lists of people."""

    def __init__(self, backend: Backend, lists: TableLists) -> None:
        self._store = backend.store
        self._lists = lists

    async def profile(self, viewer: str | None, login: str) -> Profile:
        """Return the profile of an account as *viewer* may see it; RequestError if there is none.

        Unlisted games count, but are shown only to people who played in them.
        """
        account = await self._store.read(account_of, login_of(login))
        if account is None or account.login is None:
            raise RequestError(NOT_FOUND, "there is no such player")
        own = viewer == account.id
        games = await self._store.read(finished_games, account.id)
        shown = [game for game in games if own or game.listed or _met(game, viewer)][:SHOWN]
        rows = [await self._store.read(tables.table, game.table) for game in shown]
        others = await self._store.read(other_games, account.id, SHOWN)
        visible = [row for row in others if own or row.listed or _plays(row, viewer)]
        running = [row for row in visible if row.listing.state == PLAYING and is_known(row)]
        agreed = [row for row in visible if row.listing.state == OVER]
        return Profile(
            name=account.name,
            login=account.login,
            own=own,
            results=results_of(games),
            running=await self._lists.playing(running, viewer),
            agreed=[summary_of(row, viewer) for row in agreed],
            games=[summary_of(row, viewer) for row in rows if row is not None],
            meetings=meetings_of(games, None if own else viewer)[:MET],
            ratings=ratings_of(await self._store.read(rated_results, account.id)),
            bot=account.bot,
        )

    async def people(self, words: str, game: str, skip: int) -> People:
        """Return a page of people by name, or of the rating list of a game."""
        if words.strip():
            people = await self._store.read(people_named, words.strip(), PAGE + 1, skip)
        else:
            people = await self._store.read(rating_list, game, PAGE + 1, skip)
        return People(people[:PAGE], len(people) > PAGE)


def results_of(games: Iterable[Finished]) -> list[ResultInfo]:
    """Return how often each game was played and won, by the number of seats."""
    plays: Counter[tuple[str, int]] = Counter()
    wins: Counter[tuple[str, int]] = Counter()
    for game in games:
        kind = (game.game, game.seats)
        plays[kind] += 1
        wins[kind] += game.place == 1
    return [ResultInfo(*kind, count, wins[kind]) for kind, count in sorted(plays.items())]


def meetings_of(games: Iterable[Finished], only: str | None = None) -> list[MeetingInfo]:
    """Return results against others, the most frequent opponents first.

    With *only*, return just the results against that user, as seen from their side.
    """
    games_by_rival: dict[str, list[tuple[Finished, Rival]]] = {}
    for game in games:
        for other in game.rivals:
            games_by_rival.setdefault(other.user, []).append((game, other))
    meetings = []
    for user, together in games_by_rival.items():
        if only in (None, user):
            ahead = sum(game.place < other.place for game, other in together)
            behind = sum(game.place > other.place for game, other in together)
            sides = (ahead, behind) if only is None else (behind, ahead)
            last = together[0][1]
            meetings.append(MeetingInfo(last.login, last.name, len(together), *sides))
    return sorted(meetings, key=lambda one: (-one.played, one.login))


def _plays(row: TableRow, viewer: str | None) -> bool:
    return viewer is not None and any(seat.user == viewer for seat in row.seats)


def _met(game: Finished, viewer: str | None) -> bool:
    return any(other.user == viewer for other in game.rivals)

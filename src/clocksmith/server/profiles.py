"""Profiles: what somebody with an account has played, and against whom."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.people_bodies import MeetingInfo, Profile, ResultInfo
from clocksmith.server.rated import ratings_of
from clocksmith.server.store import people, tables
from clocksmith.server.store.rated import rated_results
from clocksmith.server.store.results import Finished, Rival, finished_games
from clocksmith.server.summary import summary_of
from clocksmith.server.texts import login_of

SHOWN: Final = 20  # games on a profile
MET: Final = 20  # people on one's own profile


class Profiles:
    """Tells what people have played."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store

    async def profile(self, viewer: str | None, login: str) -> Profile:
        """Return the profile of an account as *viewer* may see it; RequestError if there is none.

        Games that are not listed are counted, and shown to those who played them.
        """
        account = await self._store.read(people.account, login_of(login))
        if account is None or account.login is None:
            raise RequestError(NOT_FOUND, "there is no such player")
        own = viewer == account.id
        games = await self._store.read(finished_games, account.id)
        shown = [game for game in games if own or game.listed or _met(game, viewer)][:SHOWN]
        rows = [await self._store.read(tables.table, game.table) for game in shown]
        return Profile(
            name=account.name,
            login=account.login,
            own=own,
            results=results_of(games),
            games=[summary_of(row, viewer) for row in rows if row is not None],
            meetings=meetings_of(games, None if own else viewer)[:MET],
            ratings=ratings_of(await self._store.read(rated_results, account.id)),
        )


def results_of(games: Iterable[Finished]) -> list[ResultInfo]:
    """Return how often each game was played and won, by the number of seats."""
    played: Counter[tuple[str, int]] = Counter()
    won: Counter[tuple[str, int]] = Counter()
    for game in games:
        kind = (game.game, game.seats)
        played[kind] += 1
        won[kind] += game.place == 1
    return [ResultInfo(*kind, count, won[kind]) for kind, count in sorted(played.items())]


def meetings_of(games: Iterable[Finished], only: str | None = None) -> list[MeetingInfo]:
    """Return how somebody fared against others, the most often met first; or against one of them.

    Against *only* one it is told from his side.
    """
    met: dict[str, list[tuple[Finished, Rival]]] = {}
    for game in games:
        for other in game.rivals:
            met.setdefault(other.user, []).append((game, other))
    told = []
    for user, together in met.items():
        if only in (None, user):
            ahead = sum(game.place < other.place for game, other in together)
            behind = sum(game.place > other.place for game, other in together)
            sides = (ahead, behind) if only is None else (behind, ahead)
            last = together[0][1]
            told.append(MeetingInfo(last.login, last.name, len(together), *sides))
    return sorted(told, key=lambda one: (-one.played, one.login))


def _met(game: Finished, viewer: str | None) -> bool:
    return any(other.user == viewer for other in game.rivals)

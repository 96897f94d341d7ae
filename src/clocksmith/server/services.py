"""Services: all that requests are answered with, put together once."""

from clocksmith.server.accounts import Accounts, Cookies
from clocksmith.server.backend import Backend
from clocksmith.server.boxes import Boxes
from clocksmith.server.closing import Closing
from clocksmith.server.coaching import Coaching
from clocksmith.server.exporting import Exporting
from clocksmith.server.externals import Externals
from clocksmith.server.farewell import Farewell
from clocksmith.server.finding import Finder
from clocksmith.server.following import Following
from clocksmith.server.leaving import Leaving
from clocksmith.server.limits import Limiter
from clocksmith.server.lobby import Lobby
from clocksmith.server.metrics import Metrics
from clocksmith.server.minds import minds_for
from clocksmith.server.opening import Opening
from clocksmith.server.profiles import Profiles
from clocksmith.server.sessions import Sessions
from clocksmith.server.settings import Settings
from clocksmith.server.shared_limits import SharedLimiter
from clocksmith.server.sockets import Sockets
from clocksmith.server.solvers import Solvers
from clocksmith.server.store.store import Store
from clocksmith.server.stories import Stories
from clocksmith.server.table_cache import TableCache
from clocksmith.server.tidings.tidings import Tidings
from clocksmith.server.uptime import Uptime
from clocksmith.server.vacations import Vacations


class Services:
    """The services of a running server."""

    def __init__(self, settings: Settings, externals: Externals) -> None:
        store = Store(settings.database, settings.database_seconds)
        self.uptime = Uptime(store, externals.now)
        self.minds = minds_for(settings, store.server, externals)
        self.backend = Backend(
            settings,
            externals,
            store,
            self.minds.bots,
            store.secret("server"),
            self.uptime.pauses,
        )
        self.settings = settings
        self.externals = externals
        self.store = store
        self.cookies = Cookies(self.backend)
        self.accounts = Accounts(self.backend)
        self.table_cache = TableCache(self.backend)
        self.following = Following(self.backend, self.table_cache)
        self.vacations = Vacations(self.backend, self.following)
        self.tidings = Tidings(self.backend, self.table_cache, self.following, self.vacations)
        self.sessions = Sessions(self.backend, self.table_cache)
        self.following.on_end = self.sessions.forget
        self.boxes = Boxes(self.backend)
        self.opening = Opening(self.backend, self.table_cache, self.boxes)
        self.lobby = Lobby(self.backend, self.table_cache)
        self.finder = Finder(self.backend, self.table_cache, self.opening)
        self.closing = Closing(self.backend, self.table_cache, self.opening, self.lobby)
        self.leaving = Leaving(self.backend, self.table_cache, self.closing)
        self.farewell = Farewell(self.backend, self.table_cache, self.leaving, self.closing)
        self.profiles = Profiles(self.backend)
        self.exporting = Exporting(self.backend, self.table_cache)
        self.coaching = Coaching(self.minds.looker)
        self.stories = Stories()
        self.sockets = Sockets(settings.sockets_address, settings.sockets)
        self.solvers = Solvers(self.backend)
        self.metrics = Metrics(self) if settings.metrics else None
        self._limit(settings, externals)
        self._closed = False

    def _limit(self, settings: Settings, externals: Externals) -> None:
        """Make the limits of how often things may be done.

        What a server does by itself it counts by itself; the rest is counted for all together.
        """
        self.rate_user = Limiter(settings.rate_user, externals.now)
        self.rate_address = Limiter(settings.rate_address, externals.now)
        self.rate_judge = Limiter(settings.rate_judge, externals.now)
        self.rate_chat = SharedLimiter("chat", settings.rate_chat, self.backend)
        self.rate_hint = SharedLimiter("hint", settings.rate_hint, self.backend)
        self.rate_suggest = SharedLimiter("suggest", settings.rate_suggest, self.backend)
        self.rate_open = SharedLimiter("open", settings.rate_open, self.backend)
        self.rate_sit = SharedLimiter("sit", settings.rate_sit, self.backend)
        self.rate_find = SharedLimiter("find", settings.rate_find, self.backend)
        self.rate_export = SharedLimiter("export", settings.rate_export, self.backend)
        self.rate_motion = SharedLimiter("motion", settings.rate_motion, self.backend)
        self.rate_box = SharedLimiter("box", settings.rate_box, self.backend)
        self.rate_sign_in = SharedLimiter("sign_in", settings.rate_sign_in, self.backend)
        self.rate_mail = SharedLimiter("mail", settings.rate_mail, self.backend)

    @property
    def is_closed(self) -> bool:
        """Whether the server ends."""
        return self._closed

    async def close(self) -> None:
        """Let everybody go, write what waits, end the bots; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self.leaving.close()
        await self.tidings.close()
        self.following.close()
        self.table_cache.close()
        await self.coaching.close()
        await self.stories.close()
        await self.backend.bots.close()
        await self.uptime.close()
        self.store.close()

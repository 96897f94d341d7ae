"""Services: everything that handles requests, wired together once."""

from contextlib import ExitStack

from clocksmith.server.accounts.deletion import AccountDeletion
from clocksmith.server.accounts.export import GameExport
from clocksmith.server.accounts.profiles import Profiles
from clocksmith.server.accounts.service import Accounts
from clocksmith.server.accounts.sessions import Sessions
from clocksmith.server.accounts.tokens import PersonalTokens
from clocksmith.server.backend import Backend
from clocksmith.server.boxes.service import Boxes
from clocksmith.server.clock import Externals
from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.cluster.sync import Sync
from clocksmith.server.cluster.uptime import Uptime
from clocksmith.server.database.store import Store
from clocksmith.server.events.streams import EventStreams
from clocksmith.server.http.cookies import Cookies
from clocksmith.server.http.limits import Limiter
from clocksmith.server.http.metrics import Metrics
from clocksmith.server.http.shared_limits import SharedLimiter
from clocksmith.server.http.sockets import Sockets
from clocksmith.server.http.tokens import Tokens
from clocksmith.server.matchmaking.service import Matchmaker
from clocksmith.server.notifications.queries import forget_user
from clocksmith.server.notifications.service import Notifications
from clocksmith.server.notifications.vacations import Vacations
from clocksmith.server.puzzles.service import PuzzleProgress
from clocksmith.server.settings import Rate, Settings
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.cleanup import TableCleanup
from clocksmith.server.tables.conflicts import Conflicts
from clocksmith.server.tables.create import TableCreator
from clocksmith.server.tables.join import Lobby
from clocksmith.server.tables.leave import Leaver
from clocksmith.server.tables.lifecycle import TableLifecycle
from clocksmith.server.tables.lists import TableLists
from clocksmith.server.tables.stories import Stories
from clocksmith.server.thinking.analysis import Analyses
from clocksmith.server.thinking.backends import thinking_backend
from clocksmith.server.thinking.sidework import Sidework


class Services:
    """The services of a running server."""

    def __init__(self, settings: Settings, externals: Externals) -> None:
        store, cluster, secret, self.uptime = _open(settings, externals)
        self.thinking = thinking_backend(settings)
        self.backend = Backend(
            settings,
            externals,
            store,
            cluster,
            self.thinking.bots,
            secret,
            self.uptime.pauses,
        )
        self.settings = settings
        self.externals = externals
        self.store = store
        self.cluster = cluster
        self.cookies = Cookies(self.backend.secret, externals.now)
        self.accounts = Accounts(self.backend)
        self.table_cache = TableCache(self.backend)
        self.conflicts = Conflicts(self.table_cache)
        self.sync = Sync(cluster, settings.check_seconds, self.table_cache.replicas)
        self.vacations = Vacations(self.backend, self.table_cache)
        self.notifications = Notifications(self.backend, self.table_cache, self.vacations)
        self.sessions = Sessions(self.backend, self.table_cache)
        self.personal_tokens = PersonalTokens(self.backend, self.sessions)
        self.event_streams = EventStreams(self.backend, self.table_cache, self.sessions)
        self.sync.on_end = self.sessions.forget
        self.boxes = Boxes(self.backend)
        self.table_creator = TableCreator(self.backend, self.table_cache, self.boxes)
        self.lobby = Lobby(self.backend, self.table_cache)
        self.table_lists = TableLists(self.backend)
        self.matchmaker = Matchmaker(self.backend, self.table_cache)
        self.lifecycle = TableLifecycle(self.backend, self.table_cache, self.lobby)
        self.leaver = Leaver(self.backend, self.table_cache)
        self.cleanup = TableCleanup(self.backend, self.table_cache, self.lifecycle)
        self.account_deletion = AccountDeletion(
            self.backend, self.table_cache, self.leaver, self.lifecycle, [forget_user]
        )
        self.profiles = Profiles(self.backend, self.table_lists)
        self.game_export = GameExport(self.backend, self.table_cache)
        self.analyses = Analyses(self.thinking.start_analyzer)
        self.stories = Stories()
        self.sidework = Sidework()
        self.sockets = Sockets(settings.sockets_address, settings.sockets)
        self.puzzle_progress = PuzzleProgress(self.backend)
        self.metrics = Metrics(self) if settings.metrics else None
        self._limit(settings, externals)
        self._closed = False

    def _limit(self, settings: Settings, externals: Externals) -> None:
        """Create the rate limits.

        Limits on local work are per server; the others are shared by all servers.
        """
        self.tokens = Tokens(settings.worker_tokens)
        self.rate_token = Limiter(settings.rate_sign_in, externals.now)  # wrong tokens
        self.rate_user = Limiter(settings.rate_user, externals.now)
        self.rate_address = Limiter(settings.rate_address, externals.now)
        self.rate_box_check = Limiter(settings.rate_box_check, externals.now)
        self.rate_chat = self._shared("chat", settings.rate_chat)
        self.rate_hint = self._shared("hint", settings.rate_hint)
        self.rate_suggest = self._shared("suggest", settings.rate_suggest)
        self.rate_open = self._shared("open", settings.rate_open)
        self.rate_sit = self._shared("sit", settings.rate_sit)
        self.rate_seek = self._shared("seek", settings.rate_seek)
        self.rate_export = self._shared("export", settings.rate_export)
        self.rate_proposal = self._shared("motion", settings.rate_proposal)
        self.rate_box = self._shared("box", settings.rate_box)
        self.rate_sign_in = self._shared("sign_in", settings.rate_sign_in)
        self.rate_token_made = self._shared("token_made", settings.rate_token)
        self.rate_login = self._shared("login", settings.rate_login)
        self.rate_mail = self._shared("mail", settings.rate_mail)
        self.rate_confirm = self._shared("confirm", settings.rate_confirm)
        self.rate_confirm_address = self._shared("confirm_address", settings.rate_confirm_address)
        self.rate_push = self._shared("push", settings.rate_push)

    def _shared(self, kind: str, rate: Rate) -> SharedLimiter:
        now, disguise = self.externals.now, self.backend.disguised
        return SharedLimiter(kind, rate, now, self.cluster, disguise)

    @property
    def is_closed(self) -> bool:
        """Whether the server is shutting down."""
        return self._closed

    async def close(self) -> None:
        """Disconnect everybody, write pending data and end the bots; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self.event_streams.close()
        self.cleanup.close()
        await self.notifications.close()
        self.sync.close()
        self.table_cache.close()
        await self.analyses.close()
        await self.stories.close()
        await self.boxes.checker.close()
        self.sidework.close()
        await self.backend.bots.close()
        await self.uptime.close()
        self.cluster.stop_listening()
        self.store.finish()
        self.cluster.close()
        self.store.close()


def _open(settings: Settings, externals: Externals) -> tuple[Store, Cluster, bytes, Uptime]:
    """Open the database, join its cluster and read what a start needs; all of it or nothing."""
    with ExitStack() as undo:
        store = Store(settings.database, settings.database_seconds)
        undo.callback(store.close)
        cluster = Cluster(store)
        undo.callback(cluster.close)
        secret, uptime = store.secret("server"), Uptime(store, externals.now)
        undo.pop_all()
    return store, cluster, secret, uptime

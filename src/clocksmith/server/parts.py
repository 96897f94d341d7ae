"""Parts: all that requests are answered with, put together once."""

from clocksmith.server.accounts import Accounts, Cookies
from clocksmith.server.botpool import BotPool
from clocksmith.server.coaching import Coaching
from clocksmith.server.limits import Limiter
from clocksmith.server.lobby import Lobby
from clocksmith.server.opening import Opening
from clocksmith.server.seams import Seams
from clocksmith.server.settings import Settings
from clocksmith.server.shelf import Shelf
from clocksmith.server.shop import Shop
from clocksmith.server.store.store import Store


class Parts:
    """The parts of a running server."""

    def __init__(self, settings: Settings, seams: Seams) -> None:
        store = Store(settings.database)
        self.shop = Shop(
            settings, seams, store, BotPool(settings.bot_workers), store.secret("server")
        )
        self.settings = settings
        self.seams = seams
        self.store = store
        self.cookies = Cookies(self.shop)
        self.accounts = Accounts(self.shop)
        self.shelf = Shelf(self.shop)
        self.opening = Opening(self.shop, self.shelf)
        self.lobby = Lobby(self.shop, self.shelf)
        self.coaching = Coaching()
        self.rate_user = Limiter(settings.rate_user, seams.now)
        self.rate_address = Limiter(settings.rate_address, seams.now)
        self.rate_chat = Limiter(settings.rate_chat, seams.now)
        self.rate_hint = Limiter(settings.rate_hint, seams.now)
        self.rate_open = Limiter(settings.rate_open, seams.now)
        self._closed = False
        self.rate_sign_in = Limiter(settings.rate_sign_in, seams.now)

    async def close(self) -> None:
        """Let everybody go, write what waits, end the bots; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self.shelf.close()
        await self.coaching.close()
        await self.shop.bots.close()
        self.store.close()

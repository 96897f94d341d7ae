"""Who thinks for a server: processes beside it, or workers elsewhere."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clocksmith.server.botpool import BotPool, bots_here
from clocksmith.server.externals import Externals
from clocksmith.server.looking import Looker, look_here
from clocksmith.server.settings import WORKERS, Settings
from clocksmith.server.store.database import needing

if TYPE_CHECKING:
    from clocksmith.server.errands.errands import Errands


@dataclass(frozen=True)
class Minds:
    """Those who answer for bots, and those who look at games."""

    bots: BotPool
    looker: Looker
    errands: "Errands | None" = None  # where others think


def minds_for(settings: Settings, server: str, externals: Externals) -> Minds:
    """Return who thinks, as a host has set it."""
    if settings.thinking != WORKERS:
        return Minds(bots_here(settings.bot_workers), look_here())
    # Imported here, since only who has workers needs what the extra brings.
    with needing():
        from clocksmith.server.errands.elsewhere import bots_elsewhere, look_elsewhere
        from clocksmith.server.errands.errands import Errands
    errands = Errands(settings.database, server, externals.new_token)
    return Minds(bots_elsewhere(errands), look_elsewhere(errands), errands)

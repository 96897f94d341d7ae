from clocksmith.games import GAMES as GAMES
from clocksmith.games.inventions.game import InventionsGame
from clocksmith.games.khronos.game import KhronosGame
from clocksmith.games.sands.game import SandsGame
from clocksmith.position import IllegalActionError as IllegalActionError
from clocksmith.position import Outlook as Outlook
from clocksmith.position import Position as Position
from clocksmith.position import link as link
from clocksmith.position import read as read
from clocksmith.position import replay as replay
from clocksmith.position import start as start

__version__: str
__all__: list[str]

inventions: InventionsGame
khronos: KhronosGame
sands: SandsGame

"""What ``import clocksmith`` offers: play, ask why, look ahead, take back, write, draw."""

from clocksmith.position.origins import link, read, replay, start
from clocksmith.position.outlook import IllegalActionError, Outlook
from clocksmith.position.position import Position

__all__ = ["IllegalActionError", "Outlook", "Position", "link", "read", "replay", "start"]

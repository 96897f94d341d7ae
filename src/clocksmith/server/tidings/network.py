"""Where the server may send things that strangers name: nowhere inside the host's own network.

This is used in the process that sends (see :mod:`courier`), in which every name is looked up
here: also one that a redirection leads to, and also one whose answer changes from look to look.
"""

import os
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

WEB_PORTS: Final = (80, 443)
FREE_PORTS: Final = range(1024, 65536)  # below are mail, shells and the like
TRANSLATED: Final = ip_network("64:ff9b::/96")  # IPv4 behind IPv6
PROXIES: Final = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")
Lookup = Callable[..., list[Any]]


class InsideError(OSError):
    """An address that lies inside the host's own network, or a port that is not for this."""


def is_outside(text: str) -> bool:
    """Return whether an address belongs to the whole world."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in _meant(address))


def _meant(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """Return an address, and those of IPv4 that are written inside it."""
    found: list[IPv4Address | IPv6Address] = [address]
    if isinstance(address, IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address.ipv4_mapped is not None:
            return [address.ipv4_mapped]
        if address in TRANSLATED:
            inner.append(IPv4Address(int(address) & 0xFFFFFFFF))
        found += [one for one in inner if one is not None]
    return found


def guarded(look_up: Lookup) -> Lookup:
    """Return a lookup of names that finds only addresses outside, and ports of the web."""

    def look_up_outside(host: Any, port: Any, *args: Any, **named: Any) -> list[Any]:
        number = int(port) if str(port).isdecimal() else -1
        if number not in WEB_PORTS and number not in FREE_PORTS:
            raise InsideError(f"nothing is sent to port {port}")
        found = look_up(host, port, *args, **named)
        if not all(is_outside(str(one[4][0])) for one in found):
            raise InsideError("nothing is sent inside the host's own network")
        return found

    return look_up_outside


def stay_outside() -> None:
    """Let this process connect to nothing inside the host's own network from now on."""
    for name in PROXIES:  # a proxy would look names up by itself
        os.environ.pop(name, None)
        os.environ.pop(name.upper(), None)
    socket.getaddrinfo = guarded(socket.getaddrinfo)

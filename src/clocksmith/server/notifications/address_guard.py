"""The address guard: addresses given by people never lead into the host's network or to the host.

The process that sends notifications calls it (:mod:`sandbox`). It looks up every name itself, also
that of a redirect and one whose answer changes between lookups.
"""

import os
import socket
from collections.abc import Callable, Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any, Final

WEB_PORTS: Final = (80, 443)
FREE_PORTS: Final = range(1024, 65536)  # below are mail, shells and the like
TRANSLATED: Final = ip_network("64:ff9b::/96")  # IPv4 behind IPv6
# Also IPv4 behind IPv6: by rules of the own network (RFC 8215), and as nobody writes it any more.
REFUSED: Final = (ip_network("64:ff9b:1::/48"), ip_network("::/96"))
PROXIES: Final = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")
ANY_PORT: Final = 9
Lookup = Callable[..., list[Any]]
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class InsideError(OSError):
    """An address inside the host's own network, or a port that is not allowed."""


def is_outside(text: str, refused: Iterable[Network] = ()) -> bool:
    """Return whether an address is public, and in none of some networks."""
    networks, meant = (*REFUSED, *refused), _meant(text)
    return bool(meant) and all(
        one.is_global and not one.is_multicast and not any(one in network for network in networks)
        for one in meant
    )


def is_own(address: Address) -> bool:
    """Return whether an address is one of this machine: the one it would be reached from.

    Nothing is sent.
    """
    family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(address), ANY_PORT))
            return ip_address(probe.getsockname()[0]) == address
    except OSError:  # nothing leads there
        return False


def _meant(text: str) -> set[Address]:
    """Return an address, and those of IPv4 that are written inside it; nothing if it is none."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return set()
    if isinstance(address, IPv4Address):
        return {address}
    if address.ipv4_mapped is not None:
        return {address.ipv4_mapped}
    inner = [address.sixtofour, *(address.teredo or ())]
    if address in TRANSLATED:
        inner.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return {address, *[one for one in inner if one is not None]}


def guarded(look_up: Lookup, public_host: str = "", refused: Iterable[Network] = ()) -> Lookup:
    """Return a lookup of names that finds only addresses outside, and ports of the web.

    The addresses of this machine are refused, and those under which people reach it: a database
    that trusts its own machine may listen there.
    """
    networks = tuple(refused)

    def look_up_outside(host: Any, port: Any, *args: Any, **options: Any) -> list[Any]:
        number = int(port) if str(port).isdecimal() else -1
        if number not in WEB_PORTS and number not in FREE_PORTS:
            raise InsideError(f"nothing is sent to port {port}")
        answers = look_up(host, port, *args, **options)
        if not all(is_outside(str(answer[4][0]), networks) for answer in answers):
            raise InsideError("nothing is sent inside the host's own network")
        addresses = _addresses(answers)
        if addresses & _addresses_of(look_up, public_host) or any(map(is_own, addresses)):
            raise InsideError("nothing is sent to the host itself")
        return answers

    return look_up_outside


def _addresses(answers: Iterable[Any]) -> set[Address]:
    """Return the addresses in the answers of a lookup."""
    return {address for answer in answers for address in _meant(str(answer[4][0]))}


def _addresses_of(look_up: Lookup, host: str) -> set[Address]:
    """Return the addresses of a host; none if its name cannot be resolved here."""
    try:
        return _addresses(look_up(host, None)) if host else set()
    except OSError:
        return set()


def stay_outside(public_host: str, refused: Iterable[Network]) -> None:
    """Let this process connect to nothing inside the host's own network from now on."""
    for name in PROXIES:  # a proxy would look names up by itself
        os.environ.pop(name, None)
        os.environ.pop(name.upper(), None)
    socket.getaddrinfo = guarded(socket.getaddrinfo, public_host, refused)

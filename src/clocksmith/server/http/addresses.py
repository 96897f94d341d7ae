"""Client addresses, and the networks they belong to."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import Scope

LONGEST: Final = 64  # maximum length of an address
WITH_PORT: Final = re.compile(r"([0-9.]+):[0-9]+|\[([^\]]*)\](?::[0-9]+)?")


def client_address(scope: "Scope", trust_proxy: bool) -> str:
    """Return the client's address; behind a trusted proxy, the address the nearest proxy reports.

    A proxy may add a header line of its own, or append to the last line of the client.
    """
    if trust_proxy:
        lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        nearest = b",".join(lines).rpartition(b",")[2].strip().decode("latin-1")
        if nearest:
            return network_of(nearest[:LONGEST])
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Return the network that an address stands for: the first 64 bits of IPv6."""
    with_port = WITH_PORT.fullmatch(address)
    if with_port is not None:
        address = with_port[1] or with_port[2]
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # a name
        return address
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is None:
        return str(ip_network((ip, 64), strict=False))
    return str(getattr(ip, "ipv4_mapped", None) or ip)

"""Host names allowed for a private server: only names that no stranger can own.

A page elsewhere may resolve its own name to this machine (DNS rebinding). To a
browser it is then the same site as the server. The Host header gives it away.
"""

import socket
from ipaddress import ip_address
from typing import Final

OWN_NETWORK: Final = (
    ".local",
    ".localhost",
    ".lan",
    ".home",
    ".internal",
    ".intranet",
    ".private",
    ".home.arpa",
    ".test",
)


def is_own_name(host: str, own: str = "") -> bool:
    """Return whether the Host of a request is an address, or a name of the local network."""
    name = host.lower().strip()
    bracketed = name.startswith("[")
    name = name[1:].partition("]")[0] if bracketed else name.partition(":")[0]
    name = name.rstrip(".")
    if "." not in name and not bracketed:
        return True
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(OWN_NETWORK) or name in (own.lower(), socket.gethostname().lower())
    return True

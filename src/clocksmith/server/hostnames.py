"""Names by which a server at home may be called: none that somebody far away can own.

A page elsewhere may have its own name lead to this machine (DNS rebinding); to a
browser it is then the same site as the server. The name it uses gives it away.
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
    """Return whether the Host of a request is an address, or a name of one's own network."""
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

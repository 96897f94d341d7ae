"""What a process does that carries tidings to browsers and services, whose addresses people name.

It is a process of its own so that it can be kept outside the host's network, has a bounded
memory, and is ended when an address does not let go of it.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from clocksmith.server.tidings.network import stay_outside

SENT: Final = "sent"
GONE: Final = "gone"  # nobody is there any more, nor will be
FAILED: Final = "failed"  # worth another try

SECONDS: Final = 10.0  # for one answer
MEMORY: Final = 1 << 30  # bytes
KEPT_SECONDS: Final = 24 * 3600  # that a service of pushes keeps what it cannot hand over
GONE_STATUS: Final = (404, 410)
# What the address of a service may say beside: nothing that names a file, such as a template.
OPTIONS: Final = {
    "auth",
    "channel",
    "key",
    "mode",
    "msgtype",
    "priority",
    "silent",
    "team",
    "thread",
    "to",
    "token",
    "topic",
    "workspace",
}
Carry = Callable[[dict[str, Any]], str]


def start(inside: bool) -> Carry:
    """Get ready, and return what carries a tiding; *inside*: also in the host's own network."""
    bound_memory()
    if not inside:
        stay_outside()
    return partial(carry, kinds={"push": push, "service": post, "check": check})


def carry(asked: dict[str, Any], kinds: dict[str, Carry]) -> str:
    """Carry one tiding, and return what came of it; nothing more is told of the other side."""
    return kinds[asked["kind"]](asked)


def bound_memory() -> None:
    """Let an endless answer end this process instead of the machine."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def push(asked: dict[str, Any]) -> str:
    """Push to a browser, encrypted for it alone."""
    import requests
    from pywebpush import WebPushException, webpush

    session = requests.Session()
    session.trust_env = False
    session.max_redirects = 0
    try:
        webpush(
            json.loads(asked["address"]),
            asked["text"],
            vapid_private_key=_vapid(asked["key"]),
            vapid_claims={"sub": asked["contact"]},
            timeout=SECONDS,
            ttl=KEPT_SECONDS,
            headers={"Urgency": "normal", "Topic": asked["topic"]},
            requests_session=session,
        )
    except WebPushException as error:
        status = getattr(error.response, "status_code", None)
        return GONE if status in GONE_STATUS else FAILED
    except (requests.RequestException, OSError, ValueError, TypeError):
        return FAILED
    return SENT


def post(asked: dict[str, Any]) -> str:
    """Hand a tiding to a service of Apprise."""
    service = _service(asked)
    if service is None:
        return GONE
    return SENT if service.notify(body=asked["text"], title=asked["title"]) else FAILED


def check(asked: dict[str, Any]) -> str:
    """Find out whether an address is one of a service that is allowed; nothing is sent."""
    return GONE if _service(asked) is None else SENT


def _service(asked: dict[str, Any]) -> Any:
    """Return the service of an address as Apprise itself reads it; None if it is not allowed."""
    import logging

    import apprise
    from apprise.plugins import url_to_dict

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # its lines tell addresses
    reader: Any = url_to_dict
    read = reader(asked["address"])
    if not read or read["schema"] not in asked["allowed"]:
        return None
    if not set(read.get("qsd") or ()) <= OPTIONS:
        return None
    asset = apprise.AppriseAsset(
        app_id="Clocksmith",
        app_desc="Clocksmith",
        app_url=asked["site"],
        storage_mode=apprise.PersistentStoreMode.MEMORY,
    )
    return apprise.Apprise.instantiate(read, asset=asset)


def _vapid(key: str) -> Any:
    """Return the key of this server for pushes from how it is written."""
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())

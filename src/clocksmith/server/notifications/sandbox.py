"""The sandboxed sender: a process that sends to browsers and services, whose addresses people give.

It is a process of its own so that it can be kept out of the host's network, has bounded memory, and
can be ended when an address holds it up forever.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from clocksmith.server.mail_settings import networks_of
from clocksmith.server.notifications.address_guard import stay_outside

SENT: Final = "sent"
GONE: Final = "gone"  # nobody is there any more, or ever will be
FAILED: Final = "failed"  # worth another try

SECONDS: Final = 10.0  # for one answer
MEMORY: Final = 1 << 30  # bytes
KEPT_SECONDS: Final = 24 * 3600  # that a push service keeps what it cannot deliver yet
GONE_STATUS: Final = (404, 410)
# The options that the address of a service may have: none names a file, as a template would.
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
Task = dict[str, Any]
Send = Callable[[Task], str]


def start(inside: bool, public_host: str, refused: str) -> Send:
    """Get ready, and return the function that sends; *inside*: also into the host's own network."""
    bound_memory()
    if not inside:
        stay_outside(public_host, networks_of(refused))
    return partial(send, kinds={"push": push, "service": post, "check": check})


def send(task: Task, kinds: dict[str, Send]) -> str:
    """Send one message, and return the outcome; nothing else about the receiver is revealed."""
    return kinds[task["kind"]](task)


def bound_memory() -> None:
    """Let an endless answer exhaust this process instead of the machine."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def push(task: Task) -> str:
    """Push to a browser, encrypted for it alone."""
    import requests
    from pywebpush import WebPushException, webpush

    session = requests.Session()
    session.trust_env = False
    session.max_redirects = 0
    try:
        webpush(
            json.loads(task["address"]),
            task["text"],
            vapid_private_key=_vapid(task["key"]),
            vapid_claims={"sub": task["contact"]},
            timeout=SECONDS,
            ttl=KEPT_SECONDS,
            headers={"Urgency": "normal", "Topic": task["topic"]},
            requests_session=session,
        )
    except WebPushException as error:
        status = getattr(error.response, "status_code", None)
        return GONE if status in GONE_STATUS else FAILED
    except (requests.RequestException, OSError, ValueError, TypeError):
        return FAILED
    return SENT


def post(task: Task) -> str:
    """Send a message to a service of Apprise."""
    service = _service(task)
    if service is None:
        return GONE
    return SENT if service.notify(body=task["text"], title=task["title"]) else FAILED


def check(task: Task) -> str:
    """Find out whether an address belongs to an allowed service; nothing is sent."""
    return GONE if _service(task) is None else SENT


def _service(task: Task) -> Any:
    """Return the service of an address as Apprise itself reads it; None if it is not allowed."""
    import logging

    import apprise
    from apprise.plugins import url_to_dict

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # its log lines hold addresses
    reader: Any = url_to_dict
    read = reader(task["address"])
    if not read or read["schema"] not in task["allowed"]:
        return None
    if not set(read.get("qsd") or ()) <= OPTIONS:
        return None
    asset = apprise.AppriseAsset(
        app_id="Clocksmith",
        app_desc="Clocksmith",
        app_url=task["site"],
        storage_mode=apprise.PersistentStoreMode.MEMORY,
    )
    return apprise.Apprise.instantiate(read, asset=asset)


def _vapid(key: str) -> Any:
    """Return the key of this server for pushes from its text."""
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())

"""Apprise: a message to a service such as a chat, which many people may read."""

from collections.abc import Sequence

from clocksmith.server.notifications.phrases import Message
from clocksmith.server.notifications.rows import SERVICE


def service_task(
    message: Message, address: str, site: str, allowed: Sequence[str]
) -> dict[str, object]:
    """Return what the sandboxed sender needs to hand a message to a service."""
    lines = [message.text, *[f"{text} {site}{path}" for text, path in message.items]]
    text = "\n".join([*lines, f"{message.label}\n{site}{message.path}"])
    return {
        "kind": SERVICE,
        "address": address,
        "title": _harmless(message.title),
        "text": _harmless(text),
        "site": site,
        "allowed": list(allowed),
    }


def check_task(address: str, site: str, allowed: Sequence[str]) -> dict[str, object]:
    """Return what the sandboxed sender needs to find out whether a service is allowed."""
    return {"kind": "check", "address": address, "site": site, "allowed": list(allowed)}


def _harmless(text: str) -> str:
    """Return a text in which no name of a person alerts a whole channel, as ``@everyone`` would."""
    return text.replace("@", "@ ")

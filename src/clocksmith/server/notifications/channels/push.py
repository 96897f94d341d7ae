"""Push: a message for one browser, signed with a key that follows from a secret of the database."""

import base64
import json
from hashlib import sha256
from typing import Final

from clocksmith.server.notifications.phrases import Message
from clocksmith.server.notifications.rows import PUSH

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
TOPIC: Final = 32  # characters that a push service takes
NOBODY: Final = "mailto:host@localhost"  # whom to write to about this server


class PushKey:
    """A key on the curve P-256: the private part signs, browsers get the public one."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        key = ec.derive_private_key(number, ec.SECP256R1())
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.private = _base64(number.to_bytes(32, "big"))
        self.public = _base64(point)


def push_task(message: Message, address: str, key: PushKey, site: str) -> dict[str, object]:
    """Return what the sandboxed sender needs to push a message."""
    lines = [message.text, *[text for text, _ in message.items]]
    shown = {"title": message.title, "body": "\n".join(lines), "path": message.path}
    return {
        "kind": PUSH,
        "address": address,
        "text": json.dumps(shown, ensure_ascii=False),
        "key": key.private,
        "contact": site or NOBODY,
        "topic": _base64(sha256(message.path.encode()).digest())[:TOPIC],
    }


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

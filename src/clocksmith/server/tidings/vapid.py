"""The key by which services of pushes know this server: it follows from a secret that is kept."""

import base64
from typing import Final

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


class PushKey:
    """A key on the curve P-256: what signs, and what browsers are told."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        key = ec.derive_private_key(number, ec.SECP256R1())
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.private = _letters(number.to_bytes(32, "big"))
        self.public = _letters(point)


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

"""Where pushes and services arrive: an HTTP server inside the test, which reads what was sent."""

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Receiver:
    """Takes requests, and answers all of them with one status."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        self.requests: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body

    def json(self) -> Any:
        """Return the body of the last request."""
        return json.loads(self.requests[-1][2])


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Run an HTTP server."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.requests.append((self.path, headers, body))
            self.send_response(receiver.status)
            self.end_headers()

        def log_message(self, *told: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server.server_port)
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscriber:
    """A browser that can be pushed to: its key, its secret, and how it reads."""

    def __init__(self, port: int) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._endpoint = f"http://127.0.0.1:{port}/push/1"

    def body(self) -> dict[str, str]:
        """Return what it sends to the server of tables."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self._endpoint, "p256dh": _letters(point), "auth": _letters(self._auth)}

    def read(self, body: bytes) -> Any:
        """Return what was pushed."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        return json.loads(plain)


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

"""The classes of uvicorn that ours refine are those that ours were written for.

Our protocols override methods of theirs, and rely on what other methods do in between. When uvicorn
is brought up to date, this fails: read what has changed in the methods it names, change
`server/http` where needed, then write the new digests here.
"""

import inspect
from hashlib import sha256

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

from clocksmith.server.http.http_protocol import LimitedHttpProtocol
from clocksmith.server.http.websocket_protocol import LimitedWebSocketProtocol

VERSION = "0.54.0"
DIGESTS: dict[type, str] = {
    HttpToolsProtocol: "18fdf324b11bf160",
    RequestResponseCycle: "e67d470d435dcc1c",
    FlowControl: "126debcdaa894c83",
    WebSocketsSansIOProtocol: "0bbcec98938432f7",
    Server: "06e799f7c58f8be6",
    ServerState: "f2260fbf10154746",
}


@pytest.mark.parametrize("kind", DIGESTS)
def test_what_we_refine_has_not_moved(kind: type) -> None:
    digest = sha256(inspect.getsource(kind).encode()).hexdigest()[:16]
    assert digest == DIGESTS[kind], (
        f"{kind.__module__}.{kind.__name__} of uvicorn {uvicorn.__version__} is not the one of "
        f"{VERSION}: compare them, see that server/http still holds, and write {digest} here"
    )


@pytest.mark.parametrize("kind", [LimitedHttpProtocol, LimitedWebSocketProtocol])
def test_what_we_override_is_there_with_the_same_parameters(kind: type) -> None:
    base = kind.__mro__[1]
    # __init__ hands on what it is given; SlicedTransport or the server calls the others.
    own = {"__init__", "slice_size", "read_slice", "is_busy", "check"}
    for name, method in inspect.getmembers(kind, inspect.isfunction):
        if name not in vars(kind) or name in own or (name[0] == "_" and not hasattr(base, name)):
            continue
        assert hasattr(base, name), f"uvicorn {uvicorn.__version__} has no {base.__name__}.{name}"
        theirs = inspect.signature(getattr(base, name)).parameters
        assert list(inspect.signature(method).parameters) == list(theirs), name

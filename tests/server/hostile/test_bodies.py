"""Bodies that are too large, broken off, of the wrong kind or no JSON are refused in words."""

import json

import pytest

from clocksmith.server.http.limits import BODY_BYTES, RECORD_BYTES
from server.hostile.scene import PLAYED, Caller, Scene, error_of, key, raw

KINDS = ("", "text/plain", "application/xml", "multipart/form-data; boundary=x", "application")
NUMBERS = ("-1", "1e999", "1.5", "1e3", "9" * 400, "0x1", "01", "NaN", "Infinity", "-Infinity")
SIGNS = ("\\ud800", "\\udfff\\ud800", "\\u0000", "\\u001b[31m", "\\u202e", "\\ufeff", "\\uffff")
NO_JSON = (b"", b"{", b"[]", b"null", b"1", b'"x"', b"{'seat':0}", b"\xff\xfe{}", b"{}{}", b"{}x")


def act(scene: Scene) -> str:
    """Return where commands to the running table go."""
    return f"POST /api/tables/{scene.running}/actions"


def body(**other: str) -> bytes:
    """Return an answer, some of its fields written otherwise."""
    fields = {"seat": "0", "number": str(PLAYED), "action": '"end"', "key": f'"{key()}"'}
    told = ",".join([f'"{name}":{value}' for name, value in (fields | other).items()])
    return b"{" + told.encode() + b"}"


@pytest.mark.parametrize("kind", KINDS)
async def test_a_command_of_another_content_type_is_refused(scene: Scene, kind: str) -> None:
    caller = scene.caller(scene.host)
    error = await caller.refused(act(scene), body(), content_type=kind)
    assert error["code"] == "not-json"


async def test_a_record_that_is_no_plain_text_is_refused(scene: Scene) -> None:
    caller = scene.caller()
    for kind in ("application/json", "text/html", ""):
        error = await caller.refused("POST /api/records", b"clocksmith", content_type=kind)
        assert error["code"] == "not-json"
    error = await caller.refused("POST /api/records", b"\xff\xfe", content_type="text/plain")
    assert error["code"] == "bad-request"


@pytest.mark.parametrize("data", NO_JSON)
async def test_what_is_no_json_object_is_refused(scene: Scene, data: bytes) -> None:
    caller = scene.caller(scene.host)
    for path in ("actions", "undo", "preview", "branches", "chat"):
        error = await caller.refused(f"POST /api/tables/{scene.running}/{path}", data)
        assert error["code"] == "bad-request"
    for head in ("PUT /api/me", "POST /api/tables", "POST /api/accounts", "POST /api/session"):
        assert (await caller.refused(head, data))["code"] == "bad-request"


@pytest.mark.parametrize("number", NUMBERS)
async def test_numbers_that_are_none_are_refused(scene: Scene, number: str) -> None:
    caller = scene.caller(scene.host)
    for field in ("seat", "number"):
        error = await caller.refused(act(scene), body(**{field: number}))
        assert error["code"] in ("bad-request", "stale", "not-asked", "no-seat")
        if number != "1e3":  # which is a whole number
            assert error["code"] == "bad-request"


@pytest.mark.parametrize("sign", SIGNS)
async def test_strange_signs_in_commands_are_refused(scene: Scene, sign: str) -> None:
    caller = scene.caller(scene.host)
    for text in (f'"{sign}"', f'"end{sign}"', f'"{sign}end"'):
        error = await caller.refused(act(scene), body(key=text))
        assert error["code"] == "bad-request"
        error = await caller.refused(act(scene), body(action=text))
        assert error["code"] in ("bad-request", "unreadable", "not-asked")


async def test_unknown_missing_and_doubled_fields_are_refused(scene: Scene) -> None:
    caller = scene.caller(scene.host)
    for data in (body(more="1"), b'{"seat":0}', b"{}", body(seat="null"), body(key='"short"')):
        assert (await caller.refused(act(scene), data))["code"] == "bad-request"
    await caller.refused(act(scene), body()[:-1] + b',"seat":1}')


@pytest.mark.parametrize("depth", [2_000, 30_000])
async def test_deep_nesting_is_refused(scene: Scene, depth: int) -> None:
    caller = scene.caller(scene.host)
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        nested = (opening * depth)[: BODY_BYTES // 2]
        for data in (nested, nested + "1" + closing * depth):
            sent = data.encode()[:BODY_BYTES]
            assert (await caller.refused(act(scene), sent))["code"] == "bad-request"
            wrapped = b'{"game":"khronos","seats":' + sent[: BODY_BYTES - 60] + b"}"
            assert (await caller.refused("POST /api/tables", wrapped))["code"] == "bad-request"


async def test_bodies_that_are_too_large_are_refused_before_they_are_read(scene: Scene) -> None:
    caller = scene.caller(scene.host)
    for head in (act(scene), "POST /api/tables", "DELETE /api/session", "PUT /api/me"):
        error = await caller.refused(head, b" " * (BODY_BYTES + 1))
        assert error["code"] == "too-large"
        error = await caller.refused(head, b"", content_length="10000000000")
        assert error["code"] == "too-large"
    large = b"x" * (RECORD_BYTES + 1)
    error = await caller.refused("POST /api/records", large, content_type="text/plain")
    assert error["code"] == "too-large"


async def test_a_large_body_in_pieces_is_refused(scene: Scene) -> None:
    caller = scene.caller(scene.host)
    head = f"{act(scene)} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    piece = b"8000\r\n" + b" " * 0x8000 + b"\r\n"
    request = head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + piece * 4 + b"0\r\n\r\n"
    assert error_of(await caller.exchange(request))["code"] == "too-large"


async def test_a_body_that_breaks_off_does_nothing(scene: Scene) -> None:
    for promised in (1, 60, 60_000):
        data = body()
        head = f"{act(scene)} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        length = f"Cookie: {scene.host}\r\nContent-Length: {len(data) + promised}\r\n\r\n"
        answer = await raw(scene.port, (head + length).encode() + data)
        assert b" 2" not in answer.partition(b"\r\n")[0]
        assert b" 5" not in answer.partition(b"\r\n")[0]


async def test_many_seats_options_and_long_texts_are_refused(scene: Scene) -> None:
    caller = scene.caller()
    me = {"kind": "me"}
    wishes = [
        {"game": "khronos", "seats": []},
        {"game": "khronos", "seats": [me] * 1000},
        {"game": "khronos", "seats": [me]},
        {"game": "chess", "seats": [me, me]},
        {"game": "../khronos", "seats": [me, me]},
        {"game": "khronos" * 20, "seats": [me, me]},
        {"game": "khronos", "seats": [me, {"kind": "king"}]},
        {"game": "khronos", "seats": [me, {"kind": "bot", "level": "__import__('os')"}]},
        {"game": "khronos", "seats": [me, {"kind": "guest", "name": "x" * 25}]},
        {"game": "khronos", "seats": [me, me], "options": {"edition": "tenth"}},
        {"game": "khronos", "seats": [me, me], "options": {"edition": "first" * 999}},
        {"game": "khronos", "seats": [me, me], "options": {f"o{n}": "x" for n in range(2000)}},
        {"game": "khronos", "seats": [me, me], "options": {"\x00": "\x00"}},
        {"game": "khronos", "seats": [me, me], "clock": {"kind": "move"}},
        {"game": "khronos", "seats": [me, me], "clock": {"kind": "move", "seconds": 2**31 - 1}},
        {"game": "khronos", "seats": [me, me], "clock": {"kind": "none", "seconds": 1}},
    ]
    for wish in wishes:
        error = await caller.refused("POST /api/tables", json.dumps(wish).encode())
        assert error["code"] in ("bad-request", "invalid")


async def test_names_logins_and_passwords_that_cannot_be_are_refused(scene: Scene) -> None:
    caller: Caller = scene.caller()
    for name in ("", "   ", "\u200b", "\u202e", "\x00\x1b", "x" * 25, "\ud83d", "\u200d"):
        error = await caller.refused("PUT /api/me", {"name": name})
        assert error["code"] in ("invalid", "bad-request")
    for login in ("", " ", "a b", "a\x00", "a" * 25, "<b>", "a/b", "ß" * 20, "\ufdfa"):
        for head in ("POST /api/accounts", "POST /api/session"):
            error = await caller.refused(head, {"login": login, "password": "long enough"})
            assert error["code"] in ("invalid", "bad-request")
    for password in ("", "short", "x" * 201, "x" * 5000):
        error = await caller.refused("POST /api/accounts", {"login": "ada", "password": password})
        assert error["code"] in ("invalid", "bad-request")

"""Frames are read and written as RFC 6455 says, and what breaks it is named."""

import struct

import pytest

from clocksmith.server.network import frames
from clocksmith.server.network.frames import FrameError
from clocksmith.server.network.messages import MESSAGE_BYTES, MessageReader

MASK = b"\x01\x02\x03\x04"


def sent(first: int, data: bytes) -> bytes:
    """Return a frame as a client writes it, masked."""
    size = len(data)
    if size <= frames.SHORT:
        head = bytes([first, frames.MASKED | size])
    elif size < 1 << 16:
        head = struct.pack(">BBH", first, frames.MASKED | frames.WIDE, size)
    else:
        head = struct.pack(">BBQ", first, frames.MASKED | frames.WIDEST, size)
    masked = bytes([byte ^ MASK[place % 4] for place, byte in enumerate(data)])
    return head + MASK + masked


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 60_000, MESSAGE_BYTES])
def test_a_text_is_read_whole_however_it_comes_in(size: int) -> None:
    frame = sent(0x81, b"x" * size)
    assert list(MessageReader().read(frame)) == [(frames.TEXT, "x" * size)]
    reader = MessageReader()
    pieces = [frame[at : at + 1000] for at in range(0, len(frame), 1000)]
    assert [told for piece in pieces for told in reader.read(piece)] == [(1, "x" * size)]


def test_pieces_are_joined_and_control_frames_come_in_between() -> None:
    data = sent(0x01, b"on") + sent(0x89, b"there?") + sent(0x00, b"e ") + sent(0x80, b"text")
    data += sent(0x82, b"\xff")
    read = list(MessageReader().read(data))
    assert read == [(frames.PING, b"there?"), (frames.TEXT, "one text"), (frames.BYTES, b"\xff")]


def test_nothing_is_read_after_a_close() -> None:
    data = sent(0x88, struct.pack(">H", 1000)) + sent(0x81, b"more")
    assert [kind for kind, _ in MessageReader().read(data)] == [frames.CLOSE]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x01x", frames.PROTOCOL_ERROR),  # not masked
        (sent(0xC1, b"x"), frames.PROTOCOL_ERROR),  # a bit that means nothing
        (sent(0x83, b"x"), frames.PROTOCOL_ERROR),  # a kind that there is not
        (sent(0x09, b"x"), frames.PROTOCOL_ERROR),  # a ping that goes on
        (sent(0x89, b"x" * 126), frames.PROTOCOL_ERROR),  # a ping that is long
        (sent(0x80, b"x"), frames.PROTOCOL_ERROR),  # goes on, but nothing began
        (sent(0x01, b"x") + sent(0x81, b"y"), frames.PROTOCOL_ERROR),  # begins within another
        (sent(0x81, b"\xff\xfe"), frames.NOT_TEXT),
        (sent(0x82, b"x" * (MESSAGE_BYTES + 1))[:14], frames.TOO_LARGE),  # before it has come
        (sent(0x02, b"x" * MESSAGE_BYTES) + sent(0x80, b"x"), frames.TOO_LARGE),
    ],
)
def test_what_breaks_the_protocol_is_named(data: bytes, code: int) -> None:
    with pytest.raises(FrameError) as told:
        list(MessageReader().read(data))
    assert told.value.code == code


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"", frames.NO_REASON), (b"\x03\xe8bye", 1000), (b"\x0f\xa0", 4000)],
)
def test_why_the_other_side_closes_is_read(data: bytes, code: int) -> None:
    assert frames.code_of(data) == code


@pytest.mark.parametrize("data", [b"\x03", b"\x00\x01", b"\x03\xee", b"\x13\x88", b"\x03\xe8\xff"])
def test_a_close_that_says_nothing_right_is_refused(data: bytes) -> None:
    with pytest.raises(FrameError):
        frames.code_of(data)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_written_is_not_masked_and_tells_its_length(size: int) -> None:
    frame = frames.written(frames.TEXT, b"x" * size)
    head = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    assert len(frame) == head + size
    assert frame[0] == 0x81
    told = frame[1] if size <= 125 else int.from_bytes(frame[2:head])
    assert told == size

"""What comes in at a socket is what was said there, and little beside."""

from clocksmith.server.frames import FORGIVEN, MOST_UNREAD, Incoming


def test_messages_that_were_handed_on_are_not_held_against_a_socket() -> None:
    incoming = Incoming(("127.0.0.1", 1))
    received = 500  # the request
    for _ in range(10):
        assert not incoming.is_too_much(received)
        incoming.hear(50_000)
        received += 50_006


def test_pings_of_the_protocol_are_forgiven_as_long_as_something_is_said() -> None:
    incoming = Incoming(("127.0.0.1", 1))
    received = 500
    for _ in range(3 * MOST_UNREAD // FORGIVEN):
        incoming.hear(10)
        received += 16 + FORGIVEN // 2
        assert not incoming.is_too_much(received)


def test_a_frame_that_does_not_end_is_too_much_whatever_is_said_before_it() -> None:
    incoming = Incoming(("127.0.0.1", 1))
    assert not incoming.is_too_much(500)
    incoming.hear(20)
    assert incoming.is_too_much(500 + 26 + MOST_UNREAD + FORGIVEN)

"""Messages are compact JSON with a type, and are read back."""

import json

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.table import wire
from clocksmith.table.feed import Feed
from house.sources import PACKAGE, ROOT, modules
from table.sitting import summary, table_for

MESSAGES: dict[str, wire.Message] = {
    "seats": wire.SeatsChanged(
        [wire.SeatInfo("Ada", "person", online=True), wire.SeatInfo("", "bot", level="easy")]
    ),
    "deleted": wire.Deleted(),
    "thinking": wire.Thinking(2),
    "chat": wire.Chat("7", "Ada", None, "<b>hello</b>", 12.5),
    "fault": wire.ErrorMessage("stale", "question 3 is no longer open"),
    "pong": wire.Pong(),
}


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_message_is_read_back(kind: str) -> None:
    data = wire.encode(MESSAGES[kind])
    assert json.loads(data)["type"] == kind
    assert wire.decode(data) == MESSAGES[kind]


def test_a_welcome_and_an_update_are_read_back() -> None:
    table = table_for("khronos", 1)
    feed = Feed(table, SPECTATOR)
    for message in (feed.welcome(summary(table)), feed.update()):
        assert wire.decode(wire.encode(message)) == message


def test_what_is_not_set_is_left_out() -> None:
    assert json.loads(wire.encode(MESSAGES["seats"]))["seats"] == [
        {"name": "Ada", "kind": "person", "online": True, "mine": False},
        {"name": "", "kind": "bot", "online": False, "mine": False, "level": "easy"},
    ]


@pytest.mark.parametrize("data", [b"", b"{}", b'{"type":"ping"}', b'{"type":"dance"}', b"[1]"])
def test_what_is_no_message_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        wire.decode(data)


def test_a_client_sends_nothing_but_pings() -> None:
    assert wire.read_ping('{"type":"ping"}') == wire.Ping()
    with pytest.raises(ValueError, match=r"ping|Invalid"):
        wire.read_ping('{"type":"welcome"}')


def test_the_browser_knows_the_same_messages() -> None:
    twin = (ROOT / "web" / "src" / "protocol" / "wire.ts").read_text(encoding="utf-8")
    for struct in (
        wire.Welcome,
        wire.Update,
        wire.StepInfo,
        wire.QuestionInfo,
        wire.ClocksInfo,
        wire.StoryInfo,
        wire.MotionInfo,
        wire.NoticeInfo,
        wire.LedgerInfo,
        wire.PeriodInfo,
        wire.LedgerRowInfo,
    ):
        for field in struct.__struct_fields__:
            assert f"readonly {field}" in twin, f"wire.ts does not know {struct.__name__}.{field}"


def test_only_what_is_sent_needs_msgspec() -> None:
    table = PACKAGE / "table"
    texts = {path.name: path.read_text(encoding="utf-8") for path in modules(table)}
    assert [name for name, text in texts.items() if "msgspec" in text] == ["wire.py"]
    senders = [name for name, text in texts.items() if "clocksmith.table import wire" in text]
    assert senders == ["feed.py"]

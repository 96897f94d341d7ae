"""A game from outside is opened, played, looked back at and branched like any other."""

from pathlib import Path

import pytest

from clocksmith.table.record import read_record
from eventually import eventually
from examples.installed import candle
from server.house import opened

TWO = {"game": "candle", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]}
BOTS = {"game": "candle", "seats": [{"kind": "bot", "level": "apprentice"}] * 2}


async def test_a_table_of_a_game_from_outside_is_played_to_its_end_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        async with opened(tmp_path) as house:
            ada = await house.guest()
            assert "candle" in [told["name"] for told in (await ada.get("/games")).json]
            told = (await ada.get("/games/candle")).json
            assert (await ada.get("/games/candle/boxes")).json == []
            assert told["actions"]["bid"]["text"] == "bid {coins}"
            assert "field-lots" in told["words"]["fr"]
            assert "### 3.4 The candle" in told["rulebook"]["en"]
            id = (await ada.post("/tables", TWO)).json["id"]
            seen = (await ada.post(f"/tables/{id}/preview", {"seat": 0, "action": "bid 3"})).json
            assert [event["type"] for event in seen["events"]] == ["Bade"]
            while (await house.live(id)).table.waiting():
                await house.play(ada, id)
            story = (await ada.get(f"/tables/{id}/story?seat=open")).json
            assert story["steps"][-1]["events"][-1]["type"] == "Revealed"
            text = (await ada.get(f"/tables/{id}/record")).body.decode()
            assert read_record(text).game is game
            copy = (await ada.upload("/records", text)).json["id"]
            branch = {"step": 3, "seats": TWO["seats"]}
            assert (await ada.post(f"/tables/{copy}/branches", branch)).status == 200


async def test_bots_play_a_game_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch):
        async with opened(tmp_path) as house:
            ada = await house.guest()
            id = (await ada.post("/tables", BOTS)).json["id"]
            live = await house.live(id)
            await eventually(lambda: not live.table.waiting())
            assert live.table.outcome() is not None
            assert {entry.kind for entry in live.table.entries} == {"act"}, "nobody stood in"

"""Stories and records: what one may know, when one may know it."""

import gzip
import json
from itertools import accumulate
from pathlib import Path
from typing import Any

from clocksmith.table.delta import applied
from clocksmith.table.record import read_record
from server.house import HOT_SEAT, opened

RECORD = Path(__file__).parents[3] / "games" / "khronos" / "records" / "second-3-0001.txt"


def _after(view: Any, change: Any) -> Any:
    return applied(change, view)


async def test_a_story_is_told_compressed_where_that_can_be_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        plain = await ada.get(f"/tables/{id}/story?seat=spectator")
        packed = await ada.get(f"/tables/{id}/story", **{"accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(packed.body)) == plain.json
        assert len(packed.body) < len(plain.body) / 3
        assert plain.json["table"]["id"] == id
        assert plain.json["steps"][0]["kind"] == "deal"


async def test_a_moment_is_what_the_story_says_of_its_step(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        for viewer in ("open", "spectator", "1"):
            story = (await ada.get(f"/tables/{id}/story?seat={viewer}")).json
            changes = [step.pop("view") for step in story["steps"]]
            views = list(accumulate(changes, _after, initial=story["first"]))[1:]
            last = len(changes) - 1
            for step in (0, 7, last, last + 5):
                told = (await ada.get(f"/tables/{id}/moment?seat={viewer}&step={step}")).json
                at = min(step, last)
                assert (told["step"], told["view"]) == (at, views[at])
                for name in ("table", "steps", "notices"):
                    assert told[name] == story[name]
        first = (await ada.get(f"/tables/{id}/moment")).json
        assert (first["step"], first["steps"][0]["kind"]) == (0, "deal")


async def test_while_it_is_played_nobody_sees_everything(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, 3)
        assert (await ada.get(f"/tables/{id}/story?seat=open")).code == "hidden"
        assert (await ada.get(f"/tables/{id}/story?seat=5")).code == "no-seat"
        assert (await ada.get(f"/tables/{id}/moment?seat=open")).code == "hidden"
        assert (await ada.get(f"/tables/{id}/moment?seat=5")).code == "no-seat"
        assert (await ada.get(f"/tables/{id}/moment?step=-1")).code == "bad-request"
        assert (await ada.get(f"/tables/{id}/record")).code == "not-over"
        own = (await ada.get(f"/tables/{id}/story?seat=1")).json
        assert len(own["steps"]) == len((await house.live(id)).table.results)
        watching = await house.browser().get(f"/tables/{id}/story")
        assert watching.status == 200


async def test_when_it_is_over_everything_is_open_and_the_luck_can_be_checked(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        live = await house.live(id)
        while not live.table.closed:
            await house.play(ada, id)
        body = {"seat": 0, "number": 5, "action": "pass", "key": "after-the-end"}
        assert (await ada.post(f"/tables/{id}/actions", body)).code == "over"
        eve = house.browser()
        for viewer in ("open", "0", "1", "-2", "-3"):
            assert (await eve.get(f"/tables/{id}/story?seat={viewer}")).status == 200
        answer = await eve.get(f"/tables/{id}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = read_record(answer.body.decode())
        assert record.seed == live.row.seed
        assert record.commitment == (await eve.get(f"/tables/{id}")).json["commitment"]
    async with opened(tmp_path) as house:
        home = (await (await house.guest()).get("/tables")).json
        assert home["recent"] == []  # it is not listed, and not this guest's
        again = house.browser()
        again.cookie = ada.cookie
        [result] = (await again.get("/tables")).json["recent"]
        assert (result["id"], result["state"], len(result["places"])) == (id, "over", 2)

"""At a table: only one's own seats, clear refusals, consequences, words, chat."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.settings import Rate
from server.house import HOT_SEAT, INVITING, House, opened


async def begun(house: House) -> tuple[Any, str]:
    """A guest who owns all seats of a table, and its id."""
    ada = await house.guest("Ada")
    return ada, (await ada.post("/tables", HOT_SEAT)).json["id"]


async def test_a_foreign_seat_cannot_be_used_in_any_way(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        undo = {"seat": 0, "number": 0, "key": "some-key-1"}
        look = {"seat": body["seat"], "action": body["action"]}
        for eve in (await house.guest(), house.browser()):
            answers = [
                await eve.post(f"/tables/{id}/actions", body),
                await eve.post(f"/tables/{id}/undo", undo),
                await eve.post(f"/tables/{id}/preview", look),
                await eve.get(f"/tables/{id}/options?seat=0"),
                await eve.get(f"/tables/{id}/story?seat=0"),
            ]
            assert [(answer.status, answer.code) for answer in answers] == [(403, "not-yours")] * 5
        assert (await house.live(id)).table.number == 0
        assert (await ada.post(f"/tables/{id}/actions", {**body, "seat": 7})).code == "no-seat"


async def test_what_the_rules_forbid_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        refused = await ada.post(f"/tables/{id}/actions", {**body, "action": "demolish a1 might"})
        if refused.code == "unreadable":
            refused = await ada.post(f"/tables/{id}/actions", {**body, "action": "start 1"})
        assert (refused.status, refused.code) == (422, "refused")
        assert refused.json["refusal"]["type"] == "Refusal"
        assert refused.json["rule"] == refused.json["refusal"]["rule"]
        for text in ("", "fly to the moon", "<script>"):
            answer = await ada.post(f"/tables/{id}/actions", {**body, "action": text})
            assert (answer.status, answer.code) == (422, "unreadable")
        stale = {**body, "number": body["number"] + 5}
        assert (await ada.post(f"/tables/{id}/actions", stale)).code == "stale"
        other = {**body, "seat": 1 - body["seat"]}
        assert (await ada.post(f"/tables/{id}/actions", other)).code == "not-asked"
        assert (await house.live(id)).table.number == 0


@pytest.mark.parametrize(
    "change",
    [
        {"key": "short"},
        {"key": "x" * 65},
        {"key": "with space"},
        {"key": None},
        {"seat": -1},
        {"seat": 10},
        {"seat": 1.5},
        {"number": -1},
        {"number": 10**30},
        {"action": "x" * 201},
    ],
)
async def test_a_command_of_another_form_is_a_bad_request(
    change: dict[str, Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = {**await house.move(id), **change}
        assert (await ada.post(f"/tables/{id}/actions", body)).code == "bad-request"


async def test_nothing_can_be_taken_back_that_was_not_given(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        for whole in (True, False):
            body = {"seat": 0, "number": 0, "whole": whole, "key": f"undo-key-{whole}"}
            assert (await ada.post(f"/tables/{id}/undo", body)).code == "no-way-back"


async def test_consequences_are_told_and_nothing_is_done(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        path = f"/tables/{id}/preview"
        told = (await ada.post(path, {"seat": body["seat"], "action": body["action"]})).json
        assert told["refusal"] is None
        assert told["before"] is not None
        refused = (await ada.post(path, {"seat": body["seat"], "action": "start 1"})).json
        assert refused["refusal"]["rule"]
        nobody = {"seat": 1 - body["seat"], "action": "pass"}
        assert (await ada.post(path, nobody)).code == "not-asked"
        assert (await ada.post(path, {"seat": body["seat"], "action": "?"})).code == "unreadable"
        assert (await house.live(id)).table.number == 0


async def test_what_bars_a_kind_of_answers_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        path, seat = f"/tables/{id}/why-not", body["seat"]
        told = (await ada.post(path, {"seat": seat, "stems": [body["action"], "demolish"]})).json
        [free, barred] = told["bars"]
        assert free == []
        assert {one["type"] for one in barred} == {"Refusal"}
        assert (await ada.post(path, {"seat": seat, "stems": ["fly"]})).code == "unreadable"
        nobody = {"seat": 1 - seat, "stems": ["demolish"]}
        assert (await ada.post(path, nobody)).code == "not-asked"


async def test_options_are_told_in_three_languages(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        seat = (await house.move(id))["seat"]
        told = {}
        for language in ("en", "de", "fr"):
            path = f"/tables/{id}/options?seat={seat}&language={language}"
            told[language] = (await ada.get(path)).json
        assert len({tuple(option["text"] for option in one) for one in told.values()}) == 1
        assert len({one[0]["sentence"] for one in told.values()}) == 3
        assert told["en"][0]["marks"]
        assert (await ada.get(f"/tables/{id}/options?seat={1 - seat}")).code == "not-asked"


async def test_nobody_plays_while_a_seat_is_open(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", INVITING)).json["id"]
        body = {"seat": 0, "number": 0, "action": "pass", "key": "some-key-1"}
        assert (await ada.post(f"/tables/{id}/actions", body)).code == "not-started"
        look = {"seat": 0, "action": "pass"}
        assert (await ada.post(f"/tables/{id}/preview", look)).code == "not-started"


async def test_what_is_said_reaches_everybody_as_it_was_said(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        bob = await house.guest("<i>Bob</i>")
        await ada.put(f"/tables/{id}/talk", {"talk": True})
        async with bob.socket(f"/tables/{id}/socket") as socket:
            await socket.hear("welcome")
            script = "<script>alert(1)</script>\x00\x1b"
            said = (await ada.post(f"/tables/{id}/chat", {"text": script})).json
            assert said["text"] == "<script>alert(1)</script>"
            assert (said["name"], said["seat"]) == ("Ada", 0)
            assert await socket.hear("chat") == said
        await bob.post(f"/tables/{id}/chat", {"text": "good luck"})
        lines = (await ada.get(f"/tables/{id}/chat")).json
        assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
            ("Ada", 0, "<script>alert(1)</script>"),
            ("<i>Bob</i>", None, "good luck"),
        ]
        assert (await ada.post(f"/tables/{id}/chat", {"text": " \n "})).code == "invalid"
        assert (await ada.post(f"/tables/{id}/chat", {"text": "x" * 501})).code == "invalid"


async def test_nobody_shouts_everybody_else_down(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_chat=Rate(3, 1.0)) as house:
        ada, id = await begun(house)
        await ada.put(f"/tables/{id}/talk", {"talk": True})
        statuses = [
            (await ada.post(f"/tables/{id}/chat", {"text": "hey"})).status for _ in range(4)
        ]
        assert statuses == [200, 200, 200, 429]
        strangers = [
            await house.browser().post(f"/tables/{id}/chat", {"text": "hey"}) for _ in range(4)
        ]
        assert [answer.status for answer in strangers] == [200, 200, 200, 429]


async def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        id = (await ada.post("/tables", {**HOT_SEAT, "listed": True})).json["id"]
        line = {"text": "hello", "key": "once-only"}
        said = [(await ada.post(f"/tables/{id}/chat", line)).json for _ in range(2)]
        assert said[0] == said[1]
        assert (await bob.post(f"/tables/{id}/chat", line)).json["id"] != said[0]["id"]
        assert len((await ada.get(f"/tables/{id}/chat")).json) == 2

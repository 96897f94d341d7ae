"""Tables are opened, branched off and brought in; what cannot be is told in a sentence."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.table.committed import commitment_of
from clocksmith.table.record import read_record, write_record
from server.house import HOT_SEAT, INVITING, opened

RECORD = Path(__file__).parents[2] / "games" / "khronos" / "records" / "second-3-0001.txt"
THREE = {"seats": [{"kind": "me"}, {"kind": "guest"}, {"kind": "bot", "level": "uniform"}]}


async def test_a_table_shows_its_seats_and_the_promise_of_its_luck(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        wish = {
            "game": "khronos",
            "options": {"holdem": "yes"},
            "seats": [
                {"kind": "me"},
                {"kind": "guest", "name": "Bob"},
                {"kind": "invite"},
                {"kind": "bot", "level": "uniform"},
            ],
            "clock": {"kind": "bank", "seconds": 600, "increment": 5},
            "listed": True,
        }
        opened_table = (await ada.post("/tables", wish)).json
        [invitation] = opened_table["invitations"]
        assert invitation["seat"] == 2
        assert len(invitation["token"]) >= 22
        told = (await ada.get(f"/tables/{opened_table['id']}")).json
        assert [(seat["kind"], seat["name"], seat["mine"]) for seat in told["seats"]] == [
            ("person", "Ada", True),
            ("person", "Bob", True),
            ("open", "", False),
            ("bot", "uniform", False),
        ]
        assert told["seats"][3]["level"] == "uniform"
        assert told["options"]["holdem"] == "yes"
        assert told["clock"] == {"kind": "bank", "seconds": 600, "increment": 5}
        assert (told["state"], told["commitment"]) == ("open", None)
        await (await house.guest()).post(f"/invitations/{invitation['token']}")
        told = (await ada.get(f"/tables/{opened_table['id']}")).json
        live = await house.live(opened_table["id"])
        assert live.row.seed is not None
        assert told["commitment"] == commitment_of(live.row.seed)
        assert live.row.seed.hex() not in str(told)


async def test_every_table_has_luck_of_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        ids = [(await ada.post("/tables", HOT_SEAT)).json["id"] for _ in range(3)]
        promises = {(await ada.get(f"/tables/{id}")).json["commitment"] for id in ids}
        assert len(promises) == 3


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [{"kind": "me"}]}, "khronos has 2 to 5 seats, not "),
        ({"seats": [{"kind": "me"}] * 6}, "khronos has 2 to 5 seats, not "),
        ({"options": {"luck": "good"}}, "there is no option 'luck'"),
        ({"options": {"edition": "tenth"}}, "option edition must be one of"),
        ({"options": {"map": "nowhere"}}, "no map"),
        ({"clock": {"kind": "move"}}, "a clock has 1 to"),
        ({"clock": {"kind": "none", "seconds": 5}}, "without a clock"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "there is no bot 'god'"),
        ({"seats": [{"kind": "me"}, {"kind": "guest", "name": "\n"}]}, "a name must have 1 to"),
    ],
)
async def test_what_cannot_be_opened_is_told_in_a_sentence(
    change: dict[str, Any], words: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        answer = await (await house.guest()).post("/tables", {**HOT_SEAT, **change})
        assert (answer.status, answer.code) == (422, "invalid")
        assert words in answer.json["message"]


async def test_a_record_is_brought_in_to_be_looked_at(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        text = RECORD.read_text()
        id = (await ada.upload("/records", text)).json["id"]
        told = (await ada.get(f"/tables/{id}")).json
        assert (told["game"], told["state"], len(told["seats"])) == ("khronos", "over", 3)
        assert (await ada.get(f"/tables/{id}/record")).body.decode() == write_record(
            read_record(text)
        )
        move = {"seat": 0, "number": 0, "action": "pass", "key": "some-key"}
        assert (await ada.post(f"/tables/{id}/actions", move)).code == "not-yours"
        story = (await (await house.guest()).get(f"/tables/{id}/story?seat=open")).json
        assert len(story["steps"]) > 20


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "", "the text is empty"),
        (lambda text: text.replace("khronos 1", "khronos 99"), "99"),
        (lambda text: text + "0 build nonsense\n", "line "),
        (lambda text: "\x00" + text, "line 1"),
    ],
)
async def test_a_damaged_record_is_told_by_its_line(
    damage: Any, words: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        answer = await (await house.guest()).upload("/records", damage(RECORD.read_text()))
        assert answer.code == "invalid"
        assert words in answer.json["message"]


async def test_one_may_play_on_from_any_step_of_a_finished_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        source = (await ada.upload("/records", RECORD.read_text())).json["id"]
        branch = (await ada.post(f"/tables/{source}/branches", {"step": 9, **THREE})).json
        live = await house.live(branch["id"])
        before = await house.live(source)
        assert live.table.setup.position == before.table.position(9)
        told = (await ada.get(f"/tables/{branch['id']}")).json
        assert told["branch"] == {"table": source, "step": 9}
        await house.play(ada, branch["id"])
        last = len(before.table.results)
        for step, words in ((last, "the game is over"), (last + 1, f"has {last} steps")):
            answer = await ada.post(f"/tables/{source}/branches", {"step": step, **THREE})
            assert words in answer.json["message"]
        two = {"step": 9, "seats": [{"kind": "me"}, {"kind": "guest"}]}
        answer = await ada.post(f"/tables/{source}/branches", two)
        assert "has 3 seats, not 2" in answer.json["message"]


async def test_from_a_running_game_one_leaves_with_what_one_knows(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        made = (await ada.post("/tables", INVITING)).json
        await bob.post(f"/invitations/{made['invitations'][0]['token']}")
        live = await house.live(made["id"])
        count = len(live.table.results)
        wish = {"step": count, "seats": [{"kind": "me"}, {"kind": "guest"}]}
        path = f"/tables/{made['id']}/branches"
        branch = await house.live((await bob.post(path, wish)).json["id"])
        game = live.table.setup.game
        assert game.view(branch.table.state, Seat(1)) == game.view(live.table.state, Seat(1))
        assert not branch.row.listed
        assert (await (await house.guest()).post(path, wish)).code == "not-yours"
        past = {**wish, "step": count - 1}
        assert (
            "only be branched from its current position"
            in (await bob.post(path, past)).json["message"]
        )


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
async def test_what_an_open_table_shows_is_not_the_deal_of_its_game(
    game: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        promises = set()
        for _ in range(2):
            made = (await ada.post("/tables", {**INVITING, "game": game})).json
            live = await house.live(made["id"])
            assert live.row.seed is None  # there is nothing to look at, not even on the disk
            promises.add(live.table.source.commitment)
            async with ada.socket(f"/tables/{made['id']}/socket?seat=0") as socket:
                welcome = await socket.hear("welcome")
                assert (welcome["past"], welcome["steps"], welcome["waiting"]) == ([], 0, [])
                await bob.post(f"/invitations/{made['invitations'][0]['token']}")
                begun = await socket.hear("welcome")
                assert begun["past"]
            live = await house.live(made["id"])
            promises.add(live.table.source.commitment)
            assert live.row.seed is not None
            assert begun["table"]["commitment"] == commitment_of(live.row.seed)
            dealt = live.table.position(0)
        assert len(promises) == 4
    async with opened(tmp_path) as house:  # what was dealt is what is on the disk
        assert (await house.live(made["id"])).table.position(0) == dealt


async def test_a_game_without_hints_is_not_branched_before_it_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", {**HOT_SEAT, "hints": False})).json["id"]
        step = len((await house.live(id)).table.results)
        wish = {"step": step, "seats": [{"kind": "bot", "level": "uniform"}, {"kind": "guest"}]}
        assert (await ada.post(f"/tables/{id}/branches", wish)).code == "no-hints"
        await ada.post(f"/tables/{id}/proposals", {"kind": "end", "by": 0, "key": "end-0001"})
        assert (await ada.post(f"/tables/{id}/branches", wish)).status == 200


async def test_a_table_by_unknown_rules_is_told_apart_and_put_away_by_each(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        made = (await ada.post("/tables", INVITING)).json
        await bob.post(f"/invitations/{made['invitations'][0]['token']}")
        cookies = [person.cookie for person in (ada, bob, eve)]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(
            "UPDATE tables SET rules_version = 99,"
            """ setup = replace(setup, '"rules_version": 2', '"rules_version": 99')"""
        )
    async with opened(tmp_path) as house:
        ada, bob, eve = [house.browser() for _ in range(3)]
        for person, cookie in zip((ada, bob, eve), cookies, strict=True):
            person.cookie = cookie
        path = f"/tables/{made['id']}"
        home = (await ada.get("/tables")).json
        assert (home["mine"], [one["rules_version"] for one in home["frozen"]]) == ([], [99])
        assert (await ada.get(path)).code == "frozen"
        assert (await eve.delete(path)).code == "not-yours"
        assert (await ada.delete(path)).status == 200
        assert (await ada.get("/tables")).json["frozen"] == []
        [left] = (await bob.get("/tables")).json["frozen"]
        assert [seat["name"] for seat in left["seats"]] == ["Ada", "Bob"]
        assert (await bob.delete(path)).status == 200
        assert (await bob.get(path)).code == "not-found"


async def test_a_record_is_kept_in_its_own_form_and_so_many_of_them(tmp_path: Path) -> None:
    async with opened(tmp_path, records=1) as house:
        ada = await house.guest()
        text = RECORD.read_text()
        id = (await ada.upload("/records", text + "# nothing but words\n" * 1000)).json["id"]
        kept = (await ada.get(f"/tables/{id}/record")).body.decode()
        assert len(kept) < len(text) + 1000
        assert (await ada.upload("/records", text)).code == "too-many"
        assert (await (await house.guest()).upload("/records", text)).status == 200
        await ada.delete(f"/tables/{id}")
        assert (await ada.upload("/records", text)).status == 200

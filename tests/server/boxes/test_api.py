"""Boxes are listed, judged, kept, shared, compared, played with and taken away."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from clocksmith.core.game import Game
from clocksmith.server.settings import Rate
from clocksmith.table.record import read_record
from server.browser import Browser
from server.house import opened

SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
MINE = """format = 1
game = "lantern"
name = "mine"
title = "My lamps"
base = "house-1"

[[lamp]]
name = "oil"
worth = 9
status = "entered"
"""
BROKEN = MINE.replace("worth = 9", "worth = 12").replace('name = "oil"', 'name = "oil"\nsize = 3')


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    with lantern(tmp_path, monkeypatch) as found:
        yield found


async def test_the_shipped_boxes_are_listed_first_then_ones_own(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        kept = (await ada.post("/games/lantern/boxes", {"text": MINE})).json
        listed = (await ada.get("/games/lantern/boxes")).json
        assert [box["id"] for box in listed] == ["house-1", "house-2", kept["digest"]]
        assert [box["shipped"] for box in listed] == [True, True, False]
        assert [(box["entered"], box["printed"]) for box in listed] == [(3, 6), (3, 8), (3, 6)]
        assert listed[2] == kept
        assert kept["title"] == "My lamps"
        assert kept["kept_at"] == house.clock.at
        assert len((await bob.get("/games/lantern/boxes")).json) == 2
        again = await ada.post("/games/lantern/boxes", {"text": MINE})
        assert again.json["id"] == kept["id"]
        assert len((await ada.get("/games/lantern/boxes")).json) == 3


async def test_a_box_is_told_in_full_and_not_twice(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        answer = await ada.get("/games/lantern/boxes/house-2")
        told = answer.json
        assert told["id"] == "house-2"
        assert told["title"] == "Brighter"
        assert [row["name"] for row in told["plain"]["lamp"]] == ["oil", "gas", "arc", "neon"]
        assert told["plain"]["lamp"][2]["statuses"] == {"worth": "entered"}
        assert told["plain"]["base"] == "house-1"
        assert told["plain"]["whole"] == ["lamp"]
        assert told["board"]["content"] == {"worths": [1, 5, 3, 4]}
        assert told["board"]["names"] == {"lamp": ["oil", "gas", "arc", "neon"]}
        tag = {"if-none-match": answer.headers["etag"]}
        again = await ada.get("/games/lantern/boxes/house-2", **tag)
        assert (again.status, again.body) == (304, b"")
        by_hash = await ada.get(f"/games/lantern/boxes/{told['digest']}")
        assert by_hash.json == told
        zipped = await ada.get("/games/lantern/boxes/house-2", **{"accept-encoding": "gzip"})
        assert zipped.headers["content-encoding"] == "gzip"


async def test_what_is_told_of_a_box_can_be_judged_and_kept_again(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        told = (await ada.get("/games/lantern/boxes/house-2")).json
        judged = (await ada.post("/games/lantern/boxes/check", {"plain": told["plain"]})).json
        assert (judged["faults"], judged["digest"]) == ([], told["digest"])
        assert (judged["entered"], judged["printed"]) == (told["entered"], told["printed"])
        asked = {"plain": told["plain"], "board": True}
        board = (await ada.post("/games/lantern/boxes/check", asked)).json["board"]
        assert ("board" in judged, board) == (False, told["board"])
        told["plain"]["name"] = "other"
        told["plain"]["lamp"][0]["worth"] = 8
        kept = (await ada.post("/games/lantern/boxes", {"plain": told["plain"]})).json
        again = (await ada.get(f"/games/lantern/boxes/{kept['id']}")).json
        assert again["plain"] == told["plain"]


async def test_a_shipped_box_is_not_kept_twice(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        plain = (await ada.get("/games/lantern/boxes/house-1")).json["plain"]
        kept = (await ada.post("/games/lantern/boxes", {"plain": {**plain, "name": "copy"}})).json
        assert kept["id"] == "house-1"
        assert len((await ada.get("/games/lantern/boxes")).json) == 2


async def test_faults_are_told_with_their_places_and_nothing_is_kept(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        judged = (await ada.post("/games/lantern/boxes/check", {"text": BROKEN})).json
        assert judged["digest"] is None
        keys = {fault["key"]: fault for fault in judged["faults"]}
        assert set(keys) == {"between", "unknown-column"}
        between = keys["between"]
        assert (between["sheet"], between["row"], between["column"]) == ("lamp", 0, "worth")
        assert between["line"] == BROKEN.splitlines().index("worth = 12") + 1
        assert between["details"]["most"] == "9"
        assert "from 1 to 9" in between["sentence"]
        refused = await ada.post("/games/lantern/boxes", {"text": BROKEN})
        assert refused.status == 422
        assert refused.code == "invalid"
        assert refused.json["faults"] == judged["faults"]
        assert len((await ada.get("/games/lantern/boxes")).json) == 2


async def test_a_game_tells_its_own_faults(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        plain = (await ada.get("/games/lantern/boxes/house-1")).json["plain"]
        for row in plain["lamp"]:
            row["worth"] = 4
        judged = (await ada.post("/games/lantern/boxes/check", {"plain": plain})).json
        [fault] = judged["faults"]
        assert fault["key"] == "lantern-even"
        assert fault["sentence"] == "lamp 1: some lamp must be worth more than another"


async def test_the_whole_of_a_box_is_read_from_a_file_also_where_it_has_faults(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        right = (await ada.post("/games/lantern/boxes/check", {"text": MINE, "whole": True})).json
        assert [row["worth"] for row in right["plain"]["lamp"]] == [9, 2, 3]
        again = (await ada.post("/games/lantern/boxes/check", {"text": right["text"]})).json
        assert again["digest"] == right["digest"]
        wrong = (await ada.post("/games/lantern/boxes/check", {"text": BROKEN, "whole": True})).json
        assert wrong["plain"]["lamp"][0]["worth"] == 12
        assert wrong["text"] is None  # the file is there already
        entered = {"plain": wrong["plain"], "whole": True}
        unfinished = (await ada.post("/games/lantern/boxes/check", entered)).json
        assert unfinished["faults"]
        again = {"text": unfinished["text"], "whole": True}
        loaded = (await ada.post("/games/lantern/boxes/check", again)).json
        assert loaded["plain"] == wrong["plain"]
        damaged = {"text": MINE + "[[", "whole": True}
        nothing = (await ada.post("/games/lantern/boxes/check", damaged)).json
        assert nothing["plain"] is None
        assert nothing["faults"][0]["key"] == "not-toml"
        short = (await ada.post("/games/lantern/boxes/check", {"text": MINE})).json
        assert "plain" not in short
        assert "text" not in short


HOSTILE: list[Any] = [
    {"text": ""},
    {"text": "x" * 500_000},
    {"text": "worth = " + "9" * 10_000},
    {"text": MINE.replace("worth = 9", "worth = 0x" + "f" * 9000)},
    {"text": MINE.replace("worth = 9", "worth = inf")},
    {"text": MINE.replace("worth = 9", "worth = 1979-05-27T07:32:00Z")},
    {"text": MINE + "[" * 5000},
    {"text": "a = " + "[" * 50_000},
    {"text": "\u0000"},
    {"text": MINE, "whole": True} | {"text": "x = 0x" + "f" * 9000, "whole": True},
    {"plain": {}},
    {"plain": {"lamp": 1}},
    {"plain": {"format": 1, "game": "lantern", "name": "x", "lamp": [{"name": {"a": []}}] * 99}},
    {"plain": {"format": 1, "game": "lantern", "name": "x", "base": [], "whole": [[]]}},
    {"plain": {"format": 1, "game": "lantern", "name": "x", "base": "house-1", "whole": {}}},
    {"plain": {"format": 1, "game": "lantern", "name": "\u202e", "base": "house-1"}},
    {"plain": {"format": 1, "game": "lantern", "name": "x", "base": "../house-1"}},
    {
        "plain": {
            "format": 1,
            "game": "lantern",
            "name": "x",
            "base": "house-1",
            "lamp": [{"name": "oil", "worth": 10**30, "statuses": {"worth": []}, "source": 1}],
        }
    },
    {"plain": {"format": 1, "game": "khronos", "name": "x"}},
]


async def test_any_damage_is_told_in_words(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        for number, body in enumerate(HOSTILE):
            judged = await ada.post("/games/lantern/boxes/check", body)
            assert judged.status == 200, (number, judged.body)
            assert judged.json["faults"], number
            assert judged.json["digest"] is None, number
            for fault in judged.json["faults"]:
                assert 1 <= len(fault["sentence"]) < 500, number
            refused = await ada.post("/games/lantern/boxes", {**body, "whole": False})
            assert refused.code == "invalid", number


async def test_what_is_no_box_at_all_is_a_bad_request(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        bodies: list[Any] = [{}, {"text": MINE, "plain": {}}, {"plain": []}, {"text": 1}, {"x": 1}]
        for body in bodies:
            assert (await ada.post("/games/lantern/boxes/check", body)).code == "bad-request"
        large = {"text": "x" * 1_000_001}
        assert (await ada.post("/games/lantern/boxes", large)).code == "too-large"
        for path in (
            "/games/chess/boxes",
            "/games/lantern/boxes/house-9",
            "/games/lantern/boxes/0",
        ):
            assert (await ada.get(path)).code == "not-found"
        assert (await ada.get(f"/games/lantern/boxes/{'0' * 32}")).code == "not-found"
        assert (await ada.post("/games/chess/boxes/check", {"text": ""})).code == "not-found"


async def test_a_box_is_shared_by_its_hash_and_downloaded(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        id = (await ada.post("/games/lantern/boxes", {"text": MINE})).json["id"]
        assert (await bob.get(f"/games/lantern/boxes/{id}")).json["title"] == "My lamps"
        text = await bob.get(f"/games/lantern/boxes/{id}/text")
        assert text.headers["content-disposition"].endswith('"lantern-mine.toml"')
        judged = (await bob.post("/games/lantern/boxes/check", {"text": text.body.decode()})).json
        assert judged["digest"] == id


async def test_two_boxes_are_compared(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/games/lantern/boxes", {"text": MINE})).json["id"]
        told = (await ada.get(f"/games/lantern/boxes/house-1/difference/{id}")).json
        change = {"sheet": "lamp", "row": "oil", "column": "worth", "before": 1, "after": 9}
        assert told == [change]
        there = (await ada.get("/games/lantern/boxes/house-1/difference/house-2")).json
        assert [(one["row"], one["column"]) for one in there] == [("gas", "worth"), ("neon", "")]


async def test_form_tells_what_may_stand_there(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = (await house.browser().get("/games/lantern/boxes/form")).json
        assert told["game"] == "lantern"
        assert "stand-in" in told["statuses"]
        [lamp] = told["sheets"]
        kinds = [column["kind"] for column in lamp["columns"]]
        assert kinds == ["name", "text", "number", "list"]


async def test_nobody_keeps_more_than_they_may(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path, boxes=2) as house:
        ada = await house.guest("Ada")
        texts = [MINE.replace("worth = 9", f"worth = {worth}") for worth in (7, 8, 9)]
        codes = [(await ada.post("/games/lantern/boxes", {"text": text})).status for text in texts]
        assert codes == [200, 200, 409]
        assert (await ada.post("/games/lantern/boxes", {"text": texts[2]})).code == "too-many"
        assert (await ada.post("/games/lantern/boxes", {"text": texts[0]})).status == 200


async def test_guests_of_one_address_share_the_room_for_boxes(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path, boxes=1, guests_address=2, trust_proxy=True) as house:

        async def keep(browser: Browser, address: str, worth: int = 7) -> int:
            text = MINE.replace("worth = 9", f"worth = {worth}")
            header = {"x-forwarded-for": address}
            return (await browser.post("/games/lantern/boxes", {"text": text}, **header)).status

        people = [await house.guest() for _ in range(3)]
        assert [await keep(one, "192.0.2.7") for one in people] == [200, 200, 409]
        assert await keep(people[0], "192.0.2.7") == 200  # the same one again
        assert await keep(people[0], "192.0.2.8", 8) == 409  # one guest has one at any address
        assert await keep(people[2], "192.0.2.8") == 200
        ada = await house.guest()
        await ada.post("/accounts", {"login": "ada", "password": "correct horse"})
        assert await keep(ada, "192.0.2.7") == 200  # who has an account counts for himself


async def test_a_box_goes_when_its_owner_wants_and_no_table_has_it(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        id = (await ada.post("/games/lantern/boxes", {"text": MINE})).json["id"]
        assert (await bob.delete(f"/games/lantern/boxes/{id}")).code == "not-yours"
        assert (await ada.delete("/games/lantern/boxes/house-1")).code == "not-yours"
        assert (await ada.delete(f"/games/lantern/boxes/{'1' * 32}")).code == "not-found"
        table = {"game": "lantern", "seats": SEATS, "box": id}
        assert (await ada.post("/tables", table)).status == 200
        assert (await ada.delete(f"/games/lantern/boxes/{id}")).code == "in-use"
        other = MINE.replace("worth = 9", "worth = 8")
        unused = (await ada.post("/games/lantern/boxes", {"text": other})).json["id"]
        assert (await ada.delete(f"/games/lantern/boxes/{unused}")).status == 200
        assert (await ada.get(f"/games/lantern/boxes/{unused}")).code == "not-found"


async def test_a_guests_boxes_become_the_accounts(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, phone = await house.guest("Ada"), await house.guest()
        words = {"login": "ada", "password": "a long password"}
        await ada.post("/accounts", words)
        for browser, worth in ((ada, 9), (phone, 9), (phone, 8)):
            text = MINE.replace("worth = 9", f"worth = {worth}")
            await browser.post("/games/lantern/boxes", {"text": text})
        assert (await phone.post("/session", words)).status == 200
        assert len((await phone.get("/games/lantern/boxes")).json) == 4


async def test_a_table_is_opened_with_a_box_and_tells_it_everywhere(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        box = (await ada.post("/games/lantern/boxes", {"text": MINE})).json["id"]
        table = {"game": "lantern", "seats": SEATS, "box": box, "listed": True}
        id = (await ada.post("/tables", table)).json["id"]
        label = {"id": box, "title": "My lamps", "digest": box, "shipped": False}
        label |= {"entered": 3, "printed": 6}
        assert (await ada.get(f"/tables/{id}")).json["box"] == label
        assert (await ada.get("/tables")).json["mine"][0]["box"] == label
        while (await house.live(id)).table.waiting():
            await house.play(ada, id)
        story = (await bob.get(f"/tables/{id}/story?seat=open")).json
        assert story["table"]["box"] == label
        text = (await bob.get(f"/tables/{id}/record")).body.decode()
        assert f"box mine {box}" in text
        assert "> worth = 9" in text
        assert read_record(text).game.scores(read_record(text).start()) == [0, 0]


async def test_unless_a_box_is_chosen_it_is_the_newest(game: Game[Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        shipped = (("", "Brighter", (3, 8)), ("house-1", "house-1", (3, 6)))
        for wanted, title, counts in shipped:
            table = {"game": "lantern", "seats": SEATS, "box": wanted}
            id = (await ada.post("/tables", table)).json["id"]
            told = (await ada.get(f"/tables/{id}")).json["box"]
            assert (told["title"], told["shipped"]) == (title, True)
            assert (told["entered"], told["printed"]) == counts
        for wanted in ("house-7", "2" * 32, "../x"):
            table = {"game": "lantern", "seats": SEATS, "box": wanted}
            assert (await ada.post("/tables", table)).code == "invalid"
            check = {"seats": 2, "box": wanted}
            assert (await ada.post("/games/lantern/check", check)).code == "invalid"
        assert (
            await ada.post("/games/lantern/check", {"seats": 2, "box": "house-1"})
        ).status == 200


async def test_a_record_of_a_strangers_box_is_brought_in_shown_and_branched(
    game: Game[Any], tmp_path: Path
) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    here.mkdir()
    async with opened(there) as house:
        ada = await house.guest("Ada")
        box = (await ada.post("/games/lantern/boxes", {"text": MINE})).json["id"]
        id = (await ada.post("/tables", {"game": "lantern", "seats": SEATS, "box": box})).json["id"]
        while (await house.live(id)).table.waiting():
            await house.play(ada, id)
        text = (await ada.get(f"/tables/{id}/record")).body.decode()
    async with opened(here) as house:
        bob = await house.guest("Bob")
        assert (await bob.get(f"/games/lantern/boxes/{box}")).code == "not-found"
        id = (await bob.upload("/records", text)).json["id"]
        label = (await bob.get(f"/tables/{id}")).json["box"]
        assert label["id"] == box
        assert "entered" not in label, "a record does not tell where values are from"
        told = (await bob.get(f"/games/lantern/boxes/{box}")).json
        assert told["board"]["content"]["worths"] == [9, 2, 3]
        branch = (await bob.post(f"/tables/{id}/branches", {"step": 1, "seats": SEATS})).json["id"]
        assert (await bob.get(f"/tables/{branch}")).json["box"]["id"] == box
        live = await house.live(branch)
        assert live.table.setup.game.box() is not None
        assert (await bob.delete(f"/games/lantern/boxes/{box}")).code == "not-found"


async def test_judging_and_keeping_have_their_limits(game: Game[Any], tmp_path: Path) -> None:
    limits: dict[str, Any] = {"rate_box_check": Rate(2, 0.1), "rate_box": Rate(1, 0.1)}
    async with opened(tmp_path, **limits) as house:
        ada = await house.guest("Ada")
        for path, often in (("/games/lantern/boxes/check", 2), ("/games/lantern/boxes", 1)):
            codes = [(await ada.post(path, {"text": MINE})).status for _ in range(often + 1)]
            assert codes == [200] * often + [429]
        house.clock.at += 20.0
        assert (await ada.post("/games/lantern/boxes/check", {"text": MINE})).status == 200


async def test_a_mutated_box_is_right_or_told_what_is_wrong(
    game: Game[Any], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        whole = (await ada.get("/games/lantern/boxes/house-2/text")).body.decode()
        luck = random.Random("mutated")
        for _ in range(300):
            text = whole
            for _ in range(luck.randrange(1, 4)):
                at, length = luck.randrange(len(text)), luck.randrange(12)
                put = "".join(
                    luck.choices('[]{}"=.,#\\ \n09-ae\u0000\u202e\ud7ff', k=luck.randrange(4))
                )
                text = text[:at] + put + text[at + length :]
            judged = await ada.post("/games/lantern/boxes/check", {"text": text, "whole": True})
            assert judged.status == 200, text
            assert bool(judged.json["faults"]) == (judged.json["digest"] is None), text

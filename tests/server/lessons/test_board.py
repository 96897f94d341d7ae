"""A position that somebody sends opens on the board, is played on from, and has a picture."""

from pathlib import Path

import clocksmith
from server.house import HOT_SEAT, House, opened

ALONE = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]


async def taken(house: House, count: int) -> str:
    """Return the record of a game that somebody has begun alone."""
    browser = await house.guest()
    id = (await browser.post("/tables", HOT_SEAT)).json["id"]
    await house.play(browser, id, count)
    answer = await browser.get(f"/tables/{id}/unfinished-record")
    assert answer.status == 200
    return answer.body.decode()


async def test_a_position_and_a_record_open_on_the_board(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = await house.guest()
        pos = clocksmith.start("khronos", 2, seed=1)
        for text in (str(pos), pos.record()):
            board = await browser.post("/board", {"answers": [], "text": text})
            assert board.status == 200
            summary = board.json["message"]["table"]
            assert [seat["mine"] for seat in summary["seats"]].index(True) == pos.turn
        other = await browser.post("/board", {"answers": [], "text": str(pos), "seat": 7})
        assert (other.status, other.json["code"]) == (422, "invalid")
        assert "no seat 7" in other.json["message"]


async def test_a_finished_game_is_shown_and_nobody_plays_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = await house.guest()
        pos = clocksmith.start("khronos", 2, seed=1)
        while pos.turn is not None:
            pos.play(pos.legal[0])
        board = await browser.post("/board", {"answers": [], "text": str(pos)})
        assert board.json["message"]["question"] is None
        assert not board.json["astray"]
        refused = await browser.post("/branches", {"text": pos.record(), "seats": ALONE})
        assert (refused.status, refused.json["code"]) == (422, "invalid")
        assert "nobody can play on" in refused.json["message"]


async def test_a_game_goes_on_from_its_record_with_its_past(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        record = await taken(house, 3)
        assert "commitment" in record
        assert "seed" not in record, "its luck is still to come"
        browser = await house.guest()
        begun = await browser.post("/branches", {"text": record, "seats": ALONE})
        live = await house.live(begun.json["id"])
        assert live.row.branch is not None
        past, step = live.row.branch
        assert (await browser.get(f"/tables/{past}/record")).body.decode() == record
        assert len((await house.live(past)).table.results) == step
        assert clocksmith.read(record).game.write(live.table.state) == str(clocksmith.read(record))
        await house.play(browser, live.id)


async def test_a_position_goes_on_without_a_past(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = await house.guest()
        text = str(clocksmith.start("khronos", 2, seed=1))
        begun = await browser.post("/branches", {"text": text, "seats": ALONE})
        live = await house.live(begun.json["id"])
        assert live.row.branch is None
        assert live.table.setup.game.write(live.table.state) == text
        await house.play(browser, live.id)


async def test_only_somebody_who_plays_alone_takes_a_running_game_along(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        bots = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
        alone = (await ada.post("/tables", {"game": "khronos", "seats": bots})).json["id"]
        assert (await ada.get(f"/tables/{alone}/unfinished-record")).status == 200
        assert (await ben.get(f"/tables/{alone}/unfinished-record")).json["code"] == "not-over"
        inviting = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        opened_table = (await ada.post("/tables", inviting)).json
        [invitation] = opened_table["invitations"]
        await ben.post(f"/invitations/{invitation['token']}", {})
        together = opened_table["id"]
        assert (await ada.get(f"/tables/{together}/unfinished-record")).json["code"] == "not-over"


async def test_only_a_board_may_be_shown_in_frames_of_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        for path, framed in (("/?embed", True), ("/?seat=1&embed=", True), ("/", False)):
            answer = await browser.send("GET", path, b"", {})
            security = answer.headers["content-security-policy"]
            assert ("frame-ancestors *" in security) == framed
            assert ("x-frame-options" in answer.headers) != framed
        for path in ("/?embedded", "/account?embed", "/api/me?embed"):
            answer = await browser.send("GET", path, b"", {})
            assert answer.headers["x-frame-options"] == "DENY"


async def test_other_programs_are_told_a_title_and_a_picture_of_a_link(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        code = clocksmith.start("khronos", 2, seed=1).link().removeprefix("#")
        page = (await browser.send("GET", f"/?position={code}", b"", {})).body.decode()
        assert '<meta property="og:title" content="Khronos" />' in page
        address = page.partition('og:image" content="')[2].partition('"')[0].replace("&amp;", "&")
        picture = await browser.send("GET", address[address.index("/api") :], b"", {})
        assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
        wrong = await browser.send("GET", "/api/board/picture?position=Axx", b"", {})
        assert (wrong.status, wrong.json["code"]) == (422, "invalid")
        plain = (await browser.send("GET", "/?position=Axx", b"", {})).body.decode()
        assert "og:" not in plain

"""Keepers look after a server: they see, stop and remove tables, mute, and it is written down."""

from pathlib import Path

from clocksmith.cli.commands.admin import Admin, admin
from server.browser import Browser
from server.house import HOT_SEAT, House, opened

PASSWORD = "analytical engine"


async def player(house: House, login: str) -> Browser:
    """Return the browser of somebody with an account."""
    browser = await house.guest()
    answer = await browser.post("/accounts", {"login": login, "password": PASSWORD})
    assert answer.status == 200
    return browser


async def test_the_first_account_looks_after_the_server_and_others_do_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await player(house, "ada"), await player(house, "bob")
        assert (await ada.get("/me")).json["moderator"] is True
        assert "moderator" not in (await bob.get("/me")).json
        id = (await bob.post("/tables", HOT_SEAT)).json["id"]
        [kept] = (await ada.get("/moderation/tables")).json["tables"]
        assert (kept["table"]["id"], kept["opener"], kept["stopped"]) == (id, "bob", False)
        for other in (bob, await house.guest(), house.browser()):
            for answer in (
                await other.get("/moderation/tables"),
                await other.get("/moderation/audit"),
                await other.put(f"/moderation/tables/{id}", {"stopped": True}),
                await other.delete(f"/moderation/tables/{id}"),
                await other.post(f"/moderation/tables/{id}/chat/1/mute"),
            ):
                assert answer.code == "not-yours"


async def test_a_table_that_was_stopped_stands_still_until_it_is_released(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await player(house, "ada"), await house.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
        id = (await bob.post("/tables", {**HOT_SEAT, "seats": seats})).json["id"]
        stop = f"/moderation/tables/{id}"
        assert (await ada.put("/moderation/tables/nothing", {"stopped": True})).code == "not-found"
        assert (await ada.put(stop, {"stopped": True})).status == 200
        move = {"seat": 0, "number": 1, "action": "pass", "key": "key-00001"}
        assert (await bob.post(f"/tables/{id}/actions", move)).code == "frozen"
        assert not (await house.live(id)).autoplayer.busy()
        assert (await bob.get(f"/tables/{id}")).status == 200  # it can be looked at
        assert (await ada.put(stop, {"stopped": False})).status == 200
        assert (await bob.post(f"/tables/{id}/actions", move)).code != "frozen"
        assert [entry["what"] for entry in (await ada.get("/moderation/audit")).json] == [
            "release",
            "stop",
        ]


async def test_tables_are_removed_and_people_muted_everywhere(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await player(house, "ada"), await house.guest()
        one, other = [(await bob.post("/tables", HOT_SEAT)).json["id"] for _ in range(2)]
        said = (await bob.post(f"/tables/{one}/chat", {"text": "spam"})).json
        assert (await ada.post(f"/moderation/tables/{one}/chat/{said['id']}/mute")).status == 200
        assert (await bob.post(f"/tables/{other}/chat", {"text": "spam"})).code == "muted"
        assert (await ada.delete(f"/moderation/tables/{one}")).status == 200
        assert (await bob.get(f"/tables/{one}")).code == "not-found"
        audit_log = (await ada.get("/moderation/audit")).json
        assert [(entry["moderator"], entry["what"]) for entry in audit_log] == [
            ("ada", "remove"),
            ("ada", "mute"),
        ]


async def test_another_account_is_appointed_by_the_command_line(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await player(house, "ada"), await player(house, "bob")
        database = str(tmp_path / "tables.db")
        admin(Admin("Bob", database))
        admin(Admin("ada", database, end=True))
        assert (await bob.get("/moderation/tables")).status == 200
        assert (await ada.get("/moderation/tables")).code == "not-yours"
        audit_log = (await bob.get("/moderation/audit")).json
        assert [(entry["moderator"], entry["what"], entry["about"]) for entry in audit_log] == [
            ("", "dismiss", "ada"),
            ("", "appoint", "bob"),
        ]

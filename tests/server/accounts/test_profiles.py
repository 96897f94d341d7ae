"""A profile tells what somebody with an account has played, and no more than others may know."""

import sqlite3
from pathlib import Path

from server.browser import Browser
from server.house import INVITING, House, opened

PASSWORD = "analytical engine"


async def player(house: House, login: str) -> Browser:
    """Return the browser of somebody with an account."""
    browser = await house.guest()
    answer = await browser.post("/accounts", {"login": login, "password": PASSWORD})
    assert answer.status == 200
    return browser


async def play(one: Browser, other: Browser, **wish: object) -> str:
    """Let two people sit down at a table of the first."""
    made = (await one.post("/tables", {**INVITING, **wish})).json
    await other.post(f"/invitations/{made['invitations'][0]['token']}")
    return str(made["id"])


def finish(folder: Path, id: str, places: str, at: float) -> None:
    """Let a game be over, as lists know it."""
    with sqlite3.connect(folder / "tables.db") as database:
        over = "UPDATE tables SET state = 'over', places = ?, scores = '9,5', over_at = ?"
        database.execute(f"{over} WHERE id = ?", (places, at, id))


async def test_results_are_counted_by_game_and_number_of_players(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        listed = await play(ada, bob, listed=True)
        private = await play(ada, bob)
        sands = await play(bob, ada, game="sands", listed=True)
        hot = [{"kind": "me"}, {"kind": "guest"}]
        alone = (await ada.post("/tables", {**INVITING, "seats": hot})).json["id"]
        await house.noted()
        for at, (id, places) in enumerate(
            [(listed, "1,2"), (private, "1,2"), (sands, "1,2"), (alone, "1,2")]
        ):
            finish(tmp_path, id, places, float(at))
        told = (await eve.get("/people/ADA")).json
        assert (told["name"], told["login"], told["own"]) == ("ada", "ada", False)
        assert told["results"] == [
            {"game": "khronos", "seats": 2, "played": 2, "won": 2},
            {"game": "sands", "seats": 2, "played": 1, "won": 0},
        ]
        assert [game["id"] for game in told["games"]] == [sands, listed]
        assert told["meetings"] == []  # whom she met is not for strangers
        of_bob = (await bob.get("/people/ada")).json
        assert [game["id"] for game in of_bob["games"]] == [sands, private, listed]
        [meeting] = of_bob["meetings"]
        assert (meeting["login"], meeting["played"]) == ("bob", 3)
        assert (meeting["ahead"], meeting["behind"]) == (1, 2)
        own = (await ada.get("/people/ada")).json
        assert own["own"]
        [meeting] = own["meetings"]
        assert (meeting["login"], meeting["ahead"], meeting["behind"]) == ("bob", 2, 1)


async def test_only_accounts_have_profiles(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Ada")
        assert (await guest.get("/people/ada")).code == "not-found"
        assert (await guest.get("/people/a%20b")).code == "invalid"

"""Rated games: who may sit there, what counts, and that it counts once."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, func, select

from clocksmith.arena.rating import BEGINNER, ratings_after
from clocksmith.cli.commands.ratings import Ratings, ratings
from clocksmith.server.database.schema import RATED_RESULTS
from clocksmith.server.ratings.queries import DRIFT, count_rated, places_of
from server.accounts.test_profiles import PASSWORD, finish, player
from server.browser import Browser
from server.house import House, opened

RATED = {
    "game": "khronos",
    "seats": [{"kind": "me"}, {"kind": "invite"}],
    "clock": {"kind": "move", "seconds": 600},
    "listed": True,
    "rated": True,
}


async def sit(one: Browser, *others: Browser, **wish: object) -> str:
    """Open a rated table, at which all sit down."""
    seats = [{"kind": "me"}, *[{"kind": "invite"} for _ in others]]
    made = (await one.post("/tables", {**RATED, "seats": seats, **wish})).json
    for number, other in enumerate(others, 1):
        assert (await other.post(f"/tables/{made['id']}/seats/{number}")).status == 200
    return str(made["id"])


async def resign(house: House, browser: Browser, id: str, seat: int) -> None:
    body = {"seat": seat, "key": f"resign-{id}-{seat}"}
    assert (await browser.post(f"/tables/{id}/resignation", body)).status == 200
    await house.noted()


async def rating(viewer: Browser, login: str) -> list[tuple[str, float, float, int]]:
    told = (await viewer.get(f"/people/{login}")).json["ratings"]
    return [(one["game"], one["mean"], one["deviation"], one["played"]) for one in told]


def counted(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(RATED_RESULTS)).scalar_one()


async def test_guests_and_bots_do_not_sit_at_a_rated_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, guest = await player(house, "ada"), await house.guest("Bob")
        assert (await guest.post("/tables", RATED)).code == "needs-account"
        bot = {**RATED, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ada.post("/tables", bot)).code == "invalid"
        hot = {**RATED, "seats": [{"kind": "me"}, {"kind": "guest"}, {"kind": "invite"}]}
        assert (await ada.post("/tables", hot)).code == "invalid"
        assert (await ada.post("/tables", {**RATED, "clock": {"kind": "none"}})).code == "invalid"
        three = {**RATED, "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}
        made = (await ada.post("/tables", three)).json
        at = f"/tables/{made['id']}"
        told = (await guest.get(at)).json
        assert told["rated"]
        assert not told["hints"]
        assert (await guest.post(f"{at}/seats/1")).code == "needs-account"
        link = made["invitations"][0]["token"]
        assert (await guest.post(f"/invitations/{link}")).code == "needs-account"
        assert (await ada.post(f"{at}/seats/1")).code == "taken"
        assert (await ada.put(f"{at}/seats/1", {})).code == "invalid"
        assert (await ada.post(f"/invitations/{link}")).code == "taken"


async def test_the_places_of_a_finished_game_count_by_the_model(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        id = await sit(ada, bob, eve)
        plain = await sit(ada, bob, rated=False)
        await house.noted()
        for one, places in ((id, "2,1,3"), (plain, "1,2")):
            finish(tmp_path, one, places, 5.0)
        await house.services.store.write(count_rated)
        second, first, third = ratings_after([BEGINNER] * 3, [2, 1, 3], DRIFT)
        for login, became in (("ada", second), ("bob", first), ("eve", third)):
            assert await rating(eve, login) == [("khronos", became.mean, became.deviation, 1)]
        assert await house.services.store.read(counted) == 3


async def test_whoever_gives_up_comes_last_and_the_last_who_stays_has_won(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        id = await sit(ada, bob, eve)
        await resign(house, ada, id, 0)
        assert await rating(eve, "ada") == []  # two still play
        await resign(house, bob, id, 1)
        lost, tied, won = ratings_after([BEGINNER] * 3, [2, 2, 1], DRIFT)
        assert await rating(ada, "ada") == [("khronos", lost.mean, lost.deviation, 1)]
        assert await rating(ada, "bob") == [("khronos", tied.mean, tied.deviation, 1)]
        assert await rating(ada, "eve") == [("khronos", won.mean, won.deviation, 1)]
        told = (await ada.get(f"/tables/{id}/ratings")).json
        assert [one["mean"] for one in told] == [lost.mean, tied.mean, won.mean]


async def test_a_rated_game_of_two_ends_when_one_gives_up(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = [await player(house, login) for login in ("ada", "bob")]
        id = await sit(ada, bob)
        assert (await ada.get(f"/tables/{id}/ratings")).json == []
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            await resign(house, bob, id, 1)
            told = await socket.hear("update")
        assert (told["ended"], told["won"], told["waiting"]) == (True, 0, [])
        over = (await ada.get(f"/tables/{id}")).json
        assert over["state"] == "over"
        assert [seat["kind"] for seat in over["seats"]] == ["person", "person"], "no bot plays on"
        recent = (await ada.get("/tables")).json["recent"]
        assert [one["places"] for one in recent if one["id"] == id] == [[1, 2]]
        steps = len((await ada.get(f"/tables/{id}/story?seat=open")).json["steps"])
        branch = {"step": steps - 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ada.post(f"/tables/{id}/branches", branch)).status == 200


async def test_nobody_is_replaced_and_nobody_helped_at_a_rated_table(tmp_path: Path) -> None:
    async with opened(tmp_path, gone_seconds=0.001) as house:
        ada, bob = [await player(house, login) for login in ("ada", "bob")]
        watcher = await house.guest()
        id = await sit(ada, bob)
        motion = {"kind": "bot", "by": 0, "seat": 1, "key": "replaced-1"}
        assert (await ada.post(f"/tables/{id}/proposals", motion)).code == "invalid"
        motion = {"kind": "person", "seat": 1, "key": "replaced-2"}
        assert (await watcher.post(f"/tables/{id}/proposals", motion)).code == "invalid"
        asked = await house.move(id)
        body = {"seat": asked["seat"], "number": asked["number"]}
        sitting = (ada, bob)[asked["seat"]]
        assert (await sitting.post(f"/tables/{id}/hint", body)).code == "no-hints"
        branch = {"step": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ada.post(f"/tables/{id}/branches", branch)).code == "no-hints"
        end = {"kind": "end", "by": 0, "key": "the-end-1"}
        number = (await ada.post(f"/tables/{id}/proposals", end)).json["number"]
        vote = {"seat": 1, "number": number, "agree": True, "key": "the-end-2"}
        assert (await bob.post(f"/tables/{id}/votes", vote)).status == 200
        await house.noted()
        assert await rating(ada, "ada") == []  # ended by agreement
        again = (await ada.post(f"/tables/{id}/rematch")).json["id"]
        assert (await ada.get(f"/tables/{again}")).json["rated"]


async def test_results_of_one_who_has_gone_are_nobodys_and_still_reckoned_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = [await player(house, login) for login in ("ada", "bob")]
        await resign(house, bob, await sit(ada, bob), 1)
        left = await sit(ada, bob, game="sands")
        body = {"password": PASSWORD}
        assert (await bob.post("/account/deletion", body)).status == 200
        assert (await ada.get("/people/bob")).code == "not-found"
        before = await rating(ada, "ada")
        assert [one[0] for one in before] == ["khronos", "sands"], left
    database = str(tmp_path / "tables.db")
    ratings(Ratings(database))
    assert capsys.readouterr().out.endswith(", 0 ratings changed.\n")
    with closing(sqlite3.connect(database)) as told, told:
        told.execute("UPDATE rated_results SET mean = 99")
    ratings(Ratings(database))
    assert capsys.readouterr().out.endswith(", 4 ratings changed.\n")
    async with opened(tmp_path) as house:
        assert await rating(await house.guest(), "ada") == before


@given(st.lists(st.tuples(st.integers(1, 5), st.booleans()), min_size=2, max_size=5))
def test_nobody_who_gave_up_comes_before_one_who_stayed(sat: Sequence[tuple[int, bool]]) -> None:
    told = ",".join([str(place) for place, _ in sat])
    gave_up = [gone for _, gone in sat]
    places = places_of(told, gave_up)
    assert places is not None
    stayed = [place for place, gone in zip(places, gave_up, strict=True) if not gone]
    gone = [place for place, gone in zip(places, gave_up, strict=True) if gone]
    assert all(one < other for one in stayed for other in gone)
    undecided = places_of(None, gave_up)
    assert (undecided is None) == (len(stayed) != 1)

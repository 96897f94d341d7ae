"""Lists tell what somebody needs to choose a table, to go on, or to watch."""

from pathlib import Path

from server.accounts.test_profiles import play, player
from server.house import opened
from server.ratings.test_ratings import RATED, resign, sit

TIMED = {"clock": {"kind": "move", "seconds": 600}, "listed": True}


async def test_a_list_tells_until_when_a_turn_lasts_and_when_the_last_move_was(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        id = await play(ada, bob, **TIMED)
        began = house.clock()
        await house.noted()
        [mine] = (await ada.get("/tables")).json["mine"]
        assert mine["id"] == id
        assert mine["due_at"] == began + 600
        assert mine["moved_at"] == began
        untimed = await play(ada, bob)
        await house.noted()
        mine = {table["id"]: table for table in (await ada.get("/tables")).json["mine"]}
        assert "due_at" not in mine[untimed]


async def test_listed_games_of_others_can_be_watched_while_they_are_being_played(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        listed = await play(ada, bob, **TIMED)
        await play(ada, bob)  # among themselves
        await house.noted()
        [watched] = (await eve.get("/tables")).json["playing"]
        assert watched["id"] == listed
        assert [seat["name"] for seat in watched["seats"]] == ["Ada", "Bob"]
        assert (await ada.get("/tables")).json["playing"] == []  # it is their own
        house.clock.at += 2 * 86_400
        assert (await eve.get("/tables")).json["playing"] == []


async def test_seats_of_listed_tables_tell_the_rating_of_who_sits_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await player(house, "ada"), await player(house, "bob")
        await resign(house, bob, await sit(ada, bob), 1)
        await ada.post("/tables", RATED)
        [table] = (await bob.get("/tables")).json["open"]
        assert table["seats"][0]["rating"]["mean"] > 25
        assert "rating" not in table["seats"][1]
        other = {**RATED, "game": "sands"}
        await ada.post("/tables", other)
        tables = (await bob.get("/open-tables")).json["tables"]
        [sands] = [table for table in tables if table["game"] == "sands"]
        assert "rating" not in sands["seats"][0]  # a rating is of one game

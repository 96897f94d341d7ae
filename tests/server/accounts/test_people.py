"""People are found by name and listed by rating, and profiles tell of games that go on."""

from pathlib import Path

from server.accounts.test_profiles import PASSWORD, play, player
from server.house import opened
from server.ratings.test_ratings import resign, sit


async def test_people_are_found_by_a_part_of_their_name_or_login(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await player(house, "ada_l")
        await ada.put("/me", {"name": "Lovelace"})
        await player(house, "bob")
        guest = await house.guest("Lovell")  # a guest is nobody who could be found

        async def found(words: str) -> list[str]:
            people = (await guest.get(f"/people?name={words}")).json["people"]
            return [one["login"] for one in people]

        assert await found("LOVE") == ["ada_l"]
        assert await found("b") == ["bob"]
        assert await found("a_l") == ["ada_l"]
        assert await found("%25") == []  # a letter like any other


async def test_the_rating_list_of_a_game_begins_with_the_strongest(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        await resign(house, bob, await sit(ada, bob), 1)
        listed = (await eve.get("/people?game=khronos")).json
        assert [one["login"] for one in listed["people"]] == ["ada", "bob"]
        assert listed["people"][0]["rating"]["played"] == 1
        assert not listed["more"]
        assert (await eve.get("/people?game=sands")).json["people"] == []
        await bob.post("/account/deletion", {"password": PASSWORD})
        listed = (await eve.get("/people?game=khronos")).json
        assert [one["login"] for one in listed["people"]] == ["ada"]


async def test_a_profile_shows_games_that_go_on_and_those_ended_by_agreement(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        listed = await play(ada, bob, listed=True)
        private = await play(ada, bob)
        ended = await play(ada, bob, listed=True)
        proposal = {"kind": "end", "by": 0, "key": "end-it-now"}
        number = (await ada.post(f"/tables/{ended}/proposals", proposal)).json["number"]
        vote = {"seat": 1, "number": number, "agree": True, "key": "agree-now"}
        assert (await bob.post(f"/tables/{ended}/votes", vote)).status == 200
        await house.noted()
        for_eve, for_bob = [(await one.get("/people/ada")).json for one in (eve, bob)]
        assert [table["id"] for table in for_eve["running"]] == [listed]
        assert {table["id"] for table in for_bob["running"]} == {listed, private}
        assert [table["id"] for table in for_eve["agreed"]] == [ended]

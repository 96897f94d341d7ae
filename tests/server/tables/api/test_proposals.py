"""Resigning, votes, taking over, rematches, deleting, and the points by what brought them."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.settings import Rate
from clocksmith.table.record import read_record, replay
from eventually import eventually
from server.browser import Browser
from server.house import HOT_SEAT, House, opened

THREE = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}
TWO = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "invite"}]}
WITH_BOT = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]}
QUICK = "uniform"


class Party:
    """A table and the people who sit at it."""

    def __init__(self, house: House, id: str, people: list[Browser]) -> None:
        self.house = house
        self.id = id
        self.people = people
        self._keys = 0

    async def post(self, who: int | Browser, path: str, body: dict[str, Any]) -> Any:
        """Send a command with a key of its own."""
        self._keys += 1
        browser = self.people[who] if isinstance(who, int) else who
        whole = {"key": f"some-key-{self._keys}", **body}
        return await browser.post(f"/tables/{self.id}/{path}", whole)

    async def vote(self, seat: int, agree: bool = True) -> Any:
        """Vote on what is voted on."""
        motion = (await self.house.live(self.id)).table.proposals.motion
        number = 0 if motion is None else motion.number
        return await self.post(seat, "votes", {"seat": seat, "number": number, "agree": agree})

    def socket(self, seat: int) -> Any:
        """The socket of somebody who is there."""
        return self.people[seat].socket(f"/tables/{self.id}/socket?seat={seat}")


async def seated(house: House, wanted: dict[str, Any]) -> Party:
    """A table at which everybody has sat down."""
    names = ["Ada", "Bob", "Cleo"]
    host = await house.guest(names[0])
    made = (await host.post("/tables", wanted)).json
    people = [host]
    for invitation in made["invitations"]:
        guest = await house.guest(names[len(people)])
        await guest.post(f"/invitations/{invitation['token']}")
        people.append(guest)
    return Party(house, made["id"], people)


async def read(party: Party, path: str = "", who: int = 0) -> Any:
    """What the server says of the table."""
    return (await party.people[who].get(f"/tables/{party.id}{path}")).json


async def ended(party: Party) -> None:
    """Let everybody agree to end the game."""
    await party.post(0, "proposals", {"kind": "end", "by": 0})
    for seat in range(1, len(party.people)):
        await party.vote(seat)


# ---- resigning -----------------------------------------------------------------------------------


async def test_a_bot_plays_on_for_one_who_resigns_until_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, TWO)
        for seat in (0, 1):
            answer = await party.post(seat, "resignation", {"seat": seat, "level": QUICK})
            assert answer.status == 200
        live = await house.live(party.id)
        await eventually(lambda: live.table.closed)
        assert live.table.outcome() is not None
        record = read_record(
            (await party.people[0].get(f"/tables/{party.id}/record")).body.decode()
        )
        *_, last = replay(record)
        assert last.state.key() == live.table.state.key()


async def test_who_has_resigned_plays_no_more_and_everybody_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        live = await house.live(party.id)
        [seat] = live.table.waiting()
        other = (seat + 1) % 3
        async with party.socket(other) as socket:
            await socket.hear("welcome")
            await party.post(int(seat), "resignation", {"seat": int(seat), "level": "master"})
            told = await socket.hear("seats")
            while not told["seats"][seat].get("substitute"):
                told = await socket.hear("seats")
            assert told["seats"][seat]["kind"] == "bot"
            assert told["seats"][seat]["name"] in ("Ada", "Bob", "Cleo")
            update = await socket.hear("update")
            assert [one["kind"] for one in update["notices"]] == ["resigned"]
        body = await house.move(party.id)
        body["seat"] = int(seat)
        assert (await party.post(int(seat), "actions", body)).code == "resigned"
        mine = (await party.people[seat].get("/tables")).json["mine"]
        assert mine == [], "it is no longer waited for"
        for one, former in ((seat, True), (other, None)):
            seats = (await party.people[one].get(f"/tables/{party.id}")).json["seats"]
            assert seats[seat].get("former") is former, "who lost the seat is told so"


async def test_the_same_key_resigns_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        body = {"seat": 1, "key": "the-same-key"}
        first = await party.post(1, "resignation", body)
        number = (await house.live(party.id)).table.proposals.events
        assert (await party.post(1, "resignation", body)).json == first.json
        assert (await house.live(party.id)).table.proposals.events == number
        assert (await party.post(1, "resignation", {"seat": 1})).code == "resigned"
        other = {"seat": 0, "key": "the-same-key"}
        assert (await party.post(0, "resignation", other)).code == "key-used"


async def test_what_makes_no_resignation_is_refused_in_words(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        eve = await house.guest()
        assert (await party.post(eve, "resignation", {"seat": 1})).code == "not-yours"
        assert (await party.post(0, "resignation", {"seat": 8})).code == "no-seat"
        assert (await party.post(0, "resignation", {"seat": 0, "level": "god"})).code == "invalid"
        waiting = (await party.people[0].post("/tables", TWO)).json["id"]
        body = {"seat": 0, "key": "some-key-x"}
        answer = await party.people[0].post(f"/tables/{waiting}/resignation", body)
        assert answer.code == "not-started"


async def test_a_resignation_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        await party.post(1, "resignation", {"seat": 1, "level": "master"})
        before = (await house.live(party.id)).table.proposals
        id, cookie = party.id, party.people[1].cookie
    async with opened(tmp_path) as house:
        live = await house.live(id)
        assert live.table.proposals == before
        assert live.is_bot(1)
        bob = house.browser()
        bob.cookie = cookie
        assert (await bob.get(f"/tables/{id}")).json["seats"][1]["substitute"]


# ---- ending by agreement -------------------------------------------------------------------------


async def test_the_game_ends_when_all_agree_and_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        async with party.socket(2) as socket:
            await socket.hear("welcome")
            await party.post(0, "proposals", {"kind": "end", "by": 0})
            motion = (await socket.hear("update"))["motion"]
            assert (motion["kind"], motion["by"], motion["voters"]) == ("end", 0, [0, 1, 2])
            assert motion["agreed"] == [0]
            await party.vote(1)
            await socket.hear("update")
            assert (await party.vote(2)).status == 200
            last = await socket.hear("update")
        assert (last["ended"], last["outcome"], last["motion"]) == (True, None, None)
        assert last["seed"] is not None
        assert (await read(party))["state"] == "over"
        await house.noted()
        [finished] = (await party.people[0].get("/tables")).json["recent"]
        assert "places" not in finished, "nobody has won"
        assert finished["scores"] == (await read(party, "/ledger"))["totals"]
        assert (await party.people[1].get(f"/tables/{party.id}/record")).status == 200
        assert (await party.people[1].get(f"/tables/{party.id}/story?seat=open")).status == 200


async def test_one_who_sits_with_bots_alone_ends_it_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, WITH_BOT)
        body = {"kind": "end", "by": 0, "key": "the-same-key"}
        first = await party.post(0, "proposals", body)
        assert (await read(party))["state"] == "over"
        assert (await party.post(0, "proposals", body)).json == first.json


async def test_one_who_plays_two_seats_has_one_vote(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        await party.post(0, "proposals", {"kind": "end", "by": 1})
        assert (await read(party))["state"] == "over"


async def test_votes_that_are_none_are_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        eve = await house.guest()
        assert (await party.vote(1)).code == "stale"
        assert (await party.post(eve, "proposals", {"kind": "end", "by": 0})).code == "not-yours"
        assert (await party.post(0, "proposals", {"kind": "end", "by": -2})).code == "no-seat"
        await party.post(0, "proposals", {"kind": "end", "by": 0})
        assert (await party.post(1, "proposals", {"kind": "end", "by": 1})).code == "under-vote"
        assert (await party.vote(0)).code == "no-vote"
        number = (await house.live(party.id)).table.proposals.motion
        assert number is not None
        body = {"seat": 1, "number": number.number, "agree": True}
        assert (await party.post(eve, "votes", body)).code == "not-yours"
        assert (await party.post(1, "votes", {**body, "number": 99})).code == "stale"
        assert (await party.vote(2, agree=False)).status == 200
        assert (await party.post(1, "votes", body)).code == "stale"
        assert (await read(party))["state"] == "playing"


async def test_motions_are_made_only_so_often(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_proposal=Rate(1, 0.001)) as house:
        party = await seated(house, THREE)
        await party.post(0, "proposals", {"kind": "end", "by": 0})
        await party.vote(1, agree=False)
        assert (await party.post(0, "proposals", {"kind": "end", "by": 0})).code == "too-fast"


# ---- taking over ---------------------------------------------------------------------------------


async def test_the_others_let_a_bot_play_on_for_one_who_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        wanted = {"kind": "bot", "by": 0, "seat": 2, "level": QUICK}
        async with party.socket(0) as ada, party.socket(1) as bob:
            await ada.hear("welcome")
            await bob.hear("welcome")
            assert (await party.post(0, "proposals", wanted)).code == "not-gone"
            house.clock.at += 500
            assert (await party.post(0, "proposals", wanted)).status == 200
            motion = (await house.live(party.id)).table.proposals.motion
            assert motion is not None
            assert motion.voters == (0, 1)
            assert (await party.vote(1)).status == 200
        assert (await read(party))["seats"][2]["substitute"]
        assert (await party.post(0, "proposals", wanted)).code == "resigned"


async def test_everybody_is_told_since_when_somebody_is_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        async with party.socket(0) as ada:
            await ada.hear("welcome")
            async with party.socket(1) as bob:
                await bob.hear("welcome")
            house.clock.at += 60
            one = (await read(party))["seats"][1]
            assert (one["online"], one["away"]) == (False, house.clock.at - 60)


async def test_one_who_comes_back_ends_the_vote_about_their_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        async with party.socket(0), party.socket(1) as bob:
            await bob.hear("welcome")
            house.clock.at += 500
            await party.post(0, "proposals", {"kind": "bot", "by": 0, "seat": 2})
            async with party.socket(2) as cleo:
                await cleo.hear("welcome")
                assert (await cleo.hear("update"))["motion"] is None
        live = await house.live(party.id)
        assert live.table.proposals.events[-1].kind == "objected"
        assert not live.is_bot(2)


async def test_somebody_who_looks_on_takes_over_a_seat_if_all_agree(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        eve = await house.guest("Eve")
        await party.post(2, "resignation", {"seat": 2, "level": "master"})
        async with party.socket(0), party.socket(1) as bob:
            await bob.hear("welcome")
            answer = await party.post(eve, "proposals", {"kind": "person", "seat": 2})
            assert answer.status == 200
            motion = (await house.live(party.id)).table.proposals.motion
            assert motion is not None
            assert (motion.who, motion.by, motion.voters) == ("Eve", -2, (0, 1))
            assert (await party.vote(0)).status == 200
            assert not (await eve.get(f"/tables/{party.id}")).json["seats"][2]["mine"]
            assert (await party.vote(1)).status == 200
        seat = (await eve.get(f"/tables/{party.id}")).json["seats"][2]
        assert (seat["name"], seat["kind"], seat["mine"]) == ("Eve", "person", True)
        assert "substitute" not in seat
        assert [one["id"] for one in (await eve.get("/tables")).json["mine"]] == [party.id]
        for path in ("options?seat=2", "story?seat=2"):
            old = await party.people[2].get(f"/tables/{party.id}/{path}")
            assert old.code == "not-yours", "who sat there before sees no more"
        id, cookie = party.id, eve.cookie
    async with opened(tmp_path) as house:
        again = house.browser()
        again.cookie = cookie
        assert (await again.get(f"/tables/{id}")).json["seats"][2]["mine"]


async def test_who_asked_for_a_seat_may_take_it_back_and_nobody_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        eve, mallory = await house.guest("Eve"), await house.guest("Mallory")
        await party.post(2, "resignation", {"seat": 2})
        async with party.socket(0) as ada:
            await ada.hear("welcome")
            number = (await party.post(eve, "proposals", {"kind": "person", "seat": 2})).json[
                "number"
            ]
            body = {"seat": -2, "number": number, "agree": False}
            assert (await party.post(mallory, "votes", body)).code == "not-yours"
            assert (await party.post(eve, "votes", {**body, "agree": True})).code == "no-seat"
            assert (await party.post(eve, "votes", body)).status == 200
        live = await house.live(party.id)
        assert live.table.proposals.motion is None
        assert live.seat(2).reserved is None


async def test_taking_over_needs_somebody_who_agrees_and_one_who_does_not_play(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        eve = await house.guest("Eve")
        await party.post(2, "resignation", {"seat": 2})
        wanted = {"kind": "person", "seat": 2}
        assert (await party.post(eve, "proposals", wanted)).code == "nobody-there"
        assert (await party.post(0, "proposals", wanted)).code == "not-yours"
        with_bot = await seated(house, WITH_BOT)
        async with with_bot.socket(0) as ada:
            await ada.hear("welcome")
            answer = await with_bot.post(eve, "proposals", {"kind": "person", "seat": 1})
            assert answer.code == "not-gone", "a bot of the table is not gone"


async def test_one_who_waits_alone_lets_a_bot_play_on_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, TWO)
        async with party.socket(0) as ada:
            await ada.hear("welcome")
            house.clock.at += 500
            await party.post(0, "proposals", {"kind": "bot", "by": 0, "seat": 1, "level": QUICK})
        assert (await house.live(party.id)).is_bot(1)


async def test_a_guest_who_signs_in_while_it_is_voted_keeps_what_they_asked_for(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, THREE)
        known = await house.guest("Eve")
        login = {"login": "eve", "password": "a long password"}
        assert (await known.post("/accounts", login)).status == 200
        eve = await house.guest("Eve")
        await party.post(2, "resignation", {"seat": 2})
        async with party.socket(0) as ada:
            await ada.hear("welcome")
            await party.post(eve, "proposals", {"kind": "person", "seat": 2})
            assert (await eve.post("/session", login)).status == 200
            assert (await party.vote(0)).status == 200
        assert (await eve.get(f"/tables/{party.id}")).json["seats"][2]["mine"]


# ---- rematch -------------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_seats_and_everybody_sits_down_again(tmp_path: Path) -> None:
    seats = [*THREE["seats"], {"kind": "bot", "level": QUICK}]
    options = {"edition": "first"}
    async with opened(tmp_path) as house:
        party = await seated(house, {"game": "khronos", "seats": seats, "options": options})
        await party.post(2, "resignation", {"seat": 2})
        path = f"/tables/{party.id}/rematch"
        assert (await party.people[0].post(path)).code == "not-over"
        async with party.socket(1) as bob:
            await bob.hear("welcome")
            await party.post(0, "proposals", {"kind": "end", "by": 0})
            await party.vote(1)
            opened_by = (await party.people[0].post(path)).json
            told = await bob.hear("seats")
            while told["rematch"] is None:
                told = await bob.hear("seats")
            assert told["rematch"] == opened_by["id"] != party.id
        assert [one["seat"] for one in opened_by["invitations"]] == [1, 2]
        again = (await party.people[0].post(path)).json
        assert again["id"] == opened_by["id"], "the same rematch"
        listed = (await party.people[2].get("/tables")).json["mine"]
        assert [one["id"] for one in listed] == [opened_by["id"]], "who resigned is invited again"
        kept = listed[0]["seats"][2]
        assert (kept["kind"], kept["kept"]) == ("open", True)
        for seat in (1, 2):
            joined = (await party.people[seat].post(path)).json
            assert (joined["id"], joined["invitations"]) == (opened_by["id"], [])
        summary = (await party.people[2].get(f"/tables/{opened_by['id']}")).json
        assert summary["state"] == "playing"
        assert [seat["kind"] for seat in summary["seats"]] == ["person"] * 3 + ["bot"]
        assert [seat["name"] for seat in summary["seats"]][:3] == ["Ada", "Bob", "Cleo"]
        assert summary["options"] == (await read(party))["options"]
        assert summary["commitment"] != (await read(party))["commitment"], "the luck is new"


async def test_a_seat_of_a_rematch_is_kept_for_the_one_who_sat_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, {**TWO, "listed": True})
        await ended(party)
        again = (await party.people[1].post(f"/tables/{party.id}/rematch")).json["id"]
        eve = await house.guest("Eve")
        assert (await eve.post(f"/tables/{again}/seats/0")).code == "taken"
        assert (await eve.post(f"/tables/{party.id}/rematch")).code == "not-yours"
        assert (await party.people[0].post(f"/tables/{again}/seats/0")).status == 200


async def test_guests_at_one_screen_play_a_rematch_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        await ended(party)
        again = (await party.people[0].post(f"/tables/{party.id}/rematch")).json["id"]
        summary = (await party.people[0].get(f"/tables/{again}")).json
        assert [seat["name"] for seat in summary["seats"]] == ["Ada", "Ada"]
        assert summary["state"] == "playing"


async def test_a_rematch_that_was_deleted_is_opened_anew(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        await ended(party)
        path = f"/tables/{party.id}/rematch"
        first = (await party.people[0].post(path)).json["id"]
        await party.people[0].delete(f"/tables/{first}")
        assert (await party.people[0].post(path)).json["id"] != first


async def test_an_imported_game_has_no_rematch(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        await ended(party)
        text = (await party.people[0].get(f"/tables/{party.id}/record")).body.decode()
        imported = (await party.people[0].upload("/records", text)).json["id"]
        answer = await party.people[0].post(f"/tables/{imported}/rematch")
        assert answer.code == "replay-only"
        assert (await party.people[0].delete(f"/tables/{imported}")).status == 200


# ---- deleting ------------------------------------------------------------------------------------


async def test_a_table_of_ones_own_is_deleted_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        await house.play(party.people[0], party.id, 2)
        await party.people[0].post(f"/tables/{party.id}/chat", {"text": "bye"})
        async with party.socket(0) as socket:
            await socket.hear("welcome")
            assert (await party.people[0].delete(f"/tables/{party.id}")).status == 200
            await socket.hear("deleted")
        assert (await party.people[0].get(f"/tables/{party.id}")).code == "not-found"
        assert (await party.people[0].get("/tables")).json["mine"] == []
        assert (await party.people[0].delete(f"/tables/{party.id}")).code == "not-found"


async def test_a_table_is_not_deleted_by_others_or_under_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, TWO)
        assert (await party.people[1].delete(f"/tables/{party.id}")).code == "not-yours"
        assert (await house.browser().delete(f"/tables/{party.id}")).code == "not-yours"
        assert (await party.people[0].delete(f"/tables/{party.id}")).code == "not-alone"
        await party.post(1, "resignation", {"seat": 1})
        assert (await party.people[0].delete(f"/tables/{party.id}")).code == "not-alone"
        alone = (await party.people[0].post("/tables", TWO)).json["id"]
        assert (await party.people[0].delete(f"/tables/{alone}")).status == 200


# ---- the ledger ----------------------------------------------------------------------------------


async def test_points_by_what_brought_them_are_told_at_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        bots = [{"kind": "bot", "level": QUICK}] * 2
        ada = await house.guest()
        id = (await ada.post("/tables", {"game": "khronos", "seats": bots})).json["id"]
        before = await ada.get(f"/tables/{id}/ledger")
        live = await house.live(id)
        if not live.table.closed:
            assert before.code == "hidden"
        await eventually(lambda: live.table.closed)
        told = (await house.browser().get(f"/tables/{id}/ledger")).json
        outcome = live.table.outcome()
        assert outcome is not None
        assert told["totals"] == list(outcome.scores)
        assert told["rows"][0]["name"] == "start"
        first = (await ada.get(f"/tables/{id}/ledger?step=1")).json
        assert first["totals"] == told["rows"][0]["points"]


@pytest.mark.parametrize("query", ["?step=-1", "?step=x", "?step=99999999999"])
async def test_a_step_of_the_ledger_is_a_number(query: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        party = await seated(house, HOT_SEAT)
        answer = await party.people[0].get(f"/tables/{party.id}/ledger{query}")
        assert answer.code == "bad-request"

"""Commands that come twice, too late, out of order or from the wrong hands change nothing."""

import asyncio
import itertools
from urllib.parse import quote

import pytest

from clocksmith.games import GAMES
from server.hostile.scene import PLAYED, Caller, Scene, encoded, error_of, key

pytestmark = pytest.mark.parametrize("whole_scene", GAMES, indirect=True)


def actions(scene: Scene) -> str:
    """Return where commands to the running table go."""
    return f"POST /api/tables/{scene.running}/actions"


async def test_a_command_sent_again_is_acknowledged_again_and_done_once(scene: Scene) -> None:
    for place, command in enumerate(scene.sent):
        caller = scene.caller(scene.owner(command["seat"]))
        for _ in range(2):
            answer = await caller.send(actions(scene), encoded(command))
            assert (answer.status, answer.data()) == (200, {"number": place + 1})


async def test_an_old_command_with_a_new_key_is_stale_or_not_asked(scene: Scene) -> None:
    for command in scene.sent:
        caller = scene.caller(scene.owner(command["seat"]))
        error = await caller.refused(actions(scene), {**command, "key": key()})
        assert error["code"] in ("stale", "not-asked")


async def test_a_key_belongs_to_one_command(scene: Scene) -> None:
    for one, other in itertools.permutations(scene.sent, 2):
        if (one["seat"], one["action"]) == (other["seat"], other["action"]):
            continue
        caller = scene.caller(scene.owner(other["seat"]))
        error = await caller.refused(actions(scene), {**other, "key": one["key"]})
        assert error["code"] == "key-used"
        undo = {"seat": other["seat"], "number": PLAYED, "key": one["key"]}
        error = await caller.refused(f"POST /api/tables/{scene.running}/undo", undo)
        assert error["code"] == "key-used"


async def test_a_key_of_another_does_not_open_their_seat(scene: Scene) -> None:
    for command in scene.sent:
        for cookie in ("", scene.owner(1 - command["seat"])):
            caller = scene.caller(cookie)
            assert (await caller.refused(actions(scene), command))["code"] == "not-yours"


async def test_commands_for_numbers_that_are_not_there_are_refused(scene: Scene) -> None:
    for seat, number in itertools.product((0, 1), (0, PLAYED - 1, PLAYED + 1, 2**31 - 1)):
        caller = scene.caller(scene.owner(seat))
        body = {"seat": seat, "number": number, "key": key()}
        error = await caller.refused(actions(scene), {**body, "action": scene.sent[0]["action"]})
        assert error["code"] in ("stale", "not-asked")
        if number > PLAYED:
            error = await caller.refused(f"POST /api/tables/{scene.running}/undo", body)
            assert error["code"] == "stale"


async def test_what_is_no_action_or_no_legal_one_is_refused_in_words(scene: Scene) -> None:
    seat = await asked(scene)
    caller = scene.caller(scene.owner(seat))
    body = {"seat": seat, "number": PLAYED}
    offered = (await caller.get(f"tables/{scene.running}/options?seat={seat}")).data()
    texts = {option["text"] for option in offered}
    own = max(texts)
    for text in ("", " ", f"{own} {own}", own[:-1] + "§", "\u0000", "üß", own * 2):
        error = await caller.refused(actions(scene), {**body, "action": text, "key": key()})
        assert error["code"] == "unreadable"
    other = next(one.text for one in GAMES[scene.game].actions.actions if one.text not in texts)
    error = await caller.refused(actions(scene), {**body, "action": other, "key": key()})
    assert error["code"] == "refused"
    assert error["refusal"]["rule"] == error["rule"]


async def asked(scene: Scene) -> int:
    """Return the seat that the running table waits for."""
    for seat in (0, 1):
        caller = scene.caller(scene.owner(seat))
        answer = await caller.get(f"tables/{scene.running}/options?seat={seat}")
        if answer.status == 200:
            return seat
    raise AssertionError("nobody is asked")


async def test_many_identical_commands_at_once_are_one(scene: Scene) -> None:
    host = scene.caller()
    await host.get("me")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
    id = (await host.command("tables", {"game": scene.game, "seats": seats}))["id"]
    path = f"tables/{id}"
    for number in range(4):
        questions = [await host.question(id, seat) for seat in (0, 1)]
        seat = 0 if questions[0] is not None else 1
        text = (await host.get(f"{path}/options?seat={seat}")).data()[-1]["text"]
        asked = questions[seat]["number"]
        same = {"seat": seat, "number": asked, "action": text, "key": key()}
        keyed = [{**same, "key": key()} for _ in range(8)]
        callers = [scene.caller(host.cookie) for _ in range(24)]
        answers = await asyncio.gather(
            *[
                caller.send(f"POST /api/{path}/actions", encoded(body))
                for caller, body in zip(callers, [same] * 16 + keyed, strict=True)
            ]
        )
        done = [answer for answer in answers if answer.status == 200]
        assert {answer.data()["number"] for answer in done} == {number + 1}
        assert len(done) in (16, 1)  # all of the same key, or one of the others
        for answer in answers:
            if answer.status != 200:
                assert error_of(answer)["code"] in ("stale", "not-asked")


async def test_a_seat_that_many_want_at_once_is_given_to_one(scene: Scene) -> None:
    host = scene.caller()
    await host.get("me")
    wish = {"game": scene.game, "seats": [{"kind": "me"}, {"kind": "invite"}], "listed": True}
    opened = await host.command("tables", wish)
    token = opened["invitations"][0]["token"]
    ways = [f"POST /api/invitations/{token}", f"POST /api/tables/{opened['id']}/seats/1"]
    answers = await asyncio.gather(*[scene.caller().send(way) for way in ways * 10])
    assert sorted(answer.status for answer in answers)[:2] == [200, 403]
    for answer in answers:
        if answer.status != 200:
            assert error_of(answer)["code"] in ("taken", "not-yours")
    table = (await host.get(f"tables/{opened['id']}")).data()
    assert table["state"] == "playing"


async def test_an_invitation_is_used_up_and_a_token_cannot_be_guessed(scene: Scene) -> None:
    stranger = scene.caller()
    for method in ("GET", "POST"):
        error = await stranger.refused(f"{method} /api/invitations/{scene.used}")
        assert error["code"] == "not-yours"
        for token in (scene.free[:-1], scene.free.swapcase(), scene.running, "0", "%00", "🗝"):
            error = await stranger.refused(f"{method} /api/invitations/{quote(token, safe='%')}")
            assert error["code"] == "not-found"
    guest = scene.caller(scene.guest)
    again = await guest.send(f"POST /api/invitations/{scene.used}")
    assert again.data()["seat"] == 1  # for the one who has it, it is no second time


async def test_seats_that_are_taken_or_of_unlisted_tables_are_not_given_away(scene: Scene) -> None:
    stranger: Caller = scene.caller()
    for id in (scene.running, scene.sealed, scene.open, scene.imported):
        for seat in (0, 1):
            error = await stranger.refused(f"POST /api/tables/{id}/seats/{seat}")
            assert error["code"] == "not-yours"
        for wrong in ("2", "-1", "9999999999999999999999", "x", "1e3", "%00"):
            error = await stranger.refused(f"POST /api/tables/{id}/seats/{wrong}")
            assert error["code"] in ("no-seat", "bad-request")


async def test_nothing_can_be_done_at_a_table_that_waits_or_is_only_looked_at(scene: Scene) -> None:
    host = scene.caller(scene.host)
    body = {"seat": 0, "number": 0, "key": key()}
    for path, more in (("actions", {"action": "pass"}), ("undo", {})):
        error = await host.refused(f"POST /api/tables/{scene.open}/{path}", {**body, **more})
        assert error["code"] == "not-started"
        error = await host.refused(f"POST /api/tables/{scene.imported}/{path}", {**body, **more})
        assert error["code"] in ("not-yours", "replay-only")

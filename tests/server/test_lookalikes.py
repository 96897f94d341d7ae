"""Nobody passes for somebody else: by invisible signs, other alphabets, or the same name."""

from pathlib import Path

import pytest

from clocksmith.server.errors import RequestError
from clocksmith.server.names import clean, is_of_one_alphabet, login_of, name_of, skeleton
from server.house import HOT_SEAT, INVITING, opened

ADA = {"login": "ada", "password": "analytical engine"}
CYRILLIC_ADA = "\u0430d\u0430"


@pytest.mark.parametrize(
    "alike",
    [
        "ADA",
        "\u0391da",
        "A d a",
        "\u00c1da",
        "ada.",
        CYRILLIC_ADA,
        "\uff41da",
        "A\u0301da",
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(alike: str) -> None:
    assert skeleton(alike) == skeleton("Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ivan", "lvan"),
        ("B0b", "Bob"),
        ("Amy", "Arny"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),
        ("Wim", "VVim"),
    ],
)
def test_signs_that_pass_for_others_make_no_other_name(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_stay_different() -> None:
    names = [
        "Ada",
        "Adam",
        "Bob",
        "Rob",
        "\u0418\u0432\u0430\u043d",
        "\u592a\u90ce",
        "\U0001f600",
        "\U0001f601",
    ]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_has_letters_of_one_alphabet() -> None:
    assert is_of_one_alphabet("\u592a\u90ce Taro")
    assert name_of("\u0418\u0432\u0430\u043d") == "\u0418\u0432\u0430\u043d"
    for read in (name_of, login_of):
        with pytest.raises(RequestError, match="one alphabet"):
            read(CYRILLIC_ADA)


def test_invisible_letters_are_taken_out() -> None:
    assert clean("A\u3164d\u2800a\u115f") == "Ada"


async def test_a_guest_does_not_take_the_name_of_a_player(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest("Countess"), await house.guest("Eve")
        await ada.post("/accounts", ADA)
        for name in ("Countess", "c0untess", "ADA", "\u00e0da"):
            assert (await eve.put("/me", {"name": name})).code == "taken"
        assert (await eve.post("/accounts", {**ADA, "login": "countess"})).code == "taken"
        assert (await ada.put("/me", {"name": "Ada"})).status == 200  # it is hers
        assert (await eve.put("/me", {"name": "Countess"})).status == 200


async def test_an_account_whose_name_is_taken_is_called_by_its_login(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        first, second = await house.guest("Ada"), await house.guest("Ada")
        await first.post("/accounts", {**ADA, "login": "first"})
        made = await second.post("/accounts", {**ADA, "login": "second"})
        assert made.json == {"name": "second", "login": "second"}


async def test_who_looks_on_talks_at_listed_tables_or_when_they_are_let(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest("Ada"), await house.guest("Eve")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        path, said = f"/tables/{id}/chat", {"text": "hello"}
        assert (await ada.get(f"/tables/{id}")).json["talk"] is False
        assert (await eve.post(path, said)).code == "muted"
        assert (await ada.post(path, said)).status == 200
        assert (await eve.put(f"/tables/{id}/talk", {"talk": True})).code == "not-yours"
        assert (await ada.put(f"/tables/{id}/talk", {"talk": True})).status == 200
        assert (await ada.get(f"/tables/{id}")).json["talk"] is True
        assert (await eve.post(path, said)).status == 200
        listed = (await ada.post("/tables", {**INVITING, "listed": True})).json["id"]
        assert (await eve.post(f"/tables/{listed}/chat", said)).status == 200


async def test_one_who_was_muted_at_a_table_is_heard_at_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest("Ada"), await house.guest("Eve")
        one, other = [
            (await ada.post("/tables", {**HOT_SEAT, "listed": True})).json["id"] for _ in range(2)
        ]
        said = (await eve.post(f"/tables/{one}/chat", {"text": "spam"})).json
        mine = (await ada.post(f"/tables/{one}/chat", {"text": "stop"})).json
        path = f"/tables/{one}/chat"
        assert (await eve.post(f"{path}/{mine['id']}/mute")).code == "not-yours"
        assert (await ada.post(f"{path}/{mine['id']}/mute")).code == "not-yours"
        assert (await ada.post(f"{path}/99/mute")).code == "not-found"
        assert (await ada.post(f"{path}/{said['id']}/mute")).status == 200
        assert (await eve.post(path, {"text": "spam"})).code == "muted"
        assert (await eve.post(f"/tables/{other}/chat", {"text": "spam"})).status == 200

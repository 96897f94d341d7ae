"""`clocksmith join` plays a bot from afar, and says in a sentence why it cannot."""

from pathlib import Path

import pytest

from cli.terminal import assert_one_sentence, talk
from client.served import Joined, World, world
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.games import OURS
from eventually import wait_until

MISER = """
class Miser:
    def __init__(self, seed=0):
        self.name = "miser"

    def choose(self, game, state, seat, budget):
        legal = game.legal(state)
        return legal.nth(len(legal) - 1)


class Broken(Miser):
    def choose(self, game, state, seat, budget):
        raise RuntimeError("out of ideas")
"""


def finish(server: World, id: str) -> None:
    """Let Ada give first legal answers until the game is over."""

    def is_over() -> bool:
        server.ada.play_first(id)
        return server.ada.state_of(id) == "over"

    wait_until(is_over, 240.0)


@pytest.mark.parametrize("name", OURS)
def test_a_bot_of_ones_own_plays_a_whole_game_across_a_restart_of_the_server(
    name: str, tmp_path: Path
) -> None:
    (tmp_path / "miser.py").write_text(MISER)
    with world() as server, Joined(server, tmp_path, "--bot", "miser:Miser") as bot:
        id = server.challenge(name, {"kind": "me"}, {"kind": "bot", "level": "hasty"})
        bot.says(f"Accepted {name}")
        wait_until(lambda: server.ada.play_first(id))
        server.server.restart()
        finish(server, id)
        bot.says(f"at table {id} is over")
        assert "no answer" not in bot.said
        assert bot.interrupt() == 0
        bot.says("Games over: 1")


def test_a_bot_that_fails_is_answered_for_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "miser.py").write_text(MISER)
    with world() as server, Joined(server, tmp_path, "--bot", "miser:Broken") as bot:
        id = server.challenge("sands", {"kind": "me"})
        reason = "miser:Broken gave no answer: RuntimeError: out of ideas"
        wait_until(lambda: server.ada.play_first(id) < 0 or reason in bot.said)
        table = server.ada.ask("GET", f"/tables/{id}")
        assert table["state"] == "playing"


def test_challenges_are_accepted_by_the_terms(tmp_path: Path) -> None:
    terms = ["--bot", "uniform", "--game", "sands", "--tables", "1"]
    with world() as server, Joined(server, tmp_path, *terms) as bot:
        server.challenge("khronos", {"kind": "me"})
        bot.says("Declined khronos")
        bot.says("khronos is not among sands")
        server.challenge("sands", {"kind": "me"}, {"kind": "invite"})
        bot.says("Accepted sands")
        server.challenge("sands", {"kind": "me"})
        bot.says("1 tables are enough")


def test_an_invitation_is_an_address_to_join(tmp_path: Path) -> None:
    with world() as server:
        seats = [{"kind": "me"}, {"kind": "invite"}]
        made = server.ada.ask("POST", "/tables", {"game": "khronos", "seats": seats})
        server.url += f"/j/{made['invitations'][0]['token']}"
        with Joined(server, tmp_path, "--bot", "uniform", "--no-challenges") as bot:
            bot.says(f"Sat down on seat 1 of table {made['id']}")
            bot.says(f"Playing khronos at table {made['id']}")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["ftp://x"], "An address must begin with http"),
        (["http://127.0.0.1:1", "--bot", "nobody"], "There is no bot 'nobody'"),
        (["http://127.0.0.1:1", "--bot", "nowhere:Bot"], "The bot nowhere:Bot cannot be loaded"),
        (["http://127.0.0.1:1", "--game", "chess"], "There is no game 'chess'"),
        (["http://127.0.0.1:1", "--token-file", "/no/such/file"], "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], words: str) -> None:
    said = talk(ask=["join", *arguments], env={"CLOCKSMITH_TOKEN": "clocksmith_x"})
    assert_one_sentence(said, words)


def test_a_token_is_needed() -> None:
    said = talk(ask=["join", "http://127.0.0.1:1"], env={})
    assert_one_sentence(said, "Give a token", "CLOCKSMITH_TOKEN", "account page")


def test_a_server_that_is_not_there_is_said_after_some_patience() -> None:
    said = talk(ask=["join", "http://127.0.0.1:1"], env={"CLOCKSMITH_TOKEN": "clocksmith_x"})
    assert_one_sentence(said, "cannot be reached")


def test_wrong_tokens_missing_scopes_and_forbidden_bots_are_said() -> None:
    with world() as server:

        def said_with(secret: str) -> str:
            said = talk(ask=["join", server.url], env={"CLOCKSMITH_TOKEN": secret})
            assert said.code == 2
            assert secret not in said.out + said.err
            return said.err

        assert "There is no such token here" in said_with("clocksmith_wrong")
        assert "/account" in said_with("clocksmith_wrong")
        assert "lacks the scope play, challenge" in said_with(server.rex.token("read"))
        assert "needs a token with the scope read" in said_with(server.rex.token("play"))


def test_a_host_that_lets_no_bots_in_is_said(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with world(database) as server:
        secret = server.secret
    with Served(database, CLOCKSMITH_NETWORK_BOTS="no") as served:
        ask = ["join", f"http://127.0.0.1:{served.port}"]
        said = talk(ask=[*ask], env={"CLOCKSMITH_TOKEN": secret})
    assert_one_sentence(said, "The host of this server lets no bots in")

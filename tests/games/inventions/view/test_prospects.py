"""What a seat could do is told with what bars it, and what sharing gives to everybody."""

from random import Random

import pytest

from clocksmith.core.event import Silence
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import DEED_NAMES, NONE
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.chains import MayChain, MayUseTechnology
from clocksmith.games.inventions.view.prospect_search import prospects_of
from clocksmith.games.inventions.view.prospects import ChainProspect, Due, Sharing
from games.inventions.house import PARTS
from games.inventions.scene import scene
from play import P0, P1, P2

INVENTION = "idea cooking by 1 1 inventor 1 flipped"


def chains(state: Inventions, source: str) -> list[ChainProspect]:
    """Return the chains of the first seat from one kind of source."""
    return [one for one in prospects_of(state, P0).chains if one.source == source]


def key(refusal: object) -> str:
    """Return the key of a refusal, or nothing."""
    return str(getattr(refusal, "key", ""))


@pytest.mark.rule("4.3")
def test_every_action_that_cannot_be_done_says_why() -> None:
    state = scene(at="pillar", boards={0: "marked start"})
    found = {DEED_NAMES[one.deed]: key(one.refusal) for one in prospects_of(state, P0).deeds}
    assert len(found) == 10
    assert found["share"] == "nothing-to-share"
    assert found["call"] == "nobody-to-call"
    assert found["send"] == ""


@pytest.mark.rule("4.3.C", "4.3.III")
def test_an_invention_to_innovate_tells_its_chain_and_what_bars_it() -> None:
    state = scene("innovate", land={"europe": INVENTION}, boards={0: "marked start"})
    [one] = chains(state, "card")
    assert (PARTS.card_names[one.number], PARTS.region_names[one.region]) == ("cooking", "europe")
    assert (DEED_NAMES[one.after], DEED_NAMES[one.deed]) == ("innovate", "call")
    assert (one.tokens, one.influence, one.opening) == (1, 0, None)
    assert key(one.refusal) == "nobody-to-call"
    [one] = chains(scene("innovate", tokens=0, land={"europe": INVENTION}), "card")
    assert key(one.refusal) == "no-chain-token"


@pytest.mark.rule("4.3.V")
def test_an_invention_that_was_chained_in_this_turn_is_barred() -> None:
    land = {"asia": "people 2x0"}
    memory = "presented=0 cards=wine regions=- technology=no"
    board = {0: "inventions wine fishing-net; marked start"}
    state = scene("call", spent=1, tokens=1, memory=memory, land=land, boards=board)
    barred = {PARTS.card_names[one.number]: key(one.refusal) for one in chains(state, "card")}
    assert barred == {"wine": "chained-in-this-turn", "fishing-net": ""}


@pytest.mark.rule("4.3.VI")
def test_influence_tiles_on_the_board_and_at_home_offer_chains() -> None:
    land = {"asia": "people 2x0; influence 0:n1", "europe": "people 2x0"}
    found = chains(scene(at="pillar", land=land), "influence_tile")
    where = [(one.number, one.region, key(one.opening)) for one in found]
    assert where[0] == (0, PARTS.region_names.index("asia"), "")
    assert where[1] == (1, NONE, "")
    assert where[3] == (3, NONE, "too-few-on-the-map")


@pytest.mark.rule("4.3.VII")
def test_a_scholar_out_of_reach_says_so() -> None:
    found = chains(scene("travel", land={"europe": "people 1x0"}), "knowledge")
    opening = {PARTS.region_names[one.region]: key(one.opening) for one in found}
    assert opening["asia"] == ""
    assert opening["oceania"] == "too-many-ropes"
    assert opening["europe"] == "nobody-to-travel"


@pytest.mark.rule("4.3.T")
def test_a_technology_tile_costs_influence_and_works_once_in_a_turn() -> None:
    board = {0: "map a1:technology-6; influence 0; marked start"}
    [there, back] = chains(scene("send", boards=board), "tile")
    assert {DEED_NAMES[there.after], DEED_NAMES[back.after]} == {"eureka", "send"}
    assert (there.influence, key(there.refusal)) == (1, "too-little-influence")
    memory = "presented=0 cards=- regions=- technology=yes"
    used = scene("send", spent=1, tokens=1, memory=memory, boards={0: "map a1:technology-6"})
    assert {key(one.refusal) for one in chains(used, "tile")} == {"one-technology-per-turn"}


@pytest.mark.rule("4.3.IV")
def test_sharing_is_told_for_everybody_who_takes_part() -> None:
    land = {"asia": "idea bread by 1 2 inventor 2 innovator 0 flipped"}
    [found] = prospects_of(scene("share", land=land), P0).sharings
    assert found.region == PARTS.region_names.index("asia")
    assert found.dues == (
        Due(P1, 0, 4, False, 0, 2),
        Due(P2, 1, 0, True, 0, 1),
        Due(P0, 2, 0, False, 1, 1),
    )
    assert (found.refusal, found.wealth, found.joker, found.ip) == (None, None, True, 0)


@pytest.mark.rule("4.3.IV", "4.6")
def test_chronos_gains_nothing_by_sharing() -> None:
    land = {"europe": "idea bread by chronos 1 inventor chronos flipped"}
    [found] = prospects_of(scene(at="pillar", seats=2, land=land), P0).sharings
    assert [(due.ip, due.keeps) for due in found.dues] == [(0, False), (0, False)]
    assert key(found.refusal) == "takes-no-part"


def test_a_spectator_is_told_of_the_seat_whose_turn_it_is() -> None:
    state = scene("share", turn=1, land={"europe": INVENTION})
    assert prospects_of(state, SPECTATOR).seat == P1
    assert prospects_of(state, P0).seat == P0
    assert prospects_of(GAME.start(3), P0).chains == ()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_was_foretold_and_what_is_refused_is_barred(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(2 + seed % 3)
    while (asked := GAME.decision(state)) is not None:
        if isinstance(asked, MayChain | MayUseTechnology):
            told = {_mark(one): one for one in prospects_of(state, asked.seat).chains}
            for action in asked.candidates(state):
                if not action.text.startswith("chain"):
                    continue
                one = told[(_mark_of(action), int(asked.deed))]
                assert one.refusal == asked.refusal(state, action), action.text
        legal = asked.legal(state)
        assert isinstance(asked, Chance) or len(legal) > 0
        GAME.apply(state, legal.nth(rng.randrange(len(legal))), Silence())


def _mark(one: ChainProspect) -> tuple[tuple[str, int], int]:
    return (one.source, one.number), one.after


def _mark_of(action: object) -> tuple[str, int]:
    [field] = type(action).__match_args__  # type: ignore[attr-defined]
    return field, getattr(action, field)


def test_sharings_are_told_to_each_seat_alike() -> None:
    land = {"asia": "idea bread by 1 2 inventor 2 flipped"}
    state = scene(at="pillar", land=land)

    def dues(seat: int) -> list[tuple[Due, ...]]:
        found: tuple[Sharing, ...] = prospects_of(state, Seat(seat)).sharings
        return [one.dues for one in found]

    assert dues(0) == dues(1) == dues(2)

"""6 The printed parts are those of the rules: row by row, number by number."""

import pytest

from clocksmith.core.box.form import SOURCED as SURE
from clocksmith.core.box.form import STAND_IN
from clocksmith.games.inventions.box.form import SHELF
from clocksmith.games.inventions.rules.chronos import path_from
from games.inventions.house import PARTS

ROWS = SHELF.newest.rows

IDEAS = """
1 | Cooking | 1 | economy | A1 | 0 | call
2 | Fishing Net | 1 | economy | A4 | 0 | travel
3 | Gift Exchange | 1 | economy | A3 | 0 | send
4 | Storytelling | 1 | culture | A3 | 0 | present
5 | Bone Flute | 1 | culture | A5 | 0 | influence
6 | Sewn Clothing | 1 | culture | A2 | 0 | travel
7 | Hafted Spear | 1 | technology | A2 | 0 | invent
8 | Fat Lamp | 1 | technology | A1 | 0 | present
9 | Bread | 2 | economy | A1 | 1 | call
10 | Granary | 2 | economy | B1 | 0 | share
11 | Dairying | 2 | economy | B2 | 0 | innovate
12 | Megalith | 2 | culture | A5 | 1 | influence
13 | Dyed Cloth | 2 | culture | B4 | 0 | send
14 | Bow and Arrow | 2 | technology | A4 | 1 | invent
15 | Sickle | 2 | technology | A2 | 1 | innovate
16 | Kiln | 2 | technology | B3 | 0 | invent
17 | Irrigation Canal | 3 | economy | B1 | 1 | share
18 | Sailing Ship | 3 | economy | B4 | 1 | travel
19 | Coinage | 3 | economy | C1 | 0 | recall
20 | Wine | 3 | culture | B3 | 1 | influence
21 | Epic Poetry | 3 | culture | C2 | 0 | present
22 | Horseback Riding | 3 | technology | B2 | 1 | travel
23 | Chariot | 3 | technology | C3 | 0 | influence
24 | Bronze Casting | 3 | technology | C1 | 0 | invent
25 | Postal Service | 4 | economy | C2 | 2 | recall
26 | Water Mill | 4 | economy | D3 | 1 | innovate
27 | Paper Money | 4 | economy | D2 | 1 | share
28 | Theatre | 4 | culture | C2 | 2 | present
29 | Stained Glass | 4 | culture | C1 | 2 | influence
30 | Chess | 4 | culture | D1 | 1 | eureka
31 | Wheelbarrow | 4 | technology | C3 | 2 | call
32 | Astrolabe | 4 | technology | D1 | 1 | travel
33 | Power Loom | 5 | economy | D3 | 2 | invent
34 | Railway | 5 | economy | E1 | 1 | share
35 | Newspaper | 5 | culture | D2 | 2 | send
36 | Encyclopedia | 5 | culture | D2 | 2 | eureka
37 | Cinema | 5 | culture | E2 | 1 | present
38 | Telescope | 5 | technology | D1 | 2 | eureka
39 | Steamboat | 5 | technology | E1 | 1 | innovate
40 | Airplane | 5 | technology | E3 | 1 | recall
41 | Container Shipping | 6 | economy | E3 | 3 | share
42 | Electronic Commerce | 6 | economy | F3 | 2 | call
43 | Television | 6 | culture | E2 | 3 | share
44 | Video Game | 6 | culture | F2 | 2 | present
45 | Electronic Music | 6 | culture | E2 | 3 | innovate
46 | Satellite | 6 | technology | F1 | 2 | send
47 | Electric Car | 6 | technology | F1 | 2 | invent
48 | Nuclear Power Station | 6 | technology | E1 | 3 | recall
"""

MILESTONES = """
A1 | Control of Fire | 1 | ready-up-to 2
A2 | Stone Knapping | 1 | specialist technology 1
A3 | Spoken Language | 1 | influence 1
A4 | Cordage | 1 | specialist economy 1
A5 | Symbolic Art | 1 | specialist culture 1
B1 | Agriculture | 2 | specialist any 1
B2 | Animal Domestication | 2 | settle known 1
B3 | Pottery | 2 | ip 2
B4 | Weaving | 2 | influence 2
C1 | Mining | 3 | aspire economy 1
C2 | Writing | 3 | aspire culture 1
C3 | The Wheel | 3 | aspire technology 1
D1 | Mathematics | 4 | academic 1; influence 1
D2 | Papermaking | 4 | ip 3
D3 | Water Power | 4 | ready-up-to 4
E1 | Steam Power | 5 | aspire joker 1
E2 | Electricity | 5 | influence 3
E3 | Internal Combustion Engine | 5 | settle anywhere 2
F1 | Solar Cell | 6 | ip 5
F2 | Microchip | 6 | aspire joker 1; influence 1
F3 | Computer Network | 6 | ip-per-region 1
"""

REGIONS = """
1 | Africa | 2 3 7 | 2
2 | Middle East | 1 3 4 | 2
3 | Europe | 1 2 4 6 | 2
4 | Asia | 2 3 5 6 | 2
5 | Oceania | 4 7 | 2
6 | North America | 3 4 7 | 2
7 | South America | 1 5 6 | 2
"""

SPECIALISTS = """
S1 | 1 | influence 2
S2 | 1 | aspire card 1
S3 | 1 | academic 1
S4 | 2 | influence 1
S5 | 2 | move 1
S6 | 2 | ready-up-to 1
S7 | 2 | ip 2
"""

KNOWLEDGE = """
K1 | present | 2
K2 | invent | 2
K3 | innovate | 2
K4 | share | 2
K5 | influence | 2
K6 | eureka | 2
K7 | send | 2
"""

INFLUENCE = """
N1 | 1 | 2 | present
N2 | 2 | 4 | invent
N3 | 2 | 4 | innovate
N4 | 3 | 7 | share
N5 | 4 | 10 | eureka
"""

ECONOMY = """
S | ready-up-to 1 or influence 1
1 | specialist any 1
2 | ready-up-to 3
3 | influence 2
4 | move 2; influence 1
5 | settle known 1
6 | ip-of-era 1
7 | token 1
"""

CULTURE = """
1 | present | influence-after | 1 | 0
2 | invent | extra-specialists | -1 | 0
3 | innovate | specialists-gained | 1 | 0
4 | share | ip-after | 2 | 0
5 | call | free-field | 1 | 0
6 | influence | citizens-needed | -1 | 1
7 | travel | rope-steps | 1 | 0
"""

TECHNOLOGY = """
1 | present | invent
2 | invent | share
3 | innovate | travel
4 | share | influence
5 | call | present
6 | eureka | send
7 | travel | influence
"""

WEALTH = """
A | 2 per tile-economy
B | 2 per tile-culture
C | 2 per tile-technology
D | 4 per set
E | 1 per tile
F | 2 per adjacent
G | 3 per tile-wealth
"""

GOALS = """
G01 | Explorers | 2 per region beyond 2 | 10
G02 | Metropolis | 2 per citizen-in-fullest-region | 10
G03 | Dominance | 3 per majority | 9
G04 | Statecraft | 2 per influence-tile | 10
G05 | Untapped Power | 3 per face-up-influence-tile | 9
G06 | Economists | 2 per invention-economy, 1 per tile-economy | 10
G07 | Patrons | 2 per invention-culture, 1 per tile-culture | 10
G08 | Engineers | 2 per invention-technology, 1 per tile-technology | 10
G09 | Polymaths | 5 per invention-set | 10
G10 | Inventors | 2 per invention | 10
G11 | Visionaries | 3 at milestone-era 4, 6 at milestone-era 5, 10 at milestone-era 6 | 10
G12 | Embassies | 2 per citizen-on-milestone | 10
G13 | Academy | 2 per academic | 10
G14 | Growth | 1 per citizen each 2 | 10
G15 | Merchant Guild | 2 per tile-economy | 8
G16 | Artist Guild | 2 per tile-culture | 8
G17 | Thinker Guild | 2 per tile-technology | 8
G18 | Builders | 1 per tile | 10
G19 | Planners | 4 per full-row | 10
G20 | Prosperity | 3 per tile-wealth | 9
G21 | Avant-garde | 3 per invention since 4 | 9
"""

SPACES = """
3 | 1 | ready-up-to 2
3 | 2 | specialist any 1
3 | 3 | turn-order 1
4 | 1 | influence 2
4 | 2 | aspire joker 1
4 | 3 | turn-order 1; ip 1
5 | 1 | ip 3
5 | 2 | aspire joker 1
5 | 3 | turn-order 1; influence 1
6 | 1 | ip 8
6 | 2 | ip 6
6 | 3 | ip 4
"""

BANDS = """
0 | 0 | 1 | 0 | 1
1 | 3 | 1 | 1 | 0
4 | 7 | 2 | 5 | -1
8 | 10 | 3 | 10 | -2
"""


def written(sheet: str, *keys: str) -> list[list[str]]:
    """Return some columns of a sheet as texts; a list has its items joined by commas."""
    found = []
    for row in ROWS[sheet]:
        values = [row.values[key] for key in keys]
        found.append([", ".join(v) if isinstance(v, list) else str(v) for v in values])
    return found


def printed(text: str) -> list[list[str]]:
    """Return the rows of a table of this file."""
    return [line.split(" | ") for line in text.strip().splitlines()]


def short(title: str) -> str:
    """Return a title as a name."""
    return title.lower().replace(" ", "-")


@pytest.mark.rule("6.6")
def test_the_48_ideas_are_those_of_the_rules() -> None:
    codes = dict(written("milestone", "name", "code"))
    keys = ("title", "era", "field", "milestone", "extra", "chain")
    found = [
        [str(number + 1), *row[:3], codes[row[3]], *row[4:]]
        for number, row in enumerate(written("idea", *keys))
    ]
    assert found == printed(IDEAS)
    assert len(found) == 48
    assert [row[2] for row in found] == [era for era in "123456" for _ in range(8)]


@pytest.mark.rule("6.5")
def test_the_21_milestones_are_those_of_the_rules() -> None:
    found = written("milestone", "code", "title", "era", "benefit")
    assert found == printed(MILESTONES)
    assert len(found) == 21
    assert {row.number("spaces") for row in ROWS["milestone"]} == {3}


@pytest.mark.rule("6.1")
def test_the_7_regions_and_their_ropes_are_those_of_the_rules() -> None:
    names = PARTS.region_names
    found = []
    for number, row in enumerate(ROWS["region"]):
        near = " ".join([str(names.index(name) + 1) for name in row.texts("ropes")])
        found.append([str(number + 1), row.text("title"), near, str(row.number("spaces"))])
    assert found == printed(REGIONS)
    for region, _, ropes_there, _ in found:
        for other in ropes_there.split():
            assert region in found[int(other) - 1][2].split(), "a rope has two ends"


@pytest.mark.rule("6.1")
def test_the_migration_path_goes_through_all_regions_and_ends_where_it_began() -> None:
    assert path_from(0) == [1, 2, 3, 4, 5, 6, 0]
    assert path_from(5) == [6, 0, 1, 2, 3, 4, 5]


@pytest.mark.rule("6.7", "6.8", "6.9")
def test_the_tiles_of_the_board_are_those_of_the_rules() -> None:
    specialists = written("specialist", "name", "citizens", "benefit")
    # "Up to 1 rope" of tile 5 may be none.
    wanted = [[*row[:2], row[2].replace("move", "move-or-stay")] for row in printed(SPECIALISTS)]
    assert [[row[0].upper(), *row[1:]] for row in specialists] == wanted
    knowledge = written("knowledge", "name", "chain", "ip")
    assert [[row[0].upper(), *row[1:]] for row in knowledge] == printed(KNOWLEDGE)
    influence = written("influence", "name", "citizens", "ip", "chain")
    assert [[row[0].upper(), *row[1:]] for row in influence] == printed(INFLUENCE)
    assert (len(specialists), len(knowledge), len(influence)) == (7, 7, 5)


@pytest.mark.rule("6.10")
def test_the_economy_tiles_are_those_of_the_rules() -> None:
    found = written("start", "number", "effect")
    found += written("economy", "number", "effect")
    first, *others = printed(ECONOMY)
    # The start tile readies one, not up to one.
    assert found[0] == ["0", first[1].replace("ready-up-to", "ready")]
    assert found[1:] == others


@pytest.mark.rule("6.10")
def test_the_culture_tiles_are_those_of_the_rules() -> None:
    found = written("culture", "number", "deed", "changes", "add", "least")
    assert found == printed(CULTURE)


@pytest.mark.rule("6.10")
def test_the_technology_tiles_are_those_of_the_rules() -> None:
    found = written("technology", "number", "pair")
    assert [[row[0], *row[1].split(", ")] for row in found] == printed(TECHNOLOGY)


@pytest.mark.rule("6.11")
def test_the_wealth_tiles_are_those_of_the_rules() -> None:
    found = written("wealth", "name", "scores")
    assert [[row[0][-1].upper(), row[1]] for row in found] == printed(WEALTH)


@pytest.mark.rule("6.12")
def test_the_21_goals_are_those_of_the_rules() -> None:
    found = written("goal", "code", "title", "scores", "most")
    assert found == printed(GOALS)
    assert len(found) == 21


@pytest.mark.rule("6.3", "6.4")
def test_the_tracks_are_those_of_the_rules() -> None:
    assert written("space", "era", "place", "benefit") == printed(SPACES)
    assert written("band", "from", "to", "tokens", "ip", "change") == printed(BANDS)
    assert PARTS.most_influence == 10


@pytest.mark.rule("1.1")
def test_the_six_eras_have_13_rounds() -> None:
    assert [row[0] for row in written("era", "title")] == [
        "Stone Age",
        "Neolithic",
        "Metal Age",
        "Antiquity and Middle Ages",
        "Modern Age",
        "Computer Age",
    ]
    assert (PARTS.era_rounds, PARTS.rounds) == ([1, 3, 3, 3, 3, 0], 13)


@pytest.mark.rule("6.2")
def test_the_ten_actions_lie_in_five_forums() -> None:
    assert [row[0] for row in written("deed", "title")] == [
        "Present an Idea",
        "Invent",
        "Innovate",
        "Share an Invention",
        "Call Specialists",
        "Gain Influence",
        "Travel",
        "Eureka",
        "Send Diplomat",
        "Recall Diplomat",
    ]
    assert PARTS.forum_of == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("6.13", "6.14.4", "6.14.5", "6.10", "4.2.4", "4.3.T")
def test_single_numbers_are_those_of_the_rules() -> None:
    assert (
        PARTS.citizens,
        PARTS.start_specialists,
        PARTS.start_academics,
        PARTS.start_influence,
    ) == (30, 2, 1, 3)
    assert (PARTS.chain_tokens, PARTS.economy_tokens, PARTS.aspirations) == (3, 3, 4)
    assert (PARTS.goals_dealt, PARTS.goals_kept, PARTS.goals_scored) == (4, 3, 2)
    assert PARTS.copies[2:] == [2, 2, 3]
    assert (PARTS.common_spaces, PARTS.idea_spaces, PARTS.eureka_spaces, PARTS.row) == (5, 3, 3, 4)
    assert PARTS.row_cost[1:] == [3, 2, 1, 0]
    assert (PARTS.kind_cost, PARTS.technology_cost) == ([1, 1, 1, 2], 1)
    assert (PARTS.progress.width, PARTS.progress.height) == (4, 3)


@pytest.mark.parametrize("sheet", ["idea", "milestone", "region", "goal", "era"])
def test_names_are_words_of_titles_and_never_the_same(sheet: str) -> None:
    rows = written(sheet, "name", "title")
    assert len({name for name, _ in rows}) == len(rows)
    for name, title in rows:
        words = short(title).split("-")
        assert all(word in words or word == "e" for word in name.split("-")), "e- is short"


# Where the rows are from


@pytest.mark.parametrize("sheet", list(ROWS))
def test_every_row_says_where_it_is_from_and_how_sure_that_is(sheet: str) -> None:
    for row in ROWS[sheet]:
        assert row.source
        assert row.status in (SURE, STAND_IN)


# What the player aid says for sure; everything else is a stand-in until somebody reads the box.
SOURCED = {
    "era": [
        "stone-age",
        "neolithic",
        "metal-age",
        "antiquity-and-middle-ages",
        "modern-age",
        "computer-age",
    ],
    "number": [
        "citizens",
        "chain-tokens",
        "economy-tokens",
        "aspirations",
        "goals-scored",
        "idea-display",
        "row",
        "row-cost-1",
        "row-cost-2",
        "row-cost-3",
        "row-cost-4",
        "cost-progress",
        "cost-wealth",
        "technology-influence",
        "influence-most",
    ],
}


def test_only_what_the_rules_call_sourced_is_sourced() -> None:
    found = {
        sheet: [row.values["name"] for row in rows if row.status == SURE]
        for sheet, rows in ROWS.items()
    }
    assert {sheet: names for sheet, names in found.items() if names} == SOURCED


def test_so_many_rows_of_each_sheet_are_stand_ins() -> None:
    found = {
        sheet: len([row for row in rows if row.status == STAND_IN]) for sheet, rows in ROWS.items()
    }
    assert found == {
        "specialist": 7,
        "knowledge": 7,
        "influence": 5,
        "deed": 10,
        "era": 0,
        "band": 4,
        "space": 12,
        "goal": 21,
        "idea": 48,
        "milestone": 21,
        "number": 14,
        "region": 7,
        "economy": 7,
        "start": 1,
        "culture": 7,
        "technology": 7,
        "wealth": 7,
    }


@pytest.mark.parametrize(
    ("sheet", "names"),
    [
        (
            "milestone",
            ["control-of-fire", "mining", "writing", "combustion-engine", "solar-cell"],
        ),
        ("idea", ["bread", "horseback-riding", "steamboat"]),
    ],
)
def test_names_that_are_sourced_say_so(sheet: str, names: list[str]) -> None:
    assert [row.text("name") for row in ROWS[sheet] if "name" in row.source] == names

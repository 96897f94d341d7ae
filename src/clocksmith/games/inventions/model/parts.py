"""The printed parts of Inventions as the rules use them, made from a box."""

from typing import TYPE_CHECKING, Any

from clocksmith.games.inventions.model.content import (
    ASPIRATION_NAMES,
    CHANGE_NAMES,
    CULTURE,
    DEED_NAMES,
    DEEDS,
    ECONOMY,
    ERAS,
    FIELDS,
    KIND_NAMES,
    LETTERS,
    NONE,
    NUMBERS,
    TECHNOLOGY,
    WEALTH,
    Band,
    CardId,
    Deed,
    EraSpace,
    Goal,
    GoalId,
    Idea,
    InfluenceId,
    InfluenceTile,
    KnowledgeId,
    KnowledgeTile,
    Milestone,
    MilestoneId,
    PlaceId,
    Region,
    RegionId,
    SpaceId,
    SpecialistId,
    SpecialistTile,
    Tile,
    TileId,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES, parse_benefit, parse_scoring
from clocksmith.kit.grid import Grid

if TYPE_CHECKING:
    from clocksmith.core.box.box import Box, BoxRow
    from clocksmith.core.game import Game


class Parts:
    """Everything printed in a box; lists go by the numbers of the parts, sets are bits of an int.

    It takes any box that its form accepts, and examines nothing.
    """

    def __init__(self, box: "Box") -> None:
        self.game: Game[Any] | None = None  # the one made of them
        rows = box.rows
        self._take_land(rows["region"])
        self._take_course(rows["deed"], rows["era"], rows["band"])
        self._take_spaces(rows["space"])
        self._take_milestones(rows["milestone"])
        self._take_ideas(rows["idea"])
        self._take_board(rows["specialist"], rows["knowledge"], rows["influence"])
        kinds = [_tile(row, kind) for kind, name in enumerate(KIND_NAMES) for row in rows[name]]
        self._take_tiles([*kinds, *[_tile(row, ECONOMY) for row in rows["start"]]])
        self._take_goals(rows["goal"])
        numbers = {row.text("name"): row.number("value") for row in rows["number"]}
        self._take_society(numbers)
        self._take_table(numbers)

    def _take_land(self, rows: "list[BoxRow]") -> None:
        """6.1 The map."""
        self.regions = [_region(row) for row in rows]
        self.region_names = [region.name for region in self.regions]
        self.region_ids = [RegionId(i) for i in range(len(rows))]
        self.reach = _reach(self.regions)  # other regions within so many ropes, by ropes and region

    def _take_course(
        self, deeds: "list[BoxRow]", eras: "list[BoxRow]", bands: "list[BoxRow]"
    ) -> None:
        """1.1, 6.2, 6.3 Forums, rounds and the influence track."""
        self.forum_of = [row.number("forum") - 1 for row in deeds]
        self.era_rounds = [row.number("rounds") for row in eras]
        self.rounds = sum(self.era_rounds)
        # The era of each round, from round 1 on; round 0 is the setup.
        self.era_of_round = [1, *[e + 1 for e in range(ERAS) for _ in range(self.era_rounds[e])]]
        # 1.1 Whether the epoch pillar is moved in a round: the last of an era.
        last = [sum(self.era_rounds[: era + 1]) for era in range(ERAS)]
        self.is_last = [round in last for round in range(self.rounds + 1)]
        self.band: list[Band] = []  # by position of the track
        for row in bands:
            band = _band(row)
            self.band += [band] * (band.last - band.first + 1)
        self.most_influence = len(self.band) - 1

    def _take_spaces(self, rows: "list[BoxRow]") -> None:
        """6.4 The era track."""
        self.era_spaces = [_space(row) for row in rows]
        self.space_ids = [SpaceId(i) for i in range(len(rows))]
        self.space_names = [f"{space.era}-{space.place}" for space in self.era_spaces]
        self.most_spaces = max([space.place for space in self.era_spaces])

    def _take_milestones(self, rows: "list[BoxRow]") -> None:
        """6.5 Milestones; the mask of a letter has those of it."""
        self.milestones = [_milestone(row) for row in rows]
        self.milestone_ids = [MilestoneId(i) for i in range(len(rows))]
        self.milestone_names = [milestone.name for milestone in self.milestones]
        self.milestone_era = [milestone.era for milestone in self.milestones]
        self.milestone_letter = [milestone.letter for milestone in self.milestones]
        self.letter_mask = [_equal(self.milestone_letter, n) for n in range(len(LETTERS))]

    def _take_ideas(self, rows: "list[BoxRow]") -> None:
        """6.6 Ideas; the masks have those of an era and of a field. Era 0 has none."""
        self.ideas = [_idea(row, self.milestone_names) for row in rows]
        self.card_ids = [CardId(i) for i in range(len(rows))]
        self.card_names = [idea.name for idea in self.ideas]
        self.card_field = [idea.field for idea in self.ideas]
        self.card_era = [idea.era for idea in self.ideas]
        self.era_mask = [_equal(self.card_era, era) for era in range(ERAS + 1)]
        self.field_mask = [_equal(self.card_field, field) for field in FIELDS]

    def _take_board(
        self, specialist: "list[BoxRow]", knowledge: "list[BoxRow]", influence: "list[BoxRow]"
    ) -> None:
        """6.7, 6.8, 6.9 Tiles on the board."""
        self.specialists = [_specialist(row) for row in specialist]
        self.specialist_names = [tile.name for tile in self.specialists]
        self.specialist_ids = [SpecialistId(i) for i in range(len(specialist))]
        self.knowledge = [_knowledge(row) for row in knowledge]
        self.knowledge_names = [tile.name for tile in self.knowledge]
        self.knowledge_ids = [KnowledgeId(i) for i in range(len(knowledge))]
        self.influence = [_influence(row) for row in influence]
        self.influence_names = [tile.name for tile in self.influence]
        self.influence_ids = [InfluenceId(i) for i in range(len(influence))]
        self.all_influence = (1 << len(influence)) - 1

    def _take_tiles(self, tiles: list[Tile]) -> None:
        """6.10, 6.11 Tiles of the progress map, kind by kind; the last one is the start tile."""
        self.tiles = tiles
        self.tile_names = [tile.name for tile in tiles]
        self.tile_kind = [tile.kind for tile in tiles]
        self.start_tile = TileId(len(tiles) - 1)
        self.tile_ids = [TileId(i) for i in range(self.start_tile)]  # without the start tile
        self.wealth_tiles = [tile for tile in self.tile_ids if self.tile_kind[tile] == WEALTH]
        self.kind_mask = [((1 << NUMBERS) - 1) << kind * NUMBERS for kind in range(len(KIND_NAMES))]
        self.progress_mask = sum([self.kind_mask[field] for field in FIELDS])
        # Pieces of a row: tiles, then aspiration tiles of the three fields and the joker.
        self.aspiration = len(tiles)
        self.piece_names = [*self.tile_names, *[f"aspire-{name}" for name in ASPIRATION_NAMES]]
        self.changes = _changes(tiles)  # the culture tiles that make a change, by deed and change
        self.pairs_with = _pairs(tiles)  # the technology tiles that show a deed

    def _take_goals(self, rows: "list[BoxRow]") -> None:
        """6.12 Goals."""
        self.goals = [_goal(row) for row in rows]
        self.goal_names = [goal.name for goal in self.goals]
        self.goal_ids = [GoalId(i) for i in range(len(rows))]

    def _take_society(self, numbers: dict[str, int]) -> None:
        """6.13 What everybody has, and the progress map."""
        self.citizens = numbers["citizens"]
        self.start_specialists = numbers["start-specialists"]
        self.start_academics = numbers["start-academics"]
        self.start_influence = numbers["start-influence"]
        self.chain_tokens = numbers["chain-tokens"]
        self.economy_tokens = numbers["economy-tokens"]
        self.aspirations = numbers["aspirations"]
        self.row = numbers["row"]
        self.row_cost = [0, *[numbers[f"row-cost-{n}"] for n in range(1, self.row + 1)]]
        self.kind_cost = [*[numbers["cost-progress"]] * 3, numbers["cost-wealth"]]
        self.technology_cost = numbers["technology-influence"]
        self.progress = Grid(numbers["map-columns"], numbers["map-rows"])
        self.place_names: list[str] = self.progress.names
        self.place_ids = [PlaceId(i) for i in range(self.progress.size)]
        self.neighbours = _neighbours(self.progress)

    def _take_table(self, numbers: dict[str, int]) -> None:
        """4.1, 6.14 What is dealt and laid out; copies go by seats."""
        self.dealt_of_era = [0, numbers["ideas-of-era-1"], numbers["ideas-of-era-2"]]
        self.goals_dealt = numbers["goals-dealt"]
        self.goals_kept = numbers["goals-dealt"] - numbers["goals-dropped"]
        self.goals_scored = numbers["goals-scored"]
        self.copies = [0, 0, *[numbers[f"copies-{seats}"] for seats in (2, 3, 4)]]
        self.common_spaces = numbers["common-knowledge"]
        self.idea_spaces = numbers["idea-display"]
        self.eureka_spaces = numbers["eureka-display"]


def _equal(numbers: list[int], value: int) -> int:
    """Return the places of a number, as bits."""
    return sum([1 << place for place in range(len(numbers)) if numbers[place] == value])


def _deed(name: str) -> Deed:
    return Deed(DEED_NAMES.index(name))


def _region(row: "BoxRow") -> Region:
    ropes, spaces = row.texts("ropes"), row.number("spaces")
    x, y = row.number("x"), row.number("y")
    return Region(row.text("name"), row.text("title"), ropes, spaces, x, y)


def _reach(regions: list[Region]) -> list[list[list[RegionId]]]:
    ids = [RegionId(i) for i in range(len(regions))]
    names = [region.name for region in regions]
    ropes = [[names.index(name) for name in region.ropes] for region in regions]
    reach: list[list[list[RegionId]]] = [[[] for _ in regions]]
    reached = [{int(region)} for region in ids]
    for _ in regions:
        reached = [one.union(*[ropes[near] for near in one]) for one in reached]
        reach.append([[r for r in ids if r in reached[i] and r != i] for i in ids])
    return reach


def _band(row: "BoxRow") -> Band:
    return Band(
        row.number("from"),
        row.number("to"),
        row.number("tokens"),
        row.number("ip"),
        row.number("change"),
    )


def _space(row: "BoxRow") -> EraSpace:
    benefit = parse_benefit(row.text("benefit"))
    return EraSpace(row.number("era"), row.number("place"), benefit)


def _milestone(row: "BoxRow") -> Milestone:
    milestone = Milestone(
        row.text("name"),
        row.text("title"),
        row.text("code"),
        row.number("era"),
        row.number("spaces"),
    )
    milestone.benefit = parse_benefit(row.text("benefit"))
    return milestone


def _idea(row: "BoxRow", milestones: list[str]) -> Idea:
    field = FIELD_NAMES.index(row.text("field"))
    name, title = row.text("name"), row.text("title")
    idea = Idea(name, title, row.number("era"), field, row.number("extra"))
    idea.milestone = MilestoneId(milestones.index(row.text("milestone")))
    idea.deed = _deed(row.text("chain"))
    return idea


def _specialist(row: "BoxRow") -> SpecialistTile:
    benefit = parse_benefit(row.text("benefit"))
    return SpecialistTile(row.text("name"), row.number("citizens"), benefit)


def _knowledge(row: "BoxRow") -> KnowledgeTile:
    return KnowledgeTile(row.text("name"), _deed(row.text("chain")), row.number("ip"))


def _influence(row: "BoxRow") -> InfluenceTile:
    deed = _deed(row.text("chain"))
    return InfluenceTile(row.text("name"), row.number("citizens"), row.number("ip"), deed)


def _tile(row: "BoxRow", kind: int) -> Tile:
    tile = Tile(row.text("name"), kind, row.number("number"))
    if kind == ECONOMY:
        tile.effect = parse_benefit(row.text("effect"))
    elif kind == CULTURE:
        tile.deed = _deed(row.text("deed"))
        tile.change = CHANGE_NAMES.index(row.text("changes"))
        tile.add = row.number("add")
        tile.least = row.number("least")
    elif kind == TECHNOLOGY:
        first, second = row.texts("pair")
        tile.deed, tile.other = _deed(first), _deed(second)
    else:
        tile.scoring = parse_scoring(row.text("scores"))
    return tile


def _changes(tiles: list[Tile]) -> list[list[list[TileId]]]:
    table: list[list[list[TileId]]] = [[[] for _ in CHANGE_NAMES] for _ in DEEDS]
    for number, tile in enumerate(tiles):
        if tile.kind == CULTURE and tile.change != NONE:
            table[tile.deed][tile.change].append(TileId(number))
    return table


def _pairs(tiles: list[Tile]) -> list[int]:
    showing = [0 for _ in DEEDS]
    for number, tile in enumerate(tiles):
        if tile.kind == TECHNOLOGY:
            showing[tile.deed] |= 1 << number
            showing[tile.other] |= 1 << number
    return showing


def _goal(row: "BoxRow") -> Goal:
    scorings = [parse_scoring(text) for text in row.texts("scores")]
    name, title = row.text("name"), row.text("title")
    return Goal(row.text("code"), name, title, scorings, row.number("most"))


def _neighbours(grid: Grid) -> list[list[int]]:
    """6.13 Return the spaces beside each space of the progress map."""
    return [
        [other for other in range(grid.size) if other != cell and grid.near(1 << cell) >> other & 1]
        for cell in range(grid.size)
    ]

"""What is pending, as text: the steps of The Sands of Time and how their fields are written."""

import re
from functools import cache
from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.layout.kinds import Count, Kind, Named, Several, YesNo
from clocksmith.core.layout.steps import Steps
from clocksmith.core.step import Step
from clocksmith.games.sands.content import (
    ACTION_CARDS,
    CARD_NAMES,
    CATEGORY_NAMES,
    NOWHERE,
    REGION_NAMES,
    ROW_NAMES,
    STRUCTURE_NAMES,
)
from clocksmith.games.sands.events import WHY_NAMES
from clocksmith.games.sands.rules import (
    advance,
    battle,
    build,
    caravan,
    choosing,
    chronicle,
    conquest,
    crowding,
    generations,
    govern,
    migrate,
    moving,
    muster,
    provinces,
    raid,
    scoring,
    setup,
    tribute,
    turn,
)
from clocksmith.games.sands.rules.acting import EndAction
from clocksmith.games.sands.rules.heritage import ChooseHeritage

CLASSES: Final[dict[str, type[Step[Any]]]] = {
    made.__name__: made
    for made in (
        setup.SetUp,
        setup.DrawTile,
        setup.DrawStart,
        setup.DrawLevel,
        provinces.ClaimProvince,
        provinces.ChooseCapital,
        provinces.FirstCaravan,
        provinces.FirstPeasant,
        provinces.FirstAdvance,
        ChooseHeritage,
        choosing.ChooseCards,
        generations.NextTurn,
        generations.RollDie,
        generations.GrowPeasant,
        generations.NewGeneration,
        generations.KeepResources,
        generations.BeginGeneration,
        crowding.Crowding,
        crowding.Thin,
        scoring.EndDynasty,
        scoring.ChooseChronicle,
        turn.TakeTurn,
        turn.GoOn,
        turn.EndTurn,
        EndAction,
        chronicle.LayChronicle,
        muster.MusterCitizens,
        conquest.ConquerRegion,
        conquest.AnnexOrLeave,
        battle.ChooseDie,
        battle.LoseCitizen,
        battle.Retreat,
        battle.WithdrawCitizens,
        battle.YieldRegion,
        battle.RestoreCapital,
        moving.MoveCitizens,
        moving.GiveConsent,
        raid.PlunderRegion,
        migrate.LeadCaravan,
        build.BuildStructure,
        build.CommitPeasants,
        govern.GovernPeople,
        advance.MakeAdvance,
        advance.Explore,
        advance.DrawAdvance,
        advance.ChooseAdvance,
        caravan.LayCaravan,
        tribute.TakeTribute,
    )
}

# The rules of the cards whose actions ask a question.
RULES_OF: Final = {
    "LayChronicle": ("chronicle",),
    "MusterCitizens": ("muster",),
    "ConquerRegion": ("conquest",),
    "AnnexOrLeave": ("conquest",),
    "MoveCitizens": ("raid", "migrate"),
    "GiveConsent": ("raid", "migrate"),
    "PlunderRegion": ("raid",),
    "LeadCaravan": ("migrate",),
    "BuildStructure": ("build",),
    "CommitPeasants": ("build",),
    "GovernPeople": ("govern",),
    "MakeAdvance": ("advance",),
    "LayCaravan": ("caravan",),
    "TakeTribute": ("tribute",),
}

_TURN: Final = "GoOn EndTurn NextTurn "
_GENERATION: Final = "EndDynasty NewGeneration "
_FIRST: Final = "DrawTile|DrawStart|ClaimProvince|ChooseCapital|FirstPeasant|DrawLevel|FirstAdvance"

SETUP_SHAPES: Final = re.compile(f"({_FIRST}|FirstCaravan ChooseHeritage|ChooseHeritage) SetUp ")
CHOOSING_SHAPES: Final = re.compile("(ChooseCards )+NextTurn ")
TURN_SHAPES: Final = re.compile(
    "|".join(
        [
            "TakeTurn EndTurn NextTurn ",
            f"({'|'.join(RULES_OF)}) {_TURN}",
            f"ChooseHeritage EndAction {_TURN}",
            f"RestoreCapital (EndAction|AnnexOrLeave) {_TURN}",
            f"DrawAdvance Explore EndAction {_TURN}",
            f"ChooseAdvance EndAction {_TURN}",
            f"ChooseDie (ChooseDie )?AnnexOrLeave {_TURN}",
            f"(LoseCitizen )+(Retreat )?AnnexOrLeave {_TURN}",
            f"WithdrawCitizens YieldRegion AnnexOrLeave {_TURN}",
        ]
    )
)
ROLLING_SHAPES: Final = re.compile("RollDie ")
GROWING_SHAPES: Final = re.compile(f"(GrowPeasant )+Crowding {_GENERATION}")
THINNING_SHAPES: Final = re.compile(f"(LoseCitizen )+Thin {_GENERATION}")
SCORING_SHAPES: Final = re.compile("ChooseChronicle NewGeneration ")
KEEPING_SHAPES: Final = re.compile("(KeepResources )+BeginGeneration ")


class _Mask(Kind):
    """Regions as bits, written with plus signs."""

    def __init__(self, region: Kind) -> None:
        self._regions = Several(region, "+")

    def write(self, value: Any) -> str:
        return self._regions.write(places(value))

    def read(self, word: str) -> Any:
        mask = 0
        for region in self._regions.read(word):
            mask |= 1 << region
        return mask


class _Place(Kind):
    """A region, or nowhere."""

    def __init__(self, region: Kind) -> None:
        self._region = region

    def write(self, value: Any) -> str:
        return "nowhere" if value == NOWHERE else self._region.write(value)

    def read(self, word: str) -> Any:
        return NOWHERE if word == "nowhere" else self._region.read(word)


@cache
def steps_for(seats: int) -> Steps:
    """Return how the fields of steps are written at a table of *seats*."""
    seat = Count("a seat", 0, seats - 1)
    region = Named("a region", REGION_NAMES)
    mask = _Mask(region)
    card = Named("an action card", CARD_NAMES[:ACTION_CARDS])
    kinds: dict[str, Kind] = {
        "seat": seat,
        "holder": seat,
        "attacker": seat,
        "defender": seat,
        "mover": seat,
        "card": card,
        "cards": Several(card),
        "region": _Place(region),
        "mustered": mask,
        "asked": mask,
        "granted": mask,
        "open_to": mask,
        "peasants": Several(region),
        "soldiers": Several(region),
        "count": Count("a number", 1, 99),
        "used": YesNo(),
        "free": YesNo(),
        "second": YesNo(),
        "row": Named("a row", ROW_NAMES),
        "structure": Named("a structure", STRUCTURE_NAMES),
        "category": Named("a category", CATEGORY_NAMES),
        "why": Named("a reason", WHY_NAMES),
    }
    return Steps(list(CLASSES.values()), kinds)

"""What is pending, as text: the steps of Inventions and how their fields are written."""

import re
from functools import cache
from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.layout.kinds import Count, Kind, Named, YesNo
from clocksmith.core.layout.lists import Several
from clocksmith.core.layout.steps import Steps
from clocksmith.core.step import Step
from clocksmith.games.inventions.content import (
    CHRONOS,
    CITIZENS,
    DEED_NAMES,
    ERAS,
    INFLUENCE_NAMES,
    LETTERS,
    MILESTONE_NAMES,
    PLACE_NAMES,
    REGION_COUNT,
    REGION_NAMES,
    ROLE_NAMES,
    ROUNDS,
    TILE_NAMES,
)
from clocksmith.games.inventions.effects import FIELD_NAMES, effect_text, parse_effect
from clocksmith.games.inventions.events import WHY_NAMES
from clocksmith.games.inventions.rules import (
    benefits,
    chains,
    dealing,
    diplomats,
    display,
    eras,
    eureka,
    forums,
    ideas,
    influence,
    layout,
    payment,
    progress,
    setup,
    specialists,
    travel,
    turn,
)

CLASSES: Final[dict[str, type[Step[Any]]]] = {
    made.__name__: made
    for made in (
        dealing.LayTiles,
        dealing.DrawRegionTile,
        dealing.SetOrder,
        dealing.DrawNextInOrder,
        dealing.DealIdeas,
        dealing.DealIdea,
        dealing.DealGoals,
        dealing.DealGoal,
        dealing.KeepGoals,
        layout.LayOut,
        layout.DrawNext,
        setup.StoneAge,
        setup.LayFirstIdea,
        turn.BeginRound,
        turn.NextTurn,
        turn.NextRound,
        turn.CloseActions,
        turn.OfferEconomy,
        turn.MayUseEconomy,
        turn.EndTurn,
        forums.PlacePillar,
        chains.DoDeed,
        chains.Improve,
        chains.OfferChain,
        chains.MayChain,
        chains.OfferTechnology,
        chains.MayUseTechnology,
        travel.LeaveScholar,
        payment.SendCitizen,
        payment.ExhaustCitizen,
        ideas.FlipIdea,
        ideas.TrainSpecialists,
        ideas.ChooseReward,
        ideas.Release,
        specialists.AssignField,
        influence.LayInfluence,
        eureka.ChooseSpace,
        diplomats.SendEnvoy,
        benefits.Gain,
        benefits.OfferEffects,
        benefits.ChooseEffect,
        benefits.ReadyCitizen,
        benefits.ChooseField,
        benefits.SettleCitizen,
        benefits.MoveCitizen,
        display.TurnUp,
        display.Refill,
        display.ReplaceIdeas,
        display.PickIdea,
        progress.SwapAspirations,
        progress.ChooseTile,
        progress.ChooseDiscard,
        progress.OfferPlacing,
        progress.MayPlace,
        progress.PlaceTile,
        progress.LayTile,
        progress.PlaceMore,
        eras.ChooseRank,
        eras.ShiftInfluence,
        eras.RefreshBoards,
        eras.ShareMilestones,
        eras.RevealMilestones,
        eras.ClearIdeas,
        eras.ForgetIdeas,
    )
}

_OPEN: Final = "StoneAge BeginRound "
_GOALS: Final = f"DealGoals {_OPEN}"
_IDEAS: Final = f"Refill {_GOALS}"
_ORDER: Final = f"SetOrder DealIdeas {_IDEAS}"
# One effect that asks something, and those of the same benefit after it.
_EFFECT: Final = (
    "(ChooseEffect|ReadyCitizen|ChooseField|SettleCitizen|MoveCitizen) ((Gain|OfferEffects) )*"
)
_END: Final = "EndTurn NextTurn "
_PLACING: Final = f"OfferPlacing {_END}"
_SWAPPING: Final = f"SwapAspirations {_PLACING}"
_TURN: Final = f"CloseActions {_SWAPPING}"
# What follows a deed with its chain: the windows of the deeds it is chained to.
_BELOW: Final = f"((LeaveScholar )?OfferTechnology )*{_TURN}"
_DEED: Final = "|".join(
    [
        "SendCitizen (((Gain|OfferEffects) )*|(ExhaustCitizen )?FlipIdea |TrainSpecialists )",
        "ExhaustCitizen FlipIdea ",
        "ChooseReward Release ",
        "AssignField (LayInfluence )?",
        "ChooseSpace ",
        "SendEnvoy ",
        _EFFECT,
    ]
)
_ERA: Final = "RefreshBoards ShareMilestones RevealMilestones ClearIdeas ForgetIdeas "
# The stacks a settled position can have, next step first.
SHAPES: Final = re.compile(
    "|".join(
        [
            "",  # the game is over
            f"DrawRegionTile LayTiles LayOut LayOut LayOut {_ORDER}",
            f"DrawNext LayOut (LayOut ){{0,2}}{_ORDER}",
            f"DrawNextInOrder {_ORDER}",
            f"DealIdea DealIdeas {_IDEAS}",
            f"TurnUp {_IDEAS}",
            f"DealGoal {_GOALS}",
            f"(KeepGoals )+{_OPEN}",
            f"(LayFirstIdea |DealIdea |{_EFFECT}){_OPEN}",
            f"({_EFFECT})?PlacePillar {_TURN}",
            f"DoDeed {_BELOW}",
            f"({_DEED})Improve OfferChain {_BELOW}",
            f"({_EFFECT})?(MayChain|MayUseTechnology) {_BELOW}",
            f"(MayUseEconomy |{_EFFECT}OfferEconomy )ReplaceIdeas {_SWAPPING}",
            f"(PickIdea |TurnUp )ReplaceIdeas ({_SWAPPING}|ForgetIdeas NextRound )",
            f"TurnUp Refill ({_SWAPPING}|(ClearIdeas )?ForgetIdeas NextRound |NextTurn )",
            f"(ChooseTile|ChooseDiscard) {_SWAPPING}",
            f"({_EFFECT})?(MayPlace|PlaceTile) {_END}",
            f"ExhaustCitizen LayTile PlaceMore {_END}",
            f"ChooseRank ShiftInfluence ({_ERA})?NextRound ",
            "DrawNext LayOut ClearIdeas ForgetIdeas NextRound ",
        ]
    )
)


class Society(Kind):
    """A seat, or Chronos."""

    def __init__(self, seats: int) -> None:
        self._seat = Count("a seat", 0, seats - 1)
        self._chronos = seats == 2

    def write(self, value: Any) -> str:
        return "chronos" if value == CHRONOS else self._seat.write(value)

    def read(self, word: str) -> Any:
        if word == "chronos" and self._chronos:
            return CHRONOS
        return self._seat.read(word)


class Bits(Kind):
    """A set of things, joined by commas; a hyphen stands for none."""

    def __init__(self, one: Kind) -> None:
        self._several = Several(one)

    def write(self, value: Any) -> str:
        return self._several.write(places(value))

    def read(self, word: str) -> Any:
        found = self._several.read(word)
        if len(set(found)) < len(found):
            raise ValueError(f"{word[:40]!r} names something twice")
        return sum([1 << one for one in found])


class _Effect(Kind):
    """A printed effect, its words joined by colons."""

    def write(self, value: Any) -> str:
        return effect_text(value).replace(" ", ":")

    def read(self, word: str) -> Any:
        return parse_effect(word.replace(":", " "))


@cache
def steps_for(seats: int) -> Steps:
    """Return how the fields of steps are written at a table of *seats*."""
    deed = Named("an action", DEED_NAMES)
    number = Count("a number", 0, CITIZENS)
    effect = _Effect()
    kinds: dict[str, Kind] = {
        "seat": Count("a seat", 0, seats - 1),
        "holder": Society(seats),
        "effect": effect,
        "effects": Several(effect),
        "why": Named("a reason", WHY_NAMES),
        "left": number,
        "count": number,
        "place": number,
        "may_stop": YesNo(),
        "anywhere": YesNo(),
        "ropes": Count("a number of ropes", 1, REGION_COUNT),
        "field": Named("a field", [*FIELD_NAMES, "any"]),
        "role": Named("a role", ROLE_NAMES),
        "region": Named("a region", REGION_NAMES),
        "deed": deed,
        "possible": Bits(deed),
        "round": Count("a round", 1, ROUNDS),
        "era": Count("an era", 1, ERAS),
        "letter": Named("a letter", list(LETTERS)),
        "layer": Named("a kind of tile", dealing.LAYER_NAMES),
        "milestone": Named("a milestone", MILESTONE_NAMES),
        "tile": Named("a tile", TILE_NAMES),
        "cell": Named("a space of the map", PLACE_NAMES),
        "influence_tile": Named("an influence tile", INFLUENCE_NAMES),
    }
    return Steps(list(CLASSES.values()), kinds)

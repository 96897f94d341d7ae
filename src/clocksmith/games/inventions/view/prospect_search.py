"""What a seat could do as the position is, computed: actions, chains and what bars them."""

from typing import Final

from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    CALL,
    CHRONOS,
    DEEDS,
    GAIN_INFLUENCE,
    INNOVATOR,
    INVENTOR,
    IP_AFTER,
    NONE,
    PRESENTER,
    SHARE,
    TRAVEL,
    Deed,
    TileId,
)
from clocksmith.games.inventions.model.content import INNOVATE as INNOVATING
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import chains, deeds, ideas
from clocksmith.games.inventions.rules.milestones import Access, access_of
from clocksmith.games.inventions.view.prospects import (
    CARD,
    INFLUENCE_TILE,
    KNOWLEDGE_TILE,
    ONE_TOKEN,
    TECHNOLOGY_TILE,
    ChainProspect,
    DeedProspect,
    Due,
    Prospects,
    Sharing,
)

# Records that were told before are told again as the same objects, which soon turn out to be
# equal: most of what a seat could do, it could do before the last move.
CHAINS_KEPT: Final = 20_000
_ACCESS: Final[dict[tuple[int, int, int], Access]] = {}
_DEEDS: Final[dict[tuple[int, bool], DeedProspect]] = {}
_CHAINS: Final[dict[tuple[object, ...], ChainProspect]] = {}


def accesses_of(state: Inventions, seat: Seat) -> tuple[Access, ...]:
    """Return the access of a society to every milestone."""
    accesses: list[Access] = []
    for milestone in state.parts.milestone_ids:
        one = access_of(state, seat, milestone)
        accesses.append(_ACCESS.setdefault((one.milestone, one.access, one.owner), one))
    return tuple(accesses)


def prospects_of(state: Inventions, seat: Seat) -> Prospects:
    """Return what *seat* could do; for a spectator, what the seat could do whose turn it is."""
    who = seat if 0 <= seat < len(state.players) else state.turn.seat
    if who in (NOBODY, CHRONOS) or not state.round:
        return Prospects(NOBODY, (), (), ())
    refusals = [deeds.refuse_deed(state, who, deed) for deed in DEEDS]
    return Prospects(
        who,
        tuple([_deed(deed, refusals[deed]) for deed in DEEDS]),
        tuple(_chains(state, who, refusals)),
        tuple(
            [
                _sharing(state, who, r)
                for r in state.parts.region_ids
                if state.land.displays[r].flipped
            ]
        ),
    )


def _deed(deed: Deed, refusal: Refusal | None) -> DeedProspect:
    if refusal is not None and refusal is not deeds.IMPOSSIBLE[deed]:
        return DeedProspect(deed, refusal)
    key = (deed, refusal is None)
    if key not in _DEEDS:
        _DEEDS[key] = DeedProspect(deed, refusal)
    return _DEEDS[key]


# Chains


def _chains(state: Inventions, seat: Seat, refusals: list[Refusal | None]) -> list[ChainProspect]:
    prospects = [
        *_innovations(state, seat),
        *_calls(state, seat, refusals),
        *_claims(state, seat, refusals),
        *_journeys(state, seat, refusals),
        *_technologies(state, seat, refusals),
    ]
    tokens = state.parts.band[state.players[seat].influence].tokens
    if state.turn.seat == seat:
        tokens = state.turn.tokens
    for one in prospects:
        if one.refusal is None:
            one.refusal = _barred(state, seat, one, tokens, refusals)
    return [_kept(one) for one in prospects]


def _kept(one: ChainProspect) -> ChainProspect:
    """Return the same chain as it was told before, if it was.

    What is kept holds its refusals, so that their ids stay their own; those with details are made
    anew every time, and are not kept.
    """
    opening, refusal = one.opening, one.refusal
    if (opening is not None and opening.details) or (refusal is not None and refusal.details):
        return one
    if len(_CHAINS) > CHAINS_KEPT:
        _CHAINS.clear()
    place = (one.source, one.number, one.region, one.after, one.deed, one.influence)
    return _CHAINS.setdefault((place, id(opening), id(refusal)), one)


def _barred(
    state: Inventions,
    seat: Seat,
    one: ChainProspect,
    tokens: int,
    refusals: list[Refusal | None],
) -> Refusal | None:
    """4.3.C, 4.3.T Return what bars a chain: no token, too little influence, or its action."""
    if tokens < one.tokens:
        return chains.NO_TOKEN
    if state.players[seat].influence < one.influence:
        return chains.NO_INFLUENCE
    return None if one.deed == NONE else refusals[one.deed]


def _innovations(state: Inventions, seat: Seat) -> list[ChainProspect]:
    """4.3.III An invention that is innovated offers its action."""
    parts = state.parts
    prospects: list[ChainProspect] = []
    for region in parts.region_ids:
        display = state.land.displays[region]
        if display.flipped:
            deed = parts.ideas[display.card].deed
            one = ChainProspect(CARD, display.card, region, INNOVATING, deed, ONE_TOKEN, 0)
            one.opening = deeds.refuse_way(state, seat, INNOVATING, state.actions.innovate[region])
            prospects.append(one)
    return prospects


def _calls(state: Inventions, seat: Seat, refusals: list[Refusal | None]) -> list[ChainProspect]:
    """4.3.V A player who calls specialists may chain one owned invention, each once in a turn."""
    parts = state.parts
    prospects: list[ChainProspect] = []
    used = state.turn.cards if state.turn.seat == seat else 0
    for card in places(state.players[seat].inventions):
        one = ChainProspect(CARD, card, NONE, CALL, parts.ideas[card].deed, ONE_TOKEN, 0)
        one.opening = refusals[CALL]
        one.refusal = chains.USED_CARD if used >> card & 1 else None
        prospects.append(one)
    return prospects


def _claims(state: Inventions, seat: Seat, refusals: list[Refusal | None]) -> list[ChainProspect]:
    """4.3.VI Own face-up influence tiles on the board, and those that could be laid now."""
    parts = state.parts
    prospects: list[ChainProspect] = []
    home = society.tiles_at_home(state, seat)
    for tile in places(society.face_up_tiles(state, seat) | home):
        region = _where_laid(state, seat, tile)
        one = ChainProspect(
            INFLUENCE_TILE, tile, region, GAIN_INFLUENCE, parts.influence[tile].deed, ONE_TOKEN, 0
        )
        one.opening = refusals[GAIN_INFLUENCE]
        if one.opening is None and home >> tile & 1:
            one.opening = _refuse_laying(state, seat, tile)
        prospects.append(one)
    return prospects


def _where_laid(state: Inventions, seat: Seat, tile: int) -> int:
    for region in state.parts.region_ids:
        for one in state.land.laid[region]:
            if one.seat == seat and one.tile == tile:
                return region
    return NONE


def _refuse_laying(state: Inventions, seat: Seat, tile: int) -> Refusal | None:
    """4.3.VI Return why an influence tile can be laid nowhere, or None when it can be."""
    refusal: Refusal | None = None
    for region in state.parts.region_ids:
        refused = deeds.refuse_way(state, seat, GAIN_INFLUENCE, state.actions.claim[region][tile])
        if refused is None:
            return None
        if refusal is None or refused.details:
            refusal = refused  # what tells how many citizens are missing says most
    return refusal


def _journeys(state: Inventions, seat: Seat, refusals: list[Refusal | None]) -> list[ChainProspect]:
    """4.3.VII A scholar who is met offers the knowledge tile of the region."""
    parts = state.parts
    prospects: list[ChainProspect] = []
    used = state.turn.regions if state.turn.seat == seat else 0
    for region in parts.region_ids:
        if (state.land.scholars & ~used) >> region & 1:
            knowledge = state.land.knowledge[region]
            spent = state.land.spent_knowledge >> region & 1
            deed = NONE if spent else parts.knowledge[knowledge].deed
            one = ChainProspect(KNOWLEDGE_TILE, knowledge, region, TRAVEL, deed, ONE_TOKEN, 0)
            one.opening = refusals[TRAVEL]
            if one.opening is None:
                one.opening = _refuse_arrival(state, seat, region)
            prospects.append(one)
    return prospects


def _refuse_arrival(state: Inventions, seat: Seat, region: int) -> Refusal | None:
    """4.3.VII Return why nobody can travel to a region, or None when somebody can."""
    refusal: Refusal | None = None
    for start in state.parts.region_ids:
        if start != region and society.people_in(state, seat, start):
            refusal = deeds.refuse_way(state, seat, TRAVEL, state.actions.move[start][region])
            if refusal is None:
                return None
    return deeds.IMPOSSIBLE[TRAVEL] if refusal is None else refusal


def _technologies(
    state: Inventions, seat: Seat, refusals: list[Refusal | None]
) -> list[ChainProspect]:
    """4.3.T A technology tile offers the other action of its pair, after either of them."""
    parts = state.parts
    prospects: list[ChainProspect] = []
    player = state.players[seat]
    used = state.turn.seat == seat and state.turn.technology
    for deed in DEEDS:
        for number in places(chains.technologies(parts, player, deed)):
            tile = TileId(number)
            other = chains.other_of(parts, tile, deed)
            one = ChainProspect(
                TECHNOLOGY_TILE, tile, NONE, deed, other, ONE_TOKEN, parts.technology_cost
            )
            one.opening = refusals[deed]
            one.refusal = chains.ONE_TECHNOLOGY if used else None
            prospects.append(one)
    return prospects


# Sharing


def _sharing(state: Inventions, seat: Seat, region: int) -> Sharing:
    """4.3.IV Return what everybody at an invention would get, and what *seat* could choose."""
    return Sharing(
        region,
        tuple(_dues(state, region)),
        ideas.refuse_share(state, seat, region),
        ideas.refuse_wealth(state, seat, region),
        society.aspirations_left(state, seat) > 0,
        society.change(state.parts, state.players[seat], Deed(SHARE), IP_AFTER),
    )


def _dues(state: Inventions, region: int) -> list[Due]:
    display = state.land.displays[region]
    points = (
        0 if display.presenter == CHRONOS else state.parts.card_era[display.card] * display.count
    )
    dues = [Due(display.presenter, PRESENTER, points, False, 0, display.count)]
    dues.append(Due(display.inventor, INVENTOR, 0, display.inventor != CHRONOS, 0, 1))
    if display.innovator != NOBODY:
        joins = min(1, society.supply_of(state, display.innovator))
        dues.append(Due(display.innovator, INNOVATOR, 0, False, joins, 1))
    return dues

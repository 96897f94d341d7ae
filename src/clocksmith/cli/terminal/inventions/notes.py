"""What a person wants to know beside an option: what the card, tile or place it names does."""

from collections.abc import Callable
from typing import Any, Final

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.look import game_of, pillars_on, printed, spaces_of
from clocksmith.cli.terminal.inventions.texts import (
    benefit_text,
    card_text,
    chain_text,
    goal_text,
    influence_text,
    knowledge_text,
    milestone_text,
    specialist_text,
    tile_effect,
)
from clocksmith.core.action import Action
from clocksmith.games.inventions.model import actions
from clocksmith.games.inventions.model.content import ACADEMIC, NONE
from clocksmith.games.inventions.rules.eureka import ChooseSpace
from clocksmith.games.inventions.rules.ideas import ChooseReward
from clocksmith.games.inventions.view.view import InventionsView

Note = Callable[[InventionsView, Any, Locale], str]


def note_on(view: InventionsView, action: Action, locale: Locale) -> str:
    """Return what is worth knowing about an option, or nothing."""
    parts = printed(locale)
    found = NOTES.get(type(action))
    if found is not None:
        return found(view, action, locale)
    if action is game_of(locale).catalogue.take_wealth and isinstance(view.decision, ChooseReward):
        tile = view.regions[view.decision.region].wealth
        return f"{locale.words.name('tile', tile)}: {tile_effect(tile, locale)}"
    if action is game_of(locale).catalogue.pay:
        cost = parts.row_cost[min(len(view.players[view.seat].row), parts.row)]
        return locale.words.say("price-influence", count=cost)
    return ""


def _tile(view: InventionsView, action: Any, locale: Locale) -> str:
    return tile_effect(action.tile, locale)


def _card(view: InventionsView, action: Any, locale: Locale) -> str:
    return card_text(view, action.card, locale)


def _chained_card(view: InventionsView, action: Any, locale: Locale) -> str:
    return chain_text(action.card, locale)


def _goal(view: InventionsView, action: Any, locale: Locale) -> str:
    return goal_text(action.goal, locale)


def _milestone(view: InventionsView, action: Any, locale: Locale) -> str:
    return milestone_text(action.milestone, locale)


def _influence(view: InventionsView, action: Any, locale: Locale) -> str:
    return influence_text(action.influence_tile, locale)


def _knowledge(view: InventionsView, action: Any, locale: Locale) -> str:
    spent = [one.spent for one in view.regions if one.knowledge == action.knowledge]
    return knowledge_text(action.knowledge, any(spent), locale)


def _presented(view: InventionsView, action: Any, locale: Locale) -> str:
    return specialist_text(view.regions[action.region].specialist, locale)


def _there(view: InventionsView, action: Any, locale: Locale) -> str:
    """Return the card of a region."""
    card = view.regions[action.region].display.card
    if card == NONE:
        return ""
    name = locale.words.name("card", card)
    return f"{name}: {card_text(view, card, locale)}"


def _pillar(view: InventionsView, action: Any, locale: Locale) -> str:
    """Return who would gain influence by a pillar there."""
    parts = printed(locale)
    if dict(view.options)["forum-influence"] == "yes":
        forum = parts.forum_of[action.deed]
        epochs = [(seat, player.epoch) for seat, player in enumerate(view.players)]
        here = [seat for seat, deed in epochs if deed != NONE and parts.forum_of[deed] == forum]
    else:
        here = [seat for seat, _ in pillars_on(view, action.deed)]
    names = ", ".join([locale.words.seat(seat) for seat in here if seat != view.seat])
    return locale.phrases.say("others-here", seats=names) if names else ""


def _space(view: InventionsView, action: Any, locale: Locale) -> str:
    parts = printed(locale)
    if not isinstance(view.decision, ChooseSpace):
        return ""
    for space in spaces_of(parts, view.decision.era):
        if parts.era_spaces[space].place == action.place:
            return benefit_text(parts.era_spaces[space].benefit, locale.words)
    return ""


def _sent(view: InventionsView, action: Any, locale: Locale) -> str:
    """Return how many citizens of this kind are at home."""
    player = view.players[view.seat]
    academic = action.citizen == ACADEMIC
    left = player.academics if academic else player.available[action.citizen]
    return locale.phrases.say("at-home", count=left)


def _exhausted(view: InventionsView, action: Any, locale: Locale) -> str:
    return locale.phrases.say("at-home", count=view.players[view.seat].available[action.field])


NOTES: Final[dict[type[Action], Note]] = {
    actions.Take: _tile,
    actions.Discard: _tile,
    actions.Use: _tile,
    actions.ChainTechnology: _tile,
    actions.Pick: _card,
    actions.ChainCard: _chained_card,
    actions.Drop: _goal,
    actions.Discover: _milestone,
    actions.Dispatch: _milestone,
    actions.Recall: _milestone,
    actions.Claim: _influence,
    actions.ChainInfluence: _influence,
    actions.ChainKnowledge: _knowledge,
    actions.Present: _presented,
    actions.Invent: _there,
    actions.Innovate: _there,
    actions.Share: _there,
    actions.Pillar: _pillar,
    actions.Advance: _space,
    actions.Send: _sent,
    actions.Exhaust: _exhausted,
}

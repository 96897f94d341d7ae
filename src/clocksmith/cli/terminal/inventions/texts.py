"""Printed parts in words: what tiles, cards, milestones and goals do, read from their data."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.look import printed, reaches
from clocksmith.cli.terminal.inventions.signs import NO, YES, deed_sign
from clocksmith.core.words import Words
from clocksmith.games.inventions.model.content import (
    CHANGE_NAMES,
    CULTURE,
    ECONOMY,
    TECHNOLOGY,
)
from clocksmith.games.inventions.model.effects import (
    ANYWHERE,
    ASPIRE,
    EFFECT_NAMES,
    OF_CARD,
    SETTLE,
    SPECIALIST,
    Benefit,
    Effect,
    Scoring,
)
from clocksmith.games.inventions.view.view import InventionsView


def effect_text(effect: Effect, words: Words) -> str:
    """Return one printed effect with its number."""
    key = f"gain-{EFFECT_NAMES[effect.kind]}"
    if effect.kind == ASPIRE and effect.detail == OF_CARD:
        return words.say("gain-aspire-card", amount=effect.amount)
    if effect.kind == ASPIRE:
        return words.say(key, amount=effect.amount, aspiration=effect.detail)
    if effect.kind == SPECIALIST:
        return words.say(key, amount=effect.amount, field=effect.detail)
    if effect.kind == SETTLE:
        return words.say(key, amount=effect.amount, anywhere=effect.detail == ANYWHERE)
    return words.say(key, amount=effect.amount)


def benefit_text(benefit: Benefit, words: Words) -> str:
    """Return a printed benefit: all its effects, a choice with "or"."""
    texts: list[str] = []
    for clause in benefit:
        text = effect_text(clause[0], words)
        for other in clause[1:]:
            text = words.say("gain-or", first=text, second=effect_text(other, words))
        texts.append(text)
    return ", ".join(texts)


def scoring_text(scoring: Scoring, words: Words) -> str:
    """Return what scores, and how much."""
    ip, metric = scoring.points, int(scoring.metric)
    if scoring.at:
        return words.say("score-at", ip=ip, metric=metric, at=scoring.at)
    if scoring.beyond:
        return words.say("score-beyond", ip=ip, metric=metric, beyond=scoring.beyond)
    if scoring.each > 1:
        return words.say("score-groups", ip=ip, metric=metric, each=scoring.each)
    if scoring.since > 1:
        return words.say("score-since", ip=ip, metric=metric, since=scoring.since)
    return words.say("score-each", ip=ip, metric=metric)


def tile_effect(tile: int, locale: Locale) -> str:
    """Return what a tile of the progress map does."""
    parts = printed(locale)
    one = parts.tiles[tile]
    if one.kind == ECONOMY:
        return benefit_text(one.effect, locale.words)
    if one.kind == CULTURE:
        key = f"improve-{CHANGE_NAMES[one.change]}"
        change = locale.words.say(key, amount=f"{one.add:+d}", count=one.add, least=one.least)
        return f"{deed_sign(one.deed, locale.words)}: {change}"
    if one.kind == TECHNOLOGY:
        return f"{deed_sign(one.deed, locale.words)} ↔ {deed_sign(one.other, locale.words)}"
    assert one.scoring is not None, "every wealth tile scores"
    return scoring_text(one.scoring, locale.words)


def goal_text(goal: int, locale: Locale) -> str:
    """Return what a goal scores, and at most how much."""
    parts = printed(locale)
    scorings = [scoring_text(scoring, locale.words) for scoring in parts.goals[goal].scorings]
    return "; ".join([*scorings, locale.words.say("score-most", ip=parts.goals[goal].most)])


def milestone_text(milestone: int, locale: Locale) -> str:
    """Return what stands above the handshake of a milestone."""
    parts = printed(locale)
    return benefit_text(parts.milestones[milestone].benefit, locale.words)


def needs_text(view: InventionsView, card: int, locale: Locale) -> str:
    """Return the milestone an idea needs, with whether it can be reached, and extra citizens."""
    parts = printed(locale)
    idea = parts.ideas[card]
    within = reaches(view, idea.milestone)
    mark = "" if within is None else f" {YES if within else NO}"
    milestone = locale.words.name("milestone", idea.milestone)
    text = locale.phrases.say("needs", milestone=milestone) + mark
    return f"{text} +{idea.extra}" if idea.extra else text


def chain_text(card: int, locale: Locale) -> str:
    """Return the action that an invention lets chain."""
    parts = printed(locale)
    return locale.phrases.say("chains", deed=deed_sign(parts.ideas[card].deed, locale.words))


def card_text(view: InventionsView, card: int, locale: Locale) -> str:
    """Return all that is printed on an idea."""
    parts = printed(locale)
    idea = parts.ideas[card]
    field = locale.words.name("field", parts.card_field[card])
    era = locale.phrases.say("era-number", era=idea.era)
    return f"{field}, {era}; {needs_text(view, card, locale)}; {chain_text(card, locale)}"


def influence_text(tile: int, locale: Locale) -> str:
    """Return what an influence tile needs, gives and lets chain."""
    parts = printed(locale)
    one = parts.influence[tile]
    deed = deed_sign(one.deed, locale.words)
    return locale.phrases.say("influence-tile", count=one.citizens, ip=one.ip, deed=deed)


def knowledge_text(tile: int, spent: bool, locale: Locale) -> str:
    """Return what a knowledge tile shows: its action or its points."""
    parts = printed(locale)
    if spent:
        return locale.phrases.say("points-shown", ip=parts.knowledge[tile].ip)
    return deed_sign(parts.knowledge[tile].deed, locale.words)


def specialist_text(tile: int, locale: Locale) -> str:
    """Return how many citizens a specialist tile asks for, and what it gives."""
    parts = printed(locale)
    one = parts.specialists[tile]
    benefit = benefit_text(one.benefit, locale.words)
    return locale.phrases.say("specialist-tile", count=one.citizens, benefit=benefit)

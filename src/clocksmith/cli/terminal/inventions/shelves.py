"""Milestones and ideas as text: displays, who has access, what lies beside the boards."""

from rich.text import Text

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.columns import Row, in_columns, titled
from clocksmith.cli.terminal.inventions.look import (
    display_cards,
    printed,
    private_milestones,
    reaches,
)
from clocksmith.cli.terminal.inventions.signs import NO, NOTHING, YES, card_name, crowd, society
from clocksmith.cli.terminal.inventions.texts import chain_text, milestone_text, needs_text
from clocksmith.games.inventions.model.content import NONE, UNCLAIMED
from clocksmith.games.inventions.view.view import InventionsView


def milestone_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the Eureka display, the private displays and common knowledge, highest first."""
    say, words = locale.phrases.say, locale.words
    rows: list[Row] = []
    eureka = [milestone for milestone in view.eureka if milestone != NONE]
    rows += _section(view, words.say("shelf-eureka"), eureka, locale)
    for display, milestone in private_milestones(view):
        row = _milestone(view, milestone, locale)
        owner = Text("  ")
        if display == UNCLAIMED:
            owner.append(words.say("shelf-unclaimed"))
        else:
            owner.append_text(society(display)).append(f" {words.seat(display)}", "default")
        rows.append([owner, *row])
    rows += _section(view, words.say("shelf-common"), [*view.common][::-1], locale)
    lines = in_columns(rows) if rows else [Text(NOTHING)]
    if view.discarded:
        names = ", ".join([words.name("milestone", m) for m in view.discarded])
        lines.append(Text(f"  {say('discarded', milestones=names)}", "dim"))
    return titled(say("milestones"), lines)


def _section(view: InventionsView, title: str, milestones: list[int], locale: Locale) -> list[Row]:
    rows: list[Row] = []
    for place, milestone in enumerate(milestones):
        label = f"  {title}" if place == 0 else ""
        rows.append([Text(label), *_milestone(view, milestone, locale)])
    return rows


def _milestone(view: InventionsView, milestone: int, locale: Locale) -> Row:
    """Return a milestone: its letter and era, name, citizens, access, benefit."""
    parts = printed(locale)
    one = parts.milestones[milestone]
    within = reaches(view, milestone)
    mark = "" if within is None else YES if within else NO
    code = f"{one.code} ({locale.phrases.say('era-number', era=one.era)})"
    return [
        Text(mark),
        Text(code, "dim"),
        Text(locale.words.name("milestone", milestone), "bold" if within else ""),
        crowd(view.posts[milestone]),
        Text(milestone_text(milestone, locale), "dim"),
    ]


def idea_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the idea display, and the ideas and inventions beside the boards."""
    say, words = locale.phrases.say, locale.words
    rows: list[Row] = []
    for place, card in enumerate(display_cards(view)):
        on_pile = place == 0 and view.top != NONE
        name = say("pile", count=len(view.deck)) if on_pile else say("display")
        first = place == 0 or (place == 1 and view.top != NONE)
        rows.append([Text(f"  {name}" if first else ""), *_idea(view, card, locale)])
    for seat, player in enumerate(view.players):
        for place, card in enumerate(player.ideas):
            label = Text("  ").append_text(society(seat)) if place == 0 else Text()
            if place == 0:
                label.append(f" {words.seat(seat)}", "default")
            rows.append([label, *_idea(view, card, locale)])
        if player.inventions:
            owned = Text(f"  {say('owned')} ", "dim")
            cards = [card_name(card, locale) for card in player.inventions]
            rows.append([owned, Text(", ").join(cards)])
    lines = in_columns(rows) if rows else [Text(f"  {NOTHING}")]
    return titled(say("ideas"), lines)


def _idea(view: InventionsView, card: int, locale: Locale) -> Row:
    return [
        card_name(card, locale),
        Text(needs_text(view, card, locale), "dim"),
        Text(chain_text(card, locale), "dim"),
    ]

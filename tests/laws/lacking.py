"""The requirements on a family of games, and the report of missing parts."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.rule_options import option_pages, options_page, sheet_of
from bot.deals.score_sheet import score_sheet
from bot.kit.l10n import MissingWords, Words
from engine import Action, Rules, Variant, View, act, observe, offers, open_deal, why_not
from engine.actions import admitted
from engine.house.choosing import choose
from engine.house.habits import CLUB
from tests.laws.families import document, numbers_of
from tests.laws.playing import RandomDeal, arbitrary_actions, random_deal, random_deck
from tests.pages.drawn import lobby, plain_info

Course = Callable[[str, str], tuple[str, ...]]
"""The pages of a game's course in a language."""


def lacking(family: Variant, words: Words, course: Course) -> Iterator[str]:
    """The missing parts of a family, a sentence each."""
    try:
        tables = [family.build(players) for players in family.players]
    except ValueError as error:
        yield str(error)
        return
    for rules in tables:
        if faults := [*_unplayable(rules)] or [*_uncited(rules)]:
            yield from faults
            continue
        yield from _unwritten(family, rules)
        yield from _wordless(family, rules, words)
        yield from _idle_house(family, rules)
    if not course(family.key, "en"):
        yield f"{family.key} has no course: data/rules/en/{family.key}.md is not there"


def _deals(rules: Rules) -> Iterator[RandomDeal]:
    return (random_deal(rules, Random(seed)) for seed in range(DEALS))


def _unplayable(rules: Rules) -> Iterator[str]:
    """Its deals can be played to the end."""
    try:
        for _ in _deals(rules):
            pass
    except ValueError as error:
        yield str(error)


DEALS = 4
"""A few: this looks for what is missing from the start, and the laws play many."""


def _uncited(rules: Rules) -> Iterator[str]:
    """Every refusal names a rule."""
    try:
        for played in _deals(rules):
            for deal in (*(step.deal for step in played.steps[:6]), played.end):
                for player, action in product(
                    range(rules.players), arbitrary_actions(deal, Random(0))
                ):
                    why_not(deal, player, action)
    except KeyError as topic:
        yield f"{rules.variant} cites no rule for {topic}"


def _unwritten(family: Variant, rules: Rules) -> Iterator[str]:
    """Every rule that is named is one of the document."""
    text = document(family.key)
    if not text:
        yield f"{family.key} has no document: {family.key}.md with its numbered rules is not there"
        return
    named = {*rules.cites.values(), *(option.rule for option in family.options)}
    for number in sorted(named - numbers_of(text)):
        yield f"{family.key}.md has no rule {number}"


def _wordless(family: Variant, rules: Rules, words: Words) -> Iterator[str]:
    """All pages of a deal can be drawn, and those of the options."""
    info = plain_info(rules.players, family.key)
    try:
        lobby(info, words)
        for number in range(len(option_pages(family.key, rules.players))):
            options_page(sheet_of(info, changeable=True), number, words)
        for played in _deals(rules):
            for step in played.steps[::3]:
                board(info, observe(step.deal, None), words)
                hand(info, observe(step.deal, step.player), words)
            score_sheet(info, observe(played.end, None), words)
    except MissingWords as missing:
        yield f"{rules.variant} has no words: {missing.args[0]}"


def _at_a_loss(family: Variant, view: View) -> str:
    """Missing answers of the house player."""
    kinds = " or ".join(dict.fromkeys(offer.kind.__name__ for offer in view.offers))
    where = f"house.py of {family.key}"
    return f"{where} has no answer in the phase {view.phase!r}, where it is offered {kinds}"


def _answer(family: Variant, view: View) -> Action:
    return family.house(view, family.habits_of(CLUB, view.rules.players))


HOUSE_DEALS = 12


def _idle_house(family: Variant, rules: Rules) -> Iterator[str]:
    """The house makes moves that are offered, and now and then plays a deal."""
    tricks = 0
    for seed in range(HOUSE_DEALS):
        rng = Random(seed)
        deal = open_deal(rules, random_deck(rules, rng), seed % rules.players)
        while deal.turn is not None:
            view = observe(deal, deal.turn)
            try:
                action = choose(view) if not view.dealt else _answer(family, view)
            except Exception as error:  # whatever its author has forgotten
                yield f"{_at_a_loss(family, view)}: it raises {type(error).__name__}: {error}"
                return
            if not admitted(offers(deal, deal.turn), action):
                yield f"{_at_a_loss(family, view)}: it answers {action}, which is not offered"
                return
            deal = act(deal, deal.turn, action)
        tricks += len(deal.playing.tricks) if deal.playing else 0
    if not tricks:
        yield f"the house at {family.key} never plays: every deal is passed out"

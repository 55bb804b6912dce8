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


def missing_parts(family: Variant, words: Words, course: Course) -> Iterator[str]:
    """Report the missing parts of a family, in a sentence each."""
    try:
        tables = [family.build(players) for players in family.players]
    except ValueError as error:
        yield str(error)
        return
    for rules in tables:
        if faults := [*_play_faults(rules)] or [*_citation_faults(rules)]:
            yield from faults
            continue
        yield from _document_faults(family, rules)
        yield from _word_faults(family, rules, words)
        yield from _house_faults(family, rules)
    if not course(family.key, "en"):
        yield f"{family.key} has no course: data/rules/en/{family.key}.md is not there"


def _random_deals(rules: Rules) -> Iterator[RandomDeal]:
    return (random_deal(rules, Random(seed)) for seed in range(DEALS_PLAYED))


def _play_faults(rules: Rules) -> Iterator[str]:
    """Report deals that cannot be played to the end."""
    try:
        for _ in _random_deals(rules):
            pass
    except ValueError as error:
        yield str(error)


DEALS_PLAYED = 4
"""Only a few, as parts that are missing show at once; the laws play many."""


def _citation_faults(rules: Rules) -> Iterator[str]:
    """Report refusals without a rule."""
    try:
        for game in _random_deals(rules):
            for deal in (*(step.deal for step in game.steps[:6]), game.end):
                for player, action in product(
                    range(rules.players), arbitrary_actions(deal, Random(0))
                ):
                    why_not(deal, player, action)
    except KeyError as topic:
        yield f"{rules.variant} cites no rule for {topic}"


def _document_faults(family: Variant, rules: Rules) -> Iterator[str]:
    """Report rules that are cited but not in the document."""
    text = document(family.key)
    if not text:
        yield f"{family.key} has no document: {family.key}.md with its numbered rules is not there"
        return
    named = {*rules.cites.values(), *(option.rule for option in family.options)}
    for number in sorted(named - numbers_of(text)):
        yield f"{family.key}.md has no rule {number}"


def _word_faults(family: Variant, rules: Rules, words: Words) -> Iterator[str]:
    """Report words that pages of deals and options lack."""
    info = plain_info(rules.players, family.key)
    try:
        lobby(info, words)
        for number in range(len(option_pages(family.key, rules.players))):
            options_page(sheet_of(info, changeable=True), number, words, rules=False)
        for game in _random_deals(rules):
            for step in game.steps[::3]:
                board(info, observe(step.deal, None), words)
                hand(info, observe(step.deal, step.player), words)
            score_sheet(info, observe(game.end, None), words)
    except MissingWords as missing:
        yield f"{rules.variant} has no words: {missing.args[0]}"


def _house_fault(family: Variant, view: View) -> str:
    """The beginning of a sentence about a missing answer of the house player."""
    kinds = " or ".join(dict.fromkeys(offer.kind.__name__ for offer in view.offers))
    where = f"house.py of {family.key}"
    return f"{where} has no answer in the phase {view.phase!r}, where it is offered {kinds}"


def _answer(family: Variant, view: View) -> Action:
    return family.house(view, family.habits_of(CLUB, view.rules.players))


HOUSE_DEALS = 12


def _house_faults(family: Variant, rules: Rules) -> Iterator[str]:
    """Report house players that make illegal moves, or never play a deal."""
    tricks = 0
    for seed in range(HOUSE_DEALS):
        rng = Random(seed)
        deal = open_deal(rules, random_deck(rules, rng), seed % rules.players)
        while deal.turn is not None:
            view = observe(deal, deal.turn)
            try:
                action = choose(view) if not view.dealt else _answer(family, view)
            except Exception as error:  # whatever its author has forgotten
                yield f"{_house_fault(family, view)}: it raises {type(error).__name__}: {error}"
                return
            if not admitted(offers(deal, deal.turn), action):
                yield f"{_house_fault(family, view)}: it answers {action}, which is not offered"
                return
            deal = act(deal, deal.turn, action)
        tricks += len(deal.playing.tricks) if deal.playing else 0
    if not tricks:
        yield f"the house at {family.key} never plays: every deal is passed out"

"""The pages with which the house helps: hints, levels of its players, a deal played on."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.deals.hand import hand
from bot.games.hints_given import MOVE, NUDGE, REASONS, GivenHint, has_choice
from bot.games.info import TableInfo
from bot.games.levels import LEVELS, offered_levels
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.analyses.pages import analysis, page_count, progress_page
from bot.tables.pages.levels import levels_page
from engine import encode, observe
from search.explain.nudges import hint_by_thumb
from tests.laws.playing import RandomDeal
from tests.pages.days import days_pages
from tests.pages.drawn import LOOKS
from tests.pages.evaluations import evaluation_pages
from tests.pages.hints import BY_BIDDING, BY_CARDS, BY_SAYING, EVERYTHING_TOLD
from tests.pages.made_up_analyses import costly_analysis
from tests.pages.practices import Shelf, bare_practice_page, run_now
from tests.pages.team_matches import team_pages
from tests.pages.tournaments import tournament_pages
from tests.pages.travellers import traveller_pages
from tests.pages.tries import daily_pages


def pages_of_help(
    played_deal: RandomDeal, info: TableInfo, words: Words, looks: Iterable[Look] = LOOKS
) -> Iterator[Page]:
    """Every page of help over one deal."""
    yield levels_page(info, LEVELS, words)
    yield levels_page(info, offered_levels(searching=False), words)
    names = ("№1", "№2", "№3", "№4", "№5", "№6")
    looks = tuple(looks)
    yield from daily_pages(info.variant, info.players, words, looks, names)
    yield from tournament_pages(info.variant, info.players, words, looks, names)
    yield from traveller_pages(info.variant, info.players, words, names)
    yield from days_pages(words, looks)
    yield from team_pages(words, (*names, "№7"))
    for look in looks:
        yield from evaluation_pages(info.variant, info.players, words, look)
        yield from hint_pages(played_deal, replace(info, hints=True), look, words)
        yield from practice_pages(played_deal, info, look, words)
        yield from made_up_analysis_pages(played_deal, info, look, words)


def hint_pages(
    played_deal: RandomDeal, info: TableInfo, look: Look, words: Words
) -> Iterator[Page]:
    has_all_reasons = False
    for step in played_deal.steps:
        view = observe(step.deal, step.deal.turn)
        if not has_choice(view):
            continue
        hints = [hint_by_thumb(view)]
        if view.phase == "play" and (info.variant, info.players) == ("slovenian", 4):
            hints += (BY_CARDS, BY_BIDDING, BY_SAYING)
            hints += () if has_all_reasons else EVERYTHING_TOLD
            has_all_reasons = True
        for hint in hints:
            for stage in (NUDGE, MOVE, REASONS):
                given_hint = GivenHint(info.deal, 0, stage, hint)
                yield hand(info, view, words, look=look, given=given_hint)


def made_up_analysis_pages(
    played_deal: RandomDeal, info: TableInfo, look: Look, words: Words
) -> Iterator[Page]:
    """Pages of a made-up analysis of all moves, as if costly and as if flawless."""
    yield progress_page(info, 1, 23, words, deciding=4)
    pack = played_deal.end.rules.pack
    steps = [
        (number, step.deal, step.player, encode(pack, step.action))
        for number, step in enumerate(played_deal.steps)
    ]
    for lost in (True, False):
        made_up = costly_analysis(info, steps, lost=lost)
        for page_number in range(page_count(made_up)):
            yield analysis(made_up, page_number, words, look)


def practice_pages(
    played_deal: RandomDeal, info: TableInfo, look: Look, words: Words
) -> Iterator[Page]:
    """Pages of a practice from a deal's beginning to its end, by the first offers."""
    shelf = Shelf(played_deal, tuple(chair.name for chair in info.chairs))
    practice = run_now(shelf.start(0))
    while not practice.deal.over:
        yield bare_practice_page(practice, words, look)
        rules = practice.deal.rules
        code = encode(rules.pack, practice.view.offers[0].nth(0))
        practice = run_now(shelf.desk.act(practice, code))
    yield bare_practice_page(practice, words, look)

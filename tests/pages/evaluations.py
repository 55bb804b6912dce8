"""Made-up evaluations of a hand, for tests of their pages."""

from collections.abc import Iterator

from bot.games.forms import FORMS, form_of
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.evaluation.pages import picker_page, progress_page, worth_page
from bot.learning.evaluation.question import Question, empty_question, first_bids, first_view
from bot.learning.evaluation.service import Evaluation
from engine import Cards, each, union
from search.explain.bid_worths import BidWorth
from search.explain.grades import Gap

LIKE_TWO_OTHERS = Gap(0.1, 2.0, 1000)
"""A difference that is none."""
SURE = Gap(9.0, 1.0, 1000)


def hand_for(question: Question) -> Cards:
    """Every third card, then others: as many as the hand has, trumps among them."""
    cards = list(each(question.pack.whole))[::-1]
    spread = [card for start in range(3) for card in cards[start::3]]
    return union(iter(spread[: question.size]))


def complete_question(form: str, players: int, seat: int) -> Question:
    """A question with all its cards."""
    question = empty_question(FORMS[form], players)._replace(seat=seat)
    return question._replace(cards=hand_for(question))


def made_up_evaluation(question: Question, first: str = "", *, sure: bool = True) -> Evaluation:
    """An evaluation with large figures; ``first``: the code of the best bid."""
    codes = first_bids(first_view(question))
    ranked = sorted(codes, key=lambda code: code != first)
    worths = tuple(
        BidWorth(code, 49.6 - 61.3 * place, 0.4 + place, 1.0 / (place + 1), 1000 - 90 * place)
        for place, code in enumerate(ranked)
    )
    gap = (SURE if sure else LIKE_TWO_OTHERS) if len(worths) > 1 else None
    return Evaluation(question, worths, gap, zero_sum=False)


def evaluation_pages(variant: str, players: int, words: Words, look: Look) -> Iterator[Page]:
    """All pages about a hand of a game at each of its seats."""
    form = form_of(variant, players)
    if form.name not in FORMS:
        return
    yield progress_page(words)
    for seat in range(empty_question(form, players).seats):
        empty = empty_question(form, players)._replace(seat=seat)
        question = complete_question(form.name, players, seat)
        more = question._replace(cards=question.pack.whole)
        for shown in (empty, question, more):
            yield picker_page(shown, words, look)
        codes = first_bids(first_view(question))
        for first in {codes[0], codes[-1]}:
            for sure in (True, False):
                yield worth_page(made_up_evaluation(question, first, sure=sure), words, look)

"""Pages about a hand from home: its cards to choose, and what each bid is worth."""

from functools import partial

from bot.deals.scenes import whole_hand
from bot.deals.score_sheet import table_of
from bot.deals.wording.alt_texts import hand_alt
from bot.deals.wording.words import contract_name, suit_block
from bot.kit.figures import game_points, percent, points, signed_points
from bot.kit.l10n import Words
from bot.kit.look import Look, by_suit
from bot.kit.page import Button, Choice, Page, Picture, Row, Select, Text, page
from bot.kit.text import SUIT_SIGNS, code_sign, short
from bot.learning.evaluation.question import Question, first_view
from bot.learning.evaluation.service import Evaluation
from engine import TRUMP_SUIT, Bid, decode
from search.explain.bid_worths import BidWorth
from search.explain.grades import rounded, whole_percent

EVALUATE = "evaluate"
"""First word of the custom_ids."""
GO, EDIT, NEW, SEAT = "go", "edit", "new", "seat"
"""Second words, beside the suits of a pack."""
PASSING = "pass"
"""The code of a pass."""
MAX_BID = 20
"""Maximum number of columns of a bid in the table."""


def custom_id(action: str, question: Question) -> str:
    """The custom_id of a control."""
    return f"{EVALUATE}:{action}:{question.code}"


def seat_names(question: Question, words: Words) -> tuple[tuple[str, str], ...]:
    """The seats of a game in turn, each by its name and its value in controls."""
    seats = (question._replace(seat=seat) for seat in range(question.seats))
    return tuple((_seat_name(each, words), str(each.seat)) for each in seats)


def _seat_name(question: Question, words: Words) -> str:
    if question.seat == 0:
        return words("alt-forehand")
    return words("alt-dealer" if question.is_dealer else f"evaluate-seat-{question.seat + 1}")


def _heading(question: Question, words: Words) -> str:
    game = words(f"variant-{question.form}")
    seat = _seat_name(question, words)
    facts = words("evaluate-game", game=game, players=question.players, seat=seat)
    return f"### {words('evaluate-title')}\n-# {facts}"


# Cards to choose ----------------------------------------------------------------------------------


def picker_page(question: Question, words: Words, look: Look) -> Page:
    """Return the page on which the cards of a hand are chosen, suit by suit."""
    words = words.of(question.variant)
    chosen = suit_block(question.pack, question.cards, look.words(words), look.order)
    cards = chosen if question.cards else words("evaluate-none")
    ready = not question.lacking
    buttons = (
        Button(
            custom_id(GO, question),
            words("evaluate-go"),
            style="primary" if ready else "secondary",
            disabled=not ready,
        ),
        Button(
            custom_id(NEW, question._replace(cards=0)),
            words("evaluate-clear"),
            disabled=not question.cards,
        ),
    )
    return page(
        Text(_heading(question, words)),
        Text(cards),
        Text(_lacking(question, words)),
        _seat_select(question, words),
        *(_suit_select(question, suit, words, look) for suit in (TRUMP_SUIT, *SUIT_SIGNS)),
        Row(buttons),
    )


def _lacking(question: Question, words: Words) -> str:
    if question.lacking > 0:
        return words("evaluate-lacking", number=question.lacking, size=question.size)
    if question.lacking < 0:
        return words("evaluate-too-many", number=-question.lacking, size=question.size)
    return words("evaluate-complete", size=question.size)


def _seat_select(question: Question, words: Words) -> Select:
    choices = tuple(
        Choice(value, name, picked=value == str(question.seat))
        for name, value in seat_names(question, words)
    )
    return Select(custom_id(SEAT, question), words("evaluate-seat"), choices)


def _suit_select(question: Question, suit: str, words: Words, look: Look) -> Select:
    """Return the select with the cards of a suit, from high to low."""
    pack = question.pack
    (cards,) = by_suit(pack, pack.suits[suit])
    choices = tuple(
        Choice(
            pack.code(card),
            code_sign(pack.code(card), words),
            emoji=look.emoji(pack.code(card)),
            picked=bool(card & question.cards),
        )
        for card in cards
    )
    name = SUIT_SIGNS[suit] if suit in SUIT_SIGNS else words("evaluate-trumps")
    prompt = words("evaluate-suit", suit=name)
    return Select(custom_id(suit, question), prompt, choices, least=0, most=len(choices))


# What the bids are worth --------------------------------------------------------------------------


def progress_page(words: Words) -> Page:
    """Return the page that is shown while deals are played."""
    return page(Text(f"### {words('evaluate-title')}\n{words('evaluate-under-way')}"))


def worth_page(evaluation: Evaluation, words: Words, look: Look) -> Page:
    """Return the page with the worth of each bid, the best one first."""
    question = evaluation.question
    words = words.of(question.variant)
    heading = Text(_heading(question, words))
    figures = Text("\n".join((_verdict(evaluation, words), *_table(evaluation, words))))
    notes = Text("\n".join(f"-# {line}" for line in _notes(evaluation, words)))
    another = Button(custom_id(NEW, question._replace(cards=0)), words("evaluate-another"))
    controls = Row((another, Button(custom_id(EDIT, question), words("evaluate-edit"))))
    if not look.pictured:
        cards = suit_block(question.pack, question.cards, look.words(words), look.order)
        return page(heading, Text(cards), figures, notes, controls)
    scene = whole_hand(first_view(question), words, look)
    picture = Picture(scene, hand_alt(scene, words))
    in_text = partial(worth_page, evaluation, words, look.in_text)
    return page(heading, picture, figures, notes, controls, instead=in_text)


def _verdict(evaluation: Evaluation, words: Words) -> str:
    """Return the sentence that names the best bid, and what a pass is worth."""
    best, *others = evaluation.worths
    value = game_points(rounded(best.value, best.error), words, signed=True)
    ahead = whole_percent(best.ahead)
    if evaluation.gap is None:
        return words("evaluate-nothing-bid", value=value, ahead=ahead)
    bid, second = _bid(best, evaluation, words), _bid(others[0], evaluation, words)
    if evaluation.gap.grade != "costs":
        return words("evaluate-close", bid=bid, other=second, value=value)
    if best.code == PASSING:
        return words("evaluate-pass", value=value, bid=second, other=_value(others[0], words))
    for worth in others:
        if worth.code == PASSING:
            passing = _value(worth, words)
            return words("evaluate-bid", bid=bid, value=value, ahead=ahead, passing=passing)
    return words("evaluate-best", bid=bid, value=value, ahead=ahead)


def _table(evaluation: Evaluation, words: Words) -> tuple[str, ...]:
    """Return the table of all bids; of a single row all is said already."""
    if evaluation.gap is None:
        return ()
    bid, value = words("evaluate-column-bid"), words("evaluate-column-value")
    body = [
        [
            short(_bid(worth, evaluation, words), MAX_BID),
            _value(worth, words),
            points(rounded(worth.error, worth.error), words),
            percent(worth.ahead, 1, words),
        ]
        for worth in evaluation.worths
    ]
    return (table_of((bid, value, "±", words("evaluate-column-ahead")), body),)


def _notes(evaluation: Evaluation, words: Words) -> tuple[str, ...]:
    fewest = min(worth.deals for worth in evaluation.worths)
    notes = [words("evaluate-deals", deals=evaluation.deals)]
    if evaluation.gap is not None and first_view(evaluation.question).bids:
        notes.append(words("evaluate-before"))
    notes.append(words("evaluate-points-own" if evaluation.zero_sum else "evaluate-points-less"))
    if evaluation.gap is not None:
        notes.append(words("evaluate-error"))
    if fewest < evaluation.deals:
        notes.append(words("evaluate-fewer", deals=fewest))
    return tuple(notes)


def _value(worth: BidWorth, words: Words) -> str:
    return signed_points(rounded(worth.value, worth.error), words)


def _bid(worth: BidWorth, evaluation: Evaluation, words: Words) -> str:
    """Return a bid as its players name it."""
    action = decode(evaluation.question.pack, worth.code)
    return contract_name(action.key, words) if isinstance(action, Bid) else words("do-pass")

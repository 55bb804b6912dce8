"""A hand from somebody's table at home: the game, the seat, and the cards known so far."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bot.games.forms import FORMS, Form
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from engine import (
    Bid,
    Cards,
    Deal,
    Pack,
    Pass,
    Rules,
    View,
    act,
    actions_of,
    each,
    encode,
    observe,
    open_deal,
    variant,
)

MAX_HEX_DIGITS = 20
"""Hexadecimal digits of a hand of the largest pack."""
MAX_DECKS = 20
"""Number of decks that are looked at for one with which the deal is played."""


class Question(NamedTuple):
    """A hand whose bids are to be compared."""

    form: str
    """The name of a game (``FORMS``), played by its standard rules."""
    players: int
    seat: int
    """The seat in turn, from 0, which is forehand."""
    cards: Cards

    @property
    def code(self) -> str:
        """The question in a ``custom_id``."""
        return f"{self.form}:{self.players}:{self.seat}:{self.cards:x}"

    @property
    def pack(self) -> Pack:
        """The pack of the game."""
        return _model(self.form, self.players).rules.pack

    @property
    def seats(self) -> int:
        """The number of seats that are dealt cards."""
        return len(_model(self.form, self.players).order)

    @property
    def size(self) -> int:
        """The number of cards dealt to this seat."""
        deal = _model(self.form, self.players)
        return deal.dealt[deal.order[self.seat]].bit_count()

    @property
    def is_dealer(self) -> bool:
        """Whether this seat is the dealer's, which is not the last one in each game."""
        deal = _model(self.form, self.players)
        return deal.order[self.seat] == deal.dealer

    @property
    def lacking(self) -> int:
        """The number of cards that are still to be named; below 0: too many are."""
        return self.size - self.cards.bit_count()

    @property
    def variant(self) -> str:
        """The family of games."""
        return FORMS[self.form].variant


def read_question(code: str) -> Question | None:
    """Parse a question from a ``custom_id``; None if it is malformed."""
    form, *rest = code.split(":")
    if form not in FORMS or len(rest) != 3 or not are_numbers(*rest[:2]):
        return None
    players, seat, digits = int(rest[0]), int(rest[1]), rest[2]
    if players not in FORMS[form].numbers or not 0 < len(digits) <= MAX_HEX_DIGITS:
        return None
    if not all(digit in "0123456789abcdef" for digit in digits):
        return None
    question = Question(form, players, seat, int(digits, 16))
    if seat >= question.seats or question.cards & ~question.pack.whole:
        return None
    return question


def empty_question(form: Form, players: int) -> Question:
    """A question of forehand's, without cards. Raises Denied."""
    if players not in form.numbers:
        raise Denied("no-such-number", numbers=", ".join(map(str, form.numbers)))
    return Question(form.name, players, 0, 0)


@lru_cache(maxsize=16)
def _model(form: str, players: int) -> Deal:
    """A deal of a game with any cards."""
    rules = variant(FORMS[form].variant).build(players)
    return open_deal(rules, _deck(rules, 0), dealer=0)


def _deck(rules: Rules, seed: int) -> tuple[Cards, ...]:
    """A deck, always the same for a seed: some of its cards change places with a person's."""
    return rules.pack.shuffled(Random(seed))  # noqa: S311 - nobody plays these cards


@lru_cache(maxsize=64)
def first_view(question: Question) -> View:
    """The view in which the hand's player first bids, if everybody before them passes.

    In a game without bids it is their first view at all. Raises Denied for a hand with which no
    deal is played.
    """
    for seed in range(MAX_DECKS):
        view = _first_view(question, seed)
        if view is not None:
            return view
    raise Denied("evaluate-dealt-again")


def _first_view(question: Question, seed: int) -> View | None:
    """That view, with the cards of others by a seed; None if these are dealt again."""
    model = _model(question.form, question.players)
    rules, player = model.rules, model.order[question.seat]
    deck = _deck(rules, seed)
    dealt = open_deal(rules, deck, dealer=0).dealt[player]
    swaps = dict(zip(each(question.cards & ~dealt), each(dealt & ~question.cards), strict=True))
    swaps |= {card: other for other, card in swaps.items()}
    deal = open_deal(rules, tuple(swaps.get(card, card) for card in deck), dealer=0)
    first: View | None = None
    while deal.turn is not None and rules.phases[deal.phase].name != "play":
        view = observe(deal, deal.turn)
        if deal.turn == player:
            if any(offer.kind is Bid for offer in view.offers):
                return view
            first = first or view
        actions = tuple(actions_of(view.offers))
        passing = next((action for action in actions if isinstance(action, Pass)), actions[0])
        deal = act(deal, deal.turn, passing)
    return first


def first_bids(view: View) -> tuple[str, ...]:
    """The codes of a pass and of all bids that may be made there."""
    actions = (action for action in actions_of(view.offers) if isinstance(action, Bid | Pass))
    return tuple(encode(view.rules.pack, action) for action in actions)

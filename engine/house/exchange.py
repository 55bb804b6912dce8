"""Before the play: which king to call, which talon set to take, which cards to lay away."""

from functools import lru_cache

from engine.actions import Action, Call, Lay, LayOffer, Offer, Take
from engine.cards import Cards, each
from engine.house.habits import ExchangeSense, Habits
from engine.house.hand_strength import strength
from engine.house.leaning import EXCHANGE, leaning
from engine.pack import TRUMP_SUIT
from engine.rules import Rules
from engine.view import View


def choose_king(view: View, offer: Offer, habits: Habits) -> Action:
    """A king that I do not hold, of a suit in which I have about ``call_length`` cards."""
    return Call(max(each(offer.cards), key=lambda king: _calling(view, king, habits)))


def _calling(view: View, king: Cards, habits: Habits) -> tuple[bool, float]:
    pack, sense = view.rules.pack, habits.exchange
    held = view.hand & pack.suits[pack.suit(king)]
    queen = bool(held & (king >> 1))
    length = sense.call_queen * queen - abs(held.bit_count() - sense.call_length)
    return not king & view.hand, length + EXCHANGE * leaning(habits, view, king)


def choose_set(view: View, offer: Offer, habits: Habits) -> Action:
    """The set that makes the strongest hand, once the best cards are laid away again."""
    assert view.contract is not None
    number = view.contract.exchange
    return max(offer.actions(), key=lambda take: _taking(view, take, number, habits))


def _taking(view: View, take: Action, number: int, habits: Habits) -> float:
    assert isinstance(take, Take)
    rules, sense, gained = view.rules, habits.exchange, view.sets[take.number - 1]
    held = view.hand | gained
    laid = best_discards(rules, held, held & ~_kept(rules), number, sense)
    partly = sense.called_set if view.called & gained else 0.0
    return (
        left_of(rules, held, laid, sense) + partly + EXCHANGE * leaning(habits, view, take.number)
    )


def _kept(rules: Rules) -> Cards:
    """Cards that the house means to keep when it weighs a talon set: trumps and kings."""
    return rules.pack.trumps | rules.kings


def choose_discards(view: View, offer: Offer, habits: Habits) -> Action:
    """The cards that leave the strongest hand."""
    assert isinstance(offer, LayOffer)
    sense = habits.exchange
    return Lay(best_discards(view.rules, view.hand, offer.cards, offer.number, sense))


def best_discards(
    rules: Rules, hand: Cards, free: Cards, number: int, sense: ExchangeSense
) -> Cards:
    """The cards to lay away, out of the ``free`` ones, that leave the best hand.

    They are chosen one by one, suit cards before trumps: trying all choices would take long.
    """
    plain = free & ~rules.pack.suits[TRUMP_SUIT]
    if plain.bit_count() >= number:  # then trumps are none of them
        free = plain
    return _best_discards(rules, hand, free, number, sense)


@lru_cache(maxsize=256)
def _best_discards(
    rules: Rules, hand: Cards, free: Cards, number: int, sense: ExchangeSense
) -> Cards:
    """Remembered: first a set is weighed, then cards are laid away from the hand that has it."""
    plain, laid = free & ~rules.pack.suits[TRUMP_SUIT], 0
    for _ in range(number):
        left = _one_of_each(rules, plain & ~laid, sense) or free & ~laid
        if left & (left - 1):
            laid |= max(each(left), key=lambda card: left_of(rules, hand, laid | card, sense))
        else:
            laid |= left
    return laid


def _one_of_each(rules: Rules, cards: Cards, sense: ExchangeSense) -> Cards:
    """Of the cards that leave hands alike but for their card points, the best to lay away.

    Those are the cards of a suit, but for its king: measuring each would take twice as long.
    """
    value_of, plain = rules.pack.value_of, cards & ~rules.kings
    for suit in rules.pack.plain_suits:
        alike = plain & suit
        if alike & (alike - 1):
            cards &= ~alike | max(each(alike), key=lambda card: sense.saved * value_of[card])
    return cards


def left_of(rules: Rules, hand: Cards, laid: Cards, sense: ExchangeSense) -> float:
    """The worth of a hand without these cards, and of the cards laid away."""
    left = hand & ~laid
    return strength(rules, left) + sense.saved * rules.pack.value(laid) + shape(rules, left, sense)


def shape(rules: Rules, hand: Cards, sense: ExchangeSense) -> float:
    """The worth of the lengths of the suits, beyond the strength of the hand."""
    if sense.void == sense.single == sense.guarded == 0.0:
        return 0.0
    worth, kings = 0.0, rules.kings
    for suit in rules.pack.plain_suits:
        held = hand & suit
        if not held:
            worth += sense.void
        elif held & (held - 1):
            worth += sense.guarded if held & kings else 0.0
        else:
            worth += 0.0 if held & kings else sense.single
    return worth

"""The worth of a card in hand, where points decide: in card points."""

from math import comb, exp

from engine.cards import Cards
from engine.house.avoiding_tricks import ALL
from engine.house.reading import Reading


def keeping(reading: Reading, card: Cards) -> float:
    """The worth of a card that stays in hand."""
    sense, pagat = reading.sense, reading.view.rules.pagat
    if card & reading.promised:
        return ALL
    if not sense.pagat_dies:
        return _pagat_at_a_glance(reading) if card == pagat else itself(reading, card)
    if card == pagat:
        return 0.0
    later = _pagat_later(reading, card) if pagat & reading.hand else 0.0
    return itself(reading, card) - later


def itself(reading: Reading, card: Cards) -> float:
    """The worth of a card by itself, without regard to the pagat."""
    rules, sense = reading.view.rules, reading.sense
    if not card & reading.trumps:
        return (sense.king_kept if card & rules.kings else 0.0) - _void(reading, card)
    others = reading.out & reading.trumps
    beaten = (others & (card - 1)).bit_count() + 1
    share: float = (beaten / (others.bit_count() + 1)) ** sense.steep
    worth = sense.trump_kept + sense.master * share
    if sense.counts_masters:
        masters = (reading.hand & reading.trumps & ~_below(others)).bit_count()
        if masters > others.bit_count():
            worth *= others.bit_count() / masters
    if card == rules.mond and rules.fool & reading.out and reading.contract.mond_penalty:
        worth -= sense.mond_dies / (reading.hand & reading.trumps).bit_count()
    return worth


def _below(cards: Cards) -> Cards:
    """All bits below the highest of these cards."""
    return (1 << cards.bit_length()) - 1


def _void(reading: Reading, card: Cards) -> float:
    """The gain of having played the last card of a suit, with trumps to ruff it."""
    last = not reading.hand & reading.suit_of(card) & ~card
    return reading.sense.void_soon if last and reading.hand & reading.trumps else 0.0


def _pagat_at_a_glance(reading: Reading) -> float:
    """The worth of the pagat in hand, judged by the number of trumps on either side alone."""
    sense = reading.sense
    mine = (reading.hand & reading.trumps).bit_count()
    left = reading.hand.bit_count()
    others = (reading.out & reading.trumps).bit_count()
    hope = max(0.0, min(1.0, (mine * 2 - others) / (left + 1)))
    return max(sense.pagat_kept, sense.ultimo * hope)


PAGAT_LATE = 5
"""The hand size below which time to play the pagat safely runs out."""


def _pagat_later(reading: Reading, card: Cards) -> float:
    """The worth of the pagat in the hand left after another card has been played.

    The worth of the ultimo times the chance to make it, less the cost of losing the pagat times the
    chance of that; the cost grows as the hand shrinks.
    """
    sense, left = reading.sense, reading.hand.bit_count() - 1
    late: float = max(0.0, (PAGAT_LATE - left) / (PAGAT_LATE - 1)) ** sense.pagat_hurry
    hope = _hope(reading, card, left)
    made = sense.ultimo + (sense.trula_said if _said_trula(reading) else 0.0)
    hopeful = max(sense.pagat_kept * (1 - late), made * hope)
    return hopeful - sense.pagat_dies * late * (1 - hope)


def _said_trula(reading: Reading) -> bool:
    """Whether I have announced the trula, of which the pagat is one."""
    bonuses = reading.view.rules.bonuses
    announced = (item.key for item in reading.view.items if item.owner == reading.me)
    return any(key in bonuses and bonuses[key].is_trula for key in announced)


HOPE, OWN, OWN_LEFT, OTHERS, OTHERS_LEFT = 0.75, 0.67, 1.16, -0.4, -1.04
"""The chance that a pagat which is kept wins the last trick, as a logistic curve fitted to 2800 of
them: a constant; a number for each of one's other trumps, and one for each of them divided by the
cards left in hand; the same two for the trumps of the others."""


def _hope(reading: Reading, card: Cards, left: int) -> float:
    """The chance that the pagat wins the last trick, if it is kept and this card is played."""
    others = (reading.out & reading.trumps).bit_count()
    if not others:
        return 1.0
    if left == 1:  # each of the others keeps one card of those that are out
        out, places = reading.out.bit_count(), len(reading.view.order) - 1
        return comb(out - others, places) / comb(out, places)
    mine = (reading.hand & ~card & reading.trumps).bit_count() - 1
    odds = HOPE + (OWN + OWN_LEFT / left) * mine + (OTHERS + OTHERS_LEFT / left) * others
    return 1 / (1 + exp(-odds))

"""Playing a card: what each legal card brings in this trick, less what it would bring later.

Every contract is judged alike: first how likely each player wins the trick, then what that is worth
to me, by the contract's aim.
"""

from collections.abc import Callable
from math import prod
from operator import mul
from typing import TypeAlias

from engine.actions import Action, Offer, play
from engine.cards import Cards, each
from engine.house.avoiding_tricks import (
    ALL,
    against_no_trick,
    alone,
    danger,
    no_trick,
    points,
    stake,
)
from engine.house.habits import Habits
from engine.house.leaning import CARD, leaning
from engine.house.reading import OpenTrick, Reading, read, wanting
from engine.house.worth_in_hand import keeping
from engine.view import View

Weighing: TypeAlias = Callable[[Reading, Cards], float]
"""The worth of playing a card, in card points."""


def choose_card(view: View, offer: Offer, habits: Habits) -> Action:
    """The card that is worth most; of equal ones the lowest."""
    if offer.size == 1:
        return offer.nth(0)
    reading = read(view, habits)
    judge = JUDGES[aim_of(reading)]

    def worth(card: Cards) -> float:
        return judge(reading, card) + CARD * leaning(habits, view, card)

    return play(max(each(offer.cards), key=worth))


def aim_of(reading: Reading) -> str:
    """The viewer's aim in the deal: the contract's aim, or to hinder it."""
    contract, view = reading.contract, reading.view
    if contract.aim in ("alone", "points"):
        return contract.aim
    return contract.aim if view.declarer == reading.me else "against_" + contract.aim


# Contracts decided by points ----------------------------------------------------------------


def for_points(reading: Reading, card: Cards) -> float:
    """The trick's worth times the chance that my side wins it, less the card's worth in hand."""
    trick = reading.played(card)
    chances = reading.winners(trick, wanting)
    ours: float = sum(map(mul, chances, reading.bonds))
    worth = stake(reading, trick) + valat_at_stake(reading) - won_anyway(reading, card)
    value = ours * worth - keeping(reading, card) - mond_risk(reading, card)
    if not reading.view.trick:
        return value + lead_bonus(reading, card)
    return value + taken_last(reading, trick)


def mond_risk(reading: Reading, card: Cards) -> float:
    """The cost of a card because the Fool may capture the mond; negative: a gain."""
    rules, trick = reading.view.rules, reading.view.trick
    penalty = reading.contract.mond_penalty
    if not penalty:
        return 0.0
    if card == rules.fool and rules.mond in trick:
        return -penalty / 2 * (-reading.bonds[reading.player_of(trick, rules.mond)])
    if card != rules.mond:
        return 0.0
    if rules.fool in trick:
        return float(penalty)
    led = reading.suit_of(trick[0] if trick else card)
    safe = 1.0
    for player in reading.to_come:
        void = 1.0 if led == reading.trumps else reading.lacking(player, led)
        safe *= 1 - void * (1 - reading.lacking(player, rules.fool))
    return penalty * (1 - safe) * reading.sense.mond_feared


VALAT_FROM, VALAT_NEARS = 7, 3
"""After how many tricks the house begins to think of a valat; and the power to which the share of
the deal that is over is raised: the nearer the end, the more a trick counts."""


def valat_at_stake(reading: Reading) -> float:
    """The worth of a trick beyond its points while one side has won all tricks so far."""
    view, valat = reading.view, reading.sense.valat
    done = len(view.tricks)
    if not valat or done < VALAT_FROM or not reading.contract.bonuses:
        return 0.0
    winners = [bond for bond, won in zip(reading.bonds, view.won, strict=True) if won]
    ours = prod((1 + bond) / 2 for bond in winners)
    theirs = prod((1 - bond) / 2 for bond in winners)
    nearness = (done / (done + reading.hand.bit_count())) ** VALAT_NEARS
    return valat * (ours + theirs) * nearness


def taken_last(reading: Reading, trick: OpenTrick) -> float:
    """The gain of winning the trick as last to play, if the other side held it."""
    *lying, card = trick.cards
    if reading.to_come or trick.best != card:
        return 0.0
    holder = reading.player_of(trick.cards, reading.contract.winner(tuple(lying)))
    return reading.sense.last_takes * (1 - reading.bonds[holder]) / 2


def won_anyway(reading: Reading, card: Cards) -> float:
    """The points that an unbeatable trump would bring to another trick just as well."""
    part, above = reading.sense.won_anyway, reading.out & reading.trumps & ~(card - 1)
    if not part or not card & reading.trumps or above or reading.hand == card:
        return 0.0
    return part * points(reading, card)


def draws_all(reading: Reading) -> bool:
    """Whether my trumps, all unbeatable, draw all others', and a suit card then wins a trick."""
    mine, out = reading.hand & reading.trumps, reading.out & reading.trumps
    if not out or out > mine & -mine or mine.bit_count() < out.bit_count():
        return False
    suits = each(reading.hand & ~mine)
    return any(not reading.out & reading.suit_of(card) & ~(card - 1) for card in suits)


def lead_bonus(reading: Reading, card: Cards) -> float:
    """The gain of leading a suit beyond the trick itself."""
    view, sense = reading.view, reading.sense
    declaring = view.sides[reading.me] == "declaring"
    trumps = (reading.hand & reading.trumps).bit_count()
    others = (reading.out & reading.trumps).bit_count()
    if card & reading.trumps:
        if sense.draws_out and draws_all(reading):
            return sense.draws_out
        long = trumps * 3 >= others
        return sense.draw if declaring and long else -sense.draw
    if view.called and card & reading.suit_of(view.called) and view.declarer == reading.me:
        return sense.own_suit
    if not declaring and view.declarer is not None:
        forced = not reading.may_hold[view.declarer] & reading.suit_of(card)
        return sense.force if forced else 0.0
    return 0.0


# Contracts of all tricks ---------------------------------------------------------------------


def all_tricks(reading: Reading, card: Cards) -> float:
    """The chance to win the trick myself, less what the card is worth in hand."""
    trick = reading.played(card)
    return ALL * reading.winners(trick, wanting)[reading.me] - keeping(reading, card)


def against_all_tricks(reading: Reading, card: Cards) -> float:
    """The chance that the declarer does not win the trick; high cards are rather kept."""
    declarer = reading.view.declarer
    assert declarer is not None
    trick = reading.played(card)
    lost = reading.winners(trick, wanting)[declarer]
    return -ALL * lost - danger(reading, card)


JUDGES: dict[str, Weighing] = {
    "points": for_points,
    "alone": alone,
    "no_trick": no_trick,
    "against_no_trick": against_no_trick,
    "all_tricks": all_tricks,
    "against_all_tricks": against_all_tricks,
}

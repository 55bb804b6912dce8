"""The bids worth a trial: the usual one, silence, and all that are not hopeless.

The house estimates by its prospects how likely a hand makes a contract (``engine.house``). That is
good enough to leave out what cannot be; play-outs decide what is bid.
"""

from collections.abc import Iterator

from engine import Action, Bid, Cards, Contract, Pass, Rules, View, actions_of, each, variant
from engine.house.bidding import Holding, contract_of, holding
from engine.house.habits import CLUB, Habits
from engine.house.prospects import winning

MIN_POINTS_CHANCE = 0.3
"""The estimated chance to win enough card points below which a bid is not tried."""
MIN_NO_TRICK_CHANCE = 0.25
"""The chance to win no trick below which a bid is not tried."""
MAX_LOSERS = 2
"""The number of losers above which a bid of all tricks is not tried."""
MAX_BIDS = 9
"""The most bids that are tried, a pass and the usual one among them."""


def is_bid(view: View) -> bool:
    """Whether the question is which contract to play."""
    return any(offer.kind is Bid for offer in view.offers)


def bids(view: View, usual: Action) -> list[Action]:
    """The usual bid, a pass, and further bids that are not hopeless, the lowest first.

    Nothing where only the usual one is left.
    """
    silence = [action for action in actions_of(view.offers) if isinstance(action, Pass)]
    choices = list(dict.fromkeys([usual, *silence, *hopeful(view)]))
    return choices[:MAX_BIDS] if len(choices) > 1 else []


def hopeful(view: View) -> Iterator[Action]:
    """The bids that are not hopeless."""
    hand = holding(view.rules, view.hand)
    habits = variant(view.rules.variant).habits_of(CLUB, view.rules.players)
    for bid in actions_of(view.offers):
        if isinstance(bid, Bid) and has_hope(hand, contract_of(view, bid.key), habits):
            yield bid


def has_hope(hand: Holding, contract: Contract, habits: Habits) -> bool:
    """Whether a contract may be made with such a hand; an unmeasured contract may."""
    if contract.aim == "no_trick":
        return hand.spotless >= MIN_NO_TRICK_CHANCE
    if contract.aim == "all_tricks":
        return losers(hand.rules, hand.cards) <= MAX_LOSERS
    if (contract.calls_king, contract.exchange) not in habits.prospects.rows:
        return True
    return winning(habits.prospects, contract, hand.strength) >= MIN_POINTS_CHANCE


def losers(rules: Rules, hand: Cards) -> int:
    """The number of cards that others may beat if a hand leads out each suit from the top.

    Once as many of a suit have been led as others can have, the rest of it is good.
    """
    total = 0
    for suit in rules.pack.suits.values():
        held, others = hand & suit, suit & ~hand
        beaten = [card for card in each(held) if others > card]
        good = held.bit_count() - len(beaten)
        total += min(len(beaten), max(0, others.bit_count() - good))
    return total

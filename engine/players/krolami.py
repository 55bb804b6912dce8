"""The house at Taroki z królami: it bids by strength, tells what is free, plays for points.

Prospects by contract are those of the Slovenian game with as many cards exchanged.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.actions import PASS, Action, Bid, Call, Kontra, Lay, Offer, Pass, Play, Say, Take, Word
from engine.cards import Cards
from engine.deal import GAME
from engine.players.bidding import Prospect
from engine.players.cardplay import choose_card
from engine.players.exchange import SAVED, best_discards, choose_discards, choose_king, choose_set
from engine.players.statements import TRULA_TRUMPS, doubts
from engine.players.strength import chance, strength
from engine.rules import Contract
from engine.settlement import HALF
from engine.view import View

Offered: TypeAlias = Mapping[type[Action], Offer]

WITH_PARTNER = {
    "one": Prospect(25.4, 0.85, 9.5),
    "two": Prospect(22.7, 0.87, 9.8),
    "three": Prospect(19.9, 0.87, 10.2),
    "four": Prospect(17.0, 0.87, 10.4),
}
ALONE = {
    "one": Prospect(10.5, 1.01, 7.2),
    "two": Prospect(5.8, 1.09, 6.8),
    "three": Prospect(1.4, 1.12, 6.3),
}
CARE = 0.06
"""Taken off every chance: who outbids others has mostly thought too well of his hand."""
WORTH_BIDDING = 0.15
"""What a bid must bring in the mean, that one does not rather pass."""
SURE_TRUMPS = 9
"""With so many trumps the pagat, or the called king, is likely to see the last trick."""
KINGS_SAFE = 21.0
"""How strong a hand with four kings is that can promise to keep them all."""
GAINS = {3: 4.5, 2: 3.0, 1: 2.0}
"""What a talon set must add to the hand, by its size, that one does not look further."""


def choose(view: View) -> Action:
    """The house's move for the seat whose view this is; it must be on turn."""
    offered = {offer.kind: offer for offer in view.offers}
    for kind, chooser in CARDS.items():
        if kind in offered:
            return chooser(view, offered[kind])
    return PHASES.get(view.phase, _pass)(view, offered)


def _pass(view: View, offered: Offered) -> Action:
    """Nothing to say, or what is offered first."""
    return PASS if Pass in offered else view.offers[0].nth(0)


def _prebid(view: View, offered: Offered) -> Action:
    if Word in offered:
        return offered[Word].nth(0)
    safe = Say in offered and strength(view.rules, view.hand) >= KINGS_SAFE
    return offered[Say].nth(0) if safe else PASS


def won(view: View, rows: Mapping[str, Prospect], contract: Contract) -> float:
    """The chance to win a contract with the hand, before the exchange."""
    row = rows[contract.key]
    margin = row.base + row.slope * strength(view.rules, view.hand) - HALF
    return chance(margin, row.spread) - CARE


def expected(view: View, contract: Contract) -> float:
    """What a contract with a partner brings in the mean, in game points from one opponent."""
    return contract.value * (2 * won(view, WITH_PARTNER, contract) - 1)


def _bid(view: View, offered: Offered) -> Action:
    if Bid not in offered:
        return PASS
    rows = view.rules.contracts
    best = max(offered[Bid].keys, key=lambda key: expected(view, rows[key]))
    return Bid(best) if expected(view, rows[best]) >= WORTH_BIDDING else PASS


def _may_throw_in(view: View, offered: Offered) -> Action:
    assert view.contract is not None
    return PASS if expected(view, view.contract) >= 0 else offered[Word].nth(0)


def _ultimo(view: View, offered: Offered) -> Action:
    return offered[Say].nth(0) if Say in offered and _trumps(view) >= SURE_TRUMPS else PASS


def _kontra(view: View, offered: Offered) -> Action:
    doubting = Kontra in offered and GAME in offered[Kontra].keys and doubts(view)
    return Kontra(GAME) if doubting else PASS


def _announce(view: View, offered: Offered) -> Action:
    """The number of trumps is free; a trul and a pagat only of a long hand."""
    for key in offered[Say].keys if Say in offered else ():
        if key in PROMISES and _trumps(view) >= PROMISES[key]:
            return Say(key)
    return PASS


PROMISES = {"taroks": 0, "trul": TRULA_TRUMPS, "pagat_ultimo": SURE_TRUMPS}
"""With how many trumps something is announced."""


def _trumps(view: View) -> int:
    return (view.hand & view.rules.pack.trumps).bit_count()


def _talon(view: View, offer: Offer) -> Action:
    """The first good set; the last one if it is the best; a lost deal is given up."""
    words = next((other.keys for other in view.offers if other.kind is Word), ())
    if "surrender" in words and _lost(view):
        return Word("surrender")
    if "refuse" not in words:
        return choose_set(view, offer)
    gains = [_gain(view, cards) for cards in view.sets if cards]
    last = len(gains) == len(view.sets)
    enough = gains[-1] >= GAINS[view.sets[0].bit_count()]
    best = gains[-1] == max(gains)
    return offer.nth(0) if best and (enough or last) else Word("refuse")


def _gain(view: View, cards: Cards) -> float:
    """What a talon set adds to the hand, once the best cards are laid away again."""
    rules, held = view.rules, view.hand | cards
    free = held & ~rules.pack.trumps & ~rules.kings
    laid = best_discards(rules, held, free, cards.bit_count())
    left = strength(rules, held & ~laid) + SAVED * rules.pack.value(laid)
    return left - strength(rules, view.hand)


def _lost(view: View) -> bool:
    """Whether playing alone, without the called king, costs more than giving up."""
    contract = view.contract
    assert contract is not None
    stake = contract.value << view.game_level
    return stake * (2 * won(view, ALONE, contract) - 1) < -2


CARDS: dict[type[Action], Callable[[View, Offer], Action]] = {
    Call: choose_king,
    Take: _talon,
    Lay: choose_discards,
    Play: choose_card,
}

PHASES: dict[str, Callable[[View, Offered], Action]] = {
    "prebid": _prebid,
    "auction": _bid,
    "choice": _may_throw_in,
    "ultimo": _ultimo,
    "kontra": _kontra,
    "announcements": _announce,
}

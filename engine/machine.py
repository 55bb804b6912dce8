"""The machine: open a deal, ask what a player may do, act. It knows no game."""

from engine.actions import Action, Offers
from engine.cards import NONE, Cards, union
from engine.deal import Cutting, Deal
from engine.dealing import dealt_out
from engine.refusals import Refused
from engine.rules import Rules
from engine.scores import Carry


def open_deal(
    rules: Rules,
    deck: tuple[Cards, ...],
    dealer: int = 0,
    carry: Carry | None = None,
    method: str = "",
) -> Deal:
    """Deal the deck, top card first, and go to the first decision.

    Without a ``carry`` it is the first deal of a match.
    At a table that knocks ``method`` tells how the deck falls, CUT included; without it the
    cutter is asked. A deal void by its hands (SLO-DEAL-6) is over at once. Raises ValueError for
    a wrong deck.
    """
    if len(deck) != len(rules.pack.codes) or union(deck) != rules.pack.whole:
        raise ValueError("the deck is not the whole pack")
    nobody = (NONE,) * rules.players
    deal = Deal(
        rules=rules,
        carry=rules.tally.first(rules.players) if carry is None else carry,
        dealer=dealer,
        order=rules.cycle(dealer),
        dealt=nobody,
        talon=(),
        void=(),
        possible=frozenset((None,)),
        contract=rules.contracts[rules.opening] if rules.opening else None,
        hands=nobody,
    )
    if rules.knock is not None:
        return _advance(deal._replace(cutting=Cutting(deck, method=method)))
    return _advance(dealt_out(deal, rules.share(deck, dealer)))


_asked: tuple[Deal | None, Offers] = (None, ())
"""The last deal that was asked for its offers, and the answer: act asks again at once."""


def offers(deal: Deal, player: int) -> Offers:
    """What a player may do now: nothing unless it is their turn, or all may speak."""
    global _asked  # noqa: PLW0603 - a memo of one entry, never wrong: deals do not change
    if deal.turn != player:
        free = deal.may_speak(player)
        return deal.rules.phases[deal.phase].offers(deal, player) if free else ()
    asked, found = _asked
    if asked is not deal:
        found = deal.rules.phases[deal.phase].offers(deal, player)
        _asked = (deal, found)
    return found


def act(deal: Deal, player: int, action: Action) -> Deal:
    """The deal after the action. Raises Refused, and then nothing has changed."""
    refused = why_not(deal, player, action)
    if refused is not None:
        raise refused
    after = deal.rules.phases[deal.phase].apply(deal, player, action)
    return after if after.turn is not None else _advance(after)


def why_not(deal: Deal, player: int, action: Action) -> Refused | None:
    """Why the player may not do that; None if they may."""
    if deal.turn != player and not deal.may_speak(player):
        return _out_of_turn(deal, player)
    for offer in offers(deal, player):
        if offer.admits(action):
            return None
    return deal.rules.phases[deal.phase].refuse(deal, player, action)


def _out_of_turn(deal: Deal, player: int) -> Refused:
    """What those are told who are not asked."""
    asked = deal.open_turn
    if asked is None:
        return Refused("deal-over", deal.rules.cites["over"])
    if asked == player:  # another is asked first, of whom nobody may know (ROM-DEAL-9)
        return Refused("in-a-moment", deal.rules.cites["turn"])
    return Refused("not-your-turn", deal.rules.cites["turn"], turn=asked)


def _advance(deal: Deal) -> Deal:
    """Walk to the next phase that asks somebody something, or to the end of the deal."""
    phases = deal.rules.phases
    while deal.turn is None and not deal.void and not deal.ended and deal.phase + 1 < len(phases):
        deal = deal._replace(phase=deal.phase + 1)
        deal = phases[deal.phase].enter(deal)
    return deal

"""Open a deal, let a player act, go on to the next decision: without knowing the game."""

from engine.actions import Action
from engine.cards import NONE, Cards, union
from engine.deal import Cutting, Deal
from engine.dealing import dealt_out
from engine.legality import why_not
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
    At a table that knocks, ``method`` says how the deck falls, CUT included; without it the
    cutter is asked. A deal void by its hands (SLO-DEAL-6) is over at once. Raises ValueError for
    a wrong deck.
    """
    if len(deck) != len(rules.pack.codes) or union(deck) != rules.pack.whole:
        raise ValueError("the deck is not the whole pack")
    no_cards = (NONE,) * rules.players
    deal = Deal(
        rules=rules,
        carry=rules.tally.first(rules.players) if carry is None else carry,
        dealer=dealer,
        order=rules.cycle(dealer),
        dealt=no_cards,
        talon=(),
        void=(),
        possible=frozenset((None,)),
        contract=rules.contracts[rules.opening] if rules.opening else None,
        hands=no_cards,
    )
    if rules.knock is not None:
        return _advance(deal._replace(cutting=Cutting(deck, method=method)))
    return _advance(dealt_out(deal, rules.share(deck, dealer)))


def act(deal: Deal, player: int, action: Action) -> Deal:
    """The deal after the action. Raises Refused, and then nothing has changed."""
    refused = why_not(deal, player, action)
    if refused is not None:
        raise refused
    after = deal.rules.phases[deal.phase].apply(deal, player, action)
    return after if after.turn is not None else _advance(after)


def _advance(deal: Deal) -> Deal:
    """Walk to the next phase that has a decision for a player, or to the end of the deal."""
    phases = deal.rules.phases
    while deal.turn is None and not deal.void and not deal.ended and deal.phase + 1 < len(phases):
        deal = deal._replace(phase=deal.phase + 1)
        deal = phases[deal.phase].enter(deal)
    return deal

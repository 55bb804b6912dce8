"""What a player may do now, and why not something else: out of turn, or against a rule.

It knows no game: the phase at hand offers and refuses.
"""

from engine.actions import Action, Offers
from engine.deal import Deal
from engine.refusals import Refused

_asked: tuple[Deal | None, Offers] = (None, ())
"""The last deal that was asked for its offers, and the answer: ``act`` asks again at once."""


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


def why_not(deal: Deal, player: int, action: Action) -> Refused | None:
    """Why the player may not do that; None if they may."""
    if deal.turn != player and not deal.may_speak(player):
        return _out_of_turn(deal, player)
    for offer in offers(deal, player):
        if offer.admits(action):
            return None
    return deal.rules.phases[deal.phase].refuse(deal, player, action)


def _out_of_turn(deal: Deal, player: int) -> Refused:
    """What somebody out of turn is told."""
    asked = deal.open_turn
    if asked is None:
        return Refused("deal-over", deal.rules.cites["over"])
    if asked == player:  # somebody is asked first in secret (ROM-DEAL-9)
        return Refused("in-a-moment", deal.rules.cites["turn"])
    return Refused("not-your-turn", deal.rules.cites["turn"], turn=asked)

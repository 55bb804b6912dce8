"""The offers to a player, and reasons for refusals: out of turn, or against a rule.

It knows no game: the phase at hand offers and refuses.
"""

from engine.actions import Action, Offers
from engine.deal import Deal
from engine.refusals import Refused

_last_offers: tuple[Deal | None, Offers] = (None, ())
"""The last deal that was asked for its offers, and the answer: ``act`` asks again at once."""


def offers(deal: Deal, player: int) -> Offers:
    """The offers to a player now: none unless they are on turn, or all may speak."""
    global _last_offers  # noqa: PLW0603 - a memo of one entry, never wrong: deals do not change
    if deal.turn != player:
        free = deal.may_speak(player)
        return deal.rules.phases[deal.phase].offers(deal, player) if free else ()
    last_deal, answer = _last_offers
    if last_deal is not deal:
        answer = deal.rules.phases[deal.phase].offers(deal, player)
        _last_offers = (deal, answer)
    return answer


def why_not(deal: Deal, player: int, action: Action) -> Refused | None:
    """Why the player may not do that; None if they may."""
    if deal.turn != player and not deal.may_speak(player):
        return _out_of_turn(deal, player)
    for offer in offers(deal, player):
        if offer.admits(action):
            return None
    return deal.rules.phases[deal.phase].refuse(deal, player, action)


def _out_of_turn(deal: Deal, player: int) -> Refused:
    """The refusal of a move out of turn."""
    on_turn = deal.open_turn
    if on_turn is None:
        return Refused("deal-over", deal.rules.cites["over"])
    if on_turn == player:  # another player is asked first, in secret (ROM-DEAL-9)
        return Refused("in-a-moment", deal.rules.cites["turn"])
    return Refused("not-your-turn", deal.rules.cites["turn"], turn=on_turn)

"""Rights of a hand, used before the bidding: a redeal, and showing four kings (POL-PRE)."""

from dataclasses import dataclass

from engine.actions import MAY_PASS, Action, Offer, Offers, Say, Word
from engine.deal import Deal, Item, Speaking
from engine.refusals import Refused
from engine.sides import reveal

KINGS = "kings"
REDEAL = "redeal"


@dataclass(frozen=True)
class Rights:
    """Each seat once, from forehand: go on, demand a redeal, or show four kings (POL-PRE-1).

    Everybody is asked, so that nobody learns who had a choice.
    """

    name: str = "prebid"

    def enter(self, deal: Deal) -> Deal:
        """Forehand is asked first."""
        speaking = Speaking(items=(), to_go=len(deal.order))
        return deal._replace(speaking=speaking, turn=deal.forehand)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Go on, and what the hand gives a right to."""
        found = [MAY_PASS]
        if not deal.hands[seat] & deal.rules.pack.trumps:
            found.append(Offer(Word, keys=(REDEAL,)))
        if not deal.rules.kings & ~deal.hands[seat]:
            found.append(Offer(Say, keys=(KINGS,)))
        return tuple(found)

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """A redeal ends the deal at once; shown kings stand as an item."""
        speaking = deal.speaking
        assert speaking is not None
        if isinstance(action, Word):
            return deal._replace(ended=REDEAL, turn=None)
        shown = isinstance(action, Say)
        to_go = speaking.to_go - 1
        after = speaking._replace(
            items=(*speaking.items, Item(KINGS, seat)) if shown else speaking.items,
            said=(*speaking.said, (seat, f"say:{KINGS}" if shown else "pass")),
            to_go=to_go,
        )
        return deal._replace(speaking=after, turn=deal.after(seat) if to_go else None)

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """The hand gives no such right."""
        del seat
        cites = deal.rules.cites
        if action == Word(REDEAL):
            return Refused("trumpless-only", cites["redeal"])
        if action == Say(KINGS):
            return Refused("four-kings-only", cites["kings"])
        return Refused("not-now", cites["rights"])


def reveal_shown_kings(deal: Deal) -> Deal:
    """Who has shown four kings holds the called one too (POL-PRE-4)."""
    shown = deal.speaking.announced(KINGS) if deal.speaking else ()
    return reveal(deal, shown[0].owner) if shown else deal

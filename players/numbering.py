"""The moves of a form as whole numbers, the same ones in every deal.

A learner needs a fixed list. Codes are those of docs/records.md, with two differences: cards are
laid away one by one (``lay:T3``), for together there are thousands of ways; and the player of a
kontra is counted from the seat that speaks (``kontra:trula@+1``), as all in an observation is.
"""

from collections.abc import Iterator

from engine import Action, Cards, Lay, LayOffer, Rules, View, actions_of, decode, each, encode
from engine.actions.play import CALLS

MOST_SETS = 6
"""Sets that a talon is laid out in, at most."""
WORDS = ("throw_in", "redeal", "refuse", "surrender", "monte", "agree")
"""Words that are whole actions, but for those of a cut."""
LAY = "lay:"


class Numbering:
    """The moves of a table by number: ``names[number]`` is the code."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.names = tuple(_names(rules))
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def legal(self, view: View, laid: Cards) -> list[int]:
        """The numbers of the viewer's moves; ``laid``: cards chosen already to be laid away."""
        pack, numbers = self._rules.pack, self._numbers
        laying = [offer for offer in view.offers if isinstance(offer, LayOffer)]
        cards = next((offer.along & ~laid or offer.cards & ~laid for offer in laying), 0)
        others = (offer for offer in view.offers if not isinstance(offer, LayOffer) and not laid)
        codes = (encode(pack, action) for action in actions_of(tuple(others)))
        return [numbers[LAY + code] for code in pack.show(cards)] + [
            numbers[self._counted(code, view.viewer, -1)] for code in codes
        ]

    def chosen(self, view: View, laid: Cards, number: int) -> Action | Cards:
        """The action of a number; or the cards laid away so far, while some are still to come."""
        name, pack = self.names[number], self._rules.pack
        if not name.startswith(LAY):
            return decode(pack, self._counted(name, view.viewer, 1))
        laid |= pack[name.removeprefix(LAY)]
        wanted = next(offer.number for offer in view.offers if isinstance(offer, LayOffer))
        return Lay(laid) if laid.bit_count() == wanted else laid

    def _counted(self, code: str, viewer: int | None, sign: int) -> str:
        """A code with its player counted from the viewer (-1), or from 0 again (1)."""
        item, at, player = code.partition("@")
        if not at or viewer is None:
            return code
        counted = (int(player) + sign * viewer) % self._rules.players
        return f"{item}@{'+' if sign < 0 else ''}{counted}"


def _names(rules: Rules) -> Iterator[str]:
    """The code of every move there can be at a table that does not knock."""
    codes, players = rules.pack.codes, range(rules.players)
    yield "pass"
    yield from WORDS
    yield from (f"bid:{key}" for key in rules.bids)
    yield from (f"call:{code}" for code in rules.pack.show(rules.kings))
    yield from (f"take:{number}" for number in range(1, MOST_SETS + 1))
    yield from (f"say:{key}" for key in rules.bonuses)
    yield "kontra:game"
    yield from (f"kontra:{key}@+{player}" for key in rules.bonuses for player in players)
    for verb in (LAY, "give:", "play:"):
        yield from (verb + code for code in codes)
    for card in each(rules.called_out):
        yield from (f"play:{rules.pack.code(card)}+{call}" for call in CALLS)

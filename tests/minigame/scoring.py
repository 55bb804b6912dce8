"""The scores of a deal of little tarock (little.md, LIT-SCORE)."""

from dataclasses import dataclass

from engine.family import Cards, Deal, Line, Settlement, add_up, count_in_threes, declared

ENOUGH = 34
"""Card points of 66 with which the declarer wins (LIT-SCORE-2)."""


@dataclass(frozen=True)
class Scoring:
    """How a deal is settled."""

    def settle(self, deal: Deal) -> Settlement:
        """The declarer plays against each of the others (LIT-SCORE-4)."""
        players = deal.rules.players
        if deal.playing is None:
            return Settlement((), (0,) * players, None)
        contract, declarer = declared(deal)
        won = self.made(deal)
        stake = contract.value if won else -contract.value
        others = tuple(player for player in deal.order if player != declarer)
        facts: dict[str, int | str] = {"contract": contract.key, "value": contract.value}
        begged = contract.aim == "no_trick"
        if not begged:
            facts["card_points"] = card_points(deal)
        sentence = "begged" if begged else "game"
        lines = (
            Line("game", stake * len(others), (declarer,), facts, sentence, kind="game"),
            Line("paid", -stake, others),
        )
        return Settlement(*add_up(players, lines), won, (declarer,))

    def made(self, deal: Deal) -> bool:
        """Whether the declarer has made the contract (LIT-SCORE-2, LIT-SCORE-3)."""
        contract, declarer = declared(deal)
        assert deal.playing is not None
        if contract.aim == "no_trick":
            return not deal.playing.won(declarer)
        return card_points(deal) >= ENOUGH


def card_points(deal: Deal) -> int:
    """The card points of the declarer, with the cards they laid away (LIT-SCORE-1)."""
    _, declarer = declared(deal)
    assert deal.playing is not None
    pile: Cards = deal.playing.taken[declarer]
    if deal.exchange is not None:
        pile |= deal.exchange.laid
    return count_in_threes(deal.rules.pack, pile)

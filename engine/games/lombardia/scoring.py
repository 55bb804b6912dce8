"""The scores of a deal of Lombardia tarot (docs/rules/lombardia.md, LOM-SCORE)."""

from dataclasses import dataclass

from engine.family import AGREED, Cards, Counted, Deal, Line, Settlement, add_up, count_in_fours

EVEN = 36
"""Half of the card points: what a team needs to come out even (LOM-SCORE-2)."""


@dataclass(frozen=True)
class Scoring:
    """Rules of settling a deal; ``dealer_keeps`` the discards even without a trick."""

    dealer_keeps: bool = False

    def settle(self, deal: Deal) -> Settlement:
        """To each team its card points less half of all; nothing after a Monte (LOM-MONTE-3)."""
        players = deal.rules.players
        if deal.ended == AGREED:
            lines = [Line("monte", 0, tuple(range(players)))]
            return Settlement(*add_up(players, lines), made=None)
        points = [count_in_fours(deal.rules.pack, pile) for pile in self.piles(deal)]
        lines, counted = [], []
        for team in sorted(set(deal.rules.teams)):
            members = tuple(s for s in range(players) if deal.rules.teams[s] == team)
            team_points = {
                f"points_{place}": points[player] for place, player in enumerate(members, 1)
            }
            total = sum(team_points.values())
            lines.append(Line("team", total - EVEN, members, team_points | {"card_points": total}))
            counted.append(Counted(members, str(total)))
        return Settlement(*add_up(players, lines), made=None, piles=tuple(counted))

    def piles(self, deal: Deal) -> tuple[Cards, ...]:
        """By player: the cards of their tricks, and for one of them the discards (LOM-DISC-5)."""
        playing, exchange = deal.playing, deal.exchange
        assert playing is not None and exchange is not None
        owner = self._owner(deal)
        return tuple(
            pile | exchange.laid if player == owner else pile
            for player, pile in enumerate(playing.taken)
        )

    def _owner(self, deal: Deal) -> int:
        """The dealer, if they have won a trick; else the winner of the last one."""
        assert deal.playing is not None
        if self.dealer_keeps or deal.playing.won(deal.dealer):
            return deal.dealer
        return deal.playing.tricks[-1].winner

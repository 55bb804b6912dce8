"""The scores of a deal of Straw Man Tarock (docs/rules/strohmann.md, STR-SCORE and STR-BON)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.family import (
    FOOL,
    KINGS,
    MOND,
    PAGAT,
    TAROK,
    TRULA,
    WINNING_POINTS,
    Called,
    Cards,
    Counted,
    Deal,
    Line,
    Settlement,
    Trick,
    add_up,
    count_in_threes,
    seated,
    union,
)

ROS, TOPSCHIN = TAROK["T17"], TAROK["T18"]

BIRDS = {
    "pagat": (PAGAT, 27),
    "uhu": (TAROK["T2"], 26),
    "kakadu": (TAROK["T3"], 25),
    "quapil": (TAROK["T4"], 24),
}
"""The card of each bonus, and the trick in which it must be played (STR-BON-1 to STR-BON-3)."""

HIGH = 45
"""Card points that count as a high result (STR-SCORE-1)."""
DECLARER_HIGH, DECLARER_WINS = 4, 3
OPPONENT_WINS, OPPONENT_HIGH = 4, 5
VALAT = 12


@dataclass(frozen=True)
class Scoring:
    """Rules of settling a deal; each field is a table option (section 13). All in game points."""

    simple: int = 2
    """Points for the winner of a deal without a declarer."""
    high_defence: int = 26
    """The declarer's card points up to which the opponent gets the higher amount."""
    high_simple: bool = False
    """One point more for 45 card points in a deal without declarer."""
    valat_adds: bool = False
    """Valat counts on top of the deal instead of replacing it."""
    birds: tuple[str, ...] = ("pagat", "uhu", "kakadu")
    capture: bool = True
    """The captor of a bird's card gets the amount its player would have got."""
    rostopschin: str = "call"
    trull: int = 0
    kings: int = 0
    mond: int = 0
    zero_sum: bool = False

    def settle(self, deal: Deal) -> Settlement:
        """The score of a finished deal; one that was thrown in scores nothing (STR-SCORE)."""
        if deal.playing is None or not deal.playing.tricks:
            return Settlement((), (0,) * deal.rules.players, None)
        lines = [*self._valat(deal)]
        if not lines or self.valat_adds:
            lines += self._game(deal)
        lines += [*self._birds(deal), *self._rostopschin(deal), *self._collected(deal)]
        if self.zero_sum:
            lines += _payments(deal.rules.players, lines)
        declarer = deal.bidding.declarer
        made = None if declarer is None else card_points(deal, declarer) >= WINNING_POINTS
        declarers = () if declarer is None else (declarer,)
        first = deal.forehand if declarer is None else declarer
        return Settlement(
            *add_up(deal.rules.players, lines),
            made,
            declarers,
            piles=tuple(
                Counted((player,), str(card_points(deal, player)))
                for player in (first, deal.after(first))
            ),
            needed="" if declarer is None else str(WINNING_POINTS),
        )

    def _valat(self, deal: Deal) -> Iterator[Line]:
        """The line for all tricks, for either player (STR-SCORE-3)."""
        assert deal.playing is not None
        for player in deal.order:
            if deal.playing.won(player) == len(deal.playing.tricks):
                yield Line("valat", VALAT, (player,))

    def _game(self, deal: Deal) -> Iterator[Line]:
        """The line for the game: by card points of declarer or winner (STR-SCORE-1, -2)."""
        declarer = deal.bidding.declarer
        if declarer is None:
            yield from self._without_declarer(deal)
            return
        points = card_points(deal, declarer)
        facts: dict[str, int | str] = {"card_points": points}
        if points >= WINNING_POINTS:
            amount = DECLARER_HIGH if points >= HIGH else DECLARER_WINS
            yield Line("made", amount, (declarer,), facts)
        else:
            amount = OPPONENT_HIGH if points <= self.high_defence else OPPONENT_WINS
            yield Line("held", amount, (deal.after(declarer),), facts)

    def _without_declarer(self, deal: Deal) -> Iterator[Line]:
        """The line for more than half of the points; at 35 to 35 a line worth nothing."""
        best = max(deal.order, key=lambda player: card_points(deal, player))
        points = card_points(deal, best)
        if points < WINNING_POINTS:
            yield Line("tie", 0, deal.order)
            return
        amount = self.simple + (self.high_simple and points >= HIGH)
        yield Line("simple", amount, (best,), {"card_points": points})

    def _birds(self, deal: Deal) -> Iterator[Line]:
        """A small trump played to its own trick (STR-BON-1 to STR-BON-4)."""
        assert deal.playing is not None
        for key in self.birds:
            card, number = BIRDS[key]
            trick = deal.playing.tricks[number - 1]
            if card in trick.cards:
                taken = trick.winning != card
                if self.capture or not taken:
                    yield Line(key, 1, (trick.winner,), {"how": "taken" if taken else "made"})

    def _rostopschin(self, deal: Deal) -> Iterator[Line]:
        """T17 and then T18 win two tricks running, called or not as agreed (STR-BON-5, -7)."""
        assert deal.playing is not None
        called = set(deal.straw.calls) if deal.straw else set()
        for number, (first, second) in enumerate(pairwise(deal.playing.tricks), 1):
            cards = (first.winning, second.winning)
            if cards != (ROS, TOPSCHIN) or first.winner != second.winner:
                continue
            needed = _both_calls(first.winner, number) if self.rostopschin == "call" else set()
            if self.rostopschin != "off" and needed <= called:
                yield Line("rostopschin", 1, (first.winner,))

    def _collected(self, deal: Deal) -> Iterator[Line]:
        """Cards in the tricks, where the table counts them (section 13)."""
        assert deal.playing is not None
        for key, amount, cards in (("trull", self.trull, TRULA), ("kings", self.kings, KINGS)):
            for player in deal.order:
                if amount and not cards & ~deal.playing.taken[player]:
                    yield Line(key, amount, (player,))
        for trick in deal.playing.tricks:
            if self.mond and set(trick.cards) == {MOND, FOOL}:
                yield Line("mond", self.mond, (trick.winner,))


def card_points(deal: Deal, player: int) -> int:
    """The card points of a player's tricks (STR-COUNT-2)."""
    assert deal.playing is not None
    return count_in_threes(TAROK, taken_in(deal.playing.tricks, player))


def taken_in(tricks: tuple[Trick, ...], player: int) -> Cards:
    """The cards of the tricks that a player has won."""
    return union(card for trick in tricks if trick.winner == player for card in trick.cards)


def _both_calls(player: int, number: int) -> set[Called]:
    return {Called(player, number, "ros"), Called(player, number + 1, "topschin")}


def _payments(players: int, lines: list[Line]) -> list[Line]:
    """The payments of each player for the other's scores (option ``score_style``)."""
    _, scores = add_up(players, lines)
    return [
        Line("paid", -points, (seated((0, 1), player, 1),))
        for player, points in enumerate(scores)
        if points
    ]

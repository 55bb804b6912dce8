"""The scores of a deal of Taroki z królami (docs/rules/krolami.md, POL-PILE, POL-BON, POL-PAY)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.family import (
    DECLARING,
    DEFENCE,
    EXACTLY,
    FOOL,
    GAME,
    KINGS,
    MOND,
    NONE,
    PAGAT,
    PASSED_OUT,
    REDEALT,
    SURRENDERED,
    TAROK,
    THROWN_IN,
    TRULA,
    Amount,
    Cards,
    Counted,
    Counting,
    Deal,
    Item,
    Line,
    Pack,
    Settlement,
    Side,
    Trick,
    add_up,
    bonus_amount,
    count_key,
    declared,
    declaring,
    flat_game,
    members,
    side,
    union,
    unseen,
)

WINNING_THIRDS = 106
"""Thirds of a card point with which side A wins: more than 35 points (POL-COUNT-4)."""
ROUNDED_THIRDS = 107
"""Thirds to win if leftover cards are rounded and 36 points are needed (option count_rule)."""
KINGS_SHOWN, KINGS_SILENT, TRUL_SAID, TRUL_SILENT = 8, 2, 4, 2
ULTIMO_SAID, ULTIMO_SILENT, PAGAT_TAKEN, MOND_TAKEN = 2, 1, 1, 2
WALAT_SAID, WALAT_SILENT, KING_LOST, GIVEN_UP = 20, 5, 1, 2


def thirds(cards: Cards) -> int:
    """Card points of a pile in thirds: three times the values, less two a card (POL-COUNT-2)."""
    return 3 * TAROK.value(cards) - 2 * cards.bit_count()


def card_points(count: int) -> str:
    """Thirds as people write them.

    >>> card_points(106)
    '35⅓'
    """
    whole, rest = divmod(count, 3)
    return f"{whole or '' if rest else whole}{('', '⅓', '⅔')[rest]}"


def in_thirds(pack: Pack, cards: Cards) -> str:
    """The card points of a pile as people write them (POL-COUNT-2)."""
    del pack
    return card_points(thirds(cards))


IN_THIRDS = Counting("thirds", in_thirds)


def sign(of: Side) -> int:
    """1 for side A, -1 for side B."""
    return 1 if of == DECLARING else -1


@dataclass(frozen=True)
class Piles:
    """The outcome of the play of a deal: cards and tricks of each side."""

    deal: Deal
    tricks: tuple[Trick, ...]
    side_a: tuple[int, ...]
    """The players of side A."""
    won: Mapping[Side, Cards]
    """The cards of the tricks of each side."""
    pile: Mapping[Side, Cards]
    """All cards of each side, with talon and discards (POL-PILE)."""

    @property
    def called(self) -> Cards:
        """The called king."""
        assert self.deal.calling is not None
        return self.deal.calling.card

    def winners(self, trick: Trick) -> Side:
        """The side that won a trick."""
        return DECLARING if trick.winner in self.side_a else DEFENCE

    def trick_of(self, card: Cards) -> tuple[int, Trick, Side] | None:
        """The number of the trick to which a card was played, the trick, and the player's side."""
        for number, trick in enumerate(self.tricks, 1):
            if card in trick.cards:
                player = trick.player_of(card, self.deal.order)
                return number, trick, DECLARING if player in self.side_a else DEFENCE
        return None

    def said(self, key: str) -> tuple[Item, ...]:
        """The announcements of a key."""
        return self.deal.speaking.announced(key) if self.deal.speaking else ()


@dataclass(frozen=True)
class Scoring:
    """Rules of settling a deal; each field comes from a table option."""

    counts: Mapping[int, int]
    """Game points for each number of trumps stated (POL-BON-10)."""
    needed: int = WINNING_THIRDS
    surrender_pays_bid: bool = False
    whole_rest: bool = False
    """If the called king is unseen, the refused cards go to side A, too (POL-PILE-3)."""
    with_talon: bool = True
    """Four kings and trul are judged on the piles, not on the tricks alone."""
    king_must_win: bool = False
    best_count: bool = False
    """Only the most valuable trump count of a side is paid."""
    open_king: int = KING_LOST
    """The cost of a called king left face up in the talon."""
    walat_exclusive: bool = False

    def settle(self, deal: Deal) -> Settlement:
        """The score of a finished deal (POL-BON-11, POL-PAY)."""
        if deal.ended in (PASSED_OUT, THROWN_IN, REDEALT):
            return Settlement((), (0,) * deal.rules.players, None)
        if deal.ended == SURRENDERED:
            return self._surrendered(deal)
        piles = self.piles(deal)
        settled = pay(deal, list(self.amounts(piles)), made=self.made(piles))
        counted = tuple(
            Counted(members(deal, of), card_points(thirds(piles.pile[of])))
            for of in (DECLARING, DEFENCE)
        )
        return settled._replace(piles=counted, needed=card_points(self.needed))

    def piles(self, deal: Deal) -> Piles:
        """The cards of each side (POL-PILE-1 to 3)."""
        playing, declarers = deal.playing, declaring(deal)
        assert playing is not None and deal.calling is not None
        mine = union(tuple(playing.taken[player] for player in declarers))
        others = union(playing.taken) & ~mine
        pile = mine | self.untaken(deal)
        if deal.exchange is not None:
            pile |= deal.exchange.laid
        return Piles(
            deal,
            playing.tricks,
            declarers,
            {DECLARING: mine, DEFENCE: others},
            {DECLARING: pile, DEFENCE: TAROK.whole & ~pile},
        )

    def untaken(self, deal: Deal) -> Cards:
        """The cards left in the talon that side A gets: those with the called king (POL-PILE-3)."""
        assert deal.calling is not None
        hidden, exchange = unseen(deal), deal.exchange
        if not hidden & deal.calling.card:
            return NONE
        return hidden | exchange.remainder if self.whole_rest and exchange is not None else hidden

    def made(self, piles: Piles) -> bool:
        """Whether side A won the play (POL-COUNT-4)."""
        return thirds(piles.pile[DECLARING]) >= self.needed

    def amounts(self, piles: Piles) -> Iterator[Amount]:
        """Every item from side A's point of view (POL-BON-1 to 10)."""
        walat = list(_walat(piles))
        if not (self.walat_exclusive and walat):
            yield self._game(piles)
        yield from self._kings(piles)
        yield from self._trul(piles)
        yield from _pagat(piles)
        yield from self._called_king(piles)
        yield from _mond(piles)
        yield from walat
        yield from self._trump_counts(piles)

    def _game(self, piles: Piles) -> Amount:
        contract, _ = declared(piles.deal)
        game = piles.said(GAME)
        level = game[0].level if game else 0
        amount = contract.value << level
        return flat_game(contract, amount if self.made(piles) else -amount, level)

    def _collected(self, piles: Piles, of: Side, cards: Cards) -> bool:
        return not cards & ~(piles.pile if self.with_talon else piles.won)[of]

    def _kings(self, piles: Piles) -> Iterator[Amount]:
        if piles.said("kings"):
            kept = self._collected(piles, DECLARING, KINGS)
            yield _said("kings", KINGS_SHOWN, DECLARING, kept)
            return
        for of in (DECLARING, DEFENCE):
            if self._collected(piles, of, KINGS):
                yield _silent("kings", KINGS_SILENT, of)

    def _trul(self, piles: Piles) -> Iterator[Amount]:
        for item in piles.said("trul"):
            of = side(piles.deal, item.owner)
            kept = self._collected(piles, of, TRULA)
            yield _said("trul", TRUL_SAID, of, kept, item.level)
        for of in (DECLARING, DEFENCE):
            if not piles.said("trul") and self._collected(piles, of, TRULA):
                yield _silent("trul", TRUL_SILENT, of)

    def _called_king(self, piles: Piles) -> Iterator[Amount]:
        """King ultimo, or the called king lost (POL-BON-6, POL-BON-7)."""
        played, said = piles.trick_of(piles.called), piles.said("king_ultimo")
        won = played is not None and piles.winners(played[1]) == DECLARING
        last = played is not None and played[1] is piles.tricks[-1]
        for item in said:
            alone = played is not None and played[1].winning == piles.called
            made = last and won and (alone or not self.king_must_win)
            yield _said("king_ultimo", ULTIMO_SAID, DECLARING, made, item.level)
        if said:
            return
        if last and won:
            yield _silent("king_ultimo", ULTIMO_SILENT, DECLARING)
        if played is not None and not won:
            yield Amount("king_lost", -KING_LOST)
        exchange = piles.deal.exchange
        if exchange is not None and piles.called & exchange.remainder & exchange.turned_up:
            yield Amount("king_left", -self.open_king)

    def _trump_counts(self, piles: Piles) -> Iterator[Amount]:
        best: dict[Side, list[Amount]] = {DECLARING: [], DEFENCE: []}
        for count, value in self.counts.items():
            for item in piles.said(count_key(EXACTLY, count)):
                of = side(piles.deal, item.owner)
                facts: dict[str, int | str] = {"count": count, "side": of}
                best[of].append(Amount(EXACTLY, value * sign(of), facts))
        for counts in best.values():
            if self.best_count and counts:
                yield max(counts, key=lambda amount: abs(amount.points))
            else:
                yield from counts

    def _surrendered(self, deal: Deal) -> Settlement:
        """The declarer pays each of the others (POL-SUR-1, POL-SUR-2)."""
        contract, _ = declared(deal)
        value = contract.value if self.surrender_pays_bid else GIVEN_UP
        return pay(deal, [Amount("surrender", -value)], made=False)


def pay(deal: Deal, amounts: list[Amount], *, made: bool) -> Settlement:
    """Each item to every player of side A, and the sum from those of side B (POL-PAY-1, 2).

    A declarer alone settles it with each of the others, so they get it three times.
    """
    side_a, others = members(deal, DECLARING), members(deal, DEFENCE)
    lines = [item.line(side_a) for item in amounts]
    total = sum(item.points for item in amounts)
    if total and len(side_a) == 1:
        lines.append(Line("alone", total * (len(others) - 1), side_a))
    if total:
        lines.append(Line("paid", -total, others))
    return Settlement(*add_up(deal.rules.players, lines), made, side_a)


def _said(key: str, value: int, of: Side, made: bool, level: int = 0) -> Amount:
    """An announced item: won by its side, or by the other (POL-BON-2 to 6)."""
    points = (value << level) * (1 if made else -1)
    return bonus_amount(key, points, of, made=made, level=level)


def _silent(key: str, value: int, of: Side, outcome: str = "made") -> Amount:
    """An item won or lost without an announcement."""
    made = outcome == "made"
    return bonus_amount(key, value if made else -value, of, made=made)


def _pagat(piles: Piles) -> Iterator[Amount]:
    """Pagat ultimo, or the pagat captured before the last trick (POL-BON-4, POL-BON-5)."""
    played = piles.trick_of(PAGAT)
    wins = played is not None and played[1] is piles.tricks[-1] and played[1].winning == PAGAT
    for item in piles.said("pagat_ultimo"):
        of = side(piles.deal, item.owner)
        yield _said("pagat_ultimo", ULTIMO_SAID, of, wins, item.level)
    if played is None or piles.said("pagat_ultimo"):
        return
    _, trick, of = played
    if trick is piles.tricks[-1]:
        yield _silent("pagat_ultimo", ULTIMO_SILENT, of, "made" if wins else "lost")
    elif piles.winners(trick) != of:
        yield _taken("pagat_taken", PAGAT_TAKEN, piles.winners(trick))


def _mond(piles: Piles) -> Iterator[Amount]:
    """The XXI captured by the Skiż of the other side (POL-BON-8)."""
    played = piles.trick_of(MOND)
    if played is not None and played[1].winning == FOOL and piles.winners(played[1]) != played[2]:
        yield _taken("mond_taken", MOND_TAKEN, piles.winners(played[1]))


def _taken(key: str, value: int, by: Side) -> Amount:
    return Amount(key, value * sign(by), {"side": by})


def _walat(piles: Piles) -> Iterator[Amount]:
    """All twelve tricks, announced once a side or not at all (POL-BON-9, POL-ANN-3)."""
    for of in (DECLARING, DEFENCE):
        swept = all(piles.winners(trick) == of for trick in piles.tricks)
        if any(side(piles.deal, item.owner) == of for item in piles.said("walat")):
            yield _said("walat", WALAT_SAID, of, swept)
        elif swept:
            yield _silent("walat", WALAT_SILENT, of)

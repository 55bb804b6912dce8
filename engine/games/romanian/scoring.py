"""The scores of a deal of Romanian tarok and Taper (docs/rules/romanian.md, ROM-SCORE, ROM-BON)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.family import (
    CLASS,
    DECLARING,
    DEFENCE,
    GAME,
    NONE,
    SURRENDERED,
    Amount,
    Bonus,
    Cards,
    Claim,
    Counted,
    Deal,
    Judges,
    Line,
    Note,
    Outcome,
    Settlement,
    Side,
    add_up,
    bonus_amount,
    claim_amount,
    count_in_threes,
    counted,
    declared,
    declaring,
    each,
    in_threes,
    king_ultimo,
    last_pagat,
    level,
    members,
    pagat_ultimo,
    side,
    union,
    valat,
)
from engine.games.romanian.pool import PAGAT, Chips, Pool, factor

KingStatus: TypeAlias = Literal["hand", "taken", "seen", "unseen"]
"""Dealt to a player, taken from the talon, seen there and left, or never seen (ROM-KING-2)."""
SIDES: tuple[Side, Side] = (DECLARING, DEFENCE)
VALAT, CAPTURE = "valat", "kingcap"
SEEN_TIMES = 2
"""The factor on regele prins for a king that was seen and left (ROM-KING-8)."""


@dataclass(frozen=True)
class Piles:
    """The cards that count for each side at the end (ROM-CNT-5), and the king's place."""

    declaring: Cards
    defence: Cards
    status: KingStatus | None
    """The place of the called king (ROM-KING-2); None: none was called."""

    def of(self, of: Side) -> Cards:
        """The pile of a side."""
        return self.declaring if of == DECLARING else self.defence


@dataclass(frozen=True, eq=False)
class Scoring:
    """Rules of settling a deal; options are fields."""

    target: int
    """Card points that the declaring side needs (ROM-CNT-4)."""
    counts: tuple[int, ...]
    """The lowest number of trumps in each class of declarations, worth 1, 2, 3 (ROM-ANN-2)."""
    bonuses: Mapping[str, Bonus]
    solo_bonuses: Mapping[str, Bonus]
    pool: Pool
    talon_owner: Side = DECLARING
    """The side whose pile gets the untaken talon cards (ROM-OPT-3)."""
    tricks_only: bool = False
    """Trula and kings look at tricks alone (ROM-OPT-17)."""
    own_pagat: bool = False
    """An announced pagat ultimo is won by the declarer in person (ROM-OPT-16)."""
    hep_hep: bool = False
    """A game whose items add up to 0 adds radler deals (ROM-OPT-12)."""

    def settle(self, deal: Deal) -> Settlement:
        """The score of a finished deal, chips of the pool included (ROM-SCORE-8)."""
        lines, made, piles = self.pool.stakes(deal), None, None
        if deal.ended == SURRENDERED:
            lines += self._net(deal, surrender(deal))
            made = False
        elif deal.bidding.declarer is not None:
            piles = self.piles(deal)
            amounts, made = self.amounts(deal, piles)
            lines += self._net(deal, amounts)
            lines += self.pool.transfers(deal, self._pagat_made(deal))[0]
        elif deal.playing is not None:
            lines += self.pool.tricks_paid(deal) if self.pool.kept else []
        notes, (card_points, needed) = tuple(self._notes(deal)), self._card_points(deal, piles)
        return Settlement(
            *add_up(deal.rules.players, lines), made, declaring(deal), notes, card_points, needed
        )

    def _card_points(self, deal: Deal, piles: Piles | None) -> tuple[tuple[Counted, ...], str]:
        """The card points of both sides, and what was needed; nothing where they do not matter."""
        if piles is None:
            return (), ""
        card_points = (
            Counted(members(deal, of), in_threes(deal.rules.pack, piles.of(of))) for of in SIDES
        )
        return tuple(card_points), str(self.target)

    def after(self, deal: Deal) -> Chips:
        """The pool and the radler counter after the deal (ROM-POOL-14 to 17)."""
        even = False
        if self.hep_hep and deal.bidding.declarer is not None and not deal.ended:
            even = sum(amount.points for amount in self.amounts(deal, self.piles(deal))[0]) == 0
        radler = self.pool.radler_after(deal, hep_hep=even)
        return Chips(pool=self._pool_after(deal), radler=radler)

    def _notes(self, deal: Deal) -> Iterator[Note]:
        """The chips in the pool now, and the radler deals to come."""
        after = self.after(deal)
        if after.pool is not None:
            yield Note("pool", {"chips": after.pool})
        if after.radler or factor(deal) > 1:
            yield Note("radler", {"radler": after.radler})

    def _pool_after(self, deal: Deal) -> int | None:
        if not self.pool.kept:
            return None
        if deal.bidding.declarer is not None:
            made = not deal.ended and self._pagat_made(deal)
            return self.pool.transfers(deal, made)[1]
        paid = self.pool.tricks_paid(deal) if deal.playing is not None else []
        return self.pool.at_stake(deal) - sum(line.points for line in paid)

    def _pagat_made(self, deal: Deal) -> bool:
        return self._judged(deal, PAGAT, DECLARING) == "made"

    def _net(self, deal: Deal, amounts: list[Amount]) -> list[Line]:
        """The items for the declaring side, and what the others pay (ROM-SCORE-5 to 7)."""
        side_a, others = members(deal, DECLARING), members(deal, DEFENCE)
        lines = [amount.line(side_a) for amount in amounts]
        total = sum(amount.points for amount in amounts)
        if factor(deal) > 1 and total:
            lines.append(Line("radler", total, side_a))
            total *= factor(deal)
        if total:
            if more := len(others) // len(side_a) - 1:
                lines.append(Line("alone", more * total, side_a, {"opponents": len(others)}))
            lines.append(Line("opponents", -total, others))
        return lines

    # The items -----------------------------------------------------------------------------------

    def amounts(self, deal: Deal, piles: Piles) -> tuple[list[Amount], bool]:
        """All items from the declaring side's point of view, and whether it was made.

        In the order of reports (ROM-SCORE-9).
        """
        table = self.table(deal)
        claims = [
            Claim(bonus, of, self._outcome(deal, piles, key, of), _announced(deal, key, of))
            for of in SIDES
            for key, bonus in table.items()
            if key != CAPTURE
        ]
        bonus_amounts = [amount for claim in claims if (amount := claim_amount(claim)) is not None]
        points = count_in_threes(deal.rules.pack, piles.declaring)
        valats = [c for c in claims if c.bonus.key == VALAT and (c.outcome or c.level is not None)]
        game = game_amount(deal, points, self.target, cancelled=bool(valats))
        made = points >= self.target
        if valats:
            made = sum(amount.points for amount in bonus_amounts if amount.key == VALAT) > 0
        hands = [a for of in SIDES if (a := self._declared(deal, of)) is not None]
        return [game, *hands, *bonus_amounts, *self._captured(deal, piles, table)], made

    def table(self, deal: Deal) -> Mapping[str, Bonus]:
        """The values of the bonuses: solo has its own (ROM-SCORE-1)."""
        contract, _ = declared(deal)
        rows = self.bonuses if contract.exchange else self.solo_bonuses
        return {key: row for key, row in rows.items() if row.by != "counted"}

    def _declared(self, deal: Deal, of: Side) -> Amount | None:
        """The highest class that a side has declared, once (ROM-SCORE-4)."""
        items = deal.speaking.items if deal.speaking else ()
        said = [counted(item) for item in items if counted(item) and side(deal, item.owner) == of]
        if not said:
            return None
        value = self.counts.index(max(said)) + 1
        sign = 1 if of == DECLARING else -1
        return Amount(CLASS, sign * value, {"side": of, "trumps": max(said)})

    def _captured(self, deal: Deal, piles: Piles, table: Mapping[str, Bonus]) -> list[Amount]:
        """Regele prins (ROM-BON-4); announced only with an option (ROM-OPT-15)."""
        row = table.get(CAPTURE)
        if row is None or not piles.status:
            return []
        if piles.status == "seen":
            return [_capture(row, SEEN_TIMES)]
        said, won = _announced(deal, CAPTURE, DEFENCE), self._king_won(deal)
        if said is not None and piles.status != "unseen":
            amount = claim_amount(Claim(row, DEFENCE, "made" if won else None, said))
            return [amount] if amount else []
        return [_capture(row, 1)] if won else []

    @staticmethod
    def _king_won(deal: Deal) -> bool:
        """Whether the opponents captured the called king in a trick."""
        assert deal.calling is not None and deal.playing is not None
        king = deal.calling.card
        return any(
            king in trick.cards and side(deal, trick.winner) == DEFENCE
            for trick in deal.playing.tricks
        )

    # Piles ---------------------------------------------------------------------------------------

    def piles(self, deal: Deal) -> Piles:
        """The two piles, corrected for a called king in the talon (ROM-CNT-5, ROM-KING-9)."""
        assert deal.playing is not None
        exchange, untaken = deal.exchange, self.untaken(deal)
        pile = union(tuple(deal.playing.taken[player] for player in declaring(deal)))
        pile |= exchange.laid if exchange is not None else NONE
        if untaken is None:
            # The king is the declarer's wherever the talon goes; a low card makes up for it.
            assert deal.calling is not None
            pile = (pile | self._talon(deal) | deal.calling.card) & ~low_card(deal)
        else:
            pile |= untaken
        return Piles(pile, deal.rules.pack.whole & ~pile, king_status(deal))

    def untaken(self, deal: Deal) -> Cards | None:
        """The cards left in the talon that are the declaring side's at the end (ROM-KING-9).

        None: a low card is given for the called king, whichever the play leaves.
        """
        status, (contract, _) = king_status(deal), declared(deal)
        if deal.calling is None or status not in ("seen", "unseen"):
            return self._talon(deal)
        if status == "unseen" and contract.exchange:
            return None
        return self._talon(deal) & ~deal.calling.card

    def _talon(self, deal: Deal) -> Cards:
        """The cards left in the talon, where the declaring side gets them (ROM-OPT-3)."""
        if self.talon_owner != DECLARING:
            return NONE
        return union(deal.talon) if deal.exchange is None else deal.exchange.remainder

    # Bonuses -------------------------------------------------------------------------------------

    def _outcome(self, deal: Deal, piles: Piles, key: str, of: Side) -> Outcome | None:
        """The fate of a bonus for a side (ROM-BON-2 to 8)."""
        rules = deal.rules
        if key in ("trula", "kings"):
            wanted = rules.kings if key == "kings" else rules.fool | rules.mond | rules.pagat
            pile = _won(deal, of) if self.tricks_only else piles.of(of)
            return None if wanted & ~pile else "made"
        return self._judged(deal, key, of)

    def _judged(self, deal: Deal, key: str, of: Side) -> Outcome | None:
        """The fate of a bonus that depends on tricks alone."""
        if key == PAGAT and self.own_pagat and _announced(deal, key, of) is not None:
            _, declarer = declared(deal)
            return "made" if last_pagat(deal) == (declarer, True) else "lost"
        return JUDGES[key](deal, members(deal, of))


def surrender(deal: Deal) -> list[Amount]:
    """The price of giving up: the game, and a trula that the declarer cannot have (ROM-SUR-2)."""
    contract, declarer = declared(deal)
    rules, reached = deal.rules, level(deal)
    trula = deal.dealt[declarer] & (rules.fool | rules.mond | rules.pagat)
    amounts = [Amount("surrender", -contract.value * reached, {"stage": reached})]
    if not trula:
        amounts.append(bonus_amount("trula", 1, DEFENCE, made=True))
    return amounts


def game_amount(deal: Deal, points: int, target: int, *, cancelled: bool) -> Amount:
    """The game: the level counts if it is lost, or doubled (ROM-SCORE-2, ROM-BON-13)."""
    contract, _ = declared(deal)
    item = deal.speaking.item(GAME) if deal.speaking else None
    ladder = item.level if item else 0
    made, reached = points >= target, level(deal)
    value = contract.value * (1 if made and not ladder else reached)
    facts: dict[str, int | str] = {
        "contract": contract.key,
        "value": 0 if cancelled else value,
        "stage": reached,
        "card_points": points,
        "level": ladder,
        "outcome": "made" if made else "lost",
    }
    amount = 0 if cancelled else value << ladder
    return Amount(GAME, amount if made else -amount, facts, "flat", "game")


def king_status(deal: Deal) -> KingStatus | None:
    """The place of the called king (ROM-KING-2); None: no king was called."""
    calling, exchange = deal.calling, deal.exchange
    if calling is None:
        return None
    if calling.holder is not None:
        return "hand"
    if exchange is None:
        return "unseen"
    if exchange.taken & calling.card:
        return "taken"
    return "seen" if exchange.turned_up & calling.card else "unseen"


def low_card(deal: Deal) -> Cards:
    """The card given for an unseen called king: of the declarer's tricks, else discards.

    Of the smallest value, of equal ones the first in the canonical order (ROM-KING-10).
    """
    _, declarer = declared(deal)
    assert deal.playing is not None and deal.exchange is not None
    pack = deal.rules.pack
    among = deal.playing.taken[declarer] or deal.exchange.laid
    return min(each(among), key=lambda card: (pack.value(card), card))


def _announced(deal: Deal, key: str, of: Side) -> int | None:
    """The ladder level of a side's announcement; None: it made none."""
    items = deal.speaking.announced(key) if deal.speaking else ()
    return next((item.level for item in items if side(deal, item.owner) == of), None)


def _won(deal: Deal, of: Side) -> Cards:
    assert deal.playing is not None
    return union(deal.playing.taken[player] for player in members(deal, of))


def _capture(row: Bonus, times: int) -> Amount:
    return bonus_amount(row.key, row.silent * times, DEFENCE, made=True)


def _luna(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
    """The fool of this side takes part in a trick with the other side's luna (ROM-BON-5, 12)."""
    assert deal.playing is not None
    fool, luna = deal.rules.fool, deal.rules.mond
    for trick in deal.playing.tricks:
        if fool in trick.cards and luna in trick.cards:
            catcher, loser = (trick.player_of(card, deal.order) for card in (fool, luna))
            return "made" if catcher in players and loser not in players else None
    return None


JUDGES: Judges = {
    "luna": _luna,
    PAGAT: pagat_ultimo,
    "king": king_ultimo,
    VALAT: valat,
}
"""By bonus: how to judge it for a side (ROM-BON-5 to 8)."""

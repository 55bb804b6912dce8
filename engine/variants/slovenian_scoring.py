"""What a deal of Slovenian tarok is worth (docs/rules/slovenian.md, SLO-SCO)."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.bonuses import outcome, remainder_won
from engine.cards import Cards, union
from engine.deal import GAME, Deal, declared
from engine.order import seated
from engine.pack import TAROK, count_in_threes
from engine.rules import (
    Line,
    Settlement,
)
from engine.settlement import (
    HALF,
    WINNING_POINTS,
    Amount,
    Claim,
    add_up,
    claim_amount,
    flat_amount,
    game_amount,
    round_to_five,
)
from engine.sides import DECLARING, DEFENCE, Side, declaring, side

FOOL, MOND, PAGAT = TAROK["F"], TAROK["T21"], TAROK["T1"]
KINGS = TAROK.cards("SK CK DK HK")


@dataclass(frozen=True)
class Klop:
    """A player's klop: his card points and his tricks."""

    points: int
    tricks: int


KLOP_SCORE = 70


@dataclass(frozen=True)
class KlopTable:
    """What klop is worth (SLO-SCO-14), with its options; with three players SLO-SCO-15."""

    rounding: Callable[[int], int] = round_to_five
    three: bool = False
    empty_needs_no_loser: bool = False
    others_own_points: bool = False
    neutral_scores: bool = True

    def score(self, piles: tuple[Klop, ...]) -> tuple[int, ...]:
        """The score of each pile."""
        if self.three:
            return tuple(KLOP_SCORE if pile.tricks == 0 else -pile.points for pile in piles)
        lost = any(pile.points >= WINNING_POINTS for pile in piles)
        if not lost and all(pile.tricks for pile in piles):
            scored = self.rounding if self.neutral_scores else lambda _: 0
            return tuple(-scored(pile.points) for pile in piles)
        return tuple(self._decided(pile, lost=lost) for pile in piles)

    def _decided(self, pile: Klop, *, lost: bool) -> int:
        """A pile of a klop that somebody has won or lost."""
        if pile.points >= WINNING_POINTS:
            return -KLOP_SCORE
        if pile.tricks == 0:
            return 0 if lost and self.empty_needs_no_loser else KLOP_SCORE
        return -self.rounding(pile.points) if self.others_own_points else 0


@dataclass(frozen=True)
class Scoring:
    """How a deal is settled; the cells differ with the number of players (SLO-SCO-17)."""

    rounding: Callable[[int], int]
    klop: KlopTable
    mond: int
    radli: bool
    one_line: bool = False
    """A side's failed announcement takes the other side's silent bonus away (SLO-OPT-15)."""
    valat_ladder: bool = True
    """The ladder on the game multiplies a silent valat (SLO-OPT-17)."""
    mirrored: bool = False
    """Every defender is entered with the opposite (SLO-OPT-44)."""

    def settle(self, deal: Deal) -> Settlement:
        """The score of a finished deal (SLO-SCO-18)."""
        contract = deal.contract
        if contract is None or deal.playing is None:
            return Settlement((), (0,) * deal.rules.players, None)
        if contract.aim == "alone":
            return self._settle_klop(deal)
        amounts, made, valat = self._amounts(deal)
        _, declarer = declared(deal)
        doubled = self.radli and deal.carry.radli[declarer] > 0
        if doubled:
            amounts = (*amounts, Amount("radli", sum(a.points for a in amounts), {}))
        lines = [Line(a.key, a.points, declaring(deal), a.facts) for a in amounts]
        if self.mirrored:
            defence = tuple(seat for seat in deal.order if seat not in declaring(deal))
            total = sum(a.points for a in amounts)
            lines.append(Line("mirror", -total, defence, {}))
        if self.mond and contract.mond_penalty and (payer := mond_payer(deal)) is not None:
            lines.append(Line("mond", -self.mond, (payer,), {}))
        return Settlement(
            *add_up(deal.rules.players, lines),
            made=made,
            radlo_for_all=self.radli and (contract.radlo_for_all or valat),
            strikes=doubled and made,
        )

    def _amounts(self, deal: Deal) -> tuple[tuple[Amount, ...], bool, bool]:
        """The amounts before radli, whether the contract was made, whether a valat decided."""
        contract, _ = declared(deal)
        game = deal.speaking.item(GAME) if deal.speaking else None
        level = game.level if game else 0
        if not contract.bonuses:
            made = flat_made(deal)
            return (flat_amount(contract, made, level),), made, False
        if (valat := valat_amount(deal, level if self.valat_ladder else 0)) is not None:
            return (valat,), valat.points > 0, True
        points = count_in_threes(TAROK, declaring_pile(deal))
        difference = self.rounding(abs(points - HALF))
        found = [game_amount(contract, points, difference, level)]
        said = self._one_line(claims(deal)) if self.one_line else claims(deal)
        found += [a for claim in said if (a := claim_amount(claim)) is not None]
        return tuple(found), points >= WINNING_POINTS, False

    @staticmethod
    def _one_line(said: list[Claim]) -> list[Claim]:
        failed = {c.bonus.key for c in said if c.level is not None and c.outcome != "made"}
        dropped = failed & {"trula", "kings"}
        return [c for c in said if c.level is not None or c.bonus.key not in dropped]

    def _settle_klop(self, deal: Deal) -> Settlement:
        assert deal.playing is not None
        piles = tuple(
            Klop(count_in_threes(TAROK, deal.playing.taken[seat]), deal.playing.won(seat))
            for seat in deal.order
        )
        lines = [
            Line("klop", points, (seat,), {"card_points": pile.points, "tricks": pile.tricks})
            for seat, pile, points in zip(deal.order, piles, self.klop.score(piles), strict=True)
        ]
        return Settlement(*add_up(deal.rules.players, lines), made=None, radlo_for_all=self.radli)


def declaring_pile(deal: Deal) -> Cards:
    """The cards that count for the declaring side (SLO-SCO-1)."""
    assert deal.playing is not None
    pile = union(tuple(deal.playing.taken[seat] for seat in declaring(deal)))
    if deal.exchange is not None:
        pile |= deal.exchange.laid
        if remainder_won(deal):
            pile |= deal.exchange.remainder
    return pile


def flat_made(deal: Deal) -> bool:
    """Whether a contract without exchange was made (SLO-SCO-10)."""
    contract, declarer = declared(deal)
    assert deal.playing is not None
    won = deal.playing.won(declarer)
    if contract.aim == "points":
        return count_in_threes(TAROK, declaring_pile(deal)) >= WINNING_POINTS
    if contract.aim == "no_trick":
        return won == 0
    return won == len(deal.playing.tricks)


def members(deal: Deal, of: Side) -> tuple[int, ...]:
    """The active players of a side."""
    own = declaring(deal)
    return own if of == DECLARING else tuple(seat for seat in deal.order if seat not in own)


def claims(deal: Deal) -> list[Claim]:
    """Every bonus for every side, as said and as it went; valat apart (SLO-SCO-6)."""
    found = []
    for bonus in deal.rules.bonuses.values():
        for of in (DECLARING, DEFENCE):
            if not bonus.cancels:
                level = announced_level(deal, bonus.key, of)
                found.append(Claim(bonus, of, outcome(deal, bonus.key, members(deal, of)), level))
    return found


def announced_level(deal: Deal, key: str, of: Side) -> int | None:
    """The ladder level of a side's announcement, the highest of several (SLO-ANN-5)."""
    said = deal.speaking.announced(key) if deal.speaking else ()
    levels = [item.level for item in said if side(deal, item.owner) == of]
    return max(levels, default=None)


def valat_amount(deal: Deal, game_level: int) -> Amount | None:
    """The amount that replaces all others, if a valat was announced or made (SLO-SCO-9)."""
    bonus = deal.rules.bonuses["valat"]
    for of, sign in ((DECLARING, 1), (DEFENCE, -1)):
        made = outcome(deal, bonus.key, members(deal, of)) == "made"
        level = announced_level(deal, bonus.key, of)
        facts: dict[str, int | str] = {"side": of, "outcome": "made" if made else "lost"}
        if level is not None:
            facts |= {"announced": bonus.announced, "level": level}
            amount = bonus.announced << level
            return Amount(bonus.key, sign * (amount if made else -amount), facts)
        if made and not announced_by_other(deal, bonus.key, of):
            facts |= {"level": game_level}
            return Amount(bonus.key, sign * (bonus.silent << game_level), facts)
    return None


def announced_by_other(deal: Deal, key: str, of: Side) -> bool:
    """Whether the other side announced the bonus."""
    return announced_level(deal, key, DEFENCE if of == DECLARING else DECLARING) is not None


def mond_payer(deal: Deal) -> int | None:
    """Who pays for the mond: captured by the Fool, or left in the talon (SLO-SCO-12)."""
    assert deal.playing is not None
    for trick in deal.playing.tricks:
        if FOOL in trick.cards and MOND in trick.cards:
            return seated(deal.order, trick.leader, trick.cards.index(MOND))
    exchange = deal.exchange
    if exchange is not None and exchange.remainder & MOND and not remainder_won(deal):
        return deal.bidding.declarer
    return None

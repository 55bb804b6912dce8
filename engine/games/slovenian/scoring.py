"""The scores of a deal of Slovenian tarok (docs/rules/slovenian.md, SLO-SCO)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.family import (
    DECLARING,
    DEFENCE,
    FOOL,
    GAME,
    JUDGES,
    MOND,
    TAROK,
    WINNING_POINTS,
    Amount,
    Bonus,
    Cards,
    Claim,
    Contract,
    Counted,
    Deal,
    Judges,
    Line,
    Note,
    Settlement,
    Side,
    add_up,
    bonus_amount,
    claim_amount,
    collected_in,
    count_in_threes,
    declared,
    declaring,
    flat_game,
    in_threes,
    members,
    opposite,
    outcome,
    remainder_won,
    side,
    union,
)
from engine.games.slovenian.radli import RADLO_FOR_ALL, STRUCK

VALAT = "valat"
HALF = 35
"""Card points from which the difference of a contract is counted (SLO-SCO-3)."""


def round_to_five(points: int) -> int:
    """The nearest multiple of 5 to a number >= 0 (SLO-SCO-2)."""
    return 5 * ((points + 2) // 5)


def exactly(points: int) -> int:
    """No rounding (SLO-SCO-3, three players)."""
    return points


def game_amount(contract: Contract, card_points: int, difference: int, level: int) -> Amount:
    """Basic value and difference, times the ladder on the game (SLO-SCO-4)."""
    made = card_points >= WINNING_POINTS
    amount, over = (contract.value + difference) << level, abs(card_points - HALF)
    facts: dict[str, int | str] = {
        "contract": contract.key,
        "value": contract.value,
        "difference": difference,
        "card_points": card_points,
        "level": level,
    }
    if difference != over:
        facts["over"] = over
    sentence = "game" if difference == over else "game-rounded"
    return Amount(GAME, amount if made else -amount, facts, sentence, "game")


def flat_amount(contract: Contract, made: bool, level: int) -> Amount:
    """The value of the contract, times the ladder on the game (SLO-SCO-10)."""
    amount = contract.value << level
    return flat_game(contract, amount if made else -amount, level)


@dataclass(frozen=True)
class Klop:
    """A player's klop: their card points and their tricks."""

    points: int
    tricks: int


KLOP_SCORE = 70


@dataclass(frozen=True)
class KlopTable:
    """The scores of klop (SLO-SCO-14), with its options; with three players SLO-SCO-15."""

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
        """The score of a pile in a klop that a player has won or lost."""
        if pile.points >= WINNING_POINTS:
            return -KLOP_SCORE
        if pile.tricks == 0:
            return 0 if lost and self.empty_needs_no_loser else KLOP_SCORE
        return -self.rounding(pile.points) if self.others_own_points else 0


@dataclass(frozen=True)
class Scoring:
    """Rules of settling a deal; fields differ with the number of players (SLO-SCO-17)."""

    rounding: Callable[[int], int]
    klop: KlopTable
    radli: bool
    """Whether radli are kept (SLO-OPT-41)."""
    one_line: bool = False
    """A side's failed announcement takes the other side's silent bonus away (SLO-OPT-15)."""
    valat_ladder: bool = True
    """The ladder on the game multiplies a silent valat (SLO-OPT-17)."""
    mirrored: bool = False
    """Every defender scores the opposite (SLO-OPT-44)."""
    klop_radli: bool = False
    """A player's own open radlo doubles their klop, and a klop won strikes it (SLO-OPT-22)."""
    judges: Judges = field(default_factory=lambda: JUDGES)
    """Judges of whether a bonus was made (SLO-OPT-14)."""
    valat_adds: bool = False
    """A valat is a bonus beside the game instead of replacing it (SLO-OPT-16)."""

    def settle(self, deal: Deal) -> Settlement:
        """The score of a finished deal (SLO-SCO-18)."""
        contract = deal.contract
        if contract is None or deal.playing is None:
            return Settlement((), (0,) * deal.rules.players, None)
        if contract.aim == "alone":
            return self._settle_klop(deal)
        amounts, made, valat = self._amounts(deal)
        _, declarer = declared(deal)
        doubled = declarer in deal.rules.tally.doubled(deal.carry)
        if doubled:
            amounts = (*amounts, Amount("radli", sum(a.points for a in amounts)))
        declarers = declaring(deal)
        lines = [amount.line(declarers) for amount in amounts]
        if self.mirrored:
            total = sum(a.points for a in amounts)
            lines.append(Line("mirror", -total, members(deal, DEFENCE)))
        if contract.mond_penalty and (payer := mond_payer(deal)) is not None:
            lines.append(Line("mond", -contract.mond_penalty, (payer,)))
        struck = (declarer,) if doubled and made else ()
        notes = self._notes(struck, for_all=contract.flat or valat)
        settled = Settlement(*add_up(deal.rules.players, lines), made, declarers, notes)
        if contract.aim != "points":
            return settled
        return settled._replace(piles=_counted(deal), needed=str(WINNING_POINTS))

    def _amounts(self, deal: Deal) -> tuple[tuple[Amount, ...], bool, bool]:
        """The amounts before radli, whether the contract was made, whether there was a valat."""
        contract, _ = declared(deal)
        level = game_level(deal)
        if not contract.bonuses:
            made = flat_made(deal)
            return (flat_amount(contract, made, level),), made, False
        silent_level = level if self.valat_ladder else 0
        if not self.valat_adds and (valat := valat_amount(deal, silent_level)) is not None:
            return (valat,), valat.points > 0, True
        game, made = self._game(deal, contract, level)
        valats = valat_claims(deal, self.judges) if self.valat_adds else []
        said = [] if any(c.outcome == "made" for c in valats) else claims(deal, self.judges)
        counted = [
            claim_amount(claim) for claim in (self._one_line(said) if self.one_line else said)
        ]
        counted += [raised(claim, silent_level) for claim in valats]
        return (game, *(amount for amount in counted if amount is not None)), made, bool(valats)

    def _game(self, deal: Deal, contract: Contract, level: int) -> tuple[Amount, bool]:
        """The amount for the game itself, and whether it was made."""
        points = count_in_threes(TAROK, declaring_pile(deal))
        made = points >= WINNING_POINTS
        if not contract.adds_difference:
            return flat_amount(contract, made, level), made
        difference = self.rounding(abs(points - HALF))
        return game_amount(contract, points, difference, level), made

    @staticmethod
    def _one_line(said: list[Claim]) -> list[Claim]:
        failed = {c.bonus.key for c in said if c.level is not None and c.outcome != "made"}
        dropped = failed & {"trula", "kings"}
        return [c for c in said if c.level is not None or c.bonus.key not in dropped]

    def _settle_klop(self, deal: Deal) -> Settlement:
        assert deal.playing is not None
        piles = tuple(
            Klop(count_in_threes(TAROK, deal.playing.taken[player]), deal.playing.won(player))
            for player in deal.order
        )
        level, scores = game_level(deal), self.klop.score(piles)
        lines = [
            Line(
                "klop",
                points << level,
                (player,),
                _klop_facts(pile, level),
                _klop_told(pile, points),
                "game",
            )
            for player, pile, points in zip(deal.order, piles, scores, strict=True)
        ]
        doubled = [line for line in lines if self._doubles(deal, line)]
        lines += [Line("own_radlo", line.points, line.players) for line in doubled]
        struck = tuple(line.players[0] for line in doubled if line.points > 0)
        notes = self._notes(struck, for_all=True)
        counted = tuple(
            Counted((player,), str(pile.points))
            for player, pile in zip(deal.order, piles, strict=True)
        )
        return Settlement(*add_up(deal.rules.players, lines), made=None, notes=notes, piles=counted)

    def _notes(self, struck: tuple[int, ...], *, for_all: bool) -> tuple[Note, ...]:
        """Radli struck, and given after a flat contract or a valat (SLO-RAD-1, SLO-RAD-3)."""
        notes = [Note(STRUCK, players=(player,)) for player in struck]
        return (*notes, *([Note(RADLO_FOR_ALL)] if for_all and self.radli else []))

    def _doubles(self, deal: Deal, line: Line) -> bool:
        """Whether a klop score is doubled by the player's own open radlo (SLO-OPT-22)."""
        radlo = line.players[0] in deal.rules.tally.doubled(deal.carry)
        return self.klop_radli and radlo and bool(line.points)


def _counted(deal: Deal) -> tuple[Counted, ...]:
    """The card points of both sides (SLO-SCO-1)."""
    declarers, others = members(deal, DECLARING), members(deal, DEFENCE)
    pile = declaring_pile(deal)
    return (
        Counted(declarers, in_threes(TAROK, pile)),
        Counted(others, in_threes(TAROK, TAROK.whole & ~pile)),
    )


def _klop_facts(pile: Klop, level: int) -> dict[str, int | str]:
    return {"card_points": pile.points, "tricks": pile.tricks, "level": level}


def _klop_told(pile: Klop, points: int) -> str:
    """The reason for the score of a pile (SLO-SCO-14, SLO-SCO-15)."""
    if not pile.tricks and points:
        return "klop-empty"
    if points == -KLOP_SCORE:
        return "klop-full"
    if not points and pile.points:
        return "klop-spared"
    return "klop" if points == -pile.points else "klop-rounded"


def game_level(deal: Deal) -> int:
    """The ladder level of the game."""
    game = deal.speaking.item(GAME) if deal.speaking else None
    return game.level if game else 0


def declaring_pile(deal: Deal) -> Cards:
    """The cards that count for the declaring side (SLO-SCO-1)."""
    assert deal.playing is not None
    pile = union(tuple(deal.playing.taken[player] for player in declaring(deal)))
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


def claims(deal: Deal, judges: Judges = JUDGES) -> list[Claim]:
    """Every bonus for every side, as said and as it went; valat apart (SLO-SCO-6)."""
    sides = [(of, members(deal, of)) for of in (DECLARING, DEFENCE)]
    return [
        _claim(deal, bonus, of, players, judges)
        for bonus in deal.rules.bonuses.values()
        for of, players in sides
        if bonus.key != VALAT
    ]


def valat_claims(deal: Deal, judges: Judges = JUDGES) -> list[Claim]:
    """The valats that were announced or made, where they are bonuses (SLO-OPT-16)."""
    bonus = deal.rules.bonuses[VALAT]
    both = [_claim(deal, bonus, of, members(deal, of), judges) for of in (DECLARING, DEFENCE)]
    return [claim for claim in both if claim.level is not None or claim.outcome is not None]


def _claim(deal: Deal, bonus: Bonus, of: Side, players: tuple[int, ...], judges: Judges) -> Claim:
    level = announced_level(deal, bonus.key, of)
    return Claim(bonus, of, judges[bonus.key](deal, players), level)


def raised(claim: Claim, game_level: int) -> Amount | None:
    """The amount of a valat beside the game; the ladder on the game raises a silent one."""
    amount = claim_amount(claim)
    if amount is None or claim.level is not None:
        return amount
    facts = {**amount.facts, "level": game_level}
    return amount._replace(points=amount.points << game_level, facts=facts)


def pile_of(deal: Deal, players: tuple[int, ...]) -> Cards:
    """A side's pile: the defence has everything that is not in the declaring side's (SLO-SCO-1)."""
    pile = declaring_pile(deal)
    return pile if players == declaring(deal) else deal.rules.pack.whole & ~pile


BASES: dict[str, Judges] = {"won_in_play": JUDGES, "pile": {**JUDGES, **collected_in(pile_of)}}
"""By basis: the cards among which a side must have trula and kings (SLO-OPT-14)."""


def announced_level(deal: Deal, key: str, of: Side) -> int | None:
    """The ladder level of a side's announcement, the highest of several (SLO-ANN-5)."""
    said = deal.speaking.announced(key) if deal.speaking else ()
    if not said:
        return None
    levels = [item.level for item in said if side(deal, item.owner) == of]
    return max(levels, default=None)


def valat_amount(deal: Deal, game_level: int) -> Amount | None:
    """The amount that replaces all others, if a valat was announced or made (SLO-SCO-9)."""
    bonus = deal.rules.bonuses[VALAT]
    for of in (DECLARING, DEFENCE):
        made = outcome(deal, bonus.key, members(deal, of)) == "made"
        level = announced_level(deal, bonus.key, of)
        if level is not None:
            amount = bonus.announced << level
            return bonus_amount(bonus.key, amount if made else -amount, of, made=made, level=level)
        if made and not announced_by_other(deal, bonus.key, of):
            return raised(Claim(bonus, of, "made"), game_level)
    return None


def announced_by_other(deal: Deal, key: str, of: Side) -> bool:
    """Whether the other side announced the bonus."""
    return announced_level(deal, key, opposite(of)) is not None


def mond_payer(deal: Deal) -> int | None:
    """The player who pays for the mond: captured by the Fool, or left in the talon (SLO-SCO-12)."""
    assert deal.playing is not None
    for trick in deal.playing.tricks:
        if FOOL in trick.cards and MOND in trick.cards:
            return trick.player_of(MOND, deal.order)
    exchange = deal.exchange
    if exchange is not None and exchange.remainder & MOND and not remainder_won(deal):
        return deal.bidding.declarer
    return None

"""Slovenian tarok for four, five and three players (docs/rules/slovenian.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.bonuses import outcome, remainder_won
from engine.cards import NONE, Cards, union
from engine.deal import GAME, Deal, declared
from engine.obligations import Beat, Follow, SparePagat
from engine.order import seated
from engine.pack import TAROK, count_in_threes
from engine.phases.announce import Announce
from engine.phases.auction import Auction, Raise
from engine.phases.call import CallKing
from engine.phases.play import PlayTricks
from engine.phases.talon import Convert, Discard, TakeSet
from engine.rules import Bonus, Contract, Line, Option, Phase, Rules, Settlement, Sharing, Variant
from engine.settlement import (
    HALF,
    WINNING_POINTS,
    Amount,
    Claim,
    add_up,
    claim_amount,
    exactly,
    flat_amount,
    game_amount,
    round_to_five,
)
from engine.sides import DECLARING, DEFENCE, Side, declaring, side
from engine.tricks import suit_led_wins, trumps_win

FOOL, MOND, PAGAT = TAROK["F"], TAROK["T21"], TAROK["T1"]
KINGS = TAROK.cards("SK CK DK HK")
TRULA = FOOL | MOND | PAGAT
TALON = 6

TRUMPS_WIN = trumps_win(TAROK, TRULA, PAGAT)
SUIT_LED_WINS = suit_led_wins(TAROK, TRULA, PAGAT)
FOLLOW = Follow(TAROK, "SLO-PLAY-3")
FREELY = (FOLLOW,)
NEGATIVE = (FOLLOW, Beat(TRUMPS_WIN, "SLO-PLAY-6"), SparePagat(PAGAT, "SLO-PLAY-8"))


def _normal(key: str, rank: int, value: int, exchange: int, **row: object) -> Contract:
    """A contract with a talon exchange, decided by points, with bonuses (SLO-CON-2)."""
    shape = Contract(
        key,
        rank,
        value,
        TRUMPS_WIN,
        FREELY,
        exchange=exchange,
        lead="forehand",
        bonuses=True,
        mond_penalty=True,
    )
    return _with(shape, **row)


def _flat(key: str, rank: int, value: int, **row: object) -> Contract:
    """A contract of one fixed value, without exchange and bonuses (SLO-CON-2)."""
    shape = Contract(key, rank, value, TRUMPS_WIN, FREELY, radlo_for_all=True)
    return _with(shape, **row)


def _with(shape: Contract, **row: object) -> Contract:
    cells = {name: getattr(shape, name) for name in shape.__dataclass_fields__}
    return Contract(**{**cells, **row})


BEGGAR: dict[str, object] = {
    "aim": "no_trick", "obligations": NEGATIVE, "stops_early": True, "tricks_open": True,
}  # fmt: skip
VALAT: dict[str, object] = {"aim": "all_tricks", "stops_early": True, "in_compulsory": True}
COLOUR = VALAT | {"winner": SUIT_LED_WINS}

KLOP = _flat("klop", 0, 0, aim="alone", obligations=NEGATIVE, bid_by="forehand",
             in_compulsory=True, lead="forehand", kontra=False, gifts=True)  # fmt: skip
FLAT = (
    _flat("beggar", 7, 70, **BEGGAR),
    _flat("solo_without", 8, 80, in_compulsory=True),
    _flat("open_beggar", 9, 90, in_compulsory=True, opens_hand=True, **BEGGAR),
    _flat("color_valat_without", 10, 125, **COLOUR),
    _flat("valat_without", 11, 500, **VALAT),
)
FOUR_HANDED = (
    KLOP,
    _normal("three", 1, 10, 3, calls_king=True, bid_by="forehand"),
    _normal("two", 2, 20, 2, calls_king=True),
    _normal("one", 3, 30, 1, calls_king=True),
    _normal("solo_three", 4, 40, 3, converts_to="color_valat"),
    _normal("solo_two", 5, 50, 2, converts_to="color_valat"),
    _normal("solo_one", 6, 60, 1, converts_to="color_valat"),
    *FLAT,
    _flat("color_valat", 12, 125, bid_by="nobody", **COLOUR),
)
THREE_HANDED = (
    _with(KLOP, bid_by="nobody"),
    _normal("three", 1, 10, 3),
    _normal("two", 2, 20, 2),
    _normal("one", 3, 30, 1),
    FLAT[0],
)

BONUSES = (
    Bonus("trula", 10, 20),
    Bonus("kings", 10, 20),
    Bonus("king_ultimo", 10, 20, silent_loss=10, needs="called_king"),
    Bonus("pagat_ultimo", 25, 50, silent_loss=25, needs="pagat"),
    Bonus("valat", 250, 500, cancels=True),
)

PHASES: tuple[Phase, ...] = (
    CallKing(), TakeSet(), Discard(), Convert(), Announce(), PlayTricks(),
)  # fmt: skip


def cycle_of(players: int) -> Callable[[int], tuple[int, ...]]:
    """The order of play from forehand; with five the dealer sits out (SLO-SEAT-4)."""
    active = min(players, 4)
    return lambda dealer: tuple((dealer + place) % players for place in range(1, active + 1))


def share_of(players: int) -> Callable[[tuple[Cards, ...], int], Sharing]:
    """Six cards to the talon, then two rounds of packets (SLO-DEAL-2 to 4)."""
    cycle, active = cycle_of(players), min(players, 4)
    packet = (len(TAROK.codes) - TALON) // (2 * active)

    def share(deck: tuple[Cards, ...], dealer: int) -> Sharing:
        hands = [NONE] * players
        for place, seat in enumerate(cycle(dealer) * 2):
            first = TALON + place * packet
            hands[seat] |= union(deck[first : first + packet])
        return Sharing(tuple(hands), deck[:TALON])

    return share


def without_trumps(sharing: Sharing, order: tuple[int, ...]) -> tuple[int, ...]:
    """The active players without a trump, the Fool being one (SLO-DEAL-6)."""
    return tuple(seat for seat in order if not sharing.hands[seat] & TAROK.trumps)


# Scoring ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Klop:
    """A player's klop: his card points and his tricks."""

    points: int
    tricks: int


KLOP_SCORE = 70


def klop_four(piles: tuple[Klop, ...]) -> tuple[int, ...]:
    """Winners and losers if there are any, else everybody loses his points (SLO-SCO-14)."""
    if not any(pile.points >= WINNING_POINTS or pile.tricks == 0 for pile in piles):
        return tuple(-round_to_five(pile.points) for pile in piles)
    return tuple(
        KLOP_SCORE if pile.tricks == 0 else -KLOP_SCORE * (pile.points >= WINNING_POINTS)
        for pile in piles
    )


def klop_three(piles: tuple[Klop, ...]) -> tuple[int, ...]:
    """Everybody for himself, exactly (SLO-SCO-15)."""
    return tuple(KLOP_SCORE if pile.tricks == 0 else -pile.points for pile in piles)


@dataclass(frozen=True)
class Scoring:
    """How a deal is settled; the cells differ with the number of players (SLO-SCO-17)."""

    rounding: Callable[[int], int]
    klop: Callable[[tuple[Klop, ...]], tuple[int, ...]]
    mond: int
    radli: bool

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
        if (valat := valat_amount(deal, level)) is not None:
            return (valat,), valat.points > 0, True
        points = count_in_threes(TAROK, declaring_pile(deal))
        difference = self.rounding(abs(points - HALF))
        found = [game_amount(contract, points, difference, level)]
        found += [a for claim in claims(deal) if (a := claim_amount(claim)) is not None]
        return tuple(found), points >= WINNING_POINTS, False

    def _settle_klop(self, deal: Deal) -> Settlement:
        assert deal.playing is not None
        piles = tuple(
            Klop(count_in_threes(TAROK, deal.playing.taken[seat]), deal.playing.won(seat))
            for seat in deal.order
        )
        lines = [
            Line("klop", points, (seat,), {"card_points": pile.points, "tricks": pile.tricks})
            for seat, pile, points in zip(deal.order, piles, self.klop(piles), strict=True)
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


# The variant --------------------------------------------------------------------------------

CITES = {
    "forehand": "SLO-BID-7",
    "contracts": "SLO-BID-4",
    "compulsory": "SLO-BID-10",
    "auction": "SLO-BID-5",
    "raise": "SLO-BID-13",
    "call": "SLO-CALL-1",
    "talon": "SLO-TAL-2",
    "discard": "SLO-TAL-3",
    "kept": "SLO-TAL-4",
    "convert": "SLO-TAL-10",
    "ladder": "SLO-ANN-7",
    "statements": "SLO-ANN-2",
    "bonuses": "SLO-ANN-1",
    "valat": "SLO-ANN-6",
    "holder": "SLO-ANN-4",
    "once": "SLO-ANN-5",
    "sides": "SLO-ANN-8",
    "turn": "SLO-PLAY-2",
    "follow": "SLO-PLAY-3",
    "over": "SLO-SEAT-6",
    "hold_back": "SLO-PLAY-9",
}
"""The numbers of the rules that phases refuse by."""

OPTIONS = (Option("mond_penalty", ("20", "21", "0"), "SLO-OPT-9"),)
THREE_HANDED_MOND = 21
RADLO_VALUE = 100


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    three = players == 3
    auction: tuple[Phase, ...]
    if three:
        auction = (Auction(opener=0, forehand_names=False, passed_out="klop"), Raise())
    else:
        auction = (Auction(opener=1, forehand_names=True, passed_out="klop"),)
    scoring = Scoring(
        rounding=exactly if three else round_to_five,
        klop=klop_three if three else klop_four,
        mond=THREE_HANDED_MOND if three else int(options["mond_penalty"]),
        radli=not three,
    )
    return Rules(
        variant="slovenian",
        players=players,
        options=options,
        pack=TAROK,
        phases=auction + PHASES,
        contracts={row.key: row for row in (THREE_HANDED if three else FOUR_HANDED)},
        bonuses={row.key: row for row in BONUSES},
        cycle=cycle_of(players),
        share=share_of(players),
        voids=without_trumps,
        settle=scoring.settle,
        cites=CITES,
        radlo_value=0 if three else RADLO_VALUE,
        mond_value=scoring.mond,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


SLOVENIAN = Variant("slovenian", (4, 3, 5), OPTIONS, _rules)

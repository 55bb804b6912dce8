"""Slovenian tarok for four, five and three players (docs/rules/slovenian.md)."""

from collections.abc import Callable, Mapping

from engine.cards import NONE, Cards, union
from engine.deal import Deal
from engine.obligations import Beat, Follow, SparePagat
from engine.pack import TAROK
from engine.phases.announce import Announce
from engine.phases.auction import Auction, Raise
from engine.phases.call import CallKing
from engine.phases.play import PlayTricks
from engine.phases.talon import Convert, Discard, TakeSet
from engine.rules import (
    Bonus,
    Carry,
    Contract,
    Option,
    Phase,
    Rules,
    Settlement,
    Sharing,
    Variant,
)
from engine.settlement import (
    exactly,
    round_to_five,
)
from engine.tricks import suit_led_wins, trumps_win
from engine.variants.slovenian_scoring import Scoring, klop_four, klop_three

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


def carry_on(
    deal: Deal, settlement: Settlement, before: tuple[int, ...], after: tuple[int, ...]
) -> Carry:
    """Radli struck and given, and whether the next deal is compulsory klop (SLO-RAD-4)."""
    radli = list(deal.carry.radli)
    if settlement.strikes and deal.bidding.declarer is not None:
        radli[deal.bidding.declarer] -= 1
    if settlement.radlo_for_all:
        radli = [count + 1 for count in radli]
    returned = any(old != 0 and new == 0 for old, new in zip(before, after, strict=True))
    return Carry(tuple(radli), compulsory=returned)


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
        carry_on=carry_on,
        carries=("radli", "compulsory"),
        radlo_value=0 if three else RADLO_VALUE,
        mond_value=scoring.mond,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


SLOVENIAN = Variant("slovenian", (4, 3, 5), OPTIONS, _rules)

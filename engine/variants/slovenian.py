"""Slovenian tarok for four, five and three players (docs/rules/slovenian.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

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
from engine.tricks import any_order, suit_led_wins, trumps_win
from engine.variants.slovenian_options import OPTIONS
from engine.variants.slovenian_scoring import KlopTable, Scoring

FOOL, MOND, PAGAT = TAROK["F"], TAROK["T21"], TAROK["T1"]
KINGS = TAROK.cards("SK CK DK HK")
TRULA = FOOL | MOND | PAGAT
TALON = 6

TRUMPS_WIN = trumps_win(TAROK, TRULA, PAGAT)
SUIT_LED_WINS = suit_led_wins(TAROK, TRULA, PAGAT)
FOLLOW = Follow(TAROK, "SLO-PLAY-3")
FREELY = (FOLLOW,)
NEGATIVE = (FOLLOW, Beat(TRUMPS_WIN, "SLO-PLAY-6"), SparePagat(PAGAT, "SLO-PLAY-8"))


def pagat_last(trick: tuple[Cards, ...]) -> bool:
    """The pagat was played after the two others (SLO-OPT-11)."""
    place = {card: number for number, card in enumerate(trick)}
    return place[PAGAT] > max(place[MOND], place[FOOL])


def mond_fool_pagat(trick: tuple[Cards, ...]) -> bool:
    """They were played in exactly this order (SLO-OPT-11)."""
    place = {card: number for number, card in enumerate(trick)}
    return place[MOND] < place[FOOL] < place[PAGAT]


EMPEROR = {"any": any_order, "pagat_last": pagat_last, "mond_skis_pagat": mond_fool_pagat}


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
EXTENDED = (*THREE_HANDED, *FLAT[1:])
"""The contracts of three players with those of the four-player game (SLO-CON-5)."""

BONUSES = (
    Bonus("trula", 10, 20),
    Bonus("kings", 10, 20),
    Bonus("king_ultimo", 10, 20, silent_loss=10, needs="called_king"),
    Bonus("pagat_ultimo", 25, 50, silent_loss=25, needs="pagat"),
    Bonus("valat", 250, 500, cancels=True),
)


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
    "spare_trumps": "SLO-OPT-3",
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


RETURNING = ("both", "zero_score")
"""Values of the option with which a score that returns to 0 compels a klop deal."""


@dataclass(frozen=True)
class Course:
    """What a deal leaves behind (SLO-RAD-4)."""

    returning: bool
    """A score that returns to 0 compels (SLO-BID-9)."""

    def carry_on(
        self, deal: Deal, settled: Settlement, before: tuple[int, ...], after: tuple[int, ...]
    ) -> Carry:
        """Radli struck and given, and whether the next deal is compulsory klop."""
        radli = list(deal.carry.radli)
        if settled.strikes and deal.bidding.declarer is not None:
            radli[deal.bidding.declarer] -= 1
        if settled.radlo_for_all:
            radli = [count + 1 for count in radli]
        returned = any(old != 0 and new == 0 for old, new in zip(before, after, strict=True))
        return Carry(tuple(radli), compulsory=returned and self.returning)


VALUES = {
    "open_beggar": "value_open_beggar",
    "color_valat": "value_color_valat",
    "color_valat_without": "value_color_valat",
}
"""The contracts whose value is an option."""


def _chosen(row: Contract, options: Mapping[str, str]) -> Contract:
    """A row of the contract table as the table has chosen it."""
    if row.key in VALUES:
        row = replace(row, value=int(options[VALUES[row.key]]))
    if row.key == "solo_without":
        row = replace(row, mond_penalty=options["mond_penalty_solo_without"] == "on")
    in_order = EMPEROR[options["emperor_order"]]
    if in_order is any_order:
        return row
    trumps = trumps_win(TAROK, TRULA, PAGAT, in_order)
    suits = suit_led_wins(TAROK, TRULA, PAGAT, in_order)
    beat = Beat(trumps, "SLO-PLAY-6")
    return replace(
        row,
        winner=suits if row.winner is SUIT_LED_WINS else trumps,
        obligations=tuple(beat if isinstance(o, Beat) else o for o in row.obligations),
    )


def _contracts(players: int, options: Mapping[str, str]) -> dict[str, Contract]:
    rows: tuple[Contract, ...] = FOUR_HANDED
    if players == 3:
        rows = EXTENDED if options["three_player_contracts"] == "extended" else THREE_HANDED
    if players == 3 and options["three_player_conversion"] == "on":
        converting = (replace(row, converts_to="color_valat" if row.exchange else None)
                      for row in rows)  # fmt: skip
        rows = (*converting, FOUR_HANDED[-1])
    return {row.key: _chosen(row, options) for row in rows}


def _bonuses(options: Mapping[str, str]) -> dict[str, Bonus]:
    losses = {"king_ultimo": "silent_king_loss", "pagat_ultimo": "silent_pagat_loss"}
    return {
        row.key: replace(row, silent_loss=int(options[losses[row.key]]))
        if row.key in losses
        else row
        for row in BONUSES
    }


def _phases(players: int, options: Mapping[str, str]) -> tuple[Phase, ...]:
    three = players == 3
    raises = options["three_player_raise" if three else "raise_after_auction"] == "on"
    auction = Auction(opener=0 if three else 1, forehand_names=not three, passed_out="klop")
    announce = Announce(
        top=int(options["max_kontra_level"]),
        silent_opening=int(options["announcement_opening"] == "three_passes"),
    )
    discard = Discard(spares_trumps=options["trump_discard"] == "only_if_forced")
    exchange: tuple[Phase, ...] = (CallKing(), TakeSet(), discard, Convert())
    before: tuple[Phase, ...] = (auction, Raise()) if raises else (auction,)
    return (*before, *exchange, announce, PlayTricks())


def _scoring(players: int, options: Mapping[str, str]) -> Scoring:
    three = players == 3
    rounding = exactly if three or options["rounding"] == "none" else round_to_five
    return Scoring(
        rounding=rounding,
        klop=KlopTable(
            rounding,
            three=three,
            empty_needs_no_loser=options["klop_empty_needs_no_loser"] == "on",
            others_own_points=options["klop_others_score"] == "own_points",
            neutral_scores=options["klop_neutral"] == "minus_points",
        ),
        mond=THREE_HANDED_MOND if three else int(options["mond_penalty"]),
        radli=not three or options["three_player_radli"] == "on",
        one_line=options["one_line_per_bonus"] == "on",
        valat_ladder=options["silent_valat_game_ladder"] == "on",
        mirrored=options["defence_scores"] == "mirrored",
    )


THREE_HANDED_MOND = 21


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    scoring, compels = _scoring(players, options), options["compulsory_klop"]
    compulsory = players > 3 or options["three_player_compulsory_klop"] == "on"
    return Rules(
        variant="slovenian",
        players=players,
        options=options,
        pack=TAROK,
        phases=_phases(players, options),
        contracts=_contracts(players, options),
        bonuses=_bonuses(options),
        cycle=cycle_of(players),
        share=share_of(players),
        voids=without_trumps,
        settle=scoring.settle,
        cites=CITES,
        carry_on=Course(compulsory and compels in RETURNING).carry_on,
        void_compels=compulsory and compels in ("both", "no_trump"),
        carries=("radli", "compulsory"),
        radlo_value=int(options["radlo_end_value"]) if scoring.radli else 0,
        mond_value=scoring.mond,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


SLOVENIAN = Variant("slovenian", (4, 3, 5), OPTIONS, _rules)

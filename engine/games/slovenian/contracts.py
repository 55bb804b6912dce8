"""The contracts and bonuses of Slovenian tarok as rows, with a table's own choices (SLO-CON)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.family import (
    FOOL,
    MOND,
    PAGAT,
    TAROK,
    TRULA,
    Beat,
    Bonus,
    Cards,
    Contract,
    Follow,
    SparePagat,
    SuitsFirst,
    any_order,
    suit_led_wins,
    trumps_win,
)

QUEENS = TAROK.cards("SQ CQ DQ HQ")

TRUMPS_WIN = trumps_win(TAROK, TRULA, PAGAT)
SUIT_LED_WINS = suit_led_wins(TAROK, TRULA, PAGAT)
FOLLOW = Follow(TAROK, "SLO-PLAY-3")
FREELY = (FOLLOW,)
SUITS_FIRST = SuitsFirst(TAROK.trumps, "SLO-OPT-30")
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


MOND_COSTS, THREE_HANDED_MOND = 20, 21
"""The cost of a lost mond (SLO-SCO-12), and with three players (SLO-SCO-17)."""


def _normal(key: str, rank: int, value: int, exchange: int, **row: Any) -> Contract:
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
        adds_difference=True,
        mond_penalty=MOND_COSTS,
        rule="SLO-CON-1",
    )
    return replace(shape, **row)


def _flat(key: str, rank: int, value: int, **row: Any) -> Contract:
    """A contract of one fixed value, without exchange and bonuses (SLO-CON-2)."""
    shape = Contract(key, rank, value, TRUMPS_WIN, FREELY, flat=True, rare=True, rule="SLO-CON-1")
    return replace(shape, **row)


BEGGAR: dict[str, object] = {
    "aim": "no_trick", "obligations": NEGATIVE, "stops_early": True, "tricks_open": True,
}  # fmt: skip
VALAT: dict[str, object] = {"aim": "all_tricks", "stops_early": True, "in_compulsory": True}
COLOUR = VALAT | {"winner": SUIT_LED_WINS}

KLOP = _flat("klop", 0, 0, aim="alone", obligations=NEGATIVE, bid_by="forehand",
             in_compulsory=True, lead="forehand", kontra=False, gifts=True,
             rare=False, rule="SLO-SCO-14")  # fmt: skip
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
    replace(KLOP, bid_by="nobody"),
    _normal("three", 1, 10, 3),
    _normal("two", 2, 20, 2),
    _normal("one", 3, 30, 1),
    FLAT[0],
)
EXTENDED = (*THREE_HANDED, *FLAT[1:])
"""The contracts of three players with those of the four-player game (SLO-CON-5)."""

BONUSES = (
    Bonus("trula", 10, 20, is_trula=True, rule="SLO-SCO-5"),
    Bonus("kings", 10, 20, rule="SLO-SCO-5"),
    Bonus("king_ultimo", 10, 20, silent_loss=10, needs="called_king", rule="SLO-SCO-7"),
    Bonus("pagat_ultimo", 25, 50, silent_loss=25, needs="pagat", rule="SLO-SCO-7"),
    Bonus("valat", 250, 500, cancels=True, is_valat=True, rule="SLO-SCO-9"),
)


# What a table has chosen ------------------------------------------------------------------------

VALUES = {
    "open_beggar": "value_open_beggar",
    "color_valat": "value_color_valat",
    "color_valat_without": "value_color_valat",
}
"""The contracts whose value is an option."""


def rounds_to_five(players: int, options: Mapping[str, str]) -> bool:
    """Whether the difference and klop are rounded to the nearest 5 (SLO-SCO-3, SLO-OPT-27)."""
    return players > 3 and options["rounding"] != "none"


def _chosen(row: Contract, options: Mapping[str, str], mond: int) -> Contract:
    """A row of the contract table as the table has chosen it; ``mond`` is what that costs."""
    mond_counts = bool(row.mond_penalty)
    if row.key in VALUES:
        row = replace(row, value=int(options[VALUES[row.key]]))
    if row.key == "solo_without":
        row = replace(row, bonuses=options["solo_without_bonuses"] == "on")
        mond_counts = options["mond_penalty_solo_without"] == "on"
    if row.winner is SUIT_LED_WINS and options["color_valat_suits_first"] == "on":
        row = replace(row, obligations=(*row.obligations, SUITS_FIRST))
    ahead = row.gifts and options["klop_gift_reveal"] == "before_trick"
    row = replace(row, gift_ahead=ahead, mond_penalty=mond if mond_counts else 0)
    return _in_order(row, options)


def _in_order(row: Contract, options: Mapping[str, str]) -> Contract:
    """A row in which the emperor trick is as the table has chosen it (SLO-OPT-11)."""
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


def contracts_of(players: int, options: Mapping[str, str]) -> dict[str, Contract]:
    """The contract table as the table has chosen it."""
    rows: tuple[Contract, ...] = FOUR_HANDED
    if players == 3:
        rows = EXTENDED if options["three_player_contracts"] == "extended" else THREE_HANDED
    if players == 3 and options["three_player_conversion"] == "on":
        converting = (replace(row, converts_to="color_valat" if row.exchange else None)
                      for row in rows)  # fmt: skip
        rows = (*converting, FOUR_HANDED[-1])
    if players == 3 and options["three_player_three"] == "forehand_only":
        rows = tuple(replace(r, bid_by="forehand") if r.key == "three" else r for r in rows)
    if rounds_to_five(players, options):
        rows = tuple(replace(row, rounds_difference=row.adds_difference) for row in rows)
    mond = THREE_HANDED_MOND if players == 3 else int(options["mond_penalty"])
    return {row.key: _chosen(row, options, mond) for row in rows}


LOSSES = {"king_ultimo": "silent_king_loss", "pagat_ultimo": "silent_pagat_loss"}
"""The bonuses whose silent loss is an option: the two ultimos."""


def bonuses_of(options: Mapping[str, str]) -> dict[str, Bonus]:
    """The bonus table as the table has chosen it."""
    return {row.key: _chosen_bonus(row, options) for row in BONUSES}


def _chosen_bonus(row: Bonus, options: Mapping[str, str]) -> Bonus:
    if row.key in LOSSES:
        loss, lies_open = int(options[LOSSES[row.key]]), options["ultimo_card_open"] == "on"
        return replace(row, silent_loss=loss, lies_open=lies_open)
    if row.key != "valat":
        return row
    return replace(
        row,
        cancels=options["valat_scope"] == "replace",
        leads=options["announced_valat_leader"] == "announcer",
    )

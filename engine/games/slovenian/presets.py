"""House rules that the document names (docs/rules/slovenian.md), each with its source."""

from engine.family import Preset

PRESETS = (
    Preset(
        "bga",
        "BGA",
        {
            "match_end": "deals",
            "mond_penalty_solo_without": "on",
            "silent_valat_game_ladder": "off",
            "klop_radli": "individual",
            "announcement_opening": "three_passes",
        },
    ),
    Preset(
        "pagat",
        "CGR",
        {
            "raise_after_auction": "on",
            "four_kings_call": "queen_allowed",
            "emperor_order": "mond_skis_pagat",
            "ultimo_card_open": "on",
            "three_player_contracts": "extended",
        },
    ),
    Preset(
        "score-board",
        "TSB",
        {
            "emperor_order": "pagat_last",
            "bonus_basis": "pile",
            "announced_valat_leader": "announcer",
            "ultimo_card_open": "on",
            "klop_empty_needs_no_loser": "on",
        },
    ),
    Preset(
        "group-server",
        "SLG",
        {
            "solo_without_bonuses": "on",
            "value_open_beggar": "85",
            "value_color_valat": "250",
            "three_player_three": "forehand_only",
            "three_player_radli": "on",
        },
    ),
    Preset(
        "openspiel",
        "OS",
        {
            "trump_discard": "only_if_forced",
            "mond_penalty_solo_without": "on",
            "rounding": "none",
            "three_player_contracts": "extended",
            "three_player_three": "forehand_only",
        },
    ),
    Preset("lada-zei", "ZEI", {"mond_penalty": "21"}),
    Preset("tarock-net", "TNET", {"weak_hand_redeal": "weak"}),
)

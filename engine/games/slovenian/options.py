"""The table options of Slovenian tarok (docs/rules/slovenian.md, section 15), defaults first.

Three options of the document change nothing here, so they are read but not offered: SLO-OPT-6
(``misdeal_penalty``) means nothing where the engine deals, SLO-OPT-31 (``piccolo``) has no rules,
SLO-OPT-37 (``direction``) is about seats around a table that nobody sees: players are numbered in
order of play, whichever way that goes.
"""

from engine.family import Option, about, number_within

OFF_ON = ("off", "on")
ON_OFF = ("on", "off")
FOUR_OR_FIVE = (4, 5)

OPTIONS = (
    *about(
        "match",
        Option("match_end", ("skis_round", "deals", "points"), "SLO-OPT-36"),
        Option(
            "deals",
            ("12", "4", "8", "16", "20", "24"),
            "SLO-OPT-36",
            number_within(1, 100),
            needs=("match_end", "deals"),
        ),
        Option(
            "points",
            ("500", "100", "200", "300", "1000"),
            "SLO-OPT-36",
            number_within(1, 9999),
            needs=("match_end", "points"),
        ),
        Option(
            "radlo_end_value",
            ("100", "50", "0"),
            "SLO-OPT-35",
            number_within(0, 99999),
            needs=("three_player_radli", "on"),
        ),
    ),
    *about(
        "dealing",
        Option("knock", OFF_ON, "SLO-OPT-1", players=FOUR_OR_FIVE),
        Option("weak_hand_redeal", ("no_trump_only", "weak"), "SLO-OPT-5"),
    ),
    *about(
        "bidding",
        Option("raise_after_auction", OFF_ON, "SLO-OPT-2", players=FOUR_OR_FIVE),
        Option("compulsory_klop", ("both", "zero_score", "no_trump", "off"), "SLO-OPT-7"),
        Option(
            "compulsory_klop_form",
            ("restricted_auction", "no_auction"),
            "SLO-OPT-8",
            needs=("compulsory_klop", "both", "zero_score", "no_trump"),
        ),
        Option("four_kings_call", ("king", "queen_allowed"), "SLO-OPT-4", players=FOUR_OR_FIVE),
    ),
    *about(
        "talon",
        Option("trump_discard", ("free_face_up", "only_if_forced"), "SLO-OPT-3"),
    ),
    *about(
        "saying",
        Option("max_kontra_level", ("4", "3", "2", "1", "0"), "SLO-OPT-32"),
        Option("announcement_opening", ("all_speak", "three_passes"), "SLO-OPT-33"),
        Option("free_announcement_order", OFF_ON, "SLO-OPT-34"),
        Option("announced_valat_leader", ("by_contract", "announcer"), "SLO-OPT-18"),
        Option("ultimo_card_open", OFF_ON, "SLO-OPT-19"),
        Option("solo_without_bonuses", OFF_ON, "SLO-OPT-20"),
    ),
    *about(
        "play",
        Option("emperor_order", ("any", "pagat_last", "mond_skis_pagat"), "SLO-OPT-11"),
        Option("color_valat_suits_first", OFF_ON, "SLO-OPT-30"),
    ),
    *about(
        "klop",
        Option("klop_kontra", OFF_ON, "SLO-OPT-21", needs=("max_kontra_level", "4", "3", "2", "1")),
        Option("klop_radli", ("none", "individual"), "SLO-OPT-22"),
        Option("klop_gift_reveal", ("after_trick", "before_trick"), "SLO-OPT-23"),
        Option("klop_empty_needs_no_loser", OFF_ON, "SLO-OPT-24"),
        Option("klop_others_score", ("zero", "own_points"), "SLO-OPT-25"),
        Option("klop_neutral", ("minus_points", "zero"), "SLO-OPT-26"),
    ),
    *about(
        "scoring",
        Option("mond_penalty", ("20", "21", "0"), "SLO-OPT-9", players=FOUR_OR_FIVE),
        Option("mond_penalty_solo_without", OFF_ON, "SLO-OPT-10"),
        Option("rounding", ("5", "none"), "SLO-OPT-27", players=FOUR_OR_FIVE),
        Option("value_open_beggar", ("90", "85"), "SLO-OPT-28"),
        Option("value_color_valat", ("125", "250"), "SLO-OPT-29"),
        Option("defence_scores", ("none", "mirrored"), "SLO-OPT-44"),
    ),
    *about(
        "bonuses",
        Option("silent_pagat_loss", ("25", "10", "0"), "SLO-OPT-12"),
        Option("silent_king_loss", ("10", "0"), "SLO-OPT-13", players=FOUR_OR_FIVE),
        Option("bonus_basis", ("won_in_play", "pile"), "SLO-OPT-14"),
        Option("one_line_per_bonus", OFF_ON, "SLO-OPT-15"),
        Option("valat_scope", ("replace", "add"), "SLO-OPT-16"),
        Option("silent_valat_game_ladder", ON_OFF, "SLO-OPT-17"),
    ),
    *about(
        "three",
        Option("three_player_contracts", ("jp", "extended"), "SLO-OPT-38"),
        Option("three_player_three", ("everybody", "forehand_only"), "SLO-OPT-39"),
        Option("three_player_compulsory_klop", ON_OFF, "SLO-OPT-40"),
        Option("three_player_radli", OFF_ON, "SLO-OPT-41"),
        Option("three_player_raise", ON_OFF, "SLO-OPT-42"),
        Option("three_player_conversion", OFF_ON, "SLO-OPT-43"),
        players=(3,),
    ),
)

IDLE = (
    Option("misdeal_penalty", ("0", "20"), "SLO-OPT-6"),
    Option("piccolo", ("off",), "SLO-OPT-31"),
    Option("direction", ("counter_clockwise", "clockwise"), "SLO-OPT-37"),
)

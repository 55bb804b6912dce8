"""The table options of Slovenian tarok (docs/rules/slovenian.md, section 15), defaults first."""

from engine.rules import Option

OFF_ON = ("off", "on")
ON_OFF = ("on", "off")

OPTIONS = (
    Option("raise_after_auction", OFF_ON, "SLO-OPT-2"),
    Option("trump_discard", ("free_face_up", "only_if_forced"), "SLO-OPT-3"),
    Option("compulsory_klop", ("both", "zero_score", "no_trump", "off"), "SLO-OPT-7"),
    Option("mond_penalty", ("20", "21", "0"), "SLO-OPT-9"),
    Option("mond_penalty_solo_without", OFF_ON, "SLO-OPT-10"),
    Option("emperor_order", ("any", "pagat_last", "mond_skis_pagat"), "SLO-OPT-11"),
    Option("silent_pagat_loss", ("25", "10", "0"), "SLO-OPT-12"),
    Option("silent_king_loss", ("10", "0"), "SLO-OPT-13"),
    Option("one_line_per_bonus", OFF_ON, "SLO-OPT-15"),
    Option("silent_valat_game_ladder", ON_OFF, "SLO-OPT-17"),
    Option("klop_empty_needs_no_loser", OFF_ON, "SLO-OPT-24"),
    Option("klop_others_score", ("zero", "own_points"), "SLO-OPT-25"),
    Option("klop_neutral", ("minus_points", "zero"), "SLO-OPT-26"),
    Option("rounding", ("5", "none"), "SLO-OPT-27"),
    Option("value_open_beggar", ("90", "85"), "SLO-OPT-28"),
    Option("value_color_valat", ("125", "250"), "SLO-OPT-29"),
    Option("max_kontra_level", ("4", "3", "2", "1", "0"), "SLO-OPT-32"),
    Option("announcement_opening", ("all_speak", "three_passes"), "SLO-OPT-33"),
    Option("radlo_end_value", ("100", "50", "0"), "SLO-OPT-35"),
    Option("three_player_contracts", ("jp", "extended"), "SLO-OPT-38"),
    Option("three_player_compulsory_klop", ON_OFF, "SLO-OPT-40"),
    Option("three_player_radli", OFF_ON, "SLO-OPT-41"),
    Option("three_player_raise", ON_OFF, "SLO-OPT-42"),
    Option("three_player_conversion", OFF_ON, "SLO-OPT-43"),
    Option("defence_scores", ("none", "mirrored"), "SLO-OPT-44"),
)

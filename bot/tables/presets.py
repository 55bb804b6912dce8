"""House rules that the documents name: whole sets of table options, each with its source."""

from typing import NamedTuple

from bot.tables.errors import Denied
from bot.tables.forms import Form, fits
from engine import variant

DOCUMENT = "document"
"""The rules of the document, with no option changed."""
SERVER = "server"
"""The rules that a server has chosen for itself."""


class Preset(NamedTuple):
    """Some options of a game that somebody plays by."""

    game: str
    key: str
    source: str
    """The tag by which the game's document names who plays so, beside each of these options."""
    options: dict[str, str]

    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that grant these options."""
        numbers = {option.key: option.rule for option in variant(self.game).options}
        return tuple(dict.fromkeys(numbers[key] for key in self.options))


PRESETS = (
    Preset(
        "slovenian",
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
        "slovenian",
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
        "slovenian",
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
        "slovenian",
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
        "slovenian",
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
    Preset("slovenian", "lada-zei", "ZEI", {"mond_penalty": "21"}),
    Preset("slovenian", "tarock-net", "TNET", {"weak_hand_redeal": "weak"}),
    Preset(
        "lombardia",
        "philebus",
        "PH",
        {"first_lead": "dealer_right", "fool_give": "blank_if_possible"},
    ),
    Preset(
        "strohmann",
        "mayr-sedlaczek",
        "MS",
        {
            "throw_in_no_trump": "true",
            "simple_value": "1",
            "high_tier_defender": "25",
            "high_tier_simple": "true",
            "trull_in_tricks": "1",
            "kings_in_tricks": "1",
        },
    ),
    Preset(
        "strohmann",
        "beck",
        "BECK",
        {"both_pass": "throw_in_next_dealer", "last_straw_card": "hand_secret"},
    ),
    Preset(
        "strohmann",
        "tyrol",
        "TIROL",
        {"last_straw_card": "hand_secret", "trull_in_tricks": "1", "kings_in_tricks": "1"},
    ),
    Preset("strohmann", "philebus", "FURR", {"first_lead": "declarer"}),
    Preset(
        "krolami",
        "like-romanian",
        "RO",
        {
            "count_rule": "rounded36",
            "trump_counts_per_side": "best",
            "open_king_penalty": "2",
            "surrender_value": "bid",
            "walat_exclusive": "true",
        },
    ),
    Preset(
        "romanian",
        "pagat",
        "P",
        {
            "talon_owner": "opponents",
            "trei_bids": "always",
            "third_trei": "on",
            "hep_hep": "on",
            "pagat_own_hand": "on",
            "bonus_scope": "tricks",
        },
    ),
    Preset("romanian", "most-of-romania", "most of Romania", {"unu_bids": "off", "pool": "off"}),
    Preset(
        "romanian", "czernowitz", "P", {"michi_michi": "thrown_in", "announce_king_capture": "on"}
    ),
)


def presets_of(form: Form, players: int) -> tuple[Preset, ...]:
    """The named house rules that change something for so many players."""
    return tuple(
        preset for preset in PRESETS if preset.game == form.variant and options_of(preset, players)
    )


def offered(form: Form, players: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The keys of all rules that have a name in every server, with the numbers they stand under."""
    named = tuple((preset.key, preset.rules()) for preset in presets_of(form, players))
    return ((DOCUMENT, ()), *named)


def options_of(preset: Preset, players: int) -> dict[str, str]:
    """What a preset changes at a table of so many."""
    meant = {option.key for option in variant(preset.game).meant(players, preset.options)}
    return {key: value for key, value in preset.options.items() if key in meant}


def known_preset(form: Form, players: int, name: str) -> Preset:
    """A preset by its key, which may have been typed by hand. Raises Denied."""
    offered = presets_of(form, players)
    found = [one for one in offered if one.key == name] or [
        one for one in offered if name.strip() and fits(name, one.key)
    ]
    if len(found) != 1:
        raise Denied("no-such-preset")
    return found[0]

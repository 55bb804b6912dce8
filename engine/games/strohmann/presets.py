"""House rules that the document names (docs/rules/strohmann.md), each with its source."""

from engine.family import Preset

PRESETS = (
    Preset(
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
    Preset("beck", "BECK", {"both_pass": "throw_in_next_dealer", "last_straw_card": "hand_secret"}),
    Preset(
        "tyrol",
        "TIROL",
        {"last_straw_card": "hand_secret", "trull_in_tricks": "1", "kings_in_tricks": "1"},
    ),
    Preset("philebus", "FURR", {"first_lead": "declarer"}),
)

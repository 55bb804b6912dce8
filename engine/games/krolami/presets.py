"""House rules that the document names (docs/rules/krolami.md), each with its source."""

from engine.family import Preset

PRESETS = (
    Preset(
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
)

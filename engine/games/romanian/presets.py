"""House rules that the document names (docs/rules/romanian.md), each with its source."""

from engine.family import Preset

PRESETS = (
    Preset(
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
    Preset("most-of-romania", "most of Romania", {"unu_bids": "off", "pool": "off"}),
    Preset("czernowitz", "P", {"michi_michi": "thrown_in", "announce_king_capture": "on"}),
)

"""House rules that the document names (docs/rules/lombardia.md), each with its source."""

from engine.family import Preset

PRESETS = (
    Preset("philebus", "PH", {"first_lead": "dealer_right", "fool_give": "blank_if_possible"}),
)

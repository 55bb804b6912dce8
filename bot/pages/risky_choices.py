"""Choices that one does not want to make by a slip: risky ones, dear ones, and giving up."""

from bot.pages.stakes import at_stake
from engine import Action, Bid, Say, View, Word

DEAR = 100
"""Game points above which a choice is dear."""

LAST_WORDS = ("throw_in", "surrender", "redeal")
"""Words that end a deal at once."""


def risky(action: Action, view: View) -> bool:
    """Whether a choice stands behind More, or is asked about once more."""
    match action:
        case Bid(key):
            row = view.rules.contracts.get(key)
            return row is not None and (row.aim == "all_tricks" or row.value > DEAR)
        case Word(key):
            return key in LAST_WORDS
        case Say(key) if key in view.rules.bonuses and view.rules.bonuses[key].is_valat:
            return True
    return at_stake(action, view) > DEAR

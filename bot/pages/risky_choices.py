"""Choices that one does not want to make by a slip: risky ones, dear ones, and giving up."""

from bot.pages.stakes import at_stake
from engine import Action, Bid, Say, View, Word

DEAR = 100
"""Game points above which a choice is dear."""

ALL_TRICKS = ("valat", "walat")
"""What all tricks are called, in all games."""

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
        case Say(key) if any(word in key for word in ALL_TRICKS):
            return True
    return at_stake(action, view) > DEAR

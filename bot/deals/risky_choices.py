"""Choices set apart: rare ones, and those nobody wants to make by a slip."""

from bot.deals.stakes import at_stake
from engine import Action, Bid, Say, View, Word

DEAR = 100
"""Game points above which a choice is costly."""

LAST_WORDS = ("throw_in", "surrender", "redeal")
"""Words that end a deal at once."""


def stands_apart(action: Action, view: View) -> bool:
    """Whether a choice is behind More: a rare bid, or a risky choice other than a word."""
    if isinstance(action, Bid) and (row := view.rules.contracts.get(action.key)) and row.rare:
        return True
    return not isinstance(action, Word) and risky(action, view)


def risky(action: Action, view: View) -> bool:
    """Whether to ask about a choice once more, if it is not behind More."""
    match action:
        case Bid(key):
            row = view.rules.contracts.get(key)
            return row is not None and (row.aim == "all_tricks" or row.value > DEAR)
        case Word(key):
            return key in LAST_WORDS
        case Say(key) if key in view.rules.bonuses and view.rules.bonuses[key].is_valat:
            return True
    return at_stake(action, view) > DEAR

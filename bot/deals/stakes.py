"""What a statement is worth in game points, so that buttons and lines can say so."""

from bot.kit.l10n import Words
from engine import GAME, Action, Item, Kontra, Say, View


def item_worth(item: Item, view: View, level: int) -> int:
    """What an item is worth at a level of its ladder; 0 if that's not a fixed number."""
    if item.key == GAME:
        return view.contract.value << level if view.contract is not None else 0
    bonus = view.rules.bonuses_in(view.contract).get(item.key)
    return bonus.announced << level if bonus is not None else 0


def at_stake(action: Action, view: View) -> int:
    """What an announcement or a step on a ladder makes something worth; 0 if unknown."""
    match action:
        case Say(key):
            bonus = view.rules.bonuses_in(view.contract).get(key)
            return 0 if bonus is None else bonus.announced
        case Kontra(code):
            item = next(item for item in view.items if item.code == code)
            return item_worth(item, view, item.level + 1)
    return 0


def worth_of(key: str, value: int, view: View, words: Words) -> str:
    """A worth as people write it: with a plus for a game to which a difference is added."""
    open_ended = key == GAME and view.contract is not None and view.contract.adds_difference
    return words("worth-plus", value=value) if open_ended else str(value)

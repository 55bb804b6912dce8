"""Announcing one's number of trumps (POL-ANN-2, ROM-ANN-2): statements, and the items they make."""

from engine.deal import Deal, Item

TAROKS = "taroks"
"""The key of the statement; its number follows from the hand."""
EXACTLY, CLASS = "taroki", "taroks"
"""The beginnings of items that state a number of trumps, and a class by its lowest number."""


def count_key(stem: str, count: int) -> str:
    """The key of the item for this number.

    >>> count_key(EXACTLY, 10), count_key(CLASS, 8)
    ('taroki_10', 'taroks_8')
    """
    return f"{stem}_{count}"


CLASSES = {count_key(CLASS, lowest): lowest for lowest in range(1, 23)}
"""The items that declare a class, with its lowest number; no pack has more than 22 trumps."""


def counted(item: Item) -> int:
    """The lowest number of trumps of the class that the item declares; 0: no declaration."""
    return CLASSES.get(item.key, 0)


def trumps_held(deal: Deal, player: int) -> int:
    """The number of trumps in the hand of a player."""
    return (deal.hands[player] & deal.rules.pack.trumps).bit_count()

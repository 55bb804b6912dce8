"""Round the table: the player a number of places after another."""


def seated(order: tuple[int, ...], first: int, steps: int) -> int:
    """The player ``steps`` places after ``first`` in the order of play."""
    return order[(order.index(first) + steps) % len(order)]

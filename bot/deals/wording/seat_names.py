"""Names of people at a table or in a list, on every page and picture.

Each is distinct from the others (``bot/pictures/names.py``).
"""

from collections.abc import Sequence

from bot.games.info import TableInfo
from bot.kit.text import columns, short
from bot.pictures.names import SIGN, TAIL, forms, told_apart


def seat_names(info: TableInfo) -> tuple[str, ...]:
    """The names of all players; a number follows where a name alone would not tell them apart."""
    return told_apart(tuple(chair.name for chair in info.chairs))


def seat_name(info: TableInfo, player: int) -> str:
    """A player's name, unescaped."""
    return seat_names(info)[player]


def name_of_user(info: TableInfo, user: int | None) -> str:
    """The name of the player with a user id, or an empty text."""
    pairs = zip(seat_names(info), info.chairs, strict=True)
    return next((name for name, chair in pairs if chair.user == user), "")


def mention(info: TableInfo, user: int) -> str:
    """A person at the table as Discord names them, with their number if they have one."""
    sign = SIGN.search(name_of_user(info, user))
    return f"<@{user}>" + (f" {sign[0]}" if sign else "")


def short_names(info: TableInfo, most: int) -> list[str]:
    """All names in at most ``most`` columns each; no two are equal."""
    names = seat_names(info)
    ends = [short_name(names, player, most) for player in range(len(names))]
    middles = [
        name if name == end else _without_middle(name, most)
        for name, end in zip(names, ends, strict=True)
    ]
    for cut in (ends, middles):
        if len(set(cut)) == len(cut):
            return cut
    return [_short_with_sign(name, f"#{player + 1}", most) for player, name in enumerate(names)]


def _without_middle(name: str, most: int) -> str:
    """A name in so many columns, cut in its middle: others begin like it."""
    return short(name[:-TAIL], most - columns(name[-TAIL:])) + name[-TAIL:]


def short_name(names: Sequence[str], player: int, most: int) -> str:
    """A name in at most ``most`` columns: a shorter form of it, or cut."""
    for form in forms(tuple(names), player):
        if columns(form) <= most and not form.startswith("#"):
            return form
    sign = SIGN.search(names[player])
    if sign is None:
        return short(names[player], most)
    return _short_with_sign(names[player][: sign.start()].rstrip(), sign[0], most)


def _short_with_sign(name: str, sign: str, most: int) -> str:
    """As much of a name as fits before its number."""
    return f"{short(name, most - columns(sign) - 1)} {sign}".strip()


# In a list ----------------------------------------------------------------------------------------


def listed_names(
    names: Sequence[str], places: Sequence[int] = (), *, drawn: bool = False
) -> tuple[str, ...]:
    """The names in a list, in its order.

    Where each has a place, that tells them apart, too, and numbers go on from those that share one.
    ``drawn``: a picture has the list, too.
    """
    by_place: dict[int, list[int]] = {}
    for row, place in enumerate(places or (1,) * len(names)):
        by_place.setdefault(place, []).append(row)
    apart = list(names)
    for place, rows in by_place.items():
        numbers = tuple(range(place, place + len(rows)))
        shared = told_apart(tuple(names[row] for row in rows), numbers, drawn=drawn)
        for row, name in zip(rows, shared, strict=True):
            apart[row] = name
    return tuple(apart)


def ranked_names(
    names: Sequence[str], places: Sequence[int], most: int, *, drawn: bool = False
) -> list[str]:
    """The names in a list, in at most ``most`` columns each (``listed_names``)."""
    whole = [cut(name, most) for name in listed_names(names, places, drawn=drawn)]
    return [cut(name, most) for name in listed_names(whole, places)]


def cut(name: str, most: int) -> str:
    """A name in at most ``most`` columns, its number with it."""
    sign = SIGN.search(name)
    if sign is not None and columns(name) > most:
        body = name[: sign.start()].rstrip()
        return f"{cut(body, most - columns(sign[0]) - 1)} {sign[0]}"
    while columns(name) > most:
        name = name[:-1]
    return name

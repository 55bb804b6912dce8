"""Deals in which a player is asked in secret whether to annul them (ROM-DEAL-8)."""

from bot.tables.model.table import Table
from engine.cards import Cards
from engine.pack import Pack
from tests.bot.tables.clock.timed import Timed

VOID = "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC H2"
"""A hand with neither a trump nor a king (ROM-DEAL-8)."""

ONE_TRUMP = VOID.replace("H2", "T2")

ROMANIAN = {"game": "romanian", "knock": "off"}


def deck_with_hands(pack: Pack, seat: int, cards: str, other: str) -> tuple[Cards, ...]:
    """A deck that gives a seat these cards, and Ana the other one; Ana deals (ROM-DEAL-6)."""
    held = {1: [], 2: [], 3: [], 0: other.split(), seat: cards.split()}
    rest = [code for code in pack.codes if code not in {*cards.split(), *other.split()}]
    talon = [rest.pop(0) for _ in range(6)]
    for place in (1, 2, 3, 0):
        mine = held[place]
        while len(mine) < 12:
            mine.append(rest.pop(0 if len(mine) % 2 else -1))
    packets = [card for half in (0, 6) for place in (1, 2, 3, 0) for card in held[place][half:][:6]]
    return pack.deck([*talon, *packets])


async def dealt(world: Timed, seat: int, cards: str = VOID, other: str = "T2") -> Table:
    world.shuffle = lambda pack: deck_with_hands(pack, seat, cards, other)
    return await world.start_table(4, **ROMANIAN)

"""A move of the house at a table: by rules of thumb, or searched where its level thinks."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.base import accidents
from bot.games.info import Level
from bot.games.levels import BY_THUMB, CLUB, MASTER
from bot.tables.model.stand_ins import modest_move
from bot.thinkers.earlier import EarlierDeals
from engine import HABITS, Deal, View, admitted, choose, decode, encode, offers

ChooseMove: TypeAlias = Callable[[View, int, EarlierDeals], Awaitable[str | None]]
"""Finds a move for a view, given a seed and the earlier deals of the match; None: there is no
worker to search for one."""


async def by_thumb_alone(view: View, seed: int, earlier: EarlierDeals) -> None:
    """Return None: without a search all moves are made by rules of thumb."""
    del view, seed, earlier


def searches(level: Level, deal: Deal, view: View) -> bool:
    """Return whether a house player searches.

    Masters do where there is a choice, but not over a secret question, which the time would reveal.
    """
    return level == MASTER and not deal.in_secret and sum(o.size for o in view.offers) > 1


async def search_move(view: View, think: ChooseMove, seed: int, earlier: EarlierDeals) -> str:
    """The code of a master's move; by rules of thumb if the search finds none."""
    code = await think(view, seed, earlier)
    if code is not None and admitted(view.offers, decode(view.rules.pack, code)):
        return code
    return move_by_thumb(view, MASTER)


def move_by_thumb(view: View, level: Level = CLUB, *, away: bool = False) -> str:
    """The code of a house player's move by rules of thumb; failing that, of any legal one.

    ``away``: it is made for a person who did not move in time.
    """
    try:
        action = modest_move(view) if away else choose(view, HABITS[BY_THUMB[level]])
        if not admitted(view.offers, action):
            raise ValueError("a house player chose what is not offered")
        return encode(view.rules.pack, action)
    except Exception as error:
        accidents.note(error, "a rule of thumb")
        return encode(view.rules.pack, next(offer.nth(0) for offer in view.offers if offer.size))


def legal_move(deal: Deal, player: int, nth: int) -> str:
    """The code of a player's legal move number ``nth``, wrapping round."""
    moves = [offer.nth(index) for offer in offers(deal, player) for index in range(offer.size)]
    return encode(deal.rules.pack, moves[nth % len(moves)])

"""The base of all phases of statements: possible statements, and the end of a turn."""

from collections.abc import Callable
from typing import TypeAlias

from engine.actions import PASS, KeyOffer, Kontra, Offers, Say
from engine.deal import Deal, Item, Said, Speaking, speaking_of
from engine.refusals import Refused
from engine.sides import Side, opposite

WhyNotSay: TypeAlias = Callable[[Deal, int, str], Refused | None]
WhyNotStep: TypeAlias = Callable[[Deal, int, Item], Refused | None]
"""Why a player may not announce a bonus, or not take the next step on an item; None: they may."""


def statements(deal: Deal, player: int, not_say: WhyNotSay, not_step: WhyNotStep) -> Offers:
    """The announcements and ladder steps open to this player; no empty offer."""
    say = tuple([key for key in deal.rules.bonuses if not_say(deal, player, key) is None])
    items = speaking_of(deal).items
    steps = tuple([item.code for item in items if not_step(deal, player, item) is None])
    choices = [KeyOffer(Say, say)] if say else []
    if steps:
        choices.append(KeyOffer(Kontra, steps))
    return tuple(choices)


def on_step(owner: Side, level: int) -> Side:
    """The side that may take the next step on an item of this level: the sides alternate."""
    return owner if level % 2 else opposite(owner)


def ask_each(deal: Deal, first: int, *items: Item, turns: int | None = None) -> Deal:
    """The deal with ``turns`` turns to come, from this player on; one for each by default.

    ``items`` go before those that stand already.
    """
    speaking, to_go = deal.speaking or Speaking(), len(deal.order) if turns is None else turns
    after = speaking._replace(items=(*items, *speaking.items), to_go=to_go)
    return deal._replace(speaking=after, turn=first)


def passed(deal: Deal, player: int) -> Deal:
    """A pass is noted, and ends the turn."""
    said = speaking_of(deal).said
    return _after(deal, player, (*said, (player, PASS)))


def ask_next(deal: Deal, player: int) -> Deal:
    """End the turn: the next player speaks, unless no turns are left.

    After a statement that calls for answers all others have one more turn.
    """
    return _after(deal, player, speaking_of(deal).said)


def _after(deal: Deal, player: int, said: Said) -> Deal:
    speaking = speaking_of(deal)
    to_go = len(deal.order) - 1 if speaking.spoke else speaking.to_go - 1
    after = speaking._replace(to_go=to_go, spoke=False, said=said)
    return deal._replace(speaking=after, turn=deal.after(player) if to_go else None)

"""Chances after a move, counted in worlds at their ends.

It is corrected by how often it came true, where that was measured (``engine.options.Sober``).
"""

from collections.abc import Sequence

from engine import GAME, Action, Bid, Kontra, Play, Say, View, variant
from engine.house.hand_strength import spotless, strength
from engine.sides import DECLARING, DEFENCE, side
from search.explain.decisions import result
from search.explain.ends import End
from search.explain.grades import MIN_DEALS

MIN_ENDS = MIN_DEALS
"""The fewest ends for a stated share."""
BID, BONUS, AHEAD, DOUBLED = "bid", "bonus", "ahead", "kontra"
"""The shares stated beside that of games going the viewer's way; ``Searching.sober`` has these."""
EVEN_PERCENT = 50
"""The percentage of games or promises that must come off to speak for one."""
AT_FIRST = " at first"
"""Added to a side in ``Searching.sober``: until a trick is played, worlds know least."""


def spoken_chance(
    view: View, move: Action, world_ends: Sequence[End], least: int = MIN_ENDS
) -> float | None:
    """The chance that a hint states for a move; None: no chance is stated for it.

    It is the chance of making the bid, the bonus, the game or more than nothing.
    """
    if isinstance(move, Bid):
        return bid_made(view, move, world_ends, least)
    if isinstance(move, Say):
        return bonus_made(view, move, world_ends, least)
    if isinstance(move, Play):
        return won(view, world_ends) if _is_game(world_ends) else ahead(view, world_ends)
    return won(view, world_ends, DOUBLED) if move == Kontra(GAME) else None


def _is_game(world_ends: Sequence[End]) -> bool:
    return any(end.settled.made is not None for end in world_ends)


def won(view: View, world_ends: Sequence[End], of: str = "") -> float | None:
    """The share of games that go the viewer's way; None: there is no game to be made.

    It is corrected as a side's chance, or as that ``of`` another matter.
    """
    ends = [end for end in world_ends if end.settled.made is not None]
    good = sum((end.deal.bidding.declarer in end.side) == end.settled.made for end in ends)
    if not ends:
        return None
    our_side = DECLARING if ends[0].deal.bidding.declarer in ends[0].side else DEFENCE
    return sobered(view, (of, our_side) if of else (our_side,), good / len(ends))


def ahead(view: View, world_ends: Sequence[End]) -> float:
    """The share of ends with more than nothing for the viewer."""
    me = view.viewer or 0
    good = sum(result(end.deal, me, end.settled.scores) > 0 for end in world_ends)
    return sobered(view, (AHEAD,), good / len(world_ends))


def bid_made(
    view: View, move: Action, world_ends: Sequence[End], least: int = MIN_ENDS
) -> float | None:
    """The share of the viewer's games that are made after a bid; None: they declare too seldom.

    A declarer who keeps their bid declares that.
    """
    if not isinstance(move, Bid) and (view.phase != "raise" or view.viewer != view.declarer):
        return None
    declared = [end for end in world_ends if end.deal.bidding.declarer == view.viewer]
    made = [end.settled.made for end in declared if end.settled.made is not None]
    if not made or len(declared) < least:
        return None
    return sobered(view, (BID,), sum(made) / len(made))


def hands_alike(view: View, move: Action) -> float | None:
    """The share of hands of equal worth that make a bid over which nobody bids.

    Others may hold whatever they do (``Searching.alike``). None: never counted.
    """
    rules = view.rules
    if not isinstance(move, Bid) or move.key not in rules.contracts:
        return None
    odds = variant(rules.variant).searching.alike.get((rules.players, move.key))
    begs = rules.contracts[move.key].aim == "no_trick"
    worth = (spotless if begs else strength)(rules, view.hand)
    return odds.chance(worth) if odds and worth else None


def bonus_made(
    view: View, move: Action, world_ends: Sequence[End], least: int = MIN_ENDS
) -> float | None:
    """The share of ends in which its announcer makes a bonus; None: too few ends."""
    if len(world_ends) < least:
        return None
    good = [_made_by(end, owner(view, move), claim_of(move)) for end in world_ends]
    return sobered(view, (BONUS,), sum(good) / len(good))


def claim_of(move: Action) -> str:
    """The item that a word announces or doubles."""
    return move.key.partition("@")[0] if isinstance(move, Say | Kontra) else ""


def owner(view: View, move: Action) -> int:
    """The announcer of the doubled item, or the player who announces it now."""
    player = move.key.partition("@")[2] if isinstance(move, Kontra) else ""
    return int(player) if player else view.viewer or 0


def _made_by(end: End, player: int, bonus: str) -> bool:
    """Whether a player's side has made a bonus, whichever side is paid for it."""
    player_side = side(end.deal, player)
    return any(
        line.key == bonus
        and line.facts.get("side") == player_side
        and line.sentence.endswith("-made")
        for line in end.settled.lines
    )


def sobered(view: View, of: Sequence[str], share: float) -> float:
    """A share, corrected by the first of these that was measured (``Sober``)."""
    corrections, players = variant(view.rules.variant).searching.sober, view.rules.players
    for matter in of:
        at_first = () if view.tricks else (matter + AT_FIRST,)
        for key in (*at_first, matter):
            if sober := corrections.get((players, key)):
                return sober.told(share)
    return share

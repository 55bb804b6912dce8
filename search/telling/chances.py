"""How likely things are after a move, counted in worlds at their ends.

It is corrected by how often it came true, where that was measured (``engine.options.Sober``).
"""

from collections.abc import Sequence

from engine import GAME, Action, Bid, Kontra, Play, Say, View, variant
from engine.house.hand_strength import spotless, strength
from engine.sides import DECLARING, DEFENCE, side
from search.telling.decisions import result
from search.telling.ends import End
from search.telling.grades import ENOUGH

COUNTS = ENOUGH
"""The fewest ends of which a share is told."""
BID, BONUS, AHEAD, DOUBLED = "bid", "bonus", "ahead", "kontra"
"""What is told beside how often a game goes the viewer's way; ``Searching.sober`` has these."""
EVEN = 50
"""How many of a hundred games or promises must come off to speak for one."""
AT_FIRST = " at first"
"""Added to a side in ``Searching.sober``: until a trick is played, worlds know least."""


def told(view: View, move: Action, found: Sequence[End], least: int = COUNTS) -> float | None:
    """What a hint tells of a move: how likely the bid is made, the bonus, the game or more than
    nothing; None: of this move nothing.
    """
    if isinstance(move, Bid):
        return bid_made(view, move, found, least)
    if isinstance(move, Say):
        return bonus_made(view, move, found, least)
    if isinstance(move, Play):
        return won(view, found) if _is_game(found) else ahead(view, found)
    return won(view, found, DOUBLED) if move == Kontra(GAME) else None


def _is_game(found: Sequence[End]) -> bool:
    return any(end.settled.made is not None for end in found)


def won(view: View, found: Sequence[End], of: str = "") -> float | None:
    """How often the game goes the viewer's way, corrected as a side's chance, or as one ``of``
    something else; None: there is no game to be made."""
    ends = [end for end in found if end.settled.made is not None]
    good = sum((end.deal.bidding.declarer in end.side) == end.settled.made for end in ends)
    if not ends:
        return None
    own = DECLARING if ends[0].deal.bidding.declarer in ends[0].side else DEFENCE
    return sobered(view, (of, own) if of else (own,), good / len(ends))


def ahead(view: View, found: Sequence[End]) -> float:
    """How often the viewer ends with more than nothing."""
    me = view.viewer or 0
    good = sum(result(end.deal, me, end.settled.scores) > 0 for end in found)
    return sobered(view, (AHEAD,), good / len(found))


def bid_made(view: View, move: Action, found: Sequence[End], least: int = COUNTS) -> float | None:
    """How often the viewer makes what they declare after a bid; None: they declare too seldom.

    A declarer who keeps their bid declares that.
    """
    if not isinstance(move, Bid) and (view.phase != "raise" or view.viewer != view.declarer):
        return None
    own = [end for end in found if end.deal.bidding.declarer == view.viewer]
    made = [end.settled.made for end in own if end.settled.made is not None]
    if not made or len(own) < least:
        return None
    return sobered(view, (BID,), sum(made) / len(made))


def hands_alike(view: View, move: Action) -> float | None:
    """How often hands of the same worth make a bid over which nobody bids, whatever the others
    hold (``Searching.alike``); None: nobody has counted it.
    """
    rules = view.rules
    if not isinstance(move, Bid) or move.key not in rules.contracts:
        return None
    odds = variant(rules.variant).searching.alike.get((rules.players, move.key))
    begs = rules.contracts[move.key].aim == "no_trick"
    worth = (spotless if begs else strength)(rules, view.hand)
    return odds.chance(worth) if odds and worth else None


def bonus_made(view: View, move: Action, found: Sequence[End], least: int = COUNTS) -> float | None:
    """How often whoever announced a bonus makes it with their side; None: too few ends tell."""
    if len(found) < least:
        return None
    good = [_made_by(end, owner(view, move), about(move)) for end in found]
    return sobered(view, (BONUS,), sum(good) / len(good))


def about(move: Action) -> str:
    """What a word announces or doubles."""
    return move.key.partition("@")[0] if isinstance(move, Say | Kontra) else ""


def owner(view: View, move: Action) -> int:
    """Who has announced what is doubled, or announces it now."""
    player = move.key.partition("@")[2] if isinstance(move, Kontra) else ""
    return int(player) if player else view.viewer or 0


def _made_by(end: End, player: int, bonus: str) -> bool:
    """Whether a player's side has made a bonus, whoever is paid for it."""
    own = side(end.deal, player)
    return any(
        line.key == bonus and line.facts.get("side") == own and line.sentence.endswith("-made")
        for line in end.settled.lines
    )


def sobered(view: View, of: Sequence[str], share: float) -> float:
    """A share, corrected by the first of these that was measured (``Sober``)."""
    known, players = variant(view.rules.variant).searching.sober, view.rules.players
    for matter in of:
        at_first = () if view.tricks else (matter + AT_FIRST,)
        for key in (*at_first, matter):
            if sober := known.get((players, key)):
                return sober.told(share)
    return share


def percent(part: float) -> int:
    """A share in whole hundredths."""
    return round(100 * part)

"""Sides: partners and opponents, and the players who know of them.

One model for every game with a called partner: the set of players who, on public information, may
still be the partner (None: the declarer plays alone). Public events narrow the set. A side is
public when every member of the set agrees on it (SLO-CALL-4). Deductions that need private cards
are not used: players know their own side, the public ones, and all if they hold the called king
(SLO-ANN-8).
"""

from typing import Literal

from engine.deal import Deal

Side = Literal["declaring", "defence"]
DECLARING: Side = "declaring"
DEFENCE: Side = "defence"


def partner(deal: Deal) -> int | None:
    """The declarer's partner in truth; None if there is none (SLO-CALL-2)."""
    calling = deal.calling
    if calling is None or calling.holder == deal.bidding.declarer:
        return None
    return calling.holder


def declaring(deal: Deal) -> tuple[int, ...]:
    """The declarer and the partner in truth; empty where everybody plays alone."""
    declarer, helper = deal.bidding.declarer, partner(deal)
    if declarer is None:
        return ()
    return (declarer,) if helper is None else (declarer, helper)


def side(deal: Deal, player: int) -> Side:
    """The side of a player in truth."""
    return DECLARING if player in declaring(deal) else DEFENCE


def opposite(of: Side) -> Side:
    """The other side."""
    return DEFENCE if of == DECLARING else DECLARING


def members(deal: Deal, of: Side) -> tuple[int, ...]:
    """The active players of a side in truth."""
    declarers = declaring(deal)
    if of == DECLARING:
        return declarers
    return tuple([player for player in deal.order if player not in declarers])


def public_side(deal: Deal, player: int) -> Side | None:
    """The publicly known side of a player; None while it is hidden or there is none."""
    declarer = deal.bidding.declarer
    if declarer is None or player not in deal.order:
        return None
    if player == declarer:
        return DECLARING
    if not _sides_are_set(deal):
        return None
    if deal.possible == {player}:
        return DECLARING
    return None if player in deal.possible else DEFENCE


def known_side(deal: Deal, viewer: int | None, player: int) -> Side | None:
    """The side of a player as the viewer knows it (None as viewer: a bystander)."""
    if viewer is not None and _sides_are_set(deal) and player in deal.order:
        if viewer == player:
            return side(deal, player)
        if deal.calling is not None and deal.hands[viewer] & deal.calling.card:
            return side(deal, player)
    return public_side(deal, player)


def known_sides(deal: Deal, viewer: int | None) -> tuple[Side | None, ...]:
    """By player: the side as the viewer knows it. ``known_side`` of all, worked out at once."""
    declarer, calling, possible = deal.bidding.declarer, deal.calling, deal.possible
    sides: list[Side | None] = [None] * deal.rules.players
    if declarer is None:
        return tuple(sides)
    sides[declarer] = DECLARING
    if not _sides_are_set(deal):
        return tuple(sides)
    if viewer is not None and calling is not None and deal.hands[viewer] & calling.card:
        possible = frozenset((calling.holder,))  # the holder of the king knows
    for player in deal.order:
        if player != declarer and (player not in possible or len(possible) == 1):
            sides[player] = DECLARING if player in possible else DEFENCE
    if viewer is not None and viewer in deal.order:
        sides[viewer] = side(deal, viewer)
    return tuple(sides)


def _sides_are_set(deal: Deal) -> bool:
    """Whether all have a side: not before the call, in a contract that calls a king."""
    if deal.bidding.declarer is None:
        return False
    contract = deal.contract
    return contract is not None and (not contract.calls_king or deal.calling is not None)


def reveal(deal: Deal, shown: int | None) -> Deal:
    """Make the partner public: ``shown``, or none if that is None or the declarer."""
    partner = None if shown == deal.bidding.declarer else shown
    return deal._replace(possible=frozenset((partner,)))


def exclude(deal: Deal, player: int) -> Deal:
    """Everybody now knows that this player is not the partner."""
    return deal._replace(possible=deal.possible - {player})


def show_side(deal: Deal, player: int) -> Deal:
    """Everybody now knows on which side this player is."""
    if public_side(deal, player) is not None:
        return deal
    return reveal(deal, player) if side(deal, player) == DECLARING else exclude(deal, player)


def surely_together(deal: Deal, player: int, other: int) -> bool:
    """Whether the player is certain that the other is on their side (ROM-ANN-9).

    They go by what is public, and by whether they hold the called king themselves.
    """
    declarer, calling = deal.bidding.declarer, deal.calling
    worlds = deal.possible
    if calling is not None and deal.hands[player] & calling.card:
        worlds = frozenset((None if player == declarer else player,))
    elif player != declarer:
        worlds = worlds - {player}
    return all(_plays(player, declarer, w) == _plays(other, declarer, w) for w in worlds)


def keep_worlds(deal: Deal, player: int, of: Side) -> Deal:
    """Everybody now knows the side of this player: possible partners that say otherwise go."""
    declarer = deal.bidding.declarer
    kept = {w for w in deal.possible if _plays(player, declarer, w) == (of == DECLARING)}
    return deal._replace(possible=frozenset(kept))


def _plays(player: int, declarer: int | None, world: int | None) -> bool:
    """Whether the player is on the declaring side if ``world`` is the partner."""
    return player in (declarer, world)

"""Reconstruction of a world as a Deal: dealt as it must have been, then replayed move by move.

The engine checks each move, so a world that could not have led to the view is rejected here.
"""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine import (
    CUT,
    PASS,
    Action,
    Bid,
    Call,
    Cards,
    Cut,
    Deal,
    Give,
    Lay,
    Pile,
    Play,
    Refused,
    Rules,
    Say,
    Take,
    View,
    Word,
    act,
    each,
    observe,
    open_deal,
    union,
)
from engine.actions import KNOCK, REFUSE
from engine.cards import NONE
from engine.deal import Playing, Straw
from engine.trump_count import TAROKS
from search.worlds.evidence import EXACT_COUNTS, played_by, plays
from search.worlds.knowledge import talon_size
from search.worlds.worlds import World

Queue: TypeAlias = deque[tuple[int, Action]]


class Step(NamedTuple):
    """A deal, what a player did then, and the deal after it."""

    before: Deal
    player: int
    action: Action
    after: Deal


class Misfit(Exception):
    """The world does not lead to the view."""


def deal_of(view: View, world: World) -> Deal:
    """The world as a deal under way. Raises Misfit if it would not look like the view.

    A deal with straw men is replayed up to the play and then laid out as it stands: no View shows,
    and no rule asks, which of the cards played since came from the piles.
    """
    for refused in _refusals(view):
        try:
            deal = _Reconstruction(view, world, refused).replay()
        except Refused:
            continue
        if observe(deal, view.viewer) == view:
            return deal
    raise Misfit


UP_TO_THE_CALL = ("raise", "choice", "call")
"""Phases with statements between the contract and the sight of the talon."""


def statement_steps(view: View, world: World) -> Iterator[Step]:
    """The statements over the cards until the contract and the king called with it.

    They are what would have been said had the world been the deal.
    """
    reconstruction = _Reconstruction(view, world, 0)
    deal = reconstruction.opened()
    for step in reconstruction.steps(deal) if deal.contract is None else ():
        if any(step.before.hands):
            yield step
        if step.after.contract is not None and _phase(step.after) not in UP_TO_THE_CALL:
            return


def _phase(deal: Deal) -> str:
    return deal.rules.phases[deal.phase].name


def _refusals(view: View) -> tuple[int, ...]:
    """Possible numbers of refusals of talon sets, the likeliest first.

    A declarer who has looked at all sets sees no difference if they refused the last one.
    """
    seen = sum(map(bool, view.sets))
    first = (view.contract.index or 1) - 1 if view.contract else 0
    if view.chosen:
        last_look = (view.chosen - 1 - first) % len(view.sets)
        return (last_look, len(view.sets))
    return (seen, seen - 1) if seen else (0,)


class _Reconstruction:
    """A deal being replayed; for each phase, the next move, or None to wait."""

    def __init__(self, view: View, world: World, refused: int) -> None:
        self.view, self.world, self.refused = view, world, refused
        self.bids: Queue = deque(view.bids)
        self.said: Queue = deque(view.said)
        self.proposed: Queue = deque(view.proposals.said if view.proposals else ())
        self.played: Queue = deque(() if view.straw else _played(view))
        self.handlers = {
            "cut": self._cut, "method": self._method, "piles": self._piles,
            "annulment": self._secret, "auction": self._bid, "raise": self._bid_or_keep,
            "choice": self._keep, "call": self._call, "talon": self._talon,
            "discard": self._discard, "conversion": self._convert, "monte": self._propose,
            "play": self._play, "fool": self._give,
        }  # fmt: skip

    def replay(self) -> Deal:
        """The deal as far as the view goes. Raises Refused where a move could not be made."""
        deal = self.opened()
        for step in self.steps(deal):
            deal = step.after
        return _laid_out(deal, self.view, self.world) if self.view.straw else deal

    def steps(self, deal: Deal) -> Iterator[Step]:
        """The steps from this deal on, as far as the view goes."""
        while deal.turn is not None:
            done = self.handlers.get(_phase(deal), self._say)(deal, deal.turn)
            if done is None:
                return
            player, action = done
            step = Step(deal, player, action, act(deal, player, action))
            yield step
            deal = step.after

    # The pack ------------------------------------------------------------------------------------

    def opened(self) -> Deal:
        view, world = self.view, self.world
        cutting = view.cutting
        method = "" if cutting is None or cutting.lifted else cutting.method
        deck = world.pack or _stacked(view, world)
        if cutting is not None and cutting.lifted:
            deck = _undo_cut(deck, cutting.lifted)
        return open_deal(view.rules, deck, view.dealer, view.carry, method)

    def _cut(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        cutting = self.view.cutting
        if cutting is not None and cutting.lifted:
            return player, Cut(cutting.lifted)
        return None if self.view.phase == "cut" else (player, Word(KNOCK))

    def _method(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return None

    def _piles(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        takers = self.view.cutting.takers if self.view.cutting else ()
        return (player, Pile(takers.index(player) + 1)) if player in takers else None

    # Statements ----------------------------------------------------------------------------------

    def _secret(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        """The refusal of a player asked in secret, once the bidding has begun (ROM-DEAL-9)."""
        view = self.view
        waits = player == view.viewer if view.phase in deal.rules.secret else not view.offers
        waits_now = waits and view.viewer == view.turn and not view.bids
        return None if waits_now else (player, PASS)

    def _bid(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return self.bids.popleft() if self.bids else None

    def _bid_or_keep(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return self._bid(deal, player) or self._keep(deal, player)

    def _keep(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        """A pass, which no view records."""
        at_hand = self.view.phase == _phase(deal)
        return None if at_hand else (player, PASS)

    def _call(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return (player, Call(self.view.called)) if self.view.called else None

    def _say(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        if not self.said:
            return None
        player, action = self.said.popleft()
        counts = isinstance(action, Say) and action.key in EXACT_COUNTS
        return player, Say(TAROKS) if counts else action

    def _propose(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return self.proposed.popleft() if self.proposed else None

    # The talon -----------------------------------------------------------------------------------

    def _talon(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        assert deal.exchange is not None
        if deal.exchange.looks and deal.exchange.refused < self.refused:
            return player, Word(REFUSE)
        return (player, Take(self.view.chosen)) if self.view.chosen else None

    def _discard(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return (player, Lay(self.world.laid)) if self.view.laid_size else None

    def _convert(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        contract = self.view.contract
        if self.view.converted and contract is not None:
            return player, Bid(contract.key)
        return self._keep(deal, player)

    # The play ------------------------------------------------------------------------------------

    def _play(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        return self.played.popleft() if self.played else None

    def _give(self, deal: Deal, player: int) -> tuple[int, Action] | None:
        fool = self.view.fool
        return (player, Give(fool.given)) if fool is not None and fool.given else None


def _played(view: View) -> Iterator[tuple[int, Action]]:
    return ((played.player, Play(played.card)) for played in plays(view))


# The pack -----------------------------------------------------------------------------------------


def _undo_cut(deck: tuple[Cards, ...], lifted: int) -> tuple[Cards, ...]:
    """The pack as it was before ``lifted`` cards were cut off."""
    return deck[-lifted:] + deck[:-lifted]


@lru_cache(maxsize=1 << 10)
def _places_of_pack(
    rules: Rules, dealer: int, method: str, takers: tuple[int | None, ...]
) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """By player, and for the talon: the places in the pack of the cards they get."""
    ways = {} if rules.knock is None else rules.knock.methods
    share = ways.get(method, rules.share)
    fallen = share(tuple(1 << place for place in range(len(rules.pack.codes))), dealer)
    hands = list(fallen.hands)
    for owner, taker in zip(rules.cycle(dealer), takers, strict=False):
        if taker is not None:
            hands[taker] = fallen.hands[owner]
    return tuple(hands), fallen.talon


def _stacked(view: View, world: World) -> tuple[Cards, ...]:
    """A pack that falls into this world."""
    cutting = view.cutting
    method, takers = (CUT, ()) if cutting is None else (cutting.method, cutting.takers)
    fallen, under = _places_of_pack(view.rules, view.dealer, method, takers)
    deck = [NONE] * len(view.rules.pack.codes)
    dealt, talon = _as_dealt(view, world, played_by(view))
    for player, places in enumerate(fallen):
        hand = _exposed_last(view, player, dealt[player])
        for place, card in zip(each(places), hand, strict=True):
            deck[place.bit_length() - 1] = card
    for place, card in zip(under, talon, strict=True):
        deck[place.bit_length() - 1] = card
    return tuple(deck)


def _exposed_last(view: View, player: int, hand: Cards) -> list[Cards]:
    """A hand with the cards turned up at the end, honours last (LOM-DEAL-4)."""
    up = view.exposed[player] if view.exposed else NONE
    return [*each(hand & ~up), *sorted(each(up), key=view.rules.pack.value_of.__getitem__)]


def dealt_hands(view: View, world: World, played: list[Cards]) -> list[Cards]:
    """By player: the hand as dealt, where nobody has straw men, given the cards each has played."""
    hands = [hand | cards for hand, cards in zip(world.hands, played, strict=True)]
    hands[view.dealer if view.declarer is None else view.declarer] |= world.laid
    if view.chosen and view.declarer is not None:
        hands[view.declarer] &= ~world.talon[view.chosen - 1]
    return hands


def _as_dealt(view: View, world: World, played: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """By player the hand that was dealt, and the talon from the top."""
    if view.straw is not None:
        hands = [hand | cards for hand, cards in zip(world.hands, played, strict=True)]
        return _as_dealt_with_straw(view, world, hands)
    talon = [card for cards in world.talon for card in each(cards)]
    return dealt_hands(view, world, played), talon


# The straw men ------------------------------------------------------------------------------------


def _as_dealt_with_straw(
    view: View, world: World, hands: list[Cards]
) -> tuple[list[Cards], list[Cards]]:
    """Hands and talon as dealt: piles filled up with any of the cards played since."""
    straw = view.straw
    assert straw is not None
    number = len(straw.tops[view.dealer])
    full = list(hands)
    under = [list(pile) for pile in world.straw]
    size = talon_size(view.rules) // len(under)
    packets: list[list[Cards]] = []
    for pile in range(number):
        for player in view.order:
            below, top = under[number * player + pile], straw.tops[player][pile]
            came = [*([top] if top else []), *below]
            open_cards = straw.known[player]
            likely = [
                full[player] & ~world.hands[player],
                open_cards,
                world.hands[player] & ~open_cards,
            ]
            came_up = [card for cards in likely for card in each(cards & full[player])]
            gone = came_up[: size - len(came)]
            full[player] &= ~union(gone)
            packets.append([*gone, *came])
    return full, [card for packet in packets for card in packet]


def _laid_out(deal: Deal, view: View, world: World) -> Deal:
    """The play with straw men as it stands in the view."""
    straw, contract = view.straw, view.contract
    if straw is None or contract is None or view.leader is None or view.turn is None:
        return deal
    taken = [NONE] * len(world.hands)
    for trick in view.tricks:
        taken[trick.winner] |= sum(trick.cards)
    legal = contract.narrow(world.hands[view.turn] | straw.open_to(view.turn), view.trick)
    number, nothing = len(straw.tops[view.turn]), (NONE,) * len(taken)
    hidden = tuple(
        world.straw[number * player : number * (player + 1)] for player in range(len(taken))
    )
    playing = Playing(view.leader, view.trick, legal, view.tricks, tuple(taken), nothing)
    return deal._replace(
        hands=world.hands,
        straw=Straw(hidden, straw.tops, straw.known, straw.calls),
        turn=view.turn,
        playing=playing,
    )

"""A player's knowledge of a deal: the cards they do not see, and the possible places of each.

``knowledge`` is the only door into ``search``: a View goes in, a Deal never passes.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine import Cards, Rules, View, union
from engine.cards import NONE
from engine.pack import KEPT_VALUE
from engine.rules import no_voids
from engine.sides import DEFENCE
from search.worlds.evidence import PLENTY, counts, lacks, played_by, vouched, without_called

PILES_EACH = 3
"""Piles of each straw man (STR-DEAL-3)."""

PlaceKind = Literal["hand", "set", "talon", "laid", "pile", "pack"]


class HiddenPlace(NamedTuple):
    """A place with cards face down for the viewer."""

    kind: PlaceKind
    """A hand, a talon set, the rest of a talon without sets, the discards, a straw pile, the pack
    before it is dealt."""
    number: int
    """Of a hand the player, of a set its place in the talon from 0, of a straw pile
    ``PILES_EACH`` x player + pile."""
    room: int
    """Cards that lie here beside the known ones."""
    mask: Cards
    """The cards that they may be."""
    known: Cards = NONE
    """The cards that are surely here."""

    @property
    def ordered(self) -> bool:
        """Whether it matters which card comes first."""
        return self.kind in ("talon", "pile", "pack")


class Bound(NamedTuple):
    """The limits on how many of some cards are among those drawn for a place."""

    place: int
    mask: Cards
    low: int
    high: int


class Spared(NamedTuple):
    """A discard in which some kinds of cards go before others (LOM-DISC-3)."""

    laid: int
    """The place of the discards; of the hand they came from."""
    hand: int
    kinds: tuple[Cards, ...]
    """Kinds in the order in which they go: none goes while the hand has any of an earlier kind."""


class Knowledge(NamedTuple):
    """All that may be hidden from a player, as numbers.

    A world puts every card of ``unseen`` into a place whose mask has it, fills each place's room,
    and keeps the bounds. ``secret``: cards of which one of the hands has none; empty: none need.
    """

    unseen: Cards
    places: tuple[HiddenPlace, ...]
    bounds: tuple[Bound, ...]
    spared: Spared | None = None
    secret: Cards = NONE

    def keeps(self, drawn: Sequence[Cards]) -> bool:
        """Whether a draw, the cards by place, keeps the bounds; masks are not looked at."""
        for place, mask, low, high in self.bounds:
            if not low <= (drawn[place] & ~self.places[place].known & mask).bit_count() <= high:
                return False
        if self.spared is None:
            return True
        before, laid, hand = NONE, drawn[self.spared.laid], drawn[self.spared.hand]
        for kind in self.spared.kinds:
            if laid & kind and hand & before:
                return False
            before |= kind
        return True

    def admits(self, drawn: Sequence[Cards]) -> bool:
        """Whether a draw may be the truth: every card seen or hidden where it can be."""
        for place, cards in zip(self.places, drawn, strict=True):
            rest = cards & ~place.known
            if place.known & ~cards or rest & ~place.mask or rest.bit_count() != place.room:
                return False
        return self.keeps(drawn) and (not self.secret or self._one_is_asked(drawn))

    def _one_is_asked(self, drawn: Sequence[Cards]) -> bool:
        pairs = zip(self.places, drawn, strict=True)
        return any(place.kind == "hand" and not cards & self.secret for place, cards in pairs)


def knowledge(view: View) -> Knowledge:
    """The knowledge of a viewer of a deal under way. Raises ValueError for a finished one."""
    if view.over:
        raise ValueError("the deal is over: nothing is left to be guessed")
    if not view.dealt:
        whole = view.rules.pack.whole
        return Knowledge(whole, (HiddenPlace("pack", 0, whole.bit_count(), whole),), ())
    return _Gathering(view).complete()


def asked_secretly(view: View) -> Cards:
    """The cards that a hand must lack to be asked secretly; else none (ROM-DEAL-9).

    A viewer who seems to be on turn, but is offered nothing, waits for a player who is asked.
    """
    waits = view.viewer is not None and view.turn == view.viewer and not view.offers
    return view.rules.pack.trumps | view.rules.kings if waits else NONE


@lru_cache(maxsize=1 << 10)
def talon_size(rules: Rules) -> int:
    """The number of cards dealt to the talon."""
    return len(rules.share(tuple(1 << bit for bit in range(len(rules.pack.codes))), 0).talon)


class _Gathering:
    """A knowledge under construction: the cards seen, and those known by place."""

    def __init__(self, view: View) -> None:
        self.view, self.rules, self.pack = view, view.rules, view.rules.pack
        self.played = played_by(view)
        self.held = self._held()
        self.unseen = self.pack.whole & ~self._seen()

    def complete(self) -> Knowledge:
        """The complete knowledge."""
        places = tuple(self._places())
        bounds = tuple(bound for bound in self._bounds(places) if self._binds(bound, places))
        return Knowledge(
            self.unseen, places, bounds, self._spared(places), asked_secretly(self.view)
        )

    # Cards that were seen ------------------------------------------------------------------------

    def _held(self) -> list[Cards]:
        """By player the cards they surely hold."""
        view, gone = self.view, union(self.played)
        held = vouched(view)
        for player in view.order:
            held[player] |= view.open_hands[player] | view.face_up[player]
            if view.exposed and player != view.dealer:
                held[player] |= view.exposed[player]
            if view.straw is not None:
                held[player] |= view.straw.known[player]
        if view.declarer is not None:
            held[view.declarer] |= self._taken() & self._kept()
        if view.viewer is not None:
            held[view.viewer] = view.hand
        return [cards & ~gone & ~view.laid for cards in held]

    def _seen(self) -> Cards:
        view = self.view
        seen = union(self.played) | union(self.held) | union(view.gifts) | view.gift_ahead
        seen |= view.laid
        for number, cards in enumerate(view.sets, 1):
            if number != view.chosen:
                seen |= cards
        if view.straw is not None:
            seen |= union(top for tops in view.straw.tops for top in tops)
        return seen

    def _taken(self) -> Cards:
        """The set that the declarer took, if the viewer has seen it."""
        return self.view.sets[self.view.chosen - 1] if self.view.chosen else NONE

    @property
    def _layer(self) -> int:
        """The player who lays cards away: the declarer; without one, the dealer."""
        view = self.view
        return view.dealer if view.declarer is None else view.declarer

    def _gone_to_layer(self) -> Cards:
        """Cards seen going to the hand that lays some away: they are still there, or laid away."""
        view = self.view
        return self._taken() | (view.exposed[view.dealer] if view.exposed else NONE)

    # Places --------------------------------------------------------------------------------------

    def _places(self) -> Iterator[HiddenPlace]:
        view, lacking, strangers = self.view, lacks(self.view), without_called(self.view)
        for player in view.order:
            if player != view.viewer and view.hand_sizes[player]:
                mask = self.unseen & ~lacking[player]
                if view.sides[player] == DEFENCE or player in strangers:
                    mask &= ~view.called
                if player == self._layer:
                    mask &= ~self._laid_first()
                surely_held = self.held[player]
                room = view.hand_sizes[player] - surely_held.bit_count()
                yield self._place("hand", player, room, mask, surely_held)
        yield from self._talon()
        if hidden := view.laid_size - view.laid.bit_count():
            yield self._place("laid", 0, hidden, self.unseen & self._may_be_laid())

    def _place(
        self, kind: PlaceKind, number: int, room: int, mask: Cards, known: Cards = NONE
    ) -> HiddenPlace:
        if (kind, number) not in (("hand", self._layer), ("laid", 0)):
            mask &= ~self._gone_to_layer()
        return HiddenPlace(kind, number, room, mask if room else NONE, known)

    def _talon(self) -> Iterator[HiddenPlace]:
        """The face-down part of the talon; with straw men it has gone into their piles."""
        view = self.view
        if view.straw is not None:
            for player in view.order:
                for pile, size in enumerate(view.straw.hidden[player]):
                    if size:
                        yield self._place("pile", PILES_EACH * player + pile, size, self.unseen)
            return
        for number, cards in enumerate(view.sets):
            if not cards and number + 1 != view.chosen:
                size = talon_size(self.rules) // len(view.sets)
                yield self._place("set", number, size, self.unseen)
        left = talon_size(self.rules) - len(view.gifts) - bool(view.gift_ahead)
        if left and not view.sets:
            yield self._place("talon", 0, left, self.unseen)

    # Discards ------------------------------------------------------------------------------------

    def _may_be_laid(self) -> Cards:
        """The possible hidden discards: no trumps that are shown, no cards of five points."""
        if self.view.declarer is not None:
            return self.pack.whole & ~self.pack.trumps & ~self._kept()
        may, played = NONE, self.played[self._layer]
        for kind in self._kinds():
            may |= kind
            if played & kind:  # it was kept, so none of the later kinds went
                break
        return may

    def _laid_first(self) -> Cards:
        """Cards that the declarer cannot have kept, having laid trumps away (POL-TAL-5)."""
        view = self.view
        if view.declarer is None or not self.rules.tells.trumps_laid_last:
            return NONE
        trumps_went = view.laid & self.pack.trumps
        return self.pack.whole & ~self.pack.trumps & ~self._kept() if trumps_went else NONE

    def _kept(self) -> Cards:
        """The cards that no declarer lays away."""
        return self.pack.worth(self.pack.whole, KEPT_VALUE)

    def _kinds(self) -> tuple[Cards, ...]:
        """The kinds of cards that the dealer lays away, those first that go first (LOM-DISC)."""
        pack = self.pack
        may = pack.whole & ~self.rules.tells.never_laid
        suits, trumps = may & ~pack.trumps, may & pack.trumps
        if not self.rules.tells.exposed_laid_last:
            return suits, trumps
        up = self.view.exposed[self._layer]
        return suits & ~up, suits & up, trumps & ~up, trumps & up

    def _spared(self, places: tuple[HiddenPlace, ...]) -> Spared | None:
        if self.view.declarer is not None:
            return None
        number = {(place.kind, place.number): index for index, place in enumerate(places)}
        laid, hand = number.get(("laid", 0)), number.get(("hand", self._layer))
        return None if laid is None or hand is None else Spared(laid, hand, self._kinds())

    # Bounds --------------------------------------------------------------------------------------

    def _bounds(self, places: tuple[HiddenPlace, ...]) -> Iterator[Bound]:
        """The declared numbers of trumps; and one at least where a hand without any voids deals."""
        trumps, trump_counts = self.pack.trumps, counts(self.view)
        voids = self.rules.voids is not no_voids
        for index, place in enumerate(places):
            if place.kind != "hand":
                continue
            player = place.number
            if player in trump_counts:
                low, high = trump_counts[player]
                had = ((self.played[player] | place.known) & trumps).bit_count()
                yield Bound(index, trumps, low - had, high - had)
            if voids and not self._dealt_trump(player, place):
                may_hold = trumps & ~self._taken() if player == self.view.declarer else trumps
                yield Bound(index, may_hold, 1, PLENTY)

    def _dealt_trump(self, player: int, place: HiddenPlace) -> bool:
        """Whether a trump is known that was dealt to the player (SLO-DEAL-6)."""
        cards = self.played[player] | place.known
        if player == self.view.declarer:
            cards = (cards | self.view.laid) & ~self._taken()
        return bool(cards & self.pack.trumps)

    @staticmethod
    def _binds(bound: Bound, places: tuple[HiddenPlace, ...]) -> bool:
        """Whether it says anything at all."""
        place = places[bound.place]
        may = min(place.room, (place.mask & bound.mask).bit_count())
        surely = place.room - (place.mask & ~bound.mask).bit_count()
        return bound.low > max(0, surely) or bound.high < may

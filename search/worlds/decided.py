"""Deals in which nothing can change any more, proved from a single view.

The proof holds wherever the cards hidden from the viewer may lie, and however they are played. So
an offer to end such a deal tells the viewer nothing. Many decided deals have no such proof.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine import Cards, Deal, Settlement, Trick, View, Views, each, observe, union
from engine.cards import NONE
from engine.sides import DECLARING, declaring, side
from search.worlds.knowledge import HiddenPlace, Knowledge, knowledge

BIRDS = ("T1", "T2", "T3", "T4")
"""Trumps that may earn a bonus in one of the last tricks, where straw men are played (STR-BON)."""


def is_decided(views: Views, viewer: int | None) -> bool:
    """Whether a viewer (None: a bystander) is certain that no card to come changes the score."""
    view = views(viewer)
    return _may_be_proved(view) and _is_proved(views.deal, _Proof(view, knowledge(view)))


def is_settled(deal: Deal) -> bool:
    """Whether no card to come changes the score, for somebody who sees all cards."""
    view = observe(deal, None)
    if not _may_be_proved(view):
        return False
    if deal.exchange is not None:
        view = view._replace(laid=deal.exchange.laid)
    if declaring(deal):
        sides = (side(deal, n) if n in deal.order else None for n in range(deal.rules.players))
        view = view._replace(sides=tuple(sides))
    return _is_proved(deal, _Proof(view, Knowledge(NONE, tuple(_open_places(deal)), ())))


def _open_places(deal: Deal) -> Iterator[HiddenPlace]:
    """The places of cards to come, with all of them known."""
    for player in deal.order:
        piles = deal.straw.hidden[player] if deal.straw else ()
        cards = deal.hands[player] | union(card for pile in piles for card in pile)
        yield HiddenPlace("hand", player, 0, NONE, cards)


def _may_be_proved(view: View) -> bool:
    """Whether cards are being played."""
    return view.phase == "play" and view.contract is not None


def _is_proved(deal: Deal, proof: "_Proof") -> bool:
    """Whether the score is the same wherever hidden cards lie, and however they are played."""
    if not proof.bonuses_are_settled:
        return False
    if proof.one_side_takes_the_rest:
        return True
    return proof.collections_are_settled and _scores_alike(deal, proof)


@dataclass(frozen=True)
class _Proof:
    """Facts about the rest of a deal that are certain."""

    view: View
    known: Knowledge

    @cached_property
    def playable(self) -> Mapping[int, Cards]:
        """By player: every card that they may still play."""
        view = self.view
        cards = {player: view.hand if player == view.viewer else NONE for player in view.order}
        for place in _narrowed(self.known.places):
            if place.kind in ("hand", "pile"):
                player = place.number if place.kind == "hand" else place.number // 3
                cards[player] |= place.mask | place.known
        if view.straw is not None:
            for player in view.order:
                cards[player] |= union(view.straw.tops[player])
        return cards

    def are_gone(self, cards: Cards) -> bool:
        """Whether none of these cards is on the table, or may still come there."""
        return not cards & (union(iter(self.playable.values())) | union(self.view.trick))

    @cached_property
    def in_first_side(self) -> Mapping[int, bool | None]:
        """By player: whether they are on the declaring side; None: the viewer does not know.

        Where two play without a declarer, forehand's is the first side.
        """
        view = self.view
        if view.declarer is None:
            return {player: player == view.order[0] for player in view.order}
        sides = {player: view.sides[player] for player in view.order}
        return {player: known and known == DECLARING for player, known in sides.items()}

    # Bonuses -----------------------------------------------------------------------------------

    @property
    def bonuses_are_settled(self) -> bool:
        """Whether no single card to come earns or costs anything by the trick it is played to."""
        view, rules, contract = self.view, self.view.rules, self.view.contract
        assert contract is not None
        if not self.are_gone(view.called):
            return False
        if rules.teams and (view.fool is None or not view.fool.given):  # it may be exchanged yet
            return False
        pays = contract.bonuses or view.straw is not None
        together = not self.are_gone(rules.fool) and not self.are_gone(rules.mond)
        if together and (pays or contract.mond_penalty):
            return False
        return not pays or self.are_gone(rules.pagat | self._birds)

    @property
    def _birds(self) -> Cards:
        """Cards that count by the number of their trick, or with a call."""
        if self.view.straw is None:
            return NONE
        rules = self.view.rules
        return rules.called_out | union(rules.pack[code] for code in BIRDS)

    @property
    def collections_are_settled(self) -> bool:
        """Whether neither side can still get all tricks, all kings, or the whole trula."""
        view, rules, contract = self.view, self.view.rules, self.view.contract
        assert contract is not None
        if contract.aim != "points" or rules.teams or None in self.in_first_side.values():
            return False
        won = (self._won(first=True), self._won(first=False))
        if not all(won):
            return False
        if not contract.bonuses and view.straw is None:
            return True
        return all(
            self.are_gone(cards) or all(cards & pile for pile in won)
            for cards in (rules.kings, rules.fool | rules.mond | rules.pagat)
        )

    def _won(self, *, first: bool) -> Cards:
        """The cards of a side's tricks."""
        tricks = (t for t in self.view.tricks if self.in_first_side[t.winner] == first)
        return union(card for trick in tricks for card in trick.cards)

    # Tricks ------------------------------------------------------------------------------------

    @property
    def one_side_takes_the_rest(self) -> bool:
        """Whether all tricks to come go to one player, or to one side that counts as a whole."""
        winners, contract = self._possible_winners(), self.view.contract
        assert contract is not None
        if len(winners) == 1:
            return True
        sides = {self.in_first_side[player] for player in winners}
        counts_together = contract.aim != "alone" and not self.view.rules.teams
        return counts_together and len(sides) == 1 and None not in sides

    def _possible_winners(self) -> set[int]:
        """The players who may win any trick to come, the one on the table included."""
        view, order = self.view, self.view.order
        assert view.contract is not None and view.leader is not None
        winners = {view.leader}
        if view.trick:
            start = order.index(view.leader)
            seats = order[start:] + order[:start]
            ahead = seats[view.trick.index(view.contract.winner(view.trick))]
            to_come = seats[len(view.trick) :]
            winners = {ahead, *(player for player in to_come if self._beats(player, view.trick))}
        while True:
            led = [(card,) for leader in winners for card in each(self.playable[leader])]
            others = [player for player in order if player not in winners]
            more = {player for player in others if any(self._beats(player, t) for t in led)}
            if not more:
                return winners
            winners |= more

    def _beats(self, player: int, trick: tuple[Cards, ...]) -> bool:
        """Whether a player may win a trick that begins like this.

        The pagat may, as long as Fool and mond may join it (SLO-TRK-3).
        """
        rules, contract = self.view.rules, self.view.contract
        assert contract is not None
        cards = self.playable[player]
        emperor = (rules.fool, rules.mond, rules.pagat)
        if cards & rules.pagat and not any(self.are_gone(card) for card in emperor):
            return True
        return any(contract.winner((*trick, card)) == card for card in each(cards & ~union(trick)))


def _narrowed(places: tuple[HiddenPlace, ...]) -> tuple[HiddenPlace, ...]:
    """The hidden places without cards that must lie in another one, or for which there is no room.

    A place whose room is filled by cards that fit nowhere else holds just these.
    """
    before: list[HiddenPlace] = []
    narrowed = list(places)
    while before != narrowed:
        before = list(narrowed)
        for number in range(len(narrowed)):
            others = [*range(number), *range(number + 1, len(narrowed))]
            mask, room = narrowed[number].mask, narrowed[number].room
            only_here = mask & ~union(narrowed[other].mask for other in others)
            if only_here.bit_count() == room:
                mask = only_here
            full = mask if mask.bit_count() == room else NONE
            narrowed[number] = narrowed[number]._replace(mask=mask)
            for other in others:
                left = narrowed[other].mask & ~full
                narrowed[other] = narrowed[other]._replace(mask=left)
    return tuple(narrowed)


# Card points -------------------------------------------------------------------------------------


def _scores_alike(deal: Deal, proof: _Proof) -> bool:
    """Whether the score is the same if either side gets all cards to come.

    More card points never score less, so it is the same in between, too.
    """
    best, worst = (_settled(deal, proof, first=first) for first in (True, False))
    return (best.scores, best.made, best.notes) == (worst.scores, worst.made, worst.notes)


def _settled(deal: Deal, proof: _Proof, *, first: bool) -> Settlement:
    """The score if the first side gets all cards to come, or the other one does.

    Of the cards hidden from the viewer, those worth least lie in the discards and the talon.
    """
    view, playing, exchange = proof.view, deal.playing, deal.exchange
    assert playing is not None
    hidden = proof.known.unseen | union(place.known for place in proof.known.places)
    rest = sorted(each(hidden), key=deal.rules.pack.value)
    laid, talon = view.laid, deal.talon
    sets = list(exchange.sets if exchange else ())
    for place in sorted(proof.known.places, key=lambda place: place.kind):  # the discards first
        if place.kind in ("laid", "set", "talon"):
            cards, rest = rest[: place.room], rest[place.room :]
            if place.kind == "laid":
                laid |= union(cards)
            elif place.kind == "set":
                sets[place.number] = union(cards)
            else:
                talon = tuple(cards)
    tops = () if view.straw is None else [top for each_top in view.straw.tops for top in each_top]
    to_come = [*view.trick, *each(view.hand), *filter(None, tops), *rest]
    winner = next(player for player in view.order if proof.in_first_side[player] == first)
    taken = list(playing.taken)
    taken[winner] |= union(to_come)
    tricks = (*playing.tricks, *_tricks_of(winner, to_come, len(view.order)))
    if exchange is not None:
        exchange = exchange._replace(laid=laid, sets=tuple(sets))
        talon = tuple(card for cards in sets for card in each(cards))
    ended = deal._replace(
        hands=(NONE,) * len(deal.hands),
        turn=None,
        playing=playing._replace(trick=(), tricks=tricks, taken=tuple(taken)),
        exchange=exchange,
        talon=talon,
    )
    return deal.rules.settle(ended)


def _tricks_of(winner: int, cards: list[Cards], size: int) -> list[Trick]:
    """Cards as tricks that a player led and won."""
    assert len(cards) % size == 0
    return [
        Trick(winner, tuple(cards[start : start + size]), winner, cards[start])
        for start in range(0, len(cards), size)
    ]

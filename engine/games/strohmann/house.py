"""The house at Straw Man Tarock: takes the game with a strong hand, counts what is still out."""

from dataclasses import dataclass

from engine.family import (
    CARD,
    PASS,
    Action,
    Bid,
    Cards,
    CardSense,
    Habits,
    Offer,
    Play,
    View,
    Word,
    each,
    judged,
    leaning,
    union,
)
from engine.games.strohmann.scoring import BIRDS

TAKING = 21.0
"""The strength of 15 cards at which taking the game beats passing."""

PER_CARD = 2 / 3
"""The part of a card's value lost to counting by threes."""
GIVEN, TAKEN = 0.5, 1.3
"""The average value of the other player's card, if they lose the trick or win it."""
BIRD, BIRD_KEPT = 6.0, 1.5
"""A game point in card points, and what a bird is worth on its way there."""


@dataclass(frozen=True)
class Table:
    """The viewer's knowledge of the play: own cards, the other's, likely places of the rest."""

    view: View
    mine: Cards
    playable: Cards
    """Cards that the other player can surely play."""
    unseen: Cards
    share: float
    """The chance that an unseen card is in the other player's hand."""
    flying: Cards
    """The bird that flies in the trick at hand, if one does."""
    waiting: Cards
    """The birds that fly in a later trick."""
    sense: CardSense

    def able(self, cards: Cards) -> float:
        """The chance that the other player can play one of the cards."""
        if cards & self.playable:
            return 1.0
        return float(1 - (1 - self.share) ** (cards & self.unseen).bit_count())


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    first = view.offers[0]
    if first.kind is Play:
        return choose_card(view, first, habits)
    if rights := [offer.keys[0] for offer in view.offers if offer.kind is Word]:
        return Word(rights[0])  # a hand without a trump can only become better
    keys = [key for offer in view.offers if offer.kind is Bid for key in offer.keys]
    return Bid(keys[0]) if keys and judged(view, habits, keys[0]).strength >= TAKING else PASS


def choose_card(view: View, offer: Offer, habits: Habits) -> Action:
    """The card that brings most, with whatever may be called out with it: that costs nothing."""
    best = offer.cards if offer.size == 1 else _best_of(view, offer.cards, habits)
    return Play(best, _call_with(view, best))


def _best_of(view: View, cards: Cards, habits: Habits) -> Cards:
    """The card that brings most; of equal ones the lowest."""
    table = read(view, habits)
    judge = answering if view.trick else leading
    return max(
        each(cards),
        key=lambda card: (
            judge(table, card) + _called(view, card) + CARD * leaning(habits, view, card)
        ),
    )


def _call_with(view: View, card: Cards) -> str:
    calls = (offer for offer in view.offers if offer.keys and offer.cards & card)
    return next((offer.keys[0] for offer in calls), "")


def _called(view: View, card: Cards) -> float:
    """The worth of a call that would complete Rostopschin."""
    before = view.straw.calls[-1:] if view.straw else ()
    running = before and before[0].trick == len(view.tricks) and _call_with(view, card)
    return BIRD if running else 0.0


def read(view: View, habits: Habits) -> Table:
    """The viewer's knowledge; both players see all cards that were played."""
    straw, me = view.straw, view.viewer
    assert straw is not None and me is not None
    other = 1 - me
    playable = straw.open_to(other) | straw.known[other]
    mine = view.hand | straw.open_to(me)
    unseen = view.rules.pack.whole & ~(mine | playable | view.played)
    hidden = view.hand_sizes[other] - straw.known[other].bit_count()
    number = len(view.tricks) + 1
    flying = union([card for card, trick in BIRDS.values() if trick == number])
    waiting = union([card for card, trick in BIRDS.values() if trick > number])
    share = hidden / (unseen.bit_count() or 1)
    return Table(view, mine, playable, unseen, share, flying, waiting, habits.cards)


def points(table: Table, cards: Cards) -> float:
    """The card points of some cards of a trick, with the bird that flies in it."""
    pack = table.view.rules.pack
    worth = pack.value(cards) - PER_CARD * cards.bit_count()
    return worth + (BIRD if cards & table.flying else 0.0)


def keeping(table: Table, card: Cards) -> float:
    """The worth of a card that stays in place."""
    rules, sense = table.view.rules, table.sense
    worth = BIRD_KEPT if card & table.waiting else 0.0
    if not card & rules.pack.trumps:
        return worth + (sense.king_kept if card & rules.kings else 0.0)
    others = (table.playable | table.unseen) & rules.pack.trumps
    beaten = (others & (card - 1)).bit_count() + 1
    share: float = (beaten / (others.bit_count() + 1)) ** sense.steep
    return worth + sense.master * share


def answering(table: Table, card: Cards) -> float:
    """The trick won or lost, less what the card is worth later."""
    assert table.view.contract is not None
    trick = (*table.view.trick, card)
    won = table.view.contract.winner(trick) == card
    stake = points(table, union(trick))
    return (stake if won else -stake) - keeping(table, card)


def leading(table: Table, card: Cards) -> float:
    """The trick, by how likely the other can win it, less what the card is worth later."""
    pack = table.view.rules.pack
    suit = pack.suits[pack.suit(card)]
    lost = table.able(suit & ~((card << 1) - 1))
    if not card & pack.trumps:
        lost += (1 - table.able(suit)) * table.able(pack.trumps)
    lost *= table.sense.eager
    worth = points(table, card)
    return (1 - lost) * (worth + GIVEN) - lost * (worth + TAKEN) - keeping(table, card)

"""Which moves may be taken back: those after which no view shows anything new but the move itself.

A move is compared with nothing but the views before and after it, those of all players and the
public one. A field of a view in which a move itself is written may change; every other one (a
trick that is complete, a side that is known, the contract that the last bid has found) must be as
it was, and no card may be seen that was not seen before or belongs to the move. House players'
views count, too: otherwise an offer to take a move back would tell of their cards.

Whoever plays with the house alone spoils nobody's game: they may take a move back until they have
made the next one, with all that the house has done since; the score sheet says how often. What was
hidden stays so: once anybody has seen a card that none of these moves put down (a talon that was
opened, a gift, the next card of a pile), it is too late.

Whose move it must be, and who must be next, ``Table.undoable`` says; ``takebacks.py`` asks the
others.
"""

from operator import itemgetter

from bot.tables.forced import after_secrets
from bot.tables.info import AUCTION
from engine import Action, Bid, Cards, Deal, Kontra, Lay, Pass, Play, Say, View, Views, union

WORD = "word"
"""The key for what is said: an announcement, a kontra, or a pass outside the auction (*That's all*,
say), which stands under another one in ``UNDOABLE``."""

UNDOABLE: dict[type[Action], str] = {
    **{Play: "card", Lay: "discard", Bid: "bid", Pass: "pass"},
    **{Say: WORD, Kontra: WORD},
}
"""The kinds of moves that may be taken back, each with its key in the sentences about it."""

WRITTEN = frozenset(
    "phase turn offers leader bids high said items hand hand_sizes open_hands face_up straw"
    " laid laid_size trick fool".split()
)
"""The fields of a view in which a bid, a discard or a card is written, and who is asked next."""


def what_is(before: Deal, action: Action) -> str:
    """The key of a move that is taken back, for sentences about it."""
    bidding = before.rules.phases[before.phase].name in AUCTION
    return WORD if isinstance(action, Pass) and not bidding else UNDOABLE[type(action)]


def shows_only_itself(before: Views, after: Views, action: Action) -> bool:
    """Whether nobody has seen anything new by this move but the move itself.

    The answer gives nothing away: in two deals that a player cannot tell apart it is the same.
    """
    if type(action) not in UNDOABLE or after.deal.over or touches_secrets(before, after):
        return False
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return all(_only_this(before(who), after(who), moved) for who in everybody)


def touches_secrets(before: Views, after: Views) -> bool:
    """Whether that a move was made, or could be taken back, would tell who was asked in secret."""
    return before.deal.in_secret or after.deal.in_secret or after_secrets(after.deal)


def opens_nothing(before: Views, after: Views, action: Action) -> bool:
    """Whether nobody has seen a card by this move but those that it put down."""
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return not any(_turned_up(before(who), after(who)) & ~moved for who in everybody)


def _turned_up(before: View, after: View) -> Cards:
    """The cards that a viewer saw by a move, wherever they lie."""
    return _all_seen(after) & ~_all_seen(before)


def _all_seen(view: View) -> Cards:
    played = union(card for trick in view.tricks for card in trick.cards)
    beside = union(view.sets) | union(view.gifts) | union(view.exposed) | view.gift_ahead
    return _seen(view) | played | beside


_settled = itemgetter(*(n for n, name in enumerate(View._fields) if name not in WRITTEN))


def _only_this(before: View, after: View, moved: Cards) -> bool:
    settled: bool = _settled(before) == _settled(after)
    return settled and not _seen(after) & ~_seen(before) & ~moved


def _cards_of(action: Action) -> Cards:
    match action:
        case Play(card):
            return card
        case Lay(cards):
            return cards
    return 0


def _seen(view: View) -> Cards:
    """The cards that lie before the viewer's eyes in fields that may change."""
    seen = view.hand | view.laid | union(view.trick) | union(view.open_hands) | union(view.face_up)
    if view.fool is not None:
        seen |= view.fool.given
    if view.straw is not None:
        seen |= union(view.straw.known) | union(top for tops in view.straw.tops for top in tops)
    return seen

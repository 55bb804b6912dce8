"""Rules of taking back a move: it must be the player's last one, and reveal nothing but itself.

A move is judged only by the views before and after it, those of all players and the public one.
Fields in which a move itself is written may change; every other one (a completed trick, a side now
known, the contract that the last bid settled) must stay as it was, and no card may become visible
except those of the move. House players' views count, too: otherwise an offer to take a move back
would tell of their cards.

A person alone with the house spoils no one's game: they may take a move back until they have made
the next one, with all that the house has done since; the score sheet says how often. Hidden cards
stay hidden: once anyone has seen a card that none of these moves put down (an opened talon, a gift,
the next card of a pile), it is too late.

``takebacks.py`` asks the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

from bot.games.info import AUCTION
from engine import Action, Bid, Cards, Deal, Kontra, Lay, Pass, Play, Say, View, Views, union

WORD = "word"
"""The key of all that is said: an announcement, a kontra, or a pass outside the auction, such as
*That's all*; ``UNDOABLE`` has another key for passes within it."""

UNDOABLE: dict[type[Action], str] = {
    **{Play: "card", Lay: "discard", Bid: "bid", Pass: "pass"},
    **{Say: WORD, Kontra: WORD},
}
"""The kinds of moves that may be taken back, each with its key in sentences about it."""

MOVE_FIELDS = frozenset(
    "phase turn offers leader bids high said items hand hand_sizes open_hands face_up straw"
    " laid laid_size trick fool".split()
)
"""The fields of a view that a bid, a discard or a card changes, and those about the next turn."""


def move_key(before: Deal, action: Action) -> str:
    """The key of a move, for sentences about taking it back."""
    bidding = before.rules.phases[before.phase].name in AUCTION
    return WORD if isinstance(action, Pass) and not bidding else UNDOABLE[type(action)]


@dataclass(frozen=True)
class LastMove:
    """A deal's last move, with the views before and after it."""

    player: int
    user: int | None
    """The person who made it; None: the house."""
    action: Action
    before: Views
    after: Views

    @cached_property
    def shows_only_itself(self) -> bool:
        """Whether the move showed no one anything but itself; cached: every drawn hand needs it."""
        return shows_only_itself(self.before, self.after, self.action)

    @cached_property
    def opens_nothing(self) -> bool:
        """Whether the move showed no one a card but those it put down."""
        return opens_nothing(self.before, self.after, self.action)


def undoable_alone(path: Sequence[LastMove], player: int, person: int | None) -> int:
    """The number of moves to undo if a person alone with the house takes back their last one.

    The house's moves since are undone as well. 0: they may not.

    ``path``: the moves since a person made one, that one first.
    """
    return len(path) if path and _made_by(path[0], player, person) and may_go_back(path) else 0


def undoable_among_people(
    path: Sequence[LastMove], player: int, person: int | None, *, person_next: bool
) -> bool:
    """Return whether this player, in a person's seat, may take the last move back.

    The others must agree, which takes a while: so the next to act must be a person, who can wait or
    play on (``person_next``).
    """
    if not path or not person_next or not _made_by(path[-1], player, person):
        return False
    return path[-1].shows_only_itself


def _made_by(move: LastMove, player: int, person: int | None) -> bool:
    """Return whether the person made the move, and still has the seat."""
    return move.player == player and move.user is not None and move.user == person


def may_go_back(path: Sequence[LastMove]) -> bool:
    """Return whether these moves may be undone for a person alone with the house.

    None of them may have opened a hidden card.
    """
    if type(path[0].action) not in UNDOABLE:
        return False
    secret = any(touches_secrets(move.before, move.after) for move in path)
    return not secret and all(move.opens_nothing for move in path)


def shows_only_itself(before: Views, after: Views, action: Action) -> bool:
    """Return whether this move showed no one anything new but itself.

    The result reveals nothing: it is the same in two deals that a player cannot tell apart.
    """
    if type(action) not in UNDOABLE or after.deal.over or touches_secrets(before, after):
        return False
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return all(_shows_only(before(viewer), after(viewer), moved) for viewer in everybody)


def touches_secrets(before: Views, after: Views) -> bool:
    """Return whether a move, or taking it back, would reveal who was asked in secret."""
    return before.deal.in_secret or after.deal.in_secret or _after_secrets(after.deal)


def _after_secrets(deal: Deal) -> bool:
    """Return whether a secret question may be open, as far as all know (ROM-DEAL-9).

    After the first bid or pass, all have been asked.
    """
    secret = deal.phase > 0 and deal.rules.phases[deal.phase - 1].name in deal.rules.secret
    return secret and not deal.bidding.said


def opens_nothing(before: Views, after: Views, action: Action) -> bool:
    """Return whether this move showed no one a card but those it put down."""
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return not any(_turned_up(before(viewer), after(viewer)) & ~moved for viewer in everybody)


def _turned_up(before: View, after: View) -> Cards:
    """The cards that a move showed a viewer, in any field."""
    return _all_seen(after) & ~_all_seen(before)


def _all_seen(view: View) -> Cards:
    played = union(card for trick in view.tricks for card in trick.cards)
    beside = union(view.sets) | union(view.gifts) | union(view.exposed) | view.gift_ahead
    return _seen(view) | played | beside


_other_fields = itemgetter(*(n for n, name in enumerate(View._fields) if name not in MOVE_FIELDS))


def _shows_only(before: View, after: View, moved: Cards) -> bool:
    unchanged: bool = _other_fields(before) == _other_fields(after)
    return unchanged and not _seen(after) & ~_seen(before) & ~moved


def _cards_of(action: Action) -> Cards:
    match action:
        case Play(card):
            return card
        case Lay(cards):
            return cards
    return 0


def _seen(view: View) -> Cards:
    """The cards the viewer sees in fields that may change."""
    seen = view.hand | view.laid | union(view.trick) | union(view.open_hands) | union(view.face_up)
    if view.fool is not None:
        seen |= view.fool.given
    if view.straw is not None:
        seen |= union(view.straw.known) | union(top for tops in view.straw.tops for top in tops)
    return seen

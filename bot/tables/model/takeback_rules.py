"""Who may take back which move: it must be their last one, and reveal nothing but itself.

A move is judged only by the views before and after it, those of all players and the public one.
Fields in which a move itself is written may change; every other one (a completed trick, a side now
known, the contract that the last bid settled) must stay as it was, and no card may become visible
except those of the move. House players' views count, too: otherwise an offer to take a move back
would tell of their cards.

Whoever plays only with the house spoils nobody's game: they may take a move back until they have
made the next one, and all that the house has done since goes back, too; the score sheet says how
often. What was hidden stays so: once anybody has seen a card that none of these moves put down (an
opened talon, a gift, the next card of a pile), it is too late.

``takebacks.py`` asks the others.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Protocol

from bot.games.info import AUCTION
from engine import Action, Bid, Cards, Deal, Kontra, Lay, Pass, Play, Say, View, Views, union


class MadeMove(Protocol):
    """A move of the current deal, as kept among the last ones."""

    @property
    def player(self) -> int: ...
    @property
    def user(self) -> int | None:
        """The person who made it; None: the house."""
        ...

    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> Views: ...
    @property
    def after(self) -> Views: ...
    @property
    def shows_only_itself(self) -> bool: ...
    @property
    def opens_nothing(self) -> bool: ...


WORD = "word"
"""The key for anything said: an announcement, a kontra, or a pass outside the auction (*That's
all*, say), though ``UNDOABLE`` has passes under another key."""

UNDOABLE: dict[type[Action], str] = {
    **{Play: "card", Lay: "discard", Bid: "bid", Pass: "pass"},
    **{Say: WORD, Kontra: WORD},
}
"""The kinds of moves that may be taken back, each with its key in sentences about it."""

WRITTEN = frozenset(
    "phase turn offers leader bids high said items hand hand_sizes open_hands face_up straw"
    " laid laid_size trick fool".split()
)
"""The fields of a view in which a bid, a discard or a card is written, and who is asked next."""


def what_is(before: Deal, action: Action) -> str:
    """The key of a move that is taken back, for sentences about it."""
    bidding = before.rules.phases[before.phase].name in AUCTION
    return WORD if isinstance(action, Pass) and not bidding else UNDOABLE[type(action)]


def who_plays_alone_may(path: Sequence[MadeMove], player: int, person: int | None) -> int:
    """How many of the last moves go back if this player, in a person's seat, takes their last
    one back; 0: they may not. Nobody else plays: they may until they have moved again, and what
    the house has done since goes back as well.

    ``path``: the moves since a person made one, that one first.
    """
    return len(path) if path and _is_theirs(path[0], player, person) and may_go_back(path) else 0


def may_among_people(
    path: Sequence[MadeMove], player: int, person: int | None, *, person_next: bool
) -> bool:
    """Whether this player, in a person's seat, may take the last move back.

    Others have to agree, and that takes a while: they may ask only while the next to act is
    a person, who can wait or play on.
    """
    if not path or not person_next or not _is_theirs(path[-1], player, person):
        return False
    return path[-1].shows_only_itself


def _is_theirs(move: MadeMove, player: int, person: int | None) -> bool:
    """Whether a player made a move themselves, and still has the seat."""
    return move.player == player and move.user is not None and move.user == person


def may_go_back(path: Sequence[MadeMove]) -> bool:
    """Whether the first of these moves may be taken back, with all the others, if nobody else
    plays: only if none has opened what was hidden."""
    if type(path[0].action) not in UNDOABLE:
        return False
    secret = any(touches_secrets(move.before, move.after) for move in path)
    return not secret and all(move.opens_nothing for move in path)


def shows_only_itself(before: Views, after: Views, action: Action) -> bool:
    """Whether this move showed nobody anything new but itself.

    The answer gives nothing away: it is the same in two deals that a player cannot tell apart.
    """
    if type(action) not in UNDOABLE or after.deal.over or touches_secrets(before, after):
        return False
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return all(_only_this(before(who), after(who), moved) for who in everybody)


def touches_secrets(before: Views, after: Views) -> bool:
    """Whether it would reveal who was asked in secret that a move was made, or could be taken
    back."""
    return before.deal.in_secret or after.deal.in_secret or _after_secrets(after.deal)


def _after_secrets(deal: Deal) -> bool:
    """Whether, as far as all know, somebody may be asked in secret just now (ROM-DEAL-9).

    Once there has been a bid, or a pass, they have been asked.
    """
    secret = deal.phase > 0 and deal.rules.phases[deal.phase - 1].name in deal.rules.secret
    return secret and not deal.bidding.said


def opens_nothing(before: Views, after: Views, action: Action) -> bool:
    """Whether this move showed nobody a card but those it put down."""
    everybody = (None, *range(before.deal.rules.players))
    moved = _cards_of(action)
    return not any(_turned_up(before(who), after(who)) & ~moved for who in everybody)


def _turned_up(before: View, after: View) -> Cards:
    """The cards that a move showed a viewer, wherever they lie."""
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
    """The cards the viewer sees in fields that may change."""
    seen = view.hand | view.laid | union(view.trick) | union(view.open_hands) | union(view.face_up)
    if view.fool is not None:
        seen |= view.fool.given
    if view.straw is not None:
        seen |= union(view.straw.known) | union(top for tops in view.straw.tops for top in tops)
    return seen

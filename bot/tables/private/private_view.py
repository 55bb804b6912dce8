"""A person's private page at a table as a value, what happens to it, and what is done about it.

``transitions.py`` says how these follow from one another; ``private_views.py`` does it.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.kit.page import Page

Token: TypeAlias = discord.Interaction[Any]
"""An interaction by which private messages can be sent or edited for 15 minutes."""

NO_DEAL = 0
"""Stands for no deal, where a message shows none."""


class HandKept(NamedTuple):
    """A person's private page at a table: in which message, by whose token."""

    table: int
    person: int
    deal: int
    message: int | None
    original: bool
    """The message is ``shown_by``'s answer, or the one pressed on. With no message either: there is
    no page yet, and ``sender`` can send one."""
    watches: bool
    shown_by: int
    """The interaction that can change the message."""
    sender: int
    """Their newest one, which can send another message."""


@dataclass(frozen=True)
class At:
    """A message that shows the page, and by whose token it can be edited."""

    token: Token
    message: int | None
    """None: unknown; then it is the reply."""
    original: bool
    """The message is the reply to the interaction itself."""


class Wanted(NamedTuple):
    """A redraw that is to come, of the table as it will be by then."""

    deal: int
    """The deal in which it was asked for."""
    whole: bool
    """With its picture, also where words have told already what is new."""


class Notice(NamedTuple):
    """Words of a reply beside the page."""

    page: Page
    bare: Page
    """The page without it: it stays until that changes."""


class Facts(NamedTuple):
    """The table and the tokens at a moment."""

    deal: int
    alone: bool
    """The whole match is in one message."""
    alive: bool
    """The newest token can still be used."""
    editable: bool
    """The message can still be edited."""


@dataclass(frozen=True)
class Request:
    """A redraw under way."""

    wanted: Wanted
    page: Page
    age: int
    """The age of the view when it began."""
    at: At | None
    """Where the page stood then, and the ``deal`` there."""
    sender: Token
    deal: int
    sent: At | None = None
    """The new message, if it goes to one."""
    late: bool = False
    """Pictures are missing."""


@dataclass(frozen=True)
class PrivateView:
    """The private page of one person at one table."""

    at: At | None = None
    """None: there is only a token to send it."""
    sender: Token | None = None
    """The person's newest interaction, which can send another message; None: it can't be drawn."""
    deal: int = NO_DEAL
    """The deal that the message shows."""
    watches: bool = False
    """It is a bystander's, without cards."""
    shown: Page | None = None
    """The page that surely stands there; None: nobody knows."""
    notice: Notice | None = None
    wanted: Wanted | None = None
    due: bool = False
    """The next request is about to begin."""
    request: Request | None = None
    age: int = 0
    """How often something other than a redraw has drawn there, or is about to."""
    replies: int = 0
    """Replies under way."""
    answered: int = 0
    crossed: bool = False
    """A reply crossed with something else: nobody knows which came last."""
    retired: tuple[At, ...] = ()
    """Messages that lost their buttons while a reply is under way, which may bring the page back
    there."""
    lost: int = 0
    """How many redraws were lost since the last that arrived."""
    ended: bool = False

    @property
    def begun(self) -> int:
        """How many replies have drawn the page, or are about to."""
        return self.answered + self.replies

    @property
    def busy(self) -> bool:
        """Whether something is being drawn, or to be drawn."""
        return self.request is not None or self.wanted is not None or self.lost > 0

    @property
    def message(self) -> int | None:
        """The number of the message that shows it; None: unknown, or there is none."""
        return None if self.at is None else self.at.message

    @property
    def interactions(self) -> tuple[Token, ...]:
        """The interactions whose tokens draw it."""
        shown_by = self.sender if self.at is None else self.at.token
        return tuple(token for token in (shown_by, self.sender) if token is not None)

    def kept(self, table: int, person: int) -> HandKept:
        """The record that another process needs to carry on with it."""
        shown_by, sender = self.interactions
        return HandKept(
            table,
            person,
            self.deal,
            self.message,
            original=self.at is not None and self.at.original,
            watches=self.watches,
            shown_by=shown_by.id,
            sender=sender.id,
        )

    def is_in(self, at: At) -> bool:
        """Whether the page is in this message."""
        return self.sender is not None and self.message == at.message

    def stands(self, facts: Facts) -> bool:
        """Whether the hand of this deal is there, so that it is drawn in place."""
        return facts.alive and self.at is not None and self.deal == facts.deal

    def awaits_dealing(self, deal: int, facts: Facts) -> bool:
        """Whether a person among several is still to be dealt another hand than in this deal: it
        comes below the board."""
        return facts.deal != deal and not facts.alone and not self.stands(facts)


# What happens ------------------------------------------------------------------------------------


class ReplyBegins(NamedTuple):
    """A reply is about to draw the page."""


class ReplySays(NamedTuple):
    """It will show this page, drawn from the table as it is now."""

    page: Page
    bare: Page | None
    """The page of a redraw; None: the same."""
    deal: int


class ReplyMoves(NamedTuple):
    """From now on the page is in this message, and shows that deal."""

    at: At
    deal: int
    watches: bool


class ReplyElsewhere(NamedTuple):
    """An interaction was answered in a message of its own: it can send the next page."""

    sender: Token
    deal: int
    watches: bool


class ReplyShown(NamedTuple):
    """The reply showed this whole page."""

    page: Page


class ReplyEnds(NamedTuple):
    """The reply is answered, or nobody knows."""


class Changed(NamedTuple):
    """Something on the page may be new."""

    wanted: Wanted


class Begins(NamedTuple):
    """The redraw's turn has come: this is what the page would be."""

    page: Page | None
    """None: nobody can be shown anything."""
    facts: Facts


class Edited(NamedTuple):
    """The message shows the page."""

    late: bool


class Sent(NamedTuple):
    """A new message shows the page."""

    message: int
    late: bool


class Lost(NamedTuple):
    """The request did not arrive."""

    gone: bool
    """There is no use in trying again."""


class Cleared(NamedTuple):
    """The message before has no buttons any more."""


class Dropped(NamedTuple):
    """The request under way was broken off."""


class Retired(NamedTuple):
    """An earlier message has lost its buttons, beside all that is drawn."""

    at: At


class Overdrawn(NamedTuple):
    """Something else may have been drawn there."""


class TakenOver(NamedTuple):
    """The page of another table is in the message now."""


class Restored(NamedTuple):
    """An earlier process has shown the page."""

    at: At | None
    sender: Token
    deal: int
    watches: bool


class TableClosed(NamedTuple):
    """Nothing of the table can be pressed any more; this is the last page."""

    page: Page
    facts: Facts


class Ends(NamedTuple):
    """Nothing may be drawn there any more."""


Reply: TypeAlias = (
    ReplyBegins | ReplySays | ReplyMoves | ReplyElsewhere | ReplyShown | ReplyEnds
)  # fmt: skip
Answer: TypeAlias = Edited | Sent | Lost | Cleared
"""The outcome of a request."""
Event: TypeAlias = (
    Reply | Changed | Begins | Answer | Dropped
    | Retired | Overdrawn | TakenOver | Restored | TableClosed | Ends
)  # fmt: skip


# What is done ------------------------------------------------------------------------------------


class Draw(NamedTuple):
    """Look what the page would be now (``Begins``)."""


class Edit(NamedTuple):
    """Draw the page in its message."""

    at: At
    page: Page


class Send(NamedTuple):
    """Send the page in a new message."""

    sender: Token
    page: Page


class Clear(NamedTuple):
    """Remove the buttons of the message before, and say that there is a newer one."""

    at: At
    watches: bool


class Finish(NamedTuple):
    """Draw the last page, in a new message if there is none to edit."""

    way: Edit | Send


Work: TypeAlias = Draw | Edit | Send | Clear | Finish
"""Requests, done one after the other; each ends in an event."""


class Retire(NamedTuple):
    """Remove an earlier message's buttons beside all that is drawn, once replies have passed."""

    at: At
    watches: bool


class TakeOver(NamedTuple):
    """This message shows no page of another table any more."""

    message: int


class Refresh(NamedTuple):
    """Draw the page again, if it may be drawn."""


class Retry(NamedTuple):
    """Draw what was lost again after a while, unless something is drawn before."""

    wanted: Wanted
    seconds: float


class NoRetry(NamedTuple):
    """Something else is drawn, or nothing."""


class PictureLater(NamedTuple):
    """Draw the picture of this deal once all is quiet; None: not any more."""

    deal: int | None


class Note(NamedTuple):
    """The person sees this from now on."""

    page: Page


class Settled(NamedTuple):
    """Nothing is left to be drawn."""

    drawn: bool


Effect: TypeAlias = (
    Work | Retire | TakeOver | Refresh | Retry | NoRetry | PictureLater | Note | Settled
)  # fmt: skip

Stepped: TypeAlias = tuple[PrivateView, tuple[Effect, ...]]

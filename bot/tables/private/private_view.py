"""A person's private page at a table as a value, with its events and effects.

``page_transitions.py`` computes states and effects; ``private_views.py`` applies them.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.kit.page import Page

RequestToken: TypeAlias = discord.Interaction[Any]
"""An interaction by which private messages can be sent or edited for 15 minutes."""

NO_DEAL = 0
"""The deal's number where a message shows none."""


class StoredPrivateView(NamedTuple):
    """A private page as stored: its message, and the interactions that can change it."""

    table: int
    person: int
    deal: int
    message: int | None
    original: bool
    """The message is ``shown_by``'s answer, or the one pressed on. If it is neither, and
    ``message`` is None, no page was sent yet, and ``sender`` can send one."""
    watches: bool
    shown_by: int
    """The interaction that can change the message."""
    sender: int
    """The person's newest interaction, which can send another message."""


@dataclass(frozen=True)
class Location:
    """A message that shows the page, and the token that can edit it."""

    token: RequestToken
    message: int | None
    """None: its number is unknown; it is the reply to the interaction."""
    original: bool
    """The message is the reply to the interaction itself."""


class RedrawRequest(NamedTuple):
    """A requested redraw, of the table as it is once the redraw begins."""

    deal: int
    """The deal on the table at the request."""
    with_picture: bool
    """With its picture, though words have told already what is new."""


class Notice(NamedTuple):
    """A page with words of a reply, such as a refusal."""

    page: Page
    bare: Page
    """The page without those words: they stay until it changes."""


class Facts(NamedTuple):
    """A snapshot of the table and the tokens."""

    deal: int
    alone: bool
    """The whole match is in one message."""
    can_send: bool
    """The newest token can still be used."""
    can_edit: bool
    """The message can still be edited."""


@dataclass(frozen=True)
class RunningRedraw:
    """A redraw that is being sent."""

    requested: RedrawRequest
    page: Page
    generation: int
    """The view's generation when it began."""
    location: Location | None
    """The page's message when it began, which showed ``deal``."""
    sender: RequestToken
    deal: int
    new_location: Location | None = None
    """The new message, if it goes to one."""
    lacks_pictures: bool = False
    """Pictures are missing."""


@dataclass(frozen=True)
class PrivateView:
    """The private page of one person at one table."""

    location: Location | None = None
    """None: there is only a token to send it."""
    sender: RequestToken | None = None
    """The person's newest interaction, which can send another message; None: it can't be drawn."""
    deal: int = NO_DEAL
    """The deal that the message shows."""
    watches: bool = False
    """It is a bystander's, without cards."""
    shown: Page | None = None
    """The page that the message is known to show; None: unknown."""
    notice: Notice | None = None
    requested: RedrawRequest | None = None
    redraw_scheduled: bool = False
    """The next request is about to begin."""
    running: RunningRedraw | None = None
    generation: int = 0
    """Number of draws there that were no redraws; one about to come counts."""
    replies_running: int = 0
    """Number of replies being made."""
    replies_finished: int = 0
    reply_overlapped: bool = False
    """A reply overlapped with another draw: which came last is unknown."""
    retired: tuple[Location, ...] = ()
    """Messages that lost their buttons during a reply, which may bring the page back there."""
    failed_redraws: int = 0
    """Number of redraws lost since the last that arrived."""
    ended: bool = False

    @property
    def replies_begun(self) -> int:
        """Number of replies that have drawn the page, or are about to."""
        return self.replies_finished + self.replies_running

    @property
    def busy(self) -> bool:
        """A redraw is running, requested, or to be retried."""
        return self.running is not None or self.requested is not None or self.failed_redraws > 0

    @property
    def message(self) -> int | None:
        """The number of the message that shows it; None: unknown, or there is none."""
        return None if self.location is None else self.location.message

    @property
    def interactions(self) -> tuple[RequestToken, ...]:
        """The interactions whose tokens draw the page."""
        shown_by = self.sender if self.location is None else self.location.token
        return tuple(token for token in (shown_by, self.sender) if token is not None)

    def stored(self, table: int, person: int) -> StoredPrivateView:
        """The record from which another process carries on."""
        shown_by, sender = self.interactions
        return StoredPrivateView(
            table,
            person,
            self.deal,
            self.message,
            original=self.location is not None and self.location.original,
            watches=self.watches,
            shown_by=shown_by.id,
            sender=sender.id,
        )

    def is_in(self, at: Location) -> bool:
        """Return whether the page is in this message."""
        return self.sender is not None and self.message == at.message

    def is_current(self, facts: Facts) -> bool:
        """Return whether the message shows this deal's hand, so that it is edited."""
        return facts.can_send and self.location is not None and self.deal == facts.deal

    def awaits_dealing(self, deal: int, facts: Facts) -> bool:
        """Return whether a new deal's hand is due in a new message, below the board."""
        return facts.deal != deal and not facts.alone and not self.is_current(facts)


# Events ------------------------------------------------------------------------------------------


class ReplyBegins(NamedTuple):
    """A reply is about to begin drawing the page."""


class ReplySays(NamedTuple):
    """A reply is about to show this page, drawn from the table as it is now."""

    page: Page
    bare: Page | None
    """The page that a redraw would show; None: the same."""
    deal: int


class ReplyMoves(NamedTuple):
    """A reply moved the page to this message, which shows that deal."""

    location: Location
    deal: int
    watches: bool


class ReplyElsewhere(NamedTuple):
    """An interaction was answered in a message of its own: it can send the next page."""

    sender: RequestToken
    deal: int
    watches: bool


class ReplyShown(NamedTuple):
    """A reply showed this whole page."""

    page: Page


class ReplyEnds(NamedTuple):
    """A reply has ended, successfully or not."""


class Changed(NamedTuple):
    """Something on the page may be new."""

    requested: RedrawRequest


class Begins(NamedTuple):
    """The scheduled redraw begins, with the page as it would be now."""

    page: Page | None
    """None: no token can draw it."""
    facts: Facts


class MessageEdited(NamedTuple):
    """The message shows the page."""

    lacks_pictures: bool


class MessageSent(NamedTuple):
    """A new message shows the page."""

    message: int
    lacks_pictures: bool


class MessageLost(NamedTuple):
    """The request did not arrive."""

    gone: bool
    """A retry cannot succeed."""


class MessageCleared(NamedTuple):
    """The earlier message has lost its buttons."""


class RequestCancelled(NamedTuple):
    """The running request was cancelled."""


class Retired(NamedTuple):
    """An earlier message has lost its buttons, independently of redraws."""

    location: Location


class Overdrawn(NamedTuple):
    """Something else may have been drawn over the page."""


class TakenOver(NamedTuple):
    """Another table's page has taken over the message."""


class PageRestored(NamedTuple):
    """An earlier process's page was loaded."""

    location: Location | None
    sender: RequestToken
    deal: int
    watches: bool


class TableClosed(NamedTuple):
    """The table was closed; ``page`` is to be shown last."""

    page: Page
    facts: Facts


class Ends(NamedTuple):
    """The page may not be drawn any more."""


ReplyEvent: TypeAlias = (
    ReplyBegins | ReplySays | ReplyMoves | ReplyElsewhere | ReplyShown | ReplyEnds
)  # fmt: skip
RequestOutcome: TypeAlias = MessageEdited | MessageSent | MessageLost | MessageCleared
"""The outcome of a request."""
ViewEvent: TypeAlias = (
    ReplyEvent | Changed | Begins | RequestOutcome | RequestCancelled
    | Retired | Overdrawn | TakenOver | PageRestored | TableClosed | Ends
)  # fmt: skip


# Effects -----------------------------------------------------------------------------------------


class Draw(NamedTuple):
    """Compute the page as it would be now (``Begins``)."""


class Edit(NamedTuple):
    """Edit the page's message."""

    location: Location
    page: Page


class Send(NamedTuple):
    """Send the page in a new message."""

    sender: RequestToken
    page: Page


class Clear(NamedTuple):
    """Remove the earlier message's buttons, and say that there is a newer one."""

    location: Location
    watches: bool


class FinishPage(NamedTuple):
    """Draw the last page, in a new message if there is none to edit."""

    last_request: Edit | Send


PageWork: TypeAlias = Draw | Edit | Send | Clear | FinishPage
"""Requests, done one after the other; each ends in an event."""


class Retire(NamedTuple):
    """Remove an earlier message's buttons in the background, once replies have passed."""

    location: Location
    watches: bool


class TakeOver(NamedTuple):
    """Take this message away from the pages of other tables."""

    message: int


class Refresh(NamedTuple):
    """Draw the page again, if it may be drawn."""


class Retry(NamedTuple):
    """Retry a lost redraw after a while, unless something is drawn before."""

    requested: RedrawRequest
    seconds: float


class NoRetry(NamedTuple):
    """Cancel the scheduled retry."""


class PictureLater(NamedTuple):
    """Draw the picture of this deal once all is quiet; None: cancel that."""

    deal: int | None


class ReportPage(NamedTuple):
    """Report the page that the person sees from now on."""

    page: Page


class ReportSettled(NamedTuple):
    """Report that nothing is left to be drawn."""

    drawn: bool


Effect: TypeAlias = (
    PageWork
    | Retire | TakeOver | Refresh | Retry | NoRetry | PictureLater | ReportPage | ReportSettled
)  # fmt: skip

Stepped: TypeAlias = tuple[PrivateView, tuple[Effect, ...]]

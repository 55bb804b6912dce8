"""Parts of the bot that draw tables, as tests put them together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.budget import Budget
from bot.discord.sending.delivery import Delivery
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from bot.tables.board.boards import Boards
from bot.tables.model.table import Table
from bot.tables.private.hand_page import DrawnHands, draw_hand
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.undelivered import UndeliveredUpdates
from tests.bot.discord_stub import StubMessages
from tests.bot.world import World
from tests.pages.drawn import WORDS


def private_views(
    *,
    delivery: Delivery | None = None,
    looks: Looks | None = None,
    languages: Languages | None = None,
) -> PrivateViews:
    """Private views that wait for no reply, with parts that draw in text if no others are given."""
    return PrivateViews(
        replies=ReplyPriority(0),
        delivery=delivery or Delivery(),
        looks=looks or Looks(),
        languages=languages or Languages(),
        on_drawn=lambda table, user, page: None,
        drawn_hands=DrawnHands(),
    )


def drawn_boards(
    world: World, channels: StubMessages, hands: PrivateViews, *, pause: float = 0
) -> Boards:
    """Boards of a world's tables, drawn in stand-ins for channels.

    ``pause``: seconds between two drawings.
    """
    return Boards(
        postboxes=channels,
        tables=world.tables,
        pages=world.pages,
        hands=hands,
        postings=world.rows,
        languages=Languages(lambda _: WORDS),
        now=lambda: world.now,
        pause=pause,
        replies=ReplyPriority(0),
        looks=Looks(),
        budget=Budget(),
    )


def drawn_hand(
    table: Table,
    user: int,
    notice: str = "",
    *,
    words: Words = WORDS,
    look: Look = TEXT,
    undelivered: UndeliveredUpdates | None = None,
    drawn_hands: DrawnHands | None = None,
) -> Page:
    """The hand of a person at the table, drawn anew, where the channel shows everything."""
    return draw_hand(
        table,
        user,
        words,
        notice,
        look,
        undelivered=undelivered or UndeliveredUpdates(),
        drawn_hands=drawn_hands or DrawnHands(),
    )

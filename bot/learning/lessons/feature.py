"""Lessons, put together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.forms import DEFAULT_FORM, find_form
from bot.games.levels import NOVICE
from bot.kit.feature import Built, Feature, FeatureContext
from bot.kit.l10n import FALLBACK
from bot.kit.routes import Press
from bot.kit.wishes import Response
from bot.learning.lessons.desk import LessonDesk
from bot.learning.lessons.library import lessons
from bot.learning.lessons.offers import LessonOffers
from bot.learning.lessons.pages import PLAY
from bot.learning.lessons.rows import PERSONAL, LessonRows
from bot.learning.lessons.service import Lessons
from bot.tables.desk.additions import TableAdditions
from bot.tables.desk.desk import Desk
from bot.tables.rows.repository import TableRows


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Offer later lessons below a score."""
    return (TableAdditions(offers=LessonOffers(LessonRows(context.store))),)


def build(context: FeatureContext) -> Built:
    """Build the desk of lessons, and read them: that takes too long for a press."""
    lessons(FALLBACK)
    tables = context.part(Desk)

    async def play(press: Press) -> Response:
        name = press.custom_id.removeprefix(PLAY).removeprefix(":")
        form = find_form(name) if name else DEFAULT_FORM
        seated = await tables.lobby.open(
            press.person, press.place, form.name, None, None, level=NOVICE
        )
        await tables.lobby.fill(press.person, seated.table)
        return seated

    desk = LessonDesk(
        Lessons(LessonRows(context.store), TableRows(context.store), context.now),
        context.part(Looks),
        context.part(Languages).house_names,
        play,
    )
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(additions=additions, build=build, cogs=("lessons",), personal=(PERSONAL,))

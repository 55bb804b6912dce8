"""Lessons, put together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.l10n import FALLBACK
from bot.learning.lessons.desk import LessonDesk
from bot.learning.lessons.first_table import FirstTable
from bot.learning.lessons.library import lessons
from bot.learning.lessons.offers import LessonOffers, OffersAmongPeople
from bot.learning.lessons.rows import PERSONAL, LessonRows
from bot.learning.lessons.service import Lessons
from bot.tables.desk.additions import TableAdditions
from bot.tables.desk.desk import Desk
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Offer later lessons below a score."""
    return (TableAdditions(offers=LessonOffers(LessonRows(context.store))),)


def build(context: FeatureContext) -> Built:
    """Build the desk of lessons, and read them: that takes too long for a press."""
    lessons(FALLBACK)
    desk = LessonDesk(
        Lessons(LessonRows(context.store), TableRows(context.store), context.now),
        context.part(Looks),
        context.part(Languages).house_names,
        FirstTable(context.part(Desk)).play,
    )
    offers = LessonOffers(LessonRows(context.store))
    among_people = OffersAmongPeople(offers, context.part(Tables).register)
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(among_people.start, among_people.close),),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("lessons",), personal=(PERSONAL,))

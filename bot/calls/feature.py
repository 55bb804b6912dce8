"""Calls to new tables, put together."""

import asyncio

from bot.calls.desk import CallDesk
from bot.calls.rows import PERSONAL, CallRows
from bot.calls.service import Calls
from bot.choices.languages import Languages
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.tables.play.tables import Tables


def build(context: FeatureContext) -> Built:
    """Build the desk of a server's choice, and what calls people."""
    rows, languages = CallRows(context.store), context.part(Languages)
    calls = Calls(
        rows=rows,
        register=context.part(Tables).register,
        messages=context.part(Postboxes).plain,
        languages=languages,
        now=context.now,
        delay=context.settings.call_after,
        sleep=asyncio.sleep,
    )
    desk = CallDesk(rows, languages)
    return Built(parts=(desk,), routes=desk.routes(), jobs=(Job(calls.start, calls.close),))


FEATURE = Feature(build=build, personal=(PERSONAL,))

"""Deals of the day and rated deals, put together."""

import asyncio
from functools import partial

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.contests.core.desk import TryDesk
from bot.contests.core.keeping import ContestMaintenance, OverdueContests
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.daily import ladder_rows, rows
from bot.contests.daily.channels import DailyChannels
from bot.contests.daily.desk import DailyChannelDesk, DailyDesk, LadderDesk
from bot.contests.daily.kind import RankedKind
from bot.contests.daily.ladder_rows import LadderRows
from bot.contests.daily.ladders import Ladders
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.reminders import Reminders
from bot.contests.daily.rows import DailyChannelRows, ReminderRows
from bot.contests.daily.service import Dailies, day_of, games
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, House, Job


def build(house: House) -> Built:
    """Build the deals, their ladders, the channels that show them, and reminders."""
    store, keeping = house.store, house.part(ContestMaintenance)
    contests = house.part(ContestRows)
    dailies = Dailies(
        contests,
        keeping,
        house.secret,
        house.now,
        searching=house.searching,
        jobs=house.jobs,
        sleep=house.rest,
    )
    house.part(OverdueContests).listen(dailies.hurry)
    channels, reminders = _channels(house, dailies), _reminders(house, dailies)
    desk = DailyDesk(
        dailies=dailies,
        keeping=keeping,
        tries=house.part(TryDesk),
        contests=contests,
        reminders=ReminderRows(store),
        now=house.now,
        languages=house.part(Languages),
        changed=channels.changed,
        looks=house.part(Looks),
    )
    ladders = LadderRows(store)
    for ranked in RANKED.values():
        house.part(Kinds).add(RankedKind(ranked, ladders, contests, desk))
    channel_desk = DailyChannelDesk(DailyChannelRows(store), channels.changed)
    ladder_desk = LadderDesk(Ladders(ladders, lambda: day_of(house.now()), games))
    return Built(
        parts=(dailies, desk, channel_desk, ladder_desk),
        routes=(*desk.routes(), *ladder_desk.routes(), *channel_desk.routes()),
        jobs=(
            # It also settles and judges the contests of all other kinds.
            Job(dailies.start, dailies.close, first=True),
            Job(partial(reminders.start, asyncio.sleep), reminders.close, first=True),
            Job(channels.start, channels.close),
        ),
    )


def _channels(house: House, dailies: Dailies) -> DailyChannels:
    languages = house.part(Languages)
    channels = DailyChannels(
        rows=DailyChannelRows(house.store),
        contests=house.part(ContestRows),
        store=house.store,
        dailies=dailies,
        messages=house.part(Postboxes).plain,
        languages=languages,
        now=house.now,
        hears=house.hears,
    )

    def chosen(whose: Whose, number: int) -> None:
        """A server has chosen its language, or how cards are shown."""
        if whose == "server":
            channels.changed(number)

    languages.listen(chosen)
    house.part(Looks).listen(chosen)
    return channels


def _reminders(house: House, dailies: Dailies) -> Reminders:
    return Reminders(
        rows=ReminderRows(house.store),
        dailies=dailies,
        messages=house.part(Postboxes).plain,
        languages=house.part(Languages),
        now=house.now,
        directly=house.part(Postboxes).directly,
    )


FEATURE = Feature(
    name="daily", build=build, cogs=("daily",), personal=(ladder_rows.PERSONAL, rows.PERSONAL)
)

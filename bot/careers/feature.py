"""Ratings, profiles and leaderboards, put together."""

import asyncio

from bot.careers.backfill import CareerBackfill
from bot.careers.counting import CareerCounting
from bot.careers.desk import CareerDesk
from bot.careers.remarks import RatingRemarks
from bot.careers.rows import PERSONAL, CareerRows
from bot.careers.service import Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.help.desk import RulesDesk
from bot.kit.feature import Built, Feature, House, Job
from bot.tables.desk.additions import TableAdditions
from bot.tables.rows.repository import TableRows


def add(house: House) -> tuple[TableAdditions, ...]:
    """Count what is played, and say below a table's pages what it changes."""
    remarks = RatingRemarks(CareerRows(house.store))
    return (TableAdditions(counting=CareerCounting(), remarks=remarks),)


def build(house: House) -> Built:
    """Build the desk of profiles and leaderboards, and what counts earlier matches."""
    rows = CareerRows(house.store)
    desk = CareerDesk(
        Careers(rows, house.now),
        house.part(RulesDesk),
        house.part(Languages),
        house.part(Looks),
    )
    backfill = CareerBackfill(rows, TableRows(house.store), asyncio.sleep)
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(backfill.start, backfill.close, first=True),),
    )


FEATURE = Feature(name="careers", add=add, build=build, cogs=("careers",), personal=(PERSONAL,))

"""What cogs get."""

from dataclasses import dataclass

from discord import app_commands

from bot.archive.desk import ReplayDesk
from bot.careers.desk import CareerDesk
from bot.contest_desks import ContestDesk
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import Tree
from bot.discord.gateway.client import ShardedBot
from bot.discord.sending.messages import Threads
from bot.fairness.desk import VerifyDesk
from bot.learning.analyses.desk import AnalysisDesk
from bot.tables.desk.desk import Desk

Players = app_commands.Range[int, 2, 5]
"""A command option: how many play."""


@dataclass(frozen=True)
class Parts:
    """The parts of the house that commands use."""

    desk: Desk
    replays: ReplayDesk
    analyses: AnalysisDesk
    verifying: VerifyDesk
    careers: CareerDesk
    contests: ContestDesk
    replies: Replies
    tree: Tree
    threads: Threads
    accounts: Accounts


class Host(ShardedBot):
    """A bot with the parts: an extension's ``setup`` is called with it."""

    parts: Parts

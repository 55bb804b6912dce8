"""What cogs get."""

from dataclasses import dataclass

from discord import app_commands

from bot.channel.threads import Threads
from bot.interactions.accounts import Accounts
from bot.interactions.analyses import AnalysisDesk
from bot.interactions.careers import CareerDesk
from bot.interactions.command_tree import Tree
from bot.interactions.contests import ContestDesk
from bot.interactions.desk import Desk
from bot.interactions.fairness import VerifyDesk
from bot.interactions.replays import ReplayDesk
from bot.interactions.replies import Replies
from bot.shards.client import ShardedBot

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

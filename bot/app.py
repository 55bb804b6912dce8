"""The bot: the client of Discord, the base parts, and the capabilities built on them."""

import contextlib
import logging
import math
import random
import secrets
import sys
import time
from collections.abc import Callable
from itertools import chain
from typing import Any

import discord
from discord.ext import commands

from bot.base import accidents
from bot.base.background import close_all
from bot.base.meter import NO_METER, BotStatus, Meter, Role
from bot.base.settings import Settings
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.cogs.parts import Host
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.lost_replies import LOST
from bot.discord.answering.once import Once, PreviousProcess
from bot.discord.answering.presses import Clicks
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Replies
from bot.discord.answering.reply_priority import HEAD_START, ReplyPriority
from bot.discord.answering.shares import Shares
from bot.discord.commands.command_tree import Tree
from bot.discord.commands.publish import Publisher
from bot.discord.endpoint import point_discord_at
from bot.discord.sending.budget import LONGEST_WAIT, Budget, trace
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.emojis import EMOJI_DIR, Emojis, Uploads
from bot.discord.sending.messages import Messages, Postboxes
from bot.features import EXTENSIONS, FEATURES, PERSONAL
from bot.kit.feature import FeatureContext, Parts, build_all
from bot.kit.look import Look
from bot.kit.routes import Routes
from bot.pictures.faces import DECKS
from bot.pictures.gallery import Gallery, rehearsal
from bot.store import Store, StoreError
from bot.store.errors import NotOwner
from bot.takeover.held_interactions import InteractionHold
from bot.takeover.kept_tokens import KeptTokens
from bot.takeover.lease_yielding import LeaseYielder
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.waiting_for_lease import Holding
from bot.thinkers import work
from bot.thinkers.compiling import Compiler
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import SideJobs
from bot.thinkers.study import Study
from bot.thinkers.thinkers import FindMove, Thinkers

logger = logging.getLogger(__name__)

FINISH_SECONDS = 1.0
"""Seconds to finish answers at the end: meanwhile others wait, and Discord gives them three."""

PRESS_TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

chance: random.Random = secrets.SystemRandom()
"""Unpredictable: cards, seats, and who deals first. Tests replace it."""

make_thinkers: Callable[[Workers, float, FindMove], Thinkers] = Thinkers
"""Makes the part that finds masters' moves. ``python -m players`` replaces it, in the sandbox."""


def unix_time() -> int:
    """Whole seconds, UTC."""
    return int(time.time())


CLIENT_OPTIONS: dict[str, Any] = {
    "command_prefix": commands.when_mentioned,  # all commands are slash commands
    "tree_cls": Tree,
    "help_command": None,
    "max_messages": None,
    "intents": discord.Intents(guilds=True),
    "allowed_mentions": discord.AllowedMentions.none(),
    "max_ratelimit_timeout": LONGEST_WAIT,
}


class Tarok(Host):
    """The Discord client. It asks for no privileged intent: commands and buttons are enough."""

    passing = (StoreError,)
    final = (NotOwner,)

    def __init__(self, settings: Settings, store: Store, meter: Meter = NO_METER) -> None:
        # discord.py reads the addresses of Discord when a client is made.
        point_discord_at(settings.api, settings.gateway)
        self._budget = Budget(holds=lambda: store.holds)
        requests = meter.count_requests(trace(self._budget))
        super().__init__(settings.shards, settings.held, **CLIENT_OPTIONS, http_trace=requests)
        self._store = store
        self._once = Once()
        self._gallery = Gallery()
        self._emojis = Emojis(self, EMOJI_DIR)
        self._uploads = Uploads(self._emojis, wanted=settings.emojis and settings.holds_first_shard)
        self._rehearsed = False
        self._habits = Habits(ChoiceRows(store))
        self._looks = Looks(
            ChoiceRows(store),
            emojis=lambda: self._emojis.known,
            usual=Look(settings.look),
            habit_of=self._habits.of,
        )
        self._languages = Languages(
            rows=ChoiceRows(store), letters_of=lambda person: self._habits.of(person).letters
        )
        assert isinstance(self.tree, Tree)
        self.tree.languages = self._languages
        self._publisher = Publisher(self.tree, store, writes=settings.holds_first_shard)
        self._workers = Workers(settings.workers, work.warm_player, purpose="house players")
        self._thinkers = make_thinkers(self._workers, settings.think, work.move)
        self._study_workers = Workers(
            min(settings.workers, 1), work.warm_analyst, purpose="hints and analyses"
        )
        self._study = Study(self._study_workers)
        self._side_jobs = SideJobs(self._study)
        self._lease = Holding(store, settings, self._get_ready)
        self._lease_yielder = LeaseYielder(store, self)
        self._interaction_hold = InteractionHold(store, self._cache, self._languages)
        self.should_hold = self._interaction_hold.hold
        # Capabilities find the base parts, and one another's. Replies and routes come last: they
        # are made of what all capabilities hand back.
        self.parts = self._base_parts(ReplyPriority(min(HEAD_START, settings.redraw)))
        self._built = build_all(FEATURES, self._feature_context(settings, store))
        self._jobs = [job for built in self._built for job in built.jobs]
        self._events = [built.events for built in self._built]
        self._kept_tokens = self.parts.get(KeptTokens)
        self._replies = self._build_replies(settings, store, meter)
        self.parts.add(self._replies)
        routes = Routes(chain.from_iterable(built.routes for built in self._built))
        self._clicks = Clicks(routes, self._replies)

    def _base_parts(self, reply_priority: ReplyPriority) -> Parts:
        """The parts of Discord and of the process, which every capability may use."""
        delivery = Delivery(self._gallery, self._emojis)
        plain = Messages(self, Delivery())
        pictured = Messages(self, delivery)
        return Parts(
            (
                self,
                self.tree,
                self._budget,
                self._looks,
                self._habits,
                self._languages,
                self._thinkers,
                self._study,
                self._lease,
                reply_priority,
                delivery,
                Postboxes(plain=plain, pictured=pictured, directly=self._open_direct_channel),
                PrivateNotes(),
                Accounts(self),
            )
        )

    def _feature_context(self, settings: Settings, store: Store) -> FeatureContext:
        return FeatureContext(
            settings=settings,
            store=store,
            personal=PERSONAL,
            parts=self.parts,
            now=unix_time,
            chance=chance,
            searching=settings.workers > 0 and work.installed(),
            side_jobs=self._side_jobs,
            idle_pause=self.parts.get(ReplyPriority).pause,
            serves=self.serves,
        )

    def _build_replies(self, settings: Settings, store: Store, meter: Meter) -> Replies:
        (gate,) = (built.gate for built in self._built if built.gate is not None)
        return Replies(
            presenters={
                kind: present for built in self._built for kind, present in built.presenters.items()
            },
            on_heard=self._note_reply,
            gate=gate,
            delivery=self.parts.get(Delivery),
            languages=self._languages,
            notes=self.parts.get(PrivateNotes),
            awaited=self._kept_tokens.awaited,
            ahead=self.parts.get(ReplyPriority),
            previous=PreviousProcess(self.overheard.may_be_answered, store.is_carried_out),
            shares=Shares(self.parts.get(Delivery), SharedPageRows(store)),
            meter=meter,
            limited=settings.limited,
        )

    def _note_reply(self, interaction: discord.Interaction[Any]) -> None:
        """Tell capabilities that a person was answered."""
        for events in self._events:
            events.on_reply(interaction)

    async def _open_direct_channel(self, person: int) -> int:
        """Open the channel of direct messages with a person. Raises discord.HTTPException."""
        return int((await self.http.start_private_message(person))["id"])

    @property
    def waits(self) -> bool:
        """Whether this process is a standby, whose turn has not come."""
        return self._lease.waits

    async def bot_status(self) -> BotStatus:
        """The state of the bot now, for its meter."""
        counters = (built.count_tables for built in self._built)
        (count_tables,) = (counter for counter in counters if counter is not None)
        try:
            size = float(await self._store.size())
        except StoreError:
            size = math.nan
        return BotStatus(
            lines=self.lines,
            shards=self.shard_count or 0,
            tables=await count_tables(),
            requests=self._budget.waiting,
            workers=(self._workers.able, self._study_workers.able),
            queue=(self._thinkers.asked, self._study.asked),
            idle_seconds=self._side_jobs.processor_seconds,
            role=self.role,
            database_bytes=size,
            commands_refused=self._publisher.refused,
        )

    @property
    def role(self) -> Role:
        """Whether this process serves people, or waits for its turn."""
        if self._lease.acquired:
            return "serves"
        return "ready" if self._lease_yielder.ready else "waiting"

    async def setup_hook(self) -> None:
        """After the login and before the gateway: bring every table back as it was."""
        # Before its turn a process only gets ready. What it reads of the store is read when no
        # other process can change it any more; then it listens to presses, and only then does it
        # begin to change anything itself.
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        compiler = Compiler()
        self._workers.start(compiler=compiler)
        self._study_workers.start(after=self._workers, compiler=compiler)
        self._lease_yielder.start()
        await self._await_turn()
        await self._looks.load()
        await self._habits.load()
        await self._languages.load()
        await self._uploads.start()
        for events in self._events:
            events.on_turn()
        await self.follow()
        await self._kept_tokens.begin(tidies=self._lease.first)
        self._clicks.resume(self._kept_tokens.awaited.all(), self._study.ready)
        await self._publisher.start()
        for job in self._jobs:
            if self._lease.first or not job.by_one_process:
                job.start()
        self._rehearse()

    async def _await_turn(self) -> None:
        """Wait until this process may write. Raises StoreError."""
        await self._lease.begin()
        settings = self._lease.settings
        self.held = settings.held
        self._budget.share(settings.share)
        self._publisher.writes = settings.holds_first_shard
        self._uploads.wanted = settings.emojis and settings.holds_first_shard

    async def _get_ready(self) -> None:
        """Get ready during the wait: listen to what people do at other processes' shards."""
        self._rehearse()
        sets = self._lease.settings.sets
        await self.listen_in({shard for shards in sets for shard in shards})
        with contextlib.suppress(StoreError):  # the holder may not have upgraded the database yet
            await self._languages.warm(await self._kept_tokens.locales())

    def _rehearse(self) -> None:
        if self._looks.pictured and not self._rehearsed:
            self._rehearsed = True
            self._gallery.rehearse(rehearsal(DECKS[0]))

    async def on_shard_count(self, count: int) -> None:
        """Prepare for a number of shards, before one is connected. Raises StoreError."""
        for events in self._events:
            await events.on_shard_count(count, self._lease.held_shards)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons, selects and forms; commands go through the tree."""
        if interaction.type in PRESS_TYPES and self._once.first(interaction):
            await self._clicks.answer(interaction)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Stop the clocks of a lost shard's tables: nobody there can press anything."""
        for events in self._events:
            events.on_shard_lost(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Serve the tables of a shard that is connected, for the first time or again."""
        for events in self._events:
            await events.on_shard_found(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Go on with a shard that was gone for a moment."""
        await self.on_shard_connect(shard)

    async def on_channel_gone(self, channel: int) -> None:
        """Close the table in a channel or a thread that is gone."""
        for events in self._events:
            await events.on_channel_gone(channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that removed the bot, or is gone."""
        for events in self._events:
            await events.on_server_gone(guild.id)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log the error that an event raised."""
        error = sys.exc_info()[1]
        if isinstance(error, (StoreError, *LOST)):
            logger.error("%s could not be handled: %s", event_method, error)
        elif error is not None:
            accidents.note(error, event_method)

    async def _finish(self) -> None:
        """Finish the answers that this process has begun; its follower gives all others."""
        self.stop_answering()
        await self._interaction_hold.close()
        await self._replies.finish(FINISH_SECONDS)

    async def close(self) -> None:
        """Leave Discord and stop all tasks; everything that counts is in the store."""
        self._lease.acquired = False  # it is given up now, and the metrics outlive this client
        await self._finish()
        # Later jobs may use what earlier ones keep going. Tokens are saved when all of them have
        # ended, so that the next process goes on from the last pages that were drawn.
        await close_all(
            self._lease_yielder, self._publisher, self._uploads, *reversed(self._jobs),
            self._side_jobs, self._workers, self._study_workers, self._kept_tokens, self._gallery,
        )  # fmt: skip
        await super().close()

"""The bot: it builds store, tables, boards, clock and desk, and hands each what it needs."""

import contextlib
import logging
import math
import random
import secrets
import sys
import time
from functools import partial
from itertools import chain
from typing import Any

import discord
from discord.ext import commands

from bot.archive import replay_page
from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk, ScoreDesk
from bot.archive.rows import ShareRows
from bot.base import accidents
from bot.base.background import close_all
from bot.base.meter import NO_METER, BotStatus, Meter
from bot.base.settings import Settings
from bot.careers.remarks import RatingRemarks
from bot.careers.rows import CareerRows
from bot.choices.desk import PreferenceDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.cogs import EXTENSIONS
from bot.cogs.parts import Host
from bot.contests.duplicates import pages as duplicate_pages
from bot.contests.teams import round_pages
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.lost_replies import LOST
from bot.discord.answering.once import Once, PreviousProcess
from bot.discord.answering.presses import Clicks
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Replies
from bot.discord.answering.reply_priority import HEAD_START, ReplyPriority
from bot.discord.commands.command_tree import Tree
from bot.discord.commands.publish import Publisher
from bot.discord.endpoint import point_discord_at
from bot.discord.sending.budget import LONGEST_WAIT, Budget, trace
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.emojis import EMOJI_DIR, Emojis, Uploads
from bot.discord.sending.messages import Messages, Postboxes, Threads
from bot.fairness.desk import FairnessDesk, VerifyDesk
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import Verification
from bot.features import FEATURES
from bot.games.info import Chair
from bot.help.desk import RulesDesk
from bot.kit.feature import SECRET_BYTES, Built, House, Parts, build_all
from bot.kit.look import Look
from bot.kit.routes import Routes
from bot.kit.slips import Slips
from bot.learning.analyses import pages as analysis_pages
from bot.personal import PERSONAL
from bot.pictures.faces import DECKS
from bot.pictures.gallery import Gallery
from bot.pictures.rehearsal import rehearsal
from bot.privacy.departed import RemovedServers
from bot.privacy.desk import PrivacyDesk
from bot.privacy.forgetting import Forgetting
from bot.privacy.pages import former
from bot.privacy.rows import PrivacyRows
from bot.servers.desk import DefaultsDesk
from bot.store import Store, StoreError
from bot.store.errors import NotOwner
from bot.table_hooks import build_hooks
from bot.tables.board.boards import Boards
from bot.tables.board.guests import Guests
from bot.tables.board.redraw_on_choice import RedrawOnChoice
from bot.tables.clock.clock import Clock
from bot.tables.desk.answering import TableAnswers
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.desk import Desk, build_desk
from bot.tables.memory.moves import Randomness
from bot.tables.model.hooks import TableHooks
from bot.tables.model.pace import SEEN
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables, build_tables
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.refreshes import Refreshes
from bot.tables.rows.repository import TableRows
from bot.takeover.elsewhere import RemoteChanges
from bot.takeover.giving_way import LeaseYielder
from bot.takeover.holding import Holding
from bot.takeover.kept_tokens import KeptTokens, revived
from bot.takeover.silence import InteractionHold
from bot.takeover.token_rows import TokenRows
from bot.thinkers import work
from bot.thinkers.compiling import Compiler
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import SideJobs
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers
from engine import fair_deck

logger = logging.getLogger(__name__)

FINISHING = 1.0
"""Seconds to finish what was begun: meanwhile others wait, and Discord gives them three."""

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

chance: random.Random = secrets.SystemRandom()
"""Unpredictable: cards, seats, and who deals first. Tests replace it."""


def secret() -> bytes:
    """What the cards of a deal are made of (docs/fairness.md)."""
    return chance.randbytes(SECRET_BYTES)


def seating(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs, in an order drawn by lot."""
    return tuple(chance.sample(chairs, len(chairs)))


def unix_time() -> int:
    """Whole seconds, UTC."""
    return int(time.time())


def is_searching(settings: Settings) -> bool:
    """Whether anybody can search."""
    return settings.workers > 0 and work.installed()


def tables_of(settings: Settings, store: Store, hooks: TableHooks, languages: Languages) -> Tables:
    """All tables; with masters, if anybody can search."""
    return build_tables(
        TableRows(store),
        unix_time,
        Randomness(seating, chance.randrange),
        languages.house_names,
        searching=is_searching(settings),
        patience=settings.absent_after,
        hooks=hooks,
    )


CLIENT: dict[str, Any] = {
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

    passing, final = (StoreError,), (NotOwner,)

    def __init__(self, settings: Settings, store: Store, meter: Meter = NO_METER) -> None:
        point_discord_at(settings.api, settings.gateway)
        self._budget, self._once = Budget(holds=lambda: store.holds), Once()
        followed = meter.counting(trace(self._budget))
        super().__init__(settings.shards, settings.held, **CLIENT, http_trace=followed)
        self._languages = Languages(rows=ChoiceRows(store))
        self._threads = Threads(self, TableRows(store).channels_in_use)
        self._ahead = ReplyPriority(min(HEAD_START, settings.redraw))
        delivery = self._delivery_of(settings, store)
        slips = Slips(time.monotonic, settings.slip)
        self._drawn_hands = DrawnHands()
        hands = self._hands_of(delivery, slips)
        self._fairness, hooks = build_hooks(
            store, secret, fair_deck, deals_again=settings.duplicates
        )
        self._tables = tables_of(settings, store, hooks, self._languages)
        guests = Guests(delivery, unix_time, Messages(self, delivery))
        lies = settings.solo_pace * SEEN
        self._kept = KeptTokens(
            TokenRows(store), hands, guests, partial(revived, self), self.serves
        )
        self._pages = TablePages(
            self._tables.reports,
            RatingRemarks(CareerRows(store)),
            round_pages,
            below_score=(
                replay_page.below_score,
                analysis_pages.below_score,
                duplicate_pages.below_score,
            ),
        )
        self._refreshes = Refreshes(hands, self._pages, self._ahead, lies)
        self._boards = self._boards_of(settings, store, guests, hands)
        self._workers = Workers(settings.workers, work.warm_beside)
        self._thinkers = Thinkers(self._workers, settings.think, work.move)
        self._students = Workers(min(settings.workers, 1), work.warm_behind)
        self._clock = self._clock_of(settings, store)
        assert isinstance(self.tree, Tree)
        self.tree.languages = self._languages
        self._publisher = Publisher(self.tree, store, writes=settings.first)
        archive = Archive(TableRows(store), ShareRows(store), self._tables.register)
        study = Study(self._students)
        self._store, self._study = store, study
        self._side_jobs = SideJobs(study)
        unshown, looks, drawn = self._boards.unshown, self._looks, self._drawn_hands
        desk = build_desk(self._tables, self._pages, self._languages, unshown, looks, drawn)
        self._replies = self._replies_of(settings, store, desk, hands, guests, delivery, meter)
        self._forgetting = Forgetting(
            PrivacyRows(store), PERSONAL, TableRows(store), self._tables, former
        )
        self._forgetting.tell(self._languages, self._looks, archive, self._kept)
        clicks = TableClicks(desk, slips)
        self._open_desks(settings, store, archive, desk, clicks, delivery)
        self._share_with_others(settings, store, archive)

    def _open_desks(
        self,
        settings: Settings,
        store: Store,
        archive: Archive,
        desk: Desk,
        clicks: TableClicks,
        delivery: Delivery,
    ) -> None:
        """Let people reach the desks, by controls and by commands."""
        rules = RulesDesk(self._tables.register.form_in, self._looks)
        replays = ReplayDesk(archive, self._looks, self._languages)
        desks = (
            desk,
            clicks,
            rules,
            replays,
            PreferenceDesk(self._looks, self._languages),
            DefaultsDesk(self._tables.defaults),
            PrivacyDesk(self._forgetting),
        )
        verification = Verification(FairnessRows(store), archive)
        archive.record_lines.append(verification.record_lines)
        self.parts = Parts(
            (
                *desks,
                archive,
                ScoreDesk(archive),
                VerifyDesk(verification, replays),
                self._replies,
                self._languages,
                self._looks,
                self._study,
                self._thinkers,
                self.tree,
                self._threads,
                self._tables,
                Postboxes(Messages(self, Delivery()), Messages(self, delivery), self._directly),
                Accounts(self),
            )
        )
        house = self._house_of(settings, store)
        self._built: tuple[Built, ...] = build_all(FEATURES, house)
        routes = chain(
            *(place.routes() for place in desks),
            clicks.routes_of(*FairnessDesk(self._fairness).controls()),
            *(built.routes for built in self._built),
        )
        self._clicks = Clicks(Routes(routes), self._replies)

    def _house_of(self, settings: Settings, store: Store) -> House:
        return House(
            settings=settings,
            store=store,
            parts=self.parts,
            now=unix_time,
            chance=chance,
            searching=is_searching(settings),
            jobs=self._side_jobs,
            rest=self._ahead.pause,
            hears=self.serves,
        )

    def _replies_of(
        self,
        settings: Settings,
        store: Store,
        desk: Desk,
        hands: PrivateViews,
        guests: Guests,
        delivery: Delivery,
        meter: Meter,
    ) -> Replies:
        notes = PrivateNotes()
        self._answers = TableAnswers(
            hands=hands, boards=self._boards, guests=guests, notes=notes, lobby=desk.lobby
        )
        return Replies(
            presenters=self._answers.presenters(),
            on_heard=self._answers.heard,
            delivery=delivery,
            languages=self._languages,
            notes=notes,
            awaited=self._kept.awaited,
            ahead=self._ahead,
            previous=PreviousProcess(self.overheard.may_be_answered, store.carried_out),
            meter=meter,
            limited=settings.limited,
        )

    def _share_with_others(self, settings: Settings, store: Store, archive: Archive) -> None:
        """What depends on which process does something for all."""
        self._rehearsed = False
        self._departed = RemovedServers(
            PrivacyRows(store), PERSONAL, unix_time, self._servers, self.serves
        )
        self._share = Holding(store, settings, self._get_ready)
        self._elsewhere = RemoteChanges(
            store,
            chosen=(self._looks, self._languages),
            archive=archive,
            rereading=self._tables.register.rereading,
            tokens=self._kept,
        )
        self._giving_way = LeaseYielder(store, self)
        self._silence = InteractionHold(store, self._cache, self._languages)
        self.should_hold = self._silence.keeps

    def _delivery_of(self, settings: Settings, store: Store) -> Delivery:
        """What draws pictures and knows emojis, and who sees which."""
        self._gallery = Gallery()
        self._emojis = Emojis(self, EMOJI_DIR)
        self._uploads = Uploads(self._emojis, wanted=settings.emojis and settings.first)
        self._looks = Looks(ChoiceRows(store), lambda: self._emojis.known, Look(settings.look))
        return Delivery(self._gallery, self._emojis)

    def _hands_of(self, delivery: Delivery, slips: Slips) -> PrivateViews:
        return PrivateViews(
            self._ahead,
            delivery=delivery,
            looks=self._looks,
            languages=self._languages,
            drawn=slips.drawn,
            drawn_hands=self._drawn_hands,
        )

    def _boards_of(
        self, settings: Settings, store: Store, guests: Guests, hands: PrivateViews
    ) -> Boards:
        return Boards(
            places=guests,
            tables=self._tables,
            pages=self._pages,
            hands=hands,
            postings=TableRows(store),
            languages=self._languages,
            now=unix_time,
            pause=settings.redraw,
            ahead=self._ahead,
            looks=self._looks,
            budget=self._budget,
        )

    async def _directly(self, person: int) -> int:
        """The channel of direct messages with somebody. Raises discord.HTTPException."""
        return int((await self.http.start_private_message(person))["id"])

    def _clock_of(self, settings: Settings, store: Store) -> Clock:
        return Clock(
            self._tables,
            TableRows(store),
            times=settings,
            now=unix_time,
            remind=self._boards.call,
            think=self._thinkers.think,
        )

    @property
    def waits(self) -> bool:
        """Whether it is a ready process, and its turn has not come."""
        return self._share.waits

    async def standing(self) -> BotStatus:
        """The state of the bot now, for its meter."""
        awake = len(self._tables.register.all())
        try:
            asleep = max(0.0, await TableRows(self._store).count_waiting() - awake)
        except StoreError:
            asleep = math.nan
        return BotStatus(
            self.lines,
            awake,
            asleep,
            self._boards.waiting,
            self._budget.waiting,
            (self._workers.able, self._students.able),
            (self._thinkers.asked, self._study.asked),
        )

    def _servers(self) -> set[int] | None:
        """The servers the bot is in, also those in trouble; None: unknown now."""
        heard = [line.connected for line in self.lines]
        return {guild.id for guild in self.guilds} if heard and all(heard) else None

    async def setup_hook(self) -> None:
        """After the login and before the gateway: bring every table back as it was."""
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        compiler = Compiler()
        self._workers.start(compiler=compiler)
        self._students.start(after=self._workers, compiler=compiler)
        self._giving_way.start()
        await self._await_turn()
        await self._looks.load()
        await self._languages.load()
        await self._uploads.start()
        self._tables.register.listen(self._refreshes.changed)
        self._tables.register.listen(self._boards.changed)
        self._tables.register.listen(self._clock.changed)
        self._tables.register.listen(self._answers.changed)
        redraw_on_choice = RedrawOnChoice(self._tables.register.all, self._boards)
        self._looks.listen(redraw_on_choice.chosen)
        self._languages.listen(redraw_on_choice.spoken)
        await self.follow()
        await self._kept.begin(tidies=self._share.first)
        self._clicks.resume(self._kept.awaited.all(), self._study.ready)
        self._clock.start()
        await self._publisher.start()
        if self._share.shared:
            self._elsewhere.start()
            self._forgetting.share(self._elsewhere.heard)
        for built in self._built:
            for job in built.jobs:
                if self._share.first or not job.first:
                    job.start()
        self._rehearse()

    async def _await_turn(self) -> None:
        """Wait until this process may write, having done all that takes time. Raises StoreError."""
        await self._share.begin()
        settings = self._share.settings
        self.held = settings.held
        self._budget.share(settings.share)
        self._publisher.writes = settings.first
        self._uploads.wanted = settings.emojis and settings.first

    async def _get_ready(self) -> None:
        """There is time: listen to what people do at other processes' shards."""
        self._rehearse()
        sets = self._share.settings.sets
        await self.listen_in({shard for shards in sets for shard in shards})
        with contextlib.suppress(StoreError):  # the holder may not have upgraded the database yet
            await self._languages.warm(await self._kept.locales())

    def _rehearse(self) -> None:
        if self._looks.pictured and not self._rehearsed:
            self._rehearsed = True
            self._gallery.rehearse(rehearsal(DECKS[0]))

    async def divided(self, count: int) -> None:
        """There are so many shards, and no line yet: time stands still until one is up. Raises
        StoreError."""
        waiting = await self._clock.load(count, self._share.shared)
        for shard in range(count):
            self._clock.lost(shard)
        logger.info("open tables: %d; shards: %d", waiting, count)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons, selects and forms; commands go through the tree."""
        if interaction.type in PRESSED and self._once.first(interaction):
            await self._clicks.clicked(interaction)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Nobody can click in its servers until its line is back."""
        self._clock.lost(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Its line is up, or up again."""
        if self._servers() is not None:
            self._departed.start()
        await self._clock.found(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """It was gone for a moment."""
        await self._clock.found(shard)

    async def on_place_gone(self, channel: int) -> None:
        """A channel or a thread is gone, and with it the table in it."""
        await self._tables.stopping.channel_gone(channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server is gone."""
        await self._tables.stopping.guild_gone(guild.id)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Note once what an event raised."""
        error = sys.exc_info()[1]
        if isinstance(error, (StoreError, *LOST)):
            logger.error("%s: %s", event_method, error)
        elif error is not None:
            accidents.note(error, event_method)

    async def _finish(self) -> None:
        """Finish the answers this process has begun, and no others: its follower does those."""
        self.stop_answering()
        await self._silence.close()
        await self._replies.finish(FINISHING)

    async def close(self) -> None:
        """Leave Discord and stop all tasks; everything that counts is in the store."""
        await self._finish()
        jobs = [job for built in self._built for job in built.jobs]
        await close_all(
            self._giving_way, self._elsewhere, self._publisher, self._uploads, self._clock,
            *reversed(jobs), self._departed, self._side_jobs, self._workers, self._students,
            self._refreshes, self._boards, self._kept, self._gallery,
        )  # fmt: skip
        await super().close()
        await self._tables.register.close(self._clock.sees_to)

"""What people do at a table, by button or by command: wishes in, pages out, nothing of Discord."""

from collections.abc import Callable
from typing import get_args

from bot.channel.hand_page import draw_hand
from bot.channel.languages import Languages
from bot.channel.looks import Looks
from bot.interactions.company import CompanyDesk
from bot.interactions.wishes import Person, Place, Shown
from bot.pages.asking import sure, sure_move
from bot.pages.board import last_trick, watch
from bot.pages.cards_out import cards_out
from bot.pages.l10n import languages
from bot.pages.languages import language_page
from bot.pages.look_page import look_page
from bot.pages.manual import manual, note
from bot.pages.page import Attachment, Page, Text
from bot.pages.rulebook import rule_of, rule_page, rules_named, with_rule
from bot.pages.score import scores as scores_page
from bot.pages.words import refusal
from bot.store import Whose
from bot.tables.archive import Archive
from bot.tables.errors import Denied, Late, Stale
from bot.tables.forms import USUAL, Form, known_form, played_as
from bot.tables.hints import Hints
from bot.tables.moves import read
from bot.tables.table import Table
from bot.tables.tables import Tables
from engine import Refused, why_not

__all__ = ["Desk", "Person", "Place", "Shown"]


class Desk(CompanyDesk):
    """The wishes of people, each with what they are shown for it.

    Every wish raises Denied, StoreError or nothing; a move that the rules refuse is shown.
    """

    def __init__(
        self,
        tables: Tables,
        archive: Archive,
        languages: Languages,
        trouble: Callable[[int], str] = lambda table: "",
        looks: Looks | None = None,
        hints: Hints | None = None,
    ) -> None:
        """``trouble`` tells by a table's number what keeps the bot from drawing its board."""
        super().__init__(tables, languages)
        self._looks = looks or Looks()
        self._archive = archive
        self._board_trouble = trouble
        self._hints = hints

    async def here(self, channel: int) -> Table:
        """The open table of a channel. Raises Denied."""
        return await self._tables.register.here(channel)

    async def table(self, number: int) -> Table:
        """An open table by its number. Raises Denied."""
        return await self._tables.register.table(number)

    # Playing --------------------------------------------------------------------------------

    async def hand(self, person: Person, table: Table) -> Shown:
        """Show the person's hand; who had left takes the seat back, a bystander looks on."""
        if table.player_of(person.user) is None and table.state == "playing":
            return await self.watch(person, table)
        if table.state == "lobby":
            table.seat_of(person.user)
            raise Denied("not-started")
        await self._tables.play.deal_if_due(table)
        back = await self._tables.attendance.come_back(table, person.user, person.name)
        notice = person.words("reply-welcome-back") if back else self._trouble(person, table)
        return self._hand(person, table, notice)

    async def bring(self, person: Person, guild: int, channel: int, number: int) -> Shown:
        """Let a table go on in this channel; who plays has their cards here at once."""
        table = await self._tables.register.table(number)
        await self._tables.company.bring(table, person.user, guild, channel)
        told = person.words("reply-table-brought")
        if table.live is None:
            return Shown(note(told), "seat", table)
        return self._hand(person, table, told)

    async def sign(self, person: Person, table: Table) -> None:
        """They are there: if the house moves for them, it need not any more."""
        await self._tables.attendance.sign(table, person.user)

    async def act(self, person: Person, table: Table, code: str, seq: int | None = None) -> Shown:
        """Make a move and show the hand as it is then, with the reason if it was refused."""
        table.seat_of(person.user)
        await self._tables.play.deal_if_due(table)
        if table.between:
            return self._hand(person, table, person.words("reply-stale"))
        deal = table.deals
        try:
            await self._tables.play.act(table, person.user, code, seq)
        except Refused as refused:
            if table.live is not None:
                return self._refused(person, table, refused)
            notice = refusal(person.words, refused, table.info())
        except Stale:
            notice = person.words("reply-over-by-then" if table.live is None else "reply-stale")
        else:
            notice = self._trouble(person, table)
        if table.live is None and not table.between:
            return Shown(note(notice or person.words("reply-deal-over")))
        if table.deals != deal:  # it was dealt again: the hand comes below what is told of that
            return Shown(note(person.words("reply-deal-over")), "elsewhere", table)
        return self._hand(person, table, notice)

    @staticmethod
    def doing(table: Table, code: str) -> str:
        """The kind of a move: two of the same kind may come quickly, one after the other."""
        deal = table.deal
        phase = "" if deal is None or deal.over else deal.rules.phases[deal.phase].name
        return f"{phase}:{code.partition(':')[0]}"

    async def slipped(self, person: Person, table: Table) -> Shown:
        """Show the hand as it stands: the click was meant for what stood there before."""
        return self._hand(person, table, person.words("reply-slip"))

    @staticmethod
    def elsewhere(person: Person, table: Table) -> Shown:
        """The person has clicked on the hand of an earlier deal."""
        table.seat_of(person.user)
        return Shown(note(person.words("hand-elsewhere")), "elsewhere", table)

    async def more(self, person: Person, table: Table) -> Shown:
        """Show the hand with the choices that are rare or dear."""
        return self._hand(person, table, "", more=True)

    async def hint(self, person: Person, table: Table, step: int, seq: int) -> Shown:
        """Give a hint with the hand: a nudge, then the move, then why. Nothing stale is told."""
        if self._hints is None:
            raise Denied("no-hints")
        try:
            await self._hints.give(table, person.user, step, seq)
        except Stale:
            if table.live is None and not table.between:
                return Shown(note(person.words("reply-deal-over")))
        return self._hand(person, table, "")

    async def sure(self, person: Person, table: Table, code: str, seq: int) -> Shown:
        """Ask once more about a move that cannot be taken back."""
        seat = table.seat_of(person.user)
        if table.live is None or seq != table.shown_seq(seat):
            return self._hand(person, table, person.words("reply-stale"))
        action = read(table, code)
        return Shown(
            sure_move(table.info(seat), table.view(seat), action, person.words), "hand", table
        )

    async def undo(self, person: Person, table: Table, answer: str, seq: int) -> Shown:
        """Take back one's last move or ask for it; ``yes`` or ``no`` answer who has asked."""
        try:
            match answer:
                case "yes":
                    back = await self._tables.takebacks.agree(table, person.user, seq)
                    notice = person.words("undo-all-agreed" if back else "undo-agreed")
                case "no":
                    await self._tables.takebacks.refuse(table, person.user, seq)
                    notice = person.words("undo-stays")
                case _:
                    back = await self._tables.takebacks.take_back(table, person.user, seq)
                    notice = person.words("undo-done" if back else "undo-asked")
        except (Stale, Late):
            notice = person.words("undo-late")
        if table.live is None and not table.between:
            return Shown(note(person.words("reply-deal-over")))
        return self._hand(person, table, notice)

    async def cards_out(self, person: Person, table: Table) -> Shown:
        """Show the cards that this player has not seen."""
        seat = table.seat_of(person.user)
        look = self._looks.of(person.user)
        return Shown(cards_out(table.info(seat), table.view(seat), person.words, look))

    # Between two deals ----------------------------------------------------------------------

    async def next_deal(self, person: Person, table: Table) -> Shown:
        """Ask for the next deal; who had left takes the seat back."""
        table.seat_of(person.user)
        await self._tables.attendance.come_back(table, person.user, person.name)
        between = table.between
        await self._tables.play.want_next(table, person.user)
        return Shown(kind="seat", table=table) if between else self._hand(person, table, "")

    async def why(self, person: Person, table: Table, code: str) -> Shown:
        """Tell why the person may not do that now."""
        seat = table.seat_of(person.user)
        if table.live is None:
            raise Denied("no-deal")
        refused = why_not(table.live.deal, seat, read(table, code))
        if refused is None:
            return self._hand(person, table, person.words("reply-you-may"))
        return self._refused(person, table, refused)

    async def watch(self, person: Person, table: Table) -> Shown:
        """Show the table as everybody may see it, to one person alone; bystanders see it go on."""
        look, live = self._looks.of(person.user), table.player_of(person.user) is None
        page = watch(table.info(), table.view(None), person.words, look, live=live)
        return Shown(page, "watch" if live else "note", table, bare=True)

    async def last(self, person: Person, table: Table) -> Shown:
        """Show the last trick."""
        look, watches = self._looks.of(person.user), table.player_of(person.user) is None
        page = last_trick(table.info(), table.view(None), person.words, look, watches=watches)
        return Shown(page, "still" if watches else "note", table)

    def _refused(self, person: Person, table: Table, refused: Refused) -> Shown:
        """The hand below the reason, with a way to the rule."""
        shown = self._hand(person, table, refusal(person.words, refused, table.info()))
        assert shown.page is not None
        return shown._replace(page=with_rule(shown.page, refused.rule, person.words))

    def _hand(self, person: Person, table: Table, notice: str, *, more: bool = False) -> Shown:
        look = self._looks.of(person.user)
        page = draw_hand(table, person.user, person.words, notice, look, more=more)
        return Shown(page, "hand", table, bare=not notice and not more)

    def _trouble(self, person: Person, table: Table) -> str:
        """A hint if the board cannot be drawn."""
        reason = self._board_trouble(table.id)
        known = reason.lower().replace(" ", "-")  # those that every language has words for
        return person.words("reply-board-trouble", known=known, reason=reason) if reason else ""

    # The life of a table --------------------------------------------------------------------

    async def depart(self, person: Person, table: Table) -> Shown:
        """Leave the lobby, or the match to a house player; the last one leaves the cards alone."""
        playing = table.state == "playing"
        await self._tables.attendance.leave(table, person.user)
        if not playing:
            return Shown(note(person.words("reply-left-lobby")))
        left = "reply-left-game" if table.attended else "reply-left-last"
        return Shown(note(person.words(left)))

    async def skis(self, person: Person, table: Table) -> Shown:
        """Ask whether the Škis round is to be declared."""
        self._tables.play.check_skis(table, person.user)
        return Shown(sure(table.info(), f"skis:{table.deals}", person.words))

    async def declare_skis(self, person: Person, table: Table, deal: int) -> Shown:
        """Declare the Škis round, as was asked in that deal."""
        if deal != table.deals:
            return await self.skis(person, table)
        await self._tables.play.declare_skis(table, person.user)
        return Shown(note(person.words("reply-skis")))

    async def stop(self, person: Person, channel: int) -> Shown:
        """Ask whether the table of a channel is to be closed; an unreadable one is at once."""
        if await self._tables.stopping.stop_unreadable(channel, may_manage=person.may_manage):
            return Shown(note(person.words("reply-stopped")))
        table = await self.here(channel)
        self._tables.stopping.check_stop(table, person.user, may_manage=person.may_manage)
        return Shown(sure(table.info(), f"stop:{table.deals}", person.words))

    async def stop_table(self, person: Person, table: Table, deal: int) -> Shown:
        """Close a table, as was asked in that deal."""
        if deal != table.deals:
            return await self.stop(person, table.channel)
        await self._tables.stopping.stop(table, person.user, may_manage=person.may_manage)
        return Shown(note(person.words("reply-stopped")))

    # What it looks like ---------------------------------------------------------------------

    async def look(
        self, person: Person, server: int, whose: str = "person", **wished: str | None
    ) -> Shown:
        """Choose a ``style`` or a ``deck`` for the person, or for the tables of their server."""
        if whose not in get_args(Whose):
            raise Denied("no-such-value")
        manages = person.may_manage_server
        if whose == "server" and not manages:
            raise Denied("may-not-look")
        if whose == "server":
            look = await self._looks.change("server", server, wished)
        else:
            look = await self._looks.change("person", person.user, wished)
        return Shown(look_page(whose, look, person.words, may_manage=manages))

    async def language(
        self, person: Person, server: int, whose: str = "person", wished: str | None = None
    ) -> Shown:
        """Choose the language of the person, or of their server; the answer is in the new one."""
        if whose not in get_args(Whose):
            raise Denied("no-such-value")
        if whose == "server" and not person.may_manage_server:
            raise Denied("may-not-choose-language")
        theirs: tuple[Whose, int] = (
            ("server", server) if whose == "server" else ("person", person.user)
        )
        if wished is not None:
            await self.languages.choose(*theirs, wished)
        chosen = self.languages.choice(*theirs)
        words = self.languages.of(person.user, server, person.locale)
        manages = person.may_manage_server
        return Shown(language_page(whose, chosen, languages(), words, may_manage=manages))

    async def never_mind(self, person: Person, table: Table) -> Shown:
        """Nothing is done."""
        del table
        return Shown(note(person.words("reply-never-mind")))

    # What has been played -------------------------------------------------------------------

    async def score(self, person: Person, channel: int) -> Shown:
        """Show all finished deals of the channel's table."""
        sheet = await self._archive.sheet(channel)
        return Shown(scores_page(sheet.info, sheet.deals, sheet.struck, person.words))

    async def export(self, person: Person, channel: int, deal: int | None) -> Shown:
        """Give the record of a finished deal as a file."""
        name, record = await self._archive.record(channel, deal)
        text = Text(person.words("reply-record", file=name))
        return Shown(Page((text,), attachment=Attachment(name, record)))

    # What can be played ---------------------------------------------------------------------

    async def rules(self, person: Person, channel: int, form: str | None) -> Shown:
        """Show the first page of the course of a game, or of the one of the channel."""
        wanted = await self.form(channel, form)
        return Shown(manual(wanted.name, 0, person.words))

    async def rule(self, person: Person, number: str) -> Shown:
        """Show a rule by its number. Raises Denied."""
        found = rule_of(number.strip().upper())
        if found is None:
            raise Denied("no-such-rule")
        return Shown(rule_page(found, person.words), "aside")

    async def rule_names(self, channel: int) -> list[tuple[str, str]]:
        """All rules by number and title, those of the channel's game first."""
        return list(rules_named((await self.form(channel, None)).variant))

    async def form(self, channel: int, name: str | None) -> Form:
        """The form that is asked for, or that is played in the channel. Raises Denied."""
        if name is not None:
            return known_form(name)
        table = await self._tables.register.find(channel)
        return USUAL if table is None else played_as(table.variant, table.players)

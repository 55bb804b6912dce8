"""Wishes of people who play or look on, by button or by command."""

from functools import partial

from bot.choices.looks import Looks
from bot.deals.board import last_trick, watch
from bot.deals.cards_out import cards_out
from bot.deals.takebacks import last_row
from bot.deals.wording.typed_moves import parse_argument
from bot.games.info import CLAIM
from bot.games.rules import action_of
from bot.kit.errors import Denied, Late, Stale
from bot.kit.l10n import Words
from bot.kit.page import Page, note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Aside, Note, Person, Response, Shown, brief_note
from bot.tables.desk.explaining import (
    confirm_move,
    confirm_wish,
    explain_meaning,
    explain_refusal,
    question_again,
    refusal,
    show_refusal,
)
from bot.tables.desk.responses import Freeze, Hand, HandFollows, Moved, Seated, Watch
from bot.tables.model.checks import check_may_watch
from bot.tables.model.table import Table
from bot.tables.pages.removing import BRING
from bot.tables.play.tables import Tables
from bot.tables.private.hand_page import DrawnHands, draw_hand, over_page, way_to_lesson
from bot.tables.private.undelivered import UndeliveredUpdates
from engine import Action, Refused


class PlayDesk:
    """The wishes of people who play or look on.

    Every wish raises Denied, StoreError or nothing; a move that the rules refuse is shown.
    """

    def __init__(
        self,
        tables: Tables,
        looks: Looks,
        undelivered: UndeliveredUpdates,
        drawn_hands: DrawnHands,
    ) -> None:
        self._tables = tables
        self._looks = looks
        self._undelivered = undelivered
        self._drawn_hands = drawn_hands

    def routes(self) -> tuple[Route, ...]:
        """The routes of controls of tables in other channels."""
        return (Route(at=f"{BRING}:#", answer=self._bring),)

    async def _bring(self, press: Press) -> Response:
        channel = press.place.channel
        return await self.bring(press.person, press.server, channel, press.number)

    async def hand(self, person: Person, table: Table) -> Shown:
        """Show the person's hand, or the public view to an onlooker.

        A player who had left takes their seat back.
        """
        if table.player_of(person.user) is None and table.state == "playing":
            return await self.watch(person, table)
        if table.state == "lobby":
            table.seat_of(person.user)
            raise Denied("not-started")
        await self._tables.play.deal_if_due(table)
        back = await self._tables.attendance.come_back(table, person.user, person.name)
        notice = person.words("reply-welcome-back") if back else self._board_advice(person, table)
        return self._hand(person, table, notice)

    async def bring(self, person: Person, guild: int, channel: int, table_number: int) -> Shown:
        """Move a table to this channel, and show the player's hand."""
        table = await self._tables.register.table(table_number)
        await self._tables.gathering.bring(table, person.user, guild, channel)
        message = person.words("reply-table-brought")
        if table.live is None:
            return Seated(note(message), table=table)
        return self._hand(person, table, message)

    async def mark_present(self, person: Person, table: Table) -> None:
        """Note that the person is present: the house no longer moves for them."""
        await self._tables.attendance.mark_present(table, person.user)

    async def act(self, person: Person, table: Table, code: str, seq: int | None = None) -> Shown:
        """Make a move and show the hand that follows, with the reason if it was refused."""
        table.seat_of(person.user)
        await self._tables.play.deal_if_due(table)
        if table.between:
            return self._hand(person, table, person.words("reply-stale"))
        deal = table.deals
        try:
            await self._tables.play.act(table, person.user, code, seq)
        except Refused as refused:
            if table.live is not None:
                draw = partial(self._hand, person, table)
                return show_refusal(person, table.info(), refused, draw)
            notice = refusal(person.words, refused, table.info())
        except Stale:
            notice = person.words("reply-over-by-then" if table.live is None else "reply-stale")
        else:
            notice = self._board_advice(person, table)
        if table.live is None and not table.between:
            return self._over(person, table, notice)
        if table.deals != deal and not table.alone:
            # it was dealt again: the hand comes below the news of that
            return Moved(note(person.words("reply-deal-over")), table=table)
        return self._hand(person, table, notice)

    async def act_typed(
        self, person: Person, table: Table, kind: type[Action], typed: str
    ) -> Shown:
        """Make the move that was typed as a command's argument, in any spelling."""
        player = table.seat_of(person.user)
        await self._tables.play.deal_if_due(table)
        if table.live is not None:
            typed = parse_argument(typed, table.info(), table.view(player), person.words, kind)
        return await self.act(person, table, kind.verbs[0] + typed)

    async def show_again(self, person: Person, table: Table, question: Page | None) -> Shown:
        """Show the hand or the question again, after a click meant for the page before it."""
        if question is not None and table.live is not None:
            return Hand(question_again(question, person.words), table=table, hand_only=False)
        return self._hand(person, table, person.words("reply-slip"))

    @staticmethod
    def elsewhere(person: Person, table: Table) -> Shown:
        """Send the hand below the board, after a click on an earlier deal's hand."""
        table.seat_of(person.user)
        return Moved(note(person.words("hand-elsewhere")), table=table)

    async def resume(self, person: Person, table: Table) -> Shown:
        """End a pause, and show the hand that has the button."""
        await self._tables.pauses.resume(table, person.user)
        return self._hand(person, table, person.words("reply-resumed"))

    async def more(self, person: Person, table: Table) -> Shown:
        """Show the hand with choices that are rare or costly."""
        return self._hand(person, table, "", more=True)

    async def confirm(self, person: Person, table: Table, code: str, seq: int) -> Shown:
        """Ask once more about a move that cannot be taken back."""
        seat = table.seat_of(person.user)
        if table.live is None or seq != table.shown_seq(seat):
            return self._hand(person, table, person.words("reply-stale"))
        action = action_of(table.rules, code)
        info = table.info(seat)
        lesson = way_to_lesson(table, person.user, person.words)
        before = last_row(info, person.words.of(info.variant), lesson=lesson).buttons
        question = confirm_move(info, table.view(seat), action, person.words, *before)
        return Hand(question, table=table, hand_only=False)

    async def undo(self, person: Person, table: Table, answer: str, seq: int) -> Shown:
        """Take back the person's last move, or ask to; ``yes`` or ``no`` answer a request."""
        claimed = table.question is not None and table.question.what == CLAIM
        try:
            match answer:
                case "yes":
                    done = await self._tables.takebacks.agree(table, person.user, seq)
                    notice = _agreed(table, person.words, claimed=claimed, done=done)
                case "no":
                    await self._tables.takebacks.refuse(table, person.user, seq)
                    notice = person.words("undo-stays")
                case _:
                    back = await self._tables.takebacks.take_back(table, person.user, seq)
                    notice = person.words("undo-done" if back else "undo-asked")
        except (Stale, Late):
            notice = person.words("undo-late")
        if table.live is None and not table.between:
            return self._over(person, table)
        return self._hand(person, table, notice)

    async def ask_claim(self, person: Person, table: Table) -> Shown:
        """Ask whether to claim the rest of the deal, beside the page whose button was pressed."""
        self._tables.takebacks.check_claim(table, person.user)
        return Aside(confirm_wish(table.info(), CLAIM, person.words))

    async def claim(self, person: Person, table: Table, seq: int) -> Shown:
        """Claim the rest of the deal from the others."""
        try:
            await self._tables.takebacks.claim(table, person.user, seq)
        except Stale:
            return brief_note(person.words("undo-late"))
        return brief_note(person.words("rest-asked"))

    async def show_rest(self, person: Person, table: Table, seq: int) -> Shown:
        """Play out a deal in which nothing can change any more, and show its score."""
        notice = person.words("rest-shown")
        try:
            await self._tables.play.show_rest(table, person.user, seq)
        except Stale:
            notice = person.words("reply-stale")
        if table.live is None and not table.between:
            return self._over(person, table, notice)
        return self._hand(person, table, notice)

    def redraw(self, person: Person, table: Table, notice: str = "") -> Shown:
        """Draw the current hand below a notice, or the end of the match."""
        if table.live is None and not table.between:
            return self._over(person, table)
        return self._hand(person, table, notice)

    async def cards_out(self, person: Person, table: Table) -> Shown:
        """Show the cards this player has not seen."""
        seat = table.seat_of(person.user)
        look = self._looks.of(person.user)
        return Aside(cards_out(table.info(seat), table.view(seat), person.words, look))

    async def next_deal(self, person: Person, table: Table) -> Response:
        """Ask for the next deal; a player who had left takes their seat back."""
        table.seat_of(person.user)
        await self._tables.attendance.come_back(table, person.user, person.name)
        between = table.between
        await self._tables.play.ask_for_next(table, person.user)
        if between and not table.alone and table.round is None:
            return HandFollows(table)
        return self._hand(person, table, "")

    async def explain_refusal(self, person: Person, table: Table, code: str) -> Shown:
        """Explain why the person may not make a move now."""
        seat = table.seat_of(person.user)
        if table.live is None:
            raise Denied("no-deal")
        draw = partial(self._hand, person, table)
        return explain_refusal(person, table.info(), table.live.deal, seat, code, draw)

    async def explain_meaning(self, person: Person, table: Table, code: str) -> Shown:
        """Explain a contract or an announcement, with a way to its rule."""
        view = table.view(table.seat_of(person.user))
        return explain_meaning(person, table.info(), view, code, partial(self._hand, person, table))

    async def watch(self, person: Person, table: Table) -> Shown:
        """Show a person the public view of the table; for onlookers it is kept up to date."""
        check_may_watch(table, person.user)
        onlooker = table.player_of(person.user) is None
        if onlooker and table.live is not None:
            await self._tables.register.hooks.onlookers.note_seen(
                person.user, table.id, table.live.number
            )
        look = self._looks.of(person.user)
        page = watch(table.info(), table.view(None), person.words, look, live=onlooker)
        return Watch(page, table=table) if onlooker else Note(page)

    async def last(self, person: Person, table: Table, number: int | None = None) -> Shown:
        """Show the last trick, or the one with this number."""
        check_may_watch(table, person.user)
        if table.live is None and table.deals and table.round is None:
            raise Denied("deal-over", look=person.words("replay-look"))
        onlooker = table.player_of(person.user) is None
        look = self._looks.of(person.user)
        page = last_trick(
            table.info(), table.view(None), person.words, look,
            watches=onlooker, leafs=True, number=number,
        )  # fmt: skip
        return Freeze(page, table=table) if onlooker else Note(page)

    async def never_mind(self, person: Person, table: Table) -> Shown:
        """Dismiss a question."""
        del table
        return brief_note(person.words("reply-never-mind"))

    def _hand(self, person: Person, table: Table, notice: str, *, more: bool = False) -> Shown:
        page = draw_hand(
            table,
            person.user,
            person.words,
            notice,
            self._looks.of(person.user),
            expanded=more,
            undelivered=self._undelivered,
            drawn_hands=self._drawn_hands,
        )
        return Hand(page, table=table, hand_only=not notice and not more)

    def _over(self, person: Person, table: Table, notice: str = "") -> Shown:
        """The page of a match that is over.

        It counts as a hand, as the ending may be on its way to that page.
        """
        look = self._looks.of(person.user)
        page = over_page(person.words, look, self._undelivered, table, notice)
        return Hand(page, table=table, hand_only=not notice)

    def _board_advice(self, person: Person, table: Table) -> str:
        """Advice if the board cannot be drawn; else empty."""
        problem = self._undelivered.problem_at(table)
        return "" if problem is None else problem.advice(person.words)


def _agreed(table: Table, words: Words, *, claimed: bool, done: bool) -> str:
    """A notice to a person who has agreed to what was asked."""
    if done:
        return words("rest-agreed") if claimed else words("undo-all-agreed")
    if claimed and (table.question is None or table.question.refused):
        return words("rest-refused")
    return words("undo-agreed")

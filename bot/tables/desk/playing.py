"""What people do with their cards, by button or by command: moves in, hands out."""

from functools import partial

from bot.choices.looks import Looks
from bot.deals.board import last_trick, watch
from bot.deals.cards_out import cards_out
from bot.deals.typed_moves import argument_typed
from bot.games.rules import action_of
from bot.kit.errors import Denied, Late, Stale
from bot.kit.page import Page, note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Aside, Note, Person, Response, Shown
from bot.tables.desk.explaining import asked_again, refusal, refused_page, sure_move, what, why
from bot.tables.desk.responses import Freeze, Hand, HandFollows, Moved, Seated, Watch
from bot.tables.model.table import Table
from bot.tables.pages.removing import BRING
from bot.tables.play.tables import Tables
from bot.tables.private.hand_page import DrawnHands, draw_hand, over_page
from bot.tables.private.unshown import Unshown
from engine import Action, Refused


class PlayDesk:
    """The wishes of people who play or look on.

    Every wish raises Denied, StoreError or nothing; a move that the rules refuse is shown.
    """

    def __init__(
        self,
        tables: Tables,
        looks: Looks,
        unshown: Unshown,
        drawn_hands: DrawnHands,
    ) -> None:
        self._tables = tables
        self._looks = looks
        self._unshown = unshown
        self._drawn_hands = drawn_hands

    def routes(self) -> tuple[Route, ...]:
        """Where controls of tables in other channels lead."""
        return (Route(at=f"{BRING}:#", answer=self._bring),)

    async def _bring(self, press: Press) -> Response:
        channel = press.place.channel
        return await self.bring(press.person, press.server, channel, press.number)

    async def hand(self, person: Person, table: Table) -> Shown:
        """Show the person's hand; whoever had left takes their seat back, anybody else looks on."""
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
        """Let a table go on in this channel; players have their cards here at once."""
        table = await self._tables.register.table(number)
        await self._tables.gathering.bring(table, person.user, guild, channel)
        told = person.words("reply-table-brought")
        if table.live is None:
            return Seated(note(told), table=table)
        return self._hand(person, table, told)

    async def sign(self, person: Person, table: Table) -> None:
        """They are there: the house need not move for them any more."""
        await self._tables.attendance.sign(table, person.user)

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
                return self._refused(person, table, refused)
            notice = refusal(person.words, refused, table.info())
        except Stale:
            notice = person.words("reply-over-by-then" if table.live is None else "reply-stale")
        else:
            notice = self._trouble(person, table)
        if table.live is None and not table.between:
            return self._over(person, table, notice)
        if (
            table.deals != deal and not table.alone
        ):  # it was dealt again: the hand comes below what is told of that
            return Moved(note(person.words("reply-deal-over")), table=table)
        return self._hand(person, table, notice)

    async def act_typed(
        self, person: Person, table: Table, kind: type[Action], typed: str
    ) -> Shown:
        """Make the move of a kind that a command names, however that is spelled."""
        player = table.seat_of(person.user)
        await self._tables.play.deal_if_due(table)
        if table.live is not None:
            info, view = table.info(), table.view(player)
            typed = argument_typed(typed, info, view, person.words, kind)
        return await self.act(person, table, kind.verbs[0] + typed)

    async def slipped(self, person: Person, table: Table, question: Page | None) -> Shown:
        """Show the hand, or the question, as it stands: the click was meant for what stood there
        before."""
        if question is not None and table.live is not None:
            return Hand(asked_again(question, person.words), table=table, bare=False)
        return self._hand(person, table, person.words("reply-slip"))

    @staticmethod
    def elsewhere(person: Person, table: Table) -> Shown:
        """The person clicked on an earlier deal's hand."""
        table.seat_of(person.user)
        return Moved(note(person.words("hand-elsewhere")), table=table)

    async def resume(self, person: Person, table: Table) -> Shown:
        """End a pause, and show the hand that has the button."""
        await self._tables.pauses.resume(table, person.user)
        return self._hand(person, table, person.words("reply-resumed"))

    async def more(self, person: Person, table: Table) -> Shown:
        """Show the hand with choices that are rare or costly."""
        return self._hand(person, table, "", more=True)

    async def sure(self, person: Person, table: Table, code: str, seq: int) -> Shown:
        """Ask once more about a move that cannot be taken back."""
        seat = table.seat_of(person.user)
        if table.live is None or seq != table.shown_seq(seat):
            return self._hand(person, table, person.words("reply-stale"))
        action = action_of(table.rules, code)
        question = sure_move(table.info(seat), table.view(seat), action, person.words)
        return Hand(question, table=table, bare=False)

    async def undo(self, person: Person, table: Table, answer: str, seq: int) -> Shown:
        """Take back one's last move, or ask to; ``yes`` or ``no`` answer whoever asked."""
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
            return self._over(person, table)
        return self._hand(person, table, notice)

    def drawn(self, person: Person, table: Table) -> Shown:
        """Draw the hand as it stands, or how the match ended."""
        if table.live is None and not table.between:
            return self._over(person, table)
        return self._hand(person, table, "")

    async def cards_out(self, person: Person, table: Table) -> Shown:
        """Show the cards this player has not seen."""
        seat = table.seat_of(person.user)
        look = self._looks.of(person.user)
        return Aside(cards_out(table.info(seat), table.view(seat), person.words, look))

    async def next_deal(self, person: Person, table: Table) -> Response:
        """Ask for the next deal; whoever had left takes their seat back."""
        table.seat_of(person.user)
        await self._tables.attendance.come_back(table, person.user, person.name)
        between = table.between
        await self._tables.play.want_next(table, person.user)
        if between and not table.alone and table.round is None:
            return HandFollows(table)
        return self._hand(person, table, "")

    async def why(self, person: Person, table: Table, code: str) -> Shown:
        """Tell why the person may not do that now."""
        seat = table.seat_of(person.user)
        if table.live is None:
            raise Denied("no-deal")
        drawn = partial(self._hand, person, table)
        return why(person, table.info(), table.live.deal, seat, code, drawn)

    async def what(self, person: Person, table: Table, code: str) -> Shown:
        """Tell what a contract or an announcement means, with a way to its rule."""
        view = table.view(table.seat_of(person.user))
        return what(person, table.info(), view, code, partial(self._hand, person, table))

    async def watch(self, person: Person, table: Table) -> Shown:
        """Show the table as everybody may see it, to one person alone; onlookers see it go on."""
        look, live = self._looks.of(person.user), table.player_of(person.user) is None
        _check_sits_there(person, table)
        if live and table.live is not None:
            await self._tables.register.hooks.onlookers.seen(
                person.user, table.id, table.live.number
            )
        page = watch(table.info(), table.view(None), person.words, look, live=live)
        return Watch(page, table=table) if live else Note(page)

    async def last(self, person: Person, table: Table) -> Shown:
        """Show the last trick."""
        look, watches = self._looks.of(person.user), table.player_of(person.user) is None
        _check_sits_there(person, table)
        page = last_trick(table.info(), table.view(None), person.words, look, watches=watches)
        return Freeze(page, table=table) if watches else Note(page)

    async def never_mind(self, person: Person, table: Table) -> Shown:
        """Nothing is done."""
        del table
        return Note(note(person.words("reply-never-mind")))

    def _refused(self, person: Person, table: Table, refused: Refused) -> Shown:
        return refused_page(person, table.info(), refused, partial(self._hand, person, table))

    def _hand(self, person: Person, table: Table, notice: str, *, more: bool = False) -> Shown:
        page = draw_hand(
            table,
            person.user,
            person.words,
            notice,
            self._looks.of(person.user),
            more=more,
            unshown=self._unshown,
            drawn_hands=self._drawn_hands,
        )
        return Hand(page, table=table, bare=not notice and not more)

    def _over(self, person: Person, table: Table, notice: str = "") -> Shown:
        """The match is over. This is still a hand: the ending may be on its way to that page."""
        page = over_page(person.words, self._unshown, table, notice)
        return Hand(page, table=table, bare=not notice)

    def _trouble(self, person: Person, table: Table) -> str:
        """What to do if the board cannot be drawn."""
        lack = self._unshown.of(table)
        return "" if lack is None else lack.why(person.words)


def _check_sits_there(person: Person, table: Table) -> None:
    """At a table of a round nobody else may look on, as others play the same deals. Raises
    Denied."""
    if table.round is not None and table.player_of(person.user) is None:
        raise Denied("round-watch")

"""People at a table who play by clicking, as a person would: they see only what Discord shows."""

import asyncio
import contextlib
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.base.database_address import DatabaseAddress
from engine import VARIANTS, decode, encode
from engine.actions import WORDS
from engine.pack import TAROT
from sandbox import DEFERRED, DEFERRED_UPDATE, Answer, Body, Refusal, User, controls, text_of
from tests.databases import direct_connection
from tests.timeout import TIMEOUT

MOVES = {
    "pass", "bid", "call", "take", "lay", "say", "kontra", "play", "give", "pick",
    "cut", "method", "pile",
}  # fmt: skip
SURE = "sure:"
"""Begins the code of a control that asks whether one is sure."""
ENDS_EARLY = {
    f"bid:{key}"
    for family in VARIANTS.values()
    for players in family.players
    for key, contract in family.build(players).contracts.items()
    if contract.stops_early
}
"""Bids of contracts that one trick may end."""
EPHEMERAL, SELECT = 1 << 6, 3
MOST_FRUITLESS = 500
"""So many steps in a row without a move: whoever is called will never play."""
NOTICE = "> "
"""Begins a hand that has something to say: that nothing was played, and why."""

GONE_ON = ("This table is closed", "in another message", "over by then")
"""Answers to a click on what is gone: the house may have made the last move."""
NOT_MADE = (*GONE_ON, "nothing was played", "Something went wrong")


class Control(NamedTuple):
    """A table's button or select."""

    id: str
    seq: int
    code: str
    body: Body

    @property
    def moves(self) -> bool:
        """Whether it makes a move, or asks for confirmation of one."""
        return not self.body.get("disabled") and makes_move(self.code)


def makes_move(code: str) -> bool:
    """Whether a control with this code makes a move, or asks for confirmation of one."""
    code = code.removeprefix(SURE)
    return code.partition(":")[0] in MOVES or code in WORDS


def controls_of(message: Body) -> list[Control]:
    """A message's controls that belong to a table."""
    found_controls = []
    for body in controls(message):
        parts = body["custom_id"].split(":", 3)
        if parts[0] == "t":
            found_controls.append(Control(body["custom_id"], int(parts[2]), parts[3], body))
    return found_controls


def control(message: Body, code: str) -> Control:
    """The control with a code."""
    return next(control for control in controls_of(message) if control.code == code)


def labels(message: Body | None) -> set[str]:
    """The labels of a message's controls."""
    return {str(part.get("label")) for part in controls(message or {})}


def board_of(messages: Sequence[Body]) -> Body | None:
    """The newest board."""
    return newest_public_with("hand", messages)


def next_deal_message(messages: Sequence[Body], *, alone: bool = False) -> Body | None:
    """The message that waits for people to ask for the next deal.

    A person ``alone`` with the house has it on their own page.
    """
    public = newest_public_with("next", messages)
    if public is not None or not alone:
        return public
    return newest_message_with("next", messages)


def lobby_panel_of(messages: Sequence[Body]) -> Body | None:
    """The private message with everything else a host can set."""
    return newest_message_with("house", messages)


def newest_message_with(code: str, messages: Sequence[Body]) -> Body | None:
    """The newest message, public or private, with a control of this code."""
    matching = (
        message
        for message in reversed(messages)
        if any(c.code == code for c in controls_of(message))
    )
    return next(matching, None)


def newest_public_with(code: str, messages: Sequence[Body]) -> Body | None:
    """The newest public message with a control of this code."""
    return newest_message_with(
        code, [message for message in messages if not message["flags"] & EPHEMERAL]
    )


def turn_of(board: Body) -> str | None:
    """The id of the person on turn, according to the board."""
    mention = re.search(r"\*\*<@(\d+)>", text_of(board))
    return mention[1] if mention else None


def hand_of(messages: Sequence[Body], seq: int) -> Body | None:
    """A private message with moves for the table's current state."""
    return _newest_hand_where(messages, lambda shown: shown == seq)


def newest_hand(messages: Sequence[Body], after: int) -> Body | None:
    """A private message with moves later than this one: that is where somebody alone looks."""
    return _newest_hand_where(messages, lambda shown: shown > after)


def _newest_hand_where(messages: Sequence[Body], suits: Callable[[int], bool]) -> Body | None:
    private = (message for message in reversed(messages) if message["flags"] & EPHEMERAL)
    asked = (
        message
        for message in private
        if any(c.moves and suits(c.seq) for c in controls_of(message))
    )
    return next(asked, None)


def is_full_lobby(message: Body) -> bool:
    """Whether it is a lobby with all seats taken."""
    return any(control.code == "start" for control in controls_of(message))


class Done(NamedTuple):
    """An acknowledged move."""

    seq: int
    user: int
    code: str


@dataclass
class Game:
    """Some people in a channel. ``done``: the moves the bot has acknowledged."""

    people: tuple[User, ...]
    chance: random.Random
    done: list[Done] = field(default_factory=list)
    tried: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often each person has asked for which move, whatever came of it."""
    fruitless: int = 0
    """Steps in a row in which no move was made."""

    def user(self, number: str) -> User:
        """A person by id."""
        return next(user for user in self.people if user.id == number)

    async def open(
        self,
        *,
        deals: int,
        house: int = 0,
        variant: str = "slovenian",
        rules: Mapping[str, str] | None = None,
        **options: int,
    ) -> Answer:
        """Open a table, choose its rules, sit down, add house players, start."""
        founder = self.people[0]
        opened = await founder.slash("tarok new", game=variant, deals=deals, **options)
        seen = await founder.wait_for(lambda ms: any(controls_of(m) for m in ms))
        lobby = next(message for message in seen if controls_of(message))
        for key, value in (rules or {}).items():
            await self.choose_option(founder, key, value)
        for user in self.people[1:]:
            await user.press(lobby, "Join")
        panel: Body = {}
        if house:
            await founder.click(lobby, control(lobby, "lobby").id)
            panel = lobby_panel_of(await founder.wait_for(lobby_panel_of)) or panel
        for _ in range(house):
            await founder.press(panel, "Add house player")
        return await self.start(founder) if opened.message else opened

    @staticmethod
    async def start(founder: User) -> Answer:
        """Start the match of a full lobby.

        A drawing that was under way as the last one sat down may come late: it is drawn anew.
        """

        async def press() -> Answer:
            seen = await founder.wait_for(lambda ms: any(is_full_lobby(m) for m in ms))
            return await founder.press(next(filter(is_full_lobby, seen)), "Start")

        with contextlib.suppress(Refusal):
            return await press()
        return await press()

    async def choose_option(self, user: User, key: str, value: str) -> Answer:
        """Choose a value of a table option in the lobby, turning the pages up to its select."""
        seen = await user.wait_for(lambda ms: any(controls_of(m) for m in ms))
        lobby = next(message for message in seen if controls_of(message))
        shown = (await user.click(lobby, control(lobby, "options").id)).message
        while shown is not None:
            for option_control in controls_of(shown):
                if option_control.code == f"option:{key}":
                    return await user.select(shown, option_control.id, [value])
            onward = next(
                component for component in controls_of(shown) if component.code.endswith(":n")
            )
            shown = (await user.click(shown, onward.id)).message
        raise AssertionError(f"there is no option {key}")

    async def wait_for_turn(self) -> tuple[User, Body] | None:
        """Wait until the board calls a person, or the match is over; returns who, and the board.

        A board that lacks the last move calls nobody. Between two deals all ask for the next one.
        """
        last = self.done[-1].seq if self.done else -1
        alone = len(self.people) == 1

        def calls(messages: list[Body]) -> bool:
            board = board_of(messages)
            if alone and board is not None and newest_hand(messages, last) is not None:
                return True
            return is_over(messages) or (
                board is not None
                and control(board, "hand").seq > last
                and turn_of(board) is not None
            )

        def goes_on(messages: list[Body]) -> bool:
            return next_deal_message(messages, alone=alone) is not None or calls(messages)

        seen = await self.people[0].wait_for(goes_on)
        while (between := next_deal_message(seen, alone=alone)) is not None and not is_over(seen):
            await self.ask_for_next(between)
            seen = await self.people[0].wait_for(goes_on)
        board = board_of(seen)
        turn = self.people[0].id if alone else turn_of(board) if board else None
        if is_over(seen) or board is None or turn is None:
            return None
        return self.user(turn), board

    async def ask_for_next(self, between: Body) -> None:
        """Everybody the next deal waits for presses the button; wait until it begins."""
        press = control(between, "next")
        alone = len(self.people) == 1
        for user in self.people:
            if alone or user.name in text_of(between):
                with contextlib.suppress(Refusal):  # it is gone: the deal has begun already
                    await user.click(between, press.id, stale=True)

        def begun(messages: list[Body]) -> bool:
            now = next_deal_message(messages, alone=alone)
            return now is None or now["id"] != between["id"]

        await self.people[0].wait_for(begun)

    async def hand(self, user: User, board: Body) -> Body | None:
        """The hand of the person on turn; None if the table has moved on since that board."""
        press = control(board, "hand")
        if len(self.people) == 1:  # the board is no newer than their own page
            newest = newest_hand(await user.messages(), self.done[-1].seq if self.done else -1)
        else:
            newest = hand_of(await user.messages(), press.seq)
        if newest is not None:
            return newest
        try:
            answer = await user.click(board, press.id, stale=True)
        except Refusal:  # the board has been posted anew
            return None
        opened = answer.message
        if (
            answer.failed
            or opened is None
            or not any(component.moves for component in controls_of(opened))
        ):
            return None
        return opened

    async def move(self, user: User, hand: Body) -> Answer:
        """Make a random move from a hand."""
        choice = self._choose([control for control in controls_of(hand) if control.moves])
        if choice.code.startswith(SURE):
            asked = await user.click(hand, choice.id)
            code = choice.code.removeprefix(SURE)
            answers = controls_of(asked.message) if asked.message else []
            yes = next((answer for answer in answers if answer.code == code), None)
            if yes is None:
                return asked
            hand, choice = asked.message or hand, yes
        code, values = self._answer_to(choice)
        self.tried[int(user.id), code] += 1
        select = user.select(hand, choice.id, values) if values else None
        answer = await (select or user.click(hand, choice.id))
        if went_through(answer):
            self.done.append(Done(choice.seq, int(user.id), code))
        return answer

    def _answer_to(self, choice: Control) -> tuple[str, list[str]]:
        """The code of this control's move, and what is selected for it."""
        values = [option["value"] for option in choice.body.get("options", ())]
        if choice.code == "lay":
            values = self.chance.sample(values, choice.body["min_values"])
            return encode(TAROT, decode(TAROT, "lay:" + "+".join(values))), values
        code = self.chance.choice(values) if values else choice.code
        return code, [code] if values else []

    def _choose(self, moves: list[Control]) -> Control:
        """Any move, but a low bid: otherwise many deals would be over after one trick."""
        bids = [move for move in moves if move.code.startswith("bid:")]
        dear = {move.id for move in bids[2:]}
        dear |= {move.id for move in moves if move.code.removeprefix(SURE) in ENDS_EARLY}
        words = {move.id for move in moves if move.code.removeprefix(SURE) in WORDS}
        if len(words) < len(moves) and self.chance.random() < 0.8:
            dear |= words
        return self.chance.choice([move for move in moves if move.id not in dear] or moves)

    async def wait_until_drawn(self, seq: int) -> None:
        """Wait until the board shows the table after the move ``seq``, or the end."""

        def there(messages: list[Body]) -> bool:
            board = board_of(messages)
            drawn = board is not None and control(board, "hand").seq > seq
            drawn = drawn or (len(self.people) == 1 and newest_hand(messages, seq) is not None)
            return drawn or is_over(messages) or next_deal_message(messages) is not None

        await self.people[0].wait_for(there)

    async def step(self) -> bool:
        """One move by whoever is called; False if the match is over."""
        called = await self.wait_for_turn()
        if called is None:
            return False
        user, board = called
        hand, before = await self.hand(user, board), len(self.done)
        if hand is not None:
            with contextlib.suppress(Refusal):  # the house has said meanwhile what all foresaw
                await self.move(user, hand)
        self.fruitless = 0 if len(self.done) > before else self.fruitless + 1
        if self.fruitless > MOST_FRUITLESS:
            shown = "no hand with moves" if hand is None else text_of(hand)
            raise AssertionError(f"nothing goes on at\n{text_of(board)}\n{user.name} has\n{shown}")
        return True

    async def play(self, until: Callable[[], Any] = lambda: False) -> None:
        """Play on until the match is over."""
        while not until() and await self.step():
            pass


def is_over(messages: Sequence[Body]) -> bool:
    """Whether the channel says that the match is over: a private page may say so earlier."""
    public = (message for message in messages if not message["flags"] & EPHEMERAL)
    return any("The match is over" in text_of(message) for message in public)


def has_logged(database: DatabaseAddress, done: Sequence[Done]) -> bool:
    """Whether the log has all these moves, in order.

    A button's number may differ from the log's, to give away no secret question (ROM-DEAL-9).
    """
    with direct_connection(database) as db:
        log = iter(db.execute('SELECT "user", code FROM moves ORDER BY seq').fetchall())
    return all((move.user, move.code) in log for move in done)


async def wait_for_board_with(user: User, code: str) -> Body:
    """The newest public message with a control of this code, once there is one."""
    seen = await user.wait_for(lambda ms: newest_public_with(code, ms) is not None)
    board = newest_public_with(code, seen)
    assert board is not None
    return board


async def press_on_board(user: User, code: str) -> Answer:
    """Press a button of the board, even if a starting bot may be replacing it just now."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            board = await wait_for_board_with(user, code)
            with contextlib.suppress(Refusal):
                return await user.click(board, control(board, code).id)


async def confirm_command(user: User, command: str) -> Answer:
    """Type a command that wants confirmation, and say Yes."""
    asked = await user.slash(command)
    if asked.message is None or not controls_of(asked.message):
        return asked
    return await user.press(asked.message, "Yes")


def went_through(answer: Answer) -> bool:
    """Whether the answer shows that a move was made, not just that the press was heard.

    Only the answer's own text counts: the answer to another press may have replaced it by now.
    """
    if answer.message is None or answer.failed or answer.kind == DEFERRED_UPDATE:
        return False
    text = text_of(answer.message if answer.kind == DEFERRED else answer.data)
    return not text.startswith(NOTICE) and not any(refusal in text for refusal in NOT_MADE)


async def wait_for_query(database: DatabaseAddress, query: str) -> None:
    """Wait until the query gives something true."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            with direct_connection(database) as db:
                if db.execute(query).fetchone()[0]:
                    return
            await asyncio.sleep(0.05)

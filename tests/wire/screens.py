"""Screens of people: boards, hands, forms, pictures, private results."""

from sandbox import (
    Answer,
    Body,
    Channel,
    Server,
    User,
    pictures,
    text_of,
)
from tests.wire.playing import EPHEMERAL, Game, control, controls_of

NONCE_IS_FORGOTTEN = 10 * 60.0


def live_boards(server: Server, channel: Channel | None = None) -> list[Body]:
    """The public messages of a channel (None: of all) whose buttons work, but for calls."""
    return [message for message in _public_controls(server, channel) if not _calls(message)]


def call_lines(server: Server, channel: Channel | None = None) -> list[Body]:
    """The lines in a channel (None: in all) that call people on turn."""
    return [message for message in _public_controls(server, channel) if _calls(message)]


def _calls(message: Body) -> bool:
    return any(control.code == "called" for control in controls_of(message))


def _public_controls(server: Server, channel: Channel | None) -> list[Body]:
    channels = [channel] if channel else server.world.channels.values()
    return [
        message.body
        for channel in channels
        for message in channel.messages.values()
        if message.viewer is None and controls_of(message.body)
    ]


async def submit_form(user: User, form: str, text: str) -> Answer:
    """Send what was typed into a form."""
    return await user._act("submit", custom_id=form, fields={"typed": text})


async def wait_for_calling_board(game: Game) -> Body:
    """The board when it calls somebody."""
    called = await game.wait_for_turn()
    assert called is not None
    return called[1]


async def open_hand(game: Game) -> Body:
    """The first person's hand, opened from the board."""
    shown = await wait_for_calling_board(game)
    answer = await game.people[0].click(shown, control(shown, "hand").id, stale=True)
    assert answer.message is not None
    return answer.message


async def wait_for_pictures(user: User, message: Body) -> Body:
    """A message once its pictures are there: the reply goes first if they aren't ready."""

    def with_pictures(messages: list[Body]) -> Body | None:
        drawn = (seen for seen in messages if seen["id"] == message["id"] and pictures(seen))
        return next(drawn, None)

    complete = with_pictures(await user.wait_for(with_pictures))
    assert complete is not None
    return complete


def says_match_is_over(message: Body) -> bool:
    """Whether a message says that the match is over."""
    return "The match is over" in text_of(message)


def private_results(messages: list[Body]) -> list[Body]:
    """The private pages saying that the match is over."""
    return [
        message
        for message in messages
        if message["flags"] & EPHEMERAL and says_match_is_over(message)
    ]

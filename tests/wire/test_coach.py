"""The coach through Discord's wire: it speaks on the private page of somebody who is new."""

from collections.abc import Iterator

from bot.kit.l10n import load_words
from sandbox import Body, BotProcess, User, text_of
from tests.databases import on_each_database
from tests.wire.table_steps import open_with_house

pytestmark = on_each_database

MOMENTS = ("bid", "call", "talon", "discard", "klop", "mond")


def sentences() -> Iterator[str]:
    """The sentences of moments that name nobody."""
    words = load_words(strict=True)("en")
    for moment in MOMENTS:
        yield words(f"coach-{moment}")


async def test_newcomer_reads_each_sentence_of_the_coach_in_one_decision_alone(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    """It stands above the hand that it is about, and not above the next one."""
    game = await open_with_house(people[0])
    known = list(sentences())

    def read_in(messages: list[Body]) -> list[str]:
        return [line for line in known if any(line in text_of(message) for message in messages)]

    turn = await game.wait_for_turn()
    assert turn is not None and await game.hand(*turn) is not None
    # What is remembered of its reader may be loaded only after the first page was sent.
    read = read_in(await people[0].wait_for(read_in))
    assert len(read) == 1
    await game.step()
    turn = await game.wait_for_turn()
    assert turn is not None
    following = await game.hand(*turn)
    assert following is not None
    assert read[0] not in text_of(following)

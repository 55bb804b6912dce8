"""What the store keeps about messages in channels."""

from bot.store import Posting, Store
from tests.bot.store.store_examples import CHANNEL, START, lobby

BOARD = Posting(nonce="a1", message=1 << 60, at=START, deal=1, called=3, drawn="abc")
PLANNED = Posting(nonce="a2", at=START + 5, called=4)


async def test_messages_come_back_as_they_were_noted(store: Store) -> None:
    table = await store.create_table(lobby())
    other = await store.create_table(lobby(channel=CHANNEL + 1))
    for noted in ((BOARD,), (BOARD, PLANNED), (PLANNED,), ()):
        await store.set_postings({table: noted, other: (BOARD,)})
        assert await store.postings(table) == noted
        assert await store.postings(other) == (BOARD,)

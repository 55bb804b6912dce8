"""Cards are made from a secret, disclosed when the deal is over, and from people's words."""

import random
from collections.abc import AsyncIterator

import pytest

from bot.base.database_address import DatabaseAddress
from bot.fairness.rows import FairnessRows
from bot.fairness.service import MAX_WORD, clean_word, digests
from bot.fairness.verification import Verification
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import commitment, read, word_digest
from tests.bot.privacy.personal_data import all_content
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, EVA, GUILD, World, refuse_write
from tests.databases import direct_connection
from tests.engine.fairness_checker import CHECK, holds


@pytest.fixture
async def fair(database_address: DatabaseAddress) -> AsyncIterator[World]:
    """A world whose cards are made from secrets."""
    world = World(database_address)
    world.fair = True
    await world.open()
    yield world
    await world.store.close()


async def record(world: World, table: Table, deal: int | None = None) -> str:
    """Return the record of a finished deal; None: the last one."""
    archive = world.archive()
    archive.record_lines.append(Verification(FairnessRows(world.store), archive).record_lines)
    return (await archive.record(ANA, table.channel, deal))[1]


async def secrets_of(world: World, table: Table) -> list[str]:
    """Return all stored secrets of a table, those of coming deals included."""
    rows = FairnessRows(world.store)
    secrets = [await rows.secret(table.id, deal) for deal in range(table.deals + 3)]
    return [secret for secret in secrets if secret is not None]


async def test_finished_deal_verifies_against_commitment(fair: World) -> None:
    table = await fair.open_table()
    seen = (await fair.fairness.pledge(table)).commitment
    assert seen is not None
    assert await fair.fairness.give_word(table, BOR, 1, " Modra 7! ") == "Modra7"
    await fair.tables.lobbies.start(table, ANA)
    assert (await fair.fairness.pledge(table)).commitment == seen, "it stays before the bids"
    await fair.finish_deal(table)
    text = await record(fair, table)
    assert holds(text, seen)
    assert f"# fair word {table.player_of(BOR)} {word_digest('Modra7')}\n" in text
    assert "Modra7" not in text
    assert not holds(text.replace(word_digest("Modra7"), word_digest("Modra8")))
    (deal,) = read(text).deals
    assert deal.over


@pytest.mark.parametrize("game, option, code, cut", [
    ("slovenian", "knock", "cut:17", "# fair cut 17\n"), ("slovenian", "knock", "knock", ""),
    ("krolami", "cut", "cut:20", "# fair cut 20\n"),
    ("romanian", "knock", "cut:5", "# fair cut 5\n"),
])  # fmt: skip
async def test_cut_deal_verifies_with_number_of_cards_lifted(
    fair: World, game: str, option: str, code: str, cut: str
) -> None:
    """SLO-DEAL-5, POL-DEAL, ROM-DEAL-4: it is undone by the number of cards that were lifted."""
    value = "interactive" if game == "krolami" else "on"
    table = await fair.start_table(4, game, **{option: value})
    assert table.turn is not None
    assert table.chairs[table.turn].user is not None
    await fair.tables.play.act(table, table.chairs[table.turn].user or 0, code)
    await fair.finish_deal(table)
    text = await record(fair, table, 1)
    assert holds(text)
    assert cut in text
    assert ("cut" in text) == bool(cut)


async def test_each_deal_of_match_has_its_own_secret(fair: World) -> None:
    table = await fair.start_table(3)
    await fair.play_moves(table)
    texts = [await record(fair, table, deal) for deal in (1, 2, 3)]
    assert all(map(holds, texts))
    secrets = await secrets_of(fair, table)
    assert len(secrets) == len(set(secrets)) == table.deals
    assert not any(holds(text.replace("# fair deal ", "# fair deal 1")) for text in texts)


async def test_word_without_shown_commitment_is_denied(fair: World) -> None:
    table = await fair.open_table()
    give = fair.fairness.give_word
    with pytest.raises(Denied, match="word-late"):
        await give(table, ANA, 1, "early")
    await fair.fairness.pledge(table)
    with pytest.raises(Denied, match="word-late"):
        await give(table, ANA, 2, "for another deal")
    with pytest.raises(Denied, match="not-at-table"):
        await give(table, EVA, 1, "stranger")
    with pytest.raises(Denied, match="no-word"):
        await give(table, ANA, 1, "🂡 ♠")
    await fair.tables.lobbies.start(table, ANA)
    with pytest.raises(Denied, match="word-late"):
        await give(table, ANA, 1, "late")
    assert not await FairnessRows(fair.store).words(table.id, 1)


async def test_word_given_between_deals_counts_for_next_deal(fair: World) -> None:
    table = await fair.start_table()
    await fair.finish_deal(table)
    pledge = await fair.fairness.pledge(table)
    assert pledge.coming
    assert pledge.deal == table.deals + 1
    for user, word in ((ANA, "one"), (CILKA, "two"), (ANA, ""), (BOR, "three")):
        await fair.fairness.give_word(table, user, pledge.deal, word)
    given = {table.player_of(user) for user in (BOR, CILKA)}
    assert set((await fair.fairness.pledge(table)).given) == given
    await fair.ask_for_next_deal(table)
    assert set((await fair.fairness.pledge(table)).given) == given
    await fair.finish_deal(table)
    text = await record(fair, table)
    assert holds(text, pledge.commitment or "")
    assert text.count("# fair word") == 2


async def test_word_of_person_who_left_is_dropped(fair: World) -> None:
    table = await fair.open_table()
    await fair.fairness.pledge(table)
    await fair.fairness.give_word(table, CILKA, 1, "gone")
    await fair.tables.attendance.leave(table, CILKA)
    await fair.tables.lobbies.fill(table, ANA)
    stored = await TableRows(fair.store).load_deal(table.id, 1)
    assert stored is not None
    assert not stored.deal.words


async def test_secret_survives_restart(fair: World) -> None:
    table = await fair.open_table()
    seen = await fair.fairness.pledge(table)
    await fair.fairness.give_word(table, ANA, 1, "kept")
    await fair.restart()
    table = await fair.tables.register.here(CHANNEL)
    assert (await fair.fairness.pledge(table)).commitment == seen.commitment
    await fair.tables.lobbies.start(table, ANA)
    await fair.restart()
    table = await fair.tables.register.here(CHANNEL)
    assert (await fair.fairness.pledge(table)).commitment == seen.commitment
    await fair.finish_deal(table)
    text = await record(fair, table)
    assert holds(text, seen.commitment or "")
    assert word_digest("kept") in text


async def test_commitment_is_not_shown_if_secret_cannot_be_stored(fair: World) -> None:
    table = await fair.open_table()
    with refuse_write(FairnessRows, "pledge"), pytest.raises(StoreError):
        await fair.fairness.pledge(table)
    assert not await secrets_of(fair, table)


async def test_secret_of_unfinished_deal_is_never_output(fair: World) -> None:
    """It is in no record, no export of personal data, and no repr."""
    table = await fair.start_table()
    await fair.finish_deal(table)
    await fair.fairness.pledge(table)
    coming = await FairnessRows(fair.store).secret(table.id, 2)
    await fair.ask_for_next_deal(table)
    assert coming is not None
    assert coming in all_content(fair.path)
    pledge = await fair.fairness.pledge(table)
    stored = await TableRows(fair.store).load_deal(table.id, 2)
    archive = fair.archive()
    outputs = [
        await record(fair, table),
        repr(pledge),
        repr(stored),
        repr(await PrivacyRows(fair.store).data_of(PERSONAL, ANA)),
        repr(await archive.replay(GUILD, ANA, table.id, 1)),
        repr(table),
    ]
    assert not [output for output in outputs if coming in output]
    with pytest.raises(Denied):
        await record(fair, table, 2)
    await fair.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    with pytest.raises(Denied):
        await record(fair, table, 2)


async def test_word_is_exported_and_deleted_with_its_author(fair: World) -> None:
    table = await fair.open_table()
    await fair.fairness.pledge(table)
    await fair.fairness.give_word(table, BOR, 1, "Neznanka")
    await fair.tables.lobbies.start(table, ANA)
    await fair.finish_deal(table)
    kept = await PrivacyRows(fair.store).data_of(PERSONAL, BOR)
    assert kept["words"] == [{"table": table.id, "deal": 1, "word": "Neznanka"}]
    assert not (await PrivacyRows(fair.store).data_of(PERSONAL, ANA))["words"]
    await fair.forgetting.forget(BOR)
    assert "Neznanka" not in all_content(fair.path)
    assert holds(await record(fair, table)), "the deal can be checked as before"


async def test_deleted_server_leaves_no_secret(fair: World) -> None:
    table = await fair.start_table()
    await fair.play_moves(table)
    assert await secrets_of(fair, table)
    await PrivacyRows(fair.store).forget_server(PERSONAL, GUILD)
    assert not await secrets_of(fair, table)


async def test_deals_without_secret_remain_valid(fair: World) -> None:
    """Their records read as before, and claim nothing."""
    fair.fair = False
    table = await fair.start_table()
    await fair.finish_deal(table)
    with direct_connection(fair.path) as db:
        db.execute("DELETE FROM secrets")
    text = await record(fair, table)
    assert "# fair" not in text
    assert read(text).deals[0].over
    with pytest.raises(KeyError):
        CHECK.check(text)
    await fair.ask_for_next_deal(table)
    with direct_connection(fair.path) as db:
        db.execute("DELETE FROM secrets")
    assert (await fair.fairness.pledge(table)).commitment is None
    assert (await fair.tables.register.here(CHANNEL)).live is not None


def test_clean_word_is_normalized_and_idempotent() -> None:
    assert clean_word("a" * 40) == "a" * MAX_WORD
    assert clean_word("z\N{COMBINING CARON}aba") == clean_word("žaba") == "žaba"
    assert clean_word("\N{RIGHT-TO-LEFT OVERRIDE}one two\n# fair") == "onetwofair"
    for text in ("½ ǆ", "가나다", "日本", "\N{COMBINING CARON}"):
        assert clean_word(clean_word(text)) == clean_word(text)
    chance = random.Random(5)
    for _ in range(2_000):
        text = "".join(chr(chance.randrange(32, 0x3000)) for _ in range(30))
        assert clean_word(clean_word(text)) == clean_word(text)


async def test_repeated_pledge_returns_same_commitment(fair: World) -> None:
    table = await fair.open_table()
    first, second = [await fair.fairness.pledge(table) for _ in range(2)]
    assert first == second
    (secret,) = await secrets_of(fair, table)
    assert first.commitment == commitment(bytes.fromhex(secret))


async def test_word_digests_are_stored_by_player(fair: World) -> None:
    table = await fair.open_table()
    await fair.fairness.pledge(table)
    for user in (ANA, CILKA):
        await fair.fairness.give_word(table, user, 1, f"w{user}")
    await fair.tables.lobbies.start(table, ANA)
    stored = await TableRows(fair.store).load_deal(table.id, 1)
    assert stored is not None
    assert digests(stored.deal) == {
        table.player_of(user): word_digest(f"w{user}") for user in (ANA, CILKA)
    }

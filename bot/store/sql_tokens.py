"""The store's calls about tokens; ``token_sql.py`` has the SQL."""

from bot.store import token_sql
from bot.store.sql_tournaments import SqlTournaments
from bot.store.tokens import NOTHING_GONE, Gone, TokensKept, TokenStore


class SqlTokens(SqlTournaments, TokenStore):
    """That part of the store, on top of tournaments."""

    async def keep_tokens(self, kept: TokensKept, gone: Gone = NOTHING_GONE) -> None:
        await self.write(token_sql.keep, kept, gone)

    async def drop_tokens(self, before: int) -> None:
        await self.write(token_sql.drop, before)

    async def tokens(self, since: int) -> TokensKept:
        return await self.read(token_sql.kept, since)

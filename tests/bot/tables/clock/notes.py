"""A place for status lines that keeps them in memory."""

from bot.store import StoreError


class Notes:
    """A store of notes in memory; ``full``: it accepts none."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.written = 0
        self.full = False

    async def note(self, key: str) -> str | None:
        return self.kept.get(key)

    async def set_note(self, key: str, value: str) -> None:
        if self.full:
            raise StoreError("the disk is full")
        self.kept[key] = value
        self.written += 1

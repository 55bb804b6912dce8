"""Records which boards and hands a choice draws again."""

from bot.tables.model.table import Table, TableEvent


class Drawn:
    """Recorded drawings: boards, and people's hands."""

    def __init__(self) -> None:
        self.boards: list[int] = []
        self.hands: list[int] = []

    def changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        assert events == ()
        self.boards.append(table.id)

    def send_hand(self, table: Table, user: int) -> None:
        self.hands.append(user)

"""The page as it stands: rows that were not measured again stay, each with its commit."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

KEYS = ("form", "challenger", "others", "over", "players", "by", "of", "asked")
"""Heads of the columns that say what a row is about; it is the same row if these agree."""
COMMIT = "commit"
"""Head of the last column: the code that was measured."""

Row = tuple[str, ...]


class Table(NamedTuple):
    """A table of a page."""

    head: Row
    rows: tuple[Row, ...]

    def key(self, row: Row) -> Row:
        """The cells that identify a row."""
        return tuple(cell for name, cell in zip(self.head, row, strict=True) if name in KEYS)

    def __str__(self) -> str:
        lines = [self.head, ("---",) * len(self.head), *self.rows]
        return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def tables_of(page: str) -> dict[str, Table]:
    """The tables of a page, by the heading that they stand under."""
    rows_by_heading: dict[str, list[Row]] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| "):
            row = tuple(cell.strip() for cell in line.strip("|").split("|"))
            rows_by_heading.setdefault(heading, []).append(row)
    return {name: Table(rows[0], tuple(rows[2:])) for name, rows in rows_by_heading.items()}


def kept(new: Table, old: Table | None, forms: Sequence[str]) -> Table:
    """The rows of both, form by form; of two about the same, the new one."""
    if old is None or old.head != new.head:
        return new
    rows = {old.key(row): row for row in old.rows} | {new.key(row): row for row in new.rows}
    return Table(new.head, tuple(sorted(rows.values(), key=lambda row: _order(row, forms))))


def _order(row: Row, forms: Sequence[str]) -> int:
    return forms.index(row[0]) if row[0] in forms else len(forms)


def with_commit(head: Iterable[str], rows: Iterable[Iterable[str]], commit: str) -> Table:
    """A table with its last column."""
    return Table((*head, COMMIT), tuple((*row, commit) for row in rows))

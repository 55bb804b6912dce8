"""A golden game: a record with its reckoning in the heading, read by hand, without the engine."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.cli import replay

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """The comments of a record file, and its other lines in words."""

    comments: list[str]
    body: list[list[str]]

    @property
    def heading(self) -> str:
        """The first line, which names what the game shows."""
        return self.comments[0]

    @property
    def reckoning(self) -> list[str]:
        """The lines of the reckoning."""
        return [line.removeprefix("#   ") for line in self.comments if line.startswith("#   ")]

    @property
    def scores(self) -> list[int]:
        """The scores by player."""
        line = next(line for line in self.comments if line.startswith("# scores: "))
        return [int(word) for word in line.split()[2:]]

    @property
    def options(self) -> dict[str, str]:
        """The table options that are not the default ones."""
        return {words[1]: words[2] for words in self.body if words[0] == "option"}

    @property
    def dealer(self) -> int:
        """The dealer."""
        return int(self.words_after("deal")[0].removeprefix("dealer="))

    @property
    def deck(self) -> list[str]:
        """The pack, top card first."""
        return self.words_after("deck")

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Player and code of every move."""
        return [(int(words[0]), words[1]) for words in self.body if words[0].isdigit()]

    def words_after(self, *key: str) -> list[str]:
        """The words after these with which a line begins; none if there is no such line."""
        size = len(key)
        answers = (words[size:] for words in self.body if tuple(words[:size]) == key)
        return next(answers, [])


def read_golden(file: Path) -> Golden:
    """A file, read."""
    lines = file.read_text("utf-8").splitlines()
    heading = [line for line in lines if line.startswith("#")]
    return Golden(heading, [line.split() for line in lines if line and not line.startswith("#")])


def files_of(game: str) -> list[Path]:
    """The golden games of a family."""
    return sorted((HERE / game).glob("*.game"))


def for_each_file(files: Iterable[Path]) -> pytest.MarkDecorator:
    """Run a test with every one of the files."""
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


def judge_game(file: Path) -> dict[str, Any]:
    """The answer of ``python -m engine replay`` to the file, which is one finished deal."""
    status, answer = replay(str(file))
    assert status == 0, answer
    assert [deal["finished"] for deal in answer["deals"]] == [True]
    assert answer["next"] is None
    return answer


Trick = tuple[int, list[str], int]
"""Leader, cards, winner."""


def tricks_of(answer: dict[str, Any]) -> list[Trick]:
    """The tricks of the deal that was judged."""
    tricks = answer["deals"][0]["tricks"]
    return [(trick["leader"], trick["cards"], trick["winner"]) for trick in tricks]

"""Errors are found in a bot's log, and no child that a kill left behind is taken for one."""

from pathlib import Path

import pytest

from tests.wire.bot_log import has_traceback

LOGGED = "2026-11-30 06:12:10,496 INFO bot: Tarok, Python 3.11.7, discord.py 2.7.1\n"

ORPHAN = (
    "Traceback (most recent call last):\n",
    '  File "<string>", line 1, in <module>\n',
    '  File "/usr/lib/multiprocessing/spawn.py", line 122, in spawn_main\n',
    "    exitcode = _main(fd, parent_sentinel)\n",
    "               ^^^^^^^^^^^^^^^^^^^^^^^^^^\n",
    '  File "/usr/lib/multiprocessing/spawn.py", line 130, in _main\n',
    "    preparation_data = reduction.pickle.load(from_parent)\n",
    "                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n",
    "EOFError: Ran out of input\n",
)

FAULT = (
    "2026-11-30 06:12:10,600 ERROR bot: a reply has failed\n",
    "Traceback (most recent call last):\n",
    '  File "/srv/bot/kit/page.py", line 7, in page\n',
    "ValueError\n",
)


@pytest.mark.parametrize(
    ("lines", "is_fault"),
    [
        (ORPHAN, False),
        ((*ORPHAN[:7], LOGGED, *ORPHAN[7:]), False),  # the next process starts meanwhile
        (FAULT, True),
        ((*ORPHAN, *FAULT), True),
        ((*FAULT, *ORPHAN), True),
        ((*ORPHAN[:2], *ORPHAN[5:]), True),  # not of a child's start
    ],
    ids=["orphan", "mixed", "fault", "after", "before", "other"],
)
def test_fault_is_told_from_an_orphan(
    tmp_path: Path, lines: tuple[str, ...], is_fault: bool
) -> None:
    log = tmp_path / "bot.log"
    log.write_text("".join((LOGGED, *lines, LOGGED)), "utf-8")
    assert has_traceback(log) == is_fault

"""Background tasks: errors are logged, and neither owners nor loops end with them."""

import asyncio
import logging

import pytest

from bot.base.background import Background, one_by_one

SECRET = "T21"


async def failing() -> int:
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise ValueError(f"{SECRET} is not there") from error


async def test_task_error_is_logged_with_table_and_task_but_without_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background = Background()
    task = background.start(failing, "a house player", 12)
    assert task.get_name() == "table 12: a house player"
    assert await task is None
    (record,) = caplog.records
    said = caplog.text
    assert record.levelno == logging.ERROR and "table 12: a house player has failed" in said
    assert "KeyError" in said and "ValueError" in said and "test_background.py" in said
    assert f"'{SECRET}'" not in said and f"{SECRET} is" not in said


async def test_task_returns_its_result_and_raises_expected_errors(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background = Background()

    async def seven() -> int:
        return 7

    assert await background.start(seven, "seven") == 7
    with pytest.raises(ValueError, match=SECRET):
        await background.start(failing, "failing", raises=(ValueError,))
    assert not caplog.records


async def test_failed_loop_is_restarted(caplog: pytest.LogCaptureFixture) -> None:
    background, begun = Background(), 0

    async def third_time_lucky() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            await failing()

    await background.keep(third_time_lucky, "the clock", first_pause=0)
    assert begun == 3 and len(caplog.records) == 2


async def test_temporary_error_of_a_loop_is_logged_as_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The host reads its message, and isn't asked to report it."""
    background, begun = Background(), 0

    async def third_time_lucky() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise OSError("The disk is full.")

    await background.keep(third_time_lucky, "the clock", first_pause=0, passing=(OSError,))
    assert begun == 3
    assert {record.getMessage() for record in caplog.records} == {
        "the clock cannot go on now: The disk is full."
    }


async def test_items_after_an_error_of_all_items_are_skipped(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Errors in ``passing`` would hit all items alike."""
    seen: list[int] = []

    async def look(number: int) -> None:
        seen.append(number)
        if number == 1:
            await failing()
        if number == 3:
            raise OSError

    with pytest.raises(OSError):
        await one_by_one((1, 2, 3, 4), look, "a look", (OSError,))
    assert seen == [1, 2, 3] and len(caplog.records) == 1


async def test_cancelled_future_does_not_end_the_task_that_awaits_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Jobs of replaced workers are cancelled like that."""
    background = Background()
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def wait() -> int:
        return await answer

    async def wait_and_go_on() -> None:
        await wait()

    asked = background.start(wait, "asking", 3)
    kept = background.keep(wait_and_go_on, "a loop", 3, first_pause=3600)
    await asyncio.sleep(0)
    answer.cancel()
    assert await asked is None
    assert not kept.done() and len(caplog.records) == 2
    await background.close()
    assert kept.cancelled() and len(caplog.records) == 2


async def test_running_tasks_can_be_listed_awaited_and_cancelled(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background, going_on = Background(), asyncio.Event()

    async def wait() -> None:
        await going_on.wait()

    async def close_from_within() -> str:
        await background.close()
        return "closed"

    first = background.start(wait, "first")
    assert background.running == (first,)
    going_on.set()
    await background.wait()
    assert first.done() and not background.running
    going_on.clear()
    never_begun, second = (background.start(wait, name) for name in ("never begun", "second"))
    closing = background.start(close_from_within, "closing")
    never_begun.cancel()
    assert await closing == "closed"
    assert second.cancelled() and never_begun.cancelled() and not caplog.records


async def test_ended_task_is_not_running_before_its_callbacks_are_called() -> None:
    """On newer Pythons waiting for it lets nothing else run, and a loop over it never ended."""
    background = Background()

    async def nothing() -> None:
        pass

    task = background.start(nothing, "nothing")
    seen: list[tuple[bool, int]] = []
    asyncio.get_running_loop().call_soon(
        lambda: seen.append((task.done(), len(background.running)))
    )
    await task
    assert seen == [(True, 0)]

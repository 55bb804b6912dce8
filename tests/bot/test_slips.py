"""A second click that was meant for what stood there before does nothing."""

from bot.interactions.misclicks import MANY, Slips


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_click_on_something_else_right_after_a_redraw_is_a_slip() -> None:
    time = Time()
    slips = Slips(time, 0.7)
    assert not slips.slipped(1, 11, "auction:bid")
    slips.redrawn(1, 11, "auction:bid")
    time.now += 0.6
    assert slips.slipped(1, 11, "talon:take")
    assert not slips.slipped(1, 11, "auction:bid"), "the same kind may come as fast as it likes"
    assert not slips.slipped(1, 12, "talon:take"), "another person's clicks"
    assert not slips.slipped(2, 11, "talon:take"), "another table"
    time.now += 0.2
    assert not slips.slipped(1, 11, "talon:take")


def test_old_redraws_are_forgotten() -> None:
    time = Time()
    slips = Slips(time)
    for user in range(3 * MANY):
        slips.redrawn(1, user, "play:play")
        time.now += 1
    assert len(slips._redraws) <= MANY

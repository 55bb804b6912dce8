"""A clock for tests that is moved by hand."""


class ManualClock:
    """A clock that stands still, or moves by ``step`` seconds whenever it is read."""

    def __init__(self, *, step: float = 0.0) -> None:
        self.now, self._step = 100.0, step

    def __call__(self) -> float:
        self.now += self._step
        return self.now

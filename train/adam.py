"""Steps down a slope, each weight at a pace of its own: Adam (Kingma and Ba 2015)."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Table: TypeAlias = npt.NDArray[np.float32]

MEMORY, SQUARES, LEAST = 0.9, 0.999, 1e-8


class Adam:
    """The state of weights that learn; their pace shrinks to nothing over ``steps``."""

    def __init__(self, tables: Sequence[Table], pace: float, steps: int) -> None:
        self._tables, self._pace, self._steps, self._done = tables, pace, steps, 0
        self._means, self._squares = ([np.zeros_like(table) for table in tables] for _ in range(2))

    def step(self, slopes: Sequence[Table]) -> None:
        """Change the tables, in place, a step down their slopes."""
        pace = self._pace * (1 - self._done / self._steps)
        self._done += 1
        pace *= (1 - SQUARES**self._done) ** 0.5 / (1 - MEMORY**self._done)
        for table, mean, square, by in zip(
            self._tables, self._means, self._squares, slopes, strict=True
        ):
            mean[:] += (1 - MEMORY) * (by - mean)
            square[:] += (1 - SQUARES) * (by * by - square)
            table[:] -= pace * mean / (np.sqrt(square) + LEAST)

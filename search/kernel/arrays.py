"""Names for the types of numpy arrays that the search passes about."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.int64]
"""Whole numbers: rows, deals in play, lines of cards, scores."""
Floats: TypeAlias = npt.NDArray[np.float64]
"""Means and chances."""

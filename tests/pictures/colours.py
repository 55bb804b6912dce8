"""Colour differences of whole pictures as the eye sees them: ΔE2000 (CIE 142-2001), and hues."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Numbers: TypeAlias = NDArray[np.float64]

TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175],
     [0.0193339, 0.119192, 0.9503041]]
)  # fmt: skip
"""From linear sRGB."""
DAYLIGHT = np.array([0.95047, 1, 1.08883])


def lab(picture: Image.Image) -> Numbers:
    """The CIELAB values of an RGB picture: L, a and b of each pixel."""
    share = np.asarray(picture, dtype=np.float64) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    xyz = linear @ TO_XYZ.T / DAYLIGHT
    x, y, z = np.moveaxis(
        np.where(xyz > 216 / 24389, np.cbrt(xyz), xyz * 841 / 108 + 4 / 29), -1, 0
    )
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def chroma(values: Numbers) -> Numbers:
    """The chroma of CIELAB values; 0 is grey."""
    return np.hypot(values[..., 1], values[..., 2])


def hue(values: Numbers) -> Numbers:
    """The hue of CIELAB values, in degrees."""
    return np.degrees(np.arctan2(values[..., 2], values[..., 1])) % 360


def hue_difference(first: Numbers, second: Numbers) -> Numbers:
    """The difference of two hues, -180 to 180 degrees."""
    return (second - first + 180) % 360 - 180


def delta_e(first: Numbers, second: Numbers) -> Numbers:
    """ΔE2000 of CIELAB values; 1 is about what one can see side by side."""
    mean = (chroma(first) + chroma(second)) / 2
    greyer = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    first, second = (
        each * np.stack([greyer**0, greyer, greyer**0], -1) for each in (first, second)
    )
    first_chroma, second_chroma = chroma(first), chroma(second)
    turned = np.where(first_chroma * second_chroma > 0, hue_difference(hue(first), hue(second)), 0)
    middle = np.where(
        first_chroma * second_chroma > 0, hue(first) + turned / 2, hue(first) + hue(second)
    )
    light, full = (first[..., 0] + second[..., 0]) / 2 - 50, (first_chroma + second_chroma) / 2

    def cosine(times: int, minus: float) -> Numbers:
        return np.cos(np.radians(times * middle - minus))

    t = 1 - 0.17 * cosine(1, 30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, -6) - 0.2 * cosine(4, 63)
    by_light = (second[..., 0] - first[..., 0]) / (1 + 0.015 * light**2 / np.sqrt(20 + light**2))
    by_chroma = (second_chroma - first_chroma) / (1 + 0.045 * full)
    by_hue = (
        2
        * np.sqrt(first_chroma * second_chroma)
        * np.sin(np.radians(turned / 2))
        / (1 + 0.015 * full * t)
    )
    swing = 60 * np.exp(-(((middle % 360 - 275) / 25) ** 2))
    blue = -2 * np.sqrt(full**7 / (full**7 + 25**7)) * np.sin(np.radians(swing))
    squared = by_light**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue
    return np.asarray(np.sqrt(squared))

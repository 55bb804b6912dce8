"""Run all benchmarks and print ratios."""

import os
import platform
import statistics
import sys

from benchmarks import forms, random_deals


def main() -> int:
    """Print the machine and the ratios; the exit status."""
    cores = os.cpu_count()
    print(f"{platform.machine()}, {cores} cores, Python {platform.python_version()}")
    pairs = random_deals.measure()
    ratios = sorted(ours / theirs for ours, theirs in pairs)
    ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    print(
        "random deals of contract three, actions per second, engine / OpenSpiel: "
        f"{statistics.median(ratios):.2f} x (rounds {ratios[0]:.2f} to {ratios[-1]:.2f}; "
        f"median {ours:,.0f} to {theirs:,.0f})"
    )
    first, *_ = found = forms.measure()
    print(f"random deals per second, against {first.name} (= 1); a table restored in mid-deal:")
    for form in found:
        print(
            f"  {form.name:22} {form.deals / first.deals:5.2f} x ({form.deals:6,.0f})"
            f"   {form.bytes:6,} bytes   {form.milliseconds:5.1f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

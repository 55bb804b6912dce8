"""Benchmarks, each against a baseline in one run: ``python -m benchmarks`` prints ratios.

``python -m benchmarks clicks scale`` runs only these two parts. On a busy machine trust the
processor times more than the seconds.
"""

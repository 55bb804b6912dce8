"""What is measured, against whom, in one run: ``python -m benchmarks`` prints ratios."""

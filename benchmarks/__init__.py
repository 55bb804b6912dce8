"""What is measured, against whom, in one run: ``python -m benchmarks`` prints ratios.

``python -m benchmarks clicks scale`` runs these two parts alone. On a machine that does other work
the processor times are to be trusted more than the seconds.
"""

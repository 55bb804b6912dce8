"""Explanations of moves, in keys and facts that pages put into words.

Hints: ``nudges`` (what to look at, without a kernel), ``hints`` (the best move with its worth) and
``reasons`` (what is counted over worlds). Finished deals: ``decisions`` (which moves are judged),
``analysis`` (judges them), ``verdicts`` (what comes of that, as plain values).
"""

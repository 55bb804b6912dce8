"""Exit statuses, by which a supervisor knows whether to start the bot again."""

TRY_AGAIN = 1
DO_NOT_TRY_AGAIN = 2

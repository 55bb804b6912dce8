"""Exit statuses, by which a supervisor knows whether to start the bot again."""

TRY_AGAIN, DO_NOT_TRY_AGAIN = 1, 2

# Cards that can be checked (docs/fairness.md): their commitment, people's words, and whether they hold.

menu-fair = Fair cards
fair-title = **Fair cards**
fair-coming = The secret of the next deal is settled, and its cards will be generated from it. This is its commitment:
fair-dealt = The cards of this deal were generated from a secret that was settled beforehand. This is its commitment:
fair-none = This deal was dealt before secrets were kept: its cards can't be checked.
fair-given = Words added by: { $names }
fair-own = Your word: { $word }
fair-how = When the deal is over, its record has the secret and `/tarok match verify` checks it. Copy the commitment if you want to compare it then.
fair-why-a-word = You may add a word of your own to the secret. Then nobody can have chosen the cards, not even the host of this bot.
fair-give = Add a word…
fair-form-title = A word for the next deal
fair-form-label = Up to { $most } letters or digits
fair-form-note = It only changes the cards of the next deal. No player reads it. Empty: no word.
denied-word-late = A word is for a deal that is still to come, after you have seen its commitment in *Fair cards*.
denied-no-word = A word has letters or digits.
reply-form-late = That took too long. Please press once more.
verify-title = **The cards of this deal**
verify-good = They are what was settled beforehand.
verify-bad = **They are not what was settled beforehand.** Please show this to whoever runs the bot.
verify-none = This deal was dealt before secrets were kept, so there is nothing to check. It counts as it did.
verify-commitment = The secret is in the record now. It belongs to this commitment, which *Fair cards* showed before the deal:
verify-deck = Dealt again from the secret, the table ({ $table }), the deal ({ $deal } in its log) and the words, the cards are the same.
verify-no-deck = Dealt again from the secret, the table ({ $table }), the deal ({ $deal } in its log) and the words, the cards **are different**.
verify-words = Words added by: { $names }
verify-no-words = Nobody added a word.
verify-own = Your word “{ $word }” is in it.
verify-not-own = Your word “{ $word }” is not in it.
verify-cut = { $cut ->
    [one] Then one card was cut.
   *[other] Then { $cut } cards were cut.
}
verify-log = Replayed, all moves lead to the same result.
verify-file = { $file } is the record. With `check_deal.py` from the bot's source anybody can check it without the bot; `fairness.md` there says what that proves, and what it doesn't.

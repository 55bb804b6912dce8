# Moves that are taken back.

undo-take-back = Take back
undo-agree = Agree
undo-asks-card = { $name } asks to take the last card back.
undo-asks-discard = { $name } asks to take the discard back.
undo-asks-bid = { $name } asks to take the last bid back.
undo-asks-pass = { $name } asks to take the last pass back.
undo-asks-word = { $name } asks to take back what they just said.
undo-waits = Still to agree: { $names }.
undo-refused = Not everybody agrees, so it stays as it is.
undo-done = Taken back: it's your turn again.
undo-asked = You've asked. It's taken back once everybody has agreed, as long as nobody plays on.
undo-agreed = You've agreed; the others are still asked.
undo-all-agreed = Everybody has agreed: it's taken back.
undo-stays = It stays as it is.
undo-late = That's too late: the game has moved on, or the matter is settled.

sheet-undone = { $name }: { $number ->
    [one] one move taken back
   *[other] { $number } moves taken back
}

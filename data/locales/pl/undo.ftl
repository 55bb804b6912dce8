# Ruchy, które się cofa.

undo-take-back = Cofnij
undo-agree = Zgoda
undo-asks-card = { $name } prosi o cofnięcie ostatniej karty.
undo-asks-discard = { $name } prosi o cofnięcie odłożonych kart.
undo-asks-bid = { $name } prosi o cofnięcie ostatniej odzywki.
undo-asks-pass = { $name } prosi o cofnięcie ostatniego pasa.
undo-asks-word = { $name } prosi o cofnięcie tego, co przed chwilą padło.
undo-waits = Czekamy jeszcze na zgodę: { $names }.
undo-refused = Nie wszyscy się zgadzają, więc zostaje tak, jak jest.
undo-done = Cofnięte: znów twoja kolej.
undo-asked = Prośba poszła do pozostałych. Jeśli wszyscy się zgodzą, a nikt w tym czasie nie zagra dalej, ruch zostanie cofnięty.
undo-agreed = Zgoda przyjęta; czekamy na pozostałych.
undo-all-agreed = Wszyscy się zgadzają: ruch cofnięty.
undo-stays = Zostaje tak, jak jest.
undo-late = Za późno: gra poszła dalej albo sprawa jest już rozstrzygnięta.

sheet-undone = { $name }: { $number ->
    [one] jeden cofnięty ruch
    [few] { $number } cofnięte ruchy
    [many] { $number } cofniętych ruchów
   *[other] { $number } cofniętego ruchu
}

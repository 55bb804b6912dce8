# Mutările luate înapoi.

undo-take-back = Ia înapoi
undo-agree = De acord
undo-asks-card = { $name } cere să ia înapoi ultima carte.
undo-asks-discard = { $name } cere să ia înapoi cărțile decartate.
undo-asks-bid = { $name } cere să ia înapoi ultima licitare.
undo-asks-pass = { $name } cere să ia înapoi ultimul pas.
undo-asks-word = { $name } cere să ia înapoi ce tocmai a spus.
undo-waits = Se mai așteaptă acordul: { $names }.
undo-refused = Nu toți sunt de acord, așa că rămâne cum e.
undo-done = Luat înapoi: e din nou rândul tău.
undo-asked = I-ai întrebat pe ceilalți. Dacă sunt toți de acord și între timp nu joacă nimeni mai departe, mutarea se ia înapoi.
undo-agreed = Ești de acord; se așteaptă ceilalți.
undo-all-agreed = Toți sunt de acord: mutarea e luată înapoi.
undo-stays = Rămâne cum e.
undo-late = E prea târziu: jocul a mers mai departe sau s-a hotărât deja.

sheet-undone = { $name }: { $number ->
    [one] o mutare luată înapoi
    [few] { $number } mutări luate înapoi
   *[other] { $number } de mutări luate înapoi
}

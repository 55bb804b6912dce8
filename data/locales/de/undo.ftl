# Was zurückgenommen wird.

undo-take-back = Zurücknehmen
undo-agree = Einverstanden
undo-asks-card = { $name } möchte die letzte Karte zurücknehmen.
undo-asks-discard = { $name } möchte das Abgelegte zurücknehmen.
undo-asks-bid = { $name } möchte das letzte Gebot zurücknehmen.
undo-asks-pass = { $name } möchte das Passen zurücknehmen.
undo-asks-word = { $name } möchte das eben Gesagte zurücknehmen.
undo-waits = Es fehlt noch das Einverständnis von { $names }.
undo-refused = Nicht alle sind einverstanden: Es bleibt, wie es liegt.
undo-done = Zurückgenommen: Du bist wieder dran.
undo-asked = Du hast gefragt. Sind alle einverstanden, wird es zurückgenommen, sofern bis dahin niemand weiterspielt.
undo-agreed = Du bist einverstanden; die anderen sind noch gefragt.
undo-all-agreed = Alle sind einverstanden: Es ist zurückgenommen.
undo-stays = Es bleibt, wie es liegt.
undo-late = Dafür ist es zu spät: Es wurde schon weitergespielt, oder die Sache ist erledigt.

sheet-undone = { $name }: { $number ->
    [one] einen Zug zurückgenommen
   *[other] { $number } Züge zurückgenommen
}

# Poteze, ki se vzamejo nazaj.

undo-take-back = Vzemi nazaj
undo-agree = Prav
undo-asks-card = { $name } prosi, da se zadnja karta vzame nazaj.
undo-asks-discard = { $name } prosi, da se založene karte vzamejo nazaj.
undo-asks-bid = { $name } prosi, da se zadnja ponudba vzame nazaj.
undo-asks-pass = { $name } prosi, da se zadnji »naprej« vzame nazaj.
undo-asks-word = { $name } prosi, da se pravkar rečeno vzame nazaj.
undo-waits = Manjka še privolitev: { $names }.
undo-refused = Ne privolijo vsi, zato ostane, kakor je.
undo-done = Vzeto nazaj: spet si na vrsti.
undo-asked = Drugi so vprašani. Ko privolijo vsi, se vzame nazaj – če medtem nihče ne igra naprej.
undo-agreed = S tvoje strani je v redu; drugi še odločajo.
undo-all-agreed = Vsi so za: vzeto je nazaj.
undo-stays = Ostane, kakor je.
undo-late = Prepozno: igra je šla naprej ali pa je stvar že odločena.

sheet-undone = { $name }: { $number ->
    [one] { $number } poteza vzeta nazaj
    [two] { $number } potezi vzeti nazaj
    [few] { $number } poteze vzete nazaj
   *[other] { $number } potez vzetih nazaj
}

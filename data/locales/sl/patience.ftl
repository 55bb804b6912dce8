# Koliko časa čakamo drug na drugega in kaj se zgodi, če koga ni.

time-second = { $number } s
time-minute = { $number } min
time-hour = { $number } h
time-day = { $number ->
    [one] { $number } dan
    [two] { $number } dneva
    [few] { $number } dnevi
   *[other] { $number } dni
}
patience-off = brez omejitve
patience-move = { $time } na potezo
patience-hurried = { $name }: čas je potekel že { $times }-krat, od zdaj { $time } na potezo
lobby-patience = Čas …
lobby-patience-on = Čas: { $time } na potezo, nato namesto odsotnih igra hiša.
lobby-patience-off = Čas: kolikor hočete, nikomur se ne mudi.
patience-title = **Koliko časa čakate drug na drugega?**
patience-note = Na polovici časa enkrat opomnim tistega, ki je na potezi. Ko čas poteče, igra namesto njega hiša, dokler se ne vrne: nič ne licitira, nič ne napove, karte pa igra kot v klubu. Po dveh delitvah brez znaka življenja sedež ostane hiši.
patience-alone = Kdor igra sam s hišo, se mu ne mudi, razen če tu izbereš drugače; miza, ki je dolgo nihče ne uporablja, se zapre sama.
patience-now = Čas za potezo: { $time }
board-away = Ni za mizo: { $names }. Do klika na *Spet sem tu* igra hiša.
board-back = Spet sem tu
hand-away = Ni te bilo, zato namesto tebe igra hiša. Pritisni *Spet sem tu* in igraj naprej.
defaults-patience = **Čas za potezo** pri novih mizah, če kdo ne izbere drugače:

board-left = Prepuščeno hiši: { $names }.
board-would-end = Za konec partije: { $names }. *Meni …*, *Končaj partijo*: konča se, ko se strinjajo vsi.
hand-left = { $waits ->
    [1] Ne sediš več za mizo: vse čaka, dokler se ne vrneš; po dolgem čakanju se miza zapre sama.
   *[other] Ne sediš več za mizo; namesto tebe igra hiša.
}
hand-come-back = Nazaj za mizo

# Cât ne așteptăm unii pe alții și ce se întâmplă cu cine lipsește.

time-second = { $number } s
time-minute = { $number } min
time-hour = { $number } h
time-day = { $number ->
    [one] { $number } zi
    [few] { $number } zile
   *[other] { $number } de zile
}
patience-off = fără limită
patience-move = { $time } pe mutare
patience-hurried = { $name } a depășit timpul { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}: de acum { $time } pe mutare
lobby-patience = Timp…
lobby-patience-on = Timp: { $time } pe mutare, apoi casa joacă în locul cui lipsește.
lobby-patience-off = Timp: cât vreți, nimeni nu e grăbit.
patience-title = **Cât vă așteptați unii pe alții?**
patience-note = La jumătatea timpului amintesc o dată al cui e rândul. Când timpul a trecut, joacă casa în locul acelei persoane, până revine: nu licitează nimic, nu anunță nimic, iar cărțile le joacă la nivel de club. După două ture fără semn de viață, locul rămâne al casei.
patience-alone = Cine joacă numai cu boții nu e grăbit, dacă nu alegi altceva aici; o masă pe care n-o folosește nimeni mult timp se închide singură.
patience-now = Timp pentru o mutare: { $time }
board-away = { FORM($names, of: "number") ->
    [one] { $names } lipsește: joacă casa, până se apasă *Am revenit*.
    [few] { $names } lipsesc: joacă casa, până se apasă *Am revenit*.
   *[other] { $names } lipsesc: joacă casa, până se apasă *Am revenit*.
}
board-back = Am revenit
hand-away = Ai lipsit, așa că în locul tău joacă casa. Apasă *Am revenit* ca să joci tu mai departe.
defaults-patience = **Timp pentru o mutare** la mesele noi, dacă nimeni nu cere altul:

board-left = { FORM($names, of: "number") ->
    [one] { $names } a plecat: joacă casa.
    [few] { $names } au plecat: joacă casa.
   *[other] { $names } au plecat: joacă casa.
}
board-would-end = Ar încheia partida aici: { $names }. *Meniu…*, *Încheie partida*: se încheie când sunt toți de acord.
hand-left = { $waits ->
    [1] Ai plecat: masa așteaptă așa cum este până revii; după o așteptare lungă se închide singură.
   *[other] Ai plecat; un bot joacă mai departe în locul tău.
}
hand-come-back = Înapoi la masă

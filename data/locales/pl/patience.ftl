# Jak długo czekamy na siebie i co się dzieje, gdy kogoś nie ma.

time-second = { $number } s
time-minute = { $number } min
time-hour = { $number } godz.
time-day = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
patience-off = bez limitu
patience-move = { $time } na ruch
patience-hurried = { $name } już { $times }. raz przekracza czas: odtąd { $time } na ruch
lobby-patience = Czas…
lobby-patience-on = Czas: { $time } na ruch, potem za nieobecnych gra bot.
lobby-patience-off = Czas: ile chcecie, nikogo nie popędzam.
patience-title = **Jak długo czekacie na siebie?**
patience-note = W połowie czasu raz przypominam, czyja kolej. Gdy czas minie, gra bot, aż gracz wróci: nic nie licytuje, nic nie zapowiada, a kartami gra jak klubowicz. Po dwóch rozdaniach bez znaku życia miejsce zostaje przy bocie.
patience-alone = Kto gra tylko z botami, tego nie popędzam, chyba że ustawisz tu inaczej; stół, którego długo nikt nie używa, zamyka się sam.
patience-now = Czas na ruch: { $time }
board-away = Nie ma przy stole: { $names }. Aż do kliknięcia *Już jestem* gra bot.
board-back = Już jestem
hand-away = Nie było cię, więc gra za ciebie bot. Kliknij *Już jestem*, żeby grać dalej.
defaults-patience = **Czas na ruch** przy nowych stołach, jeśli nikt nie wybierze innego:

board-left = Miejsca oddane botowi: { $names }.
board-would-end = Za zakończeniem partii: { $names }. *Menu stołu…*, *Zakończ partię*: kończy się, gdy zgodzą się wszyscy.
hand-left = { $waits ->
    [1] Nie siedzisz już przy stole: wszystko czeka, aż wrócisz; po długim czekaniu stół zamyka się sam.
   *[other] Nie siedzisz już przy stole; dalej gra za ciebie bot.
}
hand-come-back = Wróć do stołu

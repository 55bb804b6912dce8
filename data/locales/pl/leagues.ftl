# Ligi: trzydzieści osób, które grają mniej więcej równie dobrze, ze wszystkich serwerów, które na to pozwalają, przez tydzień.

leagues = Ligi
leagues-what = Najwyżej trzydzieści osób, które grają mniej więcej równie dobrze, ze wszystkich serwerów, które na to pozwalają, porównuje przez tydzień swoje rozdania dnia. Liczy się tylko rozdanie, które otwiera `/tarok daily`. Lepiej niż 80% botów to 80 punktów, a pięć twoich najlepszych dni się sumuje.
leagues-moves = W poniedziałek cztery pierwsze osoby z ligi awansują, a cztery ostatnie spadają. Liga 1 jest najwyższa.
leagues-names-what = Na tym serwerze widać twoją nazwę, na wszystkich innych zmyśloną. Zrezygnować można w każdej chwili; kto przez dwa tygodnie nie zagra ani jednego dnia, wypada.
leagues-start = Jeśli dołączysz teraz, zaczynasz <t:{ $at }:D>.
leagues-joined = **Jesteś w ligach.** Twoja liga zaczyna się <t:{ $at }:D>.
leagues-join = Dołącz do lig
leagues-leave = Zrezygnuj z lig
league-title = Liga { $league } z { $leagues }
league-points = Punkty
league-up = { $mark } Cztery pierwsze osoby awansują w poniedziałek.
league-down = { $mark } Cztery ostatnie osoby spadają w poniedziałek.
league-level = Kto na granicy ma dokładnie ten sam wynik, idzie razem z nimi.
league-how = Punkty: twoje pięć najlepszych dni z rozdaniem, które otwiera `/tarok daily`; lepiej niż 80% botów to 80. Przy równych punktach wyżej jest osoba z najlepszym dniem. Dzień liczy się, gdy się skończy.
league-aliases = Zwierzęta to osoby z innych serwerów. Tam nazywasz się { $alias }.
league-last = Twój ostatni tydzień: miejsce { $rank } w lidze { $league }, punkty: { $points }.
league-rose = To awans do ligi { $league }.
league-fell = To spadek do ligi { $league }.
league-stayed = Zostajesz w lidze { $league }.
league-names = Borsuk, Niedźwiedź, Bóbr, Żubr, Dzik, Myszołów, Kozica, Żuraw, Wrona, Kukułka, Jeleń, Popielica, Orzeł, Sokół, Lis, Żaba, Chomik, Zając, Jastrząb, Jeż, Czapla, Koziorożec, Sójka, Jaszczurka, Ryś, Sroka, Świstak, Kuna, Kret, Wydra, Sowa, Szczupak, Kruk, Łosoś, Wiewiórka, Bocian, Łabędź, Pstrąg, Łasica, Wilk
denied-no-leagues-here = Ten serwer nie jest w ligach. Osoby, które nim zarządzają, mogą na nie pozwolić przez `/tarok server defaults`.
defaults-leagues-on = **Ligi:** dozwolone. Z rankingu można stąd dołączyć do cotygodniowych lig; inne serwery widzą zmyślone nazwy.
defaults-leagues-off = **Ligi:** wyłączone. Jeśli na nie pozwolisz, można stąd dołączyć do cotygodniowych lig między serwerami; inne serwery widzą zmyślone nazwy.
defaults-allow-leagues = Pozwól na ligi
defaults-no-leagues = Bez lig

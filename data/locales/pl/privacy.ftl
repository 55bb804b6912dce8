# Co jest przechowywane o ludziach i jak dać się zapomnieć.

help-privacy = **Prywatność**
privacy-title = **Co bot o tobie przechowuje**
privacy-kept = Żeby partia przetrwała ponowne uruchomienie, a ranking pamiętał, bot przechowuje:
privacy-names = twój identyfikator na Discordzie i nazwę, którą masz przy stołach każdego serwera: żeby miejsce było twoje i było wiadomo, czyje są wyniki
privacy-choices = wybrany przez ciebie język, wygląd i sposób gry oraz serwery, które wołają cię do nowych stołów
privacy-play = partie, w których bierzesz udział: miejsca, także te, o które prosisz, partie, z których cię usunięto, każdy ruch i jego czas, podpowiedzi, o które prosisz, wyniki
privacy-sums = sumy do profili i rankingów: rozdania, wyniki, ratingi
privacy-looks-back = analizy twoich rozdań, rozdanie, które rozgrywasz dalej, miejsce, w którym jesteś w lekcji, lekcje ukończone i te, które ci zaproponowano, co wyjaśnił ci trener i o co cię zapytał, i twoje zadania: odpowiedzi, rating, głosy oraz kiedy które wróci
privacy-presses = przez kwadrans ostatnie naciśnięcie i klucz, którym Discord pozwala zmienić odpowiedź: żeby twoja strona działała dalej po ponownym uruchomieniu (klucza nie dostaje nikt, więc nie ma go w pliku)
privacy-shared = przez 30 dni to, co udostępniasz na kanale, i wiadomość, w której to jest: żeby ponowne udostępnienie nie tworzyło drugiej wiadomości
privacy-words = słowa, które dodajesz do sekretu rozdania: by można było je sprawdzić (po usuniętym słowie zostaje przy rozdaniu skrót, którym sprawdzają je inni)
privacy-contests = twoje próby w rozdaniach dnia, w wyzwaniach i w turniejach, kogo wyzywasz, turnieje ogłoszone przez ciebie (z nazwami) i te, w których bierzesz udział, twoje drużyny w meczach, miejsca w ich klasyfikacjach i w rankingach, twoje ligi i nazwę, pod którą w nich jesteś, i to, czy chcesz przypomnień: ruchy, wyniki, punkty stracone na błędach (dopóki rozdanie jest otwarte, nawet po usunięciu danych zostaje liczba, którą z tobą łączy tylko jego sekret, żeby nikt nie miał drugiej próby); gdy rozdanie dnia, rankingowe lub turniejowe się skończy, każdy, kto na czas rozegrał je do końca, może obejrzeć twoją grę, z twoją nazwą tylko na serwerze, na którym grasz
privacy-blocked = jeśli osoba, która prowadzi bota, nie pozwala ci grać: że tak jest, od kiedy i dlaczego (zostaje to nawet po usunięciu danych, bo to jej własna lista)
privacy-not-kept = Nie czyta wiadomości, nie przechowuje adresów i niczego nie przekazuje dalej. Wszystko leży w jednej bazie danych u osoby, która prowadzi tego bota, i w jej kopiach zapasowych.
privacy-rights = `/tarok privacy export` daje ci to wszystko jako plik. `/tarok privacy forget` to usuwa: to, co rozegrali inni, zostaje, a na twoim miejscu widać „ktoś, kto już nie gra”. Wiadomości, które już są na kanałach, zostają.
privacy-export = To wszystko, co bot o tobie przechowuje, oprócz kluczy oraz twoich ruchów i błędów w rozdaniach, które inni mogą jeszcze rozegrać: znajdą się w pliku, gdy te rozdania się zamkną. Tylko dla ciebie: nikt inny nie widzi tej wiadomości.
privacy-sure = **Usunąć wszystko o tobie?** Twoje partie, ratingi i ustawienia znikną na zawsze. Tam, gdzie teraz grasz, dalej zagrają za ciebie boty, a stół, przy którym siedzisz bez innych osób, zostanie zamknięty. Tego nie da się cofnąć.
privacy-forget-yes = Usuń wszystko
privacy-stays = Nic się nie zmieniło.
privacy-forgotten = Gotowe: nic o tobie nie zostało. To, co rozegrali inni, zostaje, a na twoim miejscu widać „ktoś, kto już nie gra”. Z kopii zapasowych znikniesz, gdy zastąpią je nowe. Jeśli znów zagrasz, wszystko zacznie się od nowa.

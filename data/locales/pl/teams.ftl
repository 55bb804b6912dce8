# Mecze drużynowe: drużyny serwera grają te same rozdania przy kilku stołach.

teams-title = Mecz drużynowy { $number }
teams-letters = A B C D E
teams-name = Drużyna { $letter }
teams-tells = { $deals ->
    [one] Po jednym rozdaniu
    [few] Po { $deals } rozdaniach
    [many] Po { $deals } rozdaniach
   *[other] Po { $deals } rozdaniach
} drużyna klubowiczów wyprzedza drużynę nowicjuszy w co najmniej { $tenths } meczach na 10.
teams-tells-little = { $deals ->
    [one] Jedno rozdanie ledwie pokazuje
    [few] { $deals } rozdania ledwie pokazują
    [many] { $deals } rozdań ledwie pokazuje
   *[other] { $deals } rozdania ledwie pokazuje
}, która drużyna gra lepiej.
teams-how = Te same rozdania gra się przy { $tables ->
    [one] { $tables } stole
    [few] { $tables } stołach
    [many] { $tables } stołach
   *[other] { $tables } stołu
}. W każdym rozdaniu każda drużyna siedzi raz na każdym miejscu, więc karty nikomu nie sprzyjają. Wyniki stołów widać, gdy skończą wszystkie.
teams-how-apart = Te same rozdania gra się przy { $tables } stołach. Przy każdym siedzi jedna osoba z każdej drużyny, a pozostałe miejsca zajmują boty, więc nikt nie gra przeciw swojej drużynie. W każdym rozdaniu każda drużyna siedzi raz na każdym miejscu, więc karty nikogo nie faworyzują. Wyniki stołów widać, gdy skończą wszystkie.
teams-how-servers = Drużyna stąd gra przeciw drużynie innego serwera: te same rozdania, każda przy { $tables } stołach na swoim serwerze, przeciw tym samym botom. W każdym rozdaniu każda drużyna siedzi raz na każdym miejscu. Wyniki stołów widać, gdy skończą wszystkie.
teams-code = Kto zarządza innym serwerem, przyjmuje mecz tam poleceniem `/tarok tournament teams` z kodem `{ $code }`.
teams-there = Gra też drugi serwer.
teams-far = Skończone stoły drugiego serwera: { $done } z { $tables }.
teams-not-begun = Drugi serwer jeszcze nie zaczął.
teams-team = **{ $team }**: { $names }
teams-nobody = jeszcze nikt
teams-asked = zaproszenia: { $names }
teams-house = Puste miejsca zajmują boty. Mecz zaczyna { $captain }; potem są na niego trzy dni.
teams-house-until = Puste miejsca zajmują boty. Mecz zaczyna { $captain }; drugi serwer już zaczął, więc gra trwa do <t:{ $at }:f>.
teams-sit = Siadam: { $team }
teams-up = Odchodzę
teams-start = Zacznij
teams-call-off = Odwołaj mecz
teams-off = Ten mecz drużynowy odwołano.
teams-thread = Mecz drużynowy { $match } · stół { $number }
teams-until = Gra trwa do <t:{ $at }:f>; to, czego do tego czasu nie skończycie, dograją boty. Wyniki stołów widać, gdy skończą wszystkie.
teams-table = Stół { $number } { $where }: { $names }
teams-table-done = Stół { $number } { $where }, koniec: { $names }
teams-elsewhere = na drugim serwerze
teams-of = { $name } ({ $team })
teams-show = Stan meczu
teams-won = **Wygrywa: { $team }**, z przewagą { $lead ->
    [one] { $lead } punktu
    [few] { $lead } punktów
    [many] { $lead } punktów
   *[other] { $lead } punktu
}.
teams-drawn = **Remis.**
teams-shared = **Pierwsze miejsce: { $teams }.**
teams-counted = Wynik drużyny w rozdaniu to punkty wszystkich jej miejsc przy wszystkich stołach.
teams-level = { $number ->
    [one] W rozdaniu { $deals } drużyny zdobyły tyle samo, więc niczego nie rozstrzygnęło.
    [few] W rozdaniach { $deals } drużyny zdobyły tyle samo, więc niczego nie rozstrzygnęły.
    [many] W rozdaniach { $deals } drużyny zdobyły tyle samo, więc niczego nie rozstrzygnęły.
   *[other] W rozdaniach { $deals } drużyny zdobyły tyle samo, więc niczego nie rozstrzygnęły.
}
teams-none = Żadnego rozdania nie zagrano przy wszystkich stołach: nikt nie wygrał.
teams-at = Stół { $number }
teams-deal = Rozdanie { $deal }: { $played }
teams-played = stół { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Rewanż
teams-look = Obejrzyj stół { $number }
teams-list = Mecze drużynowe
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Mecz drużynowy { $number }
teams-how-to = Poleceniem `/tarok tournament teams` z nazwą gry zbierasz osoby na mecz: dwie drużyny lub więcej, te same rozdania dla wszystkich.
teams-is-gathering = trwają zapisy
teams-is-open = trwa
teams-is-over = koniec

round-veiled = Inne stoły grają te same rozdania: o kartach nic tu nie ma. Wszystko jest na twojej stronie.
round-done = **Ten stół zagrał wszystkie swoje rozdania.** Wyniki wszystkich stołów widać, gdy skończy ostatni.

denied-round-watch = Inne stoły grają te same rozdania, więc patrzeć może tylko ten, kto tu siedzi.
denied-round-seats = Do stołu meczu drużynowego nie można się dosiąść: inni grają te same rozdania.
denied-round-open = Inne stoły grają jeszcze te same rozdania. Wszystko obejrzysz, gdy mecz drużynowy się skończy.
denied-round-stop = Stołu meczu drużynowego nie można zamknąć: inne na niego czekają. Jeśli wyjdziesz, zagrają za ciebie boty.
denied-round-cards = Karty tego stołu powstają z sekretów jego meczu drużynowego. Ich SHA-256 widać w *Stan meczu*.
denied-teams-where = Mecz drużynowy gra się na kanale serwera, poza wątkami: każdy stół dostaje własny wątek.
denied-teams-gone = Na tym serwerze nie ma takiego meczu drużynowego.
denied-teams-begun = Ten mecz drużynowy już się zaczął albo został odwołany.
denied-teams-code = Pod tym kodem żaden mecz nie czeka na inny serwer albo jest to mecz tego serwera.
denied-teams-alone = Inny serwer nie przyjął jeszcze tego meczu albo go odwołał.
denied-teams-server = Może to zrobić tylko osoba, która zarządza tym serwerem.
denied-teams-captain = Może to zrobić tylko osoba, która założyła mecz albo zarządza tym kanałem.
denied-teams-again = Rewanż może ogłosić tylko osoba, która założyła ten mecz albo w nim grała.
denied-teams-named = Oznacz (@) osoby z każdej drużyny: każdą w jednej drużynie i nie więcej, niż jest miejsc przy stole.
denied-teams-number = Tyle drużyn nie może w to grać. Możliwe: { $numbers }.
denied-teams-other = Zaproszenie dla ciebie dotyczy innej drużyny.
denied-teams-closed = Skład tej drużyny jest już wybrany.
denied-teams-full = Ta drużyna jest pełna.
denied-teams-empty = W każdej drużynie musi ktoś siedzieć.

# Mecze drużynowe: drużyny serwera grają te same rozdania przy kilku stołach.

teams-title = Mecz drużynowy { $number }
teams-letters = A B C D E
teams-name = Drużyna { $letter }
teams-how = Te same rozdania gra się przy tylu stołach: { $teams }. Na każdym miejscu każdego rozdania każda drużyna siedzi raz, więc karty nikomu nie sprzyjają. Wyniki stołów widać, gdy skończą wszystkie.
teams-how-servers = Drużyna stąd gra przeciw drużynie innego serwera: te same rozdania, każda przy dwóch stołach na swoim serwerze, przeciw tym samym botom. Na każdym miejscu każdego rozdania każda drużyna siedzi raz. Wyniki stołów widać, gdy skończą wszystkie.
teams-code = Kto zarządza innym serwerem, przyjmuje mecz tam poleceniem `/tarok tournament teams` z kodem `{ $code }`.
teams-there = Gra też inny serwer.
teams-far = Skończone stoły innego serwera: { $done } z { $tables }.
teams-not-begun = Inny serwer jeszcze nie zaczął.
teams-team = **{ $team }**: { $names }
teams-nobody = jeszcze nikt
teams-asked = zaproszenia: { $names }
teams-house = Puste miejsca zajmują boty. Mecz zaczyna { $captain }; potem są na niego trzy dni.
teams-sit = Siadam: { $team }
teams-up = Wstaję
teams-start = Zacznij
teams-call-off = Odwołaj
teams-off = Ten mecz drużynowy odwołano.
teams-thread = Mecz drużynowy { $match } · stół { $number }
teams-until = Gra trwa do <t:{ $at }:f>; czego wtedy nie skończycie, dograją boty. Wyniki stołów widać, gdy skończą wszystkie.
teams-table = Stół { $number } { $where }: { $names }
teams-table-done = Stół { $number } { $where }, koniec: { $names }
teams-elsewhere = na drugim serwerze
teams-of = { $name } ({ $team })
teams-show = Jak stoi mecz
teams-won = **Wygrywa: { $team }**, przewaga { $lead ->
    [one] { $lead } punkt
    [few] { $lead } punkty
    [many] { $lead } punktów
   *[other] { $lead } punktu
}.
teams-drawn = **Remis.**
teams-none = Żadnego rozdania nie zagrano przy wszystkich stołach: nikt nie wygrał.
teams-at = Stół { $number }
teams-deal = Rozdanie { $deal }: { $played }
teams-played = stół { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Jeszcze raz
teams-look = Obejrzyj stół { $number }
teams-list = Mecze drużynowe
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Mecz drużynowy { $number }
teams-how-to = Poleceniem `/tarok tournament teams` i grą zbierasz ludzi na mecz: dwie drużyny lub więcej, te same rozdania dla wszystkich.
teams-is-gathering = zbieramy ludzi
teams-is-open = trwa
teams-is-over = koniec

round-veiled = Inne stoły grają te same rozdania: o kartach nic tu nie ma. Wszystko jest na twojej stronie.
round-done = **Ten stół zagrał wszystkie swoje rozdania.** Wyniki wszystkich stołów widać, gdy skończy ostatni.

denied-round-watch = Inne stoły grają te same rozdania, więc patrzeć może tylko ten, kto tu siedzi.
denied-round-seats = Do stołu meczu drużynowego nie można się dosiąść: inni grają te same rozdania.
denied-round-open = Inne stoły grają jeszcze te same rozdania. Wszystko obejrzysz, gdy mecz drużynowy się skończy.
denied-round-stop = Stołu meczu drużynowego nie można zamknąć: inne na niego czekają. Jeśli wyjdziesz, zagrają za ciebie boty.
denied-round-cards = Karty tego stołu wynikają z sekretów jego meczu drużynowego. Ich SHA-256 jest tam, gdzie widać, jak stoi mecz.
denied-teams-where = Mecz drużynowy gra się na kanale serwera, poza wątkami: każdy stół dostaje własny wątek.
denied-teams-gone = Na tym serwerze nie ma takiego meczu drużynowego.
denied-teams-begun = Ten mecz drużynowy już się zaczął albo został odwołany.
denied-teams-code = Pod tym kodem żaden mecz nie czeka na inny serwer albo jest to mecz tego serwera.
denied-teams-alone = Żaden inny serwer go nie przyjął albo go odwołał.
denied-teams-server = Może to zrobić tylko osoba, która zarządza tym serwerem.
denied-teams-captain = Może to zrobić tylko osoba, która założyła mecz, albo zarządza tym kanałem.
denied-teams-named = Podaj ludzi każdej drużyny z @: każdą osobę w jednej drużynie i nie więcej, niż jest miejsc przy stole.
denied-teams-number = Tyle drużyn nie może w to grać. Możliwe: { $numbers }.
denied-teams-other = Zaproszenie dla ciebie dotyczy innej drużyny.
denied-teams-closed = Skład tej drużyny jest już wybrany.
denied-teams-full = Ta drużyna jest pełna.
denied-teams-empty = W każdej drużynie musi ktoś siedzieć.

# Turnieje serwera: wszyscy grają te same rozdania, każdy sam z botami.

help-tournament = **Turnieje**

tournament-title = { $heading } · { $game } · rozdanie { $deal } z { $deals }
tournament-heading = Turniej
tournament-state-before = Zaczyna się <t:{ $opens }:R> (<t:{ $opens }:f>) i jest otwarty do <t:{ $closes }:f>.
tournament-state-open = Jest otwarty do <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Czas minął. Trwa ustalanie klasyfikacji.
tournament-state-over = Turniej się skończył.
tournament-state-off = Turniej odwołano: klasyfikacji nie ma.
tournament-crowd = { $entrants ->
    [one] Gra { $entrants } osoba
    [few] Grają { $entrants } osoby
    [many] Gra { $entrants } osób
   *[other] Gra { $entrants } osoby
}; wszystko zagrane: { $done }.
tournament-took-part = { $entrants ->
    [one] W klasyfikacji jest { $entrants } osoba.
    [few] W klasyfikacji są { $entrants } osoby.
    [many] W klasyfikacji jest { $entrants } osób.
   *[other] W klasyfikacji jest { $entrants } osoby.
}
tournament-nobody = Jeszcze nikt nie gra.
tournament-none-played = Nikt nie zagrał żadnego rozdania.
tournament-line = { $name } · { $done } z { $deals }
tournament-others = i jeszcze { $number }
tournament-rules = Wszyscy grają te same rozdania, każde raz, sami z tymi samymi botami i kiedy chcą, zanim turniej się zamknie. Klasyfikację widzi ten, kto skończył wszystkie rozdania; na końcu widzą ją wszyscy.
tournament-by-matchpoints = Klasyfikacja: w każdym rozdaniu liczy się, jaką część innych, którzy je skończyli, się pokonuje (równych w połowie), w całości średnia. Niedokończone rozdanie daje 0%.
tournament-by-differences = Klasyfikacja: w każdym rozdaniu liczy się, o ile wynik jest nad medianą lub pod nią, najwyżej { $cap } pkt, w całości suma. Niedokończone rozdanie daje −{ $cap }.
tournament-winner = **Wygrywa { $name }: { $score }.**
tournament-winners = **Pierwsze miejsce dzielą { $name }: { $score }.**
tournament-enter = Dołącz
tournament-leave = Zrezygnuj
tournament-show = Moje rozdania
tournament-play = Graj
tournament-ranks = Klasyfikacja
tournament-call-off = Odwołaj turniej
tournament-back = Wróć
tournament-deal = Rozdanie { $deal }
tournament-you-in = Bierzesz udział. Rozdanie liczy się od otwarcia; niedokończone do zamknięcia liczy się tak jak nieotwarte.
tournament-you-done = Masz zagrane wszystkie rozdania.
tournament-you-out = Nie bierzesz udziału.
tournament-you-gone = Już nie bierzesz udziału. Otwarte rozdania zostają otwarte; możesz dołączyć ponownie.
tournament-left = Nie bierzesz już udziału w turnieju.
tournament-own-place = Twoje miejsce: **{ $place }** z { $of }, { $score }.
tournament-no-place = Nie ma cię w klasyfikacji: żadne rozdanie nie zostało dokończone.
tournament-not-entered = Bez twojego udziału.
tournament-no-place-left = Nie bierzesz już udziału w tym turnieju, więc nie ma cię w klasyfikacji.
tournament-share = { $number }%
tournament-points = Punkty
tournament-result = Wynik
tournament-played = Rozdania
tournament-former = już nie gra
tournament-standings = Klasyfikacja
tournament-standings-now = Klasyfikacja do tej pory, wśród tych, którzy skończyli wszystko
tournament-so-far = Zmienia się, dopóki grają inni.
tournament-sure = Odwołać ten turniej? Kończy się teraz dla wszystkich i klasyfikacji nie będzie.
tournament-sure-weekly = Cykl trwa dalej z następnym turniejem; kończy go *Zakończ cykl*.
tournament-announced = Turniej jest ogłoszony na <#{ $channel }>.
tournament-undrawn = Karty są jeszcze losowane. SHA-256 ich sekretów pojawi się tutaj, zanim będzie można otworzyć rozdanie.
tournament-drawn = Karty są już ustalone. *Graj* otwiera pierwsze rozdanie.
tournament-list = Turnieje tego serwera
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = zaczyna się <t:{ $opens }:R>
tournament-is-open = otwarty do <t:{ $closes }:f>
tournament-is-closing = trwa ustalanie klasyfikacji
tournament-is-over = skończony
tournament-is-off = odwołany
tournament-number = Otwórz { $number }
tournament-none = Nie ma tu turnieju. Kto zarządza serwerem, może go ogłosić przez `/tarok tournament new`.
tournament-when = Analiza i zapis będą, gdy turniej się skończy.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = Takiego turnieju na tym serwerze nie ma.
denied-tournament-over = Ten turniej już się skończył.
denied-tournament-hidden = Klasyfikację zobaczysz, gdy skończysz wszystkie rozdania albo skończy się turniej.
denied-tournament-out = Nie bierzesz udziału w tym turnieju.
denied-tournament-played = Wszystkie rozdania są zagrane i widzisz klasyfikację, więc twoje wyniki zostają.
denied-tournament-gone-out = Nie bierzesz już udziału w tym turnieju. *Dołącz* pozwala wrócić.
denied-tournament-early = Zaczyna się <t:{ $at }:R>.
denied-tournament-manager = Turniej może ogłosić lub odwołać tylko ten, kto zarządza serwerem.
denied-tournament-no-hints = W turnieju, zanim się skończy, nikt nie dostaje podpowiedzi.
denied-many-tournaments = Na tym serwerze { $most ->
    [one] trwa lub jest ogłoszony już { $most } turniej
    [few] trwają lub są ogłoszone już { $most } turnieje
    [many] trwa lub jest ogłoszonych już { $most } turniejów
   *[other] trwa lub jest ogłoszone już { $most } turnieju
}. Poczekaj, aż któryś się skończy, albo jakiś odwołaj.
denied-many-announced = W ciągu doby ogłoszono już { $most ->
    [one] { $most } twój turniej
    [few] { $most } twoje turnieje
    [many] { $most } twoich turniejów
   *[other] { $most } twojego turnieju
}. Następny ogłoś jutro.
denied-many-entered = Bierzesz już udział w { $most ->
    [one] { $most } turnieju
    [few] { $most } turniejach
    [many] { $most } turniejach
   *[other] { $most } turnieju
}. Najpierw jakiś skończ albo z niego zrezygnuj.
denied-many-entrants = { $most ->
    [one] Gra już { $most } osoba
    [few] Grają już { $most } osoby
    [many] Gra już { $most } osób
   *[other] Gra już { $most } osoby
}: więcej miejsc nie ma.

tournament-weekly = Powtarza się co tydzień.
tournament-series = Tabela cyklu
tournament-series-none = W tym cyklu żaden turniej nie ma jeszcze klasyfikacji.
tournament-series-counted = Policzone turnieje: { $number } (najwyżej { $most } ostatnich).
tournament-series-rule = Miejsca od 1 do { $places } w każdym turnieju dają { $points } punktów. Kto dzieli miejsce, dzieli też punkty; przy równych punktach decyduje liczba zwycięstw.
tournament-wins = Zwycięstwa
tournament-trophies = Trofea z turniejów tego serwera, wszystkie gry, od początku: { $trophies }
tournament-stop = Zakończ cykl
tournament-stop-sure = Zakończyć ten cykl? Ten turniej pozostaje bez zmian, ale po nim nie będzie następnego.
tournament-last = Cykl jest zakończony: po tym turnieju nie będzie następnego.

denied-tournament-stop = Ten cykl może zakończyć tylko ten, kto go ogłosił, albo kto zarządza serwerem.
denied-tournament-stopped = Nie ma tu czego kończyć: cykl jest już zakończony albo następny turniej jest już ogłoszony.
denied-tournament-week = Turniej, który powtarza się co tydzień, może trwać najwyżej { $most } godzin.
denied-tournament-starts = Może zacząć się od razu albo w ciągu { $days } dni. Podaj, za ile godzin, np. `5`, albo datę i godzinę w UTC, np. `{ $example }`. Teraz w UTC jest `{ $now }`.

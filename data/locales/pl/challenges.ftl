# Wyzwania: dwie osoby grają te same rozdania, każda sama z botami.

challenge-title = Wyzwanie · { $game } · rozdanie { $deal } z { $deals }
challenge-note = Twoja jedyna próba w tym rozdaniu. Za resztę grają boty.
challenge-game = { $game } · { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
challenge-by-cost = według błędów
challenge-by-points = według punktów
challenge-wins-cost = Wygrywa osoba, która straci na błędach mniej punktów.
challenge-wins-points = Wygrywa osoba, która zdobędzie razem więcej punktów.
challenge-wins-ahead = Wygrywa osoba, która ma razem większą przewagę: w każdym rozdaniu własne punkty minus średnia punktów botów przy stole.
challenge-what-cost = Błąd to ruch, który daje średnio mniej punktów niż inny, sądząc po tym, co można było wiedzieć, więc szczęście w kartach prawie się nie liczy. Gdy różnica jest zbyt mała, rozstrzygają punkty.
challenge-nobody-judges = Ten bot nie ocenia błędów, więc rozstrzygają punkty.
challenge-asks = { $other }, **{ $name }** rzuca ci wyzwanie.
challenge-rules = Dostajecie te same rozdania, każda osoba gra sama z tymi samymi botami i ma trzy dni od przyjęcia. Wynik drugiej osoby widać, gdy wszystko jest rozstrzygnięte. Przyjąć można do <t:{ $at }:f>.
challenge-off = To wyzwanie już nie obowiązuje.
challenge-off-lapsed = To wyzwanie już nie obowiązuje: nikt nie odpowiedział na czas.
challenge-on = **{ $name }** i **{ $other }** grają te same rozdania, każda osoba sama z botami.
challenge-accepted = { $name } przyjmuje twoje wyzwanie, a rozdania już na was czekają. Miłej gry!
challenge-unanswered = { $name }: brak odpowiedzi na twoje wyzwanie w terminie, więc już nie obowiązuje.
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj wyzwanie
challenge-show = Wyzwanie
challenge-play = Graj
challenge-again = Rewanż
challenge-past = Wasz bilans
challenge-back = Wróć
challenge-against = Wyzwanie: { $name }
challenge-until = Zamyka się <t:{ $at }:R>. To, czego do tego czasu nie skończysz, liczy się jako niezagrane; kto nie skończył wszystkich rozdań, przegrywa z tym, kto skończył.
challenge-progress = { $name }: skończone rozdania { $number } z { $deals }. Wynik zobaczysz, gdy wszystko będzie rozstrzygnięte.
challenge-judging = Wszystkie rozdania są zagrane. Trwa ocena waszych ruchów, zwykle kilka minut; potem dostaniecie wiadomości prywatne. O tym, czego nie uda się ocenić do <t:{ $at }:f>, rozstrzygają punkty.
challenge-state-mine = { $name } ma czas na odpowiedź do <t:{ $at }:f>.
challenge-state-asked = { $name } czeka na twoją odpowiedź do <t:{ $at }:f>.
challenge-state-declined = Wyzwanie odrzucono.
challenge-state-withdrawn = Wyzwanie wycofano.
challenge-state-lapsed = Nikt nie odpowiedział na czas.
challenge-result-won = **Wygrywasz: { $own } do { $other }.**
challenge-result-lost = **Wygrywa { $name }: { $other } do { $own }.**
challenge-result-drawn = **Remis: po { $own }.**
challenge-cost-won = **Wygrywasz.** Punkty stracone na błędach: ty **{ $own }**, { $name } **{ $other }**.
challenge-cost-lost = **Wygrywa { $name }.** Punkty stracone na błędach: { $name } **{ $other }**, ty **{ $own }**.
challenge-error = Ta różnica jest znana z dokładnością do ± { $error }.
challenge-too-close = Punkty stracone na błędach: ty **{ $own }**, { $name } **{ $other }**. Dokładność to tylko ± { $error }, więc rozstrzygają punkty.
challenge-level = Na błędach tracicie tyle samo, po { $cost }, więc rozstrzygają punkty.
challenge-unjudged = Nie udało się ocenić waszych ruchów, więc rozstrzygają punkty.
challenge-unplayed-won = **Wygrywasz:** { $name } nie ma zagranych wszystkich rozdań.
challenge-unplayed-lost = **Wygrywa { $name }:** nie masz zagranych wszystkich rozdań.
challenge-result-void = Nikt nie wygrywa: żadna z dwóch osób nie zagrała wszystkich rozdań albo którejś już tu nie ma.
challenge-you = Ty
challenge-deal = Rozdanie { $deal }
challenge-table = Punkty stracone na błędach, w nawiasie wynik. Poniżej 0: lepiej niż zalecane zagrania.
challenge-table-ahead = Punkty stracone na błędach, w nawiasie przewaga. Poniżej 0: lepiej niż zalecane zagrania.
challenge-commitment = Karty są ustalone. SHA-256 ich sekretów, jeden po drugim, to `{ $commitment }`; sekrety widać na końcu.
challenge-secrets = Karty powstały z sekretów { $secrets }. Ich SHA-256, jeden po drugim, był pokazany wcześniej: `{ $commitment }`
challenge-when = Wynik drugiej osoby, analiza i zapis będą, gdy wszystko będzie rozstrzygnięte.
challenge-list = Twoje wyzwania
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Otwórz { $number }
challenge-how = Przez `/tarok challenge` i @ rzucasz komuś wyzwanie: te same rozdania dla obu osób i trzy dni na grę.
challenge-is-waiting = czeka na odpowiedź
challenge-is-yours = czeka na twoją odpowiedź
challenge-is-open = trwa
challenge-is-done = masz już wszystko zagrane
challenge-is-judging = trwa ocena
challenge-is-won = wygrane
challenge-is-lost = przegrane
challenge-is-drawn = remis
challenge-is-void = bez zwycięzcy
challenge-between = Ty i { $name }
challenge-counts = Wygrane { $won } · przegrane { $lost } · remisy { $drawn }
challenge-figures-cost = błędy
challenge-figures-points = punkty
challenge-figures-unplayed = nie wszystko zagrane
challenge-none-yet = Żadne wyzwanie między wami jeszcze się nie skończyło.

denied-challenge-no-hints = W wyzwaniu, zanim się skończy, nikt nie dostaje podpowiedzi.
denied-challenge-oneself = Nie możesz wyzwać siebie. Wskaż kogoś innego przez @.
denied-challenge-unseen = Tutaj nikt poza tobą nie zobaczy tego wyzwania. Wyślij je na serwerze albo w waszej rozmowie.
denied-challenge-asked = Ta osoba ma już twoje wyzwanie i jeszcze nie odpowiedziała.
denied-challenge-gone = Nie masz takiego wyzwania.
denied-challenge-answered = Na to wyzwanie już odpowiedziano, wycofano je albo minął czas.
denied-challenge-opponent = Odpowiedzieć może tylko osoba wyzwana.
denied-challenge-challenger = Wycofać może tylko osoba, która je rzuciła.

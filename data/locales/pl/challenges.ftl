# Wyzwania: dwie osoby grają te same rozdania, każda sama z botami.

challenge-title = Wyzwanie · { $game } · rozdanie { $deal } z { $deals }
challenge-note = Twoja jedyna próba w tym rozdaniu. Za resztę grają boty.
challenge-game = { $game } · { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
challenge-asks = { $other }, **{ $name }** rzuca ci wyzwanie.
challenge-rules = Oboje dostajecie te same rozdania, każde samo z tymi samymi botami, i macie trzy dni od przyjęcia. Wynik drugiej osoby widać, gdy skończycie oboje. Przyjąć można do <t:{ $at }:f>.
challenge-off = To wyzwanie już nie obowiązuje.
challenge-on = **{ $name }** i **{ $other }** grają te same rozdania, każde samo z botami.
challenge-accept = Przyjmij
challenge-decline = Raczej nie
challenge-withdraw = Wycofaj
challenge-show = Wyzwanie
challenge-play = Graj dalej
challenge-again = Rewanż
challenge-past = Między wami
challenge-back = Wróć
challenge-against = Wyzwanie: { $name }
challenge-until = Zamyka się <t:{ $at }:R>. Czego wtedy nie skończysz, dograją boty; kto nie otworzył wszystkich rozdań, przegrywa z tym, kto je zagrał.
challenge-progress = { $name }: skończone rozdania { $number } z { $deals }. Wynik zobaczysz, gdy skończycie oboje albo minie czas.
challenge-state-mine = Czekasz na odpowiedź: { $name }, do <t:{ $at }:f>.
challenge-state-asked = { $name } czeka na twoją odpowiedź do <t:{ $at }:f>.
challenge-state-declined = Wyzwanie odrzucono.
challenge-state-withdrawn = Wyzwanie wycofano.
challenge-state-lapsed = Nikt nie odpowiedział na czas.
challenge-result-won = **Wygrywasz: { $own } do { $other }.**
challenge-result-lost = **Wygrywa { $name }: { $other } do { $own }.**
challenge-result-drawn = **Remis: po { $own }.**
challenge-unplayed-won = **Wygrywasz:** { $name } nie ma zagranych wszystkich rozdań.
challenge-unplayed-lost = **Wygrywa { $name }:** nie masz zagranych wszystkich rozdań.
challenge-result-void = Nikt nie wygrywa: żadne z was nie zagrało wszystkich rozdań albo kogoś już tu nie ma.
challenge-you = Ty
challenge-deal = Rozdanie { $deal }
challenge-commitment = Karty są ustalone. SHA-256 ich sekretów, jeden po drugim, to `{ $commitment }`; sekrety widać na końcu.
challenge-secrets = Karty wynikają z sekretów { $secrets }. Ich SHA-256, jeden po drugim, był pokazany wcześniej: `{ $commitment }`
challenge-when = Wynik drugiej osoby, analiza i zapis będą, gdy skończycie oboje albo minie czas.
challenge-list = Twoje wyzwania
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Otwórz { $number }
challenge-how = Przez `/tarok challenge` i @ rzucasz komuś wyzwanie: te same rozdania dla was obojga i trzy dni na grę.
challenge-is-waiting = czeka na odpowiedź
challenge-is-yours = czeka na twoją odpowiedź
challenge-is-open = trwa
challenge-is-done = masz już wszystko zagrane
challenge-is-won = wygrane
challenge-is-lost = przegrane
challenge-is-drawn = remis
challenge-is-void = niezagrane
challenge-between = Ty i { $name }
challenge-counts = Wygrane { $won } · przegrane { $lost } · remisy { $drawn }
challenge-none-yet = Żadne wyzwanie między wami jeszcze się nie skończyło.

denied-challenge-no-hints = W wyzwaniu, zanim się skończy, nikt nie dostaje podpowiedzi.
denied-challenge-oneself = Nie możesz wyzwać siebie. Wskaż kogoś innego przez @.
denied-challenge-asked = Ta osoba ma już twoje wyzwanie i jeszcze nie odpowiedziała.
denied-challenge-gone = Nie masz takiego wyzwania.
denied-challenge-answered = Na to wyzwanie już odpowiedziano, wycofano je albo minął czas.
denied-challenge-opponent = Odpowiedzieć może tylko osoba wyzwana.
denied-challenge-challenger = Wycofać może tylko osoba, która je rzuciła.

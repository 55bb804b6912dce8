# Tarok lombardzki: nazwy, pytania, punkty.

variant-lombardia = Tarok lombardzki
lombardia-trula-name = Matto, Mondo i Bagatto
    .genitive = kart Matto, Mondo i Bagatto

lombardia-card-T21 = Mondo 21
lombardia-card-T1 = Bagatto 1
    .genitive = Bagatta 1
lombardia-card-F = Matto
    .genitive = Matta

contract-partners = Dwoje na dwoje
native-partners = due contro due
lombardia-value-flat = punkt za każde oczko ponad 36
lombardia-board-teams = Pary: { $teams }

turn-monte = { $name } może zaproponować Monte.
turn-answer = { $name } odpowiada na propozycję Monte.
turn-fool = { $name } odbiera Matta i daje za niego kartę.
lombardia-turn-discard = { $name } rozdaje i odkłada dwie karty.
ask-monte = Proponujesz Monte? Wtedy karty są rzucone, jeśli cała reszta się zgodzi.
ask-answer = { $name } proponuje Monte. Rzucamy karty? Wystarczy jeden sprzeciw, żeby grać dalej.
ask-fool = Odbierasz Matta. Którą kartę ze swoich lew za niego dajesz?
lombardia-do-pass = Nie proponuję
lombardia-do-agree = Zgoda na Monte
lombardia-do-refuse = Nie, gramy

lombardia-score-klop = Oczka obojga partnerów razem, minus 36:
line-team = { $name } i { $partner }: { $points_1 } + { $points_2 } = { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}
lombardia-score-ended-monte = Monte: za zgodą wszystkich karty są rzucone.
line-monte = Nic się nie zapisuje

refused-honour-kept = { $card } to honor, a honorów się nie odkłada
refused-exposed-kept = { $card } leży odkryta: odłożyć ją można tylko wtedy, gdy nie ma innych kart
refused-not-won = Nie masz { FORM($card, of: "genitive") } w swoich lewach
refused-blank-first = { $card } się liczy, a masz w lewach karty, które się nie liczą: daj jedną z nich

lombardia-option-first-dealer = Kto rozdaje pierwszy
lombardia-note-first-dealer = Kto rozdaje pierwszy: ktoś wylosowany czy ten, komu przypadło pierwsze miejsce?
lombardia-value-of-first-dealer-random = losowanie
lombardia-value-of-first-dealer-player0 = pierwsze miejsce
lombardia-option-first-lead = Pierwsze wyjście
lombardia-note-first-lead = Kto wychodzi do pierwszej lewy: gracz po lewej czy po prawej ręce rozdającego?
lombardia-value-of-first-lead-dealer-left = na lewo od rozdającego
lombardia-value-of-first-lead-dealer-right = na prawo od rozdającego
lombardia-option-round-suits = Denary i puchary
lombardia-note-round-suits = Czy najlepszą blotką w ♦ i ♥ jest 1, czy 10?
lombardia-value-of-round-suits-reversed = 1 najwyżej, 10 najniżej
lombardia-value-of-round-suits-natural = 10 najwyżej, 1 najniżej
lombardia-option-fool-give = Karta za Matta
lombardia-note-fool-give = Którą kartę ze swoich lew można dać za Matta?
lombardia-value-of-fool-give-any = dowolną
lombardia-value-of-fool-give-blank-if-possible = pustą, jeśli jest
lombardia-option-monte = Monte
lombardia-note-monte = Czy za wspólną zgodą można rzucić karty?
lombardia-value-of-monte-unanimous = jeśli wszyscy się zgodzą
lombardia-value-of-monte-off = nigdy
lombardia-option-monte-counts = Monte się liczy
lombardia-note-monte-counts = Czy rozdanie z rzuconymi kartami liczy się jako jedno z rozdań partii?
lombardia-value-of-monte-counts-true = tak
lombardia-value-of-monte-counts-false = nie
lombardia-option-discard-exposed = Odkładanie kart odkrytych
lombardia-note-discard-exposed = Czy rozdający może odłożyć karty, które były odkryte?
lombardia-value-of-discard-exposed-true = swobodnie
lombardia-value-of-discard-exposed-false = tylko bez innych kart
lombardia-option-discard-no-trick = Odłożone karty bez lewy
lombardia-note-discard-no-trick = Komu liczą się odłożone karty, jeśli rozdający nie weźmie żadnej lewy?
lombardia-value-of-discard-no-trick-last-trick = kto bierze ostatnią lewę
lombardia-value-of-discard-no-trick-dealer = rozdającemu

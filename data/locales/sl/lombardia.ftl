# Lombardia tarot: its names, its phases, its scores.

variant-lombardia = Lombardski tarok
lombardia-trula-name = Matto, Mondo in Bagatto
    .genitive = Matta, Monda in Bagatta

lombardia-card-T21 = Mondo 21
    .accusative = Monda 21
    .genitive = Monda 21
lombardia-card-T1 = Bagatto 1
    .accusative = Bagatta 1
    .genitive = Bagatta 1
lombardia-card-F = Matto
    .accusative = Matta
    .genitive = Matta

contract-partners = Dva proti dvema
native-partners = due contro due
lombardia-value-flat = točka za vsako točko v kartah nad 36
lombardia-board-teams = Para: { $teams }

lombardia-picture-forehand = P
lombardia-alt-forehand = prva roka
lombardia-hand-seats = Deli { $dealer } · prva roka: { $forehand }
lombardia-replay-seats = Deli { $dealer } · prva roka: { $forehand }

turn-monte = { $name } lahko predlaga monte.
turn-answer = { $name } odgovarja na predlog za monte.
turn-fool = { $name } vzame Matta nazaj in da karto zanj.
lombardia-turn-discard = { $name } deli in zalaga dve karti.
ask-monte = Predlagaš monte? Če so za to vsi drugi, karte vržemo skupaj.
ask-answer = { $name } predlaga monte. Vržemo karte skupaj? Če je kdo proti, se igra.
ask-fool = Matta vzameš nazaj. Katero karto iz svojih štihov daš zanj?
lombardia-do-pass = Brez predloga
lombardia-do-agree = Sprejmi monte
lombardia-do-refuse = Zavrni: igramo

lombardia-score-klop = Točke v kartah obeh iz para, manj 36:
line-team = { $name } in { $partner }: { $points_1 } + { $points_2 } = { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
}
lombardia-score-ended-monte = Monte: vsi so za to, da se karte vržejo skupaj.
line-monte = Ne piše se nič

refused-honour-kept = Karta { $card } je honor in ne sme v založek
refused-exposed-kept = Karta { $card } je bila odkrita; založiš jo lahko samo, če nimaš drugih kart
refused-not-won = V tvojih štihih ni karte { $card }
refused-blank-first = Karta { $card } šteje, v štihih pa imaš prazne: daj eno od teh

lombardia-option-first-dealer = Kdo prvi deli
lombardia-note-first-dealer = Kdo deli prvi: izžrebani igralec ali tisti, ki izžreba prvi sedež?
lombardia-value-of-first-dealer-random = žreb
lombardia-value-of-first-dealer-player0 = prvi sedež
lombardia-option-first-lead = Prvi štih
lombardia-note-first-lead = Kdo začne prvi štih: levi ali desni sosed delilca?
lombardia-value-of-first-lead-dealer-left = levo od delilca
lombardia-value-of-first-lead-dealer-right = desno od delilca
lombardia-option-round-suits = Denarji in kupe
lombardia-note-round-suits = Katera je v ♦ in ♥ najvišja karta pod slikami: 1 ali 10?
lombardia-value-of-round-suits-reversed = 1 visoka, 10 nizka
lombardia-value-of-round-suits-natural = 10 visoka, 1 nizka
lombardia-option-fool-give = Karta za Matta
lombardia-note-fool-give = Katera karta iz lastnih štihov se lahko da za Matta?
lombardia-value-of-fool-give-any = katera koli
lombardia-value-of-fool-give-blank-if-possible = prazna, če je
lombardia-option-monte = Monte
lombardia-note-monte = Ali lahko vsi soglasno vržejo karte skupaj?
lombardia-value-of-monte-unanimous = če so vsi za
lombardia-value-of-monte-off = nikoli
lombardia-option-monte-counts = Monte šteje
lombardia-note-monte-counts = Ali je delitev, pri kateri se karte vržejo skupaj, ena od delitev partije?
lombardia-value-of-monte-counts-true = da
lombardia-value-of-monte-counts-false = ne
lombardia-option-discard-exposed = Odkrite karte v založku
lombardia-note-discard-exposed = Ali sme delilec založiti karte, ki so bile odkrite?
lombardia-value-of-discard-exposed-true = prosto
lombardia-value-of-discard-exposed-false = samo, če ni drugih
lombardia-option-discard-no-trick = Založek brez štiha
lombardia-note-discard-no-trick = Komu šteje založek, če delilec ne dobi nobenega štiha?
lombardia-value-of-discard-no-trick-last-trick = kdor pobere zadnji štih
lombardia-value-of-discard-no-trick-dealer = delilec

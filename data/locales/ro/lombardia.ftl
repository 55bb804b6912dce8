# Lombardia tarot: its names, its phases, its scores.

variant-lombardia = Taroc lombard
lombardia-trula-name = Matto, Mondo și Bagatto
    .from = dintre Matto, Mondo și Bagatto

lombardia-card-T21 = Mondo 21
lombardia-card-T1 = Bagatto 1
lombardia-card-F = Matto

contract-partners = Doi contra doi
native-partners = due contro due
lombardia-value-flat = un punct pentru fiecare punct în cărți peste 36
lombardia-board-teams = Parteneri: { $teams }

turn-monte = { $name } poate propune Monte.
turn-answer = { $name } răspunde la Monte.
turn-fool = { $name } ia Matto înapoi și dă o carte pentru el.
lombardia-turn-discard = { $name } a dat cărțile și decartează două.
ask-monte = Propui Monte? Atunci se aruncă cărțile, dacă sunt de acord toți ceilalți.
ask-answer = { $name } propune Monte. Se aruncă cărțile? Dacă nu vrea cineva, se joacă.
ask-fool = Iei Matto înapoi. Ce carte din levatele tale dai pentru el?
lombardia-do-pass = Nu propun
lombardia-do-agree = De acord cu Monte
lombardia-do-refuse = Nu vreau: jucăm

lombardia-score-klop = Punctele în cărți ale partenerilor împreună, minus 36:
line-team = { $name } și { $partner }: { $points_1 } + { $points_2 } = { $card_points ->
    [one] un punct
    [few] { $card_points } puncte
   *[other] { $card_points } de puncte
}
lombardia-score-ended-monte = Monte: toți au fost de acord să arunce cărțile.
line-monte = Nu se punctează nimic

refused-honour-kept = { $card } e onor și nu se decartează
refused-exposed-kept = { $card } a stat la vedere și se decartează numai dacă nu sunt alte cărți
refused-not-won = N-ai câștigat { $card } în nicio levată
refused-blank-first = { $card } face puncte, iar tu ai câștigat și cărți goale: dă una dintre ele

lombardia-option-first-dealer = Cine dă primul
lombardia-note-first-dealer = Cine dă primul: cineva tras la sorți sau cine a nimerit primul loc?
lombardia-value-of-first-dealer-random = la sorți
lombardia-value-of-first-dealer-player0 = primul loc
lombardia-option-first-lead = Prima deschidere
lombardia-note-first-lead = Cine deschide prima levată: vecinul din stânga sau din dreapta celui care dă?
lombardia-value-of-first-lead-dealer-left = cel din stânga
lombardia-value-of-first-lead-dealer-right = cel din dreapta
lombardia-option-round-suits = Bani și Cupe
lombardia-note-round-suits = La ♦ și ♥ cea mai bună carte mică e 1 sau 10?
lombardia-value-of-round-suits-reversed = 1 sus, 10 jos
lombardia-value-of-round-suits-natural = 10 sus, 1 jos
lombardia-option-fool-give = Carte pentru Matto
lombardia-note-fool-give = Ce carte din levatele lor pot da jucătorii pentru Matto?
lombardia-value-of-fool-give-any = oricare
lombardia-value-of-fool-give-blank-if-possible = una goală, dacă există
lombardia-option-monte = Monte
lombardia-note-monte = Pot arunca toți împreună cărțile?
lombardia-value-of-monte-unanimous = dacă vor toți
lombardia-value-of-monte-off = niciodată
lombardia-option-monte-counts = Monte se numără
lombardia-note-monte-counts = O tură aruncată e una dintre turele partidei?
lombardia-value-of-monte-counts-true = da
lombardia-value-of-monte-counts-false = nu
lombardia-option-discard-exposed = Cărți de la vedere decartate
lombardia-note-discard-exposed = Cine dă poate decarta cărți care au stat la vedere?
lombardia-value-of-discard-exposed-true = liber
lombardia-value-of-discard-exposed-false = numai dacă nu sunt altele
lombardia-option-discard-no-trick = Decartate fără levată
lombardia-note-discard-no-trick = Cui i contează cărțile decartate dacă cine dă n-a luat nicio levată?
lombardia-value-of-discard-no-trick-last-trick = cui ia ultima levată
lombardia-value-of-discard-no-trick-dealer = celui care dă

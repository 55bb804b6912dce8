# Lombardia tarot: its names, its phases, its scores.

variant-lombardia = Tarocchi lombardi
lombardia-trula-name = Matto, Mondo e Bagatto
    .di = tra Matto, Mondo e Bagatto
lombardia-suit-trumps = tarocchi
lombardia-nudge-hand = Hai { $trumps ->
    [0] nessun tarocco
    [one] un tarocco
   *[other] { $trumps } tarocchi
} (di solito { $usual }) e { $kings ->
    [0] nessun re
    [one] un re
   *[other] { $kings } re
}. { $honours ->
    [0] Carte { FORM($trula, of: "di") }: nessuna.
   *[other] Carte { FORM($trula, of: "di") }: { $cards }.
}
lombardia-nudge-lead = Hai { $mine ->
    [0] nessun tarocco
    [one] un tarocco
   *[other] { $mine } tarocchi
}; fuori { $theirs ->
    [0] non ce ne sono più
    [one] ce n'è ancora uno
   *[other] ce ne sono ancora { $theirs }
}.
lombardia-nudge-lead-no-trumps = Nessun altro può più avere un tarocco.
lombardia-reason-thumb-hand = contano i tarocchi, soprattutto quelli alti, i re e i semi corti
lombardia-reason-empties = resti senza { $suit }, e lì puoi tagliare con un tarocco
lombardia-reason-thumb-discard = via i semi corti: si tengono re e tarocchi
lombardia-refused-must-trump = Non hai { $suit }: devi giocare un tarocco
lombardia-refused-trumps-kept = I tarocchi si scartano solo se non hai altre carte

lombardia-card-T21 = Mondo 21
lombardia-card-T1 = Bagatto 1
lombardia-card-F = Matto

contract-partners = Due contro due
native-partners = due contro due
lombardia-value-flat = un punto per ogni punto carta oltre 36
lombardia-board-teams = In coppia: { $teams }

turn-monte = { $name } può proporre il Monte.
turn-answer = Tocca a { $name } rispondere alla proposta di Monte.
turn-fool = Tocca a { $name } riprendere il Matto e dare in cambio una carta.
lombardia-turn-discard = { $name } ha dato le carte e ne scarta due.
ask-monte = Proponi il Monte? Se tutti gli altri accettano, la mano va a monte.
ask-answer = { $name } propone il Monte. Si va a monte? Basta un rifiuto, e si gioca.
ask-fool = Riprendi il Matto. Quale carta delle tue prese dai in cambio?
lombardia-do-pass = Nessuna proposta
lombardia-do-agree = Accetto: a monte
lombardia-do-refuse = Rifiuto: si gioca

lombardia-score-klop = I punti carta della coppia, meno 36:
line-team = { $name } e { $partner }: { $points_1 } + { $points_2 } = { $card_points } punti carta
lombardia-score-ended-monte = Monte: tutti d'accordo, la mano non si gioca.
line-monte = Non si segna niente

refused-honour-kept = { $card } è un onore e non si può scartare
refused-exposed-kept = { $card } è stata scoperta: si scarta solo se non ci sono altre carte
refused-not-won = { $card } non è nelle tue prese
refused-blank-first = { $card } conta, e nelle tue prese ci sono scartine: dai una di quelle

lombardia-option-first-dealer = Chi comincia
lombardia-note-first-dealer = Chi dà le carte per primo: chi viene sorteggiato, o chi ha avuto il primo posto?
lombardia-value-of-first-dealer-random = a sorte
lombardia-value-of-first-dealer-player0 = il primo posto
lombardia-option-first-lead = Apertura
lombardia-note-first-lead = Chi apre la prima presa: chi siede a sinistra o a destra del mazziere?
lombardia-value-of-first-lead-dealer-left = chi è a sinistra
lombardia-value-of-first-lead-dealer-right = chi è a destra
lombardia-option-round-suits = Denari e Coppe
lombardia-note-round-suits = Tra le cartine di ♦ e ♥ la migliore è l'1 o il 10?
lombardia-value-of-round-suits-reversed = 1 alto, 10 basso
lombardia-value-of-round-suits-natural = 10 alto, 1 basso
lombardia-option-fool-give = Carta per il Matto
lombardia-note-fool-give = Quale carta delle proprie prese si può dare in cambio del Matto?
lombardia-value-of-fool-give-any = qualsiasi
lombardia-value-of-fool-give-blank-if-possible = una scartina, se c'è
lombardia-option-monte = Monte
lombardia-note-monte = Tutti insieme possono mandare a monte la mano?
lombardia-value-of-monte-unanimous = se accettano tutti
lombardia-value-of-monte-off = mai
lombardia-option-monte-counts = Il Monte conta
lombardia-note-monte-counts = Una mano andata a monte è una delle mani della partita?
lombardia-value-of-monte-counts-true = sì
lombardia-value-of-monte-counts-false = no
lombardia-option-discard-exposed = Carte scoperte nello scarto
lombardia-note-discard-exposed = Il mazziere può scartare le carte scoperte?
lombardia-value-of-discard-exposed-true = liberamente
lombardia-value-of-discard-exposed-false = solo se non c'è altro
lombardia-option-discard-no-trick = Scarto senza prese
lombardia-note-discard-no-trick = Chi conta lo scarto se il mazziere non ha fatto prese?
lombardia-value-of-discard-no-trick-last-trick = chi vince l'ultima presa
lombardia-value-of-discard-no-trick-dealer = il mazziere

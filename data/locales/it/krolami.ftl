# Taroki z królami: its names, its phases, its scores, its options.

variant-krolami = Taroki z królami

krolami-card-T21 = Mond 21
krolami-card-T1 = Pagat 1

krolami-contract-one = Uno
krolami-contract-two = Due
krolami-contract-three = Tre
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Quattro
native-four = Cztery
krolami-value-with-difference = vale { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract } si offre solo sopra { $high }
krolami-hand-plus = Uno, Due, Tre e Quattro valgono 1, 2, 3 e 4, e cambiano 3, 2, 1 e nessuna carta

krolami-bonus-kings = Quattro re
    .a = ai Quattro re
    .gender = plural
bonus-trul = Trula
    .a = alla Trula
    .gender = feminine
bonus-walat = Valat
    .a = al Valat
krolami-bonus-taroks = I miei trionfi
bonus-taroki-10 = Dieci trionfi
bonus-taroki-11 = Undici trionfi
bonus-taroki-12 = Dodici trionfi
bonus-taroki-2 = Due trionfi
bonus-taroki-1 = Un trionfo
bonus-taroki-0 = Nessun trionfo
krolami-step-2 = re
krolami-step-3 = sub
krolami-step-4 = mort

krolami-board-auction-begins = Prima si chiede a ognuno, una volta: può chiedere di ridare (senza trionfi) o mostrare quattro re. Poi ognuno offre una volta.
krolami-board-talon = Tallone (– è coperta): { $sets }
krolami-picture-left = Scoperte e lasciate
krolami-board-taken = Dal tallone in mano (– non si è vista): { $cards }.

turn-prebid = Tocca a { $name } chiedere di ridare (senza trionfi), mostrare i quattro re, o passare.
turn-choice = Tocca a { $name } giocare, o mandare a monte.
turn-ultimo = Si chiede a { $name } del re ultimo.
turn-kontra = Si chiede a { $name } di un kontra, o di una risposta.
turn-count = Si contano le carte.
ask-prebid = { $choices ->
    [0] Chi non ha trionfi può chiedere di ridare, chi ha quattro re può mostrarli: con le tue carte né l'uno né l'altro, vai avanti. Si chiede a tutti.
   *[other] Chiedi di ridare (senza trionfi), mostri i quattro re, o vai avanti?
}
ask-choice = *Si gioca* il tuo Uno, o mandi la mano a monte?
ask-ultimo = { $choices ->
    [0] Il re ultimo è per chi ha il re chiamato: passa. Si chiede a tutti, quindi la domanda non svela niente.
   *[other] Annunci il re ultimo o passi? Si chiede a tutti; se lo annunci, si vede da che parte stai.
}
ask-kontra = { $choices ->
    [0] In questo giro non puoi raddoppiare niente: premi *Niente kontra*. Si chiede a tutti, quindi la domanda non svela niente.
   *[other] Raddoppi o no? Si chiede a tutti; se raddoppi, si vede da che parte stai.
}
ask-count = Si contano le carte.
krolami-ask-call = Chiama un re, anche uno tuo: chi ce l'ha gioca con te. Può anche essere nel tallone.
krolami-ask-talon = { $looks ->
    [0] Hai scoperto tutto il tallone: scegli uno dei gruppi.
   *[other] Prendi il gruppo che vedi, o scoprilo e guarda oltre.
}
krolami-do-take = Prendo { $number }: { $cards }
krolami-do-refuse = Scopro
krolami-do-redeal = Nessun trionfo: a monte

krolami-score-ended-surrendered = { $name } ha abbandonato { $contract }: il re chiamato era nel tallone, quindi non c'era un compagno.
krolami-score-ended-redeal = Chi non aveva trionfi ha mandato la mano a monte: non vale niente, e dà le carte chi segue.
krolami-score-ended-thrown-in = { $name } ha vinto l'asta con { $contract } e ha mandato la mano a monte: non vale niente, e dà le carte chi segue.
krolami-score-ended-passed-out = Hanno passato tutti: la mano non vale niente, e dà le carte chi segue.
krolami-score-klop = La mano è andata a monte e non vale niente.
line-king-lost = Il re chiamato è stato catturato
line-king-left = Il re chiamato è rimasto scoperto nel tallone
line-pagat-taken = Pagat catturato { FORM($side, of: "da") }
line-mond-taken = Il Mond cade sotto lo Škis { FORM($side, of: "di") }
line-taroki = { $count ->
    [one] Un trionfo
   *[other] { $count } trionfi
}: annuncio { FORM($side, of: "di") }
krolami-line-surrender = { $name } ha abbandonato la mano
krolami-line-alone = Chi dichiara è senza compagno: lo stesso anche per gli altri due avversari
line-paid = L'opposto per ognuno dell'altra parte

refused-trumpless-only = Può chiedere di ridare le carte solo chi non ha trionfi
refused-four-kings-only = Può mostrare i quattro re solo chi li ha tutti
refused-only-over = { $contract } si può offrire solo sopra { $high }
refused-not-open = In questo giro non si può raddoppiare
refused-trul-needed = Può annunciarlo solo chi ha lo Škis, il Mond e il Pagat
refused-no-such-count = I trionfi si annunciano solo se sono da 10 a 12 o da 0 a 2
refused-said-already = L'hai già annunciato

option-thrown-in-counts = Le mani a monte contano
note-thrown-in-counts = Una mano andata a monte è una delle mani della partita?
option-cut = Taglio
note-cut = Taglia il bot, oppure un giocatore, che può rinunciare? Allora ognuno sceglie alla cieca un mazzetto da dodici.
value-of-cut-auto = il bot
value-of-cut-interactive = chi gioca
option-two-needs-one = Due solo sopra Uno
note-two-needs-one = Due si può offrire solo quando qualcuno ha offerto Uno?
option-one-throw-in = Mandare a monte un Uno
note-one-throw-in = Chi dichiara Uno può mandare la mano a monte?
option-self-king-ultimo = Re ultimo con il proprio re
note-self-king-ultimo = Chi dichiara e ha chiamato un re suo può annunciare il re ultimo?
option-kontra-window = Kontra al gioco
note-kontra-window = Quando si possono raddoppiare il gioco e il re ultimo?
value-of-kontra-window-before-talon = prima del tallone
value-of-kontra-window-after-talon = dopo lo scarto
option-announce-reveals-side = Chi annuncia svela la sua parte
note-announce-reveals-side = Annunciare trula o pagat ultimo rende pubblica la propria parte?
option-hidden-king-talon = Re chiamato nel tallone coperto
note-hidden-king-talon = Quali carte del tallone vanno allora a chi dichiara?
value-of-hidden-king-talon-face-down-only = quelle non viste
value-of-hidden-king-talon-whole-rest = anche quelle rifiutate
option-sets-include-talon = Re e trula con il tallone
note-sets-include-talon = Tallone e scarti contano per i quattro re e la trula?
option-king-ultimo-must-win = Il re deve vincere il suo ultimo
note-king-ultimo-must-win = Nel re ultimo annunciato deve essere il re stesso a fare l'ultima presa?
option-count-rule = Conteggio
note-count-rule = Come si contano le carte, e quanto serve per vincere?
value-of-count-rule-exact = a terzi, più di 35
value-of-count-rule-rounded36 = arrotondato, 36 punti
option-trump-count-values = Valore dei trionfi annunciati
note-trump-count-values = Quanto vale annunciare 10, 11, 12, 2, 1 e 0 trionfi, in quest'ordine?
option-trump-counts-per-side = Trionfi annunciati
note-trump-counts-per-side = Quali annunci di trionfi si pagano?
value-of-trump-counts-per-side-all = tutti
value-of-trump-counts-per-side-best = il migliore di ogni parte
option-open-king-penalty = Re chiamato lasciato scoperto
note-open-king-penalty = Quanto costa il re chiamato che alla fine è scoperto nel tallone?
option-surrender-value = Resa
note-surrender-value = Quanto paga a ogni avversario chi si arrende?
value-of-surrender-value-bid = il valore dell'offerta
option-walat-exclusive = Valat al posto del gioco
note-walat-exclusive = Il gioco non si segna quando un valat è stato fatto o annunciato?

krolami-do-pass-prebid = Avanti
krolami-do-pass-choice = Si gioca
krolami-do-pass-kontra = Niente kontra

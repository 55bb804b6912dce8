# Romanian tarok and Taper: its names, and what its phases ask.

variant-romanian = Tarocchi rumeni
variant-taper = Taper

contract-trei1 = Primo da tre
native-trei1 = unul de trei
contract-trei2 = Secondo da tre
native-trei2 = al doilea de trei
contract-trei3 = Terzo da tre
native-trei3 = al treilea de trei
contract-doi1 = Primo da due
native-doi1 = unul de doi
contract-doi2 = Secondo da due
native-doi2 = al doilea de doi
contract-doi3 = Terzo da due
native-doi3 = al treilea de doi
contract-unu1 = Primo da uno
native-unu1 = unul de unu
contract-unu2 = Secondo da uno
native-unu2 = al doilea de unu
contract-unu3 = Terzo da uno
native-unu3 = al treilea de unu
contract-unu4 = Quarto da uno
native-unu4 = al patrulea de unu
contract-unu5 = Quinto da uno
native-unu5 = al cincilea de unu
contract-unu6 = Sesto da uno
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
romanian-native-solo = solo
contract-michi-michi = Michi-michi
native-michi-michi = michi-michi
contract-la-mine = La mine (la tengo)
romanian-value-klop = un gettone a presa, due in una mano di radler
romanian-value-with-difference = { $value } punti partita
romanian-value-with-difference-short = { $value }
romanian-hand-plus = Da tre, due o uno: quante carte prendi; il gioco vale 1, 2 o 3 (Solo: nessuna carta, 8). Primo, secondo…: il gruppo da cui cominci, e il livello
romanian-board-talon = Tallone (– è coperta): { $sets }
romanian-board-taken = Dal tallone in mano (– non si è vista): { $cards }.
romanian-picture-left = Scoperte e lasciate
romanian-picture-level = Livello { $level }: perso × { $level }
romanian-board-level = Livello { $level }: se si perde, o dopo il contra, il gioco conta { $level ->
    [2] il doppio
   *[other] { $level } volte
}
romanian-item-of = { $bonus } ({ $name })
    .a = { FORM($bonus, of: "a") } ({ $name })
board-note-pool = Piatto: { $chips ->
    [one] 1 gettone
   *[other] { $chips } gettoni
} · { $radler ->
    [0] niente radler
    [one] Radler: questa mano conta doppio, ed è l'ultima
   *[other] Radler: questa mano conta doppio, la prima di { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: questa mano conta doppio, ed è l'ultima
   *[other] Radler: questa mano conta doppio, la prima di { $radler }
}
board-beyond = Le mani della partita sono finite, ma si continua finché c'è il radler

romanian-card-T21 = Mond 21

romanian-bonus-trula = Trula
    .a = alla Trula
    .gender = feminine
romanian-bonus-kings = Tutti i re
    .a = a Tutti i re
    .gender = plural
romanian-bonus-valat = Valat
    .a = al Valat
bonus-luna = Mond catturato
    .a = al Mond catturato
bonus-pagat = Pagat ultimo
    .a = al Pagat ultimo
bonus-king = Re ultimo
    .a = al Re ultimo
bonus-kingcap = Re chiamato catturato
    .a = al Re chiamato catturato
romanian-bonus-taroks = Numero di trionfi
bonus-taroks-8 = 8 trionfi
bonus-taroks-9 = 9 trionfi
bonus-taroks-10 = 10 trionfi
bonus-taroks-11 = 11 trionfi
bonus-taroks-12 = 12 trionfi
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-take = Prendo { $number }: { $cards }
romanian-do-refuse = Scopro e guardo oltre (livello +1)
romanian-do-surrender = Mi arrendo: gioco perso
romanian-do-redeal = Annullo la mano

turn-annulment = { $name } può annullare la mano.
ask-annulment = Non hai né trionfi né re: annulli la mano?
romanian-ask-talon = { $looks ->
    [0] Hai scoperto tutti i gruppi: torna a uno di loro, ma non all'ultimo.
   *[other] Prendi il gruppo, o scoprilo e guarda oltre: ogni passo è un livello in più.
}
romanian-ask-call = Chiama un re, anche uno tuo: chi ce l'ha gioca con te. Può anche essere nel tallone.

romanian-score-klop = { $contract }: per ogni presa, gettoni nel piatto.
romanian-score-ended-passed-out = Hanno passato tutti: non si gioca, e seguono mani di radler.
romanian-score-ended-annulled = Chi non aveva né trionfi né re ha annullato la mano; tocca al mazziere seguente.
score-note-pool = Piatto dopo la mano: { $chips ->
    [0] vuoto
    [one] 1 gettone
   *[other] { $chips } gettoni
}
score-note-radler = { $radler ->
    [0] Il radler è finito
    [one] Resta una mano di radler
   *[other] Restano { $radler } mani di radler
}
match-note-pool-shared = -# { $chips ->
    [one] Il gettone rimasto nel piatto è compreso nel conto finale.
   *[other] I { $chips } gettoni rimasti nel piatto sono divisi nel conto finale, il più equamente possibile.
}
match-note-pool-left = -# { $chips ->
    [one] Nel piatto resta un gettone.
   *[other] Nel piatto restano { $chips } gettoni.
}
line-stake = Il piatto è vuoto: ognuno mette un gettone
line-dealer-stake = { $name } dà le carte e mette un gettone nel piatto
line-michi = { $name }: { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}, { $rate ->
    [one] un gettone l'una
   *[other] { $rate } gettoni l'una
}
line-radler = Lo stesso un'altra volta: è una mano di radler
romanian-line-alone = { $name } gioca senza compagno: lo stesso anche per { $opponents ->
    [2] l'altro avversario
   *[other] ognuno degli altri avversari
}
line-opponents = L'opposto per ogni avversario
line-pool = { $outcome ->
    [lost] { $name } paga il piatto per il pagat ultimo
   *[made] { $name } prende gettoni dal piatto per il pagat ultimo
}
line-taroks = { $trumps } trionfi annunciati { FORM($side, of: "da") }
romanian-side-of-defence = la difesa
    .a = alla difesa
    .da = dalla difesa
    .di = della difesa
romanian-line-surrender = Resa di { $name } al livello { $stage }

refused-index-gap = { $contract } si può offrire solo subito dopo l'offerta precedente
refused-not-senior = La mine è per chi viene prima di chi ha l'offerta
refused-not-this-set = Quel gruppo adesso non lo puoi prendere
refused-no-right = Può annullare la mano solo chi non ha né trionfi né re
refused-first-turn-only = Si può dire solo al tuo primo turno
refused-too-few-trumps = Per annunciarli servono almeno { $number } trionfi
refused-mate-declared = Chi gioca con te ne ha annunciati altrettanti, o di più
refused-must-declare = Hai { $number } trionfi o più, e adesso li devi annunciare
refused-declarer-only = Può annunciarlo solo chi dichiara
refused-defence-only = Può annunciarlo solo la difesa
refused-step-missed = Hai lasciato passare la prima occasione per dirlo
refused-no-ladder = I trionfi annunciati non si raddoppiano

romanian-option-talon-owner = Resto del tallone
romanian-note-talon-owner = Per chi contano le carte del tallone che nessuno ha preso?
romanian-value-of-talon-owner-declarer = chi dichiara
romanian-value-of-talon-owner-opponents = gli avversari
romanian-option-trei-bids = Offerte da tre (trei)
romanian-note-trei-bids = Primo e Secondo da tre si possono offrire anche in quattro?
romanian-value-of-trei-bids-taper-only = solo nel Taper
romanian-value-of-trei-bids-always = sempre
romanian-option-third-trei = Terzo da tre
romanian-note-third-trei = Si può offrire anche Terzo da tre?
romanian-option-unu-bids = Offerte da uno (unu)
romanian-note-unu-bids = Si possono offrire da Primo a Sesto da uno?
romanian-option-knock = Taglio e bussata
romanian-note-knock = Chi viene dopo chi è di mano taglia o bussa; se bussa, chi è di mano sceglie tra quattro modi di dare le carte.
romanian-option-void-right = Annullare la mano
romanian-note-void-right = Chi non ha né trionfi né re può annullare la mano?
romanian-option-pool = Piatto
romanian-note-pool = C'è un piatto? Senza, non c'è nemmeno il michi-michi.
romanian-option-pool-refill = Piatto vuoto
romanian-note-pool-refill = Ognuno mette un gettone quando il piatto si svuota?
romanian-option-michi-michi = Passano tutti
romanian-note-michi-michi = In quattro: si gioca il michi-michi, o si va a monte? In ogni caso segue un radler.
romanian-value-of-michi-michi-play = michi-michi
romanian-value-of-michi-michi-thrown-in = a monte
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = In quattro: una mano che dà 0 porta un radler di quattro mani?
romanian-option-solo-bonus = Premi nel solo
romanian-note-solo-bonus = Nel solo i premi contano di più?
romanian-value-of-solo-bonus-double = i valori del solo
romanian-value-of-solo-bonus-single = come negli altri giochi
romanian-option-kings-bonus = Tutti i re (toți regii)
romanian-note-kings-bonus = Quanto valgono tutti i re, in silenzio e annunciati?
romanian-value-of-kings-bonus-1-2 = 1, annunciati 2
romanian-value-of-kings-bonus-2-4 = 2, annunciati 4
romanian-option-announce-king-capture = Annunciare la cattura del re (regele prins)
romanian-note-announce-king-capture = In quattro: la difesa può annunciare che catturerà il re chiamato?
romanian-option-pagat-own-hand = Pagat ultimo di chi dichiara
romanian-note-pagat-own-hand = Un pagat ultimo annunciato riesce solo con il Pagat di chi dichiara?
romanian-option-bonus-scope = Trula e tutti i re
romanian-note-bonus-scope = Per questi premi contano tallone e scarto?
romanian-value-of-bonus-scope-pile = con tallone e scarto
romanian-value-of-bonus-scope-tricks = solo nelle prese
romanian-option-radler-counts-unplayed = Radler: mani non giocate
romanian-note-radler-counts-unplayed = Le mani annullate, o in cui passano tutti, consumano una mano di radler?
romanian-option-finish-radler = Radler alla fine
romanian-note-finish-radler = Dopo l'ultima mano la partita continua finché c'è il radler?
romanian-option-final-pool = Piatto alla fine
romanian-note-final-pool = Che ne è del piatto dopo l'ultima mano?
romanian-value-of-final-pool-split = diviso in parti uguali
romanian-value-of-final-pool-leave = resta lì

romanian-line-flat = { $contract }: { $card_points } punti carta, { $value ->
    [0] che accanto a un valat non contano
   *[other] { $outcome ->
        [lost] perso al livello { $stage }
       *[other] vinto
    }
}{ $times }
romanian-do-pass-annulment = Tengo le carte

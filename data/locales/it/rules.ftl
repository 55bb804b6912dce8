# Le regole in una frase per chi gioca, con i loro numeri; quelle precise stanno in docs/rules.

rule-precisely = Di preciso:
rule-text-SLO-GEN-3 = I contratti sono il Klop, i due mendicanti, i giochi con un numero con e senza compagno e i valat. Solo il Valat di colore non si offre mai: lo diventa un solo dopo lo scambio.
rule-text-SLO-SEAT-2 = Si gioca in senso antiorario: dopo di te tocca a chi ti sta a destra.
rule-text-SLO-BID-5 = Un'offerta deve superare la precedente. A chi siede più vicino al primo di mano basta pareggiarla.
rule-text-SLO-BID-7 = Quando tutti gli altri hanno passato, chi è di mano deve nominare un contratto, anche Klop o Tre.
rule-text-SLO-CALL-1 = In Tre, Due e Uno chi dichiara chiama un re, anche il proprio. Chi ce l'ha è il compagno.
rule-text-SLO-CON-1 = I contratti dal più basso al più alto, con quanto vale ognuno e come si vince.
rule-text-SLO-TAL-4 = I re e le tre carte della trula non si scartano. Gli altri trionfi sì, ma scoperti.
rule-text-SLO-ANN-4 = Si annuncia quello che farà la propria parte. Un ultimo lo annuncia solo chi ha la sua carta.
rule-text-SLO-ANN-7 = Il kontra raddoppia il gioco o un annuncio. L'altra parte può rispondere, e ogni risposta raddoppia ancora.
rule-text-SLO-PLAY-3 = Si risponde al seme. Chi non può gioca un trionfo. Chi non ha nemmeno trionfi gioca quello che vuole.
rule-text-SLO-PLAY-6 = Nel Klop e nei mendicanti si deve giocare una carta che prenda, se si può.
rule-text-SLO-PLAY-8 = Nel Klop e nei mendicanti il Pagat si gioca solo se nessun'altra carta è permessa.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }

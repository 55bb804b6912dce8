# Pravila v enem stavku za igralce, po številkah; natančna so v docs/rules.

rule-precisely = Natančno:
rule-text-SLO-GEN-3 = Igre so klop, oba berača, trojka, dvojka in enka s soigralcem in brez njega ter valati. Samo barvni valat se nikoli ne licitira: vanj se po menjavi spremeni solo.
rule-text-SLO-SEAT-2 = Vse teče v nasprotni smeri urinega kazalca: za tabo je na vrsti, kdor sedi na tvoji desni.
rule-text-SLO-BID-5 = Ponudba mora biti višja od prejšnje. Kdor sedi bliže obveznemu, mu zadošča enaka.
rule-text-SLO-BID-7 = Ko so vsi drugi rekli naprej, mora obvezni povedati igro, lahko tudi klop ali trojko.
rule-text-SLO-CALL-1 = Pri trojki, dvojki in enki se rufa kralj, lahko tudi svoj. Kdor ga ima, je soigralec.
rule-text-SLO-CON-1 = Igre od najnižje do najvišje: koliko je vredna katera in kako se naredi.
rule-text-SLO-TAL-4 = Kraljev in treh kart trule ni dovoljeno založiti. Druge taroke je, a odprto.
rule-text-SLO-ANN-4 = Napoveš, kar bo naredila tvoja stran. Ultimo napove samo, kdor ima njegovo karto.
rule-text-SLO-ANN-7 = Kontra podvoji igro ali napoved. Druga stran lahko odgovori in vsak odgovor podvoji še enkrat.
rule-text-SLO-PLAY-3 = Barvi je treba slediti. Kdor je nima, igra tarok. Kdor nima niti taroka, igra, kar hoče.
rule-text-SLO-PLAY-6 = Pri klopu in beračih je treba štih pobiti, če ga je mogoče.
rule-text-SLO-PLAY-8 = Pri klopu in beračih se pagat sme igrati samo, če ni dovoljena nobena druga karta.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }

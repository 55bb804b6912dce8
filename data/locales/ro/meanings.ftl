# Ce înseamnă contractele și anunțurile: un rând sub licitări și pe larg pentru cine întreabă.

hand-whats-this = Ce e asta?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · valorează { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · valorează { $value }
means-klop = fiecare pentru sine, puncte puține, cel mai bine nicio levată
means-call = chemi un rege
means-alone = fără partener
means-talon = { $cards ->
    [one] iei o carte din talon
    [few] iei { $cards } cărți din talon
   *[other] iei { $cards } de cărți din talon
}
means-no-talon = fără talon
means-set = de la setul { $set } încolo
means-no-trick = nicio levată
means-all-tricks = toate levatele
means-no-trumps = taroacele nu taie
means-open-hand = cărțile tale stau pe față după levata 1
means-equal = { $means }; ajunge egal
means-of-la-mine = licitarea cea mai mare trece la tine, fiindcă vorbești înaintea celui care a făcut-o
means-of-take = îți trebuie 36 din cele 70 de puncte în cărți
means-of-simple = fără declarant, câștigă 36 de puncte în cărți
means-of-partners = doi contra doi, pentru fiecare punct în cărți peste jumătate
means-of-michi-michi = fiecare pentru sine, fiecare levată costă un jeton

explain-points = Se câștigă cu mai mult de jumătate din punctele în cărți.
explain-partner = Cine are regele chemat e partenerul declarantului; nimeni altcineva nu știe până nu se vede.
explain-difference = Se adaugă diferența de puncte în cărți față de jumătate, la câștig și la pierdere.
explain-difference-rounded = Se adaugă diferența de puncte în cărți față de jumătate, rotunjită la 5, la câștig și la pierdere.
explain-negative = Toți trebuie să bată levata dacă pot și pot juca Pagatul doar când nicio altă carte nu e permisă.
explain-gifts = Cine ia una dintre primele levate primește și o carte din talon.
explain-stops = Tura se termină imediat ce e decisă.
explain-no-bonuses = Nu se punctează bonusuri.
explain-forehand = Îl poate alege doar mâna întâi, când toți ceilalți au zis pas.
explain-declarer-leads = Declarantul deschide prima levată.
explain-converts = După schimb poate deveni alt contract: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] Fără nicio levată se câștigă 70, dar nimic dacă cineva are 36 de puncte în cărți sau mai multe; cu ele se pierd 70.
   *[other] Fără nicio levată se câștigă 70; cu 36 de puncte în cărți sau mai multe se pierd 70.
}
explain-of-color-valat = Nu se licitează: alt contract devine acesta după schimb.
explain-of-michi-michi = Se joacă atunci când toți au zis pas.
explain-of-take = Cu 45 de puncte în cărți valorează 4 în loc de 3. { $high_tier_defender ->
    [off] Dacă e pierdut, celălalt primește 4 puncte.
   *[other] Dacă e pierdut, celălalt primește 4 sau 5 puncte.
}
explain-of-simple = Se joacă atunci când amândoi au zis pas.

explain-worth = Valorează { $silent } pentru tabăra care reușește, iar anunțat { $announced }; un anunț nereușit costă tot atât.
explain-silent-loss = Încercat în ultima levată și pierdut, costă { $value } chiar dacă nimeni nu l-a anunțat.
explain-holder = Îl poate anunța numai cine are cartea, și apoi o păstrează pentru ultima levată.
explain-by-declarer = Îl poate anunța numai declarantul.
explain-by-holder = Îl poate anunța numai cine are regele chemat.
explain-by-defence = E numai pentru adversarii declarantului.
explain-cancels = Anunțat, ține locul a tot ce mai era.
explain-bonus-trula = **{ $bonus }**: { $cards }, toate trei în levatele unei tabere.
explain-bonus-trul = **{ $bonus }**: { $cards }, la sfârșit toate trei în aceeași tabără. Se anunță cu cele trei cărți în mână.
explain-bonus-kings = **{ $bonus }**: toți cei patru regi în levatele unei tabere.
krolami-explain-bonus-kings = **{ $bonus }**: la sfârșit toți cei patru regi în aceeași tabără. Arătați înainte de licitație, contează ca anunțați.
explain-bonus-king-ultimo = **{ $bonus }**: regele chemat cade în ultima levată, luată de tabăra lui{ $king_ultimo_must_win ->
    [true] ; dacă a fost anunțat, trebuie s-o ia chiar regele.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: regele chemat cade în ultima levată, luată de tabăra lui.
explain-bonus-pagat-ultimo = **{ $bonus }**: Pagatul ia ultima levată.
explain-bonus-pagat = **{ $bonus }**: Pagatul ia ultima levată. { $pagat_own_hand ->
    [on] Îl poți anunța și fără să ai Pagatul, dar atunci anunțul e pierdut.
   *[other] Îl poți anunța și fără să ai Pagatul; dacă nu e în tabăra ta, anunțul e pierdut.
}
explain-bonus-valat = **{ $bonus }**: o tabără ia toate levatele.
explain-bonus-walat = **{ $bonus }**: o tabără ia toate levatele.
explain-bonus-luna = **{ $bonus }**: al doilea taroc ca mărime cade sub cel mai mare, al taberei adverse. Dacă îl ai tu, tabăra ta nu-l poate prinde.
explain-bonus-kingcap = **{ $bonus }**: adversarii declarantului iau regele chemat într-o levată.
explain-bonus-taroks = **{ $bonus }**: spui că ai multe taroace. Cu cât mai multe, cu atât valorează mai mult, oricum s-ar termina tura.
krolami-explain-bonus-taroks = **{ $bonus }**: spui că ai 10, 11 sau 12 taroace ori numai 2, 1 sau niciunul. Aduce puncte oricum s-ar termina tura.
explain-kontra = **{ $step }** dublează valoarea jocului sau a unui anunț.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}Tabăra adversă poate răspunde și dubla încă o dată.
}

term-set = Set
term-level = Nivel
term-pool = Pot
term-radler = Radler
term-monte = Monte
explain-term-set = **Set**: talonul e împărțit în seturi, fiecare cu atâtea cărți câte ia licitația ta. *De la setul 3 încolo* înseamnă: te uiți întâi la al treilea și poți merge mai departe de acolo.
explain-term-level = **Nivel**: începe cu numărul licitației (*primul* e 1) și crește cu unu la fiecare set pe care îl întorci și îl lași. Un joc câștigat contează o dată; pierdut, sau după contra, de atâtea ori cât spune nivelul.
explain-term-pool = **Pot**: jetoane la mijloc. { $pool_refill ->
    [off] Înaintea primei ture fiecare pune unul, iar înaintea fiecărei ture pune unul cel care dă.
   *[other] Când e gol, fiecare pune unul, iar înaintea fiecărei ture pune unul cel care dă.
} Un pagat ultimo anunțat ia tot potul sau plătește tot atât în el.
explain-term-radler = **Radler**: ture în care totul, în afară de pot, contează dublu. Urmează după o tură în care toți au zis pas{ $hep_hep ->
    [on]  sau după una care iese 0
   *[other] {""}
}.
explain-term-monte = **Monte**: propui să nu se joace tura asta. Dacă toți ceilalți sunt de acord, nimeni nu primește puncte; dacă unul refuză, se joacă. E pentru o mână cu care te aștepți să pierzi.

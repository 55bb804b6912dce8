# Regulile într-o frază pentru jucători, după numere; cele exacte sunt în docs/rules.

rule-precisely = Exact:
rule-text-SLO-GEN-3 = Contractele sunt Klop, cei doi cerșetori, jocurile cu număr, cu și fără partener, și valaturile. Numai Valatul de culoare nu se licitează: un solo devine așa după schimb.
rule-text-SLO-SEAT-2 = Totul merge în sens invers acelor de ceasornic: după tine vine cel din dreapta ta.
rule-text-SLO-BID-5 = O licitare trebuie să fie mai mare decât cea dinainte. Cui stă mai aproape de mâna întâi îi ajunge una egală.
rule-text-SLO-BID-7 = Când toți ceilalți au zis pas, mâna întâi trebuie să aleagă un contract, poate și Klop sau Trei.
rule-text-SLO-CALL-1 = La Trei, Doi și Unu declarantul cheamă un rege, chiar și pe al său. Cine îl are e partenerul.
rule-text-SLO-CON-1 = Contractele de la cel mai mic la cel mai mare: cât valorează fiecare și cum se câștigă.
rule-text-SLO-TAL-4 = Regii și cele trei cărți ale trulei nu se decartează. Celelalte taroace da, dar pe față.
rule-text-SLO-ANN-4 = Se anunță ce va face tabăra ta. Un ultimo îl anunță numai cine are cartea lui.
rule-text-SLO-ANN-7 = Contra dublează jocul sau un anunț. Tabăra adversă poate răspunde, și fiecare răspuns dublează încă o dată.
rule-text-SLO-PLAY-3 = Se dă la culoare. Cine nu poate joacă un taroc. Cine nu are nici taroc joacă ce vrea.
rule-text-SLO-PLAY-6 = La Klop și la cerșetori trebuie să bați levata dacă poți.
rule-text-SLO-PLAY-8 = La Klop și la cerșetori Pagatul se joacă numai dacă nicio altă carte nu e permisă.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }

# Zasady w jednym zdaniu dla grających, po numerach; dokładne są w docs/rules.

rule-precisely = Dokładnie:
rule-text-SLO-GEN-3 = Kontrakty to klop, dwa żebraki, gry z liczbą z partnerem i bez oraz walaty. Tylko Walata w kolorze się nie licytuje: po wymianie zmienia się na niego solo.
rule-text-SLO-SEAT-2 = Gra się w kierunku przeciwnym do ruchu wskazówek zegara: po tobie gra osoba z prawej.
rule-text-SLO-BID-5 = Odzywka musi być wyższa od poprzedniej. Komu bliżej do foranta, temu wystarczy równa.
rule-text-SLO-BID-7 = Gdy wszyscy inni spasowali, forant musi wybrać kontrakt, może być też Klop albo Trzy.
rule-text-SLO-CALL-1 = W grach Trzy, Dwa i Jeden rozgrywający woła króla, także własnego. Kto go ma, jest partnerem.
rule-text-SLO-CON-1 = Kontrakty od najniższego do najwyższego: ile są warte i jak się je wygrywa.
rule-text-SLO-TAL-4 = Króli i trzech kart trula nie wolno odłożyć. Inne taroki wolno, ale odkryte.
rule-text-SLO-ANN-4 = Zapowiada się to, co zrobi własna strona. Ultimo zapowiada tylko ten, kto ma jego kartę.
rule-text-SLO-ANN-7 = Kontra podwaja grę albo zapowiedź. Druga strona może odpowiedzieć, a każda odpowiedź podwaja jeszcze raz.
rule-text-SLO-PLAY-3 = Dokłada się do koloru. Kto nie może, gra taroka. Kto nie ma i taroka, gra, co chce.
rule-text-SLO-PLAY-6 = W grze Klop i w żebrakach trzeba przebić lewę, jeśli można.
rule-text-SLO-PLAY-8 = W grze Klop i w żebrakach pagata wolno zagrać tylko wtedy, gdy żadna inna karta nie jest dozwolona.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }

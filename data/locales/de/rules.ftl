# Regeln in einem Satz für alle, die spielen, nach ihren Nummern; die genauen stehen in docs/rules.

rule-precisely = Genau:
rule-text-SLO-GEN-3 = Kontrakte sind Klop, die beiden Bettler, die Dreier, Zweier und Einser mit und ohne Mitspieler und die Valats. Farbenvalat allein wird nie geboten: Ein Solo wird nach dem Ablegen dazu.
rule-text-SLO-SEAT-2 = Alles geht gegen den Uhrzeigersinn: Nach dir ist an der Reihe, wer rechts von dir sitzt.
rule-text-SLO-BID-5 = Ein Gebot muss höher sein als das letzte. Wer näher an der Vorhand sitzt, darf es mit einem gleich hohen übernehmen.
rule-text-SLO-BID-7 = Haben alle anderen gepasst, muss die Vorhand einen Kontrakt nennen, auch Klop oder Dreier.
rule-text-SLO-CALL-1 = Bei Dreier, Zweier und Einser wird ein König gerufen, auch der eigene. Wer ihn hat, spielt mit.
rule-text-SLO-CON-1 = Die Kontrakte vom niedrigsten zum höchsten, mit dem, was jeder zählt und wie man ihn gewinnt.
rule-text-SLO-TAL-4 = Könige und die drei Karten der Trull darf man nicht ablegen, andere Tarocks nur offen.
rule-text-SLO-ANN-4 = Ansagen darf man, was der eigenen Partei gelingen soll, ein Ultimo nur, wer seine Karte hat.
rule-text-SLO-ANN-7 = Kontra verdoppelt das Spiel oder eine Ansage. Die andere Partei darf antworten, und jede Antwort verdoppelt noch einmal.
rule-text-SLO-PLAY-3 = Farbe zugeben. Wer nicht kann, spielt ein Tarock. Wer auch keines hat, darf jede Karte spielen.
rule-text-SLO-PLAY-6 = Bei Klop und den Bettlern muss man überstechen, wenn man kann.
rule-text-SLO-PLAY-8 = Bei Klop und den Bettlern darf man den Pagat nur spielen, wenn keine andere Karte erlaubt ist.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }

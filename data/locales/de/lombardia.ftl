# Lombardisches Tarock: Namen, Abschnitte, Abrechnung.

variant-lombardia = Lombardisches Tarock
lombardia-trula-name = Bagatto, Mondo und Matto

lombardia-card-T21 = Mondo 21
lombardia-card-T1 = Bagatto 1
lombardia-card-F = Matto

contract-partners = Zwei gegen zwei
native-partners = due contro due
lombardia-value-flat = ein Punkt für jeden Kartenpunkt über 36
lombardia-board-teams = Es spielen zusammen: { $teams }

turn-monte = { $name } kann Monte vorschlagen.
turn-answer = { $name }: einverstanden mit Monte?
turn-fool = { $name } nimmt den Matto zurück und gibt eine Karte dafür.
lombardia-turn-discard = { $name } hat gegeben und legt zwei Karten ab.
ask-monte = Schlägst du Monte vor? Dann wird das Spiel zusammengeworfen, wenn alle anderen einverstanden sind.
ask-answer = { $name } schlägt Monte vor. Soll das Spiel zusammengeworfen werden? Lehnt jemand ab, wird gespielt.
ask-fool = Du nimmst den Matto zurück. Welche Karte aus deinen Stichen gibst du dafür?
lombardia-do-pass = Kein Vorschlag
lombardia-do-agree = Einverstanden mit Monte
lombardia-do-refuse = Nein, wir spielen

lombardia-score-klop = Die Kartenpunkte beider zusammen, weniger 36:
line-team = { $name } und { $partner }: { $points_1 } + { $points_2 } = { $card_points } Kartenpunkte
lombardia-score-ended-monte = Monte: Alle waren fürs Zusammenwerfen.
line-monte = Geschrieben wird nichts

refused-honour-kept = { $card } gehört zu den Honneurs und darf nicht abgelegt werden
refused-exposed-kept = { $card } war aufgedeckt und darf nur abgelegt werden, wenn sonst nichts da ist
refused-not-won = { $card } hast du in keinem Stich gewonnen
refused-blank-first = { $card } zählt, und du hast Karten gewonnen, die nicht zählen: Gib eine von denen

lombardia-option-first-dealer = Erstes Geben
lombardia-note-first-dealer = Wer gibt zuerst: wen das Los trifft, oder wer den ersten Platz gezogen hat?
lombardia-value-of-first-dealer-random = das Los entscheidet
lombardia-value-of-first-dealer-player0 = der erste Platz
lombardia-option-first-lead = Erstes Ausspiel
lombardia-note-first-lead = Wer spielt zum ersten Stich aus: links oder rechts vom Geber?
lombardia-value-of-first-lead-dealer-left = links vom Geber
lombardia-value-of-first-lead-dealer-right = rechts vom Geber
lombardia-option-round-suits = Münzen und Kelche
lombardia-note-round-suits = Ist in ♦ und ♥ die 1 oder die 10 die beste leere Karte?
lombardia-value-of-round-suits-reversed = 1 hoch, 10 niedrig
lombardia-value-of-round-suits-natural = 10 hoch, 1 niedrig
lombardia-option-fool-give = Karte für den Matto
lombardia-note-fool-give = Welche Karte aus den eigenen Stichen darf man für den Matto geben?
lombardia-value-of-fool-give-any = irgendeine
lombardia-value-of-fool-give-blank-if-possible = eine leere, wenn man eine hat
lombardia-option-monte = Monte
lombardia-note-monte = Dürfen alle gemeinsam das Spiel zusammenwerfen?
lombardia-value-of-monte-unanimous = wenn alle einverstanden sind
lombardia-value-of-monte-off = nie
lombardia-option-monte-counts = Monte zählt mit
lombardia-note-monte-counts = Gehört ein zusammengeworfenes Spiel zu den Spielen der Partie?
lombardia-value-of-monte-counts-true = ja
lombardia-value-of-monte-counts-false = nein
lombardia-option-discard-exposed = Aufgedeckte Karten ablegen
lombardia-note-discard-exposed = Darf man beim Ablegen auch aufgedeckte Karten nehmen?
lombardia-value-of-discard-exposed-true = frei
lombardia-value-of-discard-exposed-false = nur, wenn sonst nichts geht
lombardia-option-discard-no-trick = Abgelegtes ohne Stich
lombardia-note-discard-no-trick = Für wen zählen die abgelegten Karten, wenn der Geber ohne Stich bleibt?
lombardia-value-of-discard-no-trick-last-trick = für den letzten Stich
lombardia-value-of-discard-no-trick-dealer = für den Geber


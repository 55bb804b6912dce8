# Die eigenen Tage: ein Kalender der Spiele des Tages, Rekorde und Entscheidungen zum Ansehen.

days-way = Meine Tage
days-title = Meine Tage · { $month }
days-none = Du hast noch kein Spiel des Tages gespielt. Danach stehen hier deine Tage: wie gut du warst, was deine Fehler gekostet haben und wie viele Tage in Folge du gespielt hast.
days-play = Spiele von heute
days-played = { $days ->
    [0] In diesem Monat noch kein Spiel beendet.
    [one] An einem Tag gespielt.
   *[other] An { $days } Tagen gespielt.
}
days-mean = Im Schnitt besser als **{ $percent }{"\u00A0"}%** der Hausspieler.
days-streak-now = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
days-waiting = noch nicht vorbei
days-cost = Fehler: { $cost }
days-deals = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
days-open = **Noch offen:** { $days }
days-missed = **Ausgelassen:** { $days }
days-spare = **Ausgelassen, ohne die Folge zu unterbrechen:** { $days }
days-puzzle = **Nur das Rätsel des Tages:** { $days }
days-legend = Groß: wie viel Prozent der Hausspieler mit denselben Karten du geschlagen hast. In der Ecke: die durch Fehler verlorenen Punkte. Quadrate: wie gut du jedes Viertel des Spiels gespielt hast. 3×: drei Spiele an diesem Tag und ihr Durchschnitt. Drei Punkte: beendet, aber das Spiel läuft noch. Goldener Rahmen: heute ist noch offen. Blauer Rahmen: kein Spiel, aber die Folge geht weiter.
days-legend-text = Prozent: die Hausspieler mit denselben Karten, die du geschlagen hast. Fehler: die Punkte, die sie gekostet haben. Quadrate: wie gut du jedes Viertel des Spiels gespielt hast. Prozent und Fehler kommen, wenn das Spiel vorbei ist.
alt-days-percent = { $month }, Hausspieler geschlagen: { $days }.
alt-days-cost = Durch Fehler verlorene Punkte: { $days }.
days-calendar = Kalender
days-records = Rekorde
days-decisions = Entscheidungen

days-records-title = Meine Tage · Rekorde
days-total = Gespielte Tage: **{ $days }**. Spiele: **{ $deals }**.
days-streak = Tage in Folge: jetzt **{ $now }**, höchstens **{ $longest }**.
days-best = Bestes Ergebnis: besser als **{ $percent }{"\u00A0"}%** ({ $deal }).
days-best-month = Bester Monat: **{ $month }**, im Schnitt besser als **{ $percent }{"\u00A0"}%**.
days-least = Verlust
days-records-note = %: der Anteil der Hausspieler mit denselben Karten, die du schlägst, im Schnitt. Verlust: so wenige Punkte hast du in deinem besten Spiel durch Fehler verloren. Spiele, die noch nicht vorbei sind, zählen nur in der ersten Zeile mit.
days-curve-percent = Hausspieler geschlagen
days-curve-cost = Fehler
days-curve-note = Das Diagramm zeigt für die letzten { $days } Tage den Schnitt aus je { $mean } Tagen.
days-curve-mistakes = Fehler: verlorene Punkte, in Prozent der Streuung, die die Ergebnisse der Spielart durch Zufall haben; so lassen sich Spielarten vergleichen.
alt-days-curve = { $name }, in Prozent: von { $first } bis { $last }, am tiefsten { $low }, am höchsten { $high }.

days-decisions-title = Meine Tage · Entscheidungen der letzten { $days } Tage
days-decisions-none = Noch gibt es nichts zu zeigen: Sind deine Spiele vorbei und beurteilt, stehen hier deine besten und teuersten Entscheidungen.
days-decisions-best = **Die besten: Klubspieler hätten sie übersehen**
days-decisions-dear = **Die teuersten**
days-decision-best = { $place }: { $made } brachte { $points } mehr als { $other }.
days-decision-dear = { $place }: { $made } kostete { $points }; { $better } war besser.
days-decision-other = { $place }: Das kostete { $points }.
days-look = { $number } ansehen

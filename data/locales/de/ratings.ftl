# Welche Partien für die Wertung zählen.

rated-of = { $people ->
    [1] Wertung: Partien zählen ab zwei Leuten.
    [2] Wertung: Diese Partie zählt, wenn sie zu den ersten drei gehört, die ihr zwei heute allein spielt.
   *[3] Wertung: Diese Partie zählt.
}
rated-unless-hints = Sobald jemand einen Tipp bekommt, nicht mehr.
rated-yes = Wertung: Diese Partie hat gezählt.
rated-hint = Wertung: Diese Partie hat nicht gezählt, weil es Tipps gab.
rated-often = Wertung: Diese Partie hat nicht gezählt. Von denselben zwei Leuten allein zählen drei am Tag.

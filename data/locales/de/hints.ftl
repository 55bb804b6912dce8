# Tipps: was sie sagen, Schritt für Schritt, und wer danach gefragt hat.

hint-ask-1 = Tipp
hint-ask-2 = Und der Zug?
hint-ask-3 = Warum?
hint-under-way = Ich wäge ab, was du tun kannst …
hint-nudge = 💡 { $nudge }
hint-move = Ich würde **{ $move }** wählen.
hint-thumb = Eine Faustregel:
hint-others = { $number ->
    [one] eine weitere
   *[other] { $number } weitere
}
game-points = { $figure } { $number ->
    [one] Spielpunkt
   *[other] Spielpunkte
}
hint-worth = Aus { $worlds } Kartenverteilungen, die zu allem passen, was du weißt: { $move } bringt im Schnitt { $value } Spielpunkte.
hint-worth-less = Aus { $worlds } Kartenverteilungen, die zu allem passen, was du weißt: { $move } bringt im Schnitt { $value }, eigene Spielpunkte { $players ->
    [2] weniger die deines Gegenübers
   *[other] abzüglich des Schnitts der Gegner
}.
hint-worse = Schlechter: { $moves }
hint-worse-by = { $move } um { $less }
hint-few = Nach allem, was du weißt, { $worlds ->
    [one] ist nur eine Kartenverteilung wahrscheinlich
   *[other] sind nur { $worlds } Kartenverteilungen wahrscheinlich
}: zu wenig für Zahlen.

hints-allowed = Tipps: Wer mitspielt, darf danach fragen; wie oft, steht auf der Abrechnung.
hints-none = Tipps: in dieser Partie keine.
lobby-hints-on = Tipps erlauben
lobby-hints-off = Keine Tipps
sheet-hints = { $name }: { $number ->
    [one] ein Tipp
   *[other] { $number } Tipps
}

nudge-unseen = Diese Karten hat niemand gesehen: Eine Wahl ist so gut wie die andere.
trula-name = die Trull (Sküs, Mond, Pagat)
    .dative = der Trull (Sküs, Mond, Pagat)
nudge-hand = Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
} ({ $usual } sind normal) und { $kings ->
    [0] keinen König
    [one] einen König
   *[other] { $kings } Könige
}. { $honours ->
    [0] Von { FORM($trula, of: "dative") } hast du nichts.
   *[other] Von { FORM($trula, of: "dative") } hast du { $cards }.
}
nudge-said = Was könntest du ansagen? Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
} und { $kings ->
    [0] keinen König
    [one] einen König
   *[other] { $kings } Könige
}. { $honours ->
    [0] Von { FORM($trula, of: "dative") } hast du nichts.
   *[other] Von { FORM($trula, of: "dative") } hast du { $cards }.
}
nudge-doubles = Was könntest du ansagen oder verdoppeln? Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
} und { $kings ->
    [0] keinen König
    [one] einen König
   *[other] { $kings } Könige
}. { $honours ->
    [0] Von { FORM($trula, of: "dative") } hast du nichts.
   *[other] Von { FORM($trula, of: "dative") } hast du { $cards }.
}
nudge-discard = Du könntest dich von { $suit } ganz trennen: { $number ->
    [one] Es ist nur eine Karte
   *[other] Es sind { $number } Karten
}.
nudge-discard-suits = Du könntest dich von mehr als einer Farbe ganz trennen: { $suits }
nudge-discard-none = Eine Farbe wirst du nicht ganz los. Welche Karten würden dir die anderen abnehmen?
nudge-discard-keep = Eine Farbe loszuwerden ist nicht alles: Welche Karten würden dir die anderen abnehmen?
nudge-call = Wie viele Karten hast du in den Farben, deren König dir fehlt? { $suits }
nudge-call-own = Alle Könige, die du rufen könntest, hast du selbst.
nudge-talon = Was brächte es dir: Tarocks, Könige, eine Farbe, die du loswerden könntest?
nudge-give-up = Der gerufene König liegt im Talon: Würde dieses Blatt allein gewinnen?
nudge-fool = Es reicht die Karte, die am wenigsten wert ist.
nudge-lead = Du hast { $mine ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $mine } Tarocks
}, und { $theirs ->
    [0] draußen ist keines
    [one] draußen ist noch eines
   *[other] draußen sind noch { $theirs }
}{ $sure ->
    [0] {" "}(oder { $theirs ->
        [one] liegt
       *[other] liegen
    } verdeckt)
   *[other] {""}
}.
nudge-lead-no-trumps = Ein Tarock kann sonst niemand mehr haben.
nudge-lead-void = Die andere Partei hat kein { $suit } mehr.
nudge-lead-void-player = { $players } { $number ->
    [one] hat
   *[other] haben
} kein { $suit } mehr.
nudge-lead-mond = Die Karte, die deinen { $card } fängt, kann noch draußen sein.
nudge-lead-pagat = Dein { $card } ist im letzten Stich am meisten wert. Du hast { $mine ->
    [one] ein Tarock
   *[other] { $mine } Tarocks
}, und { $theirs ->
    [0] draußen ist keines
    [one] draußen ist noch eines
   *[other] draußen sind noch { $theirs }
}{ $sure ->
    [0] {" "}(oder { $theirs ->
        [one] liegt
       *[other] liegen
    } verdeckt)
   *[other] {""}
}.
nudge-lead-shun = Du willst keinen Stich: Bei welcher Karte müsste ihn jemand anderer nehmen?
nudge-lead-hunt = { $players } will keinen Stich: Welche Karte erzwingt dort einen?
nudge-trick-shun = Du willst keinen Stich. Diesen bekäme { $player } mit { $card }{ $left ->
    [0] , und du spielst zuletzt
    [one] , und nach dir kommt noch jemand
   *[other] , und nach dir kommen noch { $left }
}.
nudge-trick-hunt = { $players } will keinen Stich. Diesen bekäme { $player } mit { $card }{ $left ->
    [0] , und du spielst zuletzt
    [one] , und nach dir kommt noch jemand
   *[other] , und nach dir kommen noch { $left }
}.
nudge-trick-ours = Bis jetzt gehört der Stich deiner Partei: { $player } mit { $card }{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-trick-theirs = Bis jetzt gehört der Stich der anderen Partei: { $player } mit { $card }{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-trick-another = Bis jetzt gehört der Stich { $player } mit { $card }{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-trick-open = Bis jetzt gehört der Stich { $player } mit { $card }, und du weißt nicht, zu welcher Partei { $player } gehört{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-promise = Gibt es etwas, das deine Partei fast sicher schafft?
nudge-promise-valat = Könnte deine Partei jeden einzelnen Stich machen?
nudge-promise-trula = Macht deine Partei { $trula } ganz? Davon hast du { $honours ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $honours } Karten
}.
nudge-promise-pagat = { $card } müsste den letzten Stich machen. Du hast { $trumps ->
    [one] ein Tarock
   *[other] { $trumps } Tarocks
}: Reichen sie so lange?
nudge-promise-trumps = Du hast { $trumps ->
    [one] ein Tarock
   *[other] { $trumps } Tarocks
}: Lohnt es sich, das zu sagen?
nudge-promise-king = { $card } müsste bis zum letzten Stich bleiben, und den müsste deine Partei machen. Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
}: Geht das so lange gut?
nudge-kontra = Würdest du auf dieses Spiel doppelt setzen?
nudge-kontra-promise = Schafft die andere Partei, was sie angesagt hat?
nudge-kontra-own = Schafft deine Partei, was sie angesagt hat?
nudge-lead-suit = Wie viel { $suit } ist noch draußen? Du hast { $mine }, und { $theirs ->
    [0] draußen ist keine Karte mehr
    [one] draußen ist noch eine Karte
   *[other] draußen sind noch { $theirs }
}{ $sure ->
    [0] {" "}(oder { $theirs ->
        [one] liegt
       *[other] liegen
    } verdeckt)
   *[other] {""}
}.

reason-thumb-hand = sie wägt Tarocks ab, vor allem hohe, dazu Könige und kurze Farben
reason-thumb-said = sie sagt an, was deine eigenen Karten wahrscheinlich genug machen, und mehr nicht
reason-thumb-play = sie geht danach, was noch draußen ist, wem was ausgegangen ist und wessen Stich es ist
reason-thumb-discard = sie macht kurze Farben leer und behält Könige und Tarocks
reason-thumb-discard-none = sie behält Könige und Tarocks und bringt Kartenpunkte in Sicherheit
reason-thumb-talon = sie nimmt die Karten, mit denen dein Blatt am stärksten ist
reason-thumb-call = sie sucht Hilfe in einer Farbe, in der dein Blatt sie braucht
reason-thumb-call-own = mit einem eigenen König spielst du allein, gleich mit welchem
reason-thumb-fool = diese Karte bekommt stattdessen, wer den Stich gemacht hat
reason-thumb-cut = mehr kann darüber niemand wissen
reason-close = etwa gleich gut: { $moves }
reason-close-all = soweit man das sagen kann, ist alles, was du spielen darfst, etwa gleich gut
reason-not-sure = zu wenige Verteilungen, um es von { $moves } zu unterscheiden
reason-no-matter = was du auch spielst, es kommt auf dasselbe hinaus
reason-held-back = sicherer ohne Ansage: { $moves } verspricht im Schnitt mehr, aber nicht sicher, und verrät dein Blatt
reason-trick = deine Partei macht den Stich in { $share }{"\u00A0"}% der Fälle; mit { $other_card } in { $other }{"\u00A0"}%
reason-trick-alone = du machst den Stich in { $share }{"\u00A0"}% der Fälle; mit { $other_card } in { $other }{"\u00A0"}%
reason-saves-lost = spar dir { $other_card }: Dieser Stich ist so gut wie verloren
reason-saves-won = spar dir { $other_card }: Dieser Stich ist so gut wie gewonnen
reason-feeds = gib { $card } hinein: Dieser Stich ist so gut wie gewonnen
reason-avoids = { $card } macht den Stich in { $share }{"\u00A0"}% der Fälle, { $other_card } in { $other }{"\u00A0"}%
reason-sheds = werde { $card } los, solange die Karte keinen Stich macht
reason-takes-high = diesem Stich entgehst du kaum: Nimm ihn mit { $card } und behalte die niedrigere
reason-would-lose = { $card } ginge in { $share }{"\u00A0"}% der Fälle an die andere Partei
reason-pagat-last = { $pagat } macht den letzten Stich in { $share }{"\u00A0"}% der Fälle; mit { $card } in { $other }{"\u00A0"}%
reason-ahead = du endest in { $share }{"\u00A0"}% der Fälle im Plus; nach { $move } in { $other }{"\u00A0"}%
reason-points = es bringt im Schnitt { $points ->
    [one] einen Kartenpunkt
   *[other] { $points } Kartenpunkte
} mehr ein
reason-points-fewer = es bringt dir im Schnitt { $points ->
    [one] einen Kartenpunkt
   *[other] { $points } Kartenpunkte
} weniger ein
reason-pagat-kept = { $pagat } macht, wenn du ihn behältst, den letzten Stich in { $share }{"\u00A0"}% der Fälle
reason-searched = bei so wenigen Karten ist jeder mögliche Verlauf durchgesehen: das bringt am meisten
reason-in-all = kein einzelner Stich entscheidet das: über das ganze Spiel bringt es mehr
reason-game = das Spiel geht in { $share }{"\u00A0"}% der Fälle für dich aus; nach { $move } in { $other }{"\u00A0"}%
reason-bonus = { $bonus }: damit sieht es besser aus als mit { $move }
reason-bid-made = { $kept ->
    [1] so wie es steht,
   *[0] nach { $move }
} gewinnen solche Blätter ihr Spiel in { $share }{"\u00A0"}% der Fälle
reason-bid-seldom = { $kept ->
    [1] so wie es steht,
   *[0] nach { $move }
} gewinnen solche Blätter ihr Spiel { $share ->
    [0] so gut wie nie
   *[other] nur in { $share }{"\u00A0"}% der Fälle
}
reason-bid-alike = in Tausenden von Spielen haben etwa gleich gute Blätter nach { $move } ihr Spiel { $share ->
    [0] so gut wie nie gewonnen
   *[other] in { $share }{"\u00A0"}% der Fälle gewonnen
}
reason-bonus-seldom = { $bonus }: gelingt { $share ->
    [0] so gut wie nie
   *[other] nur in { $share }{"\u00A0"}% der Fälle
}
reason-bonus-made = { $bonus }: gelingt in { $share }{"\u00A0"}% der Fälle
reason-trumps-pay = schon die Ansage bringt Punkte, wie das Spiel auch ausgeht
reason-bonus-said = { $bonus }: bringt angesagt mehr als ohne Ansage
reason-bonus-unsaid = { $bonus }: bringt angesagt weniger als ohne Ansage
reason-game-doubtful = das Spiel geht nur in { $share }{"\u00A0"}% der Fälle für dich aus
reason-empties = { $suit } ist dann leer, und du kannst dort stechen
reason-game-now = so wie es steht, geht das Spiel in { $share }{"\u00A0"}% der Fälle für dich aus
reason-equal = so gut wie { $cards }: Von gleichen Karten genügt die niedrigste
reason-turns-up = es deckt die nächste Karte dieses Strohmanns auf
reason-monte-kept = zusammengeworfen brächte dir dieses Spiel nichts
reason-monte-rid = wenn alle einverstanden sind, kostet dich ein schlechtes Spiel nichts
reason-monte-seldom = zusammengeworfen wird nur, wenn alle einverstanden sind, und das kommt selten vor
reason-monte-free = vorzuschlagen würde auch nichts kosten, aber alle müssen einverstanden sein, und das kommt selten vor
reason-fool-stays = den Stich hat dein Partner gemacht: Was du gibst, bleibt bei deiner Partei
reason-played-on = weitergespielt geht das Spiel in { $share }{"\u00A0"}% der Fälle für dich aus
reason-played-on-seldom = weitergespielt geht das Spiel nur in { $share }{"\u00A0"}% der Fälle für dich aus
reason-looks-on = was noch kommen kann, bringt im Schnitt mehr
reason-takes-now = was noch kommen kann, bringt im Schnitt weniger
reason-calls-own = mit einem eigenen König spielst du allein, und jeder der anderen zahlt dir
reason-bid-dear = nach { $move } bringt ein gewonnenes Spiel im Schnitt { $made }, ein verlorenes aber kostet { $lost }
reason-bonus-costs = { $bonus }: nach { $move } käme dich das teurer
reason-lays-points = es legt mehr Kartenpunkte dorthin, wo sie niemand gewinnen kann

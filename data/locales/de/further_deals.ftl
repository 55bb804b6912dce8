# Das zweite und dritte Spiel des Tages, für alle, die mögen.

daily-further = Dieses Spiel ist freiwillig: Es wird wie das erste verglichen und geteilt, und deine Tage in Folge hängen nicht davon ab. Öffnest du es und lässt es unfertig, zählt es in der Rangliste als 0{"\u00A0"}%.
daily-left-further = In der Rangliste zählt es als 0{"\u00A0"}%.
daily-next-deal = { $deal ->
    [2] Zweites Spiel
   *[other] Drittes Spiel
}
daily-day-total = { $finished } von { $deals } Spielen des Tages: im Schnitt besser als **{ $percent }{"\u00A0"}%** der Hausspieler.
daily-day-finished = { $finished } von { $deals } Spielen des Tages sind fertig.
daily-share-day = { $finished } Spiele: im Schnitt { $percent }{"\u00A0"}%
denied-daily-deal-before = Spiel zuerst das Spiel davor zu Ende.
channel-all-deals = **Alle { $deals } Spiele, im Schnitt besser als:** { $names }
channel-of-all-deals = { $name } mit { $percent }{"\u00A0"}%

# Wie lange man aufeinander wartet, und was mit denen geschieht, die nicht da sind.

time-second = { $number } Sek.
time-minute = { $number } Min.
time-hour = { $number } Std.
time-day = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
patience-off = ohne Limit
patience-move = { $time } pro Zug
patience-hurried = { $name } hat die Bedenkzeit { $times }-mal überschritten: ab jetzt { $time } pro Zug
lobby-patience = Bedenkzeit …
lobby-patience-on = Bedenkzeit: { $time } pro Zug, dann zieht das Haus für alle, die nicht da sind.
lobby-patience-off = Bedenkzeit: so viel ihr wollt, niemand wird gedrängt.
patience-title = **Wie lange wartet ihr aufeinander?**
patience-note = Nach der Hälfte der Zeit erinnere ich einmal daran, wer am Zug ist. Ist die Zeit um, zieht das Haus für die Person, bis sie wieder da ist: Es bietet nichts, sagt nichts an und spielt ihre Karten wie im Klub. Nach zwei Spielen ohne Lebenszeichen behält das Haus den Platz.
patience-alone = Wer allein mit dem Haus spielt, wird nicht gedrängt, außer du wählst hier eine Zeit; ein Tisch, den lange niemand benutzt, schließt von selbst.
patience-now = Bedenkzeit pro Zug: { $time }
board-away = { FORM($names, of: "number") ->
    [one] { $names } ist nicht da. Das Haus zieht, bis *Bin wieder da* gedrückt wird.
   *[other] { $names } sind nicht da. Das Haus zieht für sie, bis sie *Bin wieder da* drücken.
}
board-back = Bin wieder da
hand-away = Du warst nicht da, darum zieht das Haus für dich. Mit *Bin wieder da* spielst du selbst weiter.
defaults-patience = **Bedenkzeit pro Zug** an neuen Tischen, wenn niemand eine andere wählt:

board-left = { FORM($names, of: "number") ->
    [one] { $names } ist aufgestanden. Das Haus spielt weiter.
   *[other] { $names } sind aufgestanden. Das Haus spielt für sie weiter.
}
board-would-end = Die Partie beenden würde: { $names }. *Menü …*, *Partie beenden*: Sie endet, sobald alle zustimmen.
hand-left = { $waits ->
    [1] Du bist aufgestanden: Der Tisch bleibt, wie er ist, bis du zurückkommst; nach langem Warten schließt er von selbst.
   *[other] Du bist aufgestanden; ein Hausspieler spielt für dich weiter.
}
hand-come-back = Zurück an den Tisch

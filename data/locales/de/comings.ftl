# Wer geht und wer wiederkommt.

board-deserted = **Alle sind aufgestanden.** Der Tisch bleibt, wie er ist, bis jemand von ihnen zurückkommt (`/tarok hand`); bis dahin kann ihn jeder schließen (`/tarok stop`), und nach langem Warten schließt er von selbst.
reply-left-last = Du bist aufgestanden, und sonst ist niemand da: Der Tisch bleibt, wie er ist, bis jemand von euch mit `/tarok hand` zurückkommt. Bis dahin kann ihn jeder schließen, und nach langem Warten schließt er von selbst.
reply-left-alone = Du bist aufgestanden: Der Tisch bleibt, wie er ist, bis du mit `/tarok hand` zurückkommst. Ganz geschlossen wird er mit `/tarok stop`; nach langem Warten schließt er von selbst.
reply-table-brought = Der Tisch steht jetzt in diesem Kanal. Deine Karten bekommst du hier.
elsewhere-title = In diesem Kanal steht kein Tisch. Du sitzt hier:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: hierher holen
elsewhere-gone-on = Dieser Tisch spielt in { $channel } weiter.

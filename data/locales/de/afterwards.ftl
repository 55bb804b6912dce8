# Wenn ein Tag vorbei ist: wie seine Spiele ausgegangen sind, als Direktnachricht.

afterwards-rank = Dein Rang auf dem Server, auf dem du es gespielt hast: **{ $rank }** von { $number }.
afterwards-costliest = **Deine teuerste Entscheidung:** { $choice } Verlorene Punkte: **{ $cost }**.
afterwards-unjudged = Wo hier keine durch Fehler verlorenen Punkte stehen, sind sie noch nicht bekannt. Sobald sie es sind, stehen sie unter *{ $days }*.
afterwards-look = Ansehen

# Wenn ein Tag vorbei ist: wie seine Spiele ausgegangen sind, als Direktnachricht.

afterwards-rank = Dein Rang auf dem Server, auf dem du es gespielt hast: **{ $rank }** von { $number }.
afterwards-costliest = **Deine teuerste Entscheidung:** { $choice } Verlorene Punkte: **{ $cost }**.
afterwards-look = Ansehen

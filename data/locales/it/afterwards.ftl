# Quando un giorno si chiude: come sono andate le sue mani, in un messaggio diretto.

afterwards-rank = La tua posizione sul server dove l'hai giocata: **{ $rank }** su { $number }.
afterwards-costliest = **La tua decisione più costosa:** { $choice } Punti persi: **{ $cost }**.
afterwards-unjudged = I punti persi per errori che mancano qui non sono ancora noti. Appena lo saranno, li troverai in *{ $days }*.
afterwards-look = Guardala

# Dove non c'è un server con il bot: messaggi diretti, gruppi, altri server.

reply-table-between-us = Il tavolo è aperto: qui giochi con la casa. I pulsanti sono qui sotto, e le tue carte arrivano qui.
reply-table-of-guest = Il tavolo è aperto, e le tue carte arrivano qui. In questa chat posso solo rispondere: disegno il tavolo quando uno di voi preme un pulsante o scrive un comando, e non posso chiamare nessuno quando è il suo turno. Un mio messaggio che non cambia più lascia il posto a uno nuovo: `/tarok table` porta il tavolo in fondo.
denied-only-us = Questi messaggi li leggi solo tu, quindi non c'è nessuno da invitare. In un gruppo o su un server puoi giocare con gli amici.
denied-unseen = In questo canale le mie risposte le vedresti solo tu, quindi qui non posso aprire un tavolo. Gioca con me nei messaggi diretti, oppure chiedi a chi gestisce il server di aggiungermi.

# Quanto può chiedere al massimo una persona.

denied-many-tables = Hai già { $most } tavoli aperti. Finisci una partita, o chiudi un tavolo con `/tarok stop`, poi aprine un altro.
denied-many-threads = Nell'ultima ora sono stati aperti { $most } thread per te. Riprova più tardi, o gioca in uno di quelli.
denied-many-questions = Aspetti già { $most } consigli o analisi. Chiedi di nuovo quando ne arriva una.
denied-many-exports = Hai già chiesto i tuoi dati { $most } volte negli ultimi dieci minuti. Chiedili di nuovo tra qualche minuto.
denied-many-clicks = Troppo in fretta: l'ultimo clic non ha fatto niente. Aspetta qualche secondo e continua.
denied-being-prepared = Ciò che hai chiesto è ancora in preparazione. Aspetta qualche secondo.
denied-many-take-backs = In questa mano hai già chiesto { $most } volte di ritirare una mossa; ora resta com'è.
denied-many-challenges = Hai lanciato { $most } sfide nell'ultima ora. Riprova più tardi.
denied-many-unanswered = { $most } delle tue sfide aspettano ancora una risposta. Attendila, oppure ritira una sfida.
denied-many-team-matches = Hai creato { $most } incontri a squadre che non sono cominciati. Fanne cominciare uno, o annullane uno.

puzzles-about = Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist, durch Suche bewiesen. Finde ihn: Nichts zeigt dir, was ein Zug bewirken würde.
puzzles-own = { $solved } von { $tried } gelöst · Wertung { $rating }
puzzles-daily = Rätsel des Tages
puzzles-daily-solved = Rätsel des Tages, gelöst
puzzles-daily-failed = Rätsel des Tages, versucht
puzzles-next = Nächstes Rätsel
puzzles-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-none = Es gibt noch keine Rätsel.
puzzles-course = Dein Weg
puzzles-course-none = Du hast noch kein Rätsel versucht. Bei jedem zählt der erste Versuch.
puzzles-course-guest = In diesem Browser aufbewahrt.
puzzles-course-account = Mit einem Konto kommt er überallhin mit.
puzzles-rating = Wertung
puzzles-rating-about = Alle beginnen bei 25, auch die Rätsel: Eines mit deiner Wertung löst du jedes zweite Mal.
puzzles-rating-course = Wertung nach jedem Rätsel: { $first } nach dem ersten, { $last } nach dem letzten von { $count }
puzzles-solved = Gelöst
puzzles-row = In Folge
puzzles-days = Tage in Folge
puzzles-best = Bestwert { $best }
puzzles-theme = Thema
puzzles-latest = Zuletzt
puzzles-was-solved = gelöst
puzzles-was-failed = nicht gelöst
puzzle = Rätsel
puzzle-rating = Wertung { $rating }
puzzle-find = Du bist am Zug. Eine Art, ihn zu spielen, ist klar die beste.
puzzle-over = Dein Zug ist zu Ende. Nimm ihn zurück oder lass ihn beurteilen.
puzzle-judging = Dein Zug wird mit dem besten verglichen.
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-wrong = { $games ->
    [one] Nicht ganz: Der beste Zug gewänne von hundert Partien eine mehr.
   *[other] Nicht ganz: Der beste Zug gewänne von hundert Partien { $games } mehr.
}
puzzle-is-best = Das ist der beste Zug.
puzzle-counted = Deine Wertung ist jetzt { $rating }.
puzzle-not-counted = Für deine Wertung zählt nur der erste Versuch.
puzzle-failed = Der Zug konnte nicht beurteilt werden. Versuche es noch einmal.
puzzle-judge = Das ist mein Zug
puzzle-again = Noch einmal
puzzle-solution = Lösung
puzzle-why = Warum?
puzzle-next = Nächstes Rätsel
puzzle-explained = Warum dieser Zug der beste ist
puzzle-best = Der beste Zug
puzzle-yours = Dein Zug
puzzle-second = Der nächstbeste Zug
puzzle-why-yours = Verglichen mit deinem
puzzle-why-second = Verglichen mit dem nächstbesten
puzzle-gain = Von hundert Partien gewänne er { $games } mehr, auf { $unsure } genau.
puzzle-show = Auf dem Brett zeigen
puzzle-from-beginning = Von vorn
puzzle-leave = Das Rätsel verlassen
puzzle-rival = Rivale

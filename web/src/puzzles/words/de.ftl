puzzles = Rätsel
puzzles-about = Stellungen aus Spielen zwischen Bots, in denen ein Zug klar der beste ist, durch Suche bewiesen. Finde ihn: Nichts zeigt dir, was ein Zug bewirken würde.
puzzles-own = { $solved } von { $tried } gelöst · Wertung { $rating } · { $streak } in Folge, höchstens { $longest }
puzzles-daily = Rätsel des Tages
puzzles-next = Nächstes Rätsel
puzzles-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-none = Es gibt noch keine Rätsel.
puzzle = Rätsel
puzzle-rating = Wertung { $rating }
puzzle-find = Du bist am Zug. Eine Art, ihn zu spielen, ist klar die beste.
puzzle-over = Dein Zug ist zu Ende. Nimm ihn zurück oder lass ihn beurteilen.
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-wrong = Nicht ganz: Der beste Zug gewinnt { $percent } % öfter.
puzzle-failed = Der Zug konnte nicht beurteilt werden. Versuche es noch einmal.
puzzle-judge = Das ist mein Zug
puzzle-solution = Zeige die Lösung
puzzle-next = Nächstes Rätsel
puzzle-again = Von vorn
puzzle-leave = Das Rätsel verlassen
puzzle-rival = Rivale

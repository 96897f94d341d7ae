puzzles-about = Stellungen aus Partien zwischen Bots, in denen ein Zug der beste ist, durch Suche bewiesen. Finde ihn: Nichts zeigt dir, was ein Zug bewirkt.
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
puzzles-course = Fortschritt
puzzles-course-none = Du hast noch kein Rätsel versucht. Bei jedem zählt der erste Versuch.
puzzles-course-guest = In diesem Browser gespeichert.
puzzles-course-account = Mit einem Konto hast du ihn überall dabei.
puzzles-rating = Wertung
puzzles-rating-about = Alle beginnen bei 25, auch die Rätsel. Ein Rätsel mit deiner Wertung löst du in der Hälfte der Fälle.
puzzles-rating-course = Wertung nach jedem Rätsel: { $first } nach dem ersten, { $last } nach dem letzten von { $count }
puzzles-solved = Gelöst
puzzles-row = In Folge
puzzles-days = Tage in Folge
puzzles-best = Rekord { $best }
puzzles-theme = Thema
puzzles-latest = Zuletzt
puzzles-was-solved = gelöst
puzzles-was-failed = nicht gelöst
puzzle = Rätsel
puzzle-rating = Wertung { $rating }
puzzle-find = Du bist { $seat }. Finde den Zug, der am meisten bringt.
puzzle-going = Spiel weiter oder prüfe deinen Zug.
puzzle-over = Fertig? Prüfe deinen Zug oder nimm ihn zurück.
puzzle-judging = Dein Zug wird mit dem besten verglichen …
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-as-good = Richtig! Dein Zug ist so gut wie der beste.
puzzle-given-up = Das ist der beste Zug. Beim nächsten Rätsel klappt es.
puzzle-wrong = { $games ->
    [one] Nicht ganz: Der beste Zug gewinnt von hundert Partien eine mehr.
   *[other] Nicht ganz: Der beste Zug gewinnt von hundert Partien { $games } mehr.
}
puzzle-is-best = Das ist der beste Zug.
puzzle-counted = Deine Wertung ist jetzt { $rating }.
puzzle-not-counted = Für deine Wertung zählt nur der erste Versuch.
puzzle-failed = Der Zug konnte nicht geprüft werden. Versuche es noch einmal.
puzzle-judge = Zug prüfen
puzzle-again = Noch einmal
puzzle-solution = Lösung
puzzle-why = Warum?
puzzle-next = Nächstes Rätsel
puzzle-explained = Warum dieser Zug der beste ist
puzzle-best = Der beste Zug
puzzle-yours = Dein Zug
puzzle-second = Der zweitbeste Zug
puzzle-why-yours = Verglichen mit deinem
puzzle-why-second = Verglichen mit dem zweitbesten
puzzle-gain = Von hundert Partien gewinnt er { $games } mehr, plus oder minus { $unsure }.
puzzle-gain-small = Von hundert Partien gewinnt er etwa { $games } mehr. Das ist knapp: plus oder minus { $unsure }.
puzzle-show = Auf dem Brett zeigen
puzzle-from-beginning = Von vorn
puzzle-leave = Rätsel verlassen
puzzle-rival = Rivale
puzzle-nothing-yet = Spiel zuerst etwas
puzzle-not-yet = Beantworte zuerst die offene Frage
puzzle-hint = Tipp
puzzle-hint-more = Was tun?
puzzle-hint-where = Sieh dir die Stelle an, die aufleuchtet.
puzzle-hint-off = Deine Antworten gehören nicht zum besten Zug. Nimm zurück oder fang von vorn an.
puzzle-give-up = Aufgeben
puzzle-about = Thema: { $themes }
puzzle-happens = Was geschieht
puzzle-yours-as-good = Dein Zug, so gut wie der beste
puzzles-themes = Themen
puzzles-themes-about = Worum es im besten Zug geht. Ein Rätsel verrät sein Thema erst nach der Lösung, außer du wählst es hier.
puzzles-theme-own = { $solved } von { $tried } gelöst
puzzles-streak = Serie
puzzles-storm = Zeitjagd
run-streak-about = Rätsel um Rätsel, immer schwerer. Beim ersten Fehler ist die Serie zu Ende.
run-storm-about = Löse in drei Minuten so viele Rätsel, wie du kannst, die leichten zuerst. Während dein Zug geprüft wird, steht die Uhr.
run-begin = Los
run-again = Noch einmal
run-skip = Überspringen
run-stop = Aufhören
run-right = Richtig!
run-wrong = Daneben.
run-solved = { $count } gelöst
run-result = { $count ->
    [0] Kein Rätsel gelöst
    [one] Ein Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
run-record = { $before ->
    [0] Dein erster Rekord.
   *[other] Neuer Rekord: Bisher waren es { $before }.
}

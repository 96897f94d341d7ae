learn = Lernen
learn-about = Kurze Lektionen am echten Tisch: eine Stellung, ein Satz und dein Zug. Auf jeden Versuch folgt eine Antwort, und du kannst ihn immer zurücknehmen.
learn-puzzles = Alle Lektionen geschafft? Dann versuche die Rätsel.
learn-done = { $done } von { $lessons } geschafft
learn-is-done = geschafft
learn-begin = Starten
learn-continue = Weitermachen
lesson = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-free = Jetzt du allein
lesson-go-on = Weiter
lesson-take-back = Zurücknehmen
lesson-back = Einen Schritt zurück
lesson-again = Von vorn
lesson-leave = Lektion verlassen
lesson-next = Nächste Lektion
lesson-play = Eine Partie spielen
lesson-rival = Rivale
lesson-on = Weiter
lesson-position = Neue Stellung
lesson-show = Zeig es mir
lesson-done = Lektion { $number } von { $lessons } geschafft.
lesson-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}

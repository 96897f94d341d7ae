learn = Apprendre
learn-about = De courtes leçons à une vraie table : une position, une phrase, et c’est à vous. Chaque essai reçoit une réponse, et vous pouvez toujours l’annuler.
learn-puzzles = Leçons terminées ? Essayez les problèmes.
learn-done = { $done } sur { $lessons } terminées
learn-is-done = terminée
learn-begin = Commencer
learn-continue = Continuer
lesson = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-free = À vous de jouer
lesson-go-on = Continuer
lesson-take-back = Annuler ce coup
lesson-back = Une étape en arrière
lesson-again = Recommencer
lesson-leave = Quitter la leçon
lesson-next = Leçon suivante
lesson-play = Jouer une partie
lesson-rival = Rival
lesson-on = Suivant
lesson-position = Nouvelle position
lesson-show = Montrez-moi
lesson-done = Leçon { $number } sur { $lessons } terminée.
lesson-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}

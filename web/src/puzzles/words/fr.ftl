puzzles-about = Des positions de parties entre bots où un tour est nettement le meilleur, prouvé par la recherche. Trouvez-le : rien ne vous montre l’effet d’un coup.
puzzles-own = { $solved } sur { $tried } résolus · cote { $rating }
puzzles-daily = Problème du jour
puzzles-daily-solved = Problème du jour, résolu
puzzles-daily-failed = Problème du jour, essayé
puzzles-next = Problème suivant
puzzles-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzles-none = Il n’y a pas encore de problèmes.
puzzles-course = Progression
puzzles-course-none = Vous n’avez encore essayé aucun problème. Pour chacun, le premier essai compte.
puzzles-course-guest = Enregistré dans ce navigateur.
puzzles-course-account = Avec un compte, vous la retrouvez partout.
puzzles-rating = Cote
puzzles-rating-about = Tout le monde commence à 25, les problèmes aussi. Vous résolvez une fois sur deux un problème de votre cote.
puzzles-rating-course = Cote après chaque problème : { $first } après le premier, { $last } après le dernier de { $count }
puzzles-solved = Résolus
puzzles-row = De suite
puzzles-days = Jours de suite
puzzles-best = record : { $best }
puzzles-theme = Thème
puzzles-latest = Derniers essais
puzzles-was-solved = résolu
puzzles-was-failed = non résolu
puzzle = Problème
puzzle-rating = Cote { $rating }
puzzle-find = C’est votre tour. Trouvez la meilleure façon de le jouer.
puzzle-over = Prêt ? Vérifiez votre tour, ou annulez.
puzzle-judging = Comparaison de votre tour avec le meilleur…
puzzle-right = Exact ! C’est le meilleur tour.
puzzle-wrong = { $games ->
    [one] Pas tout à fait : le meilleur tour gagne une partie de plus sur cent.
   *[other] Pas tout à fait : le meilleur tour gagne { $games } parties de plus sur cent.
}
puzzle-is-best = Voici le meilleur tour.
puzzle-counted = Votre cote est maintenant { $rating }.
puzzle-not-counted = Seul le premier essai compte pour votre cote.
puzzle-failed = Impossible de vérifier le tour. Réessayez.
puzzle-judge = Vérifier mon tour
puzzle-again = Réessayer
puzzle-solution = Solution
puzzle-why = Pourquoi ?
puzzle-next = Problème suivant
puzzle-explained = Pourquoi ce tour est le meilleur
puzzle-best = Le meilleur tour
puzzle-yours = Votre tour
puzzle-second = Le deuxième meilleur tour
puzzle-why-yours = Comparé au vôtre
puzzle-why-second = Comparé au deuxième
puzzle-gain = Sur cent parties, il en gagne { $games } de plus, à { $unsure } près.
puzzle-show = Montrer sur le plateau
puzzle-from-beginning = Recommencer
puzzle-leave = Quitter le problème
puzzle-rival = Rival

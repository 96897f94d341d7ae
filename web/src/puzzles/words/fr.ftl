puzzles-about = Des positions tirées de parties entre bots, où un tour est le meilleur : une recherche l’a prouvé. Trouvez-le : rien ne vous montre l’effet d’un coup.
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
puzzle-find = Vous êtes { $seat }. Trouvez le tour qui rapporte le plus.
puzzle-going = Continuez, ou vérifiez votre tour.
puzzle-over = Prêt ? Vérifiez votre tour, ou annulez.
puzzle-judging = Comparaison de votre tour avec le meilleur…
puzzle-right = Exact ! C’est le meilleur tour.
puzzle-as-good = Exact ! Votre tour vaut le meilleur.
puzzle-given-up = Voici le meilleur tour. Vous réussirez le prochain problème.
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
puzzle-gain-small = Sur cent parties, il en gagne environ { $games } de plus. C’est serré : à { $unsure } près.
puzzle-show = Montrer sur le plateau
puzzle-from-beginning = Recommencer
puzzle-leave = Quitter le problème
puzzle-rival = Rival
puzzle-nothing-yet = Jouez d’abord quelque chose
puzzle-not-yet = Répondez d’abord à la question posée
puzzle-hint = Indice
puzzle-hint-more = Que faire ?
puzzle-hint-where = Regardez l’endroit qui s’allume.
puzzle-hint-off = Vos réponses ne font pas partie du meilleur tour. Annulez, ou recommencez.
puzzle-give-up = Abandonner
puzzle-about = Thème : { $themes }
puzzle-happens = Ce qui se passe
puzzle-yours-as-good = Votre tour, qui vaut le meilleur
puzzles-themes = Thèmes
puzzles-themes-about = De quoi il s’agit dans le meilleur tour. Un problème ne révèle son thème qu’une fois résolu, sauf si vous le choisissez ici.
puzzles-theme-own = { $solved } sur { $tried } résolus
puzzles-streak = Série
puzzles-storm = Contre la montre
run-streak-about = Un problème après l’autre, toujours plus difficile. La première erreur met fin à la série.
run-storm-about = Résolvez autant de problèmes que possible en trois minutes, les plus faciles d’abord. La montre s’arrête pendant la vérification de votre tour.
run-begin = Commencer
run-again = Recommencer
run-skip = Passer
run-stop = Arrêter
run-right = Exact !
run-wrong = Raté.
run-solved = Score : { $count }
run-result = { $count ->
    [0] Vous n’avez résolu aucun problème
    [one] Vous avez résolu un problème
   *[other] Vous avez résolu { $count } problèmes
}
run-record = { $before ->
    [0] Votre premier record.
   *[other] Nouveau record : l’ancien était de { $before }.
}

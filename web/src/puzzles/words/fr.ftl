puzzles = Problèmes
puzzles-about = Des positions de parties entre robots où un tour est nettement le meilleur, prouvé par la recherche. Trouvez-le : rien ne vous montre l'effet d'un coup.
puzzles-own = { $solved } sur { $tried } résolus · cote { $rating } · { $streak } de suite, { $longest } au mieux
puzzles-daily = Problème du jour
puzzles-next = Problème suivant
puzzles-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzles-none = Il n'y a pas encore de problèmes.
puzzle = Problème
puzzle-rating = Cote { $rating }
puzzle-find = C'est votre tour. Une façon de le jouer est nettement la meilleure.
puzzle-over = Votre tour est fini. Reprenez-le, ou faites-le juger.
puzzle-right = Juste ! C'est le meilleur tour.
puzzle-wrong = Pas tout à fait : le meilleur tour gagne { $percent } % plus souvent.
puzzle-failed = Le tour n'a pas pu être jugé. Essayez encore.
puzzle-judge = C'est mon tour
puzzle-solution = Montrer la solution
puzzle-next = Problème suivant
puzzle-again = Depuis le début
puzzle-leave = Quitter le problème
puzzle-rival = Rival

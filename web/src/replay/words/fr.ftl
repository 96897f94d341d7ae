# Ce que dit la relecture, en français.

replay-title = Relecture
replay-loading = La partie arrive …
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-begin = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-end = À la fin
replay-is-begin = c'est le début
replay-is-end = c'est la fin
replay-is-empty = rien n'a encore été joué
replay-play = Lecture
replay-pause = Pause
replay-more = Plus
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-steady = Calme
replay-speed-quick = Vive
replay-speed-fastest = Très vive
replay-jump = Aller à
replay-jump-none = une manche …
replay-viewer = Vu par
replay-viewer-open = tous : mains ouvertes
replay-viewer-spectator = un spectateur
replay-log = Ce qui s'est passé
replay-deal = La donne
replay-late = temps écoulé
replay-times = { $count } fois
replay-players = Joueurs
replay-deed = { $seat } : { $deed }
replay-copy = Copier le lien vers cet instant
replay-copied = Le lien est copié.
replay-not-copied = Le navigateur ne permet pas de copier ; le lien est dans la barre d'adresse.
replay-record = Télécharger le compte rendu
replay-points = Points
replay-points-at = À l’étape { $step }
replay-upload = Envoyer un compte rendu
replay-branch = Continuer à jouer d'ici
replay-branch-over = c'est la fin : rien ne continue d'ici
replay-branch-past = dans une partie en cours, on ne continue que de la position présente
replay-branch-lead = Une nouvelle table commence dans la position après l'étape { $step }. Ce qui a été joué ici reste tel quel.
replay-branch-hidden = Les cartes que vous ne pouvez pas connaître sont redistribuées.
replay-branch-open = Ouvrir la table
replay-branch-of = Une branche d'une autre partie, à partir de son étape { $step }.
replay-table = À la table
replay-marks = Signes sur le curseur
replay-mark-turn = Fin d'un tour
replay-mark-round = Début d'une manche
replay-mark-scoring = { $game ->
    [khronos] Revenus
   *[other] Points
}
replay-mark-clash = { $game ->
    [khronos] Égalité dans un domaine
   *[other] Un choc
}
replay-mark-loss = { $game ->
    [khronos] Paradoxe
   *[other] Une perte
}
replay-keys = Touches : ← et → avancent d'une étape, Page préc. et Page suiv. d'un tour, Début et Fin vont aux bouts, Espace lance la lecture, S passe les mouvements.

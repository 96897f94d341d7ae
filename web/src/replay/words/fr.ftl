# Ce que dit la relecture, en français.

replay-title = Relecture
replay-loading = Chargement de la partie…
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-begin = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-end = À la fin
replay-is-begin = c’est la première étape
replay-is-end = c’est la dernière étape
replay-is-empty = rien n’a encore été joué
replay-play = Lecture
replay-pause = Pause
replay-more = Plus
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-steady = Normale
replay-speed-quick = Rapide
replay-speed-fastest = Très rapide
replay-jump = Aller à
replay-jump-none = une manche…
replay-viewer = Vu par
replay-viewer-open = tous : mains ouvertes
replay-viewer-spectator = un spectateur
replay-log = Journal
replay-deal = La donne
replay-late = temps écoulé
replay-times = { $count } fois
replay-players = Joueurs
replay-deed = { $seat } : { $deed }
replay-copy = Copier le lien
replay-copied = Lien copié.
replay-not-copied = Ce navigateur bloque la copie. Copiez le lien dans la barre d’adresse.
replay-record = Télécharger l’enregistrement
replay-points = Points
replay-points-at = À l’étape { $step }
replay-upload = Importer un enregistrement
replay-branch-over = la partie se termine ici
replay-branch-past = tant que la partie est en cours, on ne peut jouer que depuis la position actuelle
replay-branch-lead = Une nouvelle table s’ouvre avec la position après l’étape { $step }. Cette partie reste telle quelle.
replay-branch-hidden = Les cartes que vous ne pouvez pas connaître sont redistribuées.
replay-branch-of = Variante d’une autre partie, à partir de l’étape { $step }.
replay-table = Vers la table
replay-marks = Signes sur le curseur
replay-mark-turn = Fin d’un tour
replay-mark-round = Début d’une manche
replay-mark-scoring = { $game ->
    [khronos] Revenus
   *[other] Points
}
replay-mark-clash = { $game ->
    [khronos] Égalité dans un domaine
   *[other] Un affrontement
}
replay-mark-loss = { $game ->
    [khronos] Paradoxe
   *[other] Une perte
}
replay-keys = Touches : ← et → avancent d’une étape, Page préc. et Page suiv. d’un tour, Début et Fin vont aux bouts. Espace lance la lecture, S passe les animations.

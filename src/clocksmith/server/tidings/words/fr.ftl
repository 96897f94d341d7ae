# Ce qu’on apprend pendant qu’on est absent, en français.

hello = Bonjour { $name },
signature = Clocksmith

turn-title = { $game } : c’est à vous de jouer
turn-text = C’est à vous de jouer dans { $game } ({ $people }). { $left }
remind-title = { $game } : votre temps s’écoule
remind-text = C’est toujours à vous de jouer dans { $game } ({ $people }). { $left }
digest-title = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
digest-text = C’est à vous de jouer ici :
digest-line = { $game } ({ $people }). { $left }
test-title = Un essai de Clocksmith
test-text = C’est ainsi que nous vous disons que c’est à vous de jouer.
confirm-title = Est-ce votre adresse ?
confirm-text = Quelqu’un, sans doute vous, a donné cette adresse pour le compte { $login }. Suivez le lien pour la confirmer. Si ce n’était pas vous, ne faites rien.
recover-title = Un nouveau mot de passe
recover-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte { $login }. Le lien sert une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

left-none = Vous avez tout votre temps.
left-days = { $count ->
        [one] Il reste environ un jour.
       *[other] Il reste environ { $count } jours.
    }
left-hours = { $count ->
        [one] Il reste environ une heure.
       *[other] Il reste environ { $count } heures.
    }
left-minutes = { $count ->
        [one] Il reste environ une minute.
       *[other] Il reste environ { $count } minutes.
    }

go-turn = À la table
go-home = À vos tables
go-confirm = Confirmer l’adresse
go-recover = Choisir un nouveau mot de passe
once = Ce lien vous connecte. Il sert une seule fois, pendant trois jours ; ne le transmettez pas.
change = Comment nous vous prévenons, et comment l’arrêter :

# Ce que disent les messages, en français.

hello = Bonjour { $name },
signature = Clocksmith

table-name = { $count ->
        [0] { $game }
       *[other] { $game } avec { $people }
    }
a-bot = un bot
turn-title = { $name } : c’est à vous de jouer ({ $table })
turn-text = C’est à vous de jouer dans votre partie de { $name }. { $left }
remind-title = { $name } : il vous reste peu de temps ({ $table })
remind-text = C’est toujours à vous de jouer dans votre partie de { $name }. { $left }
digest-title = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
digest-text = C’est à vous de jouer à ces tables :
digest-line = { $name }. { $left }
test-title = Message de test de Clocksmith
test-text = Nous vous préviendrons ainsi quand ce sera à vous de jouer.
confirm-title = Confirmez votre adresse e-mail
confirm-text = Quelqu’un, sans doute vous, a indiqué cette adresse pour le compte Clocksmith { $login }. Suivez le lien pour la confirmer. Si ce n’est pas vous, ignorez cet e-mail.
recover-title = Choisissez un nouveau mot de passe
recover-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte Clocksmith { $login }. Le lien fonctionne une seule fois et expire dans une heure. Si ce n’est pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.

left-none = Le temps n’est pas limité.
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

until-today = Votre temps s’achève aujourd’hui à { $time }.
until-tomorrow = Votre temps s’achève demain à { $time }.
until-day = Votre temps s’achève { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    } à { $time }.
happened = Depuis votre dernier tour :
asked = La question qui vous est posée : { $question }
unsubscribed = Clocksmith n’envoie plus de notifications à cette adresse. Vous pouvez les réactiver dans votre compte.

go-turn = Aller à la table
go-home = Aller à vos tables
go-confirm = Confirmer l’adresse
go-recover = Choisir un nouveau mot de passe
once = Ce lien vous connecte. Il fonctionne une seule fois et expire dans trois jours. Ne le partagez pas.
change = Modifier ou arrêter ces notifications :

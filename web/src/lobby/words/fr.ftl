# What one reads before a game: a new table, an invitation, the account. In French.

which-game = Quel jeu ?
players-from-to = de { $from } à { $to } joueurs
length-of-game = environ { $hours } heures
weight-3 = exigeant
weight-4 = très exigeant
blurb-khronos = Envoyez des aventuriers à travers trois âges d’un même pays : ce qu’on bâtit tôt change ce qui se dresse plus tard.
blurb-sands = Menez un peuple de génération en génération sur une carte ronde du monde antique, et laissez-y un souvenir.
blurb-inventions = Mettez des idées au monde, laissez d’autres les répandre, et prenez part à chaque invention qui suit.

## Seats

seats = Qui joue ?
how-many-players = Nombre de joueurs
who-sits-at = Qui joue { $seat } ?
sit-me = Moi
sit-guest = Un invité à cet écran
sit-invite = Quelqu’un avec un lien
sit-bot = Un bot
name-of-guest = Nom de l’invité
how-strong = Quelle est la force du bot ?
bots-strength = Quelle est la force des bots ?
shared-screen = Vous partagez cet écran : entre les tours, un rideau couvre les mains.
links-follow = La table vous donne un lien pour chacune de ces places. Qui l’ouvre s’y assied.
list-table = Montrer cette table sur la page d’accueil
list-table-hint = Alors chacun peut prendre une place libre.
rate-table = Une partie classée
rate-table-hint = Elle compte pour le classement de tous ceux qui s’assoient. Pour ceux qui ont un compte, avec une pendule, sans bots ni conseils.
rate-table-guest = Les parties classées sont pour ceux qui ont un compte.
give-hints = Donner des conseils
give-hints-hint = Qui doit répondre peut demander une proposition à un bot.

## Time

time = Temps
clock = Pendule
clock-none = Pas de pendule
clock-none-hint = Chacun réfléchit aussi longtemps qu’il veut.
clock-move = Un temps pour chaque coup
clock-move-hint = Une fois écoulé, la table répond. Avec des jours, c’est une partie par correspondance.
clock-bank = Un temps pour toute la partie
clock-bank-hint = Avec un petit supplément après chaque tour.
time-for-a-move = Pour chaque coup
time-for-the-game = Pour la partie
time-added = Ajouté après chaque tour
days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

## Options

variants = Éditions et variantes
own-drawing = Votre propre dessin
own-drawing-hint = La carte que vous avez dessinée.
draw-a-map = Dessiner sa propre carte
luck-is-sealed = Le hasard de la partie est scellé quand elle commence, et chacun peut le vérifier à la fin.
somebody-must-play = Quelqu’un doit jouer : les bots seuls n’ont pas besoin de table.

## An invitation

invitation = Invitation
invited-to = Vous êtes invité à une partie de { $game }
your-seat-is = Votre place :
your-name = Votre nom
sit-down = S’asseoir
only-watch = Seulement regarder

## The account

name-others-see = Le nom que voient les autres
keep-name = Garder ce nom
name-kept = Vous portez désormais ce nom.
signed-in-as = Connecté sous le nom { $login }
signed-in-hint = Vos tables vous suivent dans chaque navigateur où vous vous connectez.
sign-out = Se déconnecter
signed-out = Vous êtes déconnecté. Ce navigateur joue maintenant en nouvel invité.
sign-in-or-register = Se connecter ou s’inscrire
account-hint = On peut jouer sans compte. Avec un compte, vous retrouvez vos tables dans un autre navigateur.
login = Identifiant
password = Mot de passe
password-hint = Au moins 8 caractères.
sign-in = Se connecter
register = S’inscrire
registered = Votre compte est créé, et vos tables lui appartiennent.
signed-in = Heureux de vous revoir.
sign-out-everywhere = Se déconnecter partout
session-here = ce navigateur
session-unknown = Navigateur inconnu
session-end = Déconnecter
session-end-of = Déconnecter là-bas : { $name }
session-ended = Vous y êtes déconnecté.
password-change = Changer le mot de passe
password-old = Votre mot de passe actuel
password-new = Votre nouveau mot de passe
password-changed = Votre mot de passe a été changé ; partout ailleurs, vous êtes déconnecté.
your-games = Vos parties
take-along = Emporter vos parties
take-along-text = Un fichier avec les enregistrements de toutes les parties que vous avez terminées ici.
take-along-done = Vos parties ont été écrites dans un fichier.
farewell = Supprimer le compte
farewell-text = Des bots jouent pour vous, les tables ouvertes ferment, et ce que vous avez joué reste sans votre nom. Il n’y a pas de retour.
farewell-done = Votre compte est supprimé. Ce navigateur joue désormais comme nouvel invité.

## Boxes

printed-title = Ce qui est imprimé
printed-label = Boîte
printed-choice = { $entered ->
        [one] { $name } : { $entered } valeur saisie sur { $printed }
       *[other] { $name } : { $entered } valeurs saisies sur { $printed }
    }
printed-look = Voir cette boîte
printed-enter = Saisir mon exemplaire

## Un profil

profile = Profil
profile-own = Ce que les autres voient de vous
profile-results = Résultats
profile-no-results = Aucune partie n’a encore été terminée.
profile-game = Jeu
profile-players = Joueurs
profile-played = Jouées
profile-won = Gagnées
profile-rating = Classement
profile-no-rating = Aucune partie classée n’a encore été jouée.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] après une partie classée
       *[other] après { $played } parties classées
    }
rating-about = Tout le monde commence à 25 ± 16, et chaque partie classée en dit plus. { $mean } ± { $unsure } signifie : la force se situe presque sûrement entre { $low } et { $high }. Qui est quatre points plus haut gagne trois parties sur quatre.
profile-games = Parties
profile-no-games = Il n’y a pas de partie à regarder.
profile-met = Qui vous avez rencontré
profile-together = Vous et cette personne
profile-meeting = { $played ->
        [one] une partie,
       *[other] { $played } parties,
    } { $ahead } fois devant, { $behind } fois derrière

## Prendre soin du serveur

moderation = Prendre soin de ce serveur
moderation-tables = Toutes les tables
moderation-stop = Arrêter
moderation-stop-table = Arrêter { $name }
moderation-release = Libérer
moderation-release-table = Libérer { $name }
moderation-remove = Retirer
moderation-remove-table = Retirer { $name }
moderation-remove-text = La table disparaît pour de bon, avec son journal et sa discussion, qui que ce soit qui y soit assis.
moderation-state-open = attend des joueurs
moderation-state-playing = en cours
moderation-state-over = terminée
moderation-state-stopped = arrêtée
moderation-audit = Ce qui a été fait
moderation-audit-empty = Rien encore.
moderation-command = ligne de commande
moderation-did-stop = La table { $about } a été arrêtée
moderation-did-release = La table { $about } a été libérée
moderation-did-remove = La table { $about } a été retirée
moderation-did-mute = Quelqu’un a été réduit au silence partout (table et ligne : { $about })
moderation-did-appoint = { $about } prend soin du serveur
moderation-did-dismiss = { $about } ne prend plus soin du serveur

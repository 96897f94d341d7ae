# What is read before a game: a new table, an invitation, the account. In French.

which-game = Quel jeu ?
players-from-to = de { $from } à { $to } joueurs
length-of-game = environ { $hours } heures
weight-3 = exigeant
weight-4 = très exigeant

## Seats

seats = Qui joue ?
how-many-players = Nombre de joueurs
who-sits-at = Qui joue { $seat } ?
sit-me = Moi
sit-guest = Un invité à cet écran
sit-invite = Quelqu’un que j’invite
sit-bot = Un bot
sit-challenge = Un bot du réseau
login-of-bot = Identifiant du bot
name-of-guest = Nom de l’invité
how-strong = Quelle est la force du bot ?
bots-strength = Quelle est la force des bots ?
site-levels = Ici, les bots réfléchissent aussi longtemps que sur un serveur et voient moins loin. Chaque niveau est plus faible que sur la page des bots.
shared-screen = Vous partagez cet écran. Entre les tours, un rideau cache les mains.
links-follow = La table vous donne un lien pour chacune de ces places. Envoyez-le à la personne qui y joue.
list-table = Montrer cette table sur la page d’accueil
list-table-hint = N’importe qui peut alors prendre une place libre.
rate-table = Partie classée
rate-table-hint = Elle compte pour le classement de tous. Il faut des comptes et une pendule ; il n’y a ni bots ni conseils.
rate-table-guest = Il faut un compte pour les parties classées.
give-hints = Autoriser les conseils
give-hints-hint = À son tour, chacun peut demander une suggestion à un bot.
teach-table = Table d’apprentissage
teach-table-hint = Avant la fin de votre tour, vous voyez ce que coûte une erreur et pouvez reprendre le tour une fois.
teach-mistakes = Quelles erreurs ?
teach-from = { $points ->
        [1] Même les petites, dès 1 point
        [6] Les grosses seulement, dès 6 points
       *[other] Dès { $points } points
    }

## Time

time = Temps
clock = Pendule
clock-none = Pas de pendule
clock-none-hint = Chacun réfléchit aussi longtemps qu’il le souhaite.
clock-move = Temps par coup
clock-move-hint = Quand il est écoulé, la table répond pour le joueur. En jours, c’est une partie par correspondance.
clock-bank = Temps par partie
clock-bank-hint = Chaque tour ajoute un peu de temps.
time-for-a-move = Par coup
time-for-the-game = Pour la partie
time-added = Ajout par tour
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
own-drawing = Votre propre carte
own-drawing-hint = La carte que vous avez dessinée.
draw-a-map = Dessiner une carte
luck-is-sealed = Le hasard de la partie est scellé au début. À la fin, chacun peut le vérifier.
somebody-must-play = Au moins une personne doit jouer. Les bots seuls n’ont pas besoin de table.

## An invitation

invitation = Invitation
invited-to = Vous êtes invité à une partie de { $game }
your-seat-is = Votre place :
your-name = Votre nom
sit-down = S’asseoir
only-watch = Juste regarder

## The account

name-others-see = Votre nom
keep-name = Enregistrer
name-kept = Votre nom est enregistré.
signed-in-as = Connecté en tant que { $login }
signed-in-hint = Vous retrouvez vos tables dans chaque navigateur où vous vous connectez.
sign-out = Se déconnecter
signed-out = Vous êtes déconnecté. Ce navigateur joue maintenant en nouvel invité.
sign-in-or-register = Se connecter ou s’inscrire
account-hint = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables dans tous vos navigateurs.
login = Identifiant
password = Mot de passe
password-hint = Au moins 8 caractères.
sign-in = Se connecter
register = S’inscrire
registered = Votre compte est créé. Vos tables en font maintenant partie.
signed-in = Bon retour parmi nous.
sign-out-everywhere = Se déconnecter partout
session-here = ce navigateur
session-unknown = Navigateur inconnu
session-end = Déconnecter
session-end-of = Déconnecter : { $name }
session-ended = Vous y êtes déconnecté.
password-change = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Votre mot de passe a été changé. Vous êtes déconnecté partout ailleurs.
your-games = Vos parties
take-along = Télécharger vos parties
take-along-text = Un fichier avec les enregistrements de toutes les parties que vous avez terminées ici.
take-along-done = Vos parties sont téléchargées.
take-along-none = Vous n’avez encore terminé aucune partie ici.
farewell = Supprimer le compte
farewell-text = Des bots jouent pour vous, vos tables ouvertes se ferment, et vos parties restent sans votre nom. C’est définitif.
farewell-done = Votre compte est supprimé. Ce navigateur joue maintenant en nouvel invité.

## Boxes

printed-title = Valeurs imprimées
printed-label = Boîte
printed-look = Voir cette boîte
printed-enter = Saisir mon exemplaire

## Un profil

profile = Profil
profile-own = Profil public
bot-invite = Inviter ce bot à une partie
profile-results = Résultats
profile-no-results = Aucune partie terminée pour l’instant.
profile-game = Jeu
profile-players = Joueurs
profile-played = Jouées
profile-won = Gagnées
profile-rating = Cote
profile-no-rating = Aucune partie classée pour l’instant.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] après une partie classée
       *[other] après { $played } parties classées
    }
rating-about = Tout le monde commence à 25 ± 16, et chaque partie classée précise cette cote. { $mean } ± { $unsure } signifie que la force est presque sûrement entre { $low } et { $high }. Un joueur qui a quatre points de plus gagne trois parties sur quatre.
profile-games = Parties
profile-no-games = Aucune partie à regarder pour l’instant.
profile-met = Adversaires
profile-together = Vous et cette personne
profile-meeting = { $played ->
        [one] une partie,
       *[other] { $played } parties,
    } { $ahead } fois devant, { $behind } fois derrière

## Prendre soin du serveur

moderation = Administration
moderation-tables = Toutes les tables
moderation-stop = Arrêter
moderation-stop-table = Arrêter { $name }
moderation-release = Reprendre
moderation-release-table = Reprendre { $name }
moderation-remove = Supprimer
moderation-remove-table = Supprimer { $name }
moderation-remove-text = La table disparaît pour de bon, avec son journal et sa discussion.
moderation-state-open = en attente de joueurs
moderation-state-playing = en cours
moderation-state-over = terminée
moderation-state-stopped = arrêtée
moderation-audit = Journal d’administration
moderation-audit-empty = Rien pour l’instant.
moderation-command = ligne de commande
moderation-did-stop = La table { $about } a été arrêtée
moderation-did-release = La table { $about } a repris
moderation-did-remove = La table { $about } a été supprimée
moderation-did-mute = Quelqu’un a été mis en sourdine partout (table et ligne : { $about })
moderation-did-appoint = { $about } est maintenant modérateur
moderation-did-dismiss = { $about } n’est plus modérateur

## Conditions d’une table

no-hints = sans conseils
turn-time-left = encore { $time }
turn-of = Au tour de { $names }
you-sit-down-as = Vous jouez sous le nom de { $name }.
playing-now = Parties en cours

## Joueurs

people = Joueurs
people-find = Trouver des joueurs
people-search = Nom
people-search-do = Rechercher
people-ratings = Classements par jeu
people-ratings-of = Classement : { $game }
people-found = Joueurs trouvés
people-nobody = Personne ne s’appelle « { $name } » ici.
people-no-ratings = Personne n’est encore classé à ce jeu.
people-more = Afficher la suite
profile-running = Parties en cours
profile-agreed = Parties arrêtées d’un commun accord
printed-standard = Valeurs standard
printed-usual = Valeurs standard (approximatives)
printed-why = Pourquoi approximatives ?
printed-why-text = Nous ne pouvons pas diffuser les nombres de l’éditeur. Nous les avons estimés pour que le jeu fonctionne bien. Si vous possédez le jeu, vous pouvez saisir ses nombres.

## Games kept in this browser

games-kept-here = Vos parties sont conservées dans ce navigateur. Effacer ses données les efface.
games-export = Exporter toutes les parties
games-import = Importer des parties
games-brought = { $count ->
        [0] Vous avez déjà toutes ces parties.
        [one] Une partie a été importée.
       *[other] { $count } parties ont été importées.
    }
games-not-brought = Ce fichier ne contient pas de parties de Clocksmith.

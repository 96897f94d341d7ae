# Comment on est prévenu pendant qu’on est absent, et liens des courriels, en français.

notifications = Notifications
notifications-text = Nous pouvons vous prévenir quand c’est votre tour et qu’aucune page n’est ouverte. Le message indique le jeu, les joueurs et le temps restant, ce qui s’est passé et ce qui vous est demandé.
notifications-none = Ce serveur n’envoie pas de notifications. Son hébergeur peut les activer.

channel-mail = E-mail : { $label }
channel-push = Navigateur : { $label }
channel-service = Service : { $label }
channel-unconfirmed = Pas encore confirmé. Suivez le lien que nous avons envoyé.
channel-stopped = En pause. Vous pouvez toujours l’utiliser pour changer de mot de passe.
channel-added = Nous vous préviendrons là.
channel-test = Envoyer un test
channel-test-of = Envoyer un test : { $name }
channel-again = Renvoyer le lien
channel-again-of = Renvoyer le lien : { $name }
channel-tested = Le test est en route.
channel-use = Réutiliser
channel-use-of = Réutiliser : { $name }
channel-remove = Retirer
channel-remove-of = Retirer : { $name }
channel-removed = Retiré.

push-add = Prévenir ce navigateur
push-refused = Ce navigateur bloque les notifications. Autorisez-les dans ses réglages.
mail-address = Adresse e-mail
mail-hint = Sert aussi en cas de mot de passe oublié. Personne d’autre ne la voit.
mail-add = Ajouter l’adresse
mail-sent = Nous vous avons envoyé un lien. Suivez-le pour confirmer l’adresse.
service = Une messagerie ou un autre service
service-address = Adresse du service
service-hint = Au format d’Apprise, par exemple ntfys://ntfy.sh/mon-sujet. Possibles ici : { $services }.
service-add = Ajouter le service

rhythm = Quand
rhythm-once = Aussitôt
rhythm-once-hint = Sauf si vous regardez la table.
rhythm-quiet = Après un moment
rhythm-quiet-hint = Quand vous êtes absent depuis un certain temps.
rhythm-daily = Une fois par jour
rhythm-daily-hint = Toutes les tables en un message, plus un avertissement avant la fin de votre temps.
rhythm-never = Jamais
rhythm-never-hint = Pas même avant la fin de votre temps.
quiet-time = Délai
digest-hour = À partir de
preference-keep = Enregistrer
preference-kept = Enregistré.

forgotten = Mot de passe oublié ?
forgotten-hint = L’adresse que vous avez confirmée pour votre compte.
forgotten-ask = M’envoyer un lien
forgotten-sent = Si un compte utilise cette adresse, nous y avons envoyé un lien.

ticket-enter = Se connecter
ticket-enter-text = Ce lien vous connecte sur cet appareil. Il ne fonctionne qu’une fois.
ticket-enter-do = Se connecter et aller à la table
ticket-confirm = Confirmer votre adresse e-mail
ticket-confirm-text = Nous l’utiliserons désormais.
ticket-confirm-do = Confirmer
ticket-confirm-done = Votre adresse est confirmée.
ticket-recover = Choisir un nouveau mot de passe
ticket-recover-text = Vous serez déconnecté partout ailleurs.
ticket-recover-do = Enregistrer
ticket-recover-done = Vous avez un nouveau mot de passe, et vous êtes connecté.

vacation = Vacances
vacation-text = Pendant votre absence, votre pendule s’arrête dans les parties d’au moins 12 heures de réflexion, et nous ne vous prévenons pas.
vacation-days = Jours, à partir d’aujourd’hui
vacation-left = { $count ->
        [one] Il vous reste un jour cette année.
       *[other] Il vous reste { $count } jours cette année.
    }
vacation-begin = Partir en vacances
vacation-begun = Bonnes vacances !
vacation-until = Vous êtes absent jusqu’au { $day }.
vacation-end = Je suis de retour
vacation-ended = Bon retour. Vos pendules tournent à nouveau.
vacation-none = Il ne vous reste plus de jours de vacances cette année.

tokens = Programmes
tokens-text = Un jeton personnel permet à un programme d’agir pour votre compte, dans les limites de ses droits. Quiconque le possède peut en faire autant : gardez-le secret.
token-name = Utilité
token-name-hint = Par exemple le nom de votre programme.
token-scopes = Ce qu’il permet
scope-read = Lire
scope-read-hint = Les jeux, les tables, les parties enregistrées et ce que voient vos propres places.
scope-play = Jouer
scope-play-hint = Répondre, annuler, voter et abandonner à vos places.
scope-challenge = Tables et défis
scope-challenge-hint = Ouvrir des tables, s’asseoir, inviter et décliner.
token-create = Créer un jeton
token-created = Jeton créé.
token-once = Copiez le jeton maintenant. Il ne sera plus affiché.
token-secret = Jeton
token-used = Dernière utilisation : { $time }
token-unused = Jamais utilisé
token-revoke = Révoquer
token-revoke-of = Révoquer : { $name }
token-revoked = Jeton révoqué.
bot-text = Les programmes jouent pour des comptes de bots. Un bot est signalé partout où son nom apparaît ; il ne joue pas de parties classées et ne participe pas à la recherche de joueurs. C’est irréversible.
bot-sure = Seul un programme jouera pour ce compte.
bot-become = En faire un compte de bot
bot-become-done = C’est désormais un compte de bot.
bot-is = C’est un compte de bot. Ses parties ne sont pas classées.

# Comment on est prévenu pendant qu’on est absent, et liens des courriels, en français.

notifications = Comment nous vous prévenons
notifications-text = Nous pouvons vous dire que c’est à vous de jouer pendant qu’aucune page n’est ouverte. Ce que nous envoyons nomme le jeu, les joueurs et le temps qui reste, rien d’autre.
notifications-none = Ce serveur ne prévient personne pendant qu’aucune page n’est ouverte. Qui l’héberge peut y pourvoir.

channel-mail = Courriel : { $label }
channel-push = Navigateur : { $label }
channel-service = Service : { $label }
channel-unconfirmed = Pas encore confirmée : suivez le lien que nous avons envoyé.
channel-stopped = Arrêté. Un mot de passe oublié peut encore être remplacé par ce moyen.
channel-added = Nous vous préviendrons là.
channel-test = Envoyer un essai
channel-test-of = Envoyer un essai : { $name }
channel-again = Renvoyer le lien
channel-again-of = Renvoyer le lien : { $name }
channel-tested = C’est en route.
channel-use = Réutiliser
channel-use-of = Réutiliser : { $name }
channel-remove = Retirer
channel-remove-of = Retirer : { $name }
channel-removed = Retiré.

push-add = Me prévenir dans ce navigateur
push-refused = On a dit à ce navigateur de refuser. Ses propres réglages peuvent le permettre de nouveau.
mail-address = Adresse de courriel
mail-hint = Aussi pour un mot de passe oublié. Personne d’autre ne la voit.
mail-add = Confirmer par courriel
mail-sent = Nous vous avons envoyé un lien. Suivez-le pour confirmer l’adresse.
service = Une messagerie ou un autre service
service-address = Adresse du service
service-hint = Telle qu’Apprise l’écrit, par exemple ntfys://ntfy.sh/mon-sujet. Possibles ici : { $services }.
service-add = Me prévenir là

rhythm = Quand
rhythm-once = Tout de suite
rhythm-once-hint = Sauf si vous regardez la table.
rhythm-quiet = Après un temps calme
rhythm-quiet-hint = Si vous n’êtes pas venu depuis un moment.
rhythm-daily = Une fois par jour
rhythm-daily-hint = Toutes les tables ensemble ; et avant que votre temps ne s’écoule.
rhythm-never = Jamais
rhythm-never-hint = Pas même avant que votre temps ne s’écoule.
quiet-time = Temps calme
digest-hour = À partir de
preference-keep = Retenir
preference-kept = Nous nous y tiendrons.

forgotten = Mot de passe oublié ?
forgotten-hint = Celle que vous avez confirmée pour votre compte.
forgotten-ask = M’envoyer un lien
forgotten-sent = Si un compte a cette adresse, un lien est en route vers elle.

ticket-enter = Se connecter
ticket-enter-text = Ce lien vous connecte sur cet appareil. Il sert une seule fois.
ticket-enter-do = Se connecter et aller à la table
ticket-confirm = Confirmer votre adresse
ticket-confirm-text = Nous l’utiliserons désormais.
ticket-confirm-do = Confirmer
ticket-confirm-done = Votre adresse est confirmée.
ticket-confirm-sign-in = Connectez-vous d’abord à votre compte, puis suivez le lien de nouveau.
ticket-recover = Choisir un nouveau mot de passe
ticket-recover-text = Vous serez déconnecté partout ailleurs.
ticket-recover-do = Retenir le mot de passe
ticket-recover-done = Vous avez un nouveau mot de passe, et vous êtes connecté.

vacation = Vacances
vacation-text = Pendant votre absence, votre horloge s’arrête dans les parties d’au moins 12 heures de réflexion, et nous ne vous disons rien.
vacation-days = Jours à partir de maintenant
vacation-left = { $count ->
        [one] Il reste un jour cette année.
       *[other] Il reste { $count } jours cette année.
    }
vacation-begin = Partir en vacances
vacation-begun = Bon séjour.
vacation-until = Vous êtes absent jusqu’au { $day }.
vacation-end = Je suis de retour
vacation-ended = Bon retour. Vos horloges repartent.
vacation-none = Vous avez pris toutes vos vacances de cette année.

# Ce que disent les leçons de The Sands of Time en français : 25 mots au plus à la fois.

otherwise = C'est permis, mais ce n'est pas le chemin. Reprenez ce coup et regardez encore.

## Le but : les chroniques

goal = Le but : les chroniques
goal-most = Trois dynasties, et le plus de points gagne. La plupart viennent des chroniques, des cartes posées face cachée avant la fin d'une dynastie.
goal-asks = Une chronique demande deux choses : assez de ce que compte sa case, et un héritage au moins égal à son numéro.
goal-lay = La case B compte les fontaines : vous en avez 6, et un héritage civil de 3. La carte 3 demande cela : posez-la.
goal-lay-bold = Permis, mais trop hardi : elle demande plus de fontaines et d'héritage que vous n'en avez. Elle ne rapporterait rien.
goal-lay-timid = Celle-là marquera, mais 3 points au plus. Vous avez de quoi remplir la carte 3, qui en vaut 6.
goal-lay-elsewhere = Permis, mais cette case compte autre chose, dont vous avez moins. Vos fontaines comptent sur la case B.
goal-lay-silent = Trop tard : la dynastie est finie et personne n'a écrit vos fontaines. Reprenez ce coup et posez d'abord une chronique.
goal-scores = C'est le dernier tour de la dynastie. Terminez-le : votre carte rapporte 6 points, et l'héritage civil augmente de 1.
goal-ten = À vous : marquez 10 avec la carte 4. Il faut 8 fontaines et 4 d'héritage. Un aqueduc apporte 2 fontaines et 1 d'héritage.
goal-ten-failed = Trop hardi : il manquait encore quelque chose à la révélation. Construisez un aqueduc dans le même tour.
goal-ten-less = Cela a marqué, mais moins de 10. Avec un aqueduc pour vos 6 or, la carte 4 était possible.
goal-ten-late = Trop tard : la dynastie est finie sans chronique de vous. Utilisez vos deux cartes avant de terminer le tour.
goal-summary = Posez vos chroniques avant la fin de la dynastie : aussi hardies que votre compte et votre héritage le permettent, pas plus.

## Régions, revenu, capacité

regions = Régions, revenu, capacité
regions-tile = Chaque région a une tuile : ce qu'elle produit, blé ou or, et sa capacité. Italia produit du blé, sa capacité est 5.
regions-income = Une génération commence par le revenu : 1 par paysan dans vos régions. Italia en a trois. Terminez votre tour pour la voir commencer.
regions-capped = Gallia a six paysans mais une capacité de 4 : elle a donné 4. En Hispania, deux paysans ont donné 2 or, les soldats rien.
regions-oppress = Une fois par tour, une action bonus. L'oppression prélève encore dans une région, jusqu'à sa capacité. Opprimez Italia : 5 blé.
regions-oppress-full = Permis, mais six paysans pour une capacité de 4 ne donnent que 4. En Italia, cinq paysans et capacité 5 donnent 5.
regions-oppress-few = Permis, mais deux paysans seulement y travaillent. Italia en a cinq, et de la place pour tous.
regions-oppress-other = C'est une autre action bonus, et il n'y en a qu'une par tour. Reprenez ce coup : cette fois, l'oppression.
regions-price = Cela déplaît : la première action bonus de son genre dans une génération augmente le mécontentement de 1. Terminez le tour.
regions-gold = À vous : il vous faut 5 or d'un coup. Regardez paysans, ressource et capacité, et opprimez la bonne région.
regions-gold-crops = Cinq, et c'est permis, mais en blé. On construit avec de l'or : cherchez où il y en a.
regions-gold-less = De l'or, mais moins de 5 : capacité ou paysans ne suffisaient pas. Libya a cinq paysans et une capacité de 5.
regions-summary = Une région donne 1 par paysan à vous, jamais plus que sa capacité ; soldats et paysans ailleurs ne donnent rien.

## Cartes et choix secret

cards = Cartes et choix secret
cards-hand = Vous avez onze cartes d'action. À chaque manche d'une génération, chacun en choisit deux, en secret et en même temps.
cards-choose = Vous avez 7 or et 1 blé. Construction et Levée coûtent de l'or, la plupart des autres du blé. Choisissez ces deux-là.
cards-choose-others = C'est permis, mais vous ne jouerez que ce que vous avez choisi. Votre or sert à Construction et à Levée.
cards-use = À votre tour, les deux sont révélées. L'ordre est libre : construisez un sanctuaire pour 4 or, levez un soldat pour 1.
cards-use-dear = C'est permis, mais plus cher que le sanctuaire. Reprenez ce coup : gardez de l'or pour la manche suivante.
cards-round = Une carte non utilisée compte comme non jouée. Les deux ont servi : terminez la levée, puis votre tour.
cards-again = Une des deux peut avoir déjà servi ; l'utiliser coûte 1 mécontentement. Jouez encore Levée, avec Chronique.
cards-again-declined = Renoncer est permis, et sans mécontentement. Mais vous n'avez rien eu : utilisez Levée avant de terminer.
cards-again-fresh = Deux cartes neuves sont toujours permises, sans mécontentement. Ici, voyez une répétition : prenez Levée et Chronique.
cards-both = À vous : en un tour, posez une chronique et une caravane, qui coûte 2 blé. Choisissez bien avant d'agir.
cards-both-locked = Vous pouvez choisir Caravane II, mais sans culture elle reste verrouillée. Caravane I n'a pas de verrou.
cards-both-otherwise = Votre tour s'est terminé sans chronique ou sans caravane. Choisissez Chronique et Caravane I, et utilisez les deux.
cards-summary = Deux cartes par manche, choisies en secret, dans l'ordre voulu. Une répétition au plus, pour 1 mécontentement.

## Verrous, priorité, héritage

heritage = Verrous, priorité, héritage
heritage-lock = Certains encadrés sont verrouillés, comme les villes sur Construction. Une carte de priorité ouvre ceux de sa catégorie, pour une génération.
heritage-choose = Vous voulez une ville. Choisissez Construction avec la Priorité civile : elle compte comme une de vos deux cartes.
heritage-choose-locked = Construire est possible, mais pas une ville : le civil reste verrouillé. Reprenez ce coup et ajoutez la Priorité civile.
heritage-choose-alone = Une priorité va avec n'importe quelle carte. Pour une ville, il faut la civile, et Construction à côté.
heritage-city = Une ville coûte mécontentement plus capacité : 3 et 5 font 8 or en Italia. Construisez-la.
heritage-city-open = Cela se construit toujours. Les villes ne sont ouvertes que maintenant : reprenez ce coup et bâtissez-en une en Italia.
heritage-marks = Deux marqueurs sont maintenant sur la priorité : un pour une action civile, un pour une construction civile.
heritage-third = Le troisième marqueur augmente l'héritage de 1. Gouvernement a aussi le symbole : réduisez le mécontentement, puis terminez.
heritage-third-idle = Terminer aussitôt est permis, mais une action qui ne change rien ne compte pas. Réduisez d'abord le mécontentement.
heritage-box = Ici la politique est déverrouillée, et Levée peut plus : un soldat en Italia, et en Gallia un paysan devient soldat.
heritage-box-peasant = L'inverse est permis aussi. Mais vous voulez des soldats : un nouveau, et un paysan transformé.
heritage-twice = À vous : augmentez deux fois l'héritage. Une caravane sur une marchandise en apporte 1, le troisième marqueur aussi.
heritage-twice-otherwise = Il en manque un. Posez les deux caravanes, dont une d'Italia vers Graecia, où se trouve la marchandise.
heritage-summary = Une carte de priorité déverrouille sa catégorie pour une génération, et son troisième marqueur augmente cet héritage de 1.

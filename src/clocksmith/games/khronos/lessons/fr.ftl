# Ce que disent les leçons de Khronos en français : 25 mots au plus à la fois.

otherwise = C'est permis, mais ce n'est pas le chemin. Reprenez ce coup et regardez encore.

## Le but et le revenu

goal = Le but et le revenu
goal-most = La partie dure sept manches. Qui a le plus d'écus à la fin l'emporte ; la plupart viennent du revenu.
goal-domain = Des bâtiments qui se touchent forment un domaine. Votre donjon y est le plus haut bâtiment militaire : ce domaine est à vous.
goal-pays = Après les manches 4 et 7, il paie la valeur de ses bâtiments civils : 3 pour le village. Terminez votre tour.
goal-pays-away = Voyager est permis, mais coûte un écu et ne rapporte rien ici. Terminez simplement le tour.
goal-pays-built = Bâtir est toujours permis. Mais rien ne manque à ce revenu : reprenez ce coup et terminez le tour.
goal-presence = Manche 7, dernier revenu. Votre donjon est au temps des Commanderies, mais aucun aventurier n'y est. Envoyez-en un, pour 1 écu.
goal-presence-faith = Cela rapporterait au temps des Prieurés. Voyez d'abord les Commanderies : votre donjon y est, et son village paie 3.
goal-presence-ended = Un propriétaire absent ne touche rien, et personne d'autre non plus. Reprenez ce coup et voyagez d'abord.
goal-both = Au temps des Prieurés compte le plus haut bâtiment religieux : votre chapelle tient le domaine du village. Encaissez aux deux époques.
goal-both-one = Seules les Commanderies ont payé. Pour un écu, votre second aventurier aurait encaissé au temps des Prieurés aussi.
goal-summary = Les écus font gagner. Après les manches 4 et 7, vos domaines paient leurs bâtiments civils, là où se trouve un aventurier à vous.

## Trois époques et des cartes

ages = Trois époques et des cartes
ages-land = Un seul pays, trois époques : Commanderies, puis Prieurés, puis Confréries. Dix hameaux y sont imprimés, partout aux mêmes endroits.
ages-card = Les cartes paient les bâtiments de leur couleur. Avec une carte orange, bâtissez une tour de guet au temps des Commanderies.
ages-card-other = C'est possible, mais avec une carte d'une autre couleur. La tour de guet est militaire : elle coûte la carte orange.
ages-card-left = Les voyages viennent ensuite. Bâtissez d'abord, tant que vos deux aventuriers sont aux Commanderies.
ages-journey = Vous n'agissez que là où se tient un aventurier. Un voyage coûte 1 écu. Envoyez-en un au temps des Prieurés.
ages-journey-far = Ce sont les Confréries, où l'on ne bâtit jamais. Allez d'abord au temps des Prieurés.
ages-there = Une carte violette bâtit maintenant une chapelle au temps des Prieurés : un autre bâtiment, sur le même pays.
ages-there-early = Vous avez encore quelqu'un aux Commanderies, donc c'est permis. Mais la chapelle doit s'élever au temps des Prieurés.
ages-refill = Chaque aventurier porte deux cartes par tour. Les cartes non jouées sont défaussées, et vous en piochez quatre. Terminez votre tour.
ages-three = À vous : en un tour, jouez une carte à chaque époque. Aux Confréries, une carte civile pose votre cube sur un hameau.
ages-three-ended = Il reste une époque sans carte de vous. Vous avez quatre cartes et pouvez toutes les porter.
ages-summary = Deux aventuriers, deux cartes chacun, trois époques. Un voyage coûte un écu, et une carte non jouée est perdue.

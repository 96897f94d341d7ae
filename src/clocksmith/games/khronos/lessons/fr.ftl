# Ce que disent les leçons de Khronos en français : 25 mots au plus à la fois.

otherwise = C’est permis, mais ce n’est pas le chemin. Reprenez ce coup et regardez encore.

## Le but, et un paradoxe

goal = Le but, et un paradoxe
goal-most = Vous êtes Rouge. Après sept manches, le plus riche en écus l’emporte ; la plupart viennent du revenu.
goal-domain = Des bâtiments qui se touchent forment un domaine. Votre donjon y est le plus haut bâtiment militaire : ce domaine est à vous.
goal-pawns = Voici vos aventuriers. Un domaine ne paie que là où il y en a un. Votre chapelle en tient un aux Prieurés : envoyez-y B.
goal-pawns-result = B est aux Prieurés. Le voyage a coûté 1 écu, et deux de vos domaines paieront.
goal-pawns-away = Il n’y aurait plus personne aux Commanderies, et votre donjon ne rapporterait rien. Envoyez B, qui est aux Confréries.
goal-pawns-might = A y est déjà, et un seul suffit. Aux Prieurés, personne n’encaisserait : envoyez-y B.
goal-pawns-ended = Seules les Commanderies ont payé. Les Prieurés auraient payé 4 de plus : reprenez ce coup et envoyez d’abord B.
goal-pays = La manche 4 est un jour de paie. Un domaine paie la valeur de ses bâtiments civils, ici vos deux villages. Terminez votre tour.
goal-pays-result = Vous avez touché 3 écus aux Commanderies et 4 aux Prieurés. Puis l’abbaye verte en a encaissé 5 pour sa cité.
goal-pays-left = Voyager est permis, mais vos deux aventuriers sont là où vous encaissez. Reprenez ce coup et terminez le tour.
goal-pays-built = Bâtir est toujours permis. Mais rien ne manque à ce revenu : reprenez ce coup et terminez le tour.
goal-abbey = Manche 5. Un donjon des Commanderies paraît aussi aux Prieurés et y efface ce qui gêne. Bâtissez-en un sous l’abbaye verte.
goal-abbey-result = L’abbaye n’a jamais existé. Sa tuile quitte la partie, et Vert perd son domaine des Prieurés. C’est un paradoxe !
goal-abbey-missed = Un beau donjon, mais sa copie est à côté de l’abbaye. Il faut au moins une case commune.
goal-abbey-small = Un petit bâtiment reste à son époque. Il faut un donjon pour atteindre les Prieurés : il coûte deux cartes orange.
goal-abbey-ended = L’abbaye est toujours là. Bâtissez d’abord un donjon aux Commanderies, sur une de ses neuf cases.
goal-summary = Un domaine paie après les manches 4 et 7, là où se tient un aventurier. Et bâtir tôt change ce qui existe plus tard.

## Trois époques et des cartes

ages = Trois époques et des cartes
ages-land = Un seul pays, trois époques : Commanderies, puis Prieurés, puis Confréries. Dix hameaux y sont imprimés, partout aux mêmes endroits.
ages-card = Les cartes paient les bâtiments de leur couleur. Avec une carte orange, bâtissez une tour de guet au temps des Commanderies.
ages-card-result = Votre tour de guet s’élève aux Commanderies. Elle a coûté une carte orange.
ages-card-other = C’est possible, mais avec une carte d’une autre couleur. La tour de guet est militaire : elle coûte la carte orange.
ages-card-left = Les voyages viennent ensuite. Bâtissez d’abord, tant que vos deux aventuriers sont aux Commanderies.
ages-journey = Vous n’agissez que là où se tient un aventurier. Un voyage coûte 1 écu. Envoyez-en un au temps des Prieurés.
ages-journey-result = Votre aventurier est aux Prieurés, et vous avez payé 1 écu.
ages-journey-far = Ce sont les Confréries, où l’on ne bâtit jamais. Allez d’abord au temps des Prieurés.
ages-there = Une carte violette bâtit maintenant une chapelle au temps des Prieurés : un autre bâtiment, sur le même pays.
ages-there-result = Bravo : une tour aux Commanderies, une chapelle aux Prieurés. Un petit bâtiment reste à son époque.
ages-there-early = Vous avez encore quelqu’un aux Commanderies, donc c’est permis. Mais la chapelle doit s’élever au temps des Prieurés.
ages-refill = Chaque aventurier porte deux cartes par tour. Les cartes non jouées sont défaussées, et vous en piochez quatre. Terminez votre tour.
ages-refill-result = Deux cartes défaussées, quatre piochées. Vert a joué aussi, et la manche 2 commence.
ages-three = À vous : en un tour, jouez une carte à chaque époque. Aux Confréries, une carte civile pose votre cube sur un hameau.
ages-three-result = Une carte à chaque époque en un seul tour : deux aventuriers ne peuvent mieux.
ages-three-ended = Il reste une époque sans carte de vous. Vous avez quatre cartes et pouvez toutes les porter.
ages-summary = Deux aventuriers, deux cartes chacun, trois époques. Un voyage coûte un écu, et une carte non jouée est perdue.

## Bâtir, et les domaines

building = Bâtir, et les domaines
building-keep = Un donjon vaut 2 : il coûte deux cartes orange et couvre 2 cases sur 2. Bâtissez-en un juste à côté du hameau.
building-keep-result = Donjon et hameau forment un domaine. Un bâtiment moyen ou grand et tout agrandissement rapportent aussitôt 1 écu, aux Prieurés même 2.
building-join = Votre chapelle est à une case. Seuls les bâtiments civils joignent des domaines : posez un hameau entre le donjon et la chapelle.
building-join-result = Le hameau touche les deux : deux domaines n’en font plus qu’un.
building-join-apart = Un bon hameau, mais il ne touche qu’un des deux domaines. Le vide est en h7.
building-join-other = C’est permis, mais cela ne joint rien. Prenez une carte bleue pour le hameau qui comble le vide.
building-upgrade = Agrandir ne coûte que la différence. Une carte violette fait de votre chapelle un monastère qui couvre sa case.
building-upgrade-result = Une carte pour un bâtiment de valeur 2, et 1 écu aussitôt. Moyen, il existe aussi aux Prieurés.
building-upgrade-new = Une nouvelle chapelle est permise. Mais ici l’ancienne doit grandir : choisissez-la et agrandissez.
building-demolish = Une manche plus tard, nouvelles cartes. On peut démolir toute petite tuile : une carte de sa couleur et 1 écu. Ôtez la chapelle verte.
building-demolish-result = La chapelle verte n’est plus, son cube est rentré. La case est libre.
building-demolish-built = C’est permis, mais la chapelle est toujours là. Désignez-la et choisissez de démolir ; une carte violette paie.
building-town = À vous : faites du hameau imprimé près de votre donjon un village. Toute place qui convient ira.
building-town-result = Un village de valeur 3, et 1 écu aussitôt. Il a remplacé le hameau aux trois époques.
building-town-ended = Il n’y a pas encore de village. Un hameau imprimé s’agrandit aussi : en village, pour deux cartes bleues.
building-summary = Un bâtiment coûte sa valeur en cartes de sa couleur. Ce qui se touche par un côté forme un domaine ; seuls les civils joignent.

## La hiérarchie

hierarchy = La hiérarchie
hierarchy-highest = Aux Commanderies, le plus haut bâtiment militaire tient le domaine : votre donjon, pas la tour verte. Aux Prieurés comptent les religieux.
hierarchy-lower = Le plus haut doit être seul : pas de second donjon, mais du plus bas, oui. Ajoutez une tour de guet près du donjon.
hierarchy-lower-result = Donjon 2, tour 1 : votre donjon reste seul au sommet, la tour peut rester.
hierarchy-higher = Plus haut convient aussi. Faites du donjon un château : deux cartes orange de plus, 3 cases sur 3.
hierarchy-higher-result = Votre château, de valeur 4, tient le domaine. Aux deux autres époques, il a remplacé les copies du donjon.
hierarchy-kinds = Les bâtiments civils n’ont pas de hiérarchie, et aux Confréries elle ne vaut pour personne. Les villages sont libres.
hierarchy-take = Manche 4. Au sud, une tour de guet donne à Vert un domaine et son village. Prenez-le, et touchez son revenu.
hierarchy-take-result = Votre donjon dépasse la tour : le domaine a changé de mains, et vous a payé au lieu de Vert.
hierarchy-take-ended = Vert tient toujours le domaine : vous n’avez rien touché. Il faut plus haut qu’une tour, et que cela le touche.
hierarchy-summary = Le plus haut bâtiment de sa sorte tient le domaine, seul de son rang. Plus bas ou plus haut peuvent s’y joindre.

## Ce qui se propage

ripples = Ce qui se propage, et pourquoi
ripples-keep = Un bâtiment moyen ou grand existe aussi plus tard. Bâtissez un donjon aux Commanderies, à la place marquée, et regardez.
ripples-keep-result = Un donjon bâti, et il y en a trois : il s’est propagé des Commanderies aux Prieurés, puis aux Confréries.
ripples-keep-small = Un petit bâtiment ne se propage jamais : il n’est qu’ici. Un donjon coûte deux cartes orange.
ripples-keep-civil = Un hameau est petit, et rien de petit ne se propage. Essayez le donjon.
ripples-ruin = Aux Prieurés, la copie est à vous, avec votre cube. Aux Confréries, c’est une ruine qui n’est à personne.
ripples-forward = Une manche plus tard, A est aussi aux Prieurés. Rien ne va qu’en avant : bâtissez-y un village, et voyez où il va.
ripples-forward-result = Le village existe aux Prieurés et aux Confréries. Avant, aux Commanderies, rien n’a changé.
ripples-forward-small = Un hameau est petit et reste où il est. Un village coûte trois cartes bleues.
ripples-forward-chapel = Une chapelle est petite et reste ici. Bâtissez le village, pour trois cartes bleues.
ripples-refused-position = Cette fois, Vert était aux Prieurés avant vous.
ripples-refused = Le monastère vert tient ce domaine aux Prieurés. Aux Commanderies, bâtissez-en un dont la copie toucherait le village.
ripples-refused-result = Votre monastère n’est qu’aux Commanderies : les Prieurés ont refusé la copie.
ripples-refused-fits = Celui-ci s’est propagé : rien ne le gêne là-bas. Essayez à côté du village que vous voyez aux Prieurés.
ripples-refused-other = C’est permis, mais il faut ici un monastère, à côté du village que vous voyez aux Prieurés.
ripples-paid = La copie aurait été à égalité : elle est refusée, et les Confréries n’ont rien non plus. Aux Commanderies tout reste, prime comprise.
ripples-all = À vous : un bâtiment aux trois époques, en une seule action. Gare à ce qui se trouve aux Prieurés.
ripples-all-result = Trois époques en une action : rien ne gênait.
ripples-all-refused = Aux Prieurés, il aurait été à égalité avec le bâtiment vert. Regardez là-bas avant de bâtir ici.
ripples-all-small = Une chapelle est petite : elle ne se propage pas. Vos cartes suffisent pour un bâtiment moyen.
ripples-summary = Moyens et grands se propagent en avant : villages tels quels, donjons et monastères avec cube aux Prieurés, en ruine aux Confréries.

## Les paradoxes

paradoxes = Les paradoxes
paradoxes-way = Une copie efface ce qui est dessous. Le monastère vert est aux Prieurés : bâtissez le vôtre aux Commanderies, sur les mêmes cases.
paradoxes-way-result = Votre copie couvre le monastère vert, aux Prieurés et aux Confréries. Les deux sont effacés, les vôtres les remplacent.
paradoxes-way-beside = Il s’est propagé, mais à côté du monastère vert. Il doit couvrir au moins une de ses cases.
paradoxes-way-small = Une chapelle ne se propage pas : rien ne change aux Prieurés. Prenez les deux cartes violettes.
paradoxes-gone = Le monastère vert n’a jamais existé. Sa tuile quitte la partie, son cube rentre. Seules les Commanderies sont sûres.
paradoxes-people = Une case commune suffit, et la sorte importe peu. Effacez le village aux habitants verts : un donjon dessus suffit.
paradoxes-people-result = Le village a disparu de deux époques. Un cube vert est rentré ; l’autre habite le hameau imprimé dessous.
paradoxes-people-beside = Un bon donjon, mais le village est toujours là. Couvrez au moins une de ses cases.
paradoxes-stay = Une manche plus tard. Sous ce village aussi, un hameau ; Vert et Jaune sont à égalité. Effacez-le et choisissez qui reste.
paradoxes-stay-result = Le hameau imprimé reparaît, avec le cube choisi. L’autre est rentré.
paradoxes-stay-beside = Le village est toujours là. Aux Commanderies, couvrez une de ses cases avec un donjon.
paradoxes-abbey = À vous, une manche plus tard : l’abbaye verte des Prieurés a coûté quatre cartes. Effacez-la avec deux.
paradoxes-abbey-result = Deux cartes en ont défait quatre : l’abbaye n’a jamais existé, et Vert perd son domaine.
paradoxes-abbey-missed = L’abbaye est toujours là : la copie de votre donjon est à côté. Une case commune suffirait.
paradoxes-abbey-ended = L’abbaye est toujours là. Aux Commanderies, un donjon sur une de ses neuf cases suffit.
paradoxes-summary = Une copie efface tout ce qu’elle couvre, même en partie, cubes compris. Seules les Commanderies sont à l’abri.

## Les ruines

ruins = Les ruines et leur restauration
ruins-ruin = Une ruine vaut moins que le bâtiment. Une carte orange restaure le donjon, qui ne sera à personne. Faites-le.
ruins-ruin-result = Le donjon compte à nouveau en entier. Vos cubes habitent son domaine : vous en profitez le plus.
ruins-ruin-castle = Vous avez commencé le château, qui demande deux cartes. D’abord le donjon.
ruins-ruin-people = Un cube sur un hameau, c’est bien, mais plus tard. D’abord la ruine du donjon.
ruins-large = Château et abbaye demandent deux cartes, même en plusieurs tours. Jouez-en une : votre cube marque le début.
ruins-large-result = Votre cube marque le début. Jusqu’à la seconde carte, le château reste en ruine.
ruins-large-people = C’est permis, mais le château est intact. Une carte orange commence les travaux.
ruins-second = Une manche plus tard. Une carte orange de plus achève le château, et votre cube rentre. N’importe qui aurait pu le faire.
ruins-second-result = Le château est achevé : il compte 4, et votre cube est rentré.
ruins-second-people = C’est permis, mais le château est encore en ruine. Votre carte orange l’achèverait.
ruins-nobody = Un bâtiment restauré n’est à personne. Il enrichit son domaine, pour qui y a le plus de cubes : ici, vous.
ruins-rich = Dernier revenu. Vous avez ici le plus d’habitants, et le domaine paierait 8. Portez-le à 10, et touchez-les.
ruins-rich-result = Donjon, château et abbaye restaurés : ce domaine vous a payé 10 écus.
ruins-rich-ended = Il n’y avait que 8. Deux cartes violettes restaurent l’abbaye : ce sera 10.
ruins-summary = Donjon ou monastère : une carte. Château ou abbaye : deux. Restaurés, ils comptent en entier, pour qui a le plus d’habitants.

## Les habitants des Confréries

people = Les habitants des Confréries
people-live = Ici on ne bâtit pas, on s’installe : une carte bleue pose un cube sur un bâtiment civil. Prenez le village.
people-live-result = Votre cube habite le village, à côté du vert. Vous êtes à égalité dans ce domaine.
people-live-hamlet = Quelqu’un y habite, mais ce hameau est seul. Le village touche le donjon : posez-y votre cube.
people-live-restored = Restaurer est permis, mais enrichit le domaine pour les autres aussi. Posez d’abord un cube au village.
people-room = Un hameau a de la place pour un cube, un village pour trois, une cité pour cinq, couleurs mêlées.
people-more = Le plus de cubes dans un domaine en touche le revenu. Vous êtes à égalité avec Vert : posez-en un autre au hameau voisin.
people-more-result = Deux contre un : le domaine est à vous seul, et Vert n’en touche rien.
people-more-away = Ce hameau est dans un autre domaine. Le bon touche le village.
people-tie = Un domaine paie la valeur de ses bâtiments militaires et religieux. À égalité de cubes, chacun touche le tout.
people-collect-position = Un autre domaine, plus tard : Vert y est devant.
people-collect = Manche 7. Vert a deux cubes dans ce riche domaine. Touchez ses 5 écus, vous aussi.
people-collect-result = Deux cubes chacun : à égalité, chacun touche les 5 écus.
people-collect-ended = Pas encore 5 écus. Il vous faut un aventurier aux Confréries, et autant de cubes que Vert.
people-collect-full = Ce hameau est seul. Cherchez de la place dans le domaine de Vert : le village, et les hameaux qui le touchent.
people-summary = Aux Confréries, les cubes décident. Le plus de cubes, ou une égalité, rapporte la valeur des bâtiments militaires et religieux.

## Le terrain

terrain = Le terrain
terrain-forest = À deux ou trois joueurs, la forêt coûte une carte de plus, de n’importe quelle couleur. Bâtissez une tour dans les bois.
terrain-forest-result = Une carte orange pour la tour, et une de plus pour les arbres.
terrain-numbers = La montagne en coûte deux. À quatre, seule la montagne coûte, une carte ; à cinq, rien. Les copies ne paient jamais.
terrain-river = Une manche plus tard. Seuls villages et cités vont dans le fleuve. Faites du hameau un village qui y met les pieds.
terrain-river-result = Le village a les pieds dans l’eau, aux trois époques. Le fleuve n’a rien coûté.
terrain-river-dry = Un village, mais au sec. Choisissez le carré de quatre cases qui couvre un bout du fleuve.
terrain-split = Chaque aventurier porte deux cartes, suppléments compris. À deux à la même époque, ils partagent : vous décidez comment.
terrain-mountain = À vous, une manche plus tard : un donjon en pleine montagne, à la place marquée. Il prendra vos quatre cartes.
terrain-mountain-result = Deux cartes pour le donjon, deux pour la roche. Ses copies aux autres époques n’ont rien coûté.
terrain-mountain-plain = Moins cher, mais pas en montagne. Reprenez ce coup : la place marquée n’est que roche.
terrain-summary = Forêt une carte, montagne deux, à deux ou trois joueurs. Le fleuve ne porte que villages et cités. Une copie va partout.

## Les heurts

clashes = Heurts et réductions
clashes-apart = Ici votre donjon et sa tour, là le donjon vert. Chacun tient son domaine : ils ne se gênent pas.
clashes-join = Un hameau peut les joindre. On compare alors les forces militaires : 3 pour vous, 2 pour Vert. Bâtissez-le entre eux.
clashes-join-result = 3 contre 2 : le donjon vert a dû devenir une tour, et Vert a choisi sa place.
clashes-join-beside = Un hameau, mais les domaines restent séparés. Il doit toucher les deux donjons.
clashes-shadow = Le donjon vert est devenu une tour, là où Vert l’a voulu. Ses copies aux deux autres époques ont disparu.
clashes-equal-position = Le même pays, mais sans votre tour de guet.
clashes-equal = Maintenant 2 contre 2. À égalité, le bâtiment du joueur actif est réduit. Joignez-les, puis choisissez où sera votre tour.
clashes-equal-result = Vous avez agi : votre donjon est réduit. Ses copies aux autres époques ont disparu aussi.
clashes-equal-beside = Les domaines restent séparés. Le hameau va entre les donjons.
clashes-choose-position = À trois : aucun donjon n’est à vous.
clashes-choose = Vert contre Jaune, encore 2 contre 2, et rien à vous : vous choisissez. Joignez-les, et réduisez le donjon vert.
clashes-choose-result = Le donjon vert est réduit, car vous l’avez choisi. Jaune tient le domaine réuni.
clashes-choose-yellow = C’est possible, et Jaune est réduit. Mais cette fois, que ce soit le donjon vert.
clashes-choose-beside = Les domaines restent séparés. Le hameau va entre les donjons.
clashes-win-position = À deux de nouveau, avec un village à côté.
clashes-win = À vous : vous avez chacun une force de 2. Joignez les domaines pour que le donjon vert soit réduit, pas le vôtre.
clashes-win-result = D’abord plus fort, puis la jonction : le donjon vert est réduit, et tout le domaine est à vous.
clashes-win-own = Forces égales, et c’est vous qui agissez : le vôtre est réduit. Soyez d’abord plus fort.
clashes-win-ended = Le donjon vert est intact. Dépassez d’abord une force de 2, puis joignez.
clashes-summary = Si une jonction met deux bâtiments à égalité au sommet, le côté faible est réduit. À égalité, le vôtre ; sinon vous choisissez.

## Le bon moment

timing = L’échange et les deux paies
timing-exchange = Avant tout, une fois par tour : payez 2 écus, défaussez, repiochez jusqu’à quatre. Donnez deux cartes orange.
timing-exchange-result = Deux cartes orange contre deux bleues, pour 2 écus.
timing-exchange-late = C’est permis, mais après une action il est trop tard pour échanger. Reprenez ce coup et commencez par là.
timing-exchange-left = Un voyage est aussi une action : plus d’échange ensuite. Reprenez-le et commencez par là.
timing-once = Deux écus sont deux points. Échangez quand les nouvelles cartes rapportent plus : souvent juste avant une paie.
timing-two-position = Plus tard : les domaines ont grandi.
timing-two = Jour de paie, manche 4. Deux aventuriers, trois époques. Placez-vous là où cela rapporte le plus.
timing-two-result = 5 écus aux Commanderies et 10 aux Prieurés, pour un voyage à 1 écu.
timing-two-stayed = Les Confréries n’ont rien payé. Votre monastère tient un riche domaine aux Prieurés : il fallait y être.
timing-two-wrong = Les Commanderies paient 5 : que celui-là y reste. Envoyez l’autre, qui ne touche rien aux Confréries.
timing-last = Le revenu ne vient que deux fois. Écus et cartes mis à une époque où vous n’êtes pas alors sont perdus.
timing-payday-position = La dernière manche d’une autre partie.
timing-payday = Manche 7. Touchez au moins 4 aux Commanderies et 2 aux Confréries. Chaque carte peut aider.
timing-payday-result = 4 aux Commanderies et 2 aux Confréries : deux petites cartes aussitôt rentables.
timing-payday-ended = Trop peu. Un hameau de plus enrichit votre domaine des Commanderies, et un cube près du monastère paie aux Confréries.
timing-summary = Planifiez à partir des paies : manches 4 et 7, deux aventuriers, deux époques au plus qui paient.

## La première édition et Rio Grande (anglais)

editions = La première édition et Rio Grande (anglais)
editions-bound = Première édition : un aventurier n’agit qu’à une époque par tour. Bâtissez aux Commanderies, puis envoyez l’autre aux Prieurés.
editions-bound-result = A a agi aux Commanderies et y reste lié. B est aux Prieurés, encore libre d’agir.
editions-bound-same = L’aventurier A a agi aux Commanderies : il ne pourrait rien faire aux Prieurés. Envoyez B.
editions-acts = B est encore libre. Bâtissez avec lui une chapelle aux Prieurés.
editions-acts-result = Chaque aventurier a agi à une époque : c’est tout le tour.
editions-acts-might = Encore les Commanderies. B peut agir aux Prieurés : une carte violette y bâtit une chapelle.
editions-endless = Il y a 33 cartes au lieu de 55, les tuiles ne manquent jamais, et chaque carte de restauration pose un cube jusqu’à l’achèvement.
editions-english-position = Une autre partie, selon Rio Grande (anglais).
editions-english = Rio Grande (anglais) : 33 cartes aussi, mais on peut garder les cartes non jouées. Terminez votre tour et gardez-en au moins une.
editions-english-result = Vous avez gardé des cartes, et pioché seulement jusqu’à quatre.
editions-english-none = C’est permis, mais une carte gardée est un projet pour le tour suivant. Gardez-en une ou plus.
editions-english-built = Bâtir, c’est bien, mais il s’agit ici de la fin du tour. Terminez-le et gardez des cartes.
editions-holdem-position = Une autre partie, avec Hold’em.
editions-holdem = Hold’em : trois cartes sont visibles. Une fois par tour, avant d’agir, on échange sans payer. Prenez la carte orange.
editions-holdem-result = Une carte violette contre une orange, sans payer. Le suivant échangera avec ce qui est là.
editions-holdem-other = Un bon échange. Mais deux cartes orange feraient un donjon : prenez la carte orange.
editions-combine-position = Une dernière partie : Rio Grande (anglais) avec Hold’em.
editions-combine = À vous, les deux à la fois : bâtissez un donjon, et gardez les deux cartes qui restent.
editions-combine-result = Le donjon est là, et deux cartes restent pour le tour suivant.
editions-combine-none = Le donjon est là, mais deux cartes sont perdues. Gardez-les toutes deux pour le tour suivant.
editions-summary = Première édition : une époque par aventurier. Rio Grande (anglais) : gardez les cartes non jouées. Hold’em : échangez avec trois cartes visibles.

## Un pays, trois époques

demo = Un pays, trois époques
demo-begin = Un pays, trois époques. Aux Prieurés, Vert est fier de son abbaye.
demo-ripple = Rouge bâtit un donjon aux Commanderies.
demo-ripple-result = Il se propage : le donjon existe aux Prieurés, et en ruine aux Confréries.
demo-paradox = Un autre maintenant, là où sera l’abbaye.
demo-paradox-result = Un paradoxe : l’abbaye n’a jamais existé.
demo-summary = Bâtir tôt change ce qui existe plus tard.

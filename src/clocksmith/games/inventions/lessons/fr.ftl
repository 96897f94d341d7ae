# Ce que disent les leçons d’Inventions en français : 25 mots au plus à la fois.

otherwise = C’est permis, mais ce n’est pas le chemin. Reprenez ce coup et regardez encore.

## Le but

goal = Le but
goal-most = Vous êtes Rouge. Treize manches mènent de l’âge de pierre à l’âge moderne, et le plus de points d’invention, les PI, l’emporte.
goal-idea = Presque tout commence par des idées. Vous avez présenté le grenier en Europe avec deux marchands, et un autre l’a inventé.
goal-space = Votre tour commence par un pilier posé sur l’une des dix actions. Posez-le sur « Partager une invention ».
goal-space-result = Votre pilier est sur « Partager une invention » : c’est votre action de ce tour.
goal-space-other = Cette action est possible aussi. Mais des points attendent : reprenez, et posez le pilier sur « Partager une invention ».
goal-share = Le grenier est de l’ère 2 : partagé, il rapporte à son auteur 2 PI par citoyen sur la tuile. Partagez-le.
goal-share-result = Deux de vos marchands étaient sur la tuile, 2 PI chacun : vous gagnez 4 PI.
goal-share-helper = Vous pouvez la partager, mais vous l’avez seulement améliorée : les points vont à son auteur. Partagez le grenier.
goal-reward = Qui partage choisit une récompense. Les tuiles de Richesse comptent en fin de partie : prenez celle d’Europe.
goal-reward-result = Richesse D est à vous. L’inventeur garde la carte, et vos deux marchands passent sur la mappemonde.
goal-reward-joker = Un joker devient la tuile de progrès de votre choix, c’est souvent bien. Ici, prenez la Richesse, qui rapporte d’elle-même.
goal-more-position = Plus tard : des idées dans trois régions, et vous dominez en Asie.
goal-more = À vous : gagnez au moins 4 PI d’un coup. Une tuile d’influence irait en Asie ; une invention attend en Amérique du Sud.
goal-more-result = Au moins 4 PI en une action : un bon tour.
goal-more-small = Cela rapporte des points, mais moins de 4. Deux citoyens en Asie suffisent pour une meilleure tuile d’influence.
goal-more-helper = C’est permis, mais vous n’y êtes qu’innovateur : les points vont à un autre. Où êtes-vous l’auteur ?
goal-more-otherwise = Un bon tour peut-être, mais sans 4 PI. Partagez en Amérique du Sud, ou posez une tuile d’influence en Asie.
goal-summary = Les PI font gagner : partages, tuiles d’influence, petits avantages en chemin, et à la fin influence, Richesse et objectifs.

## Les étapes d’une idée

ideas = La vie d’une idée
ideas-life = Une idée passe par quatre étapes : présentée, inventée, améliorée, partagée. Qui y prend part reçoit quelque chose.
ideas-present = D’abord, présenter. Posez le grenier en Europe : la tuile de spécialistes y demande deux citoyens de son domaine, l’Économie.
ideas-present-result = Le grenier est en Europe. Il faut maintenant des citoyens pour le porter.
ideas-present-bread = Le pain se présente aussi. Mais cette leçon suit le grenier : reprenez ce coup et posez-le.
ideas-present-elsewhere = C’est possible, et un marchand y suffit. En Europe ils seront deux, et chacun rapporte des points au partage.
ideas-present-space = C’est possible. Mais présentez d’abord une idée à vous : le pilier va sur « Présenter une idée ».
ideas-citizens = Envoyez deux marchands sur la tuile. Ils y restent jusqu’au partage, et la tuile vous donne 2 PI tout de suite.
ideas-citizens-result = Deux marchands y sont, et la tuile a donné 2 PI.
ideas-citizens-academic = Un académicien remplace n’importe quel spécialiste, c’est donc permis. Gardez-le tant que vous avez des marchands.
ideas-pick = Pour chaque idée présentée, prenez-en une nouvelle au présentoir, plus bas. Chaque carte nomme son domaine, son ère et son jalon.
ideas-pick-result = L’idée est dans votre main, une autre vient au présentoir. Votre tour est fini.
ideas-invent-position = Votre tour suivant, un peu plus tard.
ideas-invent = Ensuite, inventer. Le grenier demande l’Agriculture, votre jalon. Envoyez un marchand en Europe, et la carte se retourne.
ideas-invent-result = Le grenier est maintenant une invention. Vous gagnez aussi une tuile d’aspiration.
ideas-invent-foreign = Chacun peut inventer l’idée de chacun, donc oui. Mais ses points iraient à un autre auteur : inventez votre grenier.
ideas-invent-space = C’est possible, mais votre grenier attend en Europe. Posez le pilier sur « Inventer ».
ideas-innovate-position = Un tour plus tard : d’autres ont présenté et inventé aussi.
ideas-innovate = Troisièmement, améliorer : seulement l’invention d’un autre. Envoyez un artiste en Asie ; un nouveau vient de votre réserve.
ideas-innovate-result = Votre artiste améliore la flûte en os, et un autre vient de votre réserve.
ideas-innovate-early = Vous pourriez déjà partager le grenier. Améliorez d’abord en Asie : vous aurez part à deux inventions.
ideas-innovate-space = C’est possible. Mais l’invention d’un autre attend en Asie : posez le pilier sur « Améliorer ».
ideas-share-position = Et encore un tour.
ideas-share = Enfin, partager. Trouvez l’invention qui vous donne à la fois des points et sa carte, puis choisissez une récompense.
ideas-share-result = Des points comme auteur, la carte comme inventeur, une récompense : l’idée a fait son chemin.
ideas-share-helper = C’est permis. L’innovateur reçoit un citoyen sur la mappemonde, mais les points et la carte vont à d’autres.
ideas-share-otherwise = C’était un tour entier, mais rien de vous n’a été partagé. Partagez le grenier : vous l’avez présenté et inventé.
ideas-summary = L’auteur reçoit des points, l’inventeur la carte, l’innovateur un citoyen sur la mappemonde, et qui partage une Richesse ou un joker.

## Les jalons et l’accès

milestones = Les jalons et l’accès
milestones-needs = Chaque idée nomme un jalon. Le pain demande la Maîtrise du feu. Il faut y avoir accès pour inventer l’idée.
milestones-common = La Maîtrise du feu est au savoir commun, ouverte à tous. Inventez le pain en Afrique ; la carte épuise un citoyen de plus.
milestones-common-result = Le pain est inventé : le feu vous était ouvert, comme à tous.
milestones-common-space = C’est possible, mais le pain attend en Afrique et son jalon vous est ouvert. Posez le pilier sur « Inventer ».
milestones-send-position = Une autre idée, dont le jalon n’est ouvert qu’à son propriétaire.
milestones-send = L’étoffe teinte demande le Tissage, jalon d’un autre joueur. Un diplomate vous l’ouvre : envoyez-y un penseur ou un marchand.
milestones-send-result = Votre diplomate est sur le Tissage et rapporte 2 d’influence. Le Tissage vous est ouvert.
milestones-send-own = Votre propre jalon accueille aussi des diplomates, mais il vous est déjà ouvert. L’étoffe teinte demande le Tissage.
milestones-send-elsewhere = Ce diplomate rapporte aussi un avantage. Mais l’étoffe teinte demande le Tissage : voyez chez qui il se trouve.
milestones-send-space = C’est possible, mais n’ouvre aucun jalon. Posez le pilier sur « Envoyer un diplomate ».
milestones-invent-position = Votre tour suivant, le diplomate en place.
milestones-invent = Votre diplomate est sur le Tissage : hormis son propriétaire, vous seul pouvez inventer l’étoffe teinte. Faites-le.
milestones-invent-result = L’étoffe teinte est à vous : sans diplomate, elle restait fermée.
milestones-invent-lamp = La lampe à graisse ne demande que le feu, tous peuvent l’inventer. L’étoffe teinte est votre occasion.
milestones-invent-space = C’est possible. Mais votre diplomate a ouvert l’étoffe teinte : posez le pilier sur « Inventer ».
milestones-past-position = Bien plus tard : l’ère 3 a commencé.
milestones-past = Le temps aide aussi : l’ère 3 a commencé, les jalons de l’ère 2 sont ouverts à tous. Les Mines, non.
milestones-try = Deux idées demandent les Mines, une la Poterie, une le feu. Inventez celle que seul le temps vous a ouverte.
milestones-try-result = Le four : la Poterie est de l’ère 2, et cette ère est finie.
milestones-try-known = Le feu est connu de tous, même sorti du savoir commun. C’est permis, mais cherchez la Poterie.
milestones-try-otherwise = C’était permis, mais rien n’est né de la Poterie. Elle est à un autre, et le temps l’a ouverte.
milestones-summary = Vous pouvez utiliser votre jalon, ceux où est votre diplomate, ceux des ères passées et tout ce qui a été savoir commun.

## Les citoyens

citizens = Vos citoyens
citizens-home = Chez vous, vos citoyens sont disponibles dans un des trois domaines, ou épuisés, ou académiciens, valables pour tout domaine.
citizens-exhaust = Inventer le pain envoie un marchand à la carte et épuise un autre citoyen, de n’importe quel domaine. Épuisez un spécialiste.
citizens-exhaust-result = Un marchand est au pain, et un spécialiste est épuisé jusqu’à la fin de l’ère.
citizens-exhaust-academic = Un académicien peut payer, mais il prend alors ce domaine pour de bon. Payez avec un spécialiste tant que vous pouvez.
citizens-exhaust-flute = La flûte en os ne demande personne d’autre, c’est bon marché. Le pain montre ce qu’est épuiser : inventez-le.
citizens-exhaust-stands = Un académicien peut remplacer chacun. Gardez-le pour un domaine vide : vous avez des marchands.
citizens-exhaust-space = C’est possible. Pour voir comment on épuise des citoyens, posez le pilier sur « Inventer » et inventez le pain.
citizens-academic-position = La même idée, mais presque personne de disponible.
citizens-academic = Un seul marchand est disponible : il va au pain. Un académicien paie le reste : choisissez le domaine qu’il gardera pour de bon.
citizens-academic-result = L’académicien a payé et choisi un domaine : spécialiste pour de bon, et épuisé.
citizens-academic-space = C’est possible. Mais voyez ce que font les académiciens : posez le pilier sur « Inventer ».
citizens-academic-stands = C’est le marchand qui paierait alors. Envoyez le marchand, pour que l’académicien choisisse un domaine.
citizens-ready-position = Plus tard dans l’ère : vos artistes sont épuisés.
citizens-ready = Les épuisés se reposent jusqu’à la fin de l’ère. Envoyez un penseur à la Maîtrise du feu : elle ranime un artiste.
citizens-ready-result = Votre artiste est de nouveau disponible, bien avant la fin de l’ère.
citizens-ready-elsewhere = Ce diplomate apporte un nouveau spécialiste, c’est bien. Mais vos artistes se reposent encore : envoyez-le à la Maîtrise du feu.
citizens-ready-stopped = Vous pouvez vous arrêter, mais ranimer ne coûte rien. Reprenez et rendez votre artiste disponible.
citizens-ready-space = C’est possible. Mais vos artistes sont tous épuisés : envoyez un diplomate à la Maîtrise du feu.
citizens-recall-position = Dernière manche d’une ère : votre pilier d’époque bouge.
citizens-recall = Un diplomate rentre académicien et vous rend l’avantage du jalon. Rappelez celui de l’Agriculture et gagnez un penseur.
citizens-recall-result = Un académicien rentre, et l’Agriculture donne encore son avantage : un nouveau penseur.
citizens-recall-fire = Cela ranime deux citoyens, c’est bien aussi. Mais aucun penseur n’est disponible : l’Agriculture en apporte un nouveau.
citizens-recall-field = Tout domaine est permis. Mais il ne vous reste personne en Technologie : prenez un penseur.
citizens-recall-space = C’est possible. Mais un diplomate à vous attend sur l’Agriculture : posez le pilier sur « Rappeler un diplomate ».
citizens-scholars = Sur la mappemonde attendent des érudits, un par région. Qui en emmène un gagne un académicien à la fin de l’ère.
citizens-try-position = Un autre tour, où beaucoup se reposent.
citizens-try = Vos marchands et un artiste sont épuisés. En un tour, ranimez-en un de chaque. Il y a plus d’un chemin.
citizens-try-result = Un marchand et un artiste sont prêts : deux citoyens de plus pour la suite.
citizens-try-stopped = S’arrêter est permis, mais un seul est disponible. La Maîtrise du feu en rend deux disponibles.
citizens-try-new = Un nouveau spécialiste aide aussi, mais les épuisés se reposent encore. Quel jalon ranime des citoyens ?
citizens-try-otherwise = C’est permis, mais marchands et artiste se reposent encore. La Maîtrise du feu en ranime deux, à l’envoi comme au rappel.
citizens-summary = Les disponibles agissent et paient, les épuisés attendent la fin de l’ère, les académiciens vont partout, les diplomates rentrent académiciens.

## L’assemblée

assembly = L’assemblée
assembly-forums = L’assemblée a cinq forums de deux actions. Chaque tour commence par votre pilier sur l’une des dix cases.
assembly-own = Vous n’avez jamais deux piliers dans un forum. Votre pilier d’époque est sur « Appeler des spécialistes » : ce forum vous est fermé.
assembly-others = Qui a déjà un pilier sur votre case gagne de l’influence. Il y en a un sur « Inventer » : choisissez « Présenter une idée ».
assembly-others-result = Personne n’y était : votre pilier n’a rien donné à personne.
assembly-others-gift = Inventer est permis. Mais voyez : le pilier qui s’y trouvait a donné de l’influence à son propriétaire.
assembly-others-away = C’est possible et ne donne rien à personne. Mais ici, posez le pilier sur « Présenter une idée ».
assembly-turn = Finissez votre tour : présentez une idée et prenez-en une nouvelle. Voyez ensuite ce que fait le pilier du suivant.
assembly-turn-result = Vert est venu sur votre case et vous a donné de l’influence, pendant son tour.
assembly-epoch-position = La dernière manche de cette ère.
assembly-epoch = La dernière manche d’une ère déplace le pilier d’époque. Deux forums restent : envoyez un diplomate, sans donner d’influence à personne.
assembly-epoch-result = Le pilier d’époque est sur une case vide, et y reste toute l’ère suivante.
assembly-epoch-gift = Le pilier peut y aller. Mais quelqu’un occupe déjà cette case, et vous lui avez donné de l’influence.
assembly-epoch-away = Cette case est libre aussi. Mais il faut ici un diplomate : posez le pilier d’époque sur « Envoyer un diplomate ».
assembly-try-position = Une nouvelle ère : quatre forums vous sont ouverts.
assembly-try = Un tour entier à vous : l’action de votre choix, sans donner d’influence à personne.
assembly-try-result = Un tour entier, sans donner d’influence.
assembly-try-gift = C’est permis, mais un pilier s’y trouvait et son propriétaire a gagné de l’influence. Cherchez une case vide.
assembly-summary = Par ère, quatre, puis trois, puis deux forums vous sont ouverts. Quand d’autres rejoignent vos piliers, vous gagnez de l’influence.

## Les chaînes

chains = Les chaînes, source par source
chains-tokens = Une action peut en amener une autre. Votre influence au début du tour donne un à trois jetons de chaîne, un par maillon.
chains-card = Première source : la carte améliorée. Arc et flèches enchaîne « Inventer ». Améliorez en Asie, puis posez un jeton sur la carte.
chains-card-result = Un jeton est sur Arc et flèches : vous pouvez inventer, dans le même tour.
chains-card-passed = Vous pouvez passer, mais sans profit : les jetons ne durent qu’un tour. Posez-en un sur Arc et flèches.
chains-card-space = C’est possible, mais n’ouvre aucune chaîne. Posez le pilier sur « Améliorer ».
chains-invent = L’action enchaînée se fait comme toute autre. Inventez le pain en Afrique.
chains-invent-result = Deux actions pour un pilier : améliorer en Asie, inventer en Afrique.
chains-call-position = Un autre tour : le grenier est à vous.
chains-call = Deuxième source : « Appeler des spécialistes » enchaîne une invention à vous. Rappelez des citoyens d’Europe ; le grenier permet alors de partager.
chains-call-result = Des citoyens rentrent, puis le grenier vous fait partager : 4 PI, et une récompense.
chains-call-passed = Passer est permis, mais votre invention en Asie rapporterait des points. Posez un jeton sur le grenier.
chains-call-space = Vous pourriez partager directement. Mais appeler d’abord vous rend des citoyens, et le grenier partage quand même.
chains-influence-position = Vous dominez maintenant en Asie.
chains-influence = Troisième source : « Gagner de l’influence » enchaîne une de vos tuiles d’influence visibles. Posez-en une en Asie, puis utilisez-en une ; elle se retourne.
chains-influence-result = La tuile donne 4 PI et 2 d’influence, puis une action. Elle est maintenant retournée.
chains-influence-passed = Passer garde la tuile pour plus tard, c’est permis. Mais voyez ici la chaîne : utilisez une de vos tuiles.
chains-influence-space = C’est possible. Mais vous dominez en Asie : posez le pilier sur « Gagner de l’influence ».
chains-scholar-position = Des érudits attendent sur la mappemonde.
chains-scholar = Quatrième source : un érudit. Voyagez en Europe et posez un jeton : sa tuile enseigne « Présenter », puis il vous suit.
chains-scholar-result = L’érudit vous a fait présenter et vous suit. Sa tuile montre maintenant des points.
chains-scholar-elsewhere = Ce voyage est permis, mais cet érudit n’enseigne rien d’utile maintenant. Celui d’Europe enseigne « Présenter ».
chains-scholar-passed = C’est permis, mais l’érudit reste alors où il est. Posez un jeton à côté de sa tuile.
chains-scholar-space = C’est possible, mais un voyage chez l’érudit permet aussi de présenter. Posez le pilier sur « Voyager ».
chains-points-position = Plus tard : trois tuiles de savoir ont servi.
chains-points = Les tuiles de savoir utilisées montrent 2 PI. Rejoignez-en une et posez un jeton : vous gagnez les points de toutes.
chains-points-result = 6 PI de trois tuiles, et toutes enseignent de nouveau leur action.
chains-points-action = Cet érudit enseigne encore une action. Allez là où la tuile montre des points.
chains-points-passed = Passer laisse 6 PI au prochain voyageur. Posez votre jeton.
chains-points-space = C’est possible, mais trois tuiles de savoir montrent des points. Posez le pilier sur « Voyager ».
chains-technology-position = Un tour avec une tuile de Technologie sur votre carte.
chains-technology = Dernière source : une tuile de Technologie lie deux actions, contre un jeton et 1 influence. La vôtre lie Inventer et Partager : usez-en pour le pain.
chains-technology-result = Inventé et partagé en un tour, pour un jeton et 1 d’influence.
chains-technology-lamp = Inventer la lampe est permis, mais la partager ne vous rapporterait aucun point. Le pain est votre idée.
chains-technology-passed = Vous pouvez passer, mais le pain est prêt à être partagé. Posez un jeton sur la tuile de Technologie.
chains-technology-space = C’est possible. Mais cette tuile demande d’abord une de ses deux actions : posez le pilier sur « Inventer ».
chains-try-position = Trois jetons, et tout pour une longue chaîne.
chains-try = Trois jetons, un tour : améliorez, et de là inventez le pain et partagez-le.
chains-try-result = Améliorer, inventer, puis partager : trois maillons d’un seul pilier.
chains-try-passed = C’est permis, mais la chaîne se rompt ici. Deux maillons attendent encore.
chains-try-otherwise = Un tour à la chaîne trop courte. Commencez par améliorer en Afrique : la carte enchaîne Inventer, votre tuile Partager.
chains-summary = Les chaînes viennent des cartes améliorées, de vos inventions, des tuiles d’influence, des érudits et des tuiles de Technologie.

## Le progrès

progress = Les tuiles et la carte de progrès
progress-wish = Certaines actions donnent une tuile d’aspiration : Appeler une d’Économie, Voyager une de Culture, Inventer une de Technologie.
progress-swap = Après vos actions, chacune devient une tuile de progrès de son domaine. Rappelez des citoyens d’Océanie et choisissez une tuile d’Économie.
progress-swap-result = L’aspiration devient Économie 2 : votre rangée est pleine, avec quatre tuiles.
progress-swap-space = C’est possible, mais sans aspiration d’Économie. Posez le pilier sur « Appeler des spécialistes ».
progress-place = Poser coûte de l’influence, moins si la rangée est pleine : rien avec quatre tuiles. Posez-en une ; un citoyen de son domaine s’épuise.
progress-place-result = La tuile est sur votre carte, pour un citoyen épuisé et sans influence.
progress-place-skipped = Passer est gratuit et permis. Mais quatre tuiles dans la rangée, c’est le meilleur moment pour poser.
progress-near-position = Un tour plus tard : la rangée est de nouveau pleine.
progress-near = Chaque tuile voisine coûte un citoyen de plus. Posez Économie 6 là où elle ne touche rien.
progress-near-result = Économie 6 ne touche rien : un marchand a suffi.
progress-near-beside = C’est permis, mais elle touche Culture 1 et coûte deux citoyens. En diagonale, rien ne compte.
progress-near-above = Au-dessus et au-dessous comptent aussi : cela coûterait deux citoyens. Trouvez une case sans voisine.
progress-near-other = Cette tuile peut se poser aussi. Mais d’abord Économie 6 : elle rapporte aussitôt.
progress-near-skipped = C’est permis, mais votre rangée est pleine et poser ne coûte aucune influence.
progress-use = Une tuile agit aussitôt. Une tuile d’Économie prend un jeton, une fois par ère. Celle-ci donne autant de PI que l’ère : utilisez-la.
progress-use-result = 3 PI, autant que l’ère. Le jeton revient à la fin de l’ère.
progress-use-done = Vous pouvez finir, mais 3 PI dormiraient jusqu’à votre prochain tour. Utilisez d’abord la tuile.
progress-use-place = Vous pouvez d’abord en poser une autre. Mais voyez ce que fait celle-ci : utilisez-la.
progress-done = Un jalon de l’ère 3 permet deux tuiles par tour. Posez-en une autre, ou continuez.
progress-done-result = Votre tour est fini, au suivant.
progress-discard-position = Un autre tour : quatre tuiles sont déjà dans votre rangée.
progress-discard = La rangée tient quatre tuiles. Un voyage en apporte une cinquième : choisissez une tuile de Culture, abandonnez-en une, et laissez l’érudit.
progress-discard-result = Une cinquième n’entre pas : une tuile de votre choix a quitté la rangée.
progress-discard-space = C’est possible. Mais pour voir déborder la rangée, posez le pilier sur « Voyager ».
progress-skip-position = La fin d’un autre tour, la rangée courte.
progress-skip = Avec deux tuiles, poser coûterait 2 d’influence et vous passeriez sous 4. Renoncez, et laissez grandir la rangée.
progress-skip-result = Rien de posé, rien de payé : votre influence reste à 4, la rangée grandira.
progress-skip-paid = C’est permis, mais avec 3 d’influence vous commenceriez le prochain tour avec un jeton au lieu de deux.
progress-try-position = Votre tour, une invention prête à partager.
progress-try = Culture 4 donne 2 PI au partage. Partagez le grenier, prenez le joker, et posez une tuile que votre lance rend gratuite.
progress-try-result = Partagé pour 4 PI, 2 de plus grâce à Culture 4, et une tuile posée sans frais.
progress-try-wealth = La Richesse va aussi et remplit autant votre rangée. À vous de poser maintenant.
progress-try-skipped = C’est permis. Mais quatre tuiles ne coûtent aucune influence, et une tuile de Technologie sans voisine n’épuise personne.
progress-try-otherwise = C’est permis, mais sans partage Culture 4 ne paie rien. Partagez en Europe, puis posez d’une rangée pleine.
progress-summary = L’aspiration devient progrès. Une rangée pleine pose sans influence, les voisines coûtent, vos inventions du même domaine rendent moins cher.

## L’influence et la Richesse

influence = L’influence et la Richesse
influence-track = L’influence donne des jetons de chaîne, paie la pose, et compte à la fin : 5 PI dès 4, 10 PI dès 8.
influence-settle = Une tuile d’influence se pose là où vous dominez. En Asie, égalité : qu’un diplomate à la Domestication y installe un citoyen.
influence-settle-result = Un citoyen de votre réserve est en Asie : vous y dominez.
influence-settle-elsewhere = C’est permis, mais vous dominez déjà en Océanie. L’égalité en Asie demande ce citoyen.
influence-settle-milestone = Bon avantage, mais il ne met personne sur la mappemonde. La Domestication, si.
influence-settle-space = C’est possible. Mais l’Asie est à égalité : posez le pilier sur « Envoyer un diplomate ».
influence-claim-position = Votre tour suivant, en tête en Asie.
influence-claim = Vous dominez en Asie. Une tuile d’influence y rappelle des citoyens et rapporte points et influence. Gagnez 4 PI.
influence-claim-result = 4 PI et 1 d’influence. Les deux citoyens rentrent et sont disponibles.
influence-claim-small = C’est possible, mais la tuile à un citoyen ne rapporte que 2 PI. Vous en avez deux en Asie.
influence-claim-space = C’est possible. Mais vous dominez en Asie : posez le pilier sur « Gagner de l’influence ».
influence-stay-position = Un autre tour : votre avance en Asie est mince.
influence-stay = Présentez en Amérique du Nord : un citoyen de la mappemonde peut alors bouger, ou non. Gardez l’Asie : ne bougez personne.
influence-stay-result = Présenté, et personne n’a bougé : l’Asie reste à prendre.
influence-stay-moved = Bouger est permis, mais vous voilà à égalité en Asie : plus de tuile d’influence là-bas. Restez.
influence-stay-elsewhere = Vous pouvez présenter là. Mais essayez la tuile d’Amérique du Nord, qui ne déplace que si vous voulez.
influence-stay-space = C’est possible. Mais ici, posez le pilier sur « Présenter une idée ».
influence-wealth-position = Plus tard : deux de vos inventions peuvent être partagées.
influence-wealth = Chaque région a ses tuiles de Richesse. Richesse A vaut 2 PI par tuile d’Économie posée. Partagez là où elle se trouve.
influence-wealth-result = Richesse A est dans votre rangée. Posée, elle vaudra 2 PI par tuile d’Économie.
influence-wealth-culture = Vous pouvez la partager, mais Richesse B compte les tuiles de Culture, et vous n’en avez posé aucune.
influence-wealth-joker = Un joker sert toujours. Mais avec trois tuiles d’Économie posées, Richesse A vaut déjà 6 PI.
influence-wealth-space = C’est possible. Mais deux de vos idées sont mûres : posez le pilier sur « Partager une invention ».
influence-place = La Richesse ne compte que sur votre carte de progrès. Elle coûte deux citoyens au choix, plus un par voisine. Posez-la.
influence-place-result = Richesse A est sur votre carte : 6 PI à la fin, pour trois tuiles d’Économie.
influence-place-other = Vous pouvez poser celle-ci. Mais gardez vos citoyens pour la Richesse : elle ne compte que posée.
influence-place-skipped = Passer est permis, mais votre rangée est pleine : poser ne coûte aucune influence.
influence-try-position = Trois de vos citoyens sont en Europe.
influence-try = Avec Culture 6, une tuile d’influence demande un citoyen de moins. Posez celle qui rapporte 10 PI.
influence-try-result = 10 PI d’une seule tuile : Culture 6 vous a épargné un citoyen.
influence-try-small = De bons points, mais une plus grande convient : avec Culture 6, elle demande un citoyen de moins qu’elle n’indique.
influence-try-otherwise = C’est permis, mais aucune tuile d’influence à 10 PI n’est posée. Vous dominez en Europe avec trois citoyens.
influence-summary = Dominez une région pour y poser une tuile d’influence. Restez haut sur la piste, et posez la Richesse qui compte vos tuiles.

## Le savoir commun

common = Eurêka et le savoir commun
common-shelf = Cinq jalons forment le savoir commun, dans l’ordre des lettres. Les nouveaux chassent le plus bas.
common-eureka = Eurêka donne un jalon d’une ère plus tardive. La monnaie et la fonte du bronze demandent les Mines : prenez-les.
common-eureka-result = Les Mines sont à vous, et votre ancien jalon, l’Agriculture, passe à tous.
common-eureka-other = Bon jalon aussi. Mais vos idées demandent les Mines, et au présentoir Eurêka elles ne sont ouvertes à personne.
common-eureka-space = C’est possible. Mais les Mines attendent : posez le pilier sur « Eurêka ».
common-pushed = L’Agriculture est désormais savoir commun. Elle a chassé Cordes et liens, et votre diplomate en est revenu académicien.
common-advance = Votre marqueur d’ère avance. Choisissez une case : ranimer deux citoyens, gagner un spécialiste, ou choisir plus tard votre place dans l’ordre.
common-advance-result = Votre marqueur est à l’ère 3, et la case est prise.
common-known-position = Votre tour suivant, avec les Mines.
common-known = Cordes et liens est défaussé, mais ce qui a été savoir commun reste connu. Inventez Arc et flèches, qui le demande.
common-known-result = Arc et flèches est inventé : ce qui a été connu le reste.
common-known-other = Celle-ci vous est ouverte aussi, par vos Mines. Mais voyez ce que permet encore un jalon défaussé.
common-known-asia = Le four demande la Poterie, qui est au savoir commun. Bien, mais cherchez l’idée qui demande Cordes et liens.
common-known-space = C’est possible. Mais ici, posez le pilier sur « Inventer ».
common-visit-position = Un autre tour : voyez le savoir commun.
common-visit = Chacun peut envoyer des diplomates au savoir commun. La Poterie donne 2 PI : envoyez-y quelqu’un.
common-visit-result = 2 PI aussitôt, et un diplomate qui pourra rentrer académicien.
common-visit-other = C’est permis, et utile. Mais la Poterie paie tout de suite : 2 PI.
common-visit-space = C’est possible. Mais ici, posez le pilier sur « Envoyer un diplomate ».
common-try-position = L’ère 3, et un jalon de l’ère 5 au présentoir.
common-try = À vous : sautez de l’ère 3 à l’ère 5, et prenez-en les points sur la piste des ères.
common-try-result = De l’ère 3 à l’ère 5 d’un bond, et des points pour le premier.
common-try-space = Une bonne case, mais pas celle des points. Voyez la première de l’ère 5.
common-try-otherwise = C’est permis, mais votre marqueur d’ère n’a pas bougé. Seul Eurêka le fait avancer.
common-summary = Eurêka ouvre de nouvelles idées, agrandit l’académie et permet plus de tuiles par tour. L’ancien jalon passe à tous.

## Le changement d’ère

eras = Quand une ère s’achève
eras-ends = Votre tour est le dernier de l’ère. Renoncez à poser, et l’ère s’achève.
eras-ends-result = L’ère 2, le Néolithique, est finie. La suite se fait seule, sauf le choix de votre place.
eras-ends-paid = Payer 3 d’influence pour une seule tuile est permis, mais cher. Renoncez, et l’ère s’achève.
eras-rank = D’abord l’ordre du tour : votre marqueur est sur une case d’ordre, vous choisissez donc votre place. Soyez premier.
eras-rank-result = Vous serez premier. Puis citoyens, piliers et jetons de tous sont rentrés.
eras-rank-later = Toute place est permise. Mais le premier trouve les forums vides : prenez cette place.
eras-influence = Puis l’influence : de 4 à 7 on perd 1, dès 8 on perd 2, et à 0 on gagne 1. Vous en avez perdu 1.
eras-home = Les épuisés sont disponibles, piliers de saison et jetons d’économie reviennent. Votre érudit a amené un académicien, puis regagné la mappemonde.
eras-common = Les jalons restants circulent : l’un va au présentoir sans joueur, l’autre au savoir commun. Trois nouveaux apparaissent.
eras-pick = Les idées de l’ère achevée quittent la partie, ici le grenier. Prenez-en une nouvelle.
eras-pick-result = Une nouvelle idée pour une nouvelle ère : la manche 5 commence.
eras-try-position = La fin de l’ère suivante.
eras-try = L’ère finit avec votre tour, et les jetons d’économie reviendront. Utilisez vos deux tuiles d’Économie, puis finissez par une action au choix.
eras-try-result = Les deux tuiles ont servi, les jetons sont revenus : rien n’est perdu.
eras-try-otherwise = L’ère est finie et une tuile d’Économie n’a pas servi. Son jeton serait revenu de toute façon : utilisez d’abord les deux.
eras-summary = À la fin d’une ère, citoyens, piliers et jetons reviennent. Usez-en avant, et surveillez votre place sur la piste d’influence.

## Les objectifs et la fin

end = Les objectifs et la fin
end-deal = Avant la partie, vous recevez quatre objectifs privés et en écartez un. À la fin, les deux meilleurs comptent. Écartez-en un.
end-deal-result = Il reste trois objectifs, et chacun en a écarté un.
end-last-position = Bien des manches plus tard : la dernière.
end-last = Manche 13, le tout dernier tour. Trois choses comptent ensuite : l’influence, la Richesse sur votre carte de progrès, vos objectifs.
end-shift = L’influence change encore une fois avant le décompte : dès 8 vous perdez deux, de 4 à 7 un.
end-row = Un de vos objectifs est Planificateurs : 4 PI par rangée complète de la carte. Fermez la première avec Économie 2.
end-row-result = La première rangée est complète : Planificateurs rapportera 4 PI.
end-row-elsewhere = Cette tuile compte aussi, mais la première rangée reste ouverte et Planificateurs ne rapporterait rien.
end-row-skipped = Passer est permis, mais la rangée reste ouverte, et c’était votre dernier tour.
end-score = Posez encore ou continuez. Puis tout se compte : voyez l’influence, Richesse A et les objectifs.
end-score-result = 5 PI d’influence, puis Richesse et vos deux meilleurs objectifs : la partie est finie.
end-try-position = La même manche, avec plus d’influence.
end-try = Un autre dernier tour, avec 8 d’influence. Dès 8, la piste donne 10 PI, mais le changement en retire deux. Gagnez ces 10 PI.
end-try-result = 10 d’influence, moins deux, font 8 : la piste donne 10 PI.
end-try-otherwise = C’est permis, mais après le changement vous étiez sous 8 : la piste n’a donné que 5 PI. Gagnez d’abord de l’influence.
end-summary = À la fin : jusqu’à 10 PI d’influence, vos Richesses posées et vos deux meilleurs objectifs. Une tuile non posée ne vaut rien.

## Chronos

chronos = Chronos
chronos-who = À deux, vous partagez le monde avec une troisième société, Chronos. Il suit des règles fixes, sans points, et ne peut gagner.
chronos-path = À son tour, son pilier gagne la région suivante du chemin. S’il n’y a pas d’idée, il en présente une. Ne posez rien, et regardez.
chronos-path-result = Chronos est allé au Moyen-Orient, l’a trouvé vide, et y a présenté une idée.
chronos-path-paid = Poser est possible, mais 3 d’influence pour une tuile, c’est cher. Ne posez rien, et voyez ce que fait Chronos.
chronos-invents-position = Une manche plus tard : votre pain est sur son chemin.
chronos-invents = Vient l’Europe, où attend votre pain. Il invente ce qui est ouvert et retire une tuile de progrès de la partie. Ne posez rien.
chronos-invents-result = Chronos a inventé votre pain, et une tuile de progrès quitte la partie.
chronos-invents-paid = C’est possible, mais cher. Ne posez rien, et voyez ce que Chronos fait en Europe.
chronos-shares-position = Plus tard : il revient à son invention.
chronos-shares = Quand il revient à une invention à lui, il la partage. Chacun reçoit son dû : vous en êtes l’auteur. Ne posez rien.
chronos-shares-result = Chronos a partagé, et vous, son auteur, gagnez 4 PI sans rien faire.
chronos-shares-paid = C’est possible, mais cher. Ne posez rien, et voyez qui en profite en Europe.
chronos-era-position = Le dernier tour d’une ère.
chronos-era = À la fin d’une ère, il pose une tuile d’influence dans la prochaine région libre et prend un nouveau jalon. Ne posez rien.
chronos-era-result = Chronos pose une tuile d’influence en Océanie et prend la Roue. Une nouvelle ère commence.
chronos-era-paid = C’est possible, mais cher. Ne posez rien, et l’ère s’achève.
chronos-try-position = Le chemin devant lui est vide.
chronos-try = Faites-le travailler pour vous : présentez, là où il va ensuite, une idée qui lui est ouverte.
chronos-try-result = Il est venu, a trouvé votre grenier et l’a inventé : il travaille pour vous.
chronos-try-closed = Vous pouvez la présenter, mais les Mines sont au présentoir Eurêka, fermé même à Chronos.
chronos-try-elsewhere = C’est permis, mais il va ensuite en Amérique du Sud, la trouve vide et y présente lui-même.
chronos-try-otherwise = C’est permis, mais il a trouvé l’Amérique du Sud vide et y a présenté lui-même. Soyez-y avant lui.
chronos-summary = Chronos suit le chemin : il présente, invente, partage ou améliore, selon ce qui marche d’abord. Sachez où il va, et profitez-en.

## Une chaîne de trois

demo = Une chaîne de trois
demo-begin = Rouge a présenté le pain en Europe. En Afrique, une invention est à améliorer.
demo-innovate = Un pilier, une action : améliorer en Afrique.
demo-innovate-result = Arc et flèches permet une action de plus.
demo-invent = Un jeton, et Rouge invente le pain.
demo-invent-result = Inventer s’enchaîne aussi : une tuile de Technologie mène au partage.
demo-share = Et Rouge le partage avec le monde.
demo-share-result = Des points pour l’auteur : trois actions en un seul tour.
demo-summary = Une idée en amène une autre : préparez votre chaîne.

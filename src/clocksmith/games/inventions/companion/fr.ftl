# Ce que dit le compagnon dans une première partie d’Inventions, en français : ce qui fait gagner, et
# ce que veut dire chaque sorte de question, en 25 mots au plus.

begin = Après 13 manches, le plus de PI l’emporte : idées partagées, tuiles d’influence, savoir, et objectifs à la fin. Comptez une heure et demie.

## La mise en place

keep-goals = À la fin comptent les deux meilleurs de vos trois objectifs. Écartez celui qui va le moins avec les autres.
lay-first-idea = Vous commencez comme auteur d’une idée. Ses citoyens rapportent des PI au partage, et la tuile de la région aide aussitôt.

## Un tour

place-pillar = Votre pilier choisit l’action du tour ; des chaînes en ajoutent. Ceux dont un pilier est déjà sur la case gagnent de l’influence.
do-deed = { $deed_id ->
        [present] Posez une idée dans une région qui n’en a pas ; des citoyens de son domaine y vont, et rapportent au partage.
        [invent] Il faut l’accès au jalon de l’idée. Comme inventeur, vous aurez la carte au partage.
        [innovate] Améliorez ce qu’un autre a inventé. Vous gagnez un spécialiste et pouvez enchaîner l’action de la carte.
        [share] Partager récompense tous ceux qui y ont part. Partagez où vous êtes auteur avec plusieurs citoyens, ou inventeur.
        [call] Des citoyens d’une région rentrent et sont de nouveau disponibles, dans le domaine de la carte qui s’y trouve.
        [influence] Où vous êtes les plus nombreux, une tuile d’influence apporte des PI, et de l’influence par tuile visible à vous.
        [travel] Un citoyen suit une corde. Où attend un érudit, un jeton de chaîne permet d’apprendre de lui.
        [eureka] Un jalon d’une ère suivante devient le vôtre : plus d’académiciens, plus de tuiles à poser, de nouvelles idées à inventer.
        [send] Un diplomate apporte l’avantage du jalon maintenant, et son accès tant qu’il y reste.
       *[recall] Le diplomate rentre académicien, et l’avantage du jalon revient une fois encore.
    }
send-citizen = { $role_id ->
        [presenter] Il y reste jusqu’au partage de l’idée, et vous rapporte alors des PI. Un académicien va partout : gardez-le.
        [inventor] Un citoyen fait de l’idée une invention. Un académicien va partout : gardez-le si vous pouvez.
       *[innovator] Un citoyen améliore l’invention. Un spécialiste du même domaine vous rejoint en échange.
    }
exhaust-citizen = Les épuisés se reposent jusqu’à la fin de l’ère. Épuisez le domaine qui vous servira le moins d’ici là.
may-chain = { $deed_id ->
        [travel] Apprendre de l’érudit coûte un jeton de chaîne et apporte une action ou des PI. Un jeton non joué ne rapporte rien.
       *[other] Un jeton de chaîne vous donne une action de plus ce tour. Un jeton non joué ne rapporte rien.
    }
may-use-technology = Une tuile de Technologie donne l’autre action qu’elle montre, pour un jeton de chaîne et 1 influence. Elle se retourne : une seule fois.
may-use-economy = Une tuile d’Économie posée donne son avantage une fois par ère, sans frais. Utilisez-la quand elle sert vraiment.
choose-reward = Les tuiles de Richesse comptent en fin de partie ; un joker devient aussitôt la tuile de progrès de votre choix.

## Ce qu’apporte une action

choose-effect = Prenez ce qui vous manque : des citoyens disponibles, de l’influence pour les jetons, ou des PI.
ready-citizen = Un citoyen épuisé redevient disponible. Pensez au domaine dont votre prochaine action a besoin.
choose-field = Économie, Culture, Technologie : le nouveau spécialiste ne paie que pour son domaine. Regardez vos idées.
settle-citizen = Les citoyens sur la mappemonde comptent pour les tuiles d’influence. Où vous êtes les plus nombreux, vous pouvez en poser une.
move-citizen = Être les plus nombreux dans une région y permet une tuile d’influence. Allez où un de plus change tout.
assign-field = Qui rentre prend un domaine et y reste. Voyez ce que demandent vos idées.
choose-space = Chaque case de la piste des ères a son propre avantage, reçu aussitôt.
send-envoy = Qui part est absent jusqu’à son rappel, et rentre alors académicien.
pick-idea = Prenez une idée dont le jalon vous est accessible, dans un domaine où vous avez des citoyens.

## Le progrès

choose-tile = Votre aspiration devient une tuile de progrès de son domaine. Les numéros ont des effets différents : désignez-les.
choose-discard = Quatre tuiles seulement peuvent attendre dans votre rangée. Abandonnez celle que vous poseriez en dernier.
may-place = Poser coûte de l’influence une fois, moins avec une rangée pleine. Avec peu de tuiles, mieux vaut souvent attendre.
place-tile = Une tuile coûte un citoyen de son domaine, et un de plus par tuile voisine. Elle agit aussitôt.
choose-rank = Une place tôt donne le premier choix des cases. Une place tardive montre d’abord ce que font les autres.

## Avant de laisser un tour tel quel

lose-tokens = { $count ->
        [one] Un jeton de chaîne reste inutilisé. Après ce tour, il ne rapporte plus rien.
       *[other] { $count } jetons de chaîne restent inutilisés. Après ce tour, ils ne rapportent plus rien.
    }

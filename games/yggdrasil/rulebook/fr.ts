import type { RulebookTexts } from './rules.ts';

/** La règle du jeu en français. */
export const fr: RulebookTexts = {
  sources: {
    all: 'le jeu imprimé ; les autres sources concordent',
    printed: 'règles du jeu imprimé de 2011',
    pictures: 'plateau et cartes du jeu imprimé, vus en images',
    sheets: 'le résumé japonais et l’ébauche de 2010',
    japanese: 'le résumé japonais',
    draft: 'l’ébauche de 2010, en italien',
    review: 'descriptions du jeu par des tiers',
    oneSource: 'une seule source, le programme inachevé d’un étudiant',
    inferred: 'se déduit des autres règles',
    ruling: 'notre décision',
    reconstruction: 'notre reconstitution',
    comparison: 'notre comparaison des sources',
  },
  rules: {
    'Y-1': {
      title: 'Le jeu en bref',
      text: [
        'Yggdrasil est un jeu de Cédric Lefebvre et Fabrice Rabellino (Ludonaute, 2011) pour un à six joueurs. On joue ensemble, on gagne ou on perd ensemble. Une partie dure environ 90 minutes.',
        'Vous êtes des dieux. Six ennemis marchent vers la Résidence d’Odin, d’un pas à chaque carte. À votre tour, vous piochez une telle carte, vous en subissez l’effet, puis vous agissez dans trois des neuf mondes : récolter des Vikings, obtenir des armes et des elfes, repousser les ennemis, contenir les géants.',
        'Vous gagnez si les cartes Ennemi s’épuisent avant que les ennemis n’aient percé.',
      ],
    },
    'Y-2': {
      title: 'Le matériel',
      text: [
        'Voici ce qui sert au jeu :',
        '- 6 dieux : Odin, Thor, Frey, Heimdall, Tyr, Freyja',
        '- 6 ennemis : Fenrir, Hel, Jörmungand, Loki, Nidhögg, Surt',
        '- 52 cartes Ennemi : 42 ordinaires, 6 en colère, 4 Ragnarök',
        '- 16 géants de glace, appelés ici géants, et 18 armes',
        '- 4 sacs et, dedans ou à côté, 47 Vikings et 42 Géants de Feu',
        '- des elfes, 7 au plus ; les Valkyries ; les Vanes ; 6 tuiles de monde inaccessible ; 1 tuile d’île submergée ; 1 dé',
        'Les nombres de Vikings, de Géants de Feu, d’elfes et de cartes Ragnarök se déduisent de la mise en place et des totaux. Sur les 112 pions de la boîte, 111 s’expliquent ; que le dernier marque les pouvoirs annulés est notre supposition.',
      ],
    },
    'Y-3': {
      title: 'Mise en place',
      text: [
        'Préparez le jeu dans l’ordre de Y-3.1 à Y-3.6. Le nombre de dieux ne change que le nombre d’elfes. Plus il y a de dieux, plus c’est difficile.',
      ],
    },
    'Y-3.1': {
      title: 'Les dieux',
      text: [
        'Chaque joueur reçoit un dieu à lui ; les autres restent dans la boîte. On peut les distribuer ou les choisir : gods=random les distribue, une liste comme gods=thor+freyja les nomme dans l’ordre des places.',
      ],
    },
    'Y-3.2': {
      title: 'Ce qui se pose où',
      text: [
        '- Les six ennemis sont au départ, à gauche de la première arche d’Asgard.',
        '- La Demeure des Elfes contient un elfe de plus qu’il n’y a de dieux.',
        '- Le Domaine des Morts contient 5 Vikings, le Royaume du Feu 12 Géants de Feu.',
        '- Les 18 armes sont à la Forge des Nains, face visible.',
        '- Les 16 géants sont à la Forteresse de Glace, mélangés et face cachée.',
        '- Les Valkyries sont sur l’île Arc-en-ciel ; l’île noire est submergée (Y-16.2).',
        '- Les Vanes sont sur la première case de leur piste.',
        'Les dieux eux-mêmes commencent sans rien.',
      ],
    },
    'Y-3.3': {
      title: 'Les sacs',
      text: [
        'Chaque île, sauf l’île Arc-en-ciel, a un sac de 18 jetons :',
        '- blanc : 6 Vikings, 12 Géants de Feu',
        '- bleu : 9 Vikings, 9 Géants de Feu',
        '- vert : 12 Vikings, 6 Géants de Feu',
        '- noir : 15 Vikings, 3 Géants de Feu',
      ],
    },
    'Y-3.4': {
      title: 'Jouer seul',
      text: [
        'Un joueur seul peut jouer autant de dieux qu’il veut, d’un à six. La règle d’origine ne nous est pas parvenue ; qu’un seul dieu suffise et que six soient permis est notre reconstitution. Avec un seul dieu, le Monde des Ténèbres ne sert à rien.',
      ],
    },
    'Y-3.5': {
      title: 'Qui commence',
      text: [
        'Les dieux se concertent pour savoir qui commence (first=agreed). Le hasard peut en décider (first=random), ou un nombre de 1 à 6 désigne la place.',
      ],
    },
    'Y-3.6': {
      title: 'Ordre du jeu',
      text: ['Après le tour d’un dieu vient le dieu à sa gauche, dans le sens horaire (Y-16.9).'],
    },
    'Y-4.1': {
      title: 'La piste d’Asgard',
      text: [
        'Les ennemis parcourent huit cases réparties en cinq zones. La force est ce qu’il faut pour y battre un ennemi ; la puissance dit combien son effet frappe quand il y arrive.',
        '- case 0, le départ : ni force ni puissance',
        '- cases 1 et 2 : force 5, puissance 1',
        '- cases 3 et 4, au-delà du mur d’Asgard : force 6, puissance 2',
        '- cases 5 et 6, au-delà de la porte du Valhalla : force 7, puissance 3',
        '- case 7, la Résidence d’Odin : force 8, pas d’effet',
        'Une case accueille autant d’ennemis qu’on veut.',
      ],
    },
    'Y-4.2': {
      title: 'Les trois lignes',
      text: [
        'À la fin d’un tour, vous avez perdu si l’une de ces conditions est vraie :',
        '- cinq ennemis ou plus sont au-delà du mur d’Asgard (case 3 ou plus loin)',
        '- trois ou plus sont au-delà de la porte du Valhalla (case 5 ou plus loin)',
        '- un ou plus est dans la Résidence d’Odin (case 7)',
        'Un ennemi au-delà de la porte est aussi au-delà du mur et compte pour les deux.',
      ],
    },
    'Y-5': {
      title: 'Le dé',
      text: [
        'Une face du dé a une couleur, qui désigne l’île et le sac de cette couleur, et des marteaux, qui comptent au combat :',
        '- blanc : aucun marteau, sur deux faces',
        '- bleu : 1 marteau, sur deux faces',
        '- vert : 2 marteaux, sur une face',
        '- noir : 3 marteaux, sur une face',
        'Les couleurs et les marteaux du blanc, du bleu et du vert se voient sur une carte imprimée. Le nombre de faces de chaque couleur et les 3 marteaux du noir reposent sur une seule source fragile ; nous les donnons comme reconstitués.',
      ],
    },
    'Y-6.1': {
      title: 'La pioche',
      text: [
        'La pioche compte toujours 42 cartes. Dans la partie de découverte, ce sont sept cartes ordinaires de chaque ennemi, mélangées. Les cartes résolues vont dans une défausse visible et ne reviennent jamais.',
      ],
    },
    'Y-6.2': {
      title: 'Ce que fait une carte en colère',
      text: [
        'Elle avance son ennemi de deux cases au lieu d’une, aussi loin que va la piste. L’effet suit une seule fois, après tout le déplacement, avec la puissance de la case atteinte.',
      ],
    },
    'Y-6.3': {
      title: 'Les cartes en colère remplacent des cartes ordinaires',
      text: [
        'Pour une partie plus difficile, remplacez des cartes ordinaires par les cartes en colère du même ennemi, une par ennemi au plus. L’option angry dit combien, de 0 à 6.',
      ],
    },
    'Y-6.4': {
      title: 'Répartir les cartes spéciales',
      text: [
        'Avec spread=piles, la pioche est divisée en autant de paquets égaux qu’il y a de cartes en colère et de cartes Ragnarök. Chaque paquet en reçoit une et est mélangé, puis on empile les paquets. Avec spread=random, on mélange simplement toutes les cartes.',
        'Quand 42 ne se divise pas exactement, les paquets diffèrent d’une carte. Que les plus gros soient alors au-dessus est notre choix.',
      ],
    },
    'Y-6.5': {
      title: 'Quels ennemis sont en colère',
      text: [
        'S’il y a moins de six cartes en colère, le hasard les choisit (angryEnemies=random), ou vous les nommez dans une liste comme angryEnemies=loki+surt. Les sources n’en disent rien ; c’est notre reconstitution.',
      ],
    },
    'Y-6.6': {
      title: 'Les cartes Ragnarök',
      text: [
        'La boîte contient quatre cartes Ragnarök, les pires de toutes à ce qu’on dit. Nous ne savons pas ce qu’elles font. Toute cette règle est notre reconstitution, et sans l’option ragnarok (de 1 à 4) la pioche n’en contient aucune.',
        'Une carte Ragnarök remplace une carte ordinaire que personne ne voit. Quand elle est piochée, trois ennemis avancent d’une case chacun :',
        '- Ragnarök 1 : Hel, Jörmungand, Surt',
        '- Ragnarök 2 : Fenrir, Loki, Nidhögg',
        '- Ragnarök 3 : Fenrir, Loki, Surt',
        '- Ragnarök 4 : Hel, Jörmungand, Nidhögg',
        'Leurs effets ne s’appliquent pas (ragnarokEffects=none). Avec ragnarokEffects=each, ils s’appliquent tous, dans l’ordre que choisissent les dieux.',
      ],
    },
    'Y-6.7': {
      title: 'Niveaux de difficulté',
      text: [
        '- introductory, découverte : aucune carte en colère',
        '- normal, normale : 3 cartes en colère',
        '- expert, experte : 6 cartes en colère',
        '- ragnarok : 6 cartes en colère et les 4 cartes Ragnarök',
        '- custom, au choix : autant qu’on veut de chaque sorte',
        'L’ébauche dit que zéro est la découverte, six le niveau expert, et que toutes les étapes entre les deux sont permises. Les autres noms et nombres sont notre reconstitution.',
      ],
    },
    'Y-7.1': {
      title: 'D’abord la carte Ennemi',
      text: [
        'Piochez la carte du dessus. Son ennemi avance d’une case vers la droite, puis son effet s’applique avec la puissance de la case atteinte (Y-8). La carte est défaussée ; seule celle de Fenrir furieux reste visible.',
      ],
    },
    'Y-7.2': {
      title: 'Puis trois actions',
      text: [
        'Vous avez trois actions, chacune dans un monde différent (Y-9). Tant que Fenrir est furieux, chaque action doit servir à tenter de le calmer (Y-8.1).',
      ],
    },
    'Y-7.3': {
      title: 'Passer',
      text: [
        'Vous pouvez finir votre tour plus tôt ; les actions inutilisées sont perdues. Tant que Fenrir est furieux, vous ne pouvez pas passer. Les sources disent seulement que l’on dispose de trois actions ; c’est donc notre décision.',
      ],
    },
    'Y-7.4': {
      title: 'Défaite',
      text: [
        'À la fin de chaque tour, avant toute autre chose, regardez si une ligne est enfoncée (Y-4.2). Si oui, tous les dieux ont perdu. Pendant le tour, cela ne fait rien : vous pouvez encore repousser un ennemi.',
      ],
    },
    'Y-7.5': {
      title: 'Victoire',
      text: [
        'Quand la pioche est vide à la fin d’un tour, après les actions du dieu, et qu’aucune ligne n’est enfoncée, tous les dieux ont gagné (Y-16.10). Un Fenrir furieux n’y change rien.',
      ],
    },
    'Y-8': {
      title: 'Les ennemis : avancer, puis agir',
      text: [
        'Un ennemi que sa propre carte déplace finit d’abord son déplacement, puis produit son effet. S’il arrive dans la Résidence d’Odin, il n’en a pas.',
        'Un ennemi qui recule, ou qu’un autre ennemi entraîne, n’a pas d’effet.',
        'C’est le dieu dont c’est le tour qui lance le dé.',
      ],
    },
    'Y-8.1': {
      title: 'Le loup Fenrir',
      text: [
        'Fenrir devient furieux, et sa carte reste visible. Tant qu’il n’est pas calmé, les dieux ne peuvent qu’essayer de le calmer. Un essai coûte une action et se joue d’un lancer de dé. Il se calme avec :',
        '- puissance 1 : blanc, bleu ou vert',
        '- puissance 2 : blanc ou bleu',
        '- puissance 3 : blanc',
        'Vous pouvez essayer tant qu’il vous reste des actions. Une fois qu’il est calmé, sa carte est défaussée et vos autres actions sont libres ; les essais n’ont utilisé aucun monde. S’il est encore furieux à la fin de votre tour, le dieu suivant pioche et résout une carte comme d’habitude, puis doit continuer.',
        'Une autre carte Fenrir pendant qu’il est furieux ne fait que l’avancer et se défausse. Calmer n’est pas combattre : Thiazy (Y-11.5) n’interdit pas ce lancer.',
        'Notre décision : la puissance est celle de la case où il se trouve à présent, et 3 dans la Résidence.',
      ],
    },
    'Y-8.2': {
      title: 'Hel',
      text: [
        'Lancez le dé. Sortez du sac de cette couleur autant de Vikings que la puissance de Hel et mettez-les au Domaine des Morts ; s’il y en a moins, prenez-les tous.',
      ],
    },
    'Y-8.3': {
      title: 'Surt',
      text: [
        'Lancez le dé. Mettez dans le sac de cette couleur autant de Géants de Feu du Royaume du Feu que la puissance de Surt ; s’il y en a moins, mettez-les tous.',
      ],
    },
    'Y-8.4': {
      title: 'Jörmungand',
      text: [
        'Lancez le dé. La tuile de l’île submergée va sur l’île de cette couleur ; il n’y a jamais qu’une île submergée. Les Valkyries rentrent sur l’île Arc-en-ciel. La puissance ne joue pas.',
      ],
    },
    'Y-8.5': {
      title: 'Loki',
      text: [
        'Retournez autant de géants du dessus de la pile que la puissance de Loki ; s’il y en a moins, retournez-les tous. Ils sont actifs dès lors et jusqu’à ce qu’ils soient vaincus (Y-11).',
      ],
    },
    'Y-8.6': {
      title: 'Nidhögg',
      text: [
        'L’ennemi le plus en arrière avance d’une case, sans effet ; ce peut être Nidhögg lui-même. S’ils sont plusieurs, les dieux choisissent. La puissance ne joue pas.',
      ],
    },
    'Y-9': {
      title: 'Les neuf mondes',
      text: [
        'Chaque monde offre une action. Pendant un tour, un dieu agit au plus une fois dans chaque monde ; le pouvoir de Freyja fait exception (Y-14.6). Un monde qu’un géant rend inaccessible ne peut pas être choisi (Y-11.3).',
      ],
    },
    'Y-9.1': {
      title: 'Asgard : combattre un ennemi',
      text: [
        'Choisissez l’un des six ennemis et combattez-le (Y-10.1). Si vous gagnez, il recule d’une case, sans effet. Si vous perdez, il reste où il est.',
      ],
    },
    'Y-9.2': {
      title: 'Midgard : récolter des Vikings',
      text: [
        'Les îles sont en ligne : arc-en-ciel, blanche, bleue, verte, noire. Vous pouvez d’abord mener les Valkyries sur une île voisine, même submergée.',
        'Puis récoltez sur l’île où elles sont : piochez à l’aveugle 3 jetons dans son sac, ou tous s’il y en a moins. Gardez les Vikings et remettez les Géants de Feu. On ne récolte rien sur l’île Arc-en-ciel ni sur l’île submergée ; un simple déplacement coûte quand même l’action.',
      ],
    },
    'Y-9.3': {
      title: 'Nidavellir, la Forge des Nains : obtenir une arme',
      text: [
        'Prenez une arme de niveau 1, ou rendez une arme de niveau 1 ou 2 et prenez le niveau suivant contre le même ennemi. Elle sert aussitôt.',
      ],
    },
    'Y-9.4': {
      title: 'Alfheim, la Demeure des Elfes : prendre un elfe',
      text: ['Prenez un elfe, s’il y en a un.'],
    },
    'Y-9.5': {
      title: 'Niflheim, le Monde des Ténèbres : échanger',
      text: [
        'Choisissez un seul autre dieu. Vous pouvez donner, prendre ou échanger autant de Vikings et d’elfes que vous voulez, dans un sens ou dans les deux. Les armes ne changent jamais de mains.',
        'Ici, vous dites combien vous aurez ensuite de vos Vikings et de vos elfes à tous deux ; l’autre dieu a le reste.',
      ],
    },
    'Y-9.6': {
      title: 'Helheim, le Domaine des Morts : ramener des Vikings',
      text: [
        'Mettez 5 Vikings du Domaine des Morts dans un sac de votre choix ; s’il y en a moins, mettez-les tous.',
      ],
    },
    'Y-9.7': {
      title: 'Muspellheim, le Royaume du Feu : chasser des Géants de Feu',
      text: [
        'Piochez à l’aveugle 5 jetons dans un sac de votre choix, ou tous s’il y en a moins. Les Géants de Feu piochés vont au Royaume du Feu, les Vikings retournent dans le sac.',
      ],
    },
    'Y-9.8': {
      title: 'Jötunheim, la Forteresse de Glace : combattre un géant',
      text: [
        'Combattez un géant actif, ou celui du dessus de la pile cachée, sans le regarder d’abord (Y-11.12). La force d’un géant est 3.',
        'Si vous gagnez, le géant est posé à côté du plateau et son effet cesse. Si vous perdez, il reste où et comme il était.',
      ],
    },
    'Y-9.9': {
      title: 'Vanaheim, la Terre bénite : appeler les Vanes',
      text: [
        'Avancez les Vanes d’une case, ou employez l’un de leurs effets et remettez-les sur leur première case (Y-13).',
      ],
    },
    'Y-10.1': {
      title: 'L’ordre d’un combat',
      text: [
        '- 1. Nommez l’adversaire.',
        '- 2. Envoyez des Vikings (Y-10.2).',
        '- 3. Lancez le dé (Y-10.3).',
        '- 4. Faites le total (Y-10.4).',
        '- 5. Ajoutez des elfes (Y-10.5).',
        '- 6. Comparez (Y-10.6).',
        'Vous combattez avec ce que vous avez vous-même. Les autres ne peuvent aider qu’avant, par le Monde des Ténèbres.',
      ],
    },
    'Y-10.2': {
      title: 'Les Vikings d’abord',
      text: [
        'Avant le lancer, mettez autant de vos Vikings que vous voulez au Domaine des Morts, même aucun. Chacun compte pour 1. Ils sont dépensés, que vous gagniez ou non.',
      ],
    },
    'Y-10.3': {
      title: 'Le lancer',
      text: [
        'Lancez le dé : ses marteaux comptent. Tant que Thiazy est actif, on ne lance pas (Y-11.5). Tyr lance deux fois et choisit (Y-14.5).',
      ],
    },
    'Y-10.4': {
      title: 'Le total',
      text: [
        'Additionnez vos Vikings, les marteaux, le niveau de votre arme contre cet ennemi, et 1 si vous êtes Thor. Aucune arme n’agit contre les géants.',
      ],
    },
    'Y-10.5': {
      title: 'Les elfes en dernier',
      text: [
        'Le résultat du dé étant connu, remettez autant de vos elfes que vous voulez à la Demeure des Elfes, même aucun. Chacun ajoute 1 au total.',
      ],
    },
    'Y-10.6': {
      title: 'L’issue',
      text: [
        'Vous gagnez si le total atteint au moins la force de l’adversaire. Ce qui est dépensé reste dépensé ; les armes se gardent.',
      ],
    },
    'Y-10.7': {
      title: 'La force de l’adversaire',
      text: [
        'Un ennemi a la force de sa case (Y-4.1), et 1 de plus tant que son géant est actif (Y-11.2). Un géant a 3, et 1 de plus tant que Bergelmir est actif (Y-11.7).',
      ],
    },
    'Y-11': {
      title: 'Les seize géants',
      text: [
        'Un géant face visible est actif : son effet dure jusqu’à ce qu’il soit vaincu. Les géants selon leurs runes :',
        '- Sigel : Angerboda, Hrungnir, Utgardloki, Hrym',
        '- Daeg : Greip, Gialp, Geirroed, Skyrmir',
        '- Tiwaz : Suttung, Gymir, Fafner, Thiazy',
        '- Mann : Thrym, Thokk, Hymir, Bergelmir',
      ],
    },
    'Y-11.1': {
      title: 'Les runes',
      text: [
        'Quand le quatrième géant d’une rune est vaincu, le pouvoir de la rune agit aussitôt, une fois par partie : Sigel (Y-11.8), Daeg (Y-11.9), Mann (Y-11.10), Tiwaz (Y-11.11). Les dieux décident ensemble de ce qu’il y a à décider.',
        'Un ennemi qui recule par une rune s’arrête au départ et n’a pas d’effet.',
      ],
    },
    'Y-11.2': {
      title: 'Les géants qui renforcent un ennemi',
      text: [
        'Tant qu’un tel géant est actif, la force de son ennemi augmente de 1 ; sa puissance ne change pas.',
        '- Skyrmir : Fenrir',
        '- Angerboda : Hel',
        '- Thrym : Jörmungand',
        '- Suttung : Loki',
        '- Thokk : Nidhögg',
        '- Greip : Surt',
      ],
    },
    'Y-11.3': {
      title: 'Les géants qui ferment un monde',
      text: [
        'Tant qu’un tel géant est actif, on ne peut pas agir dans son monde. Les jetons y vont et viennent quand même : les Vikings tombent au Domaine des Morts, les elfes rentrent chez eux, Hel et Surt ont leurs effets.',
        '- Geirroed : Forge des Nains',
        '- Hrungnir : Demeure des Elfes',
        '- Fafner : Monde des Ténèbres',
        '- Hrym : Domaine des Morts',
        '- Gialp : Royaume du Feu',
        '- Gymir : Terre bénite',
      ],
    },
    'Y-11.4': {
      title: 'Utgardloki',
      text: [
        'Tant qu’il est actif, aucun dieu n’a son pouvoir (Y-14), pas même la deuxième carte d’Odin ou le deuxième lancer de Tyr.',
        'Notre décision : s’il devient actif pendant un tour, les actions déjà faites restent acquises. Frey a alors trois actions en tout, et Freyja doit agir dans des mondes différents.',
      ],
    },
    'Y-11.5': {
      title: 'Thiazy',
      text: [
        'Tant qu’il est actif, personne ne lance le dé au combat. Les Vikings, les elfes et les armes comptent toujours (Y-16.8). Notre décision : le bonus de Thor compte aussi, car ce n’est pas un dé.',
      ],
    },
    'Y-11.6': {
      title: 'Hymir',
      text: [
        'Tant qu’il est actif, les Valkyries ne peuvent pas entrer sur l’île submergée ; à pied, les îles situées derrière sont donc hors d’atteinte. Si elles y sont déjà, elles peuvent en partir.',
      ],
    },
    'Y-11.7': {
      title: 'Bergelmir',
      text: [
        'Tant qu’il est actif, les géants ont une force de 4. Notre lecture de son image : cela vaut pour tous les géants, lui-même et le géant caché compris (Y-16.3).',
      ],
    },
    'Y-11.8': {
      title: 'Sigel, le soleil',
      text: [
        'Jusqu’à 15 Vikings du Domaine des Morts sont partagés entre les dieux, comme ils veulent. Ici, vous dites dieu par dieu combien il en a ensuite ; personne n’en perd.',
      ],
    },
    'Y-11.9': {
      title: 'Daeg, l’aube',
      text: ['Les trois prochains dieux à jouer ne piochent pas de carte Ennemi.'],
    },
    'Y-11.10': {
      title: 'Mann, l’être humain',
      text: ['Un ennemi recule de trois cases (Y-16.4).'],
    },
    'Y-11.11': {
      title: 'Tiwaz, la victoire',
      text: ['Trois ennemis différents reculent d’une case chacun (Y-16.4).'],
    },
    'Y-11.12': {
      title: 'Le géant caché',
      text: [
        'Si vous battez le géant caché du dessus de la pile, il est posé face visible à côté du plateau et compte pour sa rune. Son effet n’a jamais lieu. Si vous perdez, il reste sur la pile, face cachée.',
      ],
    },
    'Y-12.1': {
      title: 'Les armes',
      text: [
        'Contre chaque ennemi il y a une arme en trois niveaux : Gleipnir contre Fenrir, Draupnir contre Hel, Mjöllnir contre Jörmungand, Hofund contre Loki, Gungnir contre Nidhögg, Mimming contre Surt.',
        'Son niveau est son bonus dans tout combat contre cet ennemi, et elle ne s’use jamais. Il n’y a qu’une carte par niveau : deux dieux ne peuvent pas avoir le même niveau contre le même ennemi ; le second doit attendre qu’elle revienne à la forge.',
      ],
    },
    'Y-12.2': {
      title: 'Une arme par ennemi',
      text: [
        'Un dieu peut avoir des armes contre plusieurs ennemis. Contre un même ennemi il en a une au plus, et les bonus ne s’ajoutent pas ; cette limite est notre lecture. Une arme ne se donne pas et ne s’abandonne pas.',
      ],
    },
    'Y-13': {
      title: 'La piste des Vanes',
      text: [
        'La piste a une première case sans effet et cinq cases qui en ont un. Tous les dieux la partagent. Pour une action, les Vanes avancent d’une case ; sur la dernière, ils ne peuvent plus avancer.',
        'Pour une autre action, vous employez un effet : celui de la case des Vanes ou d’une case précédente (Y-16.6). Puis les Vanes reviennent sur leur première case.',
      ],
    },
    'Y-13.1': {
      title: 'Case 1 : déplacer les Valkyries',
      text: [
        'Déplacez les Valkyries sans récolter. Jusqu’où, ce n’est pas dit. Notre lecture : vers n’importe quelle île (vanirFlight=any) ; vanirFlight=adjacent ne permet qu’une île voisine. Hymir les écarte toujours de l’île submergée.',
      ],
    },
    'Y-13.2': {
      title: 'Case 2 : prendre deux Vikings',
      text: ['Prenez pour vous deux Vikings au Domaine des Morts ; un seul s’il n’y en a qu’un.'],
    },
    'Y-13.3': {
      title: 'Case 3 : prévoir',
      text: [
        'Regardez les six prochaines cartes Ennemi, ou toutes celles qui restent, et remettez-les sur la pioche dans l’ordre de votre choix (Y-16.7). L’image montre un œil au-dessus d’une carte ; le nombre six et l’ordre reposent sur une seule source fragile, nous les donnons donc comme reconstitués.',
      ],
    },
    'Y-13.4': {
      title: 'Case 4 : repousser un ennemi',
      text: ['Un ennemi de votre choix recule d’une case, sans effet.'],
    },
    'Y-13.5': {
      title: 'Case 5 : écarter un géant',
      text: [
        'Parcourez la pile cachée, mettez un géant de votre choix parmi les vaincus sans combat, et mélangez la pile. Il compte pour sa rune et peut la compléter.',
        'Notre lecture : un géant actif ne peut pas être écarté. Avec anyGiant=true, il peut l’être.',
      ],
    },
    'Y-14': {
      title: 'Les pouvoirs des dieux',
      text: [
        'Chaque dieu a un pouvoir à lui. Il agit tout le temps, sauf si Utgardloki est actif (Y-11.4).',
      ],
    },
    'Y-14.1': {
      title: 'Odin',
      text: [
        'Odin pioche deux cartes Ennemi, en résout une et remet l’autre sur la pioche ou dessous (Y-16.5). S’il ne reste qu’une carte, il la prend. Si ce sont les deux dernières, l’autre est simplement remise.',
      ],
    },
    'Y-14.2': {
      title: 'Thor',
      text: ['Thor a +1 dans chaque combat, en plus de tout le reste.'],
    },
    'Y-14.3': {
      title: 'Frey',
      text: ['Frey a quatre actions, toutes dans des mondes différents.'],
    },
    'Y-14.4': {
      title: 'Heimdall',
      text: ['Heimdall pioche 4 jetons au lieu de 3 quand il récolte à Midgard.'],
    },
    'Y-14.5': {
      title: 'Tyr',
      text: [
        'Chaque fois que Tyr lance le dé, il le lance deux fois et choisit l’un des résultats. Qu’il lance toujours les deux fois est notre décision ; ce n’est jamais pire.',
      ],
    },
    'Y-14.6': {
      title: 'Freyja',
      text: ['Freyja peut faire deux de ses trois actions dans le même monde.'],
    },
    'Y-15.1': {
      title: 'Les ennemis au départ',
      text: [
        'Un ennemi au départ ne peut pas être combattu : aucune force n’y est imprimée et il n’y aurait rien à gagner. C’est notre reconstitution.',
      ],
    },
    'Y-15.2': {
      title: 'Retour au départ',
      text: [
        'Un ennemi repoussé sur la case 1 revient au départ. Avec firstArchOneWay=true, aucun ennemi n’y revient après l’avoir quitté, et celui de la case 1 ne peut être combattu.',
      ],
    },
    'Y-15.3': {
      title: 'La colère juste avant la Résidence',
      text: ['Une carte en colère mène un ennemi de la case 6 à la case 7 seulement.'],
    },
    'Y-15.4': {
      title: 'Rien au-delà de la Résidence',
      text: ['Un ennemi de la Résidence qui devrait avancer y reste, sans effet.'],
    },
    'Y-15.5': {
      title: 'Nidhögg dans la Résidence',
      text: ['Quand Nidhögg arrive dans la Résidence, il n’a pas d’effet : nul autre ne bouge.'],
    },
    'Y-15.6': {
      title: 'Plusieurs ennemis en arrière',
      text: [
        'Quand plusieurs ennemis sont les plus en arrière, les dieux décident ensemble lequel Nidhögg avance.',
      ],
    },
    'Y-15.7': {
      title: 'Les géants un par un',
      text: [
        'Les géants de Loki deviennent actifs l’un après l’autre. Leur ordre n’y change rien.',
      ],
    },
    'Y-15.8': {
      title: 'Plus de géants',
      text: [
        'Loki ne trouve rien quand la pile est vide. Quand il n’y a de géant ni dans la pile ni parmi les actifs, il n’y a rien à faire à la Forteresse de Glace.',
      ],
    },
    'Y-15.9': {
      title: 'Les actions sans résultat',
      text: [
        'Notre décision : une action qui ne pourrait rien faire du tout ne peut pas être choisie. C’est le cas d’un sac vide au Royaume du Feu, d’une Demeure des Elfes sans elfe, d’un Domaine des Morts vide, d’un échange où aucun des deux n’a rien, et d’un ennemi qui ne peut pas reculer.',
      ],
    },
    'Y-15.10': {
      title: 'Quand Midgard peut être choisi',
      text: [
        'Midgard peut être choisi si les Valkyries peuvent se déplacer ou récolter. Elles ne peuvent rester ni sur l’île Arc-en-ciel, ni sur l’île submergée, ni là où le sac est vide, car il ne se passerait rien.',
      ],
    },
    'Y-15.11': {
      title: 'Les morts sont aussitôt disponibles',
      text: [
        'Les Vikings dépensés au combat sont aussitôt au Domaine des Morts et peuvent servir dans le même tour.',
      ],
    },
    'Y-15.12': {
      title: 'Les runes avant l’action suivante',
      text: [
        'Une rune complétée à la Forteresse de Glace, ou par le cinquième effet des Vanes, agit avant l’action suivante.',
      ],
    },
    'Y-15.13': {
      title: 'Compter les tours de Daeg',
      text: [
        'Le tour où Daeg est complétée ne compte pas. Dans les trois tours qui suivent, on agit et on vérifie la fin de partie comme d’habitude.',
      ],
    },
    'Y-15.14': {
      title: 'Daeg et Fenrir',
      text: ['Des tours sans carte Ennemi ne calment pas un Fenrir furieux.'],
    },
    'Y-15.15': {
      title: 'Sigel avec peu de morts',
      text: ['S’il y a moins de 15 Vikings au Domaine des Morts, on partage ceux qui y sont.'],
    },
    'Y-15.16': {
      title: 'Tiwaz avec peu d’ennemis',
      text: ['Si moins de trois ennemis peuvent reculer, seuls ceux-là reculent.'],
    },
    'Y-15.17': {
      title: 'Ce qui est visible et ce qui est caché',
      text: [
        'On peut compter ce que contiennent les sacs, mais non savoir dans quel ordre cela sort. La défausse est visible. La pioche et la pile des géants sont cachées. Les dieux peuvent se parler librement.',
      ],
    },
    'Y-15.18': {
      title: 'La défaite passe avant',
      text: [
        'Quand la pioche est vide et qu’une ligne est enfoncée au même moment, les dieux ont perdu.',
      ],
    },
    'Y-15.19': {
      title: 'Submergée de nouveau',
      text: [
        'Quand le dé montre l’île déjà submergée, la tuile reste, et les Valkyries rentrent quand même.',
      ],
    },
    'Y-15.20': {
      title: 'Le sac de l’île submergée',
      text: [
        'Seule la récolte y est interdite. Le Domaine des Morts, le Royaume du Feu, Hel et Surt peuvent employer le sac d’une île submergée.',
      ],
    },
    'Y-15.21': {
      title: 'Odin voit les deux cartes',
      text: [
        'Odin regarde les deux cartes avant de choisir. Celle qu’il remet n’a pas d’effet et n’est pas défaussée.',
      ],
    },
    'Y-15.22': {
      title: 'Odin et la dernière carte',
      text: ['Si Odin a remis la dernière carte, la pioche n’est pas vide et la partie continue.'],
    },
    'Y-16': {
      title: 'Là où les sources se contredisent',
      text: [
        'Nous connaissons le jeu imprimé de 2011 par des parties de sa règle et par des images, un résumé japonais, et un texte italien qui est très probablement une ébauche de 2010. Là où ils diffèrent, une option choisit ; par défaut, c’est le jeu imprimé.',
        '- ruleset=printed2011 : tout comme dans le jeu imprimé',
        '- ruleset=jp : de même, avec odin=bottomOnly',
        '- ruleset=draft2010 : bags=draft, floodStart=none, giants=draft, runes=draft, vanirUse=exact, vanir3=discardNext, thiazyWeapons=false, direction=counterclockwise',
      ],
    },
    'Y-16.1': {
      title: 'Les couleurs des sacs (bags)',
      text: [
        'Jeu imprimé et résumé japonais : blanc, bleu, vert, noir (bags=printed). Ébauche : blanc, noir, bleu, rouge, avec les mêmes contenus dans cet ordre (bags=draft).',
        'Avec bags=draft, les couleurs du dé suivent l’ordre des sacs : le rouge a trois marteaux. Cette partie est notre reconstitution.',
      ],
    },
    'Y-16.2': {
      title: 'L’île submergée au départ (floodStart)',
      text: [
        'Jeu imprimé : l’île noire (floodStart=black). Ébauche : aucune, la tuile est dans l’océan (floodStart=none). Le résumé japonais n’en dit rien. floodStart=black submerge l’île appelée noire, où qu’elle soit.',
      ],
    },
    'Y-16.3': {
      title: 'Le géant Bergelmir (giants)',
      text: [
        'Jeu imprimé : Bergelmir renforce les géants (giants=printed) ; le résumé japonais parle d’un ennemi ou géant qui reçoit +1. Ébauche : un septième géant ferme un monde, la Forteresse de Glace elle-même ; on ne peut alors y combattre que lui (giants=draft met Bergelmir à sa place).',
      ],
    },
    'Y-16.4': {
      title: 'Mann et Tiwaz (runes)',
      text: [
        'Jeu imprimé et résumé japonais : Mann repousse un ennemi de trois cases, Tiwaz trois ennemis d’une case chacun (runes=printed). Ébauche : l’inverse (runes=draft).',
      ],
    },
    'Y-16.5': {
      title: 'L’autre carte d’Odin (odin)',
      text: [
        'Ébauche, et une description du jeu imprimé : sur la pioche ou dessous (odin=either). Résumé japonais : seulement dessous (odin=bottomOnly).',
      ],
    },
    'Y-16.6': {
      title: 'Quels effets des Vanes (vanirUse)',
      text: [
        'Jeu imprimé et résumé japonais : l’effet de leur case ou d’une case précédente (vanirUse=reached). Ébauche : seulement celui de leur case (vanirUse=exact). Sur la dernière case, s’il ne reste aucun géant à retirer, les Vanes y restent alors pour de bon.',
      ],
    },
    'Y-16.7': {
      title: 'Le troisième effet des Vanes (vanir3)',
      text: [
        'Jeu imprimé : regarder des cartes Ennemi et les ranger (vanir3=reorder, voir Y-13.3). Ébauche : défausser la prochaine carte Ennemi, sauf si elle est en colère (vanir3=discardNext) ; sa phrase s’interrompt là, la colère est donc déduite. Une carte Ragnarök reste aussi. Le résumé japonais n’en dit rien.',
      ],
    },
    'Y-16.8': {
      title: 'Les armes face à Thiazy (thiazyWeapons)',
      text: [
        'Résumé japonais : les armes comptent (thiazyWeapons=true). Ébauche : seuls les Vikings et les elfes sont nommés (thiazyWeapons=false). Ce que nous avons du jeu imprimé n’en dit rien.',
      ],
    },
    'Y-16.9': {
      title: 'Le sens du jeu (direction)',
      text: [
        'Jeu imprimé : sens horaire (direction=clockwise). Ébauche : vers la droite (direction=counterclockwise). Le résumé japonais n’en dit rien.',
      ],
    },
    'Y-16.10': {
      title: 'Le moment de la victoire (victory)',
      text: [
        'Jeu imprimé et résumé japonais : à la fin du tour, après les actions (victory=endOfTurn). L’ébauche peut se lire ainsi, ou comme juste après l’effet de la dernière carte (victory=lastCard). Aucun jeu de règles n’emploie cette seconde lecture.',
      ],
    },
    'Y-17': {
      title: 'L’extension Asgard',
      text: [
        'L’extension Asgard de 2012 apporte six autres dieux et une règle appelée transe. Leurs noms et leurs pouvoirs ne nous sont pas connus ; elle n’est donc pas comprise ici.',
      ],
    },
  },
};

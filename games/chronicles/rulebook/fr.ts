import type { RulebookTexts } from './rules.ts';

/** La règle du jeu en français. */
export const fr: RulebookTexts = {
  sources: {
    both: 'le livret japonais ; le résumé français concorde',
    japanese: 'le livret japonais',
    inferred: 'se déduit des autres règles',
    ruling: 'notre décision',
    reconstruction: 'notre reconstitution',
    comparison: 'notre comparaison des sources',
    simulation: 'notre simulation de la Roue',
  },
  rules: {
    'C-1': {
      title: 'Le jeu en bref',
      text: [
        'Yggdrasil Chronicles est un jeu de Cédric Lefebvre (Ludonaute, 2019) pour un à cinq joueurs. On joue ensemble, on gagne ou on perd ensemble. Une partie dure environ 90 minutes.',
        'Vous êtes des Dieux sur un arbre de neuf Mondes. Six Ennemis s’éveillent par les cartes d’une Roue, montent, ravagent des Mondes et amènent des Iotunns. Vous vous déplacez, vous agissez dans les Mondes, vous combattez, et chaque Risque que vous ne prévenez pas vous coûte un point de vie. Vous gagnez quand Nidhogg est arrivé à l’Arbre.',
        'Il y a 8 Géants de feu, 8 Anonymes, 7 pions Iotunn, 8 Héros, jusqu’à 13 Elfes et 13 dés Vane, un dé Dieu par Dieu, 3 pierres runiques, 7 marqueurs Monde Ravagé, 18 Artefacts, 18 Créatures, 18 cartes Iotunn et six cartes Ennemi par Dieu. La campagne de la boîte est laissée de côté : nous n’en connaissons presque aucune page.',
      ],
    },
    'C-2.1': {
      title: 'Trois niveaux',
      text: [
        'L’Arbre a trois niveaux de trois Mondes :',
        '- supérieur : Asgard, Alfheim, Vanaheim, et la Geôle au milieu',
        '- central : Midgard, Nidavellir, Svartalfheim ; ce niveau tourne',
        '- inférieur : Iotunheim, Muspellheim, Niflheim',
        'Les Elfes sont à Alfheim, les dés Vane à Vanaheim, le Valhalla à Asgard, les Héros, les Anonymes et les îles à Midgard, les Artefacts à Nidavellir, les Créatures à Svartalfheim, les cartes Iotunn et les pierres runiques à Iotunheim, les Géants de feu à Muspellheim.',
      ],
    },
    'C-2.2': {
      title: 'Colonnes et rotation',
      text: [
        'Les Mondes placés l’un au-dessus de l’autre forment une colonne. À la mise en place, de haut en bas :',
        '- Asgard, Midgard, Iotunheim',
        '- Alfheim, Nidavellir, Muspellheim',
        '- Vanaheim, Svartalfheim, Niflheim',
        'Quand l’Arbre tourne, chaque Monde central passe à la colonne suivante, dans le sens horaire vu d’en haut : de la première à la deuxième, de la deuxième à la troisième, de la troisième à la première. Tout ce qui s’y trouve suit ; la rotation ne sépare et ne réunit donc personne.',
        'Le haut et le bas des colonnes se déduisent d’exemples du livret. La position de départ des Mondes centraux et l’ordre des colonnes sont notre reconstitution.',
      ],
    },
    'C-2.3': {
      title: 'La Geôle',
      text: [
        'La Geôle est un espace à part. Elle n’est pas un Monde, ne fait pas partie d’Asgard et n’est jamais ravagée ; les Dieux n’y entrent pas. Ses barreaux sont les marqueurs Monde Ravagé : quand un Monde est ravagé, le barreau de plus petite valeur s’en va ; un marqueur qui revient prend l’encoche libre de plus grande valeur.',
      ],
    },
    'C-2.4': {
      title: 'La Force',
      text: [
        'La Force d’un Ennemi ou d’un Iotunn dit combien de Risques coûte le combat :',
        '- Surt : Géants de feu sur son échelle + 1',
        '- Hel : Anonymes sur son échelle + 1',
        '- Loki : Iotunns en jeu + 1',
        '- Fenrir : Mondes ravagés + 1',
        '- Iormungand : toujours 3',
        '- chaque Iotunn : toujours 2',
      ],
    },
    'C-2.5': {
      title: 'Les îles de Midgard',
      text: [
        'Midgard a une rangée d’îles. Iormungand part de celle de gauche, l’île arc-en-ciel. Chaque autre île porte 1, 2 ou 3 : autant d’Anonymes vont chez Hel quand Iormungand y arrive.',
        'On ne sait pas combien il y a d’îles. Notre reconstitution : trois après l’île arc-en-ciel, avec les nombres 1, 2, 3.',
      ],
    },
    'C-3.1': {
      title: 'Mise en place de l’Arbre',
      text: [
        '- Les 7 marqueurs Monde Ravagé entourent la Geôle.',
        '- Les 18 Créatures et les 18 cartes Iotunn sont mélangées, face cachée.',
        '- 8 Héros et 8 Anonymes à Midgard, 8 Géants de feu à Muspellheim, 7 pions Iotunn sur l’échelle de Loki.',
        '- Elfes et dés Vane selon C-3.3.',
        '- Les Artefacts forment trois paquets de six par niveau, mélangés, face visible : on ne voit que la première carte de chacun.',
        '- Les trois pierres runiques à Iotunheim ; les colonnes comme en C-2.2.',
        'Les faces des dés et des pierres, les îles, les colonnes, la table des Iotunns et les pas de Nidhogg viennent de edition=reconstructed. Qui possède la boîte peut saisir les siens et jouer avec.',
      ],
    },
    'C-3.2': {
      title: 'Où commencent les Ennemis',
      text: [
        'Surt à Muspellheim, Hel à Niflheim, Loki à Vanaheim, Iormungand sur l’île arc-en-ciel, Fenrir dans la Geôle, Nidhogg au bout gauche de son chemin à côté de l’Arbre. La Roue est vide.',
      ],
    },
    'C-3.3': {
      title: 'Les Dieux',
      text: [
        'Chaque joueur a un Dieu à Asgard, un dé Dieu et les six cartes Ennemi de ce Dieu, mélangées face cachée. Les Elfes et les dés Vane en réserve, les points de vie de chaque Dieu joué et le nombre de Dieux de soutien dépendent du nombre de joueurs :',
        '- 1 joueur : 6 de chaque, 9 points de vie, 2 Dieux de soutien',
        '- 2 joueurs : 7 de chaque, 8 points de vie, 1 Dieu de soutien',
        '- 3 joueurs : 9 de chaque, 7 points de vie',
        '- 4 joueurs : 11 de chaque, 6 points de vie',
        '- 5 joueurs : 13 de chaque, 5 points de vie',
        'Personne ne peut avoir plus de points de vie qu’au départ. Un Dieu de soutien est un Dieu que personne ne joue ; il est à Asgard avec 5 points de vie, qui sont aussi son maximum.',
        'À deux, chacun ajoute à ses six cartes trois cartes du Dieu de soutien prises au hasard. Seul, on fait un seul paquet des 18 cartes des trois Dieux.',
        'gods=random et supports=random laissent faire le hasard ; des listes comme gods=odin+thor les nomment. mode=easy joue les Dieux sans compétences ni pouvoirs, mode=hard avec (C-14). Les préréglages easy et hard font de même.',
      ],
    },
    'C-4': {
      title: 'Gagner et perdre',
      text: [
        'Vous gagnez aussitôt que Nidhogg a fait son dernier pas vers l’Arbre (C-15.5).',
        'Vous perdez aussitôt que se produit l’un des cas de C-4.1 à C-4.10. Seules les activations sont obligatoires : une action qu’un Dieu ne peut pas faire n’est simplement pas disponible.',
      ],
    },
    'C-4.1': {
      title: 'Perdu : plus de point de vie',
      text: ['Un Dieu, même de soutien, a perdu son dernier point de vie.'],
    },
    'C-4.2': {
      title: 'Perdu : un Ennemi tout en haut',
      text: ['Hel ou Surt s’active alors qu’il est au niveau supérieur.'],
    },
    'C-4.3': {
      title: 'Perdu : plus de Géants de feu',
      text: ['Surt s’active et la réserve a moins de deux Géants de feu.'],
    },
    'C-4.4': {
      title: 'Perdu : plus de pion Iotunn',
      text: ['Loki s’active et il n’y a plus de pion sur son échelle.'],
    },
    'C-4.5': {
      title: 'Perdu : la dernière île',
      text: ['Iormungand s’active sur l’île la plus à droite.'],
    },
    'C-4.6': {
      title: 'Perdu : trop peu d’Anonymes',
      text: ['Iormungand arrive sur une île dont le nombre dépasse les Anonymes en réserve.'],
    },
    'C-4.7': {
      title: 'Perdu : un arbre mort',
      text: [
        'Nidhogg atteint un arbre mort. Seules des pages de la campagne en montrent un ; cela ne peut donc pas arriver ici.',
      ],
    },
    'C-4.8': {
      title: 'Perdu : ce qui doit arriver ne le peut pas',
      text: [
        'En général, on perd quand l’effet d’une activation ne peut pas s’appliquer. Les autres points de C-4 en nomment tous les cas de ce jeu.',
      ],
    },
    'C-4.9': {
      title: 'Perdu : plus de marqueur',
      text: [
        'Un Monde doit être ravagé et il n’y a plus de marqueur. C’est notre reconstitution d’après C-4.8.',
      ],
    },
    'C-4.10': {
      title: 'Perdu : plus de carte Iotunn',
      text: [
        'Loki s’active et il n’y a plus de carte Iotunn. C’est notre reconstitution d’après C-4.8 ; il y faut dix-neuf activations de Loki.',
      ],
    },
    'C-5': {
      title: 'Manche et tour',
      text: [
        'Au début d’une manche, chacun pose la première carte de son paquet face cachée sur la Roue, sans la voir. Puis vous convenez librement de l’ordre des Dieux pour cette manche. Quand tous ont joué, la manche suivante commence.',
        'Un tour a trois étapes, dans cet ordre :',
        '- révéler sa carte, obligatoirement (C-6.1)',
        '- se déplacer, si l’on veut (C-9)',
        '- une mission, si l’on veut : un combat (C-10) ou une action (C-11.1)',
        'À un ou deux joueurs, un paquet contient les cartes de plusieurs Dieux. On ne sait pas si leurs dos les distinguent. Nous lisons que oui (backs=shown), et quand le dos est connu, on tire d’abord le paquet, puis la carte ; backs=hidden garde le secret.',
        'Notre décision : tout l’ordre est fixé avant que la première carte soit révélée ; un Dieu dont le paquet est vide ne pose pas de carte et joue sans la première étape.',
      ],
    },
    'C-6.1': {
      title: 'La Roue à trois, quatre ou cinq joueurs',
      text: [
        'La Roue a un emplacement par Ennemi. Si celui de la carte révélée est vide, elle y reste et rien n’arrive. S’il y a déjà une carte, l’Ennemi s’active aussitôt (C-7) ; puis les deux cartes vont sous le paquet de leur propriétaire, face cachée et sans mélanger. Seule la carte de Fenrir peut faire exception (C-7.5).',
        'Les cartes restent sur la Roue d’une manche à l’autre. On peut retenir l’ordre des paquets ; avec memoryAid=true, le plateau montre ce que tous ont vu.',
      ],
    },
    'C-6.2': {
      title: 'La Roue à deux joueurs',
      text: [
        'Comme en C-6.1. Si l’une des deux cartes est celle du Dieu de soutien, elle va sous le paquet du joueur à qui l’autre n’appartient pas.',
        'Si la seconde, celle qui a activé l’Ennemi, est une carte du Dieu de soutien, le Dieu actif peut déplacer ce Dieu de soutien selon C-9.',
      ],
    },
    'C-6.3': {
      title: 'La Roue en solo',
      text: [
        'La première carte d’un Ennemi reste sur la Roue. La deuxième l’active, et les deux restent ; si c’est une carte d’un Dieu de soutien, celui-ci peut se déplacer. La troisième n’active personne : elle reste seule, et les deux autres vont sous le paquet. On ne mélange jamais.',
        'Rien ne dit laquelle des deux passe d’abord sous le paquet. Notre décision : celle qui fut révélée la première.',
      ],
    },
    'C-6.4': {
      title: 'Le rythme du jeu',
      text: [
        'Quel que soit le nombre de joueurs, Nidhogg fait un pas tous les douze ou treize tours environ, le premier un peu plus tôt. Entre deux de ses pas, les Ennemis s’activent à peu près six fois en tout.',
      ],
    },
    'C-7': {
      title: 'L’activation des Ennemis',
      text: [
        'D’abord l’Ennemi se déplace et ravage peut-être un Monde, puis l’Arbre tourne, puis vient l’effet :',
        '- Hel : va au Monde juste au-dessus ; l’Arbre tourne d’un cran ; le Dieu actif perd 1 point de vie',
        '- Surt : va au Monde juste au-dessus ; l’Arbre tourne d’un cran ; deux Géants de feu vont sur son échelle',
        '- Loki : va au Monde du Dieu actif ; l’Arbre tourne d’un cran ; un Iotunn entre en jeu (C-8.1)',
        '- Iormungand : passe à l’île de droite ; autant d’Anonymes qu’elle en indique vont sur l’échelle de Hel',
        '- Fenrir : passe de la Geôle à Asgard ou, s’il y est déjà, prend 3 points de vie au Dieu actif ; le tour finit (C-7.5)',
        '- Nidhogg : fait un pas vers l’Arbre',
        'Le dessus se regarde avant la rotation. Les points de vie pris par Hel et Fenrir ne sont pas des Risques.',
      ],
    },
    'C-7.1': {
      title: 'Mondes ravagés',
      text: [
        'Dès que deux Ennemis sont dans un Monde, il est ravagé et reçoit un marqueur. Peu importe comment ils arrivent, retraites comprises. Iormungand ne quitte jamais Midgard : tout autre Ennemi qui y entre le ravage.',
        'Un Monde le reste jusqu’à ce qu’on le soigne, même quand les Ennemis sont partis. Son action est impossible ; on ne peut y faire que le Soin de l’Arbre (C-11.3). Combats et déplacements continuent comme d’habitude. Les Iotunns ne sont pas des Ennemis et ne ravagent rien.',
      ],
    },
    'C-7.2': {
      title: 'Loki est déjà là',
      text: [
        'Si Loki est déjà dans le Monde du Dieu actif, il reste, l’Arbre tourne et un Iotunn arrive quand même. C’est notre reconstitution.',
      ],
    },
    'C-7.3': {
      title: 'Ennemis dans la Geôle',
      text: [
        'Loki et Fenrir peuvent tous deux être dans la Geôle. On ne peut pas les y combattre.',
      ],
    },
    'C-7.4': {
      title: 'Où peut être Fenrir',
      text: ['Fenrir est toujours dans la Geôle ou à Asgard.'],
    },
    'C-7.5': {
      title: 'Fenrir met fin au tour',
      text: [
        'Quand Fenrir s’active, le tour du Dieu finit : ni déplacement ni mission. La carte Fenrir qui revient à ce Dieu est mélangée à son paquet ; l’autre va sous le paquet de son propriétaire, comme d’habitude.',
        'En solo, aucune carte ne revient à ce moment et on ne mélange rien. En mode difficile, Tyr continue son tour ; la perte de points de vie et le mélange restent.',
      ],
    },
    'C-8.1': {
      title: 'Un Iotunn entre en jeu',
      text: [
        'Piochez la première carte Iotunn et placez un pion de l’échelle de Loki où elle l’indique. La carte quitte le jeu ; l’effet dure jusqu’à ce que cet Iotunn soit vaincu.',
      ],
    },
    'C-8.2': {
      title: 'Les dix-huit Iotunns',
      text: [
        'Huit bloquent un Monde : on n’y fait aucune action, pas même le Soin de l’Arbre. On peut y combattre, y entrer et en sortir.',
        '- Thjazi : Asgard',
        '- Baugi : Alfheim',
        '- Skadi : Vanaheim',
        '- Geirröd : Midgard',
        '- Greip : Nidavellir',
        '- Gjalp : Svartalfheim',
        '- Starkadr : Niflheim',
        '- Beli : Muspellheim',
        'Cinq protègent un Ennemi : le pion le suit, et cet Ennemi ne peut pas être combattu. L’Iotunn lui-même peut l’être dans le Monde de l’Ennemi, mais pas tant que celui-ci est dans la Geôle.',
        '- Angrboda : Loki',
        '- Vafthrúdnir : Fenrir',
        '- Hymir : Iormungand',
        '- Gerda : Surt',
        '- Hyrrokkin : Hel',
        'Cinq privent tous les Dieux de quelque chose ; leurs pions sont à Iotunheim, sur l’Épée des Obstacles, et s’y combattent.',
        '- Suttung : pas d’Elfes après les jets de sauvegarde',
        '- Skyrmir : pas de Héros contre les Risques',
        '- Thrym : aucun Artefact n’a d’effet ; on peut encore en prendre',
        '- Hrungnir : pas de dés Vane aux jets de sauvegarde',
        '- Utgardloki : pas de dés Dieu aux jets de sauvegarde',
        'Le livret ne nomme que les Ennemis d’Angrboda et de Vafthrúdnir et l’effet des cinq derniers. Les autres Mondes et Ennemis sont notre reconstitution.',
      ],
    },
    'C-8.3': {
      title: 'Vaincre un Iotunn',
      text: [
        'Un Iotunn se combat avec une Force de 2. Son pion revient sur l’échelle de Loki, son effet cesse, et Loki perd un point de Force.',
      ],
    },
    'C-9': {
      title: 'Se déplacer',
      text: [
        'Une fois par tour, vous pouvez aller dans l’un des deux autres Mondes de votre niveau ou de votre colonne, même deux niveaux plus loin. Ni Ennemis, ni Iotunns, ni ravages ne vous arrêtent.',
        'Des Artefacts, des pouvoirs et les Compagnons de voyage ouvrent d’autres chemins (C-12.1, C-14, C-14.1).',
      ],
    },
    'C-10': {
      title: 'Combats',
      text: [
        'Choisissez un Ennemi ou un Iotunn de votre Monde. Vous gagnez toujours : il se retire, et vous prenez autant de Risques que la Force qu’il avait avant (C-2.4, C-13.1).',
        '- Surt : à Muspellheim',
        '- Hel : à Niflheim',
        '- Loki et Fenrir : dans la Geôle',
        '- Iormungand : sur l’île de gauche',
        '- un Iotunn : sur l’échelle de Loki',
        'Un combat ne change pas les échelles. Nidhogg ne peut jamais être combattu.',
        'Notre décision : Surt à Muspellheim, Hel à Niflheim et Iormungand sur l’île arc-en-ciel ne peuvent pas se retirer, donc pas être combattus.',
      ],
    },
    'C-11.1': {
      title: 'Actions : malus, normale, bonus',
      text: [
        'Vous faites l’action du Monde où vous êtes. Sa version dépend de ceux qui s’y trouvent :',
        '- au moins un autre Dieu et aucun Ennemi : bonus',
        '- un Ennemi et aucun autre Dieu : malus',
        '- un Ennemi et au moins un autre Dieu : normale',
        '- personne : normale',
        'Plusieurs Dieux n’y changent rien, les Iotunns ne comptent pas, les Dieux de soutien comptent. Avec deux Ennemis, le Monde est de toute façon ravagé : soigné en leur présence, il l’est aussitôt de nouveau.',
      ],
    },
    'C-11.2': {
      title: 'Les actions des neuf Mondes',
      text: [
        'Les trois nombres valent pour malus, normale, bonus :',
        '- Alfheim : prendre jusqu’à 1, 2, 3 Elfes',
        '- Vanaheim : prendre jusqu’à 1, 2, 3 dés Vane',
        '- Asgard : soigner un Monde ravagé au choix et prendre 4, 3, 2 Risques',
        '- Midgard : 1, 2, 3 Héros vont au Valhalla, à la disposition de tous les Dieux',
        '- Nidavellir : prendre l’Artefact visible du niveau 1, du niveau 1 ou 2, de tout niveau ; vous le gardez jusqu’à la fin',
        '- Svartalfheim : piocher 1, 2, 3 Créatures et en appliquer une ; toutes quittent le jeu',
        '- Iotunheim : lancer la pierre blanche, la blanche et la verte, les trois (C-11.4)',
        '- Niflheim : jusqu’à trois Anonymes quittent l’échelle de Hel ; prendre 3, 2, 1 Risques',
        '- Muspellheim : jusqu’à trois Géants de feu quittent l’échelle de Surt ; prendre 3, 2, 1 Risques',
        'Une action à Risques réussit toujours ; les Risques viennent après.',
        'Notre décision : une action qui ne ferait rien ne peut pas être choisie ; s’il reste moins que prévu, vous recevez ce qui reste ; Niflheim et Muspellheim retirent toujours autant de pions que possible.',
      ],
    },
    'C-11.3': {
      title: 'Soin de l’Arbre',
      text: [
        'C’est la seule action dans un Monde ravagé : perdez 2 points de vie, et le marqueur retourne à la Geôle. Ces points de vie ne sont pas des Risques et rien ne les sauve. Il n’y a ni bonus ni malus, et un Iotunn qui bloque le Monde l’empêche.',
        'Fenrir perd alors un point de Force, et l’action du Monde redevient possible dès le tour suivant. Tant que deux Ennemis y sont, cela ne sert à rien. Avec trop peu de points de vie, la partie est perdue.',
      ],
    },
    'C-11.4': {
      title: 'Les pierres runiques',
      text: [
        'Lancez les pierres. De chacune vous pouvez employer l’effet, dans l’ordre de votre choix :',
        '- déplacement : mettre un Dieu quelconque dans un Monde quelconque',
        '- agir : faire à distance l’action normale de n’importe quel Monde ; s’il est ravagé, le Soin de l’Arbre',
        '- tourner : l’Arbre tourne d’un ou deux crans',
        '- soigner : regagner 1 point de vie',
        'Les faces sont notre reconstitution :',
        '- blanche : déplacement / tourner',
        '- verte : déplacement / soigner',
        '- rouge : agir / soigner',
        'On ne peut pas agir dans un Monde bloqué. Notre décision : depuis Asgard, on peut soigner même un Monde bloqué, car l’action se fait à Asgard.',
      ],
    },
    'C-12.1': {
      title: 'Les Artefacts',
      text: [
        'Un Artefact sert à son propriétaire jusqu’à la fin, sauf si Thrym est en jeu. Niveau 1 :',
        '- Andvarinaut : après un jet de sauvegarde, relancer une fois autant de ses dés Vane qu’on veut',
        '- Draupnir : après un jet de sauvegarde, relancer une fois son dé Dieu',
        '- Giallarhorn : aller de partout vers tout Monde central',
        '- Hringhorn : aller de partout vers tout Monde inférieur',
        '- Megingjord : vos Artefacts qui préviennent 1 Risque en préviennent 2',
        '- Skidbladnir : aller de partout vers tout Monde supérieur',
        'Niveau 2, chacun prévient 1 Risque dans un combat :',
        '- Gleipnir : contre Fenrir',
        '- Gungnir : contre Hel',
        '- Hofund : contre Loki',
        '- Járngreipr : contre tout Iotunn',
        '- Míming : contre Surt',
        '- Mjöllnir : contre Iormungand',
        'Niveau 3 :',
        '- Brisingamen : après un jet de sauvegarde, garder 1 dé Vane qui serait perdu',
        '- Gullinbursti : une action et un combat dans le même tour, dans l’ordre voulu',
        '- Pommes d’Idunn : le Soin de l’Arbre coûte 1 point de vie au lieu de 2',
        '- Ódroerir : votre action a son bonus si personne d’autre, Dieu ou Ennemi, n’est dans le Monde',
        '- Svalinn : après un jet de sauvegarde, garder 1 Elfe qui a changé un dé',
        '- Valshamr : les Ennemis de votre Monde ne comptent pas pour vos actions',
        'Notre décision : Draupnir est proposé si votre dé Dieu a échoué, et d’abord ; puis Andvarinaut demande face par face combien de dés vous relancez ; les deux viennent avant les Elfes. Si la première moitié de Gullinbursti vous a mené ailleurs, la seconde se fait là où vous êtes.',
      ],
    },
    'C-12.2': {
      title: 'Les Créatures',
      text: [
        'Chaque carte sert une fois, au Dieu qui l’a piochée ; c’est lui qui décide :',
        '- Dain, Duneyr, Durathror, Dvalin (une carte) : regagner 1 point de vie',
        '- Eikthyrnir : soigner sans frais un Monde ravagé au choix',
        '- Geri, Freki (une carte) : aller dans tout Monde ; on peut y combattre avec 1 Risque de moins',
        '- Gullfaxi : vaincre un Iotunn en jeu, au choix',
        '- Gullinkambi : 1 Héros au Valhalla',
        '- Gulltopp : tous les Dieux peuvent se donner Elfes, dés Vane et Artefacts',
        '- Heidrun : regagner jusqu’à 2 points de vie',
        '- Hildisvíni : prendre jusqu’à 3 Elfes',
        '- Hugin, Munin (une carte) : prendre jusqu’à 2 dés Vane',
        '- Ratatosk : aller dans tout Monde ; s’il n’est pas ravagé, on peut en faire l’action',
        '- Saehrímnir : un Dieu quelconque regagne 1 point de vie',
        '- Skuld : chaque Dieu montre les deux premières cartes de son paquet et les remet dans l’ordre voulu',
        '- Sleipnir : chaque Dieu peut aller dans tout Monde',
        '- Tanngrisnir, Tanngnjóstr (une carte) : 2 points de vie pour un Dieu, ou 1 pour chacun de deux',
        '- Urd : deux cartes de la Roue vont sous le paquet de leur propriétaire ; à deux joueurs, on choisit qui prend une carte du Dieu de soutien',
        '- Vedrfölnir : jusqu’à 2 Héros au Valhalla',
        '- Verdandi : les Dieux peuvent se donner des points de vie comme ils veulent',
        '- Vidofnir : jusqu’à 3 Héros au Valhalla',
        'Notre décision pour les questions : avec Gulltopp et Verdandi, on dit Dieu par Dieu ce que chacun a ensuite, avec Sleipnir où chacun se trouve, Dieux de soutien compris, avec Skuld quelle carte est dessus. Personne ne dépasse son maximum de points de vie ni ne donne le dernier.',
      ],
    },
    'C-13.1': {
      title: 'Le jet de sauvegarde',
      text: [
        'Quand vous prenez des Risques, voici l’ordre :',
        '- les armes et les loups préviennent les leurs (C-12.1, C-12.2)',
        '- Héros : on en renvoie autant qu’on veut du Valhalla à Midgard, chacun prévient 1 Risque',
        '- on lance son dé Dieu et autant de ses dés Vane qu’on veut ; les Frères d’armes lancent aussi (C-14.1)',
        '- on relance avec Draupnir et Andvarinaut',
        '- chaque réussite prévient 1 Risque',
        '- Elfes : chacun change un échec en réussite et retourne à Alfheim',
        '- le pouvoir de Freyr, puis celui de Freyia (C-14)',
        '- on perd 1 point de vie par Risque qui reste',
        '- les dés Vane à face perdue retournent à Vanaheim ; le dé Dieu reste ; Brisingamen, Svalinn et les Compagnons porte-bonheur sauvent ce qu’ils peuvent',
        'Les réussites de trop ne servent à rien.',
        'Notre décision : les armes d’abord, les relances avant les Elfes, les pouvoirs de Freyr et de Freyia après, et l’Elfe d’un Frère avant les vôtres. On n’emploie d’Elfes que tant qu’il reste des Risques. Si votre dé Dieu a échoué, votre premier Elfe le change ; cela ne compte que pour Thor.',
      ],
    },
    'C-13.2': {
      title: 'Ce que montrent les dés',
      text: [
        'Une face montre une réussite, I, II ou rien. Les trois premières peuvent aussi porter la marque de perte : un dé Vane qui la montre retourne ensuite à Vanaheim, qu’il ait réussi ou non. I, II et le vide sont des échecs, mais pour certains Dieux I et II sont des réussites (C-14).',
        'Les images des dés manquent dans les textes que nous avons. Ceci est notre lecture de ce qui reste.',
      ],
    },
    'C-13.3': {
      title: 'Les faces des dés',
      text: [
        'Personne ne dit combien de fois chaque face est sur les dés. Notre reconstitution :',
        '- dé Vane : réussite, réussite et perdu, I, I et perdu, II, II et perdu',
        '- dé Dieu : réussite, réussite, I, I, II, vide',
      ],
    },
    'C-13.4': {
      title: 'Un exemple',
      text: [
        'Odin prend 4 Risques et emploie 1 Héros : il en reste 3. Il lance son dé Dieu et trois dés Vane ; un seul dé réussit. Un Elfe en change un autre. Il reste 1 Risque : Odin perd 1 point de vie. Deux des dés Vane montrent la perte et retournent à Vanaheim. Les nombres sont ceux du livret ; les faces sont notre lecture.',
      ],
    },
    'C-13.5': {
      title: 'Questions sur le jet',
      text: [
        'Nos décisions :',
        '- Un dé changé par un Elfe est quand même perdu si sa face le dit.',
        '- De même un dé dont le I ou le II compte comme réussite.',
        '- Un Elfe peut changer le dé Dieu.',
        '- Suttung n’arrête pas le pouvoir de Freyr, qui ne dépend pas du jet.',
        '- Skyrmir arrête les Héros avant le jet comme après.',
        '- Utgardloki arrête aussi les dés des Frères d’armes.',
        '- Les points de vie perdus par Hel, Fenrir et le Soin de l’Arbre ne sont pas des Risques ; rien ne les sauve.',
      ],
    },
    'C-14': {
      title: 'Compétences et pouvoirs',
      text: [
        'En mode difficile, le Dieu de chaque joueur a une compétence et un pouvoir :',
        '- Freyia : Compagnon porte-bonheur envers tous les autres Dieux ; peut aussi employer des Héros après le jet de sauvegarde',
        '- Freyr : commence avec 2 Elfes ; peut prévenir 1 Risque pour 2 Elfes rendus, quels que soient les dés',
        '- Frigg : le I des dés Vane est une réussite ; au lieu de sa mission, elle peut regagner 1 point de vie ou en donner 1 des siens à un autre Dieu',
        '- Heimdall : le I des dés Vane et du dé Dieu est une réussite ; peut toujours aller à Midgard',
        '- Odin : Frère d’armes envers tous les autres Dieux ; peut toujours aller à Asgard',
        '- Thor : une réussite de son dé Dieu, même par un Elfe, prévient 2 Risques',
        '- Tyr : le I et le II du dé Dieu sont des réussites ; Fenrir ne met pas fin à son tour',
        'Les Dieux de soutien n’ont ni l’une ni l’autre. Ce que compte le dé de Tyr n’est pas tout à fait clair. Notre lecture : I et II (tyr=groups) ; avec tyr=neverFails, la face vide aussi.',
      ],
    },
    'C-14.1': {
      title: 'Relations',
      text: [
        'Une relation va dans un sens : elle sert au Dieu qui l’a, envers le Dieu nommé. Sauf pour le Compagnon de voyage, les deux doivent être dans le même Monde.',
        '- Frère d’armes : à votre jet de sauvegarde, il lance son dé Dieu et prévient 1 de vos Risques s’il réussit ; le Dieu d’un joueur peut y employer un de ses Elfes',
        '- Lien du sang : vous pouvez lui prendre Artefacts, Elfes et dés Vane ; un Dieu de soutien peut perdre des points de vie à votre place quand vous prenez des Risques',
        '- Compagnon porte-bonheur : à son jet de sauvegarde, vous pouvez prendre 1 Elfe ou 1 dé Vane qu’il perdrait ; avec un Dieu de soutien, vous gardez un des vôtres à votre propre jet',
        '- Compagnon de voyage : avant de vous déplacer, vous pouvez aller dans son Monde, puis vous déplacer encore',
        'En mode difficile, seuls Odin et Freyia ont des relations, par leur compétence. On peut en accorder d’autres dans les deux modes, par exemple avec relations=frigg:kin:freyr.',
        'Nos décisions : les compétences d’un Frère comptent pour son dé, mais même Thor ne prévient qu’un Risque pour un autre. Les Compagnons porte-bonheur viennent après Brisingamen et Svalinn, et chacun prend une seule chose. D’après le livret, le lien du sang sert à tout moment ; ici on vous interroge à votre tour : avant le déplacement (et de nouveau chez un compagnon de voyage), avant la mission, avant le choix des Héros et des dés, et encore entre le jet et les Elfes. Un dé pris alors ne rejoint pas le jet.',
      ],
    },
    'C-15.5': {
      title: 'La durée du jeu',
      text: [
        'Nidhogg doit faire tant de pas jusqu’à l’Arbre :',
        '- facile : 5 pas',
        '- difficile : 7 pas',
        'On sait que le mode difficile est plus long. Les nombres sont notre reconstitution ; ils donnent des parties d’environ 60 et 86 tours.',
      ],
    },
    'C-16.1': {
      title: 'Sources : le paquet en solo',
      text: [
        'Le résumé français distribue comme à deux, avec deux Dieux de soutien. Le livret japonais fait un seul paquet des 18 cartes. Nous suivons le livret.',
      ],
    },
    'C-16.2': {
      title: 'Sources : Fenrir',
      text: [
        'Le résumé français n’ôte au Dieu que l’action, le livret japonais le déplacement, l’action et le combat. Nous suivons le livret.',
      ],
    },
    'C-16.3': {
      title: 'Sources : les faces perdues',
      text: [
        'Les textes montrent deux ou trois images de faces perdues, et une ou trois pour Tyr. Nous prenons le modèle de C-13.2, qui est notre lecture ; Brisingamen sauve tout dé qui serait perdu.',
      ],
    },
    'C-16.4': {
      title: 'Sources : les colonnes',
      text: [
        'Un exemple du livret japonais met Alfheim au-dessus de Muspellheim ; l’ordre des noms de l’aperçu anglais y ferait penser à Vanaheim. Nous suivons l’exemple. Votre propre édition peut le changer.',
      ],
    },
    'C-16.5': {
      title: 'Sources : Vanaheim',
      text: [
        'Le livret japonais dit deux dés, le résumé français jusqu’à deux selon le stock. Nous suivons le second ; avec une réserve vide, l’action n’est pas disponible.',
      ],
    },
    'C-16.6': {
      title: 'Sources : combien de temps restent les cartes',
      text: [
        'Des boutiques écrivent qu’un Ennemi s’active s’il est déjà apparu dans la même manche. D’après le livret, les cartes restent sur la Roue jusqu’à former une paire. Nous suivons le livret.',
      ],
    },
    'C-16.7': {
      title: 'Sources : le Compagnon porte-bonheur',
      text: [
        'La règle parle d’un dé lancé ou d’un Elfe employé, son exemple d’un objet qui serait perdu. Nous suivons l’exemple.',
      ],
    },
    'C-16.8': {
      title: 'Sources : la victoire',
      text: [
        'Pour le résumé français, on gagne en tournant une page qui montre l’Arbre, pour le livret japonais quand Nidhogg est sur l’Arbre. Le premier vaut pour la campagne ; ici, c’est le second.',
      ],
    },
    'C-16.9': {
      title: 'Sources : l’âge',
      text: ['La plupart indiquent 14 ans et plus, quelques-uns 12. Cela ne change rien.'],
    },
    'C-17.1': {
      title: 'Un Monde est ravagé sans marqueur',
      text: ['Les Dieux ont perdu (C-4.9). C’est notre reconstitution.'],
    },
    'C-17.2': {
      title: 'Un troisième Ennemi dans un Monde ravagé',
      text: ['Rien de plus n’arrive ; le Monde a déjà son marqueur.'],
    },
    'C-17.3': {
      title: 'Une retraite peut ravager',
      text: [
        'Un Ennemi qui se retire arrive comme tout autre : s’il y en a un autre là-bas, ce Monde est ravagé.',
      ],
    },
    'C-17.4': {
      title: 'La rotation ne ravage jamais',
      text: [
        'Tous ceux qui sont sur un Monde tournent avec lui : deux Ennemis ne s’y rencontrent pas.',
      ],
    },
    'C-17.5': {
      title: 'Loki avec le Dieu actif',
      text: ['Notre décision : il reste, et le reste de son activation a lieu (C-7.2).'],
    },
    'C-17.6': {
      title: 'Combats inutiles',
      text: [
        'Notre décision : un Ennemi qui ne peut pas se retirer ne peut pas être combattu (C-10).',
      ],
    },
    'C-17.7': {
      title: 'Faut-il lancer le dé Dieu ?',
      text: [
        'Oui, à chaque jet de sauvegarde ; on ne choisit que le nombre de dés Vane, zéro compris. Notre décision : s’il ne reste pas de Risque, il n’y a pas de jet.',
      ],
    },
    'C-17.8': {
      title: 'Les Dieux de soutien donnent le bonus',
      text: ['Un Dieu de soutien dans votre Monde compte comme un autre Dieu pour votre action.'],
    },
    'C-17.9': {
      title: 'Dieux de soutien et Créatures',
      text: [
        'Notre décision : Sleipnir, le déplacement des pierres runiques, Saehrímnir, les boucs Tanngrisnir et Tanngnjóstr, et Verdandi valent aussi pour les Dieux de soutien, qui ont 5 points de vie au plus. Verdandi peut leur en prendre, mais pas le dernier.',
      ],
    },
    'C-17.10': {
      title: 'Quand se déplace un Dieu de soutien',
      text: [
        'Notre décision : après l’activation et avant la deuxième étape, même quand Fenrir a mis fin au tour.',
      ],
    },
    'C-17.11': {
      title: 'Ódroerir avec Valshamr',
      text: [
        'Notre décision : ils ne se combinent pas. Ódroerir veut un Monde sans Ennemi ; Valshamr ne fait que les ignorer.',
      ],
    },
    'C-17.12': {
      title: 'Gullinbursti : combattre d’abord',
      text: [
        'Notre décision : si le combat a chassé l’Ennemi, l’action qui suit se juge sans cet Ennemi.',
      ],
    },
    'C-17.13': {
      title: 'Bonus et malus après un voyage',
      text: [
        'Notre décision : avec Ratatosk comme avec Geri et Freki, c’est le Monde d’arrivée qui compte.',
      ],
    },
    'C-17.14': {
      title: 'Ratatosk et un Monde ravagé',
      text: ['Vous pouvez y aller, mais cette carte ne vous y fait rien faire.'],
    },
    'C-17.15': {
      title: 'Skuld avec une seule carte',
      text: ['Notre décision : un paquet d’une carte montre celle-là.'],
    },
    'C-17.16': {
      title: 'Urd avec peu de cartes sur la Roue',
      text: ['Notre décision : s’il y en a moins de deux, on prend celles qui y sont.'],
    },
    'C-17.17': {
      title: 'Urd en solo',
      text: [
        'Notre décision : les cartes vont sous le paquet. On peut défaire une paire ; la carte qui reste compte comme la première.',
      ],
    },
    'C-17.18': {
      title: 'Une Créature sans effet',
      text: ['Notre décision : on peut la choisir, et rien n’arrive.'],
    },
    'C-17.19': {
      title: 'Le dernier point de vie',
      text: ['Notre décision : ni Frigg ni personne ne peut donner son dernier point de vie.'],
    },
    'C-17.20': {
      title: 'Le surplus de Thor',
      text: ['Notre décision : s’il ne reste qu’un Risque, le second de sa réussite est perdu.'],
    },
    'C-17.21': {
      title: 'Compagnon de voyage après Fenrir',
      text: ['Notre décision : quand Fenrir a mis fin au tour, on ne voyage pas non plus.'],
    },
    'C-17.22': {
      title: 'Le chemin de Heimdall et d’Odin',
      text: [
        'Notre décision : Midgard et Asgard sont des destinations de leur déplacement normal, non un déplacement de plus.',
      ],
    },
    'C-17.23': {
      title: 'Combien d’Artefacts',
      text: ['Notre décision : un Dieu peut en avoir autant qu’il veut.'],
    },
    'C-17.24': {
      title: 'Donner des choses',
      text: [
        'Notre décision : Elfes, dés et Artefacts ne changent de mains que par Gulltopp, le lien du sang et le Compagnon porte-bonheur.',
      ],
    },
    'C-17.25': {
      title: 'Perdu à l’heure de la victoire',
      text: [
        'Qui perd son dernier point de vie dans un combat a perdu, quoi que le combat apporte.',
      ],
    },
    'C-17.26': {
      title: 'Nidhogg à l’Arbre',
      text: ['La victoire vient aussitôt avec son dernier pas, avant toute autre chose.'],
    },
    'C-17.27': {
      title: 'Hel ravage et tue',
      text: [
        'D’abord elle se déplace et ravage, puis l’Arbre tourne, puis le point de vie est perdu. Si c’était le dernier, la partie est perdue.',
      ],
    },
    'C-17.28': {
      title: 'Valshamr à Midgard',
      text: ['Iormungand est ignoré : seul, on a l’action normale ; avec un autre Dieu, le bonus.'],
    },
  },
};

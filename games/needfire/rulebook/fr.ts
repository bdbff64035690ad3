import type { RulebookTexts } from './rules.ts';

/** La règle du jeu en français. */
export const fr: RulebookTexts = {
  sources: {
    overview: 'livret r2024111500, présentation',
    components: 'livret r2024111500, matériel',
    setUp: 'livret r2024111500, mise en place',
    turn: 'livret r2024111500, déroulement',
    step1: 'livret r2024111500, étape 1',
    step2: 'livret r2024111500, étape 2',
    step3: 'livret r2024111500, étape 3',
    step4: 'livret r2024111500, étape 4',
    scoring: 'livret r2024111500, fin et décompte',
    example: 'livret r2024111500, légendes des exemples',
    counted: 'se déduit du livret en comptant',
    inferred: 'notre lecture du livret',
    ruling: 'notre décision',
    reconstruction: 'notre reconstitution',
  },
  rules: {
    'N-1': {
      title: 'Le jeu en bref',
      text: [
        'NeedFire est un jeu de cartes pour deux à quatre joueurs, créé par はくし (空理計画, 2024). Une partie dure environ une heure.',
        'Vous réunissez cinq humains devant vous et tenez cinq flammes en main. À chaque tour, vous échangez une flamme et gagnez un humain ; l’une comme l’autre doivent s’accorder avec ce que vous avez déjà.',
        'À la fin, votre score est le produit du commandement et de la bénédiction. Le commandement est la plus longue chaîne où chacun de vos humains réagit au précédent. La bénédiction compte les réactions de vos humains à vos flammes. Le meilleur score l’emporte.',
      ],
    },
    'N-2': {
      title: 'Les cartes et les mots',
      text: [
        'Il y a 26 éléments, 13 blancs et 13 noirs. La couleur n’intervient dans aucune règle.',
        '- 26 flammes, une par élément. Une flamme montre son élément.',
        '- 26 humains, un par élément. Un humain montre son propre élément et, au-dessous, les quatre éléments auxquels il réagit.',
        'Un humain réagit à une autre carte, flamme ou humain, quand l’élément propre de cette carte est l’un de ses quatre. La réaction va dans un seul sens : si Tiwaz réagit à Gebo, Gebo ne réagit pas forcément à Tiwaz. Une flamme ne réagit à rien, et aucune carte ne réagit à elle-même.',
        'Voici les mots employés partout :',
        '- guerrier : un humain posé face visible dans le cercle, au milieu de la table',
        '- exilé : un humain de la pile cachée à l’intérieur du cercle',
        '- pioche : les humains cachés qui entreront dans le cercle',
        '- brasier : une flamme posée hors du cercle, cachée ou visible',
        '- braise : une flamme cachée, glissée sous une autre carte ; il y en a toujours exactement deux',
        '- carte d’allumage : la carte qui reçoit une braise à l’étape 4',
        '- vos humains : ceux qui sont visibles devant vous',
      ],
    },
    'N-3': {
      title: 'Mise en place',
      text: [
        'Préparez la partie dans l’ordre de N-3.1 à N-3.8. Les nombres dépendent des joueurs :',
        '- 2 joueurs : 9 guerriers, aucun humain distribué, 2 exilés, pioche de 15 ; 14 brasiers ; 10 tours, 5 chacun',
        '- 3 joueurs : 9 guerriers, 1 humain distribué à chacun, 4 exilés, pioche de 10 ; 9 brasiers ; 12 tours, 4 chacun',
        '- 4 joueurs : 9 guerriers, 1 humain distribué à chacun, 2 exilés, pioche de 11 ; 4 brasiers ; 16 tours, 4 chacun',
      ],
    },
    'N-3.1': {
      title: 'Le cercle',
      text: [
        'Mélangez les humains. Posez-en neuf face visible en cercle, aux places 1 à 9, en laissant entre le dernier et le premier un vide de la largeur d’une carte. Ce sont les guerriers.',
      ],
    },
    'N-3.2': {
      title: 'Un humain pour chacun',
      text: [
        'À trois ou quatre, chaque joueur reçoit un humain, face visible devant lui. À deux, personne n’en reçoit.',
      ],
    },
    'N-3.3': {
      title: 'Les premiers exilés',
      text: [
        'Empilez des humains face cachée au milieu du cercle : 2 à deux joueurs, 4 à trois, 2 à quatre. Personne ne les regarde.',
      ],
    },
    'N-3.4': {
      title: 'La pioche',
      text: [
        'Les humains restants sont posés face cachée dans le vide du cercle : 15, 10 ou 11 cartes.',
      ],
    },
    'N-3.5': {
      title: 'Les mains',
      text: ['Mélangez les flammes et donnez-en cinq à chacun. Vous seul voyez votre main.'],
    },
    'N-3.6': {
      title: 'Les deux braises',
      text: [
        'Glissez une flamme, face cachée et sans la regarder, sous chacun des deux guerriers voisins de la pioche, aux places 1 et 9. Personne ne regarde une braise avant le décompte, même quand elle se trouve sous une de ses propres cartes.',
      ],
    },
    'N-3.7': {
      title: 'Les brasiers',
      text: [
        'Posez toutes les autres flammes face cachée hors du cercle, chacune à sa place : 14, 9 ou 4 brasiers.',
      ],
    },
    'N-3.8': {
      title: 'Qui commence',
      text: [
        'Désignez le premier joueur comme vous voulez. Ici, le hasard décide, ou bien l’option first=1 à first=4 indique la place. On joue ensuite vers la gauche.',
      ],
    },
    'N-4': {
      title: 'Un tour',
      text: [
        'Un tour compte quatre étapes, toujours dans cet ordre :',
        '- 1. Ouvrir un brasier (N-4.1).',
        '- 2. Compléter le cercle (N-4.2).',
        '- 3. Échanger une flamme (N-4.3).',
        '- 4. Allumer une carte et gagner un humain (N-4.4).',
      ],
    },
    'N-4.1': {
      title: 'Étape 1 : ouvrir un brasier',
      text: [
        'À trois ou quatre : choisissez un brasier caché sans le regarder et retournez-le. S’ils sont déjà tous visibles, passez cette étape.',
        'À deux : regardez trois brasiers cachés. Retournez l’un d’eux et reposez les deux autres face cachée, chacun à celle des deux places que vous voulez (N-7.5).',
      ],
    },
    'N-4.2': {
      title: 'Étape 2 : compléter le cercle',
      text: [
        'Piochez des humains : 3 à deux joueurs, 2 à trois, 1 à quatre. Posez-en un face visible à la place vide du cercle ; les autres rejoignent les exilés, face cachée.',
        'Passez cette étape au tout premier tour, quand le cercle est encore complet, et dès que la pioche est vide.',
      ],
    },
    'N-4.3': {
      title: 'Étape 3 : échanger une flamme',
      text: [
        'Échangez une flamme de votre main contre un brasier qui n’a pas de braise. C’est obligatoire à chaque tour.',
        'Contre un brasier caché, vous posez votre flamme face cachée ; contre un brasier visible, face visible (N-7.7).',
      ],
    },
    'N-4.4': {
      title: 'Étape 4 : allumer une carte et gagner un humain',
      text: [
        'Choisissez d’abord la carte d’allumage : n’importe quelle carte visible sur la table et sans braise. Ce peut être un guerrier, un brasier visible ou un humain posé devant n’importe quel joueur.',
        'Retirez ensuite l’une des deux braises, où qu’elle soit, et glissez-la sans la regarder sous la carte d’allumage.',
        'Comptez alors les guerriers du cercle qui réagissent à la carte d’allumage. Ceux qui ont une braise comptent ; les humains posés devant les joueurs ne comptent pas.',
        '- Deux ou plus : prenez l’un de ces guerriers et posez-le face visible devant vous. S’il a une braise, elle vient avec lui.',
        '- Un seul ou aucun : regardez les deux exilés du dessus, posez l’un d’eux face visible devant vous et rendez l’autre. Envoyez ensuite un guerrier du cercle, à votre choix, parmi les exilés. Un guerrier qui réagit seul n’est pas pris.',
        'Le choix de la carte d’allumage est libre : vous pouvez viser exprès l’un ou l’autre cas.',
      ],
    },
    'N-5': {
      title: 'Fin et décompte',
      text: [
        'La partie s’achève quand chaque joueur a cinq humains. Chaque tour en apporte exactement un : tous ont donc joué autant de tours.',
        'Commandement : partez de l’un de vos humains, continuez par un humain qui réagit à lui, puis par un autre qui réagit à ce dernier, et ainsi de suite, sans en prendre un deux fois. Le nombre de cartes de la plus longue de ces chaînes est votre commandement, de 1 à 5.',
        'Bénédiction : dévoilez vos cinq flammes et ajoutez-y chaque braise placée sous un de vos humains. Cinq flammes seulement comptent ; si vous en avez plus, ce sont les cinq meilleures. Pour chacune, comptez vos humains qui y réagissent. La somme est votre bénédiction. Un même humain peut compter pour plusieurs flammes.',
        'Votre score est le commandement multiplié par la bénédiction. Le meilleur score gagne ; à égalité, la victoire est partagée. Les braises sous les guerriers, les brasiers ou les exilés ne comptent pour personne.',
        'Exemple : avec les humains Gebo, Tiwaz, Laguz, Nauthiz et Mannaz, la plus longue chaîne est Gebo, Tiwaz, Laguz, Mannaz : commandement 4. Aux flammes Uruz et Isa réagissent chaque fois deux humains, aux flammes Gebo, Tiwaz et Wunjo chaque fois un : bénédiction 7. Cela fait 4 × 7 = 28 points.',
      ],
    },
    'N-6': {
      title: 'Où sont les cartes',
      text: [
        'À chaque tour, le cercle gagne un humain, tant que dure la pioche et sauf au premier tour, et il en perd un, quelle que soit l’issue de l’étape 4. Le nombre de cartes de chaque zone ne dépend donc que du tour. Dans le cercle / dans la pioche / parmi les exilés / devant les joueurs :',
        '- 2 joueurs : après le tour 1 : 8/15/2/1 ; tour 2 : 8/12/4/2 ; tour 4 : 8/6/8/4 ; tour 6 : 8/0/12/6 ; tour 8 : 6/0/12/8 ; à la fin, après le tour 10 : 4/0/12/10',
        '- 3 joueurs : après le tour 1 : 8/10/4/4 ; tour 2 : 8/8/5/5 ; tour 4 : 8/4/7/7 ; tour 6 : 8/0/9/9 ; tour 8 : 6/0/9/11 ; tour 10 : 4/0/9/13 ; à la fin, après le tour 12 : 2/0/9/15',
        '- 4 joueurs : après le tour 1 : 8/11/2/5 ; tour 2 : 8/10/2/6 ; tour 4 : 8/8/2/8 ; tour 8 : 8/4/2/12 ; tour 12 : 8/0/2/16 ; tour 14 : 6/0/2/18 ; à la fin, après le tour 16 : 4/0/2/20',
        'Vous ne pouvez donc jamais être bloqué : la pioche tombe juste, il y a toujours deux exilés à regarder, deux brasiers au moins peuvent être échangés, et il y a toujours une carte visible sans braise.',
      ],
    },
    'N-7': {
      title: 'Ce que le livret ne dit pas',
      text: [
        'Le livret est court et certaines situations n’y figurent pas. N-7.1 à N-7.14 disent comment on les joue ici. Ces réponses sont les nôtres, pas celles de l’auteur. Là où l’on peut raisonnablement préférer autre chose, il y a une option.',
      ],
    },
    'N-7.1': {
      title: 'Exiler un guerrier qui a une braise',
      text: [
        'La braise reste sous la carte et part en exil avec elle. Elle demeure l’une des deux braises : n’importe qui peut la retirer à l’étape 4, et celui qui prend cet exilé la reçoit aussi. Si elle s’y trouve encore à la fin, elle ne compte pour personne.',
        'L’option exileEmbered=forbidden choisit l’inverse : un guerrier qui a une braise ne peut pas être exilé.',
      ],
    },
    'N-7.2': {
      title: 'Exiler la carte d’allumage',
      text: [
        'Quand un seul guerrier ou aucun ne réagit, vous pouvez exiler n’importe quel guerrier, même celui que vous venez d’allumer. Sa nouvelle braise suit N-7.1.',
      ],
    },
    'N-7.3': {
      title: 'L’ordre des exilés',
      text: [
        'Les nouveaux exilés vont au sommet de la pile. À deux joueurs, vous choisissez lequel des deux humains écartés à l’étape 2 se trouve au-dessus. À l’étape 4, l’exilé que vous rendez est posé d’abord, le guerrier exilé par-dessus.',
      ],
    },
    'N-7.4': {
      title: 'Qui voit quoi',
      text: [
        'Vous seul voyez les humains que vous piochez, les brasiers et les exilés que vous regardez. Tous voient l’humain que vous prenez et le guerrier que vous exilez ; ensuite celui-ci reste caché. Le nombre de cartes d’une pile est connu de tous.',
      ],
    },
    'N-7.5': {
      title: 'À deux : reposer les brasiers',
      text: [
        'Vous désignez trois places cachées, voyez leurs flammes et ouvrez l’une d’elles. Les deux autres flammes retournent aux deux places restantes, telles quelles ou échangées. L’adversaire voit quelle place vous avez ouverte, mais pas si vous avez échangé les deux autres.',
      ],
    },
    'N-7.6': {
      title: 'Regarder de nouveau',
      text: [
        'On ne regarde pas une deuxième fois une carte cachée. L’aide-mémoire ne vous montre que ce que vous avez vu selon les règles ; memoryAid=false le supprime pour tous.',
      ],
    },
    'N-7.7': {
      title: 'Échanger avec un brasier visible',
      text: [
        'La flamme que vous donnez est posée face visible à la même place. Elle peut servir de carte d’allumage dans le même tour.',
      ],
    },
    'N-7.8': {
      title: 'Échanger à l’aveugle',
      text: [
        'Pour un brasier caché, vous arrêtez votre choix avant de voir sa flamme, et vous ne pouvez pas y revenir. Un brasier que vous avez regardé plus tôt peut bien sûr être choisi en connaissance de cause.',
      ],
    },
    'N-7.9': {
      title: 'Allumer l’humain d’un autre joueur',
      text: [
        'C’est permis : toute carte visible sur la table convient. La braise peut alors finir chez ce joueur.',
      ],
    },
    'N-7.10': {
      title: 'Une braise ne retourne pas sous sa carte',
      text: [
        'La carte d’allumage doit être sans braise au moment où vous la choisissez : la braise ne peut donc pas revenir sous la carte d’où vous la retirez.',
      ],
    },
    'N-7.11': {
      title: 'Un humain qui réagit à son propre élément',
      text: [
        'Notre table n’en contient pas, mais celle d’un propriétaire du jeu le peut. Un guerrier allumé ne compte jamais comme réagissant à lui-même. Une flamme du même élément est une autre carte : pour la bénédiction, elle compte.',
      ],
    },
    'N-7.12': {
      title: 'La chaîne la plus longue possible',
      text: [
        'Le jeu cherche pour vous la chaîne la plus longue. S’arrêter plus tôt ou revenir à la première carte ne rapporterait rien, puisque chaque carte compte une fois.',
      ],
    },
    'N-7.13': {
      title: 'Les places du cercle',
      text: [
        'La place d’un guerrier n’importe que pour les deux braises de la mise en place. Un guerrier réagit de n’importe où dans le cercle.',
      ],
    },
    'N-7.14': {
      title: 'Une flamme et un humain par élément',
      text: [
        'Le livret annonce 26 éléments, 26 flammes et 26 humains. Nous admettons que chaque élément a une flamme et un humain.',
      ],
    },
    'N-8': {
      title: 'Ce que l’on sait de la vraie table des réactions',
      text: [
        'La feuille qui donne les éléments et leurs réactions n’est pas entre nos mains. Les exemples du livret nous apprennent ceci :',
        '- cinq noms : Gebo, Tiwaz, Laguz, Nauthiz, Mannaz',
        '- Tiwaz réagit à Gebo, Laguz à Tiwaz, Nauthiz et Mannaz tous deux à Laguz',
        '- Nauthiz et Mannaz ne réagissent pas l’un à l’autre',
        '- un joueur qui a ces cinq humains atteint un commandement de 4 et une bénédiction de 7',
        '- il y a un élément auquel au moins trois humains réagissent',
        'Le nombre d’humains qui réagissent à chaque élément n’est pas indiqué ; il est de quatre en moyenne.',
      ],
    },
    'N-9': {
      title: 'Les cartes reconstituées',
      text: [
        'La table utilisée quand vous n’apportez pas la vôtre a été faite pour ce projet. Ce n’est pas celle qui a été publiée. Les éléments sont les 24 runes de l’ancienne série, plus Cweorth et Ear ; la répartition entre blancs et noirs est notre choix.',
        'Elle respecte tout ce que l’on sait (N-8) et elle est régulière : chaque humain réagit à quatre éléments, et quatre humains réagissent à chaque élément. Partout où vous la rencontrez, elle est dite reconstituée.',
      ],
    },
    'N-9.7': {
      title: 'Jouer avec votre propre table',
      text: [
        'Si vous possédez le jeu, écrivez les réactions de vos cartes dans un fichier de la forme needfire-deck/1 et donnez-le comme option deck. Le jeu l’utilise alors à la place de la nôtre et le conserve avec la partie enregistrée.',
        'Un fichier est refusé s’il n’a pas 26 éléments, s’il en nomme un deux fois, ou si un humain n’y réagit pas à quatre éléments différents de la table. Vous êtes seulement averti quand les couleurs ne sont pas 13 et 13, quand un humain réagit à son propre élément, quand personne ne réagit à un élément, ou quand une réaction connue par le livret manque.',
      ],
    },
  },
};

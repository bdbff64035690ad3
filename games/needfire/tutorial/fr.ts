import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Par une nuit noire, des humains font cercle autour des feux. Vous appelez ceux qui répondent à vos flammes et les menez au Valhalla ; vos rivaux en font autant.',
  goal: 'Chacun réunit cinq humains et tient cinq flammes. Votre score est commandement fois bénédiction : la plus longue chaîne où chaque humain réagit au précédent, fois le nombre de réactions de vos humains à vos flammes.',
  ring: 'Chaque humain porte quatre petites runes : c’est ce à quoi il réagit. Neuf guerriers forment le cercle, des brasiers cachés sont dessous, et deux braises sont sous des cartes. Vos flammes, vous seul les voyez.',
  open: 'Un tour a quatre étapes. D’abord, ouvrir un brasier : retournez le numéro 5.',
  swap: 'C’est Nauthiz. Le cercle est complet, rien à compléter. Il faut maintenant échanger une flamme : donnez Othala contre ce Nauthiz. Tous verront Othala, car le brasier est visible.',
  ignite:
    'Voici le cœur du jeu : vous allumez une carte visible. Si deux guerriers du cercle ou plus y réagissent, vous en prenez un. S’ils sont moins, vous choisissez parmi les exilés. Envisagez une carte pour voir qui réagirait.',
  ember:
    'Hagalaz fait réagir quatre guerriers. Allumer déplace une braise sous la carte : choisissez Hagalaz, et la braise qui est sous Gebo.',
  take: 'Quatre guerriers répondent ; à côté de chacun, le score qu’il apporterait. Prenez Eihwaz.',
  score:
    'Eihwaz rejoint votre Raidho. À droite, votre score est dessiné : la chaîne de vos humains, et les flammes auxquelles ils réagissent. Vos rivaux ont joué entre-temps ; le journal raconte comment.',
  refill:
    'Désormais, la deuxième étape comble le vide du cercle : vous piochez deux humains, en placez un dans le cercle et envoyez l’autre, face cachée, aux exilés.',
  tip: 'Un conseil : réunissez d’abord des humains qui réagissent entre eux, puis des flammes auxquelles beaucoup réagissent ; un produit grandit le mieux des deux côtés. Continuez ici à votre guise, ou commencez une vraie partie.',
};

import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Par une nuit noire, des humains font cercle autour des feux. Vous appelez ceux qui répondent à vos flammes et les menez au Valhalla ; vos rivaux en font autant.',
  goal: 'Chacun réunit cinq humains et tient cinq flammes. Votre score est le commandement multiplié par la bénédiction. Le commandement est la plus longue chaîne où chaque humain réagit au précédent ; la bénédiction est le nombre de réactions de vos humains à vos flammes.',
  ring: 'Chaque humain porte quatre petites runes : c’est ce à quoi il réagit. Neuf guerriers forment le cercle, les brasiers cachés sont plus bas, et deux braises sont glissées sous des cartes. Personne d’autre ne voit vos flammes.',
  open: 'Un tour a quatre étapes. La première : ouvrir un brasier. Retournez le numéro 5.',
  swap: 'C’est Nauthiz. La deuxième étape n’a pas lieu, car le cercle est complet. Il faut maintenant échanger une flamme : donnez Othala contre ce Nauthiz. Tous verront Othala, car le brasier est visible.',
  ignite:
    'Voici le cœur du jeu : vous allumez une carte visible. Si deux guerriers du cercle ou plus y réagissent, vous en prenez un. S’il y en a moins, vous choisissez parmi les exilés. Pointez ou touchez une carte pour voir qui réagirait.',
  ember:
    'Hagalaz fait réagir quatre guerriers. Allumer une carte, c’est glisser une braise dessous : choisissez Hagalaz, puis la braise qui est sous Gebo.',
  take: 'Quatre guerriers réagissent ; à côté de chacun figure le score que vous auriez avec lui. Prenez Eihwaz.',
  score:
    'Eihwaz rejoint votre Raidho. Sous « Votre score », vous voyez la chaîne de vos humains, et les flammes auxquelles ils réagissent. Vos rivaux ont joué entre-temps ; le journal raconte comment.',
  refill:
    'Désormais, la deuxième étape comble le vide du cercle : vous piochez deux humains, en placez un dans le cercle et envoyez l’autre, face cachée, aux exilés.',
  tip: 'Un conseil : réunissez d’abord des humains qui réagissent entre eux, puis des flammes auxquelles beaucoup d’entre eux réagissent ; un produit grandit le mieux quand ses deux facteurs grandissent. Continuez ici à votre guise, ou commencez une vraie partie.',
};

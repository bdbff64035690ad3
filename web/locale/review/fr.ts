import { plural } from '@nineworlds/engine';
import type { ReviewTexts } from './en.ts';

/** What the review says in French. */
export const fr: ReviewTexts = {
  thinking: 'Retour sur la partie',
  lookingAt: (turn) => `Examen : ${turn}`,
  cancel: 'Annuler',
  cancelled: 'Le bilan a été annulé.',
  begin: 'Faire le bilan',
  thoroughness: 'Précision',
  thoroughnesses: { quick: 'Rapide', normal: 'Normale', thorough: 'Approfondie' },
  forWhom: 'Pour qui',
  notYet:
    'La partie est encore en cours et les joueurs ont des secrets. Le bilan sera possible après la fin.',
  nothingPlayed: 'Rien n’a encore été joué.',
  story: ({ of, name, start, skill, luck, others }) => {
    const who = { you: 'Vous étiez', team: 'L’équipe était', one: `${name} était` }[of];
    const choices = of === 'you' ? 'vos choix' : 'ses choix';
    const rest =
      others === undefined ? '' : `, les autres ${changed(others, 'ont donné', 'ont pris')}`;
    const own = changed(skill, 'ont rapporté', 'ont coûté');
    return `${who} à ${start} au début de la partie ; ${choices} ${own}, le hasard ${changed(luck, 'a donné', 'a pris')}${rest}.`;
  },
  account: {
    title: 'Choix et hasard',
    start: 'Au début',
    skill: 'Choix',
    luck: 'Hasard',
    others: 'Les autres',
    result: 'Résultat',
    now: 'Maintenant',
  },
  adviceUsed: (times) => `Conseils demandés : ${times} fois`,
  curve: 'Chances de gagner',
  curveSays: (error) => `estimées sur des parties simulées, ${error} environ`,
  curveKeys: 'Flèches : pas à pas. Page haut et bas : tour par tour. Entrée : voir le moment.',
  causes: { skill: 'choix', luck: 'hasard', others: 'les autres' },
  fromTo: (before, after) => `${before} → ${after}`,
  asTable: 'Les chances de gagner en tableau',
  turn: 'Tour',
  after: 'Chances de gagner ensuite',
  step: (what, change, cause) => `${what} : ${change}, ${cause}`,
  turningPoints: 'Tournants',
  look: 'Voir le moment',
  tryAgain: 'Rejouer à partir d’ici',
  decisions: 'Tous les choix',
  who: 'Qui',
  played: 'Joué',
  better: 'Mieux',
  loss: 'Perte',
  asGood: 'rien de mieux',
  points: (written, n) => `${written} ${plural('fr', n, { one: 'point', other: 'points' })}`,
  sortBy: (what) => `Trier par : ${what}`,
  player: 'Joueur',
  everybody: 'Tous',
  choices: 'Choix',
  lossByPlayer: 'Perte par joueur',
  noChoices: 'Il n’y avait rien à choisir.',
  showAll: (n) => `Tout afficher (${n})`,
  method:
    'Un point vaut un pour cent de chances de gagner. Les estimations viennent de parties simulées où chacun continue comme le ferait le bot du jeu, et de ce que l’on pouvait savoir sur le moment ; ± est une erreur type. Une perte compte lorsqu’elle dépasse son erreur. Les choix se mesurent à ce que ce bot aurait fait, les pertes au meilleur coup trouvé : leurs sommes peuvent différer.',
  toReplay: 'Relecture',
};

function changed(points: number, up: string, down: string): string {
  const n = Math.abs(points);
  if (n === 0) return up.startsWith('ont') ? 'n’ont rien changé' : 'n’a rien changé';
  return `${points > 0 ? up : down} ${n} ${plural('fr', n, { one: 'point', other: 'points' })}`;
}

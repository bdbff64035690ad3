import type { KernelRuleTexts } from './en.ts';

export const fr: KernelRuleTexts = {
  source: 'noyau',
  lines: 'Lignes',
  turns: 'Qui doit répondre',
  records: 'Parties enregistrées',
  undo: 'Annulation',
  seats: 'Places',

  unknownWord: 'Chaque mot doit figurer à cet endroit dans une réponse possible.',
  ambiguousWord: 'Un mot peut être abrégé tant qu’il n’en désigne qu’un.',
  lineGoesOn: 'Une ligne continue jusqu’à ce que sa question ait sa réponse.',
  wordsLeftOver: 'Après la fin d’une ligne, il n’y a plus de mots.',
  gameOver: 'Après la fin de la partie, on ne joue plus.',
  notYourTurn: 'Seule une place à qui la question est posée peut répondre.',
  staleCommand:
    'Une commande doit répondre au dernier état de la partie, pas à un état plus ancien.',
  chanceDecides: 'Là où le hasard décide, aucun coup de joueur n’est joué.',
  notCanonical: 'Dans une partie enregistrée, chaque ligne est écrite en toutes lettres.',
  notFate: 'Dans une partie enregistrée, le hasard est celui que sa graine décrète.',
  seedNotCommitted: 'La graine est celle sur laquelle on s’est engagé avant la partie.',
  otherHash: 'La dernière position d’une partie a l’empreinte que la partie affirme.',
  badBranch: 'Chaque branche d’une partie enregistrée peut être jouée.',
  somebodyLearned: 'On n’annule rien au-delà d’un point où quelqu’un a appris quelque chose.',
  nothingToUndo: 'On ne peut annuler que ce qui a été joué.',
  notYourLine: 'Chacun n’annule que ses propres coups.',
  unknownSeat: 'On ne s’assied que là où il y a une place.',
  nothingProposed: 'On ne donne son accord qu’à ce qui a été proposé.',
  noSuchDecision: 'On ne revient qu’à un moment où quelqu’un a décidé quelque chose.',
  onlyOwnLast:
    'Là où l’on joue les uns contre les autres, on ne peut redemander que sa propre dernière décision.',
};

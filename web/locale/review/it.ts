import { plural } from '@nineworlds/engine';
import type { ReviewTexts } from './en.ts';

/** What the review says in Italian. */
export const it: ReviewTexts = {
  thinking: 'Uno sguardo alla partita',
  lookingAt: (turn) => `In esame: ${turn}`,
  cancel: 'Annulla',
  cancelled: 'L’analisi è stata annullata.',
  begin: 'Analizza la partita',
  thoroughness: 'Accuratezza',
  thoroughnesses: { quick: 'Rapida', normal: 'Normale', thorough: 'Approfondita' },
  forWhom: 'Per chi',
  notYet:
    'La partita è ancora in corso e i giocatori hanno segreti. Si potrà analizzare dopo la fine.',
  nothingPlayed: 'Non è ancora stato giocato nulla.',
  story: ({ of, name, start, skill, luck, others }) => {
    const who = of === 'one' ? `${name}: probabilità` : 'Probabilità';
    const choices = {
      you: 'Le tue scelte',
      team: 'Le scelte della squadra',
      one: 'Le sue scelte',
    }[of];
    const rest =
      others === undefined ? '' : `, gli altri ${changed(others, 'hanno dato', 'hanno tolto')}`;
    const own = changed(skill, 'hanno reso', 'sono costate');
    return `${who} di vittoria all’inizio: ${start}. ${choices} ${own}, la fortuna ${changed(luck, 'ha dato', 'ha tolto')}${rest}.`;
  },
  account: {
    title: 'Abilità e fortuna',
    start: 'All’inizio',
    skill: 'Scelte',
    luck: 'Fortuna',
    others: 'Gli altri',
    result: 'Risultato',
    now: 'Adesso',
  },
  adviceUsed: (times) =>
    plural('it', times, {
      one: 'Consigli chiesti: 1 volta',
      other: `Consigli chiesti: ${times} volte`,
    }),
  curve: 'Probabilità di vittoria',
  curveSays: (error) => `stima da partite simulate, circa ${error}`,
  curveKeys: 'Frecce: passo per passo. Pag su e giù: turno per turno. Invio: guarda il momento.',
  causes: { skill: 'scelta', luck: 'caso', others: 'gli altri' },
  fromTo: (before, after) => `${before} → ${after}`,
  asTable: 'La probabilità di vittoria come tabella',
  turn: 'Turno',
  after: 'Probabilità di vittoria dopo',
  step: (what, change, cause) => `${what}: ${change}, ${cause}`,
  turningPoints: 'Svolte',
  look: 'Guarda il momento',
  tryAgain: 'Riprova da qui',
  decisions: 'Tutte le scelte',
  who: 'Chi',
  played: 'Giocato',
  better: 'Meglio',
  loss: 'Perdita',
  asGood: 'niente di meglio',
  points: (written, n) => `${written} ${plural('it', n, { one: 'punto', other: 'punti' })}`,
  sortBy: (what) => `Ordina per: ${what}`,
  player: 'Giocatore',
  everybody: 'Tutti',
  choices: 'Scelte',
  lossByPlayer: 'Perdita per giocatore',
  noChoices: 'Non c’era nulla da scegliere.',
  showAll: (n) => `Mostra tutte (${n})`,
  method:
    'Un punto è un punto percentuale di probabilità di vittoria. Le stime vengono da partite simulate in cui tutti proseguono come farebbe il bot del gioco, e da ciò che si poteva sapere in quel momento; ± è un errore standard. Una perdita conta quando supera il suo errore. Le scelte si misurano con ciò che avrebbe fatto quel bot, le perdite con la linea migliore trovata: le somme possono non coincidere.',
  toReplay: 'Replay',
};

function changed(points: number, up: string, down: string): string {
  const n = Math.abs(points);
  if (n === 0) return up.startsWith('hanno') ? 'non hanno cambiato nulla' : 'non ha cambiato nulla';
  return `${points > 0 ? up : down} ${n} ${plural('it', n, { one: 'punto', other: 'punti' })}`;
}

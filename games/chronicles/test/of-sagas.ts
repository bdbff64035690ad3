import { chronicles } from '../checked.ts';

/** Events that only sagas tell. */
const EVENTS = [
  'artifactLost',
  'counterChanged',
  'enemySlain',
  'figureLeft',
  'figureMoved',
  'figureRan',
  'goalMet',
  'heirCame',
  'pageTurned',
  'sagaActed',
  'sagaFought',
  'skullCame',
  'tokenRevealed',
  'tokenTaken',
  'tokensLaid',
  'triggerFired',
];

const OF_SAGAS: ReadonlySet<string> = new Set([
  ...EVENTS.map((name) => `event ${name}`),
  ...chronicles.kinds.flatMap(({ name }) => (name.startsWith('saga') ? [`kind ${name}`] : [])),
]);

/** Whether only games with a saga have this kind of question, or this event. */
export function isOfSagas(what: string): boolean {
  return OF_SAGAS.has(what);
}

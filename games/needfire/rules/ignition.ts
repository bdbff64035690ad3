import { ALL, CHANCE, type EventSink, NO_CARD, only } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, RING } from '../data/sizes.ts';
import { countCards } from './card-sets.ts';
import { EXILE_WARRIOR, IGNITE, KEEP_EXILE, PULL_EMBER, SEE_EXILE, TAKE_WARRIOR } from './kinds.ts';
import { type NeedfirePosition, SOMEBODY } from './state.ts';

type Sink = EventSink | undefined;

/** Hosts of embers and igniting cards: humans by number, bonfires from here on by place. */
export const BONFIRE_HOST = ELEMENTS + 1;

/** N-4.4: any face-up card without an ember. */
export function askForIgnition(p: NeedfirePosition): void {
  p.frames.push(IGNITE, p.active);
}

/** N-4.4: either ember is pulled out, wherever it is. */
export function ignite(p: NeedfirePosition, card: number): void {
  p.frames.push(PULL_EMBER, p.active, card);
}

/** The word for a host of an ember or an igniting card. */
export function hostWord(p: NeedfirePosition, host: number): string {
  return host < BONFIRE_HOST ? p.setup.words[host] : `bonfire-${host - BONFIRE_HOST + 1}`;
}

/** The element that an igniting card bears. */
export function elementOf(p: NeedfirePosition, card: number): number {
  return card < BONFIRE_HOST ? card : p.bonfires[card - BONFIRE_HOST];
}

/** N-2, N-7.11: the warriors that react to a card, as a set: bit h is human h. Never itself. */
export function reactingWarriors(p: NeedfirePosition, card: number): number {
  let warriors = 0;
  for (let place = 0; place < RING; place++) warriors |= 1 << p.ring[place];
  const self = card < BONFIRE_HOST ? 1 << card : 0;
  return warriors & p.setup.reactors[elementOf(p, card)] & ~self & ~1;
}

/** N-4.4: the ember goes under the igniting card; then two or more that react, or fewer. */
export function moveEmber(p: NeedfirePosition, card: number, from: number, sink: Sink): void {
  const ember = p.emberHosts[0] === from ? 0 : EMBERS - 1;
  p.emberHosts[ember] = card;
  const reacting = reactingWarriors(p, card);
  sink?.tell('ignited', {
    seat: p.active,
    card: hostWord(p, card),
    from: hostWord(p, from),
    reacting: countCards(reacting),
  });
  if ((reacting & (reacting - 1)) !== 0) p.frames.push(TAKE_WARRIOR, p.active, card);
  else lookAtExiles(p, sink);
}

/** N-4.4: two or more react: one of them joins the band, with its ember if it has one. */
export function takeWarrior(p: NeedfirePosition, human: number, sink: Sink): void {
  leaveRing(p, human);
  joinBand(p, human);
  const ember = isHost(p, human) ? 1 : 0;
  sink?.tell('warriorTaken', { seat: p.active, card: p.setup.words[human], ember });
}

/** N-4.4: fewer react: the top two exiles are looked at, by chance where nobody has seen them. */
function lookAtExiles(p: NeedfirePosition, sink: Sink): void {
  const { exiles, exileSeen } = p;
  for (let i = p.exileCount - 1; i >= p.exileCount - 2; i--) {
    if (exileSeen[i] !== 0) continue;
    p.frames.push(SEE_EXILE, CHANCE, i);
    return;
  }
  for (let i = p.exileCount - 1; i >= p.exileCount - 2; i--) {
    exileSeen[i] |= only(p.active);
    if (sink === undefined) continue;
    const shared = { seat: p.active };
    const card = p.setup.words[exiles[i]];
    sink.tellSecret('exileSeen', { ...shared, card }, only(p.active), shared);
  }
  p.frames.push(KEEP_EXILE, p.active);
}

/** Chance has told an exile that nobody had seen. */
export function exileDecided(p: NeedfirePosition, index: number, human: number, sink: Sink): void {
  p.exiles[index] = human;
  p.exileSeen[index] = only(p.active) | SOMEBODY;
  lookAtExiles(p, sink);
}

/** N-4.4, N-7.3: one of the two joins the band, the other goes back; then a warrior is exiled. */
export function keepExile(p: NeedfirePosition, human: number, sink: Sink): void {
  const { exiles, exileSeen } = p;
  const top = p.exileCount - 1;
  // Whoever had seen the one that goes back knows it again, since it is not the one that is shown.
  const back = exiles[top] === human ? top - 1 : top;
  exiles[top - 1] = exiles[back];
  exileSeen[top - 1] = exileSeen[back];
  exiles[top] = NO_CARD;
  exileSeen[top] = 0;
  p.exileCount--;
  joinBand(p, human);
  const ember = isHost(p, human) ? 1 : 0;
  sink?.tell('exileKept', { seat: p.active, card: p.setup.words[human], ember });
  p.frames.push(EXILE_WARRIOR, p.active);
}

/** N-4.4, N-7.1: a warrior goes on the exiles, known to all, and an ember under it stays. */
export function exileWarrior(p: NeedfirePosition, human: number, sink: Sink): void {
  leaveRing(p, human);
  p.exiles[p.exileCount] = human;
  p.exileSeen[p.exileCount] = ALL;
  p.exileCount++;
  const ember = isHost(p, human) ? 1 : 0;
  sink?.tell('warriorExiled', { seat: p.active, card: p.setup.words[human], ember });
}

function leaveRing(p: NeedfirePosition, human: number): void {
  p.ring[p.ring.indexOf(human)] = NO_CARD;
}

function joinBand(p: NeedfirePosition, human: number): void {
  let at = p.active * BAND;
  while (p.bands[at] !== NO_CARD) at++;
  p.bands[at] = human;
}

/** Whether an ember lies under a card. */
export function isHost(p: NeedfirePosition, card: number): boolean {
  return p.emberHosts[0] === card || p.emberHosts[1] === card;
}

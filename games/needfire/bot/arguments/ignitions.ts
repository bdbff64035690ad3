import type { Argument, Seat } from '@nineworlds/engine';
import { cardWord } from '../../rules/cards.ts';
import { BONFIRE_HOST, hostWord, isHost, ownerOf } from '../../rules/hosts.ts';
import type { NeedfirePosition } from '../../rules/state.ts';
import { reactingTo, scoreWith } from '../../view/igniting.ts';
import { say } from './say.ts';
import { exilesShown, wordsOf } from './sight.ts';

/** N-4.4: what speaks for igniting a card with the ember under a host. */
export function ofIgnition(
  o: NeedfirePosition,
  seat: Seat,
  card: number,
  host: number | undefined,
): Argument[] {
  const reacting = reactingTo(o, card);
  const found =
    reacting.length > 1 ? ofReacting(o, seat, card, host, reacting) : ofExiles(o, seat, card);
  if (host !== undefined) found.splice(1, 0, ...ofEmber(o, seat, card, host));
  return found;
}

/** Two or more react: the best of them, or at least that there is a choice. */
function ofReacting(
  o: NeedfirePosition,
  seat: Seat,
  card: number,
  pulledFrom: number | undefined,
  reacting: readonly number[],
): Argument[] {
  const host = hostWord(o, card);
  const best = bestOf(o, seat, reacting);
  const facts = { host, count: reacting.length, cards: wordsOf(o, reacting) };
  const choice = say('chooseAmong', facts);
  if (best === undefined) return [choice];
  const gain = say('takesBest', { host, count: reacting.length, ...best.facts });
  const isEmbered = isHost(o, best.human) && best.human !== pulledFrom;
  const ember = say('emberWith', { card: cardWord(o, best.human) });
  return [gain, ...(isEmbered ? [ember] : [choice])];
}

/** Fewer react: an exile is taken. */
function ofExiles(o: NeedfirePosition, seat: Seat, card: number): Argument[] {
  const host = hostWord(o, card);
  const known = exilesShown(o, seat);
  const best = bestOf(o, seat, known);
  if (best !== undefined) return [say('takesExile', { host, ...best.facts })];
  return [say('looksAtExiles', { host, count: reactingTo(o, card).length })];
}

/** The human with whom the score as it stands rises most; undefined where it does with none. */
function bestOf(o: NeedfirePosition, seat: Seat, humans: readonly number[]) {
  const now = scoreWith(o, seat, []).total;
  const [best] = humans
    .map((human) => ({ human, after: scoreWith(o, seat, [human]).total }))
    .sort((a, b) => b.after - a.after);
  if (best === undefined || best.after <= now) return undefined;
  const { human, after } = best;
  return { human, facts: { card: cardWord(o, human), now, after } };
}

/** N-4.4, N-5: whose ember goes, and to whom. */
function ofEmber(o: NeedfirePosition, seat: Seat, card: number, host: number): Argument[] {
  const found: Argument[] = [];
  const from = host < BONFIRE_HOST ? ownerOf(o, host) : -1;
  const to = card < BONFIRE_HOST ? ownerOf(o, card) : -1;
  if (to === seat && from !== seat) found.push(say('emberOwn', { host: hostWord(o, card) }));
  if (from >= 0 && from !== seat) {
    found.push(say('emberTaken', { seat: from, from: hostWord(o, host) }));
  }
  const [other] = Array.from(o.emberHosts).filter((h) => h !== host && h < BONFIRE_HOST);
  if (from !== seat && other !== undefined && ownerOf(o, other) === seat) {
    found.push(say('emberKept', { host: hostWord(o, other) }));
  }
  return found;
}

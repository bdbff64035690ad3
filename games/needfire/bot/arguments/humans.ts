import { type Argument, NO_CARD, type Seat } from '@nineworlds/engine';
import { cardWord } from '../../rules/cards.ts';
import { elementOf, hostWord, isHost } from '../../rules/hosts.ts';
import type { NeedfirePosition } from '../../rules/state.ts';
import { scoreWith } from '../../view/igniting.ts';
import { say } from './say.ts';
import { cardsToIgnite, chainRival, handOf, isReacting, ringOf, wordsOf } from './sight.ts';

/** N-4.4: what speaks for taking a human, from the ring or from the exiles. */
export function ofTaking(o: NeedfirePosition, seat: Seat, human: number): Argument[] {
  const found = [...ofScore(o, seat, human)];
  const card = cardWord(o, human);
  if (isHost(o, human)) found.push(say('emberWith', { card }));
  found.push(...ofFlames(o, seat, human), ...ofRival(o, seat, human, 'wantedByOther'));
  return found;
}

/** N-5: what a human adds to the score as it stands, or at least to the chain. */
function ofScore(o: NeedfirePosition, seat: Seat, human: number): Argument[] {
  const card = cardWord(o, human);
  const [now, after] = [scoreWith(o, seat, []), scoreWith(o, seat, [human])];
  const found: Argument[] = [];
  if (after.total > now.total) {
    found.push(say('scoreWith', { card, now: now.total, after: after.total }));
  }
  if (after.leadership > now.leadership && now.leadership > 0) {
    found.push(say('chainWith', { card, now: now.leadership, after: after.leadership }));
  }
  return found;
}

/** N-5: the own flames that a human reacts to. */
function ofFlames(o: NeedfirePosition, seat: Seat, human: number): Argument[] {
  const flames = handOf(o, seat).filter((flame) => isReacting(o, human, flame));
  if (flames.length === 0) return [];
  const facts = { card: cardWord(o, human), count: flames.length, cards: wordsOf(o, flames) };
  return [say('reactsToFlames', facts)];
}

/** N-5: another seat whose chain a human would lengthen. */
function ofRival(
  o: NeedfirePosition,
  seat: Seat,
  human: number,
  reason: 'wantedByOther' | 'exileWanted',
): Argument[] {
  const rival = chainRival(o, seat, human);
  if (rival.count <= rival.now || rival.now === 0) return [];
  const facts = {
    card: cardWord(o, human),
    seat: rival.seat,
    now: rival.now,
    after: rival.count,
  };
  return [say(reason, facts)];
}

/** N-4.4, N-7.1: what speaks for sending a warrior to the exiles. */
export function ofExiling(o: NeedfirePosition, seat: Seat, human: number): Argument[] {
  const card = cardWord(o, human);
  const found = ofRival(o, seat, human, 'exileWanted');
  if (isHost(o, human)) found.push(say('exileEmber', { card }));
  const isUseless = !handOf(o, seat).some((flame) => isReacting(o, human, flame));
  if (isUseless) found.push(say('exileUseless', { card }));
  return found;
}

/** N-4.2: what speaks for putting a drawn human into the ring, and another one on the exiles. */
export function ofRefill(
  o: NeedfirePosition,
  seat: Seat,
  human: number,
  onTop: number | undefined,
): Argument[] {
  const found = [...ofScore(o, seat, human), ...ofReach(o, human), ...ofFlames(o, seat, human)];
  const last = onTop ?? restOf(o, human);
  if (last === undefined) return found;
  const [now, after] = [scoreWith(o, seat, []), scoreWith(o, seat, [last])];
  if (after.total <= now.total) return found;
  const facts = { card: cardWord(o, last), now: now.total, after: after.total };
  // What is known to nobody else comes second.
  return [...found.slice(0, 1), say('topExile', facts), ...found.slice(1)];
}

/** The only other human that was drawn, where it is only one. */
function restOf(o: NeedfirePosition, human: number): number | undefined {
  const rest = Array.from(o.drawn).filter((card) => card !== NO_CARD && card !== human);
  return rest.length === 1 ? rest[0] : undefined;
}

/** N-4.4: a card without an ember that could be ignited, to which the human reacts with others. */
function ofReach(o: NeedfirePosition, human: number): Argument[] {
  const ring = ringOf(o);
  const withOthers = cardsToIgnite(o)
    .filter((host) => isReacting(o, human, elementOf(o, host)))
    .map((host) => ({
      host,
      others: ring.filter((other) => other !== host && isReacting(o, other, elementOf(o, host))),
    }))
    .find(({ others }) => others.length > 0);
  if (withOthers === undefined) return [];
  const { host, others } = withOthers;
  const facts = {
    card: cardWord(o, human),
    host: hostWord(o, host),
    cards: wordsOf(o, others),
    count: others.length,
  };
  return [say('withinReach', facts)];
}

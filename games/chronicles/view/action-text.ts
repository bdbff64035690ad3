import type { ShownWorld } from './tree-view.ts';
import type { ChroniclesView } from './view.ts';
import type { Wording } from './wording.ts';

const SIGNS = { malus: '▼', normal: '', bonus: '▲' } as const;

/** What the active god would do there. */
export function actionText(view: ChroniclesView, world: ShownWorld, wording: Wording): string {
  const { phrases } = wording;
  switch (world.action) {
    case 'closed':
      return wording.say(world.ravaged ? 'closedRavaged' : 'closed', {
        iotunn: wording.word(world.closedBy),
      });
    case 'ravaged':
      return wording.say('ravaged', { lives: world.healing ?? 0 });
    case 'nothing':
      return phrases.idle;
    default:
      return `${SIGNS[world.version]}${deedText(view, world, wording)}`;
  }
}

/** C-11.2: a world's action in its version, in a few words. */
export function deedText(
  { reserves }: ChroniclesView,
  { world, risks, amount }: Pick<ShownWorld, 'world' | 'risks' | 'amount'>,
  wording: Wording,
): string {
  const perils = wording.risks(risks);
  switch (world) {
    case 'alfheim':
      return wording.say('doAlfheim', { count: amount, left: reserves.elves });
    case 'vanaheim':
      return wording.say('doVanaheim', { count: amount, left: reserves.dice });
    case 'midgard':
      return wording.say('doMidgard', { count: amount, left: reserves.heroes });
    case 'asgard':
      return wording.say('doAsgard', { risks: perils });
    case 'nidavellir':
      return wording.say('doNidavellir', { levels: amount === 1 ? '1' : `1-${amount}` });
    case 'svartalfheim':
      return wording.say('doSvartalfheim', { count: amount });
    case 'iotunheim':
      return wording.say('doIotunheim', { count: amount });
    case 'niflheim':
      return wording.say('doNiflheim', { count: amount, risks: perils });
    default:
      return wording.say('doMuspellheim', { count: amount, risks: perils });
  }
}

import type { ShownEnemy } from '../view/enemies-view.ts';
import { type Given, nameOf } from './props.ts';

/** C-7: what an enemy would do if the next card woke it. */
export function wakeText(given: Given, { wakes, place }: ShownEnemy): string {
  const { view, own } = given;
  const { labels } = own;
  const next = view.order.find((seat) => wakes[seat]?.card === 'placed') ?? view.active;
  const effect = wakes[next]?.effect;
  if (effect === undefined) return '';
  const isOver = effect.outcome !== 'open';
  const parts = [
    isOver ? (effect.outcome === 'won' ? labels.victory : labels.defeat) : '',
    effect.moves && effect.to !== place ? labels.goesTo(nameOf(given, effect.to)) : '',
    effect.moves && effect.to === place ? labels.goesTo(labels.island(effect.island)) : '',
    effect.ravages === '' ? '' : labels.ravages(nameOf(given, effect.ravages)),
    effect.turns ? labels.turnsBelt : '',
    effect.lives > 0 ? labels.takesLives(effect.lives) : '',
    effect.fire > 0 ? labels.gathers(effect.fire) : '',
    effect.anonymous > 0 ? labels.takesAnonymous(effect.anonymous) : '',
    effect.iotunn ? labels.bringsIotunn : '',
    effect.endsTurn ? labels.endsTurn : '',
    effect.step > view.nidhogg.steps
      ? labels.toGo(view.nidhogg.steps + view.nidhogg.toGo - effect.step)
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? labels.staysPut : parts.join(labels.comma);
}

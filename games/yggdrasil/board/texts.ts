import type { BoardTexts } from '@nineworlds/board';
import type { YggdrasilView } from '../view/view.ts';
import { iconOf, runeOf } from './icons.ts';
import type { Say } from './locale/en.ts';

/** What the board of Yggdrasil brings in a language. */
export interface Texts extends BoardTexts<YggdrasilView> {
  readonly say: Say;
}

export function textsOf(say: Say): Texts {
  return {
    say,
    tabs: say.tabs,
    headline: (view) => ({
      subtitle: subtitleOf(view, say),
      progress: say.toVictory(view.deck.toGo),
      short: String(view.deck.toGo),
      icon: 'cards',
      step: stepOf(view, say),
    }),
    actor: (view, seat) => {
      const god = view.gods[seat]?.god ?? 'odin';
      return god === 'none' ? '' : god;
    },
    chip: (words) => {
      const [first = '', last = first] = words.split(' ');
      return { icon: iconOf(last) || iconOf(first), rune: iconOf(last) ? '' : runeOf(last) };
    },
  };
}

function subtitleOf(view: YggdrasilView, say: Say): string {
  const { turn, difficulty, enemies, deck, skips, edition } = view;
  const angry = enemies.reduce((sum, { angryCards }) => sum + angryCards, 0);
  const known = [...deck.looked, ...deck.top, ...deck.bottom];
  const isRagnarok = (card: string) => card.startsWith('ragnarok');
  const ragnarok =
    deck.unseen.reduce((sum, { card, count }) => sum + (isRagnarok(card) ? count : 0), 0) +
    known.filter(isRagnarok).length;
  return [
    turn === 0 ? say.setUp : say.turn(turn),
    say.difficulties[difficulty],
    difficulty === 'introductory' ? '' : say.angryLeft(angry),
    ragnarok > 0 ? say.ragnarokLeft(ragnarok) : '',
    skips > 0 ? say.quiet(skips) : '',
    edition === undefined ? '' : say.ownEdition,
  ]
    .filter(Boolean)
    .join(' · ');
}

function stepOf({ step, action, actions }: YggdrasilView, say: Say): string {
  if (step === 'acting') return say.action(action, actions);
  return { setUp: say.setUp, enemy: say.enemyCard, ended: say.ended }[step];
}

import type { GameDef, GameRoom, GameTexts, Lang } from '@nineworlds/engine';
import { text } from './locale/index.ts';

/** The test kit's small games, which show the shape of a game. Their texts are English only. */
export const EXAMPLES: Readonly<Record<string, () => Promise<GameRoom>>> = {
  async 'mini-track'() {
    const { miniTrack, miniTrackTexts, drawMiniTrack } = await import('@nineworlds/testkit');
    return exampleRoom(miniTrack, miniTrackTexts, 'Mini-track', drawMiniTrack);
  },
  async toy() {
    const { toy, toyTexts, drawToy } = await import('@nineworlds/testkit');
    return exampleRoom(toy, toyTexts, 'Toy', drawToy);
  },
};

function exampleRoom(
  game: GameDef,
  texts: GameTexts,
  name: string,
  draw: GameRoom['draw'],
): GameRoom {
  return {
    game,
    bots: [],
    texts: (lang: Lang) =>
      Promise.resolve({ ...texts, title: text(lang, 'exampleTitle', { name }) }),
    rulebook: () => Promise.resolve([]),
    warnings: () => [],
    draw,
    reference: () => '',
    foresee: () => [],
    remark: () => '',
  };
}

import type { CheckedGame, GameTexts, NodeManifest, TerminalBoard } from '@nineworlds/engine';
import { text } from './locale/index.ts';

/** What can be played in a terminal: how to load it, and its board. */
export type Playable = Pick<NodeManifest, 'id' | 'about' | 'load' | 'terminal'>;

/** An example, as the test kit has it. */
interface Example {
  readonly name: string;
  readonly game: CheckedGame;
  readonly texts: GameTexts;
  readonly draw: TerminalBoard['draw'];
}

async function miniTrack(): Promise<Example> {
  const {
    miniTrack: game,
    miniTrackTexts: texts,
    drawMiniTrack: draw,
  } = await import('@nineworlds/testkit');
  return { name: 'Mini-track', game, texts, draw };
}

async function toy(): Promise<Example> {
  const { toy: game, toyTexts: texts, drawToy: draw } = await import('@nineworlds/testkit');
  return { name: 'Toy', game, texts, draw };
}

/** The test kit's small games, which show the shape of a game. Their texts are English only. */
export const EXAMPLES: readonly Playable[] = [
  playable('mini-track', 'Mini-track', miniTrack),
  playable('toy', 'Toy', toy),
];

function playable(id: string, name: string, load: () => Promise<Example>): Playable {
  return {
    id,
    about: { en: { name, size: '', blurb: '', rulebook: '' } },
    async load() {
      const { name, game, texts } = await load();
      return {
        game,
        checked: () => Promise.resolve(game),
        bots: [],
        texts: (lang) => Promise.resolve({ ...texts, title: text(lang, 'exampleTitle', { name }) }),
        rulebook: () => Promise.resolve([]),
        warnings: () => [],
        preview: () => [],
        remark: () => '',
      };
    },
    async terminal() {
      const { draw } = await load();
      return { draw, reference: () => '' };
    },
  };
}

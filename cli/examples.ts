import type { CheckedGame, GameTexts, TerminalBoard } from '@nineworlds/engine';
import type { GameManifest } from '@nineworlds/games';
import type { LoadTerminal } from '@nineworlds/games/terminals';
import { text } from './locale/index.ts';

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
export const EXAMPLES: Readonly<Record<string, GameManifest>> = {
  'mini-track': manifestOf(miniTrack),
  toy: manifestOf(toy),
};

/** The boards of the small games. */
export const EXAMPLE_BOARDS: Readonly<Record<string, LoadTerminal>> = {
  'mini-track': boardOf(miniTrack),
  toy: boardOf(toy),
};

function manifestOf(load: () => Promise<Example>): GameManifest {
  return {
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
  };
}

function boardOf(load: () => Promise<Example>): LoadTerminal {
  return async () => {
    const { draw } = await load();
    return { draw, reference: () => '' };
  };
}

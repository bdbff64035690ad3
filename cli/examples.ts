import type { CheckedGame, GameTexts, TerminalBoard } from '@nineworlds/engine';
import type { GameDoor } from '@nineworlds/games';
import type { TerminalDoor } from '@nineworlds/games/terminals';
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
export const EXAMPLES: Readonly<Record<string, GameDoor>> = {
  'mini-track': doorTo(miniTrack),
  toy: doorTo(toy),
};

/** The boards of the small games. */
export const EXAMPLE_BOARDS: Readonly<Record<string, TerminalDoor>> = {
  'mini-track': boardOf(miniTrack),
  toy: boardOf(toy),
};

function doorTo(load: () => Promise<Example>): GameDoor {
  return {
    async room() {
      const { name, game, texts } = await load();
      return {
        game,
        checked: () => Promise.resolve(game),
        bots: [],
        texts: (lang) => Promise.resolve({ ...texts, title: text(lang, 'exampleTitle', { name }) }),
        rulebook: () => Promise.resolve([]),
        warnings: () => [],
        foresee: () => [],
        remark: () => '',
      };
    },
  };
}

function boardOf(load: () => Promise<Example>): TerminalDoor {
  return async () => {
    const { draw } = await load();
    return { draw, reference: () => '' };
  };
}

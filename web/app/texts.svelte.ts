import type { SameTexts } from '@nineworlds/engine';
import {
  type FactTexts,
  type GameTexts,
  type KernelTexts,
  kernelTextsOf,
  type Lang,
  type LineTexts,
  type PlaceNames,
} from '@nineworlds/engine';
import { en } from '../locale/app/en.ts';
import type { FaultTexts } from '../locale/faults/en.ts';
import { FAULT_TEXTS } from '../locale/faults/index.ts';

/** What the shell says in a language. */
export type AppTexts = SameTexts<typeof en>;

const LOADERS: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<AppTexts>>> = {
  ja: async () => (await import('../locale/app/ja.ts')).ja,
  fr: async () => (await import('../locale/app/fr.ts')).fr,
  it: async () => (await import('../locale/app/it.ts')).it,
};

/** The shell's texts in a language. English is at hand at once. */
export async function appTexts(lang: Lang): Promise<AppTexts> {
  return lang === 'en' ? en : LOADERS[lang]();
}

/** Why something is refused or faulty, in the words of the page, of the kernel and of a game. */
export interface Reasons {
  readonly page: FaultTexts;
  readonly kernel: KernelTexts;
  readonly own: FactTexts | undefined;
  /** What the game calls the places in its files. */
  readonly places?: PlaceNames | undefined;
}

/** What a game says of faults. */
type OwnReasons = Pick<Reasons, 'own' | 'places'>;

/** The texts on the screen, and the language they are in. */
class ShownTexts {
  lang: Lang = $state('en');
  texts: AppTexts = $state.raw(en);
  #everywhere: Omit<Reasons, keyof OwnReasons> | undefined = $state.raw();
  /** The language in which the sentences for all games were asked for. */
  #asked: Lang | undefined;
  /** The sentences of games, empty while they are on their way, and how many have come. */
  readonly #own = new Map<GameTexts, OwnReasons | undefined>();
  #come = $state(0);
  readonly #lines = new Map<GameTexts, LineTexts | undefined>();

  /** Why something is refused: loaded when it is first asked for, which few games come to. */
  reasons(game?: GameTexts): Reasons | undefined {
    const everywhere = this.#reasonsEverywhere();
    const own = game === undefined ? { own: undefined } : this.#ownReasons(game);
    return everywhere === undefined || own === undefined ? undefined : { ...everywhere, ...own };
  }

  /** Sentences for the lines of a game, loaded when they are first asked for; undefined until they have come. */
  lines(game: GameTexts): LineTexts | undefined {
    if (!this.#lines.has(game)) {
      this.#lines.set(game, undefined);
      void (game.lines?.() ?? Promise.resolve(() => undefined)).then((texts) => {
        this.#lines.set(game, texts);
        this.#come += 1;
      });
    }
    return this.#come > 0 ? this.#lines.get(game) : undefined;
  }

  #ownReasons(game: GameTexts): OwnReasons | undefined {
    if (!this.#own.has(game)) {
      this.#own.set(game, undefined);
      void Promise.all([game.refusals(), game.places?.()]).then(([own, places]) => {
        this.#own.set(game, { own, places });
        this.#come += 1;
      });
    }
    return this.#come > 0 ? this.#own.get(game) : undefined;
  }

  #reasonsEverywhere(): Omit<Reasons, keyof OwnReasons> | undefined {
    const { lang } = this;
    if (this.#asked !== lang) {
      this.#asked = lang;
      void Promise.all([FAULT_TEXTS[lang](), kernelTextsOf(lang)]).then(([page, kernel]) => {
        if (this.#asked === lang) this.#everywhere = { page, kernel };
      });
    }
    return this.#everywhere;
  }
}

export const shown = new ShownTexts();

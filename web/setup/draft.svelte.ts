import {
  BadInput,
  type Fault,
  type Json,
  type Level,
  type Options,
  type SeatInfo,
} from '@nineworlds/engine';
import type { GameForm, OptionForm } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';
import { newTableId } from '../play/table-id.ts';
import { levelOf, presetOf } from './ladder.ts';
import { lastChoices, saveChoices } from './last-choices.ts';
import { ownValue } from './own-values.ts';

/** Who sits at a seat, as far as it is chosen; a name stays while a bot sits there. */
export interface SeatDraft {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly bot: string;
}

/** A table that is being set up. What is right is told by the host after every change. */
export class Draft {
  readonly form: GameForm;
  /** One for each seat that there may be, also those that are not taken now. */
  seats: readonly SeatDraft[] = $state.raw([]);
  /** What was chosen; everything else follows from it. */
  given: Options = $state.raw({});
  /** All options as they would be played. */
  options: Options = $state.raw({});
  faults: readonly Fault[] = $state.raw([]);
  warnings: readonly Fault[] = $state.raw([]);
  seed = $state('');
  chance: 'fate' | 'manual' = $state('fate');
  /** Only the answer to the last change counts. */
  #asking = 0;

  constructor(form: GameForm) {
    this.form = form;
    const last = lastChoices(form);
    this.seats = last.seats ?? usualSeats(form);
    this.given = { ...last.given, ...this.#ownValues(last.given) };
    void this.#check().then(() => {
      // Rules change: what was remembered may be wrong by now.
      if (this.faults.length > 0) this.#give({});
    });
  }

  /** How many play. */
  get count(): number {
    const { seats = this.options.seats } = this.given;
    return typeof seats === 'number' ? seats : this.form.seats[0];
  }

  /** The gods in the order of the seats; undefined where they are dealt at random. */
  get gods(): readonly Json[] | undefined {
    const { gods } = this.given;
    return Array.isArray(gods) ? gods : undefined;
  }

  get godOption(): OptionForm | undefined {
    return this.form.options.find(({ key }) => key === 'gods');
  }

  /** The value that an option has now. */
  valueOf({ key, default: preset }: OptionForm): Json {
    return this.given[key] ?? this.options[key] ?? preset;
  }

  /** What is wrong with an option. */
  faultsOf(key: string): readonly Fault[] {
    return this.faults.filter(({ path }) => optionOf(path) === key);
  }

  warningsOf(key: string): readonly Fault[] {
    return this.warnings.filter(({ path }) => optionOf(path) === key);
  }

  /** What is wrong, but with no option. */
  get otherFaults(): readonly Fault[] {
    return this.faults.filter(({ path }) => optionOf(path) === undefined);
  }

  choose(key: string, value: Json): void {
    this.#give({ ...this.given, [key]: value });
  }

  choosePreset(name: string): void {
    this.#give({ ...this.given, ...this.form.presets[name] });
  }

  /** The bundle of options that is chosen now, if it is one. */
  get preset(): string | undefined {
    return presetOf(this.form.presets, { ...this.options, ...this.given });
  }

  /** The level of all bots at the table, if they have the same. */
  get level(): Level | undefined {
    return levelOf(this.seats.slice(0, this.count).map(seatInfo));
  }

  /** All bots get this level, also those that may still come. */
  chooseLevel(level: Level): void {
    this.seats = this.seats.map((info) => ({ ...info, bot: level }));
  }

  seat(seat: number, change: Partial<SeatDraft>): void {
    this.seats = this.seats.map((info, i) => (i === seat ? { ...info, ...change } : info));
  }

  setCount(count: number): void {
    const { gods } = this;
    const { first, ...rest } = this.given;
    // Who has left the table cannot begin.
    const begins = first === undefined || Number(first) > count ? {} : { first };
    this.#give({
      ...rest,
      ...begins,
      seats: count,
      ...(gods === undefined ? {} : { gods: this.#filled(gods.slice(0, count), count) }),
    });
  }

  dealGods(): void {
    this.#give({ ...this.given, gods: 'random' });
  }

  pickGods(): void {
    this.#give({ ...this.given, seats: this.count, gods: this.#filled([], this.count) });
  }

  /** Whoever had that god gets the other one. */
  setGod(seat: number, god: Json): void {
    const gods = [...(this.gods ?? [])];
    const before = gods[seat] ?? god;
    this.choose(
      'gods',
      gods.map((other, i) => (i === seat ? god : other === god ? before : other)),
    );
  }

  reset(): void {
    this.seats = usualSeats(this.form);
    this.seed = '';
    this.#give(this.#ownValues({}));
  }

  /** Starts the game: the id of its table, or nothing while something is wrong. */
  async start(): Promise<string | undefined> {
    const table = newTableId();
    const { chance, seed } = this;
    const seats = this.seats.slice(0, this.count).map(seatInfo);
    try {
      await host.ask({
        type: 'start',
        table,
        game: this.form.game,
        options: { ...this.given, seats: this.count },
        seats,
        chance,
        ...(seed.trim() === '' || chance === 'manual' ? {} : { seed: seed.trim() }),
      });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.faults = error.faults;
      return undefined;
    }
    saveChoices(this.form.game, { seats: this.seats, given: this.given });
    return table;
  }

  /** What was entered from an owner's box is played as it is now, unless somebody chose ours the last time. */
  #ownValues(last: Options): Options {
    const entered = this.form.options.flatMap((option): [string, Json][] => {
      const own = ownValue(this.form.game, option.key);
      if (own === undefined || last[option.key] === option.default) return [];
      return [[option.key, own.isWhole ? own.value : option.default]];
    });
    return Object.fromEntries(entered);
  }

  #filled(gods: readonly Json[], count: number): readonly Json[] {
    const free = (this.godOption?.values ?? []).filter((god) => !gods.includes(god));
    return [...gods, ...free].slice(0, count);
  }

  #give(given: Options): void {
    this.given = given;
    void this.#check();
  }

  async #check(): Promise<void> {
    const asking = ++this.#asking;
    const { game } = this.form;
    const { options, faults } = await host.ask({ type: 'checkOptions', game, options: this.given });
    if (asking !== this.#asking) return;
    if (options !== undefined) this.options = options;
    this.faults = options === undefined ? faults : [];
    this.warnings = options === undefined ? [] : faults;
  }
}

/** A person, and bots that are worth playing with and answer in a moment. */
function usualSeats({ seats: [, most], bots }: GameForm): readonly SeatDraft[] {
  const usual: Level = 'steady';
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
    name: '',
    bot: bots.includes(usual) ? usual : (bots.at(-1) ?? 'random'),
  }));
}

function seatInfo({ kind, name, bot }: SeatDraft): SeatInfo {
  return kind === 'human' ? { kind, name: name.trim() } : { kind, bot };
}

/** The option that a fault is about: `options.deck.humans[3]` is about `deck`. */
function optionOf(path: string): string | undefined {
  return /^options\.(\w+)/.exec(path)?.[1];
}

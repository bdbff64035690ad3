/** The particulars of an event, a refusal or a fault: words and numbers that a text is made with. */
export type Facts = Readonly<Record<string, string | number>>;

/** Why a move is refused: the rule that closes the door, and a key for the text that says so. */
export interface Refusal {
  /** The id of the rule: `Y-9.3` of a game, `K-2` of the kernel. */
  readonly rule: string;
  /** Which sentence tells it: a key of the game's or the kernel's catalogue. */
  readonly reason: string;
  readonly facts: Facts;
}

/** What is wrong with a file, an options object or another thing from outside, and where. */
export interface Fault {
  /** Where, from the root of the thing: `position.vikings[2]`. */
  readonly path: string;
  /** Which sentence tells it: a key of the game's or the kernel's catalogue. */
  readonly reason: string;
  readonly facts: Facts;
}

/** Collects every fault of a thing instead of stopping at the first one. */
export class Faults {
  readonly list: Fault[] = [];

  add(path: string, reason: string, facts: Facts = {}): void {
    this.list.push({ path, reason, facts });
  }

  get none(): boolean {
    return this.list.length === 0;
  }
}

/** Thrown when a thing from outside cannot be used; carries everything that is wrong with it. */
export class BadInput extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.path}: ${fault.reason}`).join('; '));
    this.name = 'BadInput';
    this.faults = faults;
  }
}

/** A `BadInput` with a single fault. */
export function badInput(path: string, reason: string, facts: Facts = {}): BadInput {
  return new BadInput([{ path, reason, facts }]);
}

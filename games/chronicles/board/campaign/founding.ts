import type { SeatInfo } from '@nineworlds/engine';
import type { Player } from '../../campaign/index.ts';
import { GOD_WORDS, type GodWord } from '../../data/gods.ts';
import { MAX_SEATS, sizesFor } from '../../data/sizes.ts';

/** A god that can be played. */
export type PlayedGod = Exclude<GodWord, 'none'>;

/** The gods to choose from. */
export const ALL_GODS = GOD_WORDS.slice(1) as readonly PlayedGod[];

/** Who plays a god, as far as it is chosen. */
export interface PlayerDraft {
  readonly name: string;
  readonly god: PlayedGod;
  /** Empty for a person. */
  readonly bot: string;
}

/** A campaign that is being founded. There are always as many gods as all players could have. */
export interface FoundingDraft {
  readonly name: string;
  readonly count: number;
  readonly players: readonly PlayerDraft[];
  /** C-15.16: as many as a single player has. */
  readonly supports: readonly PlayedGod[];
}

/** A person, and gods in the order of the box. */
export function newFounding(name: string, bot: string): FoundingDraft {
  const count = 3;
  const players = ALL_GODS.slice(0, MAX_SEATS).map((god, seat) => ({
    name: '',
    god,
    bot: seat === 0 ? '' : bot,
  }));
  return { name, count, players, supports: ALL_GODS.slice(MAX_SEATS) };
}

/** C-15.15: a branch begins with the players that there are. */
export function branchFounding(
  name: string,
  players: readonly Player[],
  supports: readonly GodWord[],
  seats: readonly SeatInfo[],
): FoundingDraft {
  const played = players.map(({ god }) => god as PlayedGod);
  const helping = supports as readonly PlayedGod[];
  const free = ALL_GODS.filter((god) => !played.includes(god) && !helping.includes(god));
  const gods = [...played, ...free, ...helping];
  return {
    name,
    count: players.length,
    players: gods.slice(0, MAX_SEATS).map((god, i) => {
      const seat = seats[i];
      return { name: players[i]?.name ?? '', god, bot: seat?.kind === 'bot' ? seat.bot : '' };
    }),
    supports: gods.slice(MAX_SEATS),
  };
}

/** How many Support gods there are. */
export function supportCount({ count }: FoundingDraft): number {
  return sizesFor(count).supports;
}

/** Gives a player, or a Support god's place after them, a god; whoever had that god gets the other one. */
export function withGod(draft: FoundingDraft, place: number, god: PlayedGod): FoundingDraft {
  const before = godAt(draft, place);
  const swapped = (other: PlayedGod, at: number) =>
    at === place ? god : other === god ? before : other;
  return {
    ...draft,
    players: draft.players.map((player, i) => ({ ...player, god: swapped(player.god, i) })),
    supports: draft.supports.map((other, i) => swapped(other, MAX_SEATS + i)),
  };
}

/** The god at a place: of a player, then of a Support god. */
export function godAt({ players, supports }: FoundingDraft, place: number): PlayedGod {
  return players[place]?.god ?? supports[place - MAX_SEATS] ?? 'tyr';
}

/** Changes what is known of a player. */
export function withPlayer(
  draft: FoundingDraft,
  seat: number,
  change: Partial<Pick<PlayerDraft, 'name' | 'bot'>>,
): FoundingDraft {
  const players = draft.players.map((player, i) =>
    i === seat ? { ...player, ...change } : player,
  );
  return { ...draft, players };
}

/** What the draft comes to: who plays which god, who helps, and who sits where. */
export function chosenIn(draft: FoundingDraft): {
  readonly name: string;
  readonly players: readonly Player[];
  readonly supports: readonly GodWord[];
  readonly seats: readonly SeatInfo[];
} {
  const chosen = draft.players.slice(0, draft.count);
  return {
    name: draft.name.trim(),
    players: chosen.map(({ name, god }) => ({ name: name.trim(), god })),
    supports: draft.supports.slice(0, supportCount(draft)),
    seats: chosen.map(
      ({ name, bot }): SeatInfo =>
        bot === '' ? { kind: 'human', name: name.trim() } : { kind: 'bot', bot },
    ),
  };
}

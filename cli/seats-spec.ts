import { botNames, requireBot } from '@nineworlds/bots';
import type { GameModule, SeatInfo } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';

/** More seats than any game has. */
const MOST_SEATS = 20;

/** Throws `BadInput` unless a bot is called like that. */
type RequireBot = (spec: string, module: GameModule) => void;

/** `name`, `name:setting`, and either of them repeated: `name*3`. */
const ITEM = /^(?<name>[^:*]+)(?::(?<setting>[^*]+))?(?:\*(?<times>[1-9]\d?))?$/;

/**
 * Reads who sits where, as written after `--seats`, for a game with bots of its own; throws
 * `BadInput`.
 */
export function readSeats(
  spec: string,
  module: GameModule,
  require: RequireBot = requireSeated,
): SeatInfo[] {
  const seats = spec.split(',').flatMap((item) => {
    const parts = ITEM.exec(item.trim())?.groups;
    if (parts?.name === undefined) {
      throw badInput('--seats', 'badSeats', { value: item.slice(0, 40) });
    }
    const times = Number(parts.times ?? '1');
    return new Array<SeatInfo>(times).fill(readSeat(parts.name, parts.setting, module, require));
  });
  if (seats.length > MOST_SEATS) {
    throw badInput('--seats', 'tooLong', { length: seats.length, most: MOST_SEATS });
  }
  return seats;
}

function readSeat(
  name: string,
  setting: string | undefined,
  module: GameModule,
  require: RequireBot,
): SeatInfo {
  if (name === 'human') return { kind: 'human', name: (setting ?? '').slice(0, 40) };
  const spec = setting === undefined ? name : `${name}:${setting}`;
  require(spec, module);
  return { kind: 'bot', bot: spec };
}

/** In a simulation somebody may cheat, to show what could be had. */
function requireSimBot(spec: string, module: GameModule): void {
  requireBot(spec.replace(/^clairvoyant(?=:|$)/, 'strong'), module, '--seats');
}

function requireSeated(spec: string, module: GameModule): void {
  requireBot(spec, module, '--seats', ['human']);
}

/** Reads seats in which only bots can sit, and answers their names; throws `BadInput`. */
export function readBots(spec: string, module: GameModule): string[] {
  return readSeats(spec, module, requireSimBot).map((seat) => {
    if (seat.kind === 'bot') return seat.bot;
    throw badInput('--seats', 'onlyBots', { known: botNames(module).join(', ') });
  });
}

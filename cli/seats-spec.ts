import { botNamed, botNames } from '@nineworlds/bots';
import { type Bot, badInput, type SeatInfo } from '@nineworlds/engine';

/** More seats than any game has. */
const MOST_SEATS = 20;

/** `name`, `name:setting`, and either of them repeated: `name*3`. */
const ITEM = /^(?<name>[^:*]+)(?::(?<setting>[^*]+))?(?:\*(?<times>[1-9]\d?))?$/;
const BOT_SETTING = /^\d+(ms)?$/;

/**
 * Reads who sits where, as written after `--seats`, for a game with bots of its own; throws
 * `BadInput`.
 */
export function readSeats(spec: string, own: readonly Bot[]): SeatInfo[] {
  const seats = spec.split(',').flatMap((item) => {
    const parts = ITEM.exec(item.trim())?.groups;
    if (parts?.name === undefined) {
      throw badInput('--seats', 'badSeats', { value: item.slice(0, 40) });
    }
    const times = Number(parts.times ?? '1');
    return new Array<SeatInfo>(times).fill(readSeat(parts.name, parts.setting, own));
  });
  if (seats.length > MOST_SEATS) {
    throw badInput('--seats', 'tooLong', { length: seats.length, most: MOST_SEATS });
  }
  return seats;
}

function readSeat(name: string, setting: string | undefined, own: readonly Bot[]): SeatInfo {
  if (name === 'human') return { kind: 'human', name: (setting ?? '').slice(0, 40) };
  if (!botNames(own).includes(name)) {
    const known = ['human', ...botNames(own)].join(', ');
    throw badInput('--seats', 'unknownBot', { value: name.slice(0, 40), known });
  }
  if (setting !== undefined) {
    const reason = BOT_SETTING.test(setting) ? 'botTakesNoSetting' : 'badBotSetting';
    throw badInput('--seats', reason, { bot: name, value: setting.slice(0, 40) });
  }
  return { kind: 'bot', bot: botNamed(name, own).name };
}

/** Reads seats in which only bots can sit, and answers their names; throws `BadInput`. */
export function readBots(spec: string, own: readonly Bot[]): string[] {
  return readSeats(spec, own).map((seat) => {
    if (seat.kind === 'bot') return seat.bot;
    throw badInput('--seats', 'onlyBots', { known: botNames(own).join(', ') });
  });
}

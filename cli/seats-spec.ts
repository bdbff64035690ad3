import { BOT_NAMES, botNamed } from '@nineworlds/bots';
import { badInput, type SeatInfo } from '@nineworlds/engine';

/** More seats than any game has. */
const MOST_SEATS = 20;

/** `name`, `name:setting`, and either of them repeated: `name*3`. */
const ITEM = /^(?<name>[^:*]+)(?::(?<setting>[^*]+))?(?:\*(?<times>[1-9]\d?))?$/;
const BOT_SETTING = /^\d+(ms)?$/;

/** Reads who sits where, as written after `--seats`; throws `BadInput`. */
export function readSeats(spec: string): SeatInfo[] {
  const seats = spec.split(',').flatMap((item) => {
    const parts = ITEM.exec(item.trim())?.groups;
    if (parts?.name === undefined) {
      throw badInput('--seats', 'badSeats', { value: item.slice(0, 40) });
    }
    const times = Number(parts.times ?? '1');
    return new Array<SeatInfo>(times).fill(readSeat(parts.name, parts.setting));
  });
  if (seats.length > MOST_SEATS) {
    throw badInput('--seats', 'tooLong', { length: seats.length, most: MOST_SEATS });
  }
  return seats;
}

function readSeat(name: string, setting: string | undefined): SeatInfo {
  if (name === 'human') return { kind: 'human', name: (setting ?? '').slice(0, 40) };
  if (!BOT_NAMES.includes(name)) {
    const known = ['human', ...BOT_NAMES].join(', ');
    throw badInput('--seats', 'unknownBot', { value: name.slice(0, 40), known });
  }
  if (setting !== undefined) {
    const reason = BOT_SETTING.test(setting) ? 'botTakesNoSetting' : 'badBotSetting';
    throw badInput('--seats', reason, { bot: name, value: setting.slice(0, 40) });
  }
  return { kind: 'bot', bot: botNamed(name).name };
}

/** The bots' names by seat; throws `BadInput` where a human is meant to sit. */
export function botsOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return seat.bot;
    throw badInput('--seats', 'onlyBots', { known: BOT_NAMES.join(', ') });
  });
}

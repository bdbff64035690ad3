import type { Joined, News, Request } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import { ann, bot, TestHost } from '../../host/test/hosts.ts';
import type { Connection, Listener } from '../client/connection.ts';
import { confirm, type Drafted, draftOf, NO_DRAFT, opened, pick } from '../client/line-draft.ts';
import { actorIn, TableClient } from '../client/table-client.ts';

const table = 't';

/** A connection to a host of the tests that remembers what went over it. */
class RecordingConnection implements Connection {
  readonly host = new TestHost();
  readonly requests: Request[] = [];
  #news: (news: News) => void = () => {};
  #heard = 0;

  async ask<R extends Request>(request: R) {
    this.requests.push(request);
    const answer = await this.host.ask(request);
    const { posted } = this.host;
    for (; this.#heard < posted.length; this.#heard++) {
      const message = posted[this.#heard];
      if (message?.type === 'news') this.#news(message);
    }
    return answer;
  }

  listen(_: string, listener: Listener) {
    this.#news = (news) => listener.news(news);
    return () => {};
  }
}

/** Somebody who taps words, as the page of a table does. */
class Player {
  readonly connection: RecordingConnection;
  readonly client: TableClient;
  #draft = NO_DRAFT;
  readonly choicesFromNews: boolean[] = [];

  constructor(connection: RecordingConnection, joined: Joined) {
    this.connection = connection;
    this.client = new TableClient(connection, table, joined);
    this.#draft = joined.choices === undefined ? NO_DRAFT : draftOf(joined.choices);
    this.client.listen({
      news: ({ choices, state }, before) => {
        if (state.seq === before.seq) return;
        this.choicesFromNews.push((choices !== undefined) === (actorIn(state) !== undefined));
        this.#draft = choices === undefined ? NO_DRAFT : draftOf(choices);
      },
      lost: () => undefined,
      broken: () => undefined,
    });
  }

  get choices() {
    return this.#draft.open;
  }

  get isComplete() {
    return this.#draft.considered !== undefined;
  }

  /** What is shown before the line is played. */
  get preview() {
    return this.#draft.preview;
  }

  async tap(word: string): Promise<void> {
    await this.#perform(pick(this.#draft, word));
  }

  async confirm(): Promise<void> {
    await this.#perform(confirm(this.#draft));
  }

  async #perform({ draft, effect }: Drafted): Promise<void> {
    this.#draft = draft;
    const { seq } = this.client.state;
    const seat = actorIn(this.client.state) ?? 0;
    if (effect.type === 'ask') {
      const { line } = effect;
      const choices = await this.client.ask({ type: 'choices', seat, line });
      if (choices !== undefined) await this.#perform(opened(this.#draft, line, choices));
    } else if (effect.type === 'play') {
      await this.client.send({ type: 'line', seat, seq, line: effect.line });
    }
  }
}

async function yggdrasil(): Promise<Player> {
  const connection = new RecordingConnection();
  const options = { seats: 2 };
  const start = { type: 'start', table, game: 'yggdrasil', options, seats: [ann, bot] } as const;
  const joined = await connection.ask({ ...start, seed: 'fight', chance: 'fate' });
  return new Player(connection, joined);
}

/** The first word that is open, or another one where it is no fight. */
function anyWord(player: Player, number: number): string {
  const { list = [] } = player.choices ?? {};
  const fights = list.find(({ words }) => words === 'asgard');
  return (fights ?? list[number % list.length])?.words ?? '';
}

describe('how often a page asks its host', () => {
  it('twice at most for a fight: a god, a foe, the vikings, what may come, and the line', async () => {
    const player = await yggdrasil();
    let fights = 0;
    for (let i = 0; i < 60 && fights < 8; i++) {
      if (player.client.state.results !== undefined) break;
      const isFight = anyWord(player, i) === 'asgard';
      player.connection.requests.length = 0;
      let taps = 0;
      for (; !player.isComplete && taps < 9; taps++) await player.tap(anyWord(player, i));
      expect(player.preview).toBeDefined();
      await player.confirm();
      const { requests } = player.connection;
      expect(requests.length, JSON.stringify(requests)).toBeLessThanOrEqual(2);
      if (!isFight) continue;
      expect(taps).toBeGreaterThan(1);
      fights++;
    }
    expect(fights).toBeGreaterThan(2);
    // What can be answered next has come with the news.
    expect(player.choicesFromNews).not.toContain(false);
  });
});

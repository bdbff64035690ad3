import type { GameModule } from '@nineworlds/engine';
import type { Purpose } from '@nineworlds/protocol';
import type { Table } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import { HostedTable, type HostedTableOptions } from './hosted-table.ts';
import type { HostPorts } from './ports.ts';
import { Session, type SessionOptions } from './requests.ts';
import type { SearchThreads } from './search-threads.ts';

/** A table that is to be opened. */
export interface TableToOpen extends Pick<HostedTableOptions, 'advice' | 'continued'> {
  readonly id: string;
  readonly module: GameModule;
  readonly table: Table;
  readonly purpose: Purpose;
  /** `take` takes a saved game over from another host that has it open. */
  readonly how?: 'ask' | 'take';
  /** What becomes of a table that others have open here: they are joined, or it is refused. */
  readonly ifOpen?: 'join' | 'refuse';
}

/** All tables of one process: a browser's worker, or a server. Viewers speak to it by sessions. */
export class Host {
  readonly ports: HostPorts;
  readonly #tables = new Map<string, HostedTable>();
  #threads: Promise<SearchThreads> | undefined;

  constructor(ports: HostPorts) {
    this.ports = ports;
  }

  /** Somebody connects. */
  connect(options: SessionOptions): Session {
    return new Session(this, options);
  }

  /** An open table; undefined where nobody plays. */
  find(id: string): HostedTable | undefined {
    return this.#tables.get(id);
  }

  /** An open table; throws `BadInput` where nobody plays. */
  table(id: string): HostedTable {
    const table = this.find(id);
    if (table === undefined) throw badInput('table', 'noSuchTable', { value: id.slice(0, 40) });
    return table;
  }

  /**
   * Opens a table for a session, which joins it at once: a table without viewers is nobody's. Throws `BadInput` if
   * others play there, here or at another host.
   */
  async open<T>(
    { how = 'ask', ifOpen = 'refuse', ...opened }: TableToOpen,
    session: string,
    join: (table: HostedTable) => T,
  ): Promise<T> {
    const { id, purpose } = opened;
    const { claims, clock, store } = this.ports;
    const isClaimed =
      this.#others(id, session) !== undefined ||
      purpose !== 'play' ||
      (await claims.claim(id, how, () => this.#lose(id)));
    if (!isClaimed) throw badInput('table', 'openElsewhere');
    // Meanwhile somebody else may have opened it.
    const others = this.#others(id, session);
    if (others !== undefined && ifOpen === 'join') return join(others);
    if (others !== undefined) throw badInput('table', 'openElsewhere');
    this.#tables.get(id)?.close();
    const botSeed = this.ports.newSeed();
    const threads = () => this.threads();
    const table = new HostedTable({ ...opened, botSeed, clock, store, threads });
    this.#tables.set(id, table);
    const joined = join(table);
    table.begin();
    return joined;
  }

  /** A session leaves a table, which closes with the last one. */
  leave(id: string, session: string): void {
    const table = this.#tables.get(id);
    if (table === undefined || !table.has(session)) return;
    table.leave(session);
    if (table.viewers > 0) return;
    table.close();
    this.#tables.delete(id);
    this.ports.claims.release(id);
  }

  /** Where bots search and advice comes from; only who needs it loads it. */
  threads(): Promise<SearchThreads> {
    this.#threads ??= import('./search-threads.ts').then(
      ({ SearchThreads }) => new SearchThreads(this.ports.newThread, this.ports.mostThreads),
    );
    return this.#threads;
  }

  /** A table that others than a session have open: it is not thrown over. */
  #others(id: string, session: string): HostedTable | undefined {
    const table = this.#tables.get(id);
    const others = table === undefined ? 0 : table.viewers - (table.has(session) ? 1 : 0);
    return others > 0 ? table : undefined;
  }

  #lose(id: string): void {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    table?.lose();
  }
}

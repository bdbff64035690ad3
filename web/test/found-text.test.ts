import { BadInput } from '@nineworlds/engine';
import type { Request } from '@nineworlds/protocol';
import { beforeEach, expect, test, vi } from 'vitest';

/** What was asked of the host, and whether a game can be a link. */
const asked: Request[] = [];
let hasSecrets = false;

vi.mock('../app/route.svelte.ts', () => ({ decoded: (part: string) => part }));
vi.mock('../play/table-id.ts', () => ({ newTableId: () => 'copy' }));
vi.mock('../app/host-link.ts', () => ({
  host: {
    async ask(request: Request) {
      asked.push(request);
      if (request.type === 'export' && hasSecrets) throw new BadInput([]);
      return { text: 'nw1.abc' };
    },
  },
}));

const { replayOf } = await import('../open/found-text.ts');

beforeEach(() => {
  asked.length = 0;
});

test('a game without secrets is watched from a link', async () => {
  hasSecrets = false;
  expect(await replayOf('{}')).toEqual(['r', 'nw1.abc']);
});

test('a game with secrets is watched from a copy, which is not left open', async () => {
  hasSecrets = true;
  expect(await replayOf('{}')).toEqual(['replay', 'copy']);
  expect(asked.at(-1)).toEqual({ type: 'close', table: 'copy' });
});

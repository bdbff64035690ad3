import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fileWith, runWith } from './running.ts';

const folder = fileURLToPath(new URL('../../examples/sagas/', import.meta.url));
const saga = `${folder}beacons.saga.json`;
const texts = `${folder}beacons.texts.json`;
const example = () => JSON.parse(readFileSync(saga, 'utf8'));

describe('saga list', () => {
  test('tells no title that nobody asks for', async () => {
    const { out } = await runWith('', ['saga', 'list']);
    expect(out).toBe('Saga 1\nSaga 2\nSaga 3\nSaga 4\nSaga 5\nSaga 6\n');
  });

  test('tells those that somebody asks for', async () => {
    expect((await runWith('', ['saga', 'list', '3'])).out).toBe('Saga 3: Managarm\n');
    expect((await runWith('', ['saga', 'list', '--all'])).out).toMatch(/Saga 6: ./);
    expect((await runWith('', ['saga', 'list', '7'])).code).toBe(2);
  });
});

describe('saga check', () => {
  test('passes the example with its texts', async () => {
    const ran = await runWith('', ['saga', 'check', saga, '--texts', texts, '--games', '0']);
    expect(ran).toEqual({ code: 0, out: 'errors: 0, warnings: 0\n', err: '' });
  });

  test.each([
    ['en', 'error S-4 actions.gather.do[1].add[0]: no counter “cuning”'],
    ['fr', 'erreur S-4 actions.gather.do[1].add[0]: aucun compteur « cuning »'],
    ['it', 'errore S-4 actions.gather.do[1].add[0]: nessun contatore «cuning»'],
    ['ja', 'エラー S-4 actions.gather.do[1].add[0]: 「cuning」というカウンターはありません'],
  ])('names faults in %s', async (lang, line) => {
    const broken = example();
    broken.actions.gather.do[1].add[0] = 'cuning';
    const ran = await runWith('', ['saga', 'check', fileWith(broken), '--lang', lang]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(line);
  });

  test('S-30 to S-33: lets bots play', async () => {
    const hopeless = example();
    hopeless.fights.drive.when = { at: ['wyrm', 'cage'] };
    const args = ['--games', '2', '--seats', '2', '--threads', '1', '--json'];
    const ran = await runWith('', ['saga', 'check', fileWith(hopeless), ...args]);
    expect(ran.code).toBe(1);
    const { ok, errors, warnings, balance } = JSON.parse(ran.out);
    const found = errors.map(({ id, path }: { id: string; path: string }) => `${id} ${path}`);
    expect(ok).toBe(false);
    expect(found).toContain('S-30 pages[1].goals[0]');
    expect(found).toContain('S-31 fights.drive');
    expect(warnings.map(({ id }: { id: string }) => id)).toContain('S-32');
    expect(balance).toMatchObject([{ players: 2, games: 2, wins: 0 }]);
  });

  test('needs JSON', async () => {
    expect((await runWith('', ['saga', 'check', fileWith('{')])).code).toBe(2);
  });
});

describe('saga play', () => {
  test.each([[saga], ['2']])('plays %s', async (named) => {
    const args = ['saga', 'play', named, '--seats', 'human,heuristic', '--seed', '1'];
    const { code, err } = await runWith(['quit'], args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('takes no other word', async () => {
    expect((await runWith('', ['saga', 'play', 'baldr'])).code).toBe(2);
  });
});

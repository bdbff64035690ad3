import { join } from 'node:path';
import { LANGS, type Lang } from '@nineworlds/engine';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '../text-layout.ts';
import { fileWith, jsonIn, newFolder, nineworlds, runWith } from './running.ts';

/** Plays a whole game for two people with the lines of two bots, and asks for a hint before the last. */
async function playWhole(lang: Lang) {
  const words = ['play', '--game', 'needfire', '--seed', 'whole', '--lang', lang];
  const [bots, people] = [join(newFolder(), 'bots.nw.json'), join(newFolder(), 'game.nw.json')];
  await runWith([], [...words, '--seats', 'greedy*2', '--save', bots]);
  const moves: readonly string[] = jsonIn(bots).moves;
  const lines = moves.filter((line) => !line.startsWith('chance '));
  const typed = [...lines.slice(0, -1), 'hint', ...lines.slice(-1)];
  const ran = await runWith(typed, [...words, '--seats', 'human:Ann,human:Bob', '--save', people]);
  return { ...ran, file: people, record: jsonIn(people) };
}

/** Plays NeedFire with lines from a pipe: Ann begins, and there is one other. */
async function play(lines: readonly string[], ...argv: readonly string[]) {
  const file = join(newFolder(), 'game.nw.json');
  const usual = ['--game', 'needfire', '--seats', 'human:Ann,greedy', '--seed', 'k1'];
  const options = argv.includes('--options') ? [] : ['--options', 'first=1'];
  const words = ['play', ...usual, ...options, ...argv, '--save', file];
  return { ...(await runWith(lines, words)), file };
}

/** The lines that bring Ann to the choice of an igniting card. */
const TO_IGNITION = ['1 2 3', '2 keep', '1', '1'];

interface Deck {
  readonly schema: string;
  readonly deckId: string;
  readonly status: string;
  readonly elements: readonly {
    readonly id: string;
    readonly nameEn: string;
    readonly nameJa?: string;
  }[];
}

/** The usual reaction table as if an owner had copied it from their box. */
async function ownersTable(): Promise<Deck> {
  const { out } = await nineworlds('replay', (await play([])).file, '--json');
  const { elements }: Deck = JSON.parse(out).view.deck;
  return { schema: 'needfire-deck/1', deckId: 'my-copy', status: 'OWNER_ENTERED', elements };
}

describe('NeedFire in the terminal', () => {
  it.each(LANGS)('is played to the end, with a hint, within 80 columns: %s', async (lang) => {
    const { code, out, record, file } = await playWhole(lang);
    expect(code).toBe(0);
    // The last line decides, but a chance that was found by playing games is never certain.
    expect(out).toMatch(/^ *(>99\.9|<0\.1) % ± \d+\.\d {2}/m);
    expect(record.moves.filter((line: string) => line.startsWith('ignite '))).toHaveLength(10);
    expect((await nineworlds('verify', file)).code).toBe(0);
    for (const line of out.split('\n').slice(3)) {
      expect(stringWidth(line), line).toBeLessThanOrEqual(COLUMNS);
    }
  });

  it('speaks Japanese while lines stay as they are', async () => {
    const { out } = await play([...TO_IGNITION], '--lang', 'ja');
    expect(out).toContain('再構成した反応表');
    expect(out).toContain('手順 4／4：点火して人間を獲得する');
    expect(out).toMatch(/\d {2}algiz \(アルギズ\) {2}反応 2/);
  });

  it('says how many warriors each card would make react, then which, and what follows', async () => {
    const { out } = await play([...TO_IGNITION, 'algiz', '', 'isa']);
    const counts = [...out.matchAll(/\d {2}(\S+) .*?reacting: (\d)/g)];
    expect(counts.length).toBeGreaterThan(5);
    expect(out).toMatch(/, .+ react to ᛉ Algiz: you take one of them\./);
    expect(out).toMatch(/(No warrior|Only .+) reacts to .+: you look at the top two exiles/);
    expect(out).toContain('Ann: Which ember do you use');
  });

  it('refuses with a rule that can be looked up at once', async () => {
    const { out } = await play([
      'peek 1 2 3',
      'settle 5 keep',
      'rules N-7.5',
      'rules',
      'rules N-9.99',
    ]);
    expect(out).toContain('N-7.5: you have not just looked at bonfire 5');
    expect(out).toMatch(/^N-7\.5 {3}.*\[ours\]\n {2}\S/m);
    expect(out).toMatch(/^N-4\.2 {3}/m);
    expect(out).toContain('there is no rule N-9.99; near it: ');
  });

  it.each([[['peek 9 2 5']], [['9', '2', '5']], [['peek 9', '5 2']]])(
    'N-7.5: takes the three bonfires in any order: %j',
    async (lines) => {
      const { out, file } = await play(lines);
      expect(out).toContain('Ann: Which of the three do you turn up');
      expect(jsonIn(file).moves).toContain('peek 2 5 9');
      expect((await nineworlds('verify', file)).code).toBe(0);
    },
  );

  it('N-7.5: a bonfire that may come last is no whole line', async () => {
    const { file } = await play(['12', '14', '3']);
    expect(jsonIn(file).moves).toContain('peek 3 12 14');
  });

  it('takes back what told nobody anything, and says why not otherwise', async () => {
    const undone = await play([...TO_IGNITION, 'algiz', '1', 'undo']);
    expect(undone.out).toContain('Ann takes the last line back.');
    const { out } = await play(['peek 1 2 3', 'undo']);
    expect(out).toMatch(/K-14: it cannot be taken back: “chance bonfire 1 \w+” has told/);
  });

  it('shows the reaction table, the board and the help', async () => {
    const { out } = await play(['table', 'board', 'help']);
    expect(out).toMatch(/^ᚷ Gebo +← Isa Per Ber Cwe +→ Feh Isa Tiw Ing$/m);
    expect(out.match(/draw pile 15/g)).toHaveLength(2);
    expect(out).toContain('rules N-4.2');
  });

  it('goes on with a saved game', async () => {
    const { file } = await play(['peek 1 2 3', 'settle 2 keep']);
    const { out } = await runWith(['1', '1'], ['play', '--from', file, '--save', file]);
    expect(out).toContain('Ann: Which card do you ignite?');
    expect((await nineworlds('verify', file)).code).toBe(0);
  });

  it('replays what one seat knows', async () => {
    const { file } = await play(['peek 1 2 3', 'settle 2 keep', '1', '1']);
    const { out } = await nineworlds('replay', file, '--seat', '1');
    expect(out).toContain('Ann exchanges a flame for that of bonfire 1, face down.');
    expect(out).toContain('1 [?] seen by 1 Ann');
  });

  it('seats the best bots beside one human', async () => {
    const file = join(newFolder(), 'game.nw.json');
    await runWith([], ['play', '--game', 'needfire', '--save', file]);
    expect(jsonIn(file).seats.slice(1)).toEqual([
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });
});

describe('the reaction table of an owner', () => {
  it('is read from a file, shown, and becomes part of the record', async () => {
    const table = await ownersTable();
    const { out, file } = await play([], '--options', `deck=${fileWith(table)},first=1`);
    expect(out).not.toContain('reconstructed');
    expect(out).not.toContain('Note: ');
    expect(jsonIn(file).options.deck).toEqual(table);
  });

  it.each(LANGS)('has its names in the log, in choices and on the board: %s', async (lang) => {
    const table = await ownersTable();
    const elements = table.elements.map(({ nameJa: _, ...element }) => ({
      ...element,
      nameEn: `${element.id}ix`,
    }));
    const deck = fileWith({ ...table, elements });
    const options = ['--lang', lang, '--options', `deck=${deck},first=1`];
    const { out } = await play([...TO_IGNITION, '1', '1', '1', '1', '1', '1'], ...options);
    expect(out).toMatch(/[a-z]ix\b/);
    const ours = table.elements.flatMap(({ nameEn, nameJa = '' }) => [nameEn, nameJa]);
    for (const name of ours)
      expect(out, name).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
  });

  it('is refused with every fault of it', async () => {
    const table = await ownersTable();
    const [first, second, ...others] = table.elements;
    const elements = [
      { ...first, reactsTo: ['gebo', 'gebo', 'nobody', 'isa'] },
      { ...second, colour: 'red' },
      ...others,
    ];
    const deck = fileWith({ ...table, elements });
    const { code, err } = await play([], '--options', `deck=${deck},first=1`);
    expect(code).toBe(2);
    expect(err).toContain(`options.deck.elements.${first.id}.reactsTo: “gebo” appears here twice`);
    expect(err).toContain(`options.deck.elements.${first.id}.reactsTo: “nobody” is not an element`);
    expect(err).toContain(`options.deck.elements.${second.id}.colour`);
  });

  it('is played with a warning where it is odd', async () => {
    const table = await ownersTable();
    const elements = table.elements.map((element) => ({ ...element, colour: 'white' }));
    const deck = fileWith({ ...table, elements });
    const { code, out } = await play([], '--options', `deck=${deck},first=1`);
    expect(code).toBe(0);
    expect(out).toContain('Note: options.deck.elements: 26 elements are white');
  });
});

/** Lets bots play. */
function sim(game: string, seats: string, games: number) {
  const words = `sim --game ${game} --seats ${seats} --games ${games} --seed 1 --json`;
  return nineworlds(...words.split(' '));
}

describe('bots of NeedFire', () => {
  it('random and greedy score as they should', async () => {
    const told = async (seats: string) => JSON.parse((await sim('needfire', seats, 300)).out);
    const mean = async (seats: string) => {
      const { meanScores }: { meanScores: number[] } = await told(seats);
      return meanScores.reduce((sum, score) => sum + score, 0) / meanScores.length;
    };
    const random = await mean('random*3');
    expect([random > 11, random < 13.5]).toEqual([true, true]);
    const best = await mean('greedy,greedy');
    expect([best > 38, best < 48]).toEqual([true, true]);
    expect((await told('greedy,random,random')).winRate[0]).toBeGreaterThan(0.97);
  });

  it('greedy is known only to NeedFire', async () => {
    const { code, err } = await sim('toy', 'greedy,greedy', 1);
    expect(code).toBe(2);
    expect(err).toContain('there is no bot “greedy”; the bots are: random');
  });
});

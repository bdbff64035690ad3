import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@nineworlds/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonIn, newFolder, type Ran, runWith } from './running.ts';

/** Bots that play a game to its end, and a person who leaves at once. */
const BOTS = ['--seats', 'random*3'];
const LEAVE = ['quit'];

/** The commands of a device of its own. */
function device() {
  const home = newFolder();
  const folder = join(home, 'nineworlds');
  const campaign = (...argv: readonly string[]): Promise<Ran> =>
    runWith(LEAVE, ['campaign', ...argv], { XDG_STATE_HOME: home });
  /** What a command prints that goes well. */
  const good = async (...argv: readonly string[]): Promise<string> => {
    const { code, out, err } = await campaign(...argv);
    expect([code, err]).toEqual([0, '']);
    return out;
  };
  /** Why a command is refused. */
  const refused = async (...argv: readonly string[]): Promise<string> => {
    const { code, err } = await campaign(...argv);
    expect(code).toBe(2);
    return err;
  };
  const files = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));
  const file = () => join(folder, String(files('.campaign.json')[0]));
  return { home, good, refused, files, file, folder };
}

const FOUND = ['new', 'Ragnarok', '--players', 'Ann:odin,Ben:thor,Cleo:frigg'];

describe('campaign new, list and show', () => {
  it('C-15.10: founds a campaign, which is listed and shown', async () => {
    const { good, files } = device();
    expect(await good('list')).toContain('No campaign is saved yet');
    expect(await good(...FOUND)).toContain('“Ragnarok”');
    expect(files('.campaign.json')).toHaveLength(1);
    expect(await good('list')).toMatch(
      /^Ragnarok: next is saga 1; games: 0; .* \([0-9a-f]{8}\)\n$/,
    );
    const shown = await good('show', 'ragnarok');
    expect(shown).toContain('Odin (Ann)');
    // C-15.62, C-15.63: Odin has named everybody; boxes 2 and 4 are closed with three players.
    expect(shown).toContain('[* Thor] [#] [* Frigg] [#]  Brother-in-arms');
    expect(shown).toContain('(1) ·2· ·3·  Starting Elves');
  });

  it('C-15.16: Support gods are chosen, too', async () => {
    const { good, refused } = device();
    expect(await refused('new', 'Solo', '--players', 'odin')).toContain('(C-15.16)');
    await good('new', 'Solo', '--players', 'odin', '--supports', 'tyr,thor');
    expect(await good('show', 'Solo')).toContain('Support gods: Tyr, Thor');
  });

  it.each(LANGS)('%s: no name of a saga that is not reached', async (lang) => {
    const { home, good } = device();
    await good(...FOUND);
    const titles = [1, 2, 3, 4, 5, 6].map((number) => {
      const texts = new URL(`../../games/chronicles/sagas/${number}/${lang}.json`, import.meta.url);
      return String(JSON.parse(readFileSync(texts, 'utf8')).title);
    });
    const argv = ['--lang', lang, 'campaign', 'show', 'Ragnarok'];
    const { out } = await runWith('', argv, { XDG_STATE_HOME: home });
    expect(titles.filter((title) => out.includes(title))).toEqual(titles.slice(0, 1));
    expect(out).not.toContain('undefined');
  });

  it('says what is wrong, in four languages', async () => {
    const { home, good, refused } = device();
    await good(...FOUND);
    expect(await refused('show', 'Nobody')).toContain('there is no campaign “Nobody”');
    expect(await refused('new', 'x', '--players', 'Ann:loki')).toContain('“loki” is not a god');
    expect(await refused('new', 'x', '--players', 'a:b:c')).toContain('Ann:odin,Ben:thor');
    expect(await refused('new', ' ', '--players', 'odin,thor,tyr')).toContain('needs a name');
    expect(await refused('new', 'x', '--players', 'odin,thor,odin')).toContain('(C-15.11)');
    const options = ['--options', 'seats=2'];
    expect(await refused(...FOUND, ...options)).toContain('cannot be chosen for a campaign');
    expect(await refused(...FOUND, '--options', 'kin=never')).toContain('options.kin');
    for (const lang of LANGS) {
      const argv = ['--lang', lang, 'campaign', 'buy', 'Ragnarok', 'thor', 'elves'];
      const { err } = await runWith('', argv, { XDG_STATE_HOME: home });
      expect(err).toMatch(/\(C-15\.66\)\n$/);
      expect(err).not.toContain('entries');
    }
    await good(...FOUND);
    expect(await refused('show', 'Ragnarok')).toContain('several campaigns');
  });

  it('one file that is broken hides no other', async () => {
    const { good, refused, folder } = device();
    await good(...FOUND);
    writeFileSync(join(folder, 'broken.campaign.json'), '{"schema": "chronicles-campaign/9"}');
    const list = await good('list');
    expect(list).toContain('Ragnarok: next is saga 1');
    expect(list).toMatch(/broken\.campaign\.json: schema: /);
    expect(await good('show', 'Ragnarok')).toContain('Odin (Ann)');
    expect(await refused('show', 'Other')).toContain('broken.campaign.json');
  });
});

describe('campaign play and buy', () => {
  const { good, refused, files, file } = device();
  beforeAll(async () => {
    await good(...FOUND);
  });

  it('C-15.58: a game that was left goes on, and nothing is bought meanwhile', async () => {
    expect(await good('play', 'Ragnarok', '--seed', 'abc')).toContain('The game is not over');
    expect(files('.nw.json')).toHaveLength(1);
    expect(jsonIn(file()).entries).toHaveLength(1);
    expect(await good('show', 'Ragnarok')).toContain('The next game has begun');
    expect(await refused('buy', 'Ragnarok', 'thor', 'elves')).toContain('(C-15.66)');
    expect(await good('play', 'Ragnarok')).toContain('The game that was begun goes on');
    expect(await refused('play', 'Ragnarok', '--seed', 'x')).toContain('--seed');
  });

  it('C-15.54, C-15.58: a game that the whole team gives up is lost: 3 XP for each god', async () => {
    expect(await good('play', 'Ragnarok', '--give-up')).toContain('Games: 1, of which lost: 1');
    expect(files('.nw.json')).toEqual([]);
    const [, played] = jsonIn(file()).entries;
    expect(played).toMatchObject({ type: 'played', saga: 1, outcome: 'lost', lives: [7, 7, 7] });
    expect(await refused('play', 'Ragnarok', '--give-up')).toContain('no game has been begun');
  });

  it('C-15.64, C-15.65, C-15.66, C-15.67: boxes are bought, refused and taken back', async () => {
    expect(await good('buy', 'Ragnarok', 'thor', 'elves', 'elves')).toContain('[x] [x] (3)');
    expect(await refused('buy', 'Ragnarok', 'thor', 'elves', 'god-die')).toMatch(
      /god-die: this box costs 3 XP, and 2 are left \(C-15\.64\)/,
    );
    expect(await refused('buy', 'Ragnarok', 'thor', 'elves:2')).toContain('(C-15.67)');
    expect(await refused('buy', 'Ragnarok', 'thor', 'kin:odin:2')).toContain('(C-15.62)');
    expect(await refused('buy', 'Ragnarok', 'thor', 'kin:thor')).toContain('(C-15.65)');
    expect(await refused('buy', 'Ragnarok', 'thor', 'kin:tyr')).toContain('(C-15.85)');
    expect(await refused('buy', 'Ragnarok', 'tyr', 'elves')).toContain('(C-15.11)');
    expect(await refused('buy', 'Ragnarok', 'thor', 'swords')).toContain('the boxes are');
    expect(await refused('buy', 'Ragnarok', 'thor', 'elves:x')).toContain('the boxes are');
    expect(await good('buy', 'Ragnarok', 'thor', 'Kin:Odin')).toContain(
      '[x Odin] [#] (3) [#]  Kin',
    );
    expect(await good('buy', 'Ragnarok', 'thor')).toContain('XP earned 3, spent 0, saved 3');
    await good('buy', 'Ragnarok', 'thor', 'elves', 'elves');
  });

  it('C-15.12, C-15.22: a game is played to its end with the sheets of the campaign', async () => {
    const out = await good('play', 'Ragnarok', ...BOTS, '--seed', 'abc');
    expect(out).toContain('Games: 2');
    expect(files('.nw.json')).toEqual([]);
    const played = jsonIn(file()).entries.at(-1);
    expect(played).toMatchObject({ type: 'played', saga: 1 });
    expect(played.record.options).toMatchObject({
      gods: ['odin', 'thor', 'frigg'],
      sheets: [{ elves: 0 }, { elves: 2 }, { vanirDie: 1 }],
    });
  });

  it('C-15.18: a saga that was reached may be played singly, and does not count', async () => {
    const before = jsonIn(file());
    await good('play', 'Ragnarok', '--single', '1');
    expect(files('.nw.json')).toHaveLength(1);
    expect(jsonIn(file())).toEqual(before);
    expect(await refused('play', 'Ragnarok', '--single', '6')).toContain('(C-15.18)');
    expect(await refused('play', 'Ragnarok', '--single', 'x')).toContain('--single');
  });

  it('C-15.15: a branch for two, with the XP of the god that stays', async () => {
    const players = ['--players', 'Ben:thor,Dan:tyr', '--supports', 'odin'];
    await good('branch', 'Ragnarok', 'Two of us', ...players);
    const shown = await good('show', 'Two of us');
    expect(shown).toMatch(/Thor \(Ben\)\n {2}XP earned [1-9]\d*, spent 0/);
    expect(shown).toMatch(/Tyr \(Dan\)\n {2}XP earned 0/);
  });
});

describe('campaign export and import', () => {
  it('C-15.10: a copy is new, the same, further here or further there, or goes another way', async () => {
    const here = device();
    const there = device();
    const out = join(newFolder(), 'out.json');
    await here.good(...FOUND);
    expect(await here.good('export', 'Ragnarok', out)).toContain(out);
    expect(await here.refused('export', 'Ragnarok', out)).toContain('already exists');
    expect(await there.good('import', out)).toContain('is new here');
    expect(await there.good('import', out)).toContain('just the same');

    await here.good('play', 'Ragnarok');
    await here.good('play', 'Ragnarok', '--give-up');
    const further = join(newFolder(), 'further.json');
    await here.good('export', 'Ragnarok', further);
    expect(await here.good('import', out)).toContain('further here');
    expect(await there.good('import', further)).toContain('brought up to date');
    expect(jsonIn(there.file())).toEqual(jsonIn(here.file()));

    await there.good('buy', 'Ragnarok', 'thor', 'elves');
    await here.good('buy', 'Ragnarok', 'odin', 'god-die');
    const other = join(newFolder(), 'other.json');
    await here.good('export', 'Ragnarok', other);
    expect(await there.good('import', other)).toContain('“Ragnarok (2)”');
    expect(there.files('.campaign.json')).toHaveLength(2);
    expect(await there.good('show', 'Ragnarok (2)')).toContain('[x] (4)  God die');
    expect(await there.good('show', 'Ragnarok')).toContain('[x] [2] ·3·  Starting Elves');
  });

  it('C-15.57: what was edited by hand is refused with its place, and nothing changes', async () => {
    const here = device();
    await here.good(...FOUND);
    await here.good('play', 'Ragnarok');
    await here.good('play', 'Ragnarok', '--give-up');
    const good = jsonIn(here.file());
    const edited = async (change: object) => {
      const file = join(newFolder(), 'edited.json');
      const [founded, played] = good.entries;
      const entries = [founded, { ...played, ...change }];
      writeFileSync(file, JSON.stringify({ ...good, entries }));
      return here.refused('import', file);
    };
    expect(await edited({ outcome: 'won' })).toMatch(/entry 2 ends otherwise.*\(C-15\.57\)/);
    expect(await edited({ lives: [7, 7, 6] })).toContain('other life points');
    expect(await edited({ saga: 2 })).toContain('(C-15.12)');
    expect(await edited({ xp: 99 })).toContain('entries[1].xp');
    const [founded, played] = good.entries;
    const { record } = played;
    const moves = [...record.moves, 'win'];
    expect(await edited({ record: { ...record, moves } })).toContain('entry 2 cannot be replayed');
    const easy = { ...record, options: { ...record.options, mode: 'easy' } };
    expect(await edited({ record: easy })).not.toBe('');
    expect(jsonIn(here.file())).toEqual({ ...good, entries: [founded, played] });
  });
});

describe('campaign without a command', () => {
  it('lists the campaigns, and knows no other command', async () => {
    const { good, refused } = device();
    await good(...FOUND);
    expect(await good()).toContain('Ragnarok: next is saga 1');
    expect(await refused('found')).toContain('there is no command “found”');
    expect(await refused('show')).toContain('<campaign> is missing');
    expect(await refused('new', 'x')).toContain('--players');
    expect(await refused('list', 'x')).toContain('too many arguments');
  });
});

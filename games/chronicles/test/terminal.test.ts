import { type Json, LANGS, type Move, TEAM } from '@nineworlds/engine';
import { columnsOf, terminalsOf } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ENEMY_WORDS, HEL, SURT } from '../data/enemies.ts';
import { ALFHEIM, MIDGARD } from '../data/worlds.ts';
import { type ChroniclesPosition, gameModule } from '../index.ts';
import { FIGHT_ENEMY, HEAL_TREE, mission } from '../rules/mission.ts';
import { move } from '../rules/movement.ts';
import { orderSeats } from '../rules/round.ts';
import { terminalIn } from '../terminal.ts';
import { positions } from './positions.ts';
import { acting, moving, revealing } from './situation.ts';

const NAMES = ['Ann', 'Bob', 'Cleopatra Philopator the Great', 'ボット 4（heuristic）', 'E'];

const { onlooker, previewed } = terminalsOf(gameModule, terminalIn, NAMES);

const LOOKED_AT = positions(100, 31);
const isDecided = ({ frames }: ChroniclesPosition) => frames.seat >= 0 || frames.seat === TEAM;

function legalMoves(p: ChroniclesPosition): Move[] {
  const out = new Int32Array(chronicles.maxMoves);
  return Array.from(out.subarray(0, chronicles.legal(p, out)));
}

describe.each(LANGS)('the board in %s', (lang) => {
  test('takes at most 80 columns and about 34 lines, at every moment of a game', async () => {
    const looking = await onlooker(lang);
    for (const { p } of LOOKED_AT) {
      const view = chronicles.view(p, 0);
      const lines = looking.board.draw(view, looking).split('\n');
      for (const line of [...lines, ...looking.board.reference(view, looking).split('\n')]) {
        expect(columnsOf(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\{\w+\}|object/);
      }
      // Gods beyond three, their artifacts, Iotunns, known cards and dice may take a line more.
      const known = view.gods.flatMap(({ deck }) => [
        ...(deck?.bottom ?? []),
        ...(deck?.top ?? []),
      ]);
      const held = view.gods.flatMap(({ artifacts }) => artifacts);
      const more =
        2 * Math.max(0, view.gods.length - 3) +
        Math.ceil(held.length / 2) +
        Math.ceil(view.iotunns.length / 2) +
        Math.ceil(known.length / 6) +
        (view.savingThrow === undefined ? 0 : 3) +
        view.creaturesDrawn.length;
      expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(34 + more);
    }
  });

  test('shows every world, enemy, god, Iotunn and artifact', async () => {
    const looking = await onlooker(lang);
    const { words } = looking.texts;
    for (const { p } of LOOKED_AT.slice(0, 50)) {
      const view = chronicles.view(p, 0);
      const board = looking.board.draw(view, looking);
      const shown = [
        ...view.tree.worlds.map(({ world }) => world),
        ...view.enemies.map(({ enemy }) => enemy),
        ...view.gods.map(({ god }) => god).filter((god) => god !== 'none'),
        ...view.gods.flatMap(({ artifacts }) => artifacts),
        ...view.artifacts.map(({ visible }) => visible).filter((visible) => visible !== ''),
        ...view.iotunns.map(({ iotunn }) => iotunn),
      ];
      for (const word of shown) expect(board).toContain(words[word]);
      const aid = looking.board.reference(view, looking);
      for (const word of [...view.iotunnsLeft, ...view.creaturesLeft]) {
        expect(aid).toContain(words[word]);
      }
    }
  });

  test('previews and remarks take few columns and leave nothing unfilled', async () => {
    const looking = await onlooker(lang);
    for (const { p } of positions(120, 32, isDecided)) {
      const seat = p.frames.seat >= 0 ? p.frames.seat : p.active;
      const texts = [[], ...legalMoves(p).map((move) => [move])].flatMap((moves) => [
        ...previewed(p, seat, moves, looking),
        gameModule.remark(p, seat, moves, looking),
      ]);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|\{\w+\}|object/);
        expect(columnsOf(text), text).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('the board', () => {
  const drawn = async (p: ChroniclesPosition) => {
    const looking = await onlooker('en');
    return looking.board.draw(chronicles.view(p, 0), looking).split('\n');
  };

  test('C-2.2: the middle level slides as the tree turns', async () => {
    const middle = async (turned: number) =>
      (await drawn(moving({ turned }).position)).find((line) => /^╞.*Midgard/.test(line)) ?? '';
    expect(await middle(0)).toMatch(/Midgard .*Nidavellir .*Svartalfheim/);
    expect(await middle(1)).toMatch(/Svartalfheim .*Midgard .*Nidavellir/);
    expect(await middle(2)).toMatch(/Nidavellir .*Svartalfheim .*Midgard/);
    const next = (await drawn(moving().position)).find((line) => line.includes('↻ '));
    expect(next).toMatch(/↻ Svartalfheim .*↻ Midgard .*↻ Nidavellir/);
  });

  test('C-6, C-2.4: a line for every enemy: strength, ladder, slot, chance, what would come', async () => {
    const { position } = revealing({
      enemies: { hel: 'asgard' },
      wheel: ['odin-hel', 'heimdall-surt'],
      fire: 3,
      island: 1,
    });
    const lines = await drawn(position);
    const line = (enemy: string) => lines.find((text) => text.startsWith(enemy)) ?? '';
    expect(line('Surt')).toMatch(/4 ■■■□□□□□\| \[3\] +17% .*→Nidavellir/);
    expect(line('Hel')).toMatch(/1 □{8}\| \[2\] +17% .*!DEFEAT: on top/);
    expect(line('Iormungand')).toContain('~(1)23|');
    expect(lines.find((text) => text.startsWith('Wakes to defeat'))).toContain('!!Hel 1');
    for (const enemy of ENEMY_WORDS) expect(lines.join('\n').toLowerCase()).toContain(enemy);
  });

  test('C-3.3: lives as hearts, what a god holds, and the active one marked', async () => {
    const lines = await drawn(
      moving({
        lives: { thor: 4 },
        elves: { thor: 2 },
        dice: { odin: 1 },
        artifacts: { mjollnir: 'thor' },
      }).position,
    );
    const thor = lines.find((line) => line.startsWith('>1 Thor (Ann)')) ?? '';
    expect(thor).toContain('♥♥♥♥♡♡♡ 4  Elves 2  dice 0  @Asgard  Mjöllnir');
    expect(lines.find((line) => line.startsWith(' 2 Odin'))).toContain('dice 1');
    expect(lines.at(-1)).toContain('reconstructed');
  });

  test('C-7.1, C-8.2, C-11.1: ravaged and closed worlds, malus and bonus', async () => {
    const board = (
      await drawn(
        moving({
          places: { odin: 'alfheim' },
          ravaged: ['vanaheim'],
          iotunns: ['greip'],
        }).position,
      )
    ).join('\n');
    expect(board).toContain('▲Elves +3 of 9');
    expect(board).toContain('▼Heroes +1 of 8');
    expect(board).toContain('RAVAGED (heal: 2♥)');
    expect(board).toContain('× Greip');
  });

  test('C-8.2: a ravaged world that an Iotunn closes is both', async () => {
    const { position } = moving({ ravaged: ['nidavellir'], iotunns: ['greip'] });
    expect((await drawn(position)).join('\n')).toContain('RAVAGED × Greip');
  });

  test('nobody is lost in a crowded world', async () => {
    const gods = ['thor', 'odin', 'heimdall', 'freyr', 'tyr'];
    const { position } = moving({
      gods,
      places: Object.fromEntries(gods.map((god) => [god, 'midgard'] as const)),
      enemies: { loki: 'midgard', hel: 'midgard', surt: 'midgard' },
      ravaged: ['midgard'],
      iotunns: ['angrboda'],
    });
    for (const lang of LANGS) {
      const looking = await onlooker(lang);
      const { words } = looking.texts;
      const board = looking.board.draw(chronicles.view(position, 0), looking);
      for (const enemy of ['loki', 'hel', 'surt', 'iormungand']) {
        expect(board).toContain(`!${words[enemy]}`);
      }
      expect(board).toContain(`*${words.angrboda}`);
      expect(board.split(`@${words.midgard}`)).toHaveLength(1 + gods.length);
    }
  });

  test('an owner’s edition is named', async () => {
    const own = { ...(moving().position.setup.edition as object), editionId: 'mine' };
    const edition = { ...own, status: 'OWNER_ENTERED' } as unknown as Json;
    const lines = await drawn(moving({ options: { edition } }).position);
    expect(lines.at(-1)).toBe('edition of your own: mine');
  });
});

describe('what is previewed', () => {
  test('C-9, C-11.1: a move leads to an action in its version', async () => {
    const { position } = moving({ places: { odin: 'alfheim' } });
    const looking = await onlooker('en');
    expect(gameModule.remark(position, 0, [ALFHEIM], looking)).toBe('▲Elves +3 of 9');
    expect(gameModule.remark(position, 0, [MIDGARD], looking)).toBe('▼Heroes +1 of 8');
    expect(move.isOpen(position)).toBe(true);
  });

  test('C-10, C-13: a fight has its Risks and the life points it costs', async () => {
    const { position } = acting({
      enemies: { hel: 'svartalfheim' },
      places: { thor: 'svartalfheim' },
      anonymous: 1,
      valhalla: 1,
      dice: { thor: 1 },
      elves: { thor: 1 },
      lives: { thor: 2 },
    });
    const looking = await onlooker('en');
    const fight = [FIGHT_ENEMY + HEL];
    expect(gameModule.remark(position, 0, fight, looking)).toBe('2 Risks, 0.0-1.7♥');
    const table = previewed(position, 0, fight, looking);
    expect(table[0]).toBe(
      '2 Risks with 2 life points; average loss (if all is spent after the roll)',
    );
    expect(table[2]).toMatch(/^Heroes 0 +1\.7 \(1\.0\) +1\.3 \(0\.4\)$/);
    expect(table.at(-1)).toContain('67% with the god die alone, 0% if you spend everything');
  });

  test('C-10: one Risk is one in every language', async () => {
    const { position } = acting({
      enemies: { hel: 'svartalfheim' },
      places: { thor: 'svartalfheim' },
    });
    const fight = [FIGHT_ENEMY + HEL];
    const begins = { en: '1 Risk, ', ja: 'リスク 1、', fr: '1 Risque, ', it: '1 Rischio, ' };
    for (const lang of LANGS) {
      const remark = gameModule.remark(position, 0, fight, await onlooker(lang));
      expect(remark.slice(0, begins[lang].length)).toBe(begins[lang]);
    }
  });

  test('C-11.3: healing with the last life points loses the game', async () => {
    const looking = await onlooker('en');
    const at = { places: { thor: 'vanaheim' }, ravaged: ['vanaheim'] } as const;
    const healthy = acting(at).position;
    expect(gameModule.remark(healthy, 0, [HEAL_TREE], looking)).toBe('-2♥');
    const watched = acting({ ...at, enemies: { hel: 'vanaheim', surt: 'vanaheim' } }).position;
    expect(gameModule.remark(watched, 0, [HEAL_TREE], looking)).toBe(
      '-2♥, RAVAGED AGAIN AT ONCE: two enemies',
    );
    const dying = acting({ ...at, lives: { thor: 2 } }).position;
    expect(gameModule.remark(dying, 0, [HEAL_TREE], looking)).toBe('THE GAME IS LOST');
    expect(previewed(dying, 0, [HEAL_TREE], looking)).toEqual(['THE GAME IS LOST']);
    expect(mission.isOpen(dying)).toBe(true);
  });

  test('C-6: before the order is agreed, who may wake whom', async () => {
    const looking = await onlooker('en');
    const isOrdering = (p: ChroniclesPosition) => orderSeats.isOpen(p);
    let lists = 0;
    for (const { p } of positions(40, 33, isOrdering, 1)) {
      for (let seat = 0; seat < p.setup.seats; seat++) {
        const remark = gameModule.remark(p, 0, [seat], looking);
        const chances = chronicles.view(p, 0).enemies.map(({ wakes }) => wakes[seat].ifNext);
        expect(remark === 'wakes nobody').toBe(chances.every(({ value }) => value === 0));
        if (remark !== 'wakes nobody') lists++;
      }
    }
    expect(lists).toBeGreaterThan(20);
  });

  test('C-4: a card that would lose the game is named', async () => {
    const looking = await onlooker('en');
    const { position } = moving({ enemies: { surt: 'alfheim' }, wheel: ['odin-surt'] });
    const warnings = previewed(position, 0, [], looking);
    const view = chronicles.view(position, 0);
    const risky = view.enemies[SURT].wakes.filter(({ ifNext }) => ifNext.value > 0);
    expect(warnings).toHaveLength(risky.length);
    expect(warnings[0]).toMatch(/^If \w+’s card wakes Surt \(\d+%\), the game is lost\.$/);
  });

  test('nothing is previewed for somebody who is not asked', async () => {
    const looking = await onlooker('en');
    for (const { p } of positions(30, 36, (o) => o.setup.seats > 1 && o.frames.seat >= 0)) {
      const other = (p.frames.seat + 1) % p.setup.seats;
      expect(previewed(p, other, [], looking)).toEqual([]);
      expect(gameModule.remark(p, other, legalMoves(p).slice(0, 1), looking)).toBe('');
    }
  });
});

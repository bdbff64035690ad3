import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnAs, ENEMY_COLOURS, FACE_BOXES, ICON_NAMES, WORLD_COLOURS } from '../icons/names.ts';

const sprite = (name: string) =>
  readFileSync(new URL(`../art/${name}.svg`, import.meta.url), 'utf8');
const symbols = (svg: string) =>
  [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const tokens = readFileSync(new URL('../../web/theme/tokens.css', import.meta.url), 'utf8');

describe('the drawings', () => {
  test('every piece of the sprite has its name, and every name its piece', () => {
    expect(symbols(sprite('pieces'))).toEqual([...ICON_NAMES]);
  });

  test('every world has its vignette', () => {
    expect(symbols(sprite('worlds'))).toEqual(Object.keys(WORLD_COLOURS));
  });

  test('every portrait has its face', () => {
    expect(symbols(sprite('portraits'))).toEqual(Object.keys(FACE_BOXES));
  });

  test('an enemy is a piece, however a game spells it', () => {
    for (const enemy of Object.keys(ENEMY_COLOURS)) expect(ICON_NAMES).toContain(enemy);
    for (const god of ['freyia', 'freyr', 'frey', 'iormungand'] as const) {
      expect(ICON_NAMES).toContain(drawnAs(god));
    }
    expect(Object.keys(WORLD_COLOURS)).toContain(drawnAs('iotunheim'));
  });

  test('the drawings use only colours that both themes have', () => {
    const [birch, night] = tokens.split('[data-theme="night"]');
    for (const name of ['pieces', 'worlds', 'portraits']) {
      const used = new Set(
        [...sprite(name).matchAll(/var\((--[\w-]+)[,)]/g)].map((found) => found[1]),
      );
      // The colour of the world, which the vignette is given where it is placed.
      used.delete('--vg-c');
      for (const token of used) {
        expect(birch).toContain(`${token}:`);
        expect(night).toContain(`${token}:`);
      }
    }
  });

  test('no drawing brings a script, a link or a style of its own', () => {
    for (const name of ['pieces', 'worlds', 'portraits']) {
      expect(sprite(name)).not.toMatch(
        /<script|<style|<text|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      );
    }
  });
});

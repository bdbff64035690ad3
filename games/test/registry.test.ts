import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from '@nineworlds/board/icons/names.ts';
import { aboutIn, LANGS } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is in no version of the product: made files, and what others have made. */
const NO_SOURCES = new Set(['.git', 'dist', 'node_modules', 'package-lock.json']);
/** Tests, pages for people and examples may take a game as material. */
const MATERIAL =
  /^(docs|fixtures|examples|e2e)\/|(^|\/)test\/|\.md$|^testkit\/|^games\/[^/]+\/|^\.ci\//;
/** The one list, and the two that `tools/list-games.mjs` makes from the folders. */
const LISTS = ['games/registry.ts', 'games/package.json', 'games/tsconfig.json'];

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NO_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path.split(sep).join('/');
  }
}

describe('the registry', () => {
  it('has no id and no rule letter twice', () => {
    const ids = GAMES.map(({ id }) => id);
    const letters = GAMES.map(({ ruleLetter }) => ruleLetter);
    expect(new Set(ids).size).toBe(GAMES.length);
    expect(new Set(letters).size).toBe(GAMES.length);
    // The kernel's own rules.
    expect(letters).not.toContain('K');
  });

  it('lists the folders of games, each by its name', () => {
    const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !['dist', 'node_modules', 'test'].includes(entry.name),
      )
      .map(({ name }) => name);
    expect(GAMES.map(({ id }) => id).sort()).toEqual(folders.sort());
    for (const { id } of GAMES) expect(gameById(id)?.id).toBe(id);
    expect(gameById('toString')).toBeUndefined();
  });

  it('is the only file of the product that names a game', () => {
    const ids = new RegExp(`\\b(${GAMES.map(({ id }) => id).join('|')})`, 'i');
    const naming = [...filesBelow('.')]
      .filter((file) => !MATERIAL.test(file) && !LISTS.includes(file))
      .filter((file) => ids.test(read(file)));
    expect(naming).toEqual([]);
  });
});

describe.each(GAMES)('the manifest of $id', (manifest) => {
  const { id, ruleLetter, card } = manifest;

  it('has the rules that its letter says', async () => {
    const rules = await manifest.rulebook('en');
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !rule.id.startsWith(`${ruleLetter}-`))).toEqual([]);
  });

  it('loads the game of its id', async () => {
    expect((await manifest.load()).game.id).toBe(id);
  });

  it('says of a lesson what it shows, if there is one', () => {
    for (const lang of LANGS) {
      expect(aboutIn(manifest, lang).lesson !== undefined).toBe(manifest.lesson !== undefined);
    }
  });

  it('has a sign that the sprite has, and a picture in the colours of both themes', () => {
    expect(ICON_NAMES).toContain(card.sign);
    const scene = read(`games/${id}/board/scene.svg`);
    expect(scene).toContain('<symbol id="scene"');
    expect(scene).not.toMatch(/<script|<style|<text|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    const [birch, night] = read('web/theme/tokens.css').split('[data-theme="night"]');
    const colours = new Set(
      Array.from((scene + card.background).matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name),
    );
    for (const colour of colours) {
      expect(birch).toContain(`${colour}:`);
      expect(night).toContain(`${colour}:`);
    }
  });

  it('names the owner whom NOTICE.md names', () => {
    const { owner } = card;
    if (owner === undefined) return;
    const { title, author, publisher } = owner;
    expect(read('NOTICE.md')).toContain(`| ${title} | ${author} | ${publisher} |`);
  });
});

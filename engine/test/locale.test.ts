import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fillText, isLang, kernelTextsOf, LANGS, type ReasonTexts, reasonText } from '../index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The functions whose second argument is the key of a reason. */
const TAKE_REASON_SECOND = ['add', 'badInput', 'refused', 'refusal'];

/** Every key of a reason that the sources of a folder write out. */
function reasonsIn(folder: string): Set<string> {
  const reasons = new Set<string>();
  const note = (node: ts.Expression | undefined) => {
    if (node !== undefined && ts.isStringLiteral(node)) reasons.add(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'reason') note(node.initializer);
    if (ts.isCallExpression(node)) {
      const callee = node.expression;
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      if (TAKE_REASON_SECOND.includes(name)) note(node.arguments[1]);
    }
    ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))) {
    const text = readFileSync(join(root, folder, name), 'utf8');
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  }
  return reasons;
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe('the catalogues of the kernel', () => {
  it('have a sentence for every reason that engine, bots and table give', async () => {
    const known = Object.keys(await kernelTextsOf('en'));
    const given = new Set(['engine', 'bots', 'table'].flatMap((folder) => [...reasonsIn(folder)]));
    expect(given.size).toBeGreaterThan(30);
    expect([...given].filter((reason) => !known.includes(reason))).toEqual([]);
    // A sentence that nobody says any more misleads translators.
    expect(known.filter((reason) => !given.has(reason))).toEqual([]);
  });

  it.each(LANGS)('use the same facts in every language: %s', async (lang) => {
    const english: Readonly<Record<string, string>> = await kernelTextsOf('en');
    for (const [reason, text] of Object.entries(await kernelTextsOf(lang))) {
      const said = new Set(placeholders(text));
      expect(said, reason).toEqual(new Set(placeholders(english[reason])));
    }
  });

  it('say something of their own in every language', async () => {
    for (const lang of LANGS.filter((code) => code !== 'en')) {
      const english: Readonly<Record<string, string>> = await kernelTextsOf('en');
      const same = Object.entries(await kernelTextsOf(lang)).filter(
        ([key, text]) => english[key] === text,
      );
      expect(same).toEqual([]);
    }
  });
});

describe('reasonText', () => {
  const own: ReasonTexts = {
    gameOver: () => 'the world has ended',
    tooPoor: (f) => `only ${f.vikings} left`,
  };

  it('prefers the sentence of the game', async () => {
    const said = reasonText(await kernelTextsOf('fr'), own, { reason: 'gameOver', facts: {} });
    expect(said).toBe('the world has ended');
    expect(
      reasonText(await kernelTextsOf('en'), own, { reason: 'tooPoor', facts: { vikings: 2 } }),
    ).toBe('only 2 left');
  });

  it('falls back on the kernel and then on the bare key', async () => {
    expect(
      reasonText(await kernelTextsOf('it'), undefined, { reason: 'gameOver', facts: {} }),
    ).toBe('la partita è finita');
    expect(reasonText(await kernelTextsOf('en'), own, { reason: 'toString', facts: {} })).toBe(
      'toString',
    );
  });
});

describe('small change', () => {
  it('fills texts with facts and shows where one is missing', () => {
    expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and ?');
  });

  it('knows its languages', () => {
    expect(isLang('ja')).toBe(true);
    expect(isLang('de')).toBe(false);
  });
});

import {
  type Json,
  type Lang,
  type OptionsDef,
  provenanceOf,
  type RuleText,
} from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';

/** Options that only say who plays: nothing about them is a rule. */
const WHO_PLAYS = ['seats', 'gods'];

/** What a set-up page says about where options come from agrees with the rulebook. */
export function optionSourcesSuite(
  { fields, presets, sources = {}, presetSource }: OptionsDef,
  rulebookOf: (lang: Lang) => Promise<readonly RuleText[]>,
): void {
  describe('what the options rest on', () => {
    it('is said for each one, but for those that say who plays', () => {
      const named = Object.keys(fields).filter((key) => !WHO_PLAYS.includes(key));
      expect(Object.keys(sources).sort()).toEqual(named.sort());
    });

    it('is said of every value that can be chosen, and of every preset', () => {
      for (const [key, source] of Object.entries(sources)) {
        const values = fields[key]?.examples.filter(isWord) ?? [];
        for (const value of values) {
          expect(provenanceOf(source, value), `${key}=${JSON.stringify(value)}`).toBeDefined();
        }
      }
      for (const name of Object.keys(presets)) {
        expect(presetSource && provenanceOf(presetSource, name), name).toBeDefined();
      }
    });

    it('is a rule of the rulebook, and none that is ours is called published', async () => {
      const book = await rulebookOf('en');
      for (const source of [...Object.values(sources), ...(presetSource ? [presetSource] : [])]) {
        const rule = book.find(({ id }) => id === source.rule);
        expect(rule, source.rule).toBeDefined();
        // What is not in the game by this option can be as published, though all that the rule adds is ours.
        if (rule?.provenance === 'ours' && typeof source.provenance === 'string') {
          expect(source.provenance, source.rule).toBe('ours');
        }
        if (rule?.provenance === 'published')
          expect(source.provenance, source.rule).not.toBe('ours');
      }
    });
  });
}

function isWord(value: Json): boolean {
  return typeof value !== 'object';
}

import { describe, expect, it } from 'vitest';
import { runWith } from '../running.ts';
import { firstLoss, withoutVarying } from './held-json.ts';
import { namesIn, valueIn } from './opening.ts';

/** A talk with an environment. Of a long game not every answer is kept, but every request. */
interface Talk {
  readonly command: readonly string[];
  readonly code: number;
  readonly told: readonly { readonly request: string; readonly answer?: string }[];
}

/**
 * Talks about new games by rules that have changed since. What is asked and answered is the same; the hashes of their
 * positions are not, as those hold more: in Chronicles where the gods stood when the turn began.
 */
const PLAYED_ANEW: readonly string[] = ['chronicles.json'];

describe.each(namesIn('env'))('the environment talks as it did: %s', (name) => {
  const { command, code, told } = valueIn<Talk>('env', name);
  const requests = told.map(({ request }) => request);
  const talk = runWith(requests, command);

  it('with the same names, numbers and action ids', async () => {
    const ran = await talk;
    expect([ran.code, ran.err]).toEqual([code, '']);
    const answers = ran.out.trimEnd().split('\n');
    expect(answers).toHaveLength(told.length);
    const varying = PLAYED_ANEW.includes(name) ? ['hash'] : [];
    for (const [i, { request, answer }] of told.entries()) {
      if (answer === undefined) continue;
      const [kept, now] = [answer, answers[i] ?? ''].map((text) => withoutVarying(text, varying));
      expect(firstLoss(kept ?? '', now ?? ''), request).toBeUndefined();
    }
  });
});

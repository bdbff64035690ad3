import { describe, expect, it } from 'vitest';
import { runWith } from '../running.ts';
import { firstLoss } from './held-json.ts';
import { namesIn, valueIn } from './opening.ts';

/** A talk with an environment. Of a long game not every answer is kept, but every request. */
interface Talk {
  readonly command: readonly string[];
  readonly code: number;
  readonly told: readonly { readonly request: string; readonly answer?: string }[];
}

describe.each(namesIn('env'))('the environment talks as it did: %s', (name) => {
  const { command, code, told } = valueIn<Talk>('env', name);
  const requests = told.map(({ request }) => request);
  const talk = runWith(requests, command);

  it('with the same names, numbers and action ids', async () => {
    const ran = await talk;
    expect([ran.code, ran.err]).toEqual([code, '']);
    const answers = ran.out.trimEnd().split('\n');
    expect(answers).toHaveLength(told.length);
    for (const [i, { request, answer }] of told.entries()) {
      if (answer !== undefined)
        expect(firstLoss(answer, answers[i] ?? ''), request).toBeUndefined();
    }
  });
});

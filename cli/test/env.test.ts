import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { random } from '@nineworlds/bots';
import {
  CHANCE,
  canonicalJson,
  fastFate,
  type GameDef,
  hashOf,
  type Json,
  type Options,
  Rng,
  type Seat,
} from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { agentsOf } from '../env/agents.ts';
import { Episode } from '../env/episode.ts';
import { OBSERVATION_PARTS, observationJson } from '../env/observation.ts';
import { tensorLayout, tensorOf } from '../env/tensor.ts';
import { observationTools } from '../env/tools.ts';
import { GAME_IDS, gameIn } from '../games.ts';
import { run } from '../run.ts';
import { fileWith, nineworlds, runWith } from './running.ts';

/** An environment that is running, as a program at the other end of its pipes has it. */
function openEnv(...argv: readonly string[]) {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const ended = run(['env', ...argv], { stdin, stdout, stderr: new PassThrough(), env: {} });
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const send = async (line: string) => {
    stdin.write(`${line}\n`);
    const { value } = await lines.next();
    return JSON.parse(value);
  };
  return {
    send,
    ask: (cmd: string, fields: object = {}) => send(JSON.stringify({ id: 7, cmd, ...fields })),
    async close() {
      stdin.end();
      return ended;
    },
  };
}

type Env = ReturnType<typeof openEnv>;

/** Plays on at random to the end; what was asked on the way. */
async function playOut(env: Env, seen: Awaited<ReturnType<Env['ask']>>, seed: number) {
  const rng = new Rng(seed);
  const agents = new Set<string>();
  const actions: number[] = [];
  let last = seen;
  while (last.agent_selection !== null) {
    agents.add(last.agent_selection);
    const action = last.action_mask[rng.below(last.action_mask.length)];
    actions.push(action);
    last = await env.ask('step', { action, observations: [] });
    if (last.error !== undefined) throw new Error(JSON.stringify(last));
  }
  return { last, agents, actions };
}

describe('env', () => {
  it.each(GAME_IDS)('plays a whole game at random whose record verifies: %s', async (game) => {
    const env = openEnv('--game', game, '--seed', 'a');
    const spec = await env.ask('spec');
    const first = await env.ask('reset', { observations: ['text', 'view', 'tensor', 'measures'] });
    expect(first).toMatchObject({ id: 7, seed: 'a/0' });
    expect(first.observation.tensor).toHaveLength(spec.tensor.length);
    expect(first.observation.measures).toHaveLength(spec.measures.length);
    const { last, agents } = await playOut(env, first, 1);
    expect(spec.agents).toEqual(expect.arrayContaining([...agents]));
    expect(new Set(Object.values(last.terminations))).toEqual(new Set([true]));
    expect(new Set(Object.values(last.truncations))).toEqual(new Set([false]));
    const { rewards, scores, winners } = await env.ask('rewards');
    const sum = spec.agents.reduce((total: number, agent: string) => total + rewards[agent], 0);
    if (spec.cooperative) expect([0, spec.agents.length]).toContain(sum);
    else expect(sum).toBeCloseTo(1, 9);
    expect(scores).toHaveLength(spec.agents.filter((name: string) => name !== 'team').length);
    expect(winners.length > 0).toBe(sum > 0);
    const { record } = await env.ask('state', { agent: 'host' });
    expect((await nineworlds('verify', fileWith(record))).code).toBe(0);
    expect(await env.ask('close')).toEqual({ id: 7, closed: true });
    expect(await env.close()).toBe(0);
  });

  it('has action ids that are fixed for a game: the offset of the kind and the answer', async () => {
    const env = openEnv('--game', 'needfire', '--seats', '2');
    const { kinds, actionCount, game, options, maxPlies } = await env.ask('spec');
    let next = 0;
    for (const { offset, moves } of kinds) {
      expect(offset).toBe(next);
      next += moves;
    }
    expect([game, actionCount, options.seats, maxPlies > 0]).toEqual(['needfire', next, 2, true]);
    const { action_mask, mask, legal } = await env.ask('legal', { mask: true });
    expect(mask).toHaveLength(actionCount);
    expect(mask.flatMap((bit: number, id: number) => (bit === 1 ? [id] : []))).toEqual(action_mask);
    expect(legal.map(({ id }: { id: number }) => id)).toEqual(action_mask);
    await env.close();
  });

  it('plays the same game for the same seed, and the next one without a seed', async () => {
    const env = openEnv('--game', 'toy', '--seed', 's');
    const seeds: string[] = [];
    const ends: string[] = [];
    for (const fields of [{}, {}, { seed: 's/0' }, { seed: 12 }]) {
      const first = await env.ask('reset', fields);
      await playOut(env, first, 3);
      seeds.push(first.seed);
      ends.push((await env.ask('state', { agent: 'host' })).hash);
    }
    expect(seeds).toEqual(['s/0', 's/1', 's/0', '12']);
    expect(ends[2]).toBe(ends[0]);
    expect(new Set(ends).size).toBe(3);
    await env.close();
  });

  it('takes words for actions, and one answer only', async () => {
    const env = openEnv('--game', 'needfire', '--seats', '2', '--seed', 'w');
    let seen = await env.ask('reset');
    const { actions } = await playOut(env, seen, 5);
    const { hash } = await env.ask('state', { agent: 'host' });
    seen = await env.ask('reset', { seed: 'w/0' });
    for (const action of actions) {
      const { tokens } = seen.legal.find(({ id }: { id: number }) => id === action);
      seen = await env.ask('step', { action: ` ${tokens.toUpperCase()} ` });
    }
    expect((await env.ask('state', { agent: 'host' })).hash).toBe(hash);
    seen = await env.ask('reset', { seed: 'w/0' });
    const tooMuch = await env.ask('step', { action: `${seen.legal[0].tokens} settle 1` });
    expect(tooMuch.error.reason).toBeTypeOf('string');
    expect((await env.ask('observe')).legal).toEqual(seen.legal);
    await env.close();
  });

  it('tells last as PettingZoo does, and rewards only at the end', async () => {
    const env = openEnv('--game', 'mini-track');
    const last = await env.ask('last');
    expect(last).toMatchObject({ reward: 0, termination: false, truncation: false });
    expect(last.agent).toBe(last.agent_selection);
    expect(last.info).toMatchObject({ ply: expect.any(Number), kind: expect.any(String) });
    const { scores, rewards, cumulative_rewards } = await env.ask('rewards');
    expect([scores, new Set(Object.values(rewards))]).toEqual([null, new Set([0])]);
    expect(cumulative_rewards).toEqual(rewards);
    await env.close();
  });

  it('asks an agent for chance where somebody wants to play it, with weights', async () => {
    const env = openEnv('--game', 'needfire', '--seats', '2');
    const first = await env.ask('reset', { chance: 'manual' });
    expect(first.agent_selection).toBe('chance');
    expect(first.legal.every(({ weight }: { weight: number }) => weight > 0)).toBe(true);
    expect((await env.ask('step', { action: 467 })).error.reason).toBe('answersOtherQuestion');
    const { agents } = await playOut(env, first, 2);
    expect([...agents].sort()).toEqual(['chance', 'seat_0', 'seat_1']);
    const { record } = await env.ask('state', { agent: 'host' });
    expect((await nineworlds('verify', fileWith(record))).code).toBe(0);
    const { agent_selection } = await env.ask('reset', { chance: 'fate' });
    expect(agent_selection).toMatch(/^seat_/);
    await env.close();
  });

  it('keeps the number of seats that was asked for', async () => {
    const env = openEnv('--game', 'needfire', '--seats', '2');
    for (const options of [{ memoryAid: false }, 'memoryAid=false']) {
      await env.ask('reset', { options });
      expect((await env.ask('spec')).options).toMatchObject({ seats: 2, memoryAid: false });
    }
    await env.close();
  });

  it('changes the options with a reset', async () => {
    const env = openEnv('--game', 'toy', '--options', 'rounds=2');
    expect((await env.ask('reset', { options: { seats: 3 } })).terminations).toHaveProperty(
      'seat_2',
    );
    expect((await env.ask('spec')).options).toMatchObject({ seats: 3 });
    await env.ask('reset', { options: 'short' });
    expect((await env.ask('spec')).options).toMatchObject({ rounds: 1 });
    const { error } = await env.ask('reset', { options: { seats: 99, wind: 1 } });
    expect(error.text).toContain('options.seats');
    expect(error.text).toContain('options.wind');
    expect((await env.ask('spec')).options).toMatchObject({ rounds: 1 });
    await env.close();
  });

  it.each([
    ['hello', 'notJson'],
    ['[1]', 'notAnObject'],
    ['"reset"', 'notAnObject'],
    ['{"cmd":"dance"}', 'unknownRequest'],
    ['{}', 'unknownRequest'],
    ['{"cmd":["reset"]}', 'unknownRequest'],
    ['{"cmd":"observe","agent":"seat_9"}', 'notOneOf'],
    ['{"cmd":"observe","agent":3}', 'notText'],
    ['{"cmd":"observe","eyes":3}', 'unknownField'],
    ['{"cmd":"observe","observations":"text"}', 'notAList'],
    ['{"cmd":"observe","observations":["smell"]}', 'notOneOf'],
    ['{"cmd":"legal","mask":1}', 'notOneOf'],
    ['{"cmd":"reset","seed":"a b"}', 'badSeed'],
    ['{"cmd":"reset","seed":{}}', 'notTextNorNumber'],
    ['{"cmd":"reset","chance":"dice"}', 'notOneOf'],
    ['{"cmd":"reset","options":7}', 'notAnObject'],
    ['{"cmd":"reset","options":"-"}', 'notFromStdin'],
    ['{"cmd":"reset","options":"no such preset"}', 'noPresetNorFile'],
    ['{"cmd":"step"}', 'missingField'],
    ['{"cmd":"step","action":null}', 'notTextNorNumber'],
    ['{"cmd":"step","action":1.5}', 'notWhole'],
    ['{"cmd":"step","action":-1}', 'outOfRange'],
    ['{"cmd":"step","action":100000}', 'outOfRange'],
    ['{"cmd":"step","action":"fly away"}', 'unknownWord'],
    ['{"cmd":"step","action":""}', 'lineGoesOn'],
    ['{"id":{},"cmd":"spec"}', 'notTextNorNumber'],
  ])('says what is wrong with a bad line and goes on: %s', async (line, reason) => {
    const env = openEnv('--game', 'needfire');
    const before = await env.ask('observe');
    const { id, error } = await env.send(line);
    expect([id, error.reason]).toEqual([null, reason]);
    expect(error.text).toMatch(/\S/);
    expect(error.text).not.toMatch(/\{\w/);
    expect(await env.ask('observe')).toEqual(before);
    expect(await env.close()).toBe(0);
  });

  it('survives lines that are hostile', async () => {
    const env = openEnv('--game', 'toy');
    const nested = await env.send(`${'['.repeat(500)}${']'.repeat(500)}`);
    expect(nested.error.reason).toBe('nestedTooDeeply');
    // An answer comes at once: a guard that begins anew at every quotation mark takes minutes.
    const escapes = await env.send('\\"'.repeat(400_000));
    expect(escapes.error.reason).toBe('notJson');
    const long = await env.send(`{"cmd":"${'x'.repeat(2_000_000)}"}`);
    expect(long.error.reason).toBe('fileTooLarge');
    const named = await env.send('{"cmd":"__proto__","constructor":{}}');
    expect(named.error.reason).toBe('unknownRequest');
    expect(await env.ask('observe')).toHaveProperty('observation');
    await env.close();
  });

  it('names the rule by which an action is refused', async () => {
    const env = openEnv('--game', 'needfire', '--seats', '2');
    const { action_mask, infos, agent } = await env.ask('observe');
    const { kinds } = await env.ask('spec');
    const kind = kinds.find(({ name }: { name: string }) => name === infos[agent].kind);
    const closed = Array.from({ length: kind.moves }, (_, move) => kind.offset + move).find(
      (id) => !action_mask.includes(id),
    );
    const { error } = await env.ask('step', { action: closed });
    expect(error.rule).toMatch(/^N-/);
    await env.close();
  });

  it('refuses actions of a finished game and still shows it', async () => {
    const env = openEnv('--game', 'mini-track', '--lang', 'fr');
    await playOut(env, await env.ask('reset'), 1);
    const { error } = await env.ask('step', { action: 0 });
    expect(error).toEqual({ reason: 'gameOver', rule: 'K-5', text: 'la partie est terminée' });
    const { observation, agent_selection, legal } = await env.ask('observe');
    expect([agent_selection, legal]).toEqual([null, []]);
    expect(observation.text).toMatch(/\S/);
    await env.close();
  });

  it('ends with the input, and with 2 where it cannot begin', async () => {
    expect(await runWith('\n\n', ['env', '--game', 'toy'])).toMatchObject({ code: 0, out: '' });
    for (const more of [
      ['--game', 'chess'],
      ['--game', 'toy', '--seats', 'many'],
      ['--game', 'toy', '--options', '-'],
      ['--game', 'toy', '--observations', 'smell'],
      ['--game', 'toy', '--seed', ''],
    ]) {
      const { code, out, err } = await nineworlds('env', ...more);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^nineworlds: .+\n$/);
    }
  });
});

/** A position somewhere in a random game, at the beginning of a line. */
function somewhere(game: GameDef, options: Options, seed: number): Episode {
  const rng = new Rng(seed);
  const episode = new Episode(game, options);
  const fate = fastFate(`somewhere ${seed}`);
  const lines = 30 + rng.below(60);
  const legal = new Int32Array(game.maxMoves);
  for (;;) {
    episode.settleChance(fate);
    if (episode.over || (episode.match.ply >= lines && episode.answersInLine === 0)) return episode;
    const known = episode.observationOf(episode.asked);
    const n = game.legal(known, legal);
    episode.play(random.choose(game, known, episode.asked, legal, n, rng));
  }
}

describe('an agent', () => {
  const everything = async (id: string) => {
    const entry = await gameIn('en', id);
    const options = Object.fromEntries(
      Object.entries(entry.game.options.fields).map(([key, field]) => [key, field.default]),
    );
    const searchModel = await entry.module.searchModel?.();
    return { entry, options, tools: observationTools(entry, options, 'en', searchModel) };
  };

  it.each(['needfire', 'toy'])('is told nothing that it cannot know: %s', async (id) => {
    const { entry, options, tools } = await everything(id);
    const { game } = entry;
    const told = (episode: Episode, agent: Seat): string =>
      canonicalJson([
        observationJson(tools, episode, agent, OBSERVATION_PARTS),
        episode.answersOf(agent).map(({ id: action, tokens }) => [action, tokens]),
      ]);
    let different = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { position } = somewhere(game, options, seed).match;
      const rng = new Rng(seed, 1);
      for (const agent of agentsOf(game, options, 'fate').filter((seat) => seat >= 0)) {
        // Another world that the agent cannot tell from this one.
        const world = game.blank(options);
        game.observe(position, agent, world);
        game.determinize(world, rng);
        if (hashOf(world) !== hashOf(position)) different++;
        const here = told(new Episode(game, options, position), agent);
        expect(told(new Episode(game, options, world), agent)).toBe(here);
      }
    }
    expect(different).toBeGreaterThan(40);
  });

  it('learns nothing of a line before it is whole', async () => {
    const { entry, options, tools } = await everything('needfire');
    const { game } = entry;
    let halves = 0;
    for (let seed = 0; seed < 40; seed++) {
      const episode = somewhere(game, options, seed);
      const { asked } = episode;
      const others = agentsOf(game, options, 'fate').filter((agent) => agent !== asked);
      const seen = (): Json[] =>
        others.map((agent) => observationJson(tools, episode, agent, OBSERVATION_PARTS));
      const before = seen();
      const [answer] = episode.answersOf(asked);
      if (answer === undefined) continue;
      episode.play(answer.move);
      if (episode.answersInLine === 0) continue;
      halves++;
      expect(seen()).toEqual(before);
    }
    expect(halves).toBeGreaterThan(3);
  });

  it('gets tensors of one layout, in which closed questions leave nothing behind', async () => {
    const { entry, options } = await everything('yggdrasil');
    const layout = tensorLayout(entry.game.create(options));
    const length = layout.reduce((sum, field) => sum + field.length, 0);
    const episode = new Episode(entry.game, options);
    const fate = fastFate('tensor');
    const rng = new Rng(1);
    while (!episode.over) {
      episode.settleChance(fate);
      const known = episode.observationOf(episode.asked);
      expect(tensorLayout(known)).toEqual(layout);
      expect(tensorOf(known)).toHaveLength(length);
      const answers = episode.answersOf(episode.asked);
      const answer = answers[rng.below(Math.max(1, answers.length))];
      if (answer !== undefined && episode.asked !== CHANCE) episode.play(answer.move);
    }
    const { offset = 0, length: cells = 0 } = layout.find(({ name }) => name === 'frames') ?? {};
    expect(tensorOf(episode.match.position).slice(offset, offset + cells)).toEqual(
      new Array(cells).fill(0),
    );
    // What later rules have added comes last: nothing else has moved.
    expect(layout.at(-1)?.name).toBe('gathered');
  });

  it.each(['en', 'ja', 'fr', 'it'] as const)(
    'reads its board and its answers in %s',
    async (lang) => {
      const env = openEnv('--game', 'yggdrasil', '--lang', lang);
      const { observation, legal } = await env.ask('reset', { observations: ['text'] });
      for (const { id, tokens } of legal) expect(observation.text).toContain(`${id}  ${tokens}`);
      expect(observation.text).toContain('seat_0');
      await env.close();
    },
  );
});

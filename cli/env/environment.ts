import {
  actionCount,
  actionOffsets,
  type Fate,
  fastFate,
  HOST,
  hashOf,
  includes,
  type Json,
  kernelRefusal,
  type Lang,
  type Options,
  OVER,
  type Refusal,
  type SearchModel,
  type Seat,
  toRecord,
} from '@nineworlds/engine';
import { lineFor } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { GameEntry } from '../games.ts';
import { readSeed } from '../seed.ts';
import { moveOf } from './action.ts';
import { agentName, agentNamed, agentsOf, type ChanceSource, eyesOf } from './agents.ts';
import { Episode } from './episode.ts';
import { type ObservationPart, observationJson } from './observation.ts';
import type { Request } from './request.ts';
import { rewardOf } from './rewards.ts';
import { tensorLayout, tensorOf } from './tensor.ts';
import { observationTools } from './tools.ts';

/** What an environment is opened with. */
export interface EnvironmentOptions {
  readonly entry: GameEntry;
  readonly searchModel: SearchModel | undefined;
  readonly lang: Lang;
  readonly options: Options;
  /** Episode i has the seed `seed/i`, as game i of a simulation has. */
  readonly seed: string;
  /** What observations are made of unless a request says otherwise. */
  readonly observations: readonly ObservationPart[];
  /** Reads options in words, as after `--options`, or as an object, for as many seats as were asked for. */
  readonly optionsIn: (given: Json) => Promise<Options>;
}

/** An answer to a request, or the rule by which it is refused. */
type Answered = { readonly [key: string]: Json } | Refusal;

/** What shapes an answer. */
type Shape = Pick<Request, 'observations' | 'mask'>;

/** The observer that everything is told to: for those who train with more than a player knows. */
const HOST_NAME = 'host';

/**
 * A game as programs play it, in the words of OpenSpiel and PettingZoo: agents are asked in turn, an
 * action is the answer to one question, and an agent is told what it may know.
 */
export class Environment {
  readonly #setUp: EnvironmentOptions;
  readonly #actionCount: number;
  #options: Options;
  #chance: ChanceSource = 'fate';
  #episodes = 0;
  #game: { readonly episode: Episode; readonly seed: string; readonly fate: Fate } | undefined;

  constructor(setUp: EnvironmentOptions) {
    this.#setUp = setUp;
    this.#options = setUp.options;
    this.#actionCount = actionCount(setUp.entry.game);
  }

  /** Does what is asked; throws `BadInput` and changes nothing where it cannot be done. */
  async answer(request: Request): Promise<Answered> {
    switch (request.cmd) {
      case 'spec':
        return this.#spec();
      case 'reset':
        return this.#reset(request);
      case 'observe':
        return this.#seen(this.#agentIn(request), request);
      case 'last':
        return this.#last(request);
      case 'legal':
        return this.#legal(this.#agentIn(request), request);
      case 'step':
        return this.#step(request);
      case 'rewards':
        return this.#rewards();
      case 'state':
        return this.#state(request);
      case 'close':
        return { closed: true };
    }
  }

  get #agents(): readonly Seat[] {
    return agentsOf(this.#setUp.entry.game, this.#options, this.#chance);
  }

  /** The game that is being played; the first one begins with the first request that needs it. */
  get #current() {
    this.#game ??= this.#begin(this.#nextSeed());
    return this.#game;
  }

  #nextSeed(): string {
    return `${this.#setUp.seed}/${this.#episodes}`;
  }

  #begin(seed: string) {
    this.#episodes++;
    const episode = new Episode(this.#setUp.entry.game, this.#options);
    const begun = { episode, seed, fate: fastFate(seed) };
    if (this.#chance === 'fate') episode.settleChance(begun.fate);
    return begun;
  }

  #spec(): Answered {
    const { entry, searchModel, observations } = this.#setUp;
    const { game } = entry;
    const offsets = actionOffsets(game);
    const layout = tensorLayout(game.blank(this.#options));
    const [min, max] = game.seats;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      cooperative: game.cooperative,
      options: this.#options,
      seats: { min, max },
      agents: this.#agents.map(agentName),
      chance: this.#chance,
      observations,
      actionCount: this.#actionCount,
      kinds: game.kinds.map(({ name, moves, verb }, kind) => ({
        name,
        offset: offsets[kind] ?? 0,
        moves,
        verb,
      })),
      maxLegal: game.maxMoves,
      maxPlies: game.maxPlies,
      measures: searchModel?.features ?? [],
      tensor: {
        length: layout.reduce((sum, { length }) => sum + length, 0),
        fields: layout.map((field) => ({ ...field })),
      },
    };
  }

  async #reset(request: Request): Promise<Answered> {
    const seed = request.seed === undefined ? this.#nextSeed() : readSeed(request.seed, 'seed');
    const options = await this.#optionsIn(request);
    this.#options = options;
    this.#chance = request.chance ?? this.#chance;
    this.#game = this.#begin(seed);
    return { seed, ...this.#seen(this.#agentIn(request), request) };
  }

  #optionsIn({ options }: Request): Promise<Options> | Options {
    return options === undefined ? this.#options : this.#setUp.optionsIn(options);
  }

  /** The agent that a request names, or the one that is asked; after the end the first. */
  #agentIn({ agent }: Request): Seat {
    if (agent !== undefined) return agentNamed(agent, this.#agents);
    const { asked } = this.#current.episode;
    return asked === OVER ? 0 : asked;
  }

  /** What an agent is shown: its observation, what it may answer, and where the game stands. */
  #seen(agent: Seat, shape: Shape): { readonly [key: string]: Json } {
    return {
      ...this.#legal(agent, shape),
      observation: this.#observation(agent, shape),
      ...this.#standing(),
      infos: { [agentName(agent)]: this.#info(agent) },
    };
  }

  #observation(agent: Seat, { observations }: Shape): Json {
    const { entry, lang, searchModel } = this.#setUp;
    const { episode } = this.#current;
    const tools = observationTools(entry, this.#options, lang, searchModel);
    return observationJson(tools, episode, agent, observations ?? this.#setUp.observations);
  }

  #legal(agent: Seat, { mask }: Shape): { readonly [key: string]: Json } {
    const { episode } = this.#current;
    const answers = episode.answersOf(agent);
    const ids = answers.map(({ id }) => id);
    return {
      agent_selection: episode.over ? null : agentName(episode.asked),
      agent: agentName(agent),
      action_mask: ids,
      ...(mask ? { mask: this.#fullMask(ids) } : {}),
      legal: answers.map(({ id, tokens, weight }) => ({
        id,
        tokens,
        ...(weight === undefined ? {} : { weight }),
      })),
    };
  }

  #fullMask(ids: readonly number[]): number[] {
    const mask = new Array<number>(this.#actionCount).fill(0);
    for (const id of ids) mask[id] = 1;
    return mask;
  }

  #byAgent<T extends Json>(of: (agent: Seat) => T): { readonly [agent: string]: T } {
    return Object.fromEntries(this.#agents.map((agent) => [agentName(agent), of(agent)]));
  }

  /** Rewards come at the end only, so that those of the last step are those of the whole game. */
  #standing(): { readonly [key: string]: Json } {
    const { episode } = this.#current;
    const { position } = episode.match;
    const rewards = this.#byAgent((agent) => rewardOf(episode.game, position, agent));
    return {
      rewards,
      terminations: this.#byAgent(() => episode.over),
      // Every game ends by its own rules.
      truncations: this.#byAgent(() => false),
    };
  }

  #info(agent: Seat): Json {
    const { episode } = this.#current;
    const { game, match } = episode;
    const isAsked = agent === episode.asked;
    return {
      kind: isAsked ? (episode.question ?? null) : null,
      turn: game.turn(match.position),
      ply: match.ply,
      answersInLine: isAsked ? episode.answersInLine : 0,
    };
  }

  #last(request: Request): Answered {
    const agent = this.#agentIn(request);
    const name = agentName(agent);
    const { episode } = this.#current;
    const { position } = episode.match;
    return {
      ...this.#legal(agent, request),
      observation: this.#observation(agent, request),
      reward: rewardOf(episode.game, position, agent),
      termination: episode.over,
      truncation: false,
      info: this.#info(agent),
      agent: name,
    };
  }

  #step(request: Request): Answered {
    const { episode, fate } = this.#current;
    const { action } = request;
    if (action === undefined) throw badInput('action', 'missingField');
    if (episode.over) return kernelRefusal('K-5', 'gameOver');
    const move = moveOf(episode, episode.asked, action, this.#actionCount);
    if (typeof move !== 'number') return move;
    episode.play(move);
    if (this.#chance === 'fate') episode.settleChance(fate);
    return this.#seen(this.#agentIn({ cmd: 'step' }), request);
  }

  #rewards(): Answered {
    const { episode } = this.#current;
    const { game, match } = episode;
    const results = episode.over ? game.results(match.position) : undefined;
    const { rewards = {} } = this.#standing();
    return {
      rewards,
      cumulative_rewards: rewards,
      scores: results?.scores ?? null,
      winners:
        results?.scores.flatMap((_, seat) =>
          includes(results.winners, seat) ? [agentName(seat)] : [],
        ) ?? null,
    };
  }

  /** All that an agent has been told since the start; the host is told everything. */
  #state(request: Request): Answered {
    if (request.agent === HOST_NAME) return this.#wholeState();
    const { episode } = this.#current;
    const agent = this.#agentIn(request);
    const { game, match } = episode;
    const known = episode.observationOf(agent);
    const eyes = eyesOf(game, known, agent);
    return {
      agent: agentName(agent),
      ply: match.ply,
      lines: match.lines.map((played) => lineFor(played, eyes)),
      hash: hashOf(known),
    };
  }

  #wholeState(): Answered {
    const { episode, seed } = this.#current;
    const { match, game } = episode;
    const seats = this.#agents
      .filter((agent) => agent >= 0)
      .map((agent) => ({ kind: 'bot', bot: agentName(agent) }) as const);
    const head = { fate: 'fast', seats, nonces: [], branches: [], seed } as const;
    const isManual = this.#chance === 'manual';
    const record = toRecord(match, head, isManual ? 'secret' : 'revealed');
    return {
      agent: HOST_NAME,
      ply: match.ply,
      lines: match.lines.map((played) => lineFor(played, HOST)),
      hash: hashOf(match.position),
      view: game.view(match.position, HOST) as Json,
      tensor: tensorOf(match.position),
      // Dice that somebody typed in come from no seed, so that there is none to commit to.
      record: (isManual ? { ...record, commit: '' } : record) as unknown as Json,
    };
  }
}

/** Whether an answer is a refusal. */
export function isRefusal(answered: Answered): answered is Refusal {
  return 'reason' in answered && 'facts' in answered;
}

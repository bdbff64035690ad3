import { CHANCE, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import { ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import { CAGE, WORLD_WORDS, type WorldWord } from '../data/worlds.ts';
import type { ChroniclesPosition } from '../index.ts';
import { apply } from '../rules/game.ts';
import { sagaMission } from '../rules/mission.ts';
import { AWAY, FACE_DOWN, FIRST_FACE_UP, FIRST_SPACE, PAGE, SLAIN } from '../rules/saga/program.ts';
import { ACTING, ANSWERED } from '../rules/state.ts';

/** What a test says of a table in a saga; all else lies as after the set-up. */
export interface SagaSituation {
  readonly saga: number;
  readonly page: number;
  readonly gods?: readonly string[];
  readonly places?: { readonly [seat: number]: WorldWord };
  readonly enemies?: { readonly [enemy in EnemyWord]?: WorldWord | 'cage' };
  readonly counters?: { readonly [counter: string]: number };
  /** A world, `away`, or a space of its track. */
  readonly figures?: { readonly [figure: string]: WorldWord | 'away' | number };
  /** Kinds that lie face up; and how many of each kind lie face down on the worlds that are left. */
  readonly tokens?: { readonly [world in WorldWord]?: string };
  readonly faceDown?: { readonly [kind: string]: number };
  readonly slain?: readonly EnemyWord[];
  readonly icon?: number;
  readonly elves?: number;
  readonly valhalla?: number;
}

/** A table in a saga at which the first god is asked for their mission. */
export function inSaga(situation: SagaSituation): ChroniclesPosition {
  const { gods = ['thor', 'odin', 'heimdall'], saga, page } = situation;
  const p = chronicles.create(completeOptions(chronicles, { gods: [...gods], saga }));
  const rng = new Rng(1);
  while (p.frames.seat === CHANCE) apply(p, chronicles.sample(p, rng));
  const program = p.setup.saga!;
  p.frames.clear();
  p.active = 0;
  p.turn = 1;
  p.step = ACTING;
  p.asked = ANSWERED;
  p.saga[PAGE] = page;
  p.nidhogg = situation.icon ?? 0;
  p.valhalla = situation.valhalla ?? p.valhalla;
  p.elves[0] = situation.elves ?? 0;
  p.wheel.fill(0);
  p.counters.fill(0);
  p.sagaFigures.fill(AWAY);
  p.tokens.fill(0);
  p.tokensLeft.fill(0);
  for (const [seat, world] of Object.entries(situation.places ?? {})) {
    p.places[Number(seat)] = WORLD_WORDS.indexOf(world);
  }
  for (const [enemy, place] of Object.entries(situation.enemies ?? {})) {
    const at = place === 'cage' ? CAGE : WORLD_WORDS.indexOf(place);
    p.enemies[ENEMY_WORDS.indexOf(enemy as EnemyWord)] = at;
  }
  for (const [name, value] of Object.entries(situation.counters ?? {})) {
    p.counters[program.counters.findIndex((counter) => counter.name === name)] = value;
  }
  for (const [name, place] of Object.entries(situation.figures ?? {})) {
    const figure = program.figures.findIndex((known) => known.name === name);
    if (typeof place === 'number') p.sagaFigures[figure] = FIRST_SPACE + place;
    else p.sagaFigures[figure] = place === 'away' ? AWAY : WORLD_WORDS.indexOf(place);
  }
  let left = 0;
  for (const [kind, count] of Object.entries(situation.faceDown ?? {})) {
    p.tokensLeft[program.kinds.indexOf(kind)] = count;
    left += count;
  }
  for (const [i, world] of WORLD_WORDS.entries()) {
    const kind = situation.tokens?.[world];
    if (kind !== undefined) p.tokens[i] = FIRST_FACE_UP + program.kinds.indexOf(kind);
    else if (left-- > 0) p.tokens[i] = FACE_DOWN;
  }
  for (const enemy of situation.slain ?? []) p.saga[SLAIN] |= 1 << ENEMY_WORDS.indexOf(enemy);
  sagaMission.ask(p, 0);
  return p;
}

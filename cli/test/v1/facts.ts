import { botNames } from '@nineworlds/bots';
import {
  answersOf,
  digest,
  fieldNames,
  HOST,
  hashOf,
  kernelTextsOf,
  LANGS,
  LEVELS,
  type Match,
  OVER,
  RECORD_KEYS,
  spell,
} from '@nineworlds/engine';
import { kernelRules } from '@nineworlds/engine/rulebook';
import { GAMES } from '@nineworlds/games';
import { askedIn, endAtRandom, type Opened, viewsOf } from './opening.ts';

/** What is true of the position that a match stands at. */
export function positionFacts(match: Match) {
  const { game, position } = match;
  const answers =
    position.frames.seat === OVER
      ? []
      : answersOf(game, position).map((move) => spell(game, position, move, HOST));
  return {
    ...askedIn(match),
    depth: position.frames.depth,
    hash: hashOf(position),
    answers: answers.length,
    /** Of the answers as they are spelled, in their order. */
    spelled: digest(answers.join('\n')),
    refusals: refusalsIn(match),
    views: viewsOf(match),
    ends: { 1: endAtRandom(match, 1) },
  };
}

/** How often each reason closes the door to an answer of the open question. */
function refusalsIn({ game, position }: Match): Record<string, number> {
  const counts: Record<string, number> = {};
  const { seat, kind } = position.frames;
  const moves = seat < 0 ? 0 : (game.kinds[kind]?.moves ?? 0);
  for (let move = 0; move < moves; move++) {
    const refusal = game.refuse(position, move);
    if (refusal === undefined) continue;
    const { rule, reason, facts } = refusal;
    const key = [rule, reason, ...Object.keys(facts)].join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** All names of a game that stand in files, in JSON or in lines. */
export async function namesOf({ module, game }: Opened) {
  const { id, rulesVersion, seats, cooperative, maxMoves, maxPlies, content } = game;
  const searchModel = await module.searchModel?.();
  const texts = await module.texts('en');
  const options = Object.fromEntries(
    Object.entries(game.options.fields).map(([key, { default: usual, accepts }]) => [
      key,
      { default: usual, accepts },
    ]),
  );
  const usual = Object.fromEntries(
    Object.entries(game.options.fields).map(([key, field]) => [key, field.default]),
  );
  return {
    id,
    rulesVersion,
    seats,
    cooperative,
    maxMoves,
    maxPlies,
    kinds: game.kinds.map(({ name, moves, verb, continues }) => ({ name, moves, verb, continues })),
    events: game.events.map(({ name, reveals }) => ({ name, reveals })),
    options,
    presets: game.options.presets,
    bots: botNames(module),
    measures: searchModel?.features ?? [],
    content,
    fields: fieldNames(game.create(usual)),
    fieldWords: game.fieldWords(usual),
    reasons: Object.keys(await texts.refusals()).sort(),
    adviceReasons: Object.keys((await searchModel?.argumentTexts('en', usual)) ?? {}).sort(),
    rules: (await module.rulebook('en')).map((rule) => rule.id),
  };
}

/** The names that belong to no game. */
export async function commonNames() {
  return {
    games: GAMES.map(({ id }) => id).sort(),
    langs: LANGS,
    levels: LEVELS,
    record: RECORD_KEYS,
    rules: (await kernelRules('en')).map((rule) => rule.id),
    reasons: Object.keys(await kernelTextsOf('en')).sort(),
  };
}

import {
  CHANCE,
  type GameDef,
  type GameModule,
  Match,
  type Move,
  type Options,
  type Outcome,
  OVER,
  oddsOfLine,
  type Position,
  type Prospect,
  type Refusal,
  type Seat,
  untilAsked,
} from '@nineworlds/engine';

/** The seat that the open question is for: the one that is asked, or for others the active one. */
function askedSeat(game: GameDef, position: Position): Seat {
  const { seat } = position.frames;
  return seat >= 0 ? seat : game.active(position);
}

/** What the seat that is asked knows of a position: all that the answers below are made from. */
export function knownTo(game: GameDef, options: Options, position: Position): Position {
  const observation = game.blank(options);
  game.observe(position, askedSeat(game, position), observation);
  return observation;
}

/** Why a line cannot be played; undefined when it can. */
export function whyNot(
  game: GameDef,
  options: Options,
  known: Position,
  line: string,
): Refusal | undefined {
  const played = new Match(game, options, known).play(line);
  return 'moves' in played ? undefined : played;
}

/** What a line leads to and how likely it is, if what is asked on the way is answered by a policy. */
export interface Odds {
  readonly policy: string;
  readonly outcomes: readonly Outcome[];
}

/**
 * The exact odds of a line by each policy that the game has for it, or why the line cannot be played.
 * Where the game has none, they look ahead as far as chance alone decides. Where chance is asked, no
 * line at all means the odds of that chance.
 */
async function oddsOf(
  module: GameModule,
  options: Options,
  known: Position,
  line: string,
): Promise<readonly Odds[] | Refusal> {
  const { game } = module;
  const ahead = new Match(game, options, known);
  let moves: readonly Move[] = [];
  if (line !== '' || ahead.seat !== CHANCE) {
    const played = ahead.play(line);
    if (!('moves' in played)) return played;
    moves = played.moves;
  }
  const own = (await module.odds?.())?.policies(known, moves) ?? [];
  return (own.length === 0 ? [untilAsked] : own).map((policy) => ({
    policy: policy.name,
    outcomes: oddsOfLine(game, options, known, moves, policy),
  }));
}

/**
 * What may come whatever is answered now: the odds of no line at all while somebody is asked. Undefined
 * where there is a line, where chance is asked, or where the game has nothing of the kind to tell.
 */
async function prospectsOf(
  module: GameModule,
  known: Position,
  line: string,
): Promise<readonly Prospect[] | undefined> {
  const { seat } = known.frames;
  if (line !== '' || seat === CHANCE || seat === OVER) return undefined;
  const prospects = (await module.odds?.())?.prospects(known) ?? [];
  return prospects.length === 0 ? undefined : prospects;
}

/** What can be told of a line in numbers: its odds, or of no line at all what may come, or why it cannot be played. */
export interface OddsAnswer {
  readonly odds: readonly Odds[];
  readonly prospects: readonly Prospect[];
  readonly refusal?: Refusal;
}

/** The exact odds of a line, from what somebody knows; of no line at all while somebody is asked, what may come. */
export async function oddsFor(
  module: GameModule,
  options: Options,
  known: Position,
  line: string,
): Promise<OddsAnswer> {
  const prospects = await prospectsOf(module, known, line);
  if (prospects !== undefined) return { odds: [], prospects };
  const odds = await oddsOf(module, options, known, line);
  return 'rule' in odds ? { odds: [], prospects: [], refusal: odds } : { odds, prospects: [] };
}

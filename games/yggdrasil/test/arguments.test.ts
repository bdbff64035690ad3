import { type Argument, type Facts, TEAM } from '@nineworlds/engine';
import {
  anything,
  type BotLine,
  everyLanguage,
  everyLine,
  playByLines,
  type SeededTable,
} from '@nineworlds/testkit';
import { argumentSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { DIE_SIDES } from '../data/die.ts';
import type { YggdrasilPosition, YggdrasilView } from '../index.ts';
import { en } from '../locale/advice/en.ts';
import { searchModel } from '../search-model.ts';
import { fightSheet } from '../view/fight-sheet.ts';
import { EVERY_QUESTION } from './every-question.ts';
import { acting, drawing, type Game } from './situation.ts';

type Line = BotLine<YggdrasilPosition>;

const texts = await everyLanguage((lang) => searchModel.argumentTexts(lang, {}));

const TABLES: readonly SeededTable[] = [
  [{ seats: 3, angry: 3 }, 1],
  [{ gods: ['odin', 'tyr', 'frey', 'freyja'], angry: 6, ragnarok: 2, ragnarokEffects: 'each' }, 2],
  [{ seats: 2, ruleset: 'draft2010' }, 3],
  [{ seats: 5 }, 4],
];

const argumentsOf = ({ observation, seat, line }: Line) =>
  searchModel.argumentsFor(observation, seat, line);

/** What speaks for a line that is typed. */
function argumentsFor({ match, position }: Game, typed: string): readonly Argument[] {
  const reading = match.read(typed);
  if (reading.status !== 'complete') throw new Error(`"${typed}" is no line`);
  const { seat } = position.frames;
  return searchModel.argumentsFor(position, seat === TEAM ? position.active : seat, reading.moves);
}

const saidFor = (game: Game, typed: string) =>
  argumentsFor(game, typed).map(({ argument, facts }) => texts.en[argument](facts));

argumentSuite(yggdrasil, searchModel, {
  texts,
  argued: 0.9,
  oftenAsked: ['act'],
  tables: TABLES,
  everyQuestion: EVERY_QUESTION,
});

describe('facts are those of the board', () => {
  const enemyIn = (view: YggdrasilView, { enemy, foe }: Facts) => {
    const found = view.enemies.find((shown) => shown.enemy === (enemy ?? foe));
    if (found === undefined) throw new Error(`no enemy ${enemy}`);
    return found;
  };
  const meterOf = (view: YggdrasilView, { line }: Facts) =>
    view.danger[line as keyof YggdrasilView['danger']];
  const bagIn = (view: YggdrasilView, { bag }: Facts) => {
    const found = view.islands.find(({ island }) => island === bag);
    if (found === undefined) throw new Error(`no bag ${bag}`);
    return { vikings: found.vikings, tokens: found.vikings + found.fire, fire: found.fire };
  };
  const holders = (view: YggdrasilView, f: Facts) =>
    enemyIn(view, f).levels.flatMap((holder, i) =>
      holder === 'forge' ? [] : [{ seat: holder, level: i + 1 }],
    );
  const activeGiant = (view: YggdrasilView, { giant }: Facts) =>
    view.giants.active.find((shown) => shown.giant === giant)?.effect;

  /** Whether the facts of an argument are so, by nothing but the view and the sheet of the fight. */
  const CHECKS: {
    readonly [argument: string]: (view: YggdrasilView, f: Facts, one: Line) => boolean;
  } = {
    winChance: (_view, { vikings, elves, chance }, { observation, seat, line }) => {
      const sheet = fightSheet(observation, seat, line);
      const row = sheet?.rows[Number(vikings)];
      const best = row?.chances.at(-1)?.value;
      return best === chance && (elves === 0 || elves === sheet?.elvesHeld);
    },
    oneStep: (view, f) => {
      const { space } = enemyIn(view, f);
      const { count, limit } = meterOf(view, f);
      return view.track[space + 1].line === f.line && count === f.count && limit === f.limit;
    },
    lineRelieved: (view, f) => {
      const { space } = enemyIn(view, f);
      const { count, limit } = meterOf(view, f);
      return view.track[space].line === f.line && count === f.now && limit === f.limit;
    },
    lostOtherwise: (view, f) => {
      const { count, limit } = meterOf(view, f);
      return (
        count >= limit && count === f.count && view.track[enemyIn(view, f).space].line === f.line
      );
    },
    nextLoses: (view, f) => {
      const { brings, chance, cards, angryCards } = enemyIn(view, f);
      const isOwn = Number(f.chance) <= (chance?.value ?? 0) + 1e-9;
      // Ragnarök cards move it too.
      const others = view.deck.next.filter(({ card }) => card.startsWith('ragnarok'));
      return others.length > 0 || (brings === 'defeat' && isOwn && cards + angryCards > 0);
    },
    foremost: (view, f) =>
      f.space === Math.max(...view.enemies.map(({ space }) => space)) &&
      enemyIn(view, f).space === f.space,
    cardsToCome: (view, f) => {
      const { cards, angryCards } = enemyIn(view, f);
      return f.count === cards + angryCards;
    },
    onlyArmed: (view, f) => {
      const held = holders(view, f);
      return held.length === 1 && held[0].seat === view.active && held[0].level === f.level;
    },
    nobodyArmed: (view, f) => holders(view, f).length === 0,
    forgeForFight: (view, f) =>
      enemyIn(view, f).win?.value === f.now && Number(f.after) > Number(f.now),
    elfForFight: (view, f) =>
      enemyIn(view, f).win?.value === f.now && Number(f.after) > Number(f.now),
    bagShare: (view, f) => {
      const { vikings, tokens } = bagIn(view, f);
      const { god, power } = view.gods[view.active];
      const drawn = Math.min(god === 'heimdall' && power === 'works' ? 4 : 3, tokens);
      const mean = (drawn * vikings) / tokens;
      return vikings === f.vikings && tokens === f.tokens && Math.abs(mean - Number(f.mean)) < 1e-9;
    },
    revives: (view, f) => {
      const { vikings, tokens } = bagIn(view, f);
      const count = Math.min(5, view.helheim);
      return count === f.count && vikings + count === f.vikings && tokens + count === f.tokens;
    },
    burns: (view, f) => {
      const { fire, tokens } = bagIn(view, f);
      const mean = (Math.min(5, tokens) * fire) / tokens;
      return fire === f.fire && tokens === f.tokens && Math.abs(mean - Number(f.mean)) < 1e-9;
    },
    giantStrengthens: (view, f) => {
      const effect = activeGiant(view, f);
      return effect?.kind === 'strengthens' && effect.enemy === f.enemy;
    },
    giantCloses: (view, f) => {
      const effect = activeGiant(view, f);
      return effect?.kind === 'closes' && effect.world === f.world;
    },
    runeProgress: (view, f) =>
      view.runes.find(({ rune }) => rune === f.rune)?.beaten.length === f.count,
    calmChance: (view, f) =>
      view.fenrir.isAngry &&
      view.fenrir.attempt.value === f.chance &&
      view.fenrir.attempts === f.attempts &&
      view.fenrir.thisTurn.value === f.turn,
    actsNext: (view, f) => view.gods[view.following].god === f.other,
    cardUnder: (view, f) => view.deck.toGo - view.deck.looked.length === f.count,
    vanirReach: (view, f) => view.vanir.space + 1 === f.space,
  };

  test('Y-4.2, Y-9, Y-10: lines, bags, giants, weapons and exact chances', () => {
    const checked = new Set<string>();
    everyLine<YggdrasilPosition>(yggdrasil, searchModel.policy, TABLES, (one) => {
      const view = yggdrasil.view(one.observation, one.seat);
      for (const { argument, facts } of argumentsOf(one)) {
        const check = CHECKS[argument];
        if (check === undefined) continue;
        expect(check(view, facts, one), `${argument} ${JSON.stringify(facts)}`).toBe(true);
        checked.add(argument);
      }
    });
    expect(checked.size).toBeGreaterThan(0.7 * Object.keys(CHECKS).length);
  });
});

describe('a fight', () => {
  const two = ['heimdall', 'odin'];

  test('Y-4.2, Y-12.1: Loki one step from the door, and only this god is armed', () => {
    const enemies = { loki: 4, surt: 5, hel: 6 };
    const game = acting({ gods: two, enemies, vikings: [3], weapons: { loki: [2, 0] } });
    expect(argumentsFor(game, 'asgard loki 3')).toEqual([
      { argument: 'nextLoses', facts: expect.objectContaining({ enemy: 'loki', line: 'door' }) },
      // Strength 6 less 2 and 3: one hammer is missing, which four of six sides show.
      {
        argument: 'winChance',
        facts: { foe: 'loki', vikings: 3, elves: 0, chance: 4 / DIE_SIDES },
      },
      { argument: 'onlyArmed', facts: { enemy: 'loki', weapon: 'hofund', level: 2 } },
    ]);
    expect(saidFor(game, 'asgard loki 3')).toContain(
      'Only you hold a weapon against Loki: Hofund +2.',
    );
    game.end();
  });

  test('Y-4.2: one step from the door while nobody is beyond it', () => {
    const game = acting({ gods: two, enemies: { loki: 4 }, vikings: [5] });
    expect(saidFor(game, 'asgard loki 5')).toEqual([
      'Loki stands one step from the door of Valhalla; beyond it: no enemies, and 3 mean defeat.',
      'With 5 Vikings your chance to beat Loki is 67%.',
      'No enemy has come further than Loki: to space 4.',
    ]);
    game.end();
  });

  test('Y-7.4: an enemy in the Residence has to leave before the turn ends', () => {
    const game = acting({ gods: two, enemies: { surt: 7 }, vikings: [9] });
    expect(argumentsFor(game, 'asgard surt 9').slice(0, 2)).toEqual([
      {
        argument: 'lostOtherwise',
        facts: { enemy: 'surt', line: 'residence', count: 1, limit: 1 },
      },
      { argument: 'winChance', facts: { foe: 'surt', vikings: 9, elves: 0, chance: 1 } },
    ]);
    game.end();
  });

  test('Y-14.1: the next card is known, and it would bring defeat', () => {
    const game = acting({ gods: two, enemies: { hel: 6 }, vikings: [7], head: ['hel'] });
    expect(argumentsFor(game, 'asgard hel 7')[0]).toEqual({
      argument: 'knownLoses',
      facts: { card: 'hel', line: 'residence' },
    });
    game.end();
  });

  test('Y-10.5: elves are named where they make a difference', () => {
    const game = acting({ gods: two, enemies: { hel: 1 }, vikings: [3], elves: [1, 0] });
    const withElf = { foe: 'hel', vikings: 3, elves: 1, chance: 4 / DIE_SIDES };
    expect(argumentsFor(game, 'asgard hel 3')).toContainEqual({
      argument: 'winChance',
      facts: withElf,
    });
    game.play('asgard hel 3').rolls('die blue');
    expect(argumentsFor(game, 'elves 1')[0]).toEqual({
      argument: 'elvesWin',
      facts: { foe: 'hel', total: 4, strength: 5, elves: 1 },
    });
    expect(argumentsFor(game, 'elves 0')[0].argument).toBe('elvesSaved');
    game.end();
  });

  test('Y-10.2: one Viking fewer would be worse', () => {
    const begun = acting({ gods: two, enemies: { hel: 1 }, vikings: [4] });
    const reading = begun.match.read('asgard hel');
    if (reading.status !== 'partial') throw new Error('the line does not go on');
    begun.match.playMoves(reading.moves);
    expect(searchModel.argumentsFor(begun.position, 0, [4])).toContainEqual({
      argument: 'oneFewer',
      facts: { foe: 'hel', vikings: 3, chance: 2 / DIE_SIDES },
    });
  });

  test('Y-11.1: the last giant of a rune brings its power', () => {
    const beatenGiants = ['suttung', 'gymir', 'fafner'] as const;
    const game = acting({ gods: two, beatenGiants, activeGiants: ['thiazy'], vikings: [3] });
    expect(saidFor(game, 'jotunheim thiazy 3')).toEqual([
      'It is the last giant of Tiwaz: three enemies go back one space.',
      'With 3 Vikings you are sure to beat Thiazy.',
      'Because of Thiazy the die is not rolled in fights.',
    ]);
    game.end();
  });

  test('Y-11.7: Bergelmir makes all giants stronger', () => {
    const game = acting({ gods: two, activeGiants: ['bergelmir'], vikings: [4] });
    expect(saidFor(game, 'jotunheim bergelmir 4')[0]).toBe(
      'Bergelmir makes all giants stronger by one.',
    );
    game.end();
  });
});

test.each([
  ['hymir', {}, 'Hymir keeps the Valkyries away from the flooded island.'],
  ['bergelmir', { giants: 'draft' }, 'Bergelmir closes Jötunheim: no other giant can be fought.'],
] as const)('Y-11: what %s does while it is active', (giant, options, sentence) => {
  const game = acting({ gods: ['heimdall'], activeGiants: [giant], vikings: [3], options });
  expect(saidFor(game, `jotunheim ${giant} 3`)[0]).toBe(sentence);
  game.end();
});

test('Y-11.8: who gets the Vikings that Sigel brings', () => {
  const beatenGiants = ['angerboda', 'hrungnir', 'utgardloki'] as const;
  const game = acting({ gods: ['heimdall', 'thor'], vanir: 5, beatenGiants, helheim: 6 });
  expect(saidFor(game, 'vanaheim dismiss hrym')[0]).toBe(
    'It is the last giant of Sigel: the gods share 6 dead Vikings.',
  );
  game.play('vanaheim dismiss hrym');
  expect(saidFor(game, 'share heimdall 2 thor 4')).toEqual([
    'Thor gets 4 and then holds 4 Vikings.',
    'Thor has the next turn.',
  ]);
  game.end();
});

describe('the worlds', () => {
  const two = ['heimdall', 'odin'];

  test('Y-9.5: what the other god gives, and for which fight', () => {
    const enemies = { loki: 6 };
    const game = acting({ gods: two, enemies, vikings: [1, 6], weapons: { loki: [3, 0] } });
    const [first] = argumentsFor(game, 'niflheim odin 4');
    expect(first).toEqual({
      argument: 'takesForFight',
      facts: { other: 'odin', vikings: 3, elves: 0, enemy: 'loki', now: 1 / DIE_SIDES, after: 1 },
    });
    game.end();
  });

  test('Y-9.5: what the next god gets', () => {
    const enemies = { loki: 6 };
    const game = acting({ gods: two, enemies, vikings: [4, 1], weapons: { loki: [0, 3] } });
    expect(argumentsFor(game, 'niflheim odin 0').map(({ argument }) => argument)).toEqual([
      'givesForFight',
      'actsNext',
    ]);
    game.end();
  });

  test('Y-8.1: an angry Fenrir comes first', () => {
    const game = acting({ gods: two, enemies: { fenrir: 3 }, fenrirCard: 'fenrir' });
    expect(saidFor(game, 'calm')).toEqual([
      'Until Fenrir is calm, no god can do anything else.',
      'The chance to calm him is 67% in one attempt, 96% in all 3 of this turn.',
    ]);
    game.end();
  });

  test.each([
    ['vanaheim take', 2, 'vanirTake', '2 dead Vikings come to you without a draw.'],
    ['vanaheim foresee', 3, 'vanirForesee', 'You see the next 6 cards and put them in order.'],
    ['vanaheim push loki', 4, 'vanirPush', 'Loki goes back without a fight.'],
    ['vanaheim dismiss thrym', 5, 'vanirDismiss', 'Thrym is beaten without a fight.'],
  ])('Y-13: %s', (line, vanir, argument, sentence) => {
    const game = acting({ gods: two, enemies: { loki: 2 }, vanir, helheim: 5 });
    expect(argumentsFor(game, line).map((one) => one.argument)).toContain(argument);
    expect(saidFor(game, line)).toContain(sentence);
    game.end();
  });

  test('Y-16.7: in the draft the next card is discarded', () => {
    const game = acting({ gods: two, vanir: 3, options: { vanir3: 'discardNext' } });
    expect(argumentsFor(game, 'vanaheim foresee')[0].argument).toBe('vanirDiscard');
    game.end();
  });
});

describe('the cards', () => {
  test('Y-14.1: Odin lets the card pass that would lose', () => {
    const game = drawing({ gods: ['odin', 'thor'], enemies: { hel: 6 } }, 2);
    game.rolls('card hel', 'card surt');
    expect(saidFor(game, 'resolve surt bottom')).toEqual([
      'The card Hel would bring defeat now: an enemy in Odin’s Residence.',
      'The card Surt brings Surt to space 1; 1 Fire Giant goes into a bag.',
      'The card Hel goes to the bottom of the deck, behind 40 cards.',
    ]);
    game.end();
  });

  test('Y-13.3: a card that would lose is laid behind the others', () => {
    const enemies = { hel: 6 };
    const game = acting({ gods: ['odin', 'thor'], vanir: 3, enemies, unseen: ['hel', 'surt'] });
    game.play('vanaheim foresee').rolls('card hel', 'card surt');
    expect(argumentsFor(game, 'order surt hel')[0]).toEqual({
      argument: 'losesLater',
      facts: { card: 'hel', line: 'residence', count: 1 },
    });
    game.end();
  });
});

test('every sentence has its line, in games or in the positions above', () => {
  const laidOut = [
    'oneFewer',
    'giantStrengthensGiants',
    'giantClosesFlood',
    'giantFightFirst',
    'vanirTake',
    'vanirForesee',
    'vanirDiscard',
    'vanirPush',
    'vanirDismiss',
    'losesLater',
    'sharesMost',
    'runeCompletes',
  ];
  const missing = new Set(Object.keys(en).filter((argument) => !laidOut.includes(argument)));
  const note = (one: Line) => {
    for (const { argument } of argumentsOf(one)) missing.delete(argument);
  };
  everyLine<YggdrasilPosition>(yggdrasil, anything, TABLES, note);
  for (let seed = 1; missing.size > 0 && seed <= 20; seed++) {
    for (const [options] of TABLES) playByLines(yggdrasil, searchModel.policy, options, seed, note);
  }
  expect([...missing]).toEqual([]);
});

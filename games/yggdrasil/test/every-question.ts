import { scenario } from '@nineworlds/testkit';
import { yggdrasil } from '../checked.ts';
import { acting, drawing, type Game } from './situation.ts';

/** Plays the beginning of a line, so that the question in its middle is open. */
function begin(game: Game, line: string): Game {
  const reading = game.match.read(line);
  if (reading.status !== 'partial') throw new Error(`"${line}" does not go on`);
  game.match.playMoves(reading.moves);
  return game;
}

/** The first god has said in which world they act, and is asked what they aim at. */
function going(world: string): Game {
  const enemies = { hel: 1, loki: 2 };
  return begin(
    acting({ gods: ['heimdall', 'thor', 'tyr'], enemies, vikings: [3], vanir: 1 }),
    world,
  );
}

const fresh = (options: object): Game => scenario(yggdrasil, { options: { ...options } });
const two = ['heimdall', 'thor'];
const GIANTS_IN_ASGARD = { asgardFoes: 'enemiesAndGiants' };
const RAGNAROK = { ragnarok: 4, ragnarokEffects: 'each', spread: 'random' };

/** A game in which a question of each kind is open. */
export const EVERY_QUESTION: { readonly [kind: string]: () => Game } = {
  dealGod: () => fresh({ seats: 2 }),
  dealAngry: () => fresh({ gods: two, angry: 1 }),
  dealRagnarok: () => fresh({ gods: two, ragnarok: 1 }),
  chooseFirst: () => fresh({ gods: two }),
  drawCard: () => drawing({ gods: two }),
  resolveCard: () => drawing({ gods: ['odin', 'thor'] }, 2).rolls('card hel', 'card surt'),
  returnCard: () => drawing({ gods: ['odin', 'thor'] }, 2).rolls('card hel', 'card hel'),
  rollEffect: () => drawing({ gods: two }).rolls('card hel'),
  rollCalm: () => acting({ gods: two, fenrirCard: 'fenrir', enemies: { fenrir: 1 } }).play('calm'),
  rollFight: () => acting({ gods: two, enemies: { hel: 1 } }).play('asgard hel'),
  chooseRoll: () => drawing({ gods: ['tyr', 'thor'] }).rolls('card hel', 'die white', 'die blue'),
  turnGiant: () => drawing({ gods: two }).rolls('card loki'),
  advanceRearmost: () => drawing({ gods: two }).rolls('card nidhogg'),
  orderEffects: () => drawing({ gods: two, options: RAGNAROK }).rolls('card ragnarok-1'),
  act: () => acting({ gods: two }),
  payVikings: () => begin(acting({ gods: two, enemies: { hel: 1 }, vikings: [3] }), 'asgard hel'),
  payElves: () =>
    acting({ gods: two, enemies: { hel: 1 }, elves: [1] })
      .play('asgard hel')
      .rolls('die white'),
  gather: () => acting({ gods: two, valkyries: 'green' }).play('midgard green'),
  burn: () => acting({ gods: two }).play('muspellheim white'),
  keepVikings: () => begin(acting({ gods: two, vikings: [3] }), 'niflheim thor'),
  keepElves: () => begin(acting({ gods: two, vikings: [3], elves: [1] }), 'niflheim thor 3'),
  orderCard: () =>
    acting({ gods: two, vanir: 3, unseen: ['hel', 'surt'] })
      .play('vanaheim foresee')
      .rolls('card hel', 'card surt'),
  shareVikings: () =>
    acting({ gods: two, vanir: 5, beatenGiants: ['angerboda', 'hrungnir', 'utgardloki'] }).play(
      'vanaheim dismiss hrym',
    ),
  pushBack: () =>
    acting({
      gods: two,
      vanir: 5,
      beatenGiants: ['suttung', 'gymir', 'fafner'],
      enemies: { fenrir: 1, hel: 2, loki: 3, surt: 4 },
    }).play('vanaheim dismiss thiazy'),
  chooseEnemy: () => going('asgard'),
  chooseIsland: () => begin(acting({ gods: two, valkyries: 'green' }), 'midgard'),
  chooseWeapon: () => going('nidavellir'),
  choosePartner: () => going('niflheim'),
  reviveBag: () => going('helheim'),
  burnBag: () => going('muspellheim'),
  chooseGiant: () => begin(acting({ gods: two, activeGiants: ['hrym', 'greip'] }), 'jotunheim'),
  useVanir: () => going('vanaheim'),
  chooseFoe: () =>
    begin(
      acting({ gods: two, options: GIANTS_IN_ASGARD, enemies: { hel: 1 }, activeGiants: ['hrym'] }),
      'asgard',
    ),
};

import { scenario } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import {
  acting,
  begin,
  drawing,
  type Game,
  moving,
  revealing,
  type Situation,
} from './situation.ts';

const fresh = (options: object): Game => scenario(chronicles, { options: { ...options } });
const ARTIFACTS = ['artifact draupnir', 'artifact miming', 'artifact svalinn'];
const TWO = { gods: ['thor', 'odin'], supports: ['tyr'] };

/** Thor's three stones in Iotunheim with Odin show this. */
function stones(red: string): Game {
  const places = { thor: 'iotunheim', odin: 'iotunheim' } as const;
  const game = acting({ places, lives: { thor: 3 } }).play('act');
  return game.rolls('stone white turn', 'stone green heal', `stone red ${red}`);
}

/** The first god fights Surt of strength 3 in Asgard. */
function facing(situation: Situation = {}, line = 'fight surt'): Game {
  const game = acting({ enemies: { surt: 'asgard' }, fire: 2, ...situation });
  return begin(game, line);
}

/** Thor stands on a face-down promise. */
const ASKING: Situation = {
  places: { thor: 'midgard' },
  saga: { saga: 1, page: 1, faceDown: { on: ['midgard', 'alfheim'], kinds: ['oath', 'betrayal'] } },
};

/** A game in which a question of each kind is open. */
export const EVERY_QUESTION: { readonly [kind: string]: () => Game } = {
  dealGod: () => fresh({ seats: 2 }),
  dealSupport: () => fresh({ gods: ['thor', 'odin'] }),
  showArtifact: () => fresh({ gods: ['thor', 'odin', 'tyr'] }),
  seeBack: () => fresh(TWO).rolls(...ARTIFACTS),
  orderSeats: () => fresh({ gods: ['thor', 'odin', 'tyr'] }).rolls(...ARTIFACTS),
  orderNext: () =>
    begin(fresh({ gods: ['thor', 'odin', 'tyr'] }).rolls(...ARTIFACTS), 'order thor'),
  revealCard: () => revealing(),
  drawIotunn: () => revealing({ wheel: ['odin-loki'] }).rolls('card thor-loki'),
  escort: () => revealing({ ...TWO, wheel: ['odin-surt'] }, 'tyr').rolls('card tyr-surt'),
  move: () => moving(),
  mission: () => acting({ places: { thor: 'alfheim' } }),
  takeTroops: () => begin(acting({ places: { thor: 'alfheim' } }), 'act'),
  healWorld: () => begin(acting({ ravaged: ['alfheim', 'midgard'] }), 'act'),
  takeArtifact: () => begin(acting({ places: { thor: 'nidavellir' } }), 'act'),
  drawCreature: () => acting({ places: { thor: 'svartalfheim' } }).play('act'),
  chooseCreature: () =>
    acting({ places: { thor: 'svartalfheim' } })
      .play('act')
      .rolls('creature urd', 'creature skuld'),
  throwStone: () => acting({ places: { thor: 'iotunheim' } }).play('act'),
  useStone: () => stones('move'),
  moveFigure: () => begin(stones('move'), 'rune move'),
  moveTo: () => begin(stones('move'), 'rune move odin'),
  actIn: () => begin(stones('act'), 'rune act'),
  turnTree: () => begin(stones('move'), 'rune turn'),
  go: () => drawing('ratatosk'),
  journey: () => drawing('ratatosk').play('go alfheim'),
  defeatIotunn: () => drawing('gullfaxi', { iotunns: ['thrym', 'baugi'] }),
  giveLife: () => drawing('goats', { lives: { odin: 3, heimdall: 2 } }),
  shareLives: () => drawing('verdandi', { lives: { odin: 3 } }),
  shareElves: () => drawing('gulltopp', { elves: { odin: 3 } }),
  shareDice: () => drawing('gulltopp', { dice: { odin: 3 } }),
  shareArtifact: () => drawing('gulltopp', { artifacts: { miming: 'odin' } }),
  ride: () => drawing('sleipnir'),
  showCard: () => drawing('skuld'),
  stackCard: () =>
    drawing('skuld')
      .rolls('card thor-hel', 'card thor-loki', 'card odin-hel', 'card odin-loki')
      .rolls('card heimdall-hel', 'card heimdall-loki'),
  takeCard: () => drawing('urd', { wheel: ['thor-hel', 'odin-loki', 'odin-surt'] }),
  giveCard: () =>
    begin(drawing('urd', { ...TWO, wheel: ['tyr-hel', 'odin-loki', 'odin-surt'] }), 'take tyr-hel'),
  kinTake: () =>
    facing({ elves: { odin: 1 }, options: { relations: ['thor:kin:odin'], kin: 'ownTurn' } }),
  kinAtAnyTime: () => facing({ elves: { thor: 1 }, options: { relations: ['odin:kin:thor'] } }),
  payHeroes: () => facing({ valhalla: 2 }),
  rollDice: () => facing({ dice: { thor: 2 } }),
  rollGod: () => facing(),
  rollVanir: () => facing({ dice: { thor: 2 } }, 'fight surt 2').rolls('god-die thor s'),
  rerollGod: () => facing({ artifacts: { draupnir: 'thor' } }).rolls('god-die thor ii'),
  rerollVanir: () =>
    facing({ artifacts: { andvarinaut: 'thor' }, dice: { thor: 1 } }, 'fight surt 1').rolls(
      'god-die thor ii',
      'vanir-die i',
    ),
  convert: () => facing({ elves: { thor: 2 } }).rolls('god-die thor ii'),
  brotherElf: () =>
    facing({ elves: { odin: 1 }, options: { relations: ['thor:brother-in-arms:odin'] } }).rolls(
      'god-die thor ii',
      'god-die odin ii',
    ),
  freyrElves: () =>
    facing({ gods: ['freyr', 'tyr', 'thor'], mode: 'hard', elves: { freyr: 3 } }).rolls(
      'god-die freyr s',
    ),
  lateHeroes: () =>
    facing({ gods: ['freyia', 'tyr', 'thor'], mode: 'hard', valhalla: 2 })
      .play('heroes 0')
      .rolls('god-die freyia s'),
  kinLives: () =>
    facing({ ...TWO, options: { relations: ['thor:kin:tyr'] } }).rolls('god-die thor s'),
  sagaMission: () => acting(ASKING),
  sagaJourney: () =>
    acting({ ...ASKING, places: { thor: 'svartalfheim' }, enemies: { loki: 'svartalfheim' } })
      .play('act')
      .rolls('creature ratatosk')
      .play('go midgard'),
  sagaActIn: () => {
    const places = { thor: 'iotunheim', odin: 'iotunheim' } as const;
    const game = acting({ ...ASKING, places }).play('act');
    game.rolls('stone white turn', 'stone green heal', 'stone red act');
    return begin(game, 'rune act midgard');
  },
  sagaChoose: () => begin(acting({ ...ASKING, places: {}, elves: { thor: 1 } }), 'saga watch'),
  sagaToken: () => acting(ASKING).play('saga ask'),
  sagaChance: () => revealing({ saga: { saga: 6, page: 3 } }).rolls('card thor-hel'),
  sagaDiscard: () =>
    begin(
      acting({
        places: { thor: 'nidavellir' },
        artifacts: { draupnir: 'thor', svalinn: 'thor' },
        saga: { saga: 3, page: 1, figures: { hati: 0, skoll: 0 } },
      }),
      'saga melt',
    ),
  luckyItem: () =>
    facing(
      { dice: { thor: 1 }, options: { relations: ['odin:lucky-companion:thor'] } },
      'fight surt 1',
    ).rolls('god-die thor s', 'vanir-die s-lost'),
};

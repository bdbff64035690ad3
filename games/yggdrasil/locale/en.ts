import { plural } from '@nineworlds/engine';
import type { Catalogue } from './catalogue.ts';
import { phrases } from './phrases/en.ts';
import { enemyNames, giantNames, runeNames, weaponNames } from './printed-names.ts';

/** Yggdrasil in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  title: 'Yggdrasil',
  phrases,
  words: {
    // What gods do.
    resolve: 'resolve',
    return: 'put back',
    top: 'on top',
    bottom: 'at the bottom',
    keep: 'keep',
    advance: 'advance',
    effect: 'effect of',
    order: 'then',
    share: 'to hold',
    back: 'push back',
    calm: 'calm Fenrir',
    pass: 'pass',
    fly: 'Valkyries to',
    take: 'two dead Vikings',
    foresee: 'look ahead',
    push: 'push back',
    dismiss: 'dismiss',
    hidden: 'hidden giant',
    // What chance does.
    chance: 'chance',
    god: 'god',
    first: 'begins:',
    die: 'die:',
    giant: 'giant',
    bag: 'Vikings drawn:',
    none: 'none',
    // The options and their values.
    'option-seats': 'how many gods play; one person may play several',
    'option-gods': 'which gods play: dealt at random, or a list in the order of the seats',
    'option-first': 'which god begins',
    'option-angry': 'how many Angry cards are in the deck',
    'option-angryEnemies': 'whose Angry cards they are: drawn at random, or a list',
    'option-spread': 'how Angry and Ragnarök cards are spread in the deck',
    'option-ragnarok': 'how many Ragnarök cards are in the deck (reconstructed)',
    'option-ragnarokEffects': 'whether a Ragnarök card also brings the effects of its enemies',
    'option-ruleset': 'which rules are played where the sources disagree',
    'option-bags': 'colours of the bags and islands',
    'option-floodStart': 'which island is flooded at the start',
    'option-giants': 'which giants are used: as printed, or one that closes Jötunheim',
    'option-runes': 'which of Mann and Tiwaz pushes one enemy back, and which three',
    'option-odin': 'where Odin puts the other card back',
    'option-vanirUse': 'which effects of the Vanir can be used',
    'option-vanir3': 'what the third effect of the Vanir does',
    'option-thiazyWeapons': 'whether weapons count while Thiazy is active',
    'option-direction': 'which way round the table turns go',
    'option-victory': 'when the gods have won',
    'option-vanirFlight': 'how far the first effect of the Vanir carries the Valkyries',
    'option-anyGiant': 'whether the fifth effect of the Vanir may also take an active giant',
    'option-firstArchOneWay': 'whether enemies never return to the start once they have left it',
    'option-gathering': 'how often a god may gather Vikings in one turn',
    'option-thiazyThor': 'whether Thor’s bonus counts while Thiazy is active',
    'option-vanirEnd': 'what the Vanir do on their last space when no effect can be used',
    'option-asgardFoes': 'who can be fought in Asgard',
    'option-edition':
      'die, Ragnarök cards and effects of the Vanir: reconstructed, or those of your box',
    reconstructed: 'reconstructed',
    agreed: 'the gods agree',
    random: 'at random',
    piles: 'one in each of equal piles',
    each: 'each of them',
    printed2011: 'the printed game of 2011',
    draft2010: 'the draft of 2010',
    jp: 'the Japanese summary',
    printed: 'as printed',
    draft: 'as in the draft',
    either: 'on top or at the bottom',
    bottomOnly: 'only at the bottom',
    reached: 'those of the spaces they have reached',
    exact: 'only that of the space they stand on',
    reorder: 'look at six cards and put them in order',
    discardNext: 'discard the next card unless it is Angry',
    clockwise: 'clockwise',
    counterclockwise: 'counter-clockwise',
    endOfTurn: 'at the end of the turn with the last card',
    lastCard: 'as soon as the last card has been resolved',
    any: 'to any island',
    adjacent: 'to a neighbouring island',
    everyAction: 'in every action in Midgard',
    oncePerTurn: 'once',
    returns: 'they may return without effect',
    stays: 'they stay there',
    enemies: 'enemies',
    enemiesAndGiants: 'enemies and active giants',
    true: 'yes',
    false: 'no',
    introductory: 'introductory',
    normal: 'normal',
    expert: 'expert',
    master: 'master',
    custom: 'your own choice',
    ragnarok: 'Ragnarök',
    // What is counted, and what odds tell.
    card: 'card',
    cards: 'cards',
    wall: 'wall of Asgard',
    door: 'door of Valhalla',
    residence: 'Odin’s Residence',
    vikings: 'Vikings',
    elves: 'elves',
    fire: 'Fire Giants',
    angry: 'angry',
    calmed: 'calm',
    won: 'won',
    lost: 'lost',
    spendNothing: 'without elves:',
    spendUpTo: 'elves at most:',
    calmOnce: 'one attempt:',
    calmOn: 'all attempts of this turn:',
    nobodyActs: 'if nobody acts, within three cards:',
  },
  worlds: {
    asgard: 'Asgard',
    midgard: 'Midgard',
    nidavellir: 'Nidavellir',
    alfheim: 'Alfheim',
    niflheim: 'Niflheim',
    helheim: 'Helheim',
    muspellheim: 'Muspellheim',
    jotunheim: 'Jötunheim',
    vanaheim: 'Vanaheim',
  },
  enemies: enemyNames,
  gods: {
    odin: 'Odin',
    thor: 'Thor',
    frey: 'Frey',
    heimdall: 'Heimdall',
    tyr: 'Tyr',
    freyja: 'Freyja',
  },
  giants: giantNames,
  runes: runeNames,
  weapons: weaponNames,
  colours: {
    rainbow: 'rainbow',
    white: 'white',
    blue: 'blue',
    green: 'green',
    black: 'black',
    red: 'red',
  },
  angryCard: (enemy) => `Angry ${enemy}`,
  ragnarokCard: (number) => `Ragnarök ${number}`,
  seat: (number) => `Seat ${number}`,
  inWorld: {
    asgard: 'Asgard',
    midgard: 'Midgard',
    nidavellir: 'Nidavellir',
    alfheim: 'Alfheim',
    niflheim: 'Niflheim',
    helheim: 'Helheim',
    muspellheim: 'Muspellheim',
    jotunheim: 'Jötunheim',
    vanaheim: 'Vanaheim',
  },
  islands: {
    rainbow: 'Rainbow Island',
    white: 'white island',
    blue: 'blue island',
    green: 'green island',
    black: 'black island',
    red: 'red island',
  },
  bags: {
    white: 'white bag',
    blue: 'blue bag',
    green: 'green bag',
    black: 'black bag',
    red: 'red bag',
  },
  hiddenFoe: 'the hidden giant',
  ends: { top: 'on top of the deck', bottom: 'at the bottom of the deck' },
  counted: {
    vikings: 'Vikings',
    fire: 'Fire Giants',
    elves: 'elves',
    giants: 'giants',
    cards: 'enemy cards',
  },
  comma: ', ',
  questions: {
    dealGod: 'Which god goes to the next seat without one?',
    dealAngry: 'Whose Angry card goes into the deck?',
    dealRagnarok: 'Which Ragnarök card goes into the deck?',
    chooseFirst: 'Which god begins?',
    drawCard: 'Which enemy card is drawn?',
    resolveCard: 'Which of the two enemy cards do you resolve?',
    returnCard: 'Where do you put the other card: on top of the deck or at the bottom?',
    rollEffect: 'What does the die show for the enemy’s effect?',
    rollCalm: 'What does the die show for calming Fenrir?',
    rollFight: 'What does the die show for the fight?',
    chooseRoll: 'Which of the two rolls do you keep?',
    turnGiant: 'Which giant is turned up?',
    advanceRearmost: 'Which of the rearmost enemies advances?',
    orderEffects: 'Whose effect comes next?',
    act: 'What do you do?',
    payVikings: 'How many Vikings do you send into the fight?',
    payElves: 'How many elves do you add?',
    gather:
      'Of 3 tokens (4 for Heimdall) from the bag of the Valkyries’ island, how many are Vikings?',
    burn: 'Of 5 tokens from the chosen bag, how many are Fire Giants?',
    keepVikings: 'How many of the Vikings that the two of you have do you hold afterwards?',
    keepElves: 'How many of the elves that the two of you have do you hold afterwards?',
    orderCard: 'Which card comes next, from the top?',
    shareVikings: 'How many Vikings does this god hold afterwards?',
    pushBack: 'Which enemy goes back?',
    chooseEnemy: 'Which enemy do you fight?',
    chooseIsland: 'On which island do the Valkyries gather?',
    chooseWeapon: 'Against which enemy do you forge a weapon?',
    choosePartner: 'With which god do you exchange?',
    reviveBag: 'Into which bag do the dead Vikings go?',
    burnBag: 'From which bag are tokens drawn?',
    chooseGiant: 'Which giant do you fight?',
    useVanir: 'Do the Vanir advance, or do you use one of their effects?',
    chooseFoe: 'Which enemy or giant do you fight?',
  },
  events: {
    // The set-up.
    godDealt: (f) => `${f.seat} plays ${f.god}.`,
    angryChosen: (f) => `${f.enemy}’s Angry card goes into the deck.`,
    ragnarokChosen: (f) => `The card ${f.card} goes into the deck.`,
    firstChosen: (f) => `${f.god} begins.`,
    // The enemies.
    turnBegan: (f) => `Turn ${f.turn}: ${f.god}.`,
    cardDrawn: (f) => `${f.god} draws ${f.card}.`,
    cardReturned: (f) => `${f.god} puts ${f.card} back ${f.where}.`,
    noCardDrawn: (f) =>
      f.left === 0
        ? `${f.god} draws no enemy card; this was the last quiet turn.`
        : `${f.god} draws no enemy card; ${count(f.left, 'quiet turn follows', 'quiet turns follow')}.`,
    enemyAdvanced: (f) =>
      f.to === 7
        ? `${f.enemy} enters Odin’s Residence!`
        : `${f.enemy} advances from ${space(f.from)} to ${space(f.to)}${f.power === 0 ? '' : `, with power ${f.power}`}.`,
    dieRolled: (f) => `${f.god} rolls ${f.face}.`,
    rollChosen: (f) => `${f.god} keeps ${f.face}.`,
    vikingsSlain: (f) => `Hel takes ${vikings(f.count)} from the ${f.bag} to Helheim.`,
    fireAdded: (f) => `Surt sends ${fireGiants(f.count)} into the ${f.bag}.`,
    islandFlooded: (f) =>
      `Jörmungand floods the ${f.island}. The Valkyries go home to the Rainbow Island.`,
    giantTurned: (f) => `Loki wakes a giant: ${f.giant}.`,
    enemyDragged: (f) =>
      f.to === 7
        ? `${f.enemy} is dragged on into Odin’s Residence!`
        : `${f.enemy} is dragged on from ${space(f.from)} to ${space(f.to)}, without effect.`,
    nothingHappened: (f) => `${f.enemy}’s effect does nothing.`,
    fenrirAngered: () => 'Fenrir is angry. Until he is calm, the gods can do nothing else.',
    fenrirCalmed: (f) => `${f.god} calms Fenrir.`,
    fenrirRaged: (f) => `${f.god} fails to calm Fenrir.`,
    // The actions.
    valkyriesMoved: (f) => `${f.god} sends the Valkyries to the ${f.island}.`,
    vikingsGathered: (f) =>
      `${f.god} draws ${tokens(f.tokens)} from the ${f.bag} and gains ${vikings(f.count)}.`,
    weaponForged: (f) => `${f.god} takes ${f.weapon} +${f.level} against ${f.enemy}.`,
    elfTaken: (f) => `${f.god} takes an elf.`,
    holdingsExchanged: (f) =>
      `${f.god} and ${f.other} exchange. ${f.god} now holds ${vikings(f.vikings)} and ${elves(f.elves)}, ${f.other} ${vikings(f.otherVikings)} and ${elves(f.otherElves)}.`,
    vikingsRevived: (f) => `${f.god} puts ${vikings(f.count)} from Helheim into the ${f.bag}.`,
    fireBurnt: (f) =>
      `${f.god} draws ${tokens(f.tokens)} from the ${f.bag} and sends ${fireGiants(f.count)} back to Muspellheim.`,
    fightBegan: (f) =>
      `${f.god} attacks ${f.foe} ${withVikings(f.vikings)}; it takes ${f.strength} to win.`,
    elvesSpent: (f) => `${f.god} adds ${elves(f.count)}.`,
    fightWon: (f) => `${f.god} beats ${f.foe} with ${f.total}; it took ${f.strength}.`,
    fightLost: (f) => `${f.god} loses to ${f.foe} with ${f.total}; it took ${f.strength}.`,
    enemyRetreated: (f) => `${f.enemy} goes back from ${space(f.from)} to ${space(f.to)}.`,
    giantBeaten: (f) => `${f.giant} is beaten.`,
    giantDismissed: (f) => `${f.god} dismisses ${f.giant} without a fight.`,
    runeCompleted: (f) => `The four giants of ${f.rune} are beaten: the rune awakens.`,
    vikingsShared: (f) => `Sigel gives ${f.god} ${vikings(f.count)}.`,
    enemiesSilenced: (f) => `Daeg: no enemy card is drawn for ${count(f.turns, 'turn', 'turns')}.`,
    vanirAdvanced: (f) => `${f.god} moves the Vanir to space ${f.space}.`,
    vanirUsed: (f) =>
      f.space === 0
        ? `${f.god} sends the Vanir back to their first space, without effect.`
        : `${f.god} uses effect ${f.space} of the Vanir; they return to their first space.`,
    vikingsTaken: (f) => `${f.god} takes ${vikings(f.count)} from Helheim.`,
    cardsSeen: (f) => `The next cards, from the top: ${f.cards}.`,
    cardsOrdered: (f) => `They go back in this order, from the top: ${f.cards}.`,
    cardDiscarded: (f) => `The next enemy card is discarded: ${f.card}.`,
    cardStays: (f) => `The next enemy card is ${f.card}: it stays in the deck.`,
    turnPassed: (f) => `${f.god} passes.`,
    gameWon: () => 'The last enemy card is played and Yggdrasil stands: the gods have won!',
    gameLost: (f) =>
      `${count(f.count, 'enemy is', 'enemies are')} ${LOST[f.line] ?? f.line}. The gods have lost.`,
  },
} as const satisfies Catalogue;

/** A catalogue that is as complete as the English one. */
export type YggdrasilCatalogue = Catalogue<keyof typeof en.words>;

const LOST: Readonly<Record<string, string>> = {
  wall: 'beyond the wall of Asgard',
  door: 'beyond the door of Valhalla',
  residence: 'in Odin’s Residence',
};

type Fact = string | number;

function count(number: Fact, one: string, many: string): string {
  return `${number === 0 ? 'no' : number} ${plural('en', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Viking', 'Vikings');
const withVikings = (number: Fact) =>
  number === 0 ? 'without Vikings' : `with ${vikings(number)}`;
const elves = (number: Fact) => count(number, 'elf', 'elves');
const fireGiants = (number: Fact) => count(number, 'Fire Giant', 'Fire Giants');
const tokens = (number: Fact) => count(number, 'token', 'tokens');

/** A space of Asgard. */
function space(number: Fact): string {
  if (number === 0) return 'the start';
  return number === 7 ? 'Odin’s Residence' : `space ${number}`;
}

import type { RulebookTexts } from './rules.ts';

/** The rulebook in English. */
export const en: RulebookTexts = {
  sources: {
    all: 'the printed game; the other sources agree',
    printed: 'rules of the printed game of 2011',
    pictures: 'board and cards of the printed game, seen in pictures',
    sheets: 'the Japanese summary and the 2010 draft',
    japanese: 'the Japanese summary',
    draft: 'the 2010 draft in Italian',
    review: 'descriptions of the game by others',
    oneSource: 'a single source, the unfinished program of a student',
    inferred: 'follows from the other rules',
    ruling: 'our ruling',
    reconstruction: 'our reconstruction',
    comparison: 'our comparison of the sources',
  },
  rules: {
    'Y-1': {
      title: 'The game in brief',
      text: [
        'Yggdrasil is a game by Cédric Lefebvre and Fabrice Rabellino (Ludonaute, 2011) for one to six players. You play together, and you win or lose together. It takes about 90 minutes.',
        'You are gods. Six enemies walk towards Odin’s Residence, one step with every card. In your turn you draw such a card, suffer what it brings and then act in three of the nine worlds: gather Vikings, get weapons and elves, fight the enemies back, hold the giants down.',
        'You win when the enemy cards run out before the enemies have broken through.',
      ],
    },
    'Y-2': {
      title: 'What is in the box',
      text: [
        'These pieces are in play:',
        '- 6 gods: Odin, Thor, Frey, Heimdall, Tyr, Freyja',
        '- 6 enemies: Fenrir, Hel, Jörmungand, Loki, Nidhögg, Surt',
        '- 52 enemy cards: 42 ordinary ones, 6 Angry ones, 4 Ragnarök cards',
        '- 16 frost giants, called giants here, and 18 weapons',
        '- 4 bags, and in or beside them 47 Vikings and 42 Fire Giants',
        '- elves, 7 at most; the Valkyries; the Vanir; 6 tiles for worlds out of reach; 1 tile for the flooded island; 1 die',
        'The numbers of Vikings, Fire Giants, elves and Ragnarök cards follow from the set-up and from the totals. Of 112 counters in the box 111 are accounted for; that the last one marks cancelled powers is our guess.',
      ],
    },
    'Y-3': {
      title: 'Set-up',
      text: [
        'Prepare the game in the order of Y-3.1 to Y-3.6. How many gods play changes only the number of elves. More gods make the game harder.',
      ],
    },
    'Y-3.1': {
      title: 'The gods',
      text: [
        'Every player gets a god of his own; the others stay in the box. They may be dealt or chosen: gods=random deals them, a list like gods=thor+freyja names them in the order of the seats.',
      ],
    },
    'Y-3.2': {
      title: 'What lies where',
      text: [
        '- All six enemies stand at the start, left of the first arch of Asgard.',
        '- Alfheim has one elf more than there are gods.',
        '- Helheim has 5 Vikings, Muspellheim 12 Fire Giants.',
        '- All 18 weapons lie in Nidavellir, face up.',
        '- The 16 giants lie in Jötunheim, shuffled and face down.',
        '- The Valkyries stand on the Rainbow Island; the black island is flooded (Y-16.2).',
        '- The Vanir stand on the first space of their track.',
        'The gods themselves begin with nothing.',
      ],
    },
    'Y-3.3': {
      title: 'The bags',
      text: [
        'Each island except the Rainbow Island has a bag of 18 tokens:',
        '- white: 6 Vikings, 12 Fire Giants',
        '- blue: 9 Vikings, 9 Fire Giants',
        '- green: 12 Vikings, 6 Fire Giants',
        '- black: 15 Vikings, 3 Fire Giants',
      ],
    },
    'Y-3.4': {
      title: 'One player',
      text: [
        'A single player can play any number of gods, from one to six. The rule for this has not come down to us; that one god is enough and six are allowed is our reconstruction. With one god Niflheim is of no use.',
      ],
    },
    'Y-3.5': {
      title: 'Who begins',
      text: [
        'The gods agree on who begins (first=agreed). Chance can decide instead (first=random), or a number from 1 to 6 names the seat.',
      ],
    },
    'Y-3.6': {
      title: 'Order of play',
      text: ['After a god’s turn comes the god to the left, clockwise (Y-16.9).'],
    },
    'Y-4.1': {
      title: 'The track in Asgard',
      text: [
        'The enemies walk over eight spaces in five areas. Strength is what it takes to beat an enemy there, power is how hard its effect hits when it arrives there.',
        '- space 0, the start: no strength, no power',
        '- spaces 1 and 2: strength 5, power 1',
        '- spaces 3 and 4, beyond the wall of Asgard: strength 6, power 2',
        '- spaces 5 and 6, beyond the door of Valhalla: strength 7, power 3',
        '- space 7, Odin’s Residence: strength 8, no effect',
        'Any number of enemies can share a space.',
      ],
    },
    'Y-4.2': {
      title: 'The three lines',
      text: [
        'At the end of a turn you have lost if one of these is true:',
        '- five or more enemies are beyond the wall of Asgard (space 3 or further)',
        '- three or more are beyond the door of Valhalla (space 5 or further)',
        '- one or more is in Odin’s Residence (space 7)',
        'An enemy beyond the door is beyond the wall, too, and counts for both.',
      ],
    },
    'Y-5': {
      title: 'The die',
      text: [
        'A face of the die has a colour, which points to the island and the bag of that colour, and hammers, which count in fights:',
        '- white: no hammer, on two faces',
        '- blue: 1 hammer, on two faces',
        '- green: 2 hammers, on one face',
        '- black: 3 hammers, on one face',
        'Colours and hammers of white, blue and green can be seen on a printed card. How often each colour is on the die, and the 3 hammers of black, rest on a single weak source; we mark them as reconstructed.',
      ],
    },
    'Y-6.1': {
      title: 'The deck',
      text: [
        'The deck always has 42 cards. In the introductory game these are seven ordinary cards of each enemy, shuffled. Resolved cards lie open in the discard pile and never come back.',
      ],
    },
    'Y-6.2': {
      title: 'What an Angry card does',
      text: [
        'It moves its enemy two spaces instead of one, as far as the track goes. The effect follows once, after the whole move, with the power of the space reached.',
      ],
    },
    'Y-6.3': {
      title: 'Angry cards replace ordinary ones',
      text: [
        'For a harder game, replace ordinary cards by Angry cards of the same enemy, one for each enemy at most. The option angry says how many, from 0 to 6.',
      ],
    },
    'Y-6.4': {
      title: 'Spreading the special cards',
      text: [
        'With spread=piles the deck is divided into as many equal piles as there are Angry and Ragnarök cards. Each pile gets one of them and is shuffled, and the piles are stacked. With spread=random all cards are simply shuffled.',
        'Where 42 cannot be divided evenly, pile sizes differ by one. That the larger piles then lie on top is our choice.',
      ],
    },
    'Y-6.5': {
      title: 'Which enemies are angry',
      text: [
        'When fewer than six Angry cards are used, chance picks them (angryEnemies=random), or you name them in a list like angryEnemies=loki+surt. The sources do not say; this is our reconstruction.',
      ],
    },
    'Y-6.6': {
      title: 'Ragnarök cards',
      text: [
        'The box has four Ragnarök cards, said to be the worst of all. What they do is not known to us. All of this rule is our reconstruction, and without the option ragnarok (1 to 4) no such card is in the deck.',
        'A Ragnarök card replaces an ordinary card that nobody sees. When it is drawn, three enemies advance one space each:',
        '- Ragnarök 1: Hel, Jörmungand, Surt',
        '- Ragnarök 2: Fenrir, Loki, Nidhögg',
        '- Ragnarök 3: Fenrir, Loki, Surt',
        '- Ragnarök 4: Hel, Jörmungand, Nidhögg',
        'Their effects are not applied (ragnarokEffects=none). With ragnarokEffects=each they all are, in an order that the gods choose.',
      ],
    },
    'Y-6.7': {
      title: 'Levels of difficulty',
      text: [
        '- introductory: no Angry card',
        '- normal: 3 Angry cards',
        '- expert: 6 Angry cards',
        '- ragnarok: 6 Angry cards and all 4 Ragnarök cards',
        '- custom: any number of each',
        'That none is the introduction, six is for experts and every step between is allowed stands in the draft. The other names and numbers are our reconstruction.',
      ],
    },
    'Y-7.1': {
      title: 'First the enemy card',
      text: [
        'Draw the top card of the deck. Its enemy advances one space to the right, then its effect is applied with the power of the space it has reached (Y-8). The card is discarded; only an angry Fenrir’s card stays open.',
      ],
    },
    'Y-7.2': {
      title: 'Then three actions',
      text: [
        'You have three actions, each in a different world (Y-9). While Fenrir is angry every action must be an attempt to calm him (Y-8.1).',
      ],
    },
    'Y-7.3': {
      title: 'Passing',
      text: [
        'You may end your turn early; unused actions are lost. While Fenrir is angry you may not pass. The sources only say that three actions are at your disposal, so this is our ruling.',
      ],
    },
    'Y-7.4': {
      title: 'Defeat',
      text: [
        'At the end of each turn, before anything else, see whether a line has been overrun (Y-4.2). If so, all gods have lost. During the turn it does no harm: you can still push an enemy back.',
      ],
    },
    'Y-7.5': {
      title: 'Victory',
      text: [
        'When the deck is empty at the end of a turn, after the god’s actions, and no line is overrun, all gods have won (Y-16.10). An angry Fenrir does not prevent it.',
      ],
    },
    'Y-8': {
      title: 'Enemies: advance, then effect',
      text: [
        'An enemy that its own card has moved first finishes its move and then has its effect. Arriving in Odin’s Residence it has none.',
        'An enemy that goes back, or that another enemy drags on, has no effect.',
        'The die is rolled by the god whose turn it is.',
      ],
    },
    'Y-8.1': {
      title: 'Fenrir',
      text: [
        'Fenrir becomes angry, and his card stays open. Until he is calm, gods can do nothing but try to calm him. An attempt costs one action and is a roll of the die. He is calmed by:',
        '- power 1: white, blue or green',
        '- power 2: white or blue',
        '- power 3: white',
        'You may try as often as you have actions. Once he is calm, his card is discarded and your remaining actions are free; the attempts have used no world. If he is still angry at the end of your turn, the next god draws and resolves a card as usual and then has to go on.',
        'Another Fenrir card while he is angry only moves him and is discarded. Calming is no fight, so Thiazy (Y-11.5) does not forbid the roll.',
        'Our ruling: the power is that of the space where he stands now, and 3 in the Residence.',
      ],
    },
    'Y-8.2': {
      title: 'Hel',
      text: [
        'Roll the die. Pick as many Vikings as Hel’s power out of the bag of that colour and put them into Helheim; if there are fewer, all of them.',
      ],
    },
    'Y-8.3': {
      title: 'Surt',
      text: [
        'Roll the die. Put as many Fire Giants as Surt’s power from Muspellheim into the bag of that colour; if there are fewer, all of them.',
      ],
    },
    'Y-8.4': {
      title: 'Jörmungand',
      text: [
        'Roll the die. The tile of the flooded island goes to the island of that colour; only one island is flooded at a time. The Valkyries return to the Rainbow Island. The power does not matter.',
      ],
    },
    'Y-8.5': {
      title: 'Loki',
      text: [
        'Turn up as many giants as Loki’s power from the top of the pile in Jötunheim; if there are fewer, all of them. They are active from now on until they are beaten (Y-11).',
      ],
    },
    'Y-8.6': {
      title: 'Nidhögg',
      text: [
        'The rearmost enemy advances one space, without effect; it can be Nidhögg himself. If several are rearmost, the gods choose. The power does not matter.',
      ],
    },
    'Y-9': {
      title: 'The nine worlds',
      text: [
        'In each world one action is waiting. In one turn a god acts in each world once at most; Freyja’s power is the exception (Y-14.6). A world that a giant keeps out of reach cannot be chosen (Y-11.3).',
      ],
    },
    'Y-9.1': {
      title: 'Asgard: fight an enemy',
      text: [
        'Choose one of the six enemies and fight it (Y-10.1). If you win, it goes back one space, without effect. If you lose, it stays.',
      ],
    },
    'Y-9.2': {
      title: 'Midgard: gather Vikings',
      text: [
        'The islands lie in a row: rainbow, white, blue, green, black. First you may move the Valkyries to a neighbouring island; it may be flooded.',
        'Then gather on the island where they stand: draw 3 tokens blindly from its bag, or all if there are fewer. You keep the Vikings and put the Fire Giants back. On the Rainbow Island and on the flooded island nothing is gathered; a mere move still uses the action.',
      ],
    },
    'Y-9.3': {
      title: 'Nidavellir: forge a weapon',
      text: [
        'Take a level 1 weapon from the Dwarven Forge, or return a weapon of level 1 or 2 and take the next level against the same enemy. It works at once.',
      ],
    },
    'Y-9.4': {
      title: 'Alfheim: take an elf',
      text: ['Take one elf from the World of the Elves, if there is one.'],
    },
    'Y-9.5': {
      title: 'Niflheim: exchange',
      text: [
        'Choose one other god in the World of Darkness. You may give, take or exchange any number of Vikings and elves, in one direction or in both. Weapons never change hands.',
        'Here you say how many of the Vikings and elves of you both you hold afterwards; the other god has the rest.',
      ],
    },
    'Y-9.6': {
      title: 'Helheim: bring Vikings back',
      text: [
        'Put 5 Vikings from the World of the Dead into one bag of your choice; if there are fewer, all of them.',
      ],
    },
    'Y-9.7': {
      title: 'Muspellheim: send Fire Giants away',
      text: [
        'Draw 5 tokens blindly from one bag of your choice, or all if there are fewer. The Fire Giants among them go to the Kingdom of Fire, the Vikings back into the bag.',
      ],
    },
    'Y-9.8': {
      title: 'Jötunheim: fight a giant',
      text: [
        'In the Ice Fortress, fight an active giant, or the hidden one on top of the face-down pile without looking at it first (Y-11.12). A giant’s strength is 3.',
        'If you win, the giant is laid beside the board and its effect stops. If you lose, it stays where and as it was.',
      ],
    },
    'Y-9.9': {
      title: 'Vanaheim: call the Vanir',
      text: [
        'In the Sacred Land, move the Vanir one space on, or use one of their effects and put them back on their first space (Y-13).',
      ],
    },
    'Y-10.1': {
      title: 'The order of a fight',
      text: [
        '- 1. Name the foe.',
        '- 2. Send Vikings (Y-10.2).',
        '- 3. Roll the die (Y-10.3).',
        '- 4. Add up (Y-10.4).',
        '- 5. Add elves (Y-10.5).',
        '- 6. Compare (Y-10.6).',
        'You fight with what you hold yourself. Others can help only beforehand, through Niflheim.',
      ],
    },
    'Y-10.2': {
      title: 'Vikings first',
      text: [
        'Before the roll, put any number of your Vikings into Helheim, also none. Each counts 1. They are spent, win or lose.',
      ],
    },
    'Y-10.3': {
      title: 'The roll',
      text: [
        'Roll the die: its hammers count. While Thiazy is active there is no roll (Y-11.5). Tyr rolls twice and chooses (Y-14.5).',
      ],
    },
    'Y-10.4': {
      title: 'The total',
      text: [
        'Add up your Vikings, the hammers, the level of your weapon against this enemy, and 1 if you are Thor. No weapon works against giants.',
      ],
    },
    'Y-10.5': {
      title: 'Elves last',
      text: [
        'Now that you know the roll, put any number of your elves back to Alfheim, also none. Each adds 1 to the total.',
      ],
    },
    'Y-10.6': {
      title: 'The outcome',
      text: [
        'You win if the total is at least the strength of the foe. What you have spent stays spent; weapons are kept.',
      ],
    },
    'Y-10.7': {
      title: 'The strength of the foe',
      text: [
        'An enemy has the strength of its space (Y-4.1), and 1 more while its giant is active (Y-11.2). A giant has 3, and 1 more while Bergelmir is active (Y-11.7).',
      ],
    },
    'Y-11': {
      title: 'The sixteen giants',
      text: [
        'A giant that lies face up is active: its effect lasts until it is beaten. The giants by their runes:',
        '- Sigel: Angerboda, Hrungnir, Utgardloki, Hrym',
        '- Daeg: Greip, Gialp, Geirroed, Skyrmir',
        '- Tiwaz: Suttung, Gymir, Fafner, Thiazy',
        '- Mann: Thrym, Thokk, Hymir, Bergelmir',
      ],
    },
    'Y-11.1': {
      title: 'Runes',
      text: [
        'When the fourth giant of a rune is beaten, the power of the rune happens at once, once in a game: Sigel (Y-11.8), Daeg (Y-11.9), Mann (Y-11.10), Tiwaz (Y-11.11). The gods decide together what has to be decided.',
        'An enemy that goes back by a rune stops at the start and has no effect.',
      ],
    },
    'Y-11.2': {
      title: 'Giants that strengthen an enemy',
      text: [
        'While it is active, the strength of its enemy is 1 higher; its power stays the same.',
        '- Skyrmir: Fenrir',
        '- Angerboda: Hel',
        '- Thrym: Jörmungand',
        '- Suttung: Loki',
        '- Thokk: Nidhögg',
        '- Greip: Surt',
      ],
    },
    'Y-11.3': {
      title: 'Giants that close a world',
      text: [
        'While it is active, no action can be taken in its world. Tokens still come and go there: Vikings fall into Helheim, elves return to Alfheim, Hel and Surt have their effects.',
        '- Geirroed: Nidavellir',
        '- Hrungnir: Alfheim',
        '- Fafner: Niflheim',
        '- Hrym: Helheim',
        '- Gialp: Muspellheim',
        '- Gymir: Vanaheim',
      ],
    },
    'Y-11.4': {
      title: 'Utgardloki',
      text: [
        'While he is active, no god has his power (Y-14), not even Odin’s second card or Tyr’s second roll.',
        'Our ruling: when he becomes active during a turn, actions already taken stand. Frey then has three actions in all, and Freyja must act in different worlds.',
      ],
    },
    'Y-11.5': {
      title: 'Thiazy',
      text: [
        'While he is active, nobody rolls the die in fights. Vikings, elves and weapons still count (Y-16.8). Our ruling: Thor’s bonus counts, too, for it is no die.',
      ],
    },
    'Y-11.6': {
      title: 'Hymir',
      text: [
        'While he is active, the Valkyries cannot enter the flooded island, so the islands behind it are out of their reach on foot. If they stand on it already, they may leave.',
      ],
    },
    'Y-11.7': {
      title: 'Bergelmir',
      text: [
        'While he is active, giants have strength 4. Our reading of his picture: this holds for all giants, himself and the hidden one included (Y-16.3).',
      ],
    },
    'Y-11.8': {
      title: 'Sigel, the sun',
      text: [
        'Up to 15 Vikings from Helheim are shared among the gods as they like. Here you say god by god how many he holds afterwards; nobody loses any.',
      ],
    },
    'Y-11.9': {
      title: 'Daeg, the dawn',
      text: ['The next three gods to play draw no enemy card.'],
    },
    'Y-11.10': {
      title: 'Mann, the human',
      text: ['One enemy goes back three spaces (Y-16.4).'],
    },
    'Y-11.11': {
      title: 'Tiwaz, the victory',
      text: ['Three different enemies go back one space each (Y-16.4).'],
    },
    'Y-11.12': {
      title: 'The hidden giant',
      text: [
        'If you beat the hidden giant on top of the pile, it is laid face up beside the board and counts for its rune. Its effect never happens. If you lose, it stays on top, face down.',
      ],
    },
    'Y-12.1': {
      title: 'Weapons',
      text: [
        'Against each enemy there is one weapon in three levels: Gleipnir against Fenrir, Draupnir against Hel, Mjöllnir against Jörmungand, Hofund against Loki, Gungnir against Nidhögg, Mimming against Surt.',
        'Its level is its bonus in every fight against that enemy, and it is never used up. There is only one card of each level, so two gods cannot hold the same level against the same enemy; the second has to wait until it comes back to the forge.',
      ],
    },
    'Y-12.2': {
      title: 'One weapon for each enemy',
      text: [
        'A god can hold weapons against several enemies. Against the same enemy he holds one at most, and bonuses never add up; this limit is our reading. Weapons can be neither given away nor dropped.',
      ],
    },
    'Y-13': {
      title: 'The Vanir’s track',
      text: [
        'The track has a first space without effect and five spaces with one. All gods share it. For one action the Vanir go one space on; on the last space they cannot go on.',
        'For another action you use an effect: that of the Vanir’s space or of any space before it (Y-16.6). Then the Vanir return to their first space.',
      ],
    },
    'Y-13.1': {
      title: 'Space 1: move the Valkyries',
      text: [
        'Move the Valkyries without gathering. How far is not said. Our reading: to any island (vanirFlight=any); vanirFlight=adjacent allows only a neighbouring one. Hymir still keeps them off the flooded island.',
      ],
    },
    'Y-13.2': {
      title: 'Space 2: take two Vikings',
      text: ['Take two Vikings from Helheim for yourself; one if there is only one.'],
    },
    'Y-13.3': {
      title: 'Space 3: look ahead',
      text: [
        'Look at the next six enemy cards, or at all that are left, and lay them back on top in any order (Y-16.7). The picture shows an eye above an enemy card; the number six and the order rest on a single weak source, so we mark them as reconstructed.',
      ],
    },
    'Y-13.4': {
      title: 'Space 4: push an enemy back',
      text: ['One enemy of your choice goes back one space, without effect.'],
    },
    'Y-13.5': {
      title: 'Space 5: dismiss a giant',
      text: [
        'Look through the face-down pile, lay a giant of your choice among the beaten ones without a fight, and shuffle the pile. It counts for its rune and may complete it.',
        'Our reading: an active giant cannot be dismissed. With anyGiant=true it can.',
      ],
    },
    'Y-14': {
      title: 'The powers of the gods',
      text: [
        'Every god has a power of his own. It works all the time, unless Utgardloki is active (Y-11.4).',
      ],
    },
    'Y-14.1': {
      title: 'Odin',
      text: [
        'Odin draws two enemy cards, resolves one of them and puts the other back on top of the deck or at the bottom (Y-16.5). A single card that is left he just takes. When the two are the last ones, the other is simply put back.',
      ],
    },
    'Y-14.2': {
      title: 'Thor',
      text: ['Thor has +1 in every fight, in addition to everything else.'],
    },
    'Y-14.3': {
      title: 'Frey',
      text: ['Frey has four actions, all in different worlds.'],
    },
    'Y-14.4': {
      title: 'Heimdall',
      text: ['Heimdall draws 4 tokens instead of 3 when he gathers in Midgard.'],
    },
    'Y-14.5': {
      title: 'Tyr',
      text: [
        'Whenever Tyr rolls the die, he rolls twice and chooses one of the results. That he always rolls both times is our ruling; it is never worse.',
      ],
    },
    'Y-14.6': {
      title: 'Freyja',
      text: ['Freyja may take two of her three actions in the same world.'],
    },
    'Y-15.1': {
      title: 'Enemies at the start',
      text: [
        'An enemy at the start cannot be fought: no strength is printed there and nothing could be gained. This is our reconstruction.',
      ],
    },
    'Y-15.2': {
      title: 'Back to the start',
      text: [
        'An enemy that is pushed back on space 1 returns to the start. With firstArchOneWay=true no enemy returns there once it has left, and one on space 1 cannot be fought.',
      ],
    },
    'Y-15.3': {
      title: 'Angry just before the Residence',
      text: ['An Angry card moves an enemy from space 6 only to space 7.'],
    },
    'Y-15.4': {
      title: 'No way beyond the Residence',
      text: ['An enemy in the Residence that should advance stays there, without effect.'],
    },
    'Y-15.5': {
      title: 'Nidhögg in the Residence',
      text: ['When Nidhögg arrives in the Residence he has no effect: nobody else moves.'],
    },
    'Y-15.6': {
      title: 'Several rearmost enemies',
      text: [
        'When several enemies are rearmost, the gods decide together which one Nidhögg moves.',
      ],
    },
    'Y-15.7': {
      title: 'Giants one by one',
      text: ['Loki’s giants become active one after the other. Their order changes nothing.'],
    },
    'Y-15.8': {
      title: 'No giants left',
      text: [
        'Loki finds nothing when the pile is empty. When there is no giant in the pile and none is active, nothing can be done in Jötunheim.',
      ],
    },
    'Y-15.9': {
      title: 'Actions that would do nothing',
      text: [
        'Our ruling: an action that could do nothing at all cannot be chosen. That is so for an empty bag in Muspellheim, no elf in Alfheim, an empty Helheim, a partner in Niflheim when neither of you has anything to exchange, and an enemy that cannot go back.',
      ],
    },
    'Y-15.10': {
      title: 'When Midgard can be chosen',
      text: [
        'Midgard can be chosen if the Valkyries can move or can gather. They cannot stay on the Rainbow Island or on the flooded island, nor where the bag is empty, for nothing would happen.',
      ],
    },
    'Y-15.11': {
      title: 'The fallen are at hand at once',
      text: ['Vikings spent in a fight are in Helheim at once and can be used in the same turn.'],
    },
    'Y-15.12': {
      title: 'Runes come before the next action',
      text: [
        'A rune that is completed in Jötunheim, or by the Vanir’s fifth effect, has its power before the next action.',
      ],
    },
    'Y-15.13': {
      title: 'Counting Daeg’s turns',
      text: [
        'The turn in which Daeg is completed does not count. In the three turns that follow, gods act as usual, and the end of the game is tested as usual.',
      ],
    },
    'Y-15.14': {
      title: 'Daeg and Fenrir',
      text: ['Turns without an enemy card do not calm an angry Fenrir.'],
    },
    'Y-15.15': {
      title: 'Sigel with few dead',
      text: ['When Helheim has fewer than 15 Vikings, those that are there are shared.'],
    },
    'Y-15.16': {
      title: 'Tiwaz with few enemies',
      text: ['When fewer than three enemies can go back, those that can do.'],
    },
    'Y-15.17': {
      title: 'What is open and what is hidden',
      text: [
        'What is in the bags can be counted, but not in which order it comes. Discards are open. The deck and the pile of giants are hidden. The gods may talk freely.',
      ],
    },
    'Y-15.18': {
      title: 'Defeat comes first',
      text: [
        'When the deck is empty and a line is overrun in the same moment, the gods have lost.',
      ],
    },
    'Y-15.19': {
      title: 'Flooded again',
      text: [
        'When the die shows the island that is flooded already, the tile stays, and the Valkyries go home all the same.',
      ],
    },
    'Y-15.20': {
      title: 'The bag of the flooded island',
      text: [
        'Only gathering is forbidden there. Helheim, Muspellheim, Hel and Surt can use the bag of a flooded island.',
      ],
    },
    'Y-15.21': {
      title: 'Odin sees both cards',
      text: [
        'Odin looks at both cards before he chooses. The card that he puts back has no effect and is not discarded.',
      ],
    },
    'Y-15.22': {
      title: 'Odin and the last card',
      text: ['If Odin has put the last card back, the deck is not empty and the game goes on.'],
    },
    'Y-16': {
      title: 'Where the sources disagree',
      text: [
        'We know the printed game of 2011 from parts of its rules and from pictures, a Japanese summary of it, and an Italian text that is most likely a draft of 2010. Where they differ, an option chooses; the printed game is the default.',
        '- ruleset=printed2011: everything as printed',
        '- ruleset=jp: as printed, with odin=bottomOnly',
        '- ruleset=draft2010: bags=draft, floodStart=none, giants=draft, runes=draft, vanirUse=exact, vanir3=discardNext, thiazyWeapons=false, direction=counterclockwise',
      ],
    },
    'Y-16.1': {
      title: 'Colours of the bags (bags)',
      text: [
        'Printed game and Japanese sheet: white, blue, green, black (bags=printed). Draft: white, black, blue, red, with the same contents in this order (bags=draft).',
        'With bags=draft the colours of the die follow the bags in order: red has three hammers. This part is our reconstruction.',
      ],
    },
    'Y-16.2': {
      title: 'The island flooded at the start (floodStart)',
      text: [
        'Printed game: the black island (floodStart=black). Draft: none, the tile lies in the ocean (floodStart=none). The Japanese sheet does not say. floodStart=black floods the island called black, wherever it lies.',
      ],
    },
    'Y-16.3': {
      title: 'Bergelmir (giants)',
      text: [
        'Printed game: Bergelmir strengthens giants (giants=printed); the Japanese sheet speaks of an enemy or giant that gets +1. Draft: a seventh giant closes a world, Jötunheim itself; only he can be fought there then (giants=draft puts Bergelmir in his place).',
      ],
    },
    'Y-16.4': {
      title: 'Mann and Tiwaz (runes)',
      text: [
        'Printed game and Japanese sheet: Mann pushes one enemy back three spaces, Tiwaz three enemies one space each (runes=printed). Draft: the other way round (runes=draft).',
      ],
    },
    'Y-16.5': {
      title: 'Odin’s other card (odin)',
      text: [
        'Draft, and a description of the printed game: on top of the deck or at the bottom (odin=either). Japanese sheet: only at the bottom (odin=bottomOnly).',
      ],
    },
    'Y-16.6': {
      title: 'Which effects of the Vanir (vanirUse)',
      text: [
        'Printed game and Japanese sheet: the effect of their space or of one before it (vanirUse=reached). Draft: only that of their space (vanirUse=exact). On the last space, with no giant left that could be taken, the Vanir then stay where they are for good.',
      ],
    },
    'Y-16.7': {
      title: 'The Vanir’s third effect (vanir3)',
      text: [
        'Printed game: look at enemy cards and put them in order (vanir3=reorder, see Y-13.3). Draft: discard the next enemy card unless it is an Angry one (vanir3=discardNext); its line breaks off there, so Angry is inferred. A Ragnarök card stays, too. The Japanese sheet does not say.',
      ],
    },
    'Y-16.8': {
      title: 'Weapons under Thiazy (thiazyWeapons)',
      text: [
        'Japanese sheet: weapons count (thiazyWeapons=true). Draft: only Vikings and elves are named (thiazyWeapons=false). What we have of the printed game does not say.',
      ],
    },
    'Y-16.9': {
      title: 'Direction of play (direction)',
      text: [
        'Printed game: clockwise (direction=clockwise). Draft: to the right (direction=counterclockwise). The Japanese sheet does not say.',
      ],
    },
    'Y-16.10': {
      title: 'The moment of victory (victory)',
      text: [
        'Printed game and Japanese sheet: at the end of the turn, after the actions (victory=endOfTurn). The draft can be read so, too, or as right after the effect of the last card (victory=lastCard). No rule set uses the latter.',
      ],
    },
    'Y-17': {
      title: 'The Asgard expansion',
      text: [
        'The expansion Asgard of 2012 brings six more gods and a rule called trance. Their names and powers are not known to us, so the expansion is left out.',
      ],
    },
  },
};

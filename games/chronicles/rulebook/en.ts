import type { RulebookTexts } from './rules.ts';

/** The rulebook in English. */
export const en: RulebookTexts = {
  sources: {
    both: 'the Japanese rulebook; the French summary agrees',
    japanese: 'the Japanese rulebook',
    inferred: 'follows from the other rules',
    ruling: 'our ruling',
    reconstruction: 'our reconstruction',
    comparison: 'our comparison of the sources',
    simulation: 'our simulation of the wheel',
  },
  rules: {
    'C-1': {
      title: 'The game in brief',
      text: [
        'Yggdrasil Chronicles is a game by Cédric Lefebvre (Ludonaute, 2019) for one to five players. You play together, and you win or lose together. A game takes about 90 minutes.',
        'You are gods on a tree of nine worlds. Six enemies wake by the cards of a wheel, climb, ravage worlds and bring Iotunns. You move, act in the worlds and fight, and you pay with life points for every Risk that you cannot cancel. You win when Nidhogg has come to the tree.',
        'In play are 8 Fire Giants, 8 Anonymous, 7 Iotunn pawns, 8 Heroes, up to 13 Elves and 13 Vanir dice, a god die for each god, 3 runestones, 7 Ravaged markers, 18 artifacts, 18 creatures, 18 Iotunn cards and six enemy cards for each god. The campaign of the box is left out: hardly any of its pages are known to us.',
      ],
    },
    'C-2.1': {
      title: 'Three levels',
      text: [
        'The tree has three levels of three worlds:',
        '- top: Asgard, Alfheim, Vanaheim, and the Cage in the middle of them',
        '- middle: Midgard, Nidavellir, Svartalfheim; this level turns',
        '- bottom: Iotunheim, Muspellheim, Niflheim',
        'Alfheim keeps the Elves and Vanaheim the Vanir dice, Asgard has Valhalla, Midgard the Heroes, the Anonymous and the islands, Nidavellir the artifacts, Svartalfheim the creatures, Iotunheim the Iotunn cards and the runestones, Muspellheim the Fire Giants.',
      ],
    },
    'C-2.2': {
      title: 'Columns and turning',
      text: [
        'Worlds that stand above each other form a column. At the set-up these are, from the top:',
        '- Asgard, Midgard, Iotunheim',
        '- Alfheim, Nidavellir, Muspellheim',
        '- Vanaheim, Svartalfheim, Niflheim',
        'When the tree turns, every middle world goes clockwise, seen from above, to the next column: from the first to the second, from the second to the third, from the third to the first. Everything that stands on it comes along, so turning neither parts nor brings together anybody.',
        'Top and bottom of the columns follow from examples in the rulebook. Where the middle worlds begin and which column is next are our reconstruction.',
      ],
    },
    'C-2.3': {
      title: 'The Cage',
      text: [
        'The Cage is a space of its own. It is no world, no part of Asgard, and can never be ravaged; gods cannot enter it. Its bars are the Ravaged markers: whenever a world is ravaged, the bar with the lowest number leaves, and a marker that comes back goes to the free slot with the highest number.',
      ],
    },
    'C-2.4': {
      title: 'Strength',
      text: [
        'The strength of an enemy or an Iotunn says how many Risks it takes to fight it:',
        '- Surt: Fire Giants on his ladder + 1',
        '- Hel: Anonymous on her ladder + 1',
        '- Loki: Iotunns in play + 1',
        '- Fenrir: ravaged worlds + 1',
        '- Iormungand: always 3',
        '- every Iotunn: always 2',
      ],
    },
    'C-2.5': {
      title: 'Midgard’s islands',
      text: [
        'Midgard has a row of islands. Iormungand begins on the leftmost, the rainbow island. Every other island shows 1, 2 or 3: so many Anonymous go to Hel when Iormungand arrives there.',
        'How many islands there are is not known. Our reconstruction: three after the rainbow island, with the numbers 1, 2, 3.',
      ],
    },
    'C-3.1': {
      title: 'Set-up of the tree',
      text: [
        '- The 7 Ravaged markers stand around the Cage.',
        '- The 18 creatures and the 18 Iotunn cards are shuffled, face down.',
        '- 8 Heroes and 8 Anonymous lie in Midgard, 8 Fire Giants in Muspellheim, 7 Iotunn pawns on Loki’s ladder.',
        '- Elves and Vanir dice as in C-3.3.',
        '- The artifacts lie in three decks of six by level, shuffled, face up: only the front card of each is in sight.',
        '- The three runestones lie in Iotunheim; the columns stand as in C-2.2.',
        'Faces of dice and runestones, islands, columns, the Iotunns’ table and Nidhogg’s steps come from edition=reconstructed. Owners of the box can enter theirs and play with them.',
      ],
    },
    'C-3.2': {
      title: 'Where the enemies begin',
      text: [
        'Surt in Muspellheim, Hel in Niflheim, Loki in Vanaheim, Iormungand on the rainbow island, Fenrir in the Cage, Nidhogg at the left end of his way beside the tree. The wheel is empty.',
      ],
    },
    'C-3.3': {
      title: 'The gods',
      text: [
        'Every player has a god in Asgard, a god die and the six enemy cards of that god, shuffled face down. Elves and Vanir dice in reserve, life points of each player’s god and the number of Support gods depend on how many play:',
        '- 1 player: 6 of each, 9 life points, 2 Support gods',
        '- 2 players: 7 of each, 8 life points, 1 Support god',
        '- 3 players: 9 of each, 7 life points',
        '- 4 players: 11 of each, 6 life points',
        '- 5 players: 13 of each, 5 life points',
        'Nobody can have more life points than at the start. A Support god is one whom nobody plays; it stands in Asgard with 5 life points, which are also its most.',
        'With two players each adds three random cards of the Support god to his six. With one player all 18 cards of the three gods form one deck.',
        'gods=random and supports=random let chance deal; lists like gods=odin+thor name them. mode=easy plays the gods without abilities and powers, mode=hard with them (C-14). The presets easy and hard do the same.',
      ],
    },
    'C-4': {
      title: 'Winning and losing',
      text: [
        'You win at once when Nidhogg has taken his last step to the tree (C-15.5).',
        'You lose at once when one of the things in C-4.1 to C-4.10 happens. Only activations have to be carried out: an action that a god cannot do is simply not available.',
      ],
    },
    'C-4.1': {
      title: 'Lost: no life point left',
      text: ['A god, Support gods included, has lost the last life point.'],
    },
    'C-4.2': {
      title: 'Lost: an enemy on top',
      text: ['Hel or Surt activates while standing on the top level.'],
    },
    'C-4.3': {
      title: 'Lost: no Fire Giants',
      text: ['Surt activates and fewer than two Fire Giants are in reserve.'],
    },
    'C-4.4': {
      title: 'Lost: no Iotunn pawn',
      text: ['Loki activates and no Iotunn pawn is left on his ladder.'],
    },
    'C-4.5': {
      title: 'Lost: the last island',
      text: ['Iormungand activates on the rightmost island.'],
    },
    'C-4.6': {
      title: 'Lost: too few Anonymous',
      text: [
        'Iormungand arrives on an island whose number is higher than the Anonymous in reserve.',
      ],
    },
    'C-4.7': {
      title: 'Lost: a dead tree',
      text: [
        'Nidhogg reaches a dead tree. Only pages of the campaign show one, so this cannot happen here.',
      ],
    },
    'C-4.8': {
      title: 'Lost: what must happen cannot',
      text: [
        'In general, you lose when the effect of an activation cannot be carried out. The other items of C-4 name every case of it in this game.',
      ],
    },
    'C-4.9': {
      title: 'Lost: no marker',
      text: [
        'A world has to be ravaged and no Ravaged marker is left. This is our reconstruction after C-4.8.',
      ],
    },
    'C-4.10': {
      title: 'Lost: no Iotunn card',
      text: [
        'Loki activates and no Iotunn card is left. This is our reconstruction after C-4.8; it takes nineteen activations of Loki.',
      ],
    },
    'C-5': {
      title: 'Round and turn',
      text: [
        'At the start of a round every player puts the top card of his deck face down on the wheel, unseen. Then you agree on the order of the gods for this round, as you like. When all have had their turn, the next round begins.',
        'In a turn come three steps, in this order:',
        '- reveal your card; you must (C-6.1)',
        '- move, if you like (C-9)',
        '- a mission, if you like: one fight (C-10) or one action (C-11.1)',
        'With one or two players a deck holds cards of several gods. Whether their backs tell them apart is not known. Our reading: they do (backs=shown), and with a known back first the set and then the card is drawn; backs=hidden keeps it secret.',
        'Our ruling: the whole order is agreed before the first card is revealed, and a god whose deck is empty puts no card down and has a turn without the first step.',
      ],
    },
    'C-6.1': {
      title: 'The wheel with three to five players',
      text: [
        'The wheel has a slot for each enemy. If the slot of the revealed card is empty, the card stays there and nothing happens. If a card lies there already, the enemy activates at once (C-7); then both cards go to the bottom of their owners’ decks, face down and without shuffling. Only Fenrir’s card can be different (C-7.5).',
        'Cards stay on the wheel from round to round. You may remember the order of the decks; with memoryAid=true the board shows what everybody has seen.',
      ],
    },
    'C-6.2': {
      title: 'The wheel with two players',
      text: [
        'As in C-6.1. If one of the two cards is a Support card, it goes under the deck of the player who does not own the other card.',
        'If the second card, the one that activated the enemy, is a Support card, the god whose turn it is may move that Support god by the rule of C-9.',
      ],
    },
    'C-6.3': {
      title: 'The wheel with one player',
      text: [
        'The first copy of an enemy stays on the wheel. The second activates the enemy, and both stay; if it is a Support card, that Support god may move. The third copy activates nobody: it stays alone, and the two others go under the deck. There is no shuffling.',
        'Which of the two goes under the deck first is not said. Our ruling: the one that was revealed first.',
      ],
    },
    'C-6.4': {
      title: 'How fast the game goes',
      text: [
        'For every number of players Nidhogg takes a step about every twelve or thirteen turns, the first one a little earlier. Between two of his steps the enemies activate about six times in all.',
      ],
    },
    'C-7': {
      title: 'What enemies do when they activate',
      text: [
        'First the enemy moves and may ravage a world, then the tree turns, then the effect comes:',
        '- Hel: goes to the world directly above; the tree turns by one; the god whose turn it is loses 1 life point',
        '- Surt: goes to the world directly above; the tree turns by one; two Fire Giants go to his ladder',
        '- Loki: goes to the world of the god whose turn it is; the tree turns by one; an Iotunn comes into play (C-8.1)',
        '- Iormungand: goes to the next island on the right; as many Anonymous as it shows go to Hel’s ladder',
        '- Fenrir: goes from the Cage to Asgard, or, if he is there already, takes 3 life points from the god whose turn it is; the turn ends (C-7.5)',
        '- Nidhogg: takes a step towards the tree',
        'What is above counts before the tree turns. The life points that Hel and Fenrir take are no Risks.',
      ],
    },
    'C-7.1': {
      title: 'Ravaged worlds',
      text: [
        'As soon as two enemies stand in one world, it is ravaged: it gets a marker. This is so for every way to arrive, retreats included. Iormungand never leaves Midgard, so any other enemy who enters it ravages it.',
        'A ravaged world stays so until it is healed, even when the enemies have gone. Its own action cannot be done; all that can be done there is Heal the Tree (C-11.3). Fights and moves go on as usual. Iotunns are no enemies and ravage nothing.',
      ],
    },
    'C-7.2': {
      title: 'Loki is there already',
      text: [
        'If Loki is already in the world of the god whose turn it is, he stays, the tree turns and an Iotunn comes all the same. This is our reconstruction.',
      ],
    },
    'C-7.3': {
      title: 'Caged enemies',
      text: ['Loki and Fenrir can both be in the Cage. There they cannot be fought.'],
    },
    'C-7.4': {
      title: 'Where Fenrir can be',
      text: ['Fenrir is always either in the Cage or in Asgard.'],
    },
    'C-7.5': {
      title: 'Fenrir ends the turn',
      text: [
        'When Fenrir activates, the turn of the god ends: no move, no mission. The Fenrir card that comes back to that god is shuffled into the deck; the other one goes under its owner’s deck as usual.',
        'With one player no card comes back then, so nothing is shuffled. In hard mode Tyr goes on with his turn; life points and shuffling remain.',
      ],
    },
    'C-8.1': {
      title: 'An Iotunn comes into play',
      text: [
        'Draw the top Iotunn card and put a pawn from Loki’s ladder where it says. The card leaves the game; the effect lasts until this Iotunn is defeated.',
      ],
    },
    'C-8.2': {
      title: 'The eighteen Iotunns',
      text: [
        'Eight block a world: no action at all can be done there, not even Heal the Tree. Fights, entering and leaving are possible.',
        '- Thjazi: Asgard',
        '- Baugi: Alfheim',
        '- Skadi: Vanaheim',
        '- Geirröd: Midgard',
        '- Greip: Nidavellir',
        '- Gjalp: Svartalfheim',
        '- Starkadr: Niflheim',
        '- Beli: Muspellheim',
        'Five protect an enemy: the pawn goes with the enemy, who cannot be fought while it is there. The Iotunn itself can be fought in the enemy’s world, but not while the enemy is in the Cage.',
        '- Angrboda: Loki',
        '- Vafthrúdnir: Fenrir',
        '- Hymir: Iormungand',
        '- Gerda: Surt',
        '- Hyrrokkin: Hel',
        'Five deny something to all gods; their pawns stand in Iotunheim and are fought there.',
        '- Suttung: no Elves after saving throws',
        '- Skyrmir: no Heroes against Risks',
        '- Thrym: no artifact has an effect; they can still be collected',
        '- Hrungnir: no Vanir dice in saving throws',
        '- Utgardloki: no god dice in saving throws',
        'The rulebook names only Angrboda’s and Vafthrúdnir’s enemies and what the last five do. The other worlds and enemies are our reconstruction.',
      ],
    },
    'C-8.3': {
      title: 'Defeating an Iotunn',
      text: [
        'An Iotunn is fought with strength 2. Its pawn returns to Loki’s ladder, its effect ends, and Loki is weaker by one.',
      ],
    },
    'C-9': {
      title: 'Moving',
      text: [
        'Once in your turn you may go to one of the two other worlds of your level, or to one of the two other worlds of your column, also two levels away. Enemies, Iotunns and ravaged worlds do not hinder you.',
        'Artifacts, powers and Travel Companions open more ways (C-12.1, C-14, C-14.1).',
      ],
    },
    'C-10': {
      title: 'Fights',
      text: [
        'Choose an enemy or an Iotunn in your world. You always win: it retreats, and you take Risks equal to the strength that it had before (C-2.4, C-13.1).',
        '- Surt: to Muspellheim',
        '- Hel: to Niflheim',
        '- Loki and Fenrir: to the Cage',
        '- Iormungand: to the next island on the left',
        '- an Iotunn: to Loki’s ladder',
        'Ladders do not change by a fight. Nidhogg can never be fought.',
        'Our ruling: Surt in Muspellheim, Hel in Niflheim and Iormungand on the rainbow island have nowhere to retreat to and cannot be fought.',
      ],
    },
    'C-11.1': {
      title: 'Actions: malus, normal, bonus',
      text: [
        'You do the action of the world where you stand. Who else is there decides on its version:',
        '- at least one other god and no enemy: bonus',
        '- one enemy and no other god: malus',
        '- one enemy and at least one other god: normal',
        '- nobody: normal',
        'More gods make no difference, Iotunns do not count, Support gods count as gods. With two enemies the world is ravaged anyhow: if it is healed while they are there, it is ravaged again at once.',
      ],
    },
    'C-11.2': {
      title: 'The actions of the nine worlds',
      text: [
        'The three numbers are for malus, normal, bonus:',
        '- Alfheim: take up to 1, 2, 3 Elves',
        '- Vanaheim: take up to 1, 2, 3 Vanir dice',
        '- Asgard: heal any ravaged world and take 4, 3, 2 Risks',
        '- Midgard: 1, 2, 3 Heroes go to Valhalla, where all gods share them',
        '- Nidavellir: take the artifact in sight of level 1, of level 1 or 2, of any level; it is yours for the rest of the game',
        '- Svartalfheim: draw 1, 2, 3 creatures and apply one of them; all of them leave the game',
        '- Iotunheim: throw the white stone, white and green, all three (C-11.4)',
        '- Niflheim: up to three Anonymous leave Hel’s ladder; take 3, 2, 1 Risks',
        '- Muspellheim: up to three Fire Giants leave Surt’s ladder; take 3, 2, 1 Risks',
        'An action with Risks always succeeds; the Risks come after it.',
        'Our ruling: an action that could do nothing cannot be chosen; where less is left than an action gives, you get what is left; Niflheim and Muspellheim always take off as many pawns as they can.',
      ],
    },
    'C-11.3': {
      title: 'Heal the Tree',
      text: [
        'In a ravaged world this is the only action: lose 2 life points, and the marker goes back to the Cage. The life points are no Risks and cannot be saved. There is no bonus and no malus, and an Iotunn who blocks the world prevents it.',
        'Fenrir is weaker by one then, and the world’s own action can be done again from the next turn on. While two enemies stand there it is useless. With too few life points it loses the game.',
      ],
    },
    'C-11.4': {
      title: 'Runestones',
      text: [
        'Throw the stones. For each you may do what it shows, in any order:',
        '- move: put any god into any world',
        '- act: do the normal action of any world from where you are; if that world is ravaged, Heal the Tree',
        '- turn: the tree turns by one or two worlds',
        '- heal: regain 1 life point',
        'The faces are our reconstruction:',
        '- white: move / turn',
        '- green: move / heal',
        '- red: act / heal',
        'A blocked world cannot be chosen to act in. Our ruling: from Asgard even a blocked world can be healed, for the action is done in Asgard.',
      ],
    },
    'C-12.1': {
      title: 'The artifacts',
      text: [
        'An artifact works for its owner for the rest of the game, unless Thrym is in play. Level 1:',
        '- Andvarinaut: after a saving throw, roll any of your Vanir dice again, once',
        '- Draupnir: after a saving throw, roll your god die again, once',
        '- Giallarhorn: move to any middle world from anywhere',
        '- Hringhorn: move to any bottom world from anywhere',
        '- Megingjord: your artifacts that cancel 1 Risk cancel 2',
        '- Skidbladnir: move to any top world from anywhere',
        'Level 2, each of which cancels 1 Risk in a fight:',
        '- Gleipnir: with Fenrir',
        '- Gungnir: with Hel',
        '- Hofund: with Loki',
        '- Járngreipr: with any Iotunn',
        '- Míming: with Surt',
        '- Mjöllnir: with Iormungand',
        'Level 3:',
        '- Brisingamen: after a saving throw, keep 1 Vanir die that would be lost',
        '- Gullinbursti: both an action and a fight in your turn, in either order',
        '- Idunn’s apples: Heal the Tree costs you 1 life point instead of 2',
        '- Ódroerir: your action has its bonus if nobody else is in the world, neither god nor enemy',
        '- Svalinn: after a saving throw, keep 1 Elf that turned a die',
        '- Valshamr: enemies in your world do not count for your actions',
        'Our ruling: Draupnir is offered when your god die has failed, and first; then Andvarinaut asks face by face how many dice you roll again; both come before Elves. If Gullinbursti’s first half has taken you elsewhere, the second half is done where you stand.',
      ],
    },
    'C-12.2': {
      title: 'The creatures',
      text: [
        'Every card works once, for the god who has drawn it, who also decides:',
        '- Dain, Duneyr, Durathror, Dvalin (one card): regain 1 life point',
        '- Eikthyrnir: heal any ravaged world, at no cost',
        '- Geri, Freki (one card): go to any world; you may fight there with 1 Risk less',
        '- Gullfaxi: defeat any Iotunn in play',
        '- Gullinkambi: 1 Hero to Valhalla',
        '- Gulltopp: all gods may give each other Elves, Vanir dice and artifacts',
        '- Heidrun: regain up to 2 life points',
        '- Hildisvíni: take up to 3 Elves',
        '- Hugin, Munin (one card): take up to 2 Vanir dice',
        '- Ratatosk: go to any world; if it is not ravaged, you may do its action',
        '- Saehrímnir: any god regains 1 life point',
        '- Skuld: every god shows the top two cards of the deck and lays them back in any order',
        '- Sleipnir: every god may go to any world',
        '- Tanngrisnir, Tanngnjóstr (one card): 2 life points for one god, or 1 each for two',
        '- Urd: two cards of the wheel go under their owners’ decks; with two players you choose who gets a Support card',
        '- Vedrfölnir: up to 2 Heroes to Valhalla',
        '- Verdandi: the gods may give each other life points as they like',
        '- Vidofnir: up to 3 Heroes to Valhalla',
        'Our ruling for the questions: with Gulltopp and Verdandi you say god by god what each has afterwards, with Sleipnir where each stands, Support gods included, and with Skuld which card lies on top. Nobody gets more life points than the most, or gives the last one.',
      ],
    },
    'C-13.1': {
      title: 'The saving throw',
      text: [
        'When you take Risks, this happens in order:',
        '- weapons and the wolves cancel theirs (C-12.1, C-12.2)',
        '- Heroes: any number go from Valhalla back to Midgard, each cancels 1 Risk',
        '- roll your god die and as many of your Vanir dice as you like; Brothers-in-arms roll, too (C-14.1)',
        '- roll again with Draupnir and Andvarinaut',
        '- every success cancels 1 Risk',
        '- Elves: each turns one failed die into a success and goes back to Alfheim',
        '- Freyr’s power, then Freyia’s (C-14)',
        '- lose 1 life point for every Risk that is left',
        '- Vanir dice with a lost face go back to Vanaheim; the god die stays; Brisingamen, Svalinn and Lucky Companions save what they can',
        'Successes beyond the Risks are wasted.',
        'Our ruling: weapons come first, rerolls before Elves, Freyr’s and Freyia’s powers after them, and a Brother’s Elf before yours. Elves can be spent only while Risks are left. If your god die has failed, your first Elf turns it; that matters for Thor only.',
      ],
    },
    'C-13.2': {
      title: 'What dice show',
      text: [
        'A face shows a success, I, II or nothing. The first three can be marked as lost, too: a Vanir die with such a face goes back to Vanaheim afterwards, whether it succeeded or not. I, II and blank are failures, but for some gods I and II are successes (C-14).',
        'The pictures of the dice are lost in the texts we have. This is our reading of what remains.',
      ],
    },
    'C-13.3': {
      title: 'The faces of the dice',
      text: [
        'Nobody tells us how often each face is on the dice. Our reconstruction:',
        '- Vanir die: success, success and lost, I, I and lost, II, II and lost',
        '- god die: success, success, I, I, II, blank',
      ],
    },
    'C-13.4': {
      title: 'An example',
      text: [
        'Odin takes 4 Risks and spends 1 Hero: 3 are left. He rolls his god die and three Vanir dice; one die is a success. An Elf turns another one. So 1 Risk is left, and Odin loses 1 life point. Two of the Vanir dice show lost faces and go back. The numbers are the rulebook’s; the faces are our reading.',
      ],
    },
    'C-13.5': {
      title: 'Questions about the throw',
      text: [
        'Our rulings:',
        '- A die that an Elf has turned is lost all the same if its face says so.',
        '- So is a die whose I or II counts as a success.',
        '- An Elf can turn the god die.',
        '- Suttung does not stop Freyr’s power, which is no part of the throw.',
        '- Skyrmir stops Heroes before the roll and after it.',
        '- Utgardloki stops the dice of Brothers-in-arms, too.',
        '- Life points lost to Hel, Fenrir and Heal the Tree are no Risks; nothing saves them.',
      ],
    },
    'C-14': {
      title: 'Abilities and powers',
      text: [
        'In hard mode every player’s god has an ability and a power:',
        '- Freyia: Lucky Companion towards all other gods; may spend Heroes after the saving throw as well',
        '- Freyr: begins with 2 Elves; may cancel 1 Risk for every 2 Elves that he gives back, whatever the dice show',
        '- Frigg: I on Vanir dice is a success; instead of her mission she may regain 1 life point or give 1 of hers to another god',
        '- Heimdall: I on Vanir dice and on the god die is a success; may always move to Midgard',
        '- Odin: Brother-in-arms towards all other gods; may always move to Asgard',
        '- Thor: a success of his god die, also by an Elf, cancels 2 Risks',
        '- Tyr: I and II on the god die are successes; Fenrir does not end his turn',
        'Support gods have neither. What Tyr’s die counts is not quite clear. Our reading: I and II (tyr=groups); with tyr=neverFails the blank face, too.',
      ],
    },
    'C-14.1': {
      title: 'Relations',
      text: [
        'A relation works one way: for the god who has it, towards the god who is named. Except for the Travel Companion both must be in the same world.',
        '- Brother-in-arms: when you make a saving throw, he rolls his god die and cancels 1 of your Risks with a success; a player’s god may spend one of his own Elves on it',
        '- Kin: you may take artifacts, Elves and Vanir dice from him; a Support god may lose life points in your place when you take Risks',
        '- Lucky Companion: when he makes a saving throw, you may take 1 Elf or 1 Vanir die that he would lose; with a Support god, you keep one of your own when you throw',
        '- Travel Companion: before you move you may go to his world, and then still move',
        'In the hard game only Odin and Freyia have relations, by their abilities. Others can be granted in either mode, for example with relations=frigg:kin:freyr.',
        'Our rulings: a Brother’s own abilities count for his die, but even Thor cancels 1 Risk for another god. Lucky Companions come after Brisingamen and Svalinn, and each takes one thing. Kin may be used at any time by the book; here you are asked in your own turn: before you move (and once more with a Travel Companion), before your mission, before Heroes and dice are chosen, and again between the roll and the Elves. A die taken then does not join the roll.',
      ],
    },
    'C-15.5': {
      title: 'The length of the game',
      text: [
        'Nidhogg has to take so many steps to the tree:',
        '- easy: 5 steps',
        '- hard: 7 steps',
        'That hard is longer is known. The numbers are our reconstruction; they make a game of about 60 and about 86 turns.',
      ],
    },
    'C-16.1': {
      title: 'Sources: the solo deck',
      text: [
        'The French summary deals as for two players, with two Support gods. The Japanese rulebook says one deck of all 18 cards. We follow the latter.',
      ],
    },
    'C-16.2': {
      title: 'Sources: Fenrir',
      text: [
        'The French summary takes only the action from the god, the Japanese rulebook move, action and fight. We follow the latter.',
      ],
    },
    'C-16.3': {
      title: 'Sources: lost faces',
      text: [
        'The texts show two or three pictures of lost faces, and one or three for Tyr. We use the model of C-13.2, which is our reading; Brisingamen saves any die that would be lost.',
      ],
    },
    'C-16.4': {
      title: 'Sources: columns',
      text: [
        'An example of the Japanese rulebook puts Alfheim above Muspellheim; the order of names in the English overview suggests Vanaheim there. We follow the example. An edition of your own can change it.',
      ],
    },
    'C-16.5': {
      title: 'Sources: Vanaheim',
      text: [
        'The Japanese rulebook says take two, the French summary up to two as far as there are. We follow the latter; with an empty reserve the action is not available.',
      ],
    },
    'C-16.6': {
      title: 'Sources: how long cards stay',
      text: [
        'Shops write that an enemy activates when it has appeared before in the same round. By the rulebook cards stay on the wheel until they are paired. We follow the rulebook.',
      ],
    },
    'C-16.7': {
      title: 'Sources: Lucky Companion',
      text: [
        'The rule speaks of a die that was rolled or an Elf that was used, its example of one that would be lost. We follow the example.',
      ],
    },
    'C-16.8': {
      title: 'Sources: winning',
      text: [
        'The French summary wins when a page with a tree is turned, the Japanese rulebook when Nidhogg stands on a tree. The former is for the campaign; here the latter counts.',
      ],
    },
    'C-16.9': {
      title: 'Sources: age',
      text: ['Most listings say 14 years and older, a few say 12. It changes nothing.'],
    },
    'C-17.1': {
      title: 'A world is ravaged and no marker is left',
      text: ['The gods have lost (C-4.9). This is our reconstruction.'],
    },
    'C-17.2': {
      title: 'A third enemy in a ravaged world',
      text: ['Nothing more happens; the world has its marker already.'],
    },
    'C-17.3': {
      title: 'Retreats can ravage',
      text: [
        'An enemy who retreats arrives like any other: if another one stands there, that world is ravaged.',
      ],
    },
    'C-17.4': {
      title: 'Turning never ravages',
      text: ['All who stand on a world turn with it, so no two enemies meet by turning.'],
    },
    'C-17.5': {
      title: 'Loki with the god whose turn it is',
      text: ['Our ruling: he stays, and the rest of his activation happens (C-7.2).'],
    },
    'C-17.6': {
      title: 'Futile fights',
      text: ['Our ruling: an enemy who cannot retreat cannot be fought (C-10).'],
    },
    'C-17.7': {
      title: 'Must the god die be rolled?',
      text: [
        'Yes, in every saving throw; only the number of Vanir dice is yours to choose, and it may be none. Our ruling: when no Risk is left there is no throw.',
      ],
    },
    'C-17.8': {
      title: 'Support gods give the bonus',
      text: ['A Support god in your world counts as another god for your action.'],
    },
    'C-17.9': {
      title: 'Support gods and creatures',
      text: [
        'Our ruling: Sleipnir, the runestones’ move, Saehrímnir, the goats Tanngrisnir and Tanngnjóstr, and Verdandi include Support gods, who have 5 life points at most. Verdandi may take life points from them, but not the last.',
      ],
    },
    'C-17.10': {
      title: 'When a Support god moves',
      text: [
        'Our ruling: after the activation and before the second step, also when Fenrir has ended the turn.',
      ],
    },
    'C-17.11': {
      title: 'Ódroerir and Valshamr together',
      text: [
        'Our ruling: they do not combine. Ódroerir needs a world without enemies; Valshamr only ignores them.',
      ],
    },
    'C-17.12': {
      title: 'Gullinbursti: fight first',
      text: [
        'Our ruling: if the fight has driven the enemy away, the action after it is judged without that enemy.',
      ],
    },
    'C-17.13': {
      title: 'Bonus and malus after a journey',
      text: ['Our ruling: with Ratatosk and with Geri and Freki the world you come to counts.'],
    },
    'C-17.14': {
      title: 'Ratatosk and a ravaged world',
      text: ['You can go there, but you do nothing there by this card.'],
    },
    'C-17.15': {
      title: 'Skuld with one card left',
      text: ['Our ruling: a deck of one card shows that one.'],
    },
    'C-17.16': {
      title: 'Urd with few cards on the wheel',
      text: ['Our ruling: if fewer than two lie there, those that do go.'],
    },
    'C-17.17': {
      title: 'Urd with one player',
      text: [
        'Our ruling: the cards go under the deck. A pair may be broken; the card that stays counts as the first copy.',
      ],
    },
    'C-17.18': {
      title: 'A creature without effect',
      text: ['Our ruling: it may be chosen, and nothing happens.'],
    },
    'C-17.19': {
      title: 'The last life point',
      text: ['Our ruling: neither Frigg nor anybody else can give away the last life point.'],
    },
    'C-17.20': {
      title: 'Thor’s surplus',
      text: ['Our ruling: if only one Risk is left, the second one of his success is wasted.'],
    },
    'C-17.21': {
      title: 'Travel Companion after Fenrir',
      text: ['Our ruling: when Fenrir has ended the turn, there is no travelling either.'],
    },
    'C-17.22': {
      title: 'Heimdall’s and Odin’s way',
      text: [
        'Our ruling: Midgard and Asgard are destinations of their normal move, not a move on top of it.',
      ],
    },
    'C-17.23': {
      title: 'How many artifacts',
      text: ['Our ruling: a god can hold any number of artifacts.'],
    },
    'C-17.24': {
      title: 'Giving things away',
      text: [
        'Our ruling: Elves, dice and artifacts change hands only by Gulltopp, Kin and Lucky Companion.',
      ],
    },
    'C-17.25': {
      title: 'Lost in the hour of victory',
      text: ['Whoever loses the last life point in a fight has lost, whatever the fight brings.'],
    },
    'C-17.26': {
      title: 'Nidhogg at the tree',
      text: ['Victory comes at once with his last step, before anything else.'],
    },
    'C-17.27': {
      title: 'Hel ravages and kills',
      text: [
        'First she moves and ravages, then the tree turns, then the life point is lost. If it was the last one, the game is lost.',
      ],
    },
    'C-17.28': {
      title: 'Valshamr in Midgard',
      text: [
        'Iormungand is ignored: alone you have the normal action, with another god the bonus.',
      ],
    },
  },
};

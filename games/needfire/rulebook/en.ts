import type { RulebookTexts } from './rules.ts';

/** The rulebook in English. */
export const en: RulebookTexts = {
  sources: {
    overview: 'manual r2024111500, overview',
    components: 'manual r2024111500, components',
    setUp: 'manual r2024111500, set-up',
    turn: 'manual r2024111500, how to play',
    step1: 'manual r2024111500, step 1',
    step2: 'manual r2024111500, step 2',
    step3: 'manual r2024111500, step 3',
    step4: 'manual r2024111500, step 4',
    scoring: 'manual r2024111500, end and scoring',
    example: 'manual r2024111500, captions of its examples',
    counted: 'follows from the manual by counting',
    inferred: 'our reading of the manual',
    ruling: 'our ruling',
    reconstruction: 'our reconstruction',
  },
  rules: {
    'N-1': {
      title: 'What the game is about',
      text: [
        'NeedFire is a card game for two to four players, by はくし (空理計画, 2024). It takes about an hour.',
        'You gather five humans in front of you and hold five flames in your hand. In every turn you exchange one flame and gain one human; both should suit what you already have.',
        'At the end your score is leadership times blessing. Leadership is the longest chain in which each of your humans reacts to the one before it. Blessing counts how often your humans react to your flames. The highest score wins.',
      ],
    },
    'N-2': {
      title: 'Cards and words',
      text: [
        'There are 26 elements, 13 white and 13 black. The colour matters to no rule.',
        '- 26 flames, one of each element. A flame shows its element.',
        '- 26 humans, one of each element. A human shows its own element and, below it, the four elements that it reacts to.',
        'A human reacts to another card, flame or human, when that card’s own element is among its four. Reacting goes one way: that Tiwaz reacts to Gebo does not mean that Gebo reacts to Tiwaz. Flames react to nothing, and no card reacts to itself.',
        'These words are used throughout:',
        '- warrior: a human that lies face up in the ring in the middle of the table',
        '- exile: a human in the face-down stack inside the ring',
        '- draw pile: face-down humans that will come into the ring',
        '- bonfire: a flame that lies outside the ring, face down or face up',
        '- ember: a face-down flame tucked under another card; there are always exactly two',
        '- igniting card: the card that gets an ember in step 4',
        '- your humans: those that lie face up in front of you',
      ],
    },
    'N-3': {
      title: 'Set-up',
      text: [
        'Set the game up in the order of N-3.1 to N-3.8. The numbers depend on how many play:',
        '- 2 players: 9 warriors, no human dealt, 2 exiles, 15 cards in the draw pile; 14 bonfires; 10 turns, 5 each',
        '- 3 players: 9 warriors, 1 human dealt to each, 4 exiles, 10 cards in the draw pile; 9 bonfires; 12 turns, 4 each',
        '- 4 players: 9 warriors, 1 human dealt to each, 2 exiles, 11 cards in the draw pile; 4 bonfires; 16 turns, 4 each',
      ],
    },
    'N-3.1': {
      title: 'The ring',
      text: [
        'Shuffle the humans. Lay nine of them face up in a ring, on places 1 to 9, and leave a gap as wide as a card between the last and the first. These are the warriors.',
      ],
    },
    'N-3.2': {
      title: 'A human for each player',
      text: [
        'With three or four players, deal one human face up to each of them. With two players nobody starts with one.',
      ],
    },
    'N-3.3': {
      title: 'The first exiles',
      text: [
        'Stack humans face down in the middle of the ring: 2 with two players, 4 with three, 2 with four. Nobody looks at them.',
      ],
    },
    'N-3.4': {
      title: 'The draw pile',
      text: ['All humans that are left lie face down in the gap of the ring: 15, 10 or 11 cards.'],
    },
    'N-3.5': {
      title: 'The hands',
      text: ['Shuffle the flames and deal five to each player. Your hand is for your eyes only.'],
    },
    'N-3.6': {
      title: 'The two embers',
      text: [
        'Tuck one flame, face down and unseen, under each of the two warriors next to the draw pile: those on places 1 and 9. Nobody looks at an ember before the scoring, not even when it lies under his own card.',
      ],
    },
    'N-3.7': {
      title: 'The bonfires',
      text: [
        'Lay all other flames face down outside the ring, each on a place of its own: 14, 9 or 4 bonfires.',
      ],
    },
    'N-3.8': {
      title: 'Who begins',
      text: [
        'Any way of choosing the first player will do. Here chance decides, or the option first=1 to first=4 names the seat. After a turn comes the player to the left.',
      ],
    },
    'N-4': {
      title: 'A turn',
      text: [
        'A turn has four steps, always in this order:',
        '- 1. Open a bonfire (N-4.1).',
        '- 2. Refill the ring (N-4.2).',
        '- 3. Swap a flame (N-4.3).',
        '- 4. Ignite a card and gain a human (N-4.4).',
      ],
    },
    'N-4.1': {
      title: 'Step 1: open a bonfire',
      text: [
        'Three or four players: choose a face-down bonfire without looking at it and turn it up. When all lie face up already, skip this step.',
        'Two players: look at three face-down bonfires. Turn one of them up and lay the other two back face down, in whichever of the two places you like (N-7.5).',
      ],
    },
    'N-4.2': {
      title: 'Step 2: refill the ring',
      text: [
        'Draw humans from the draw pile: 3 with two players, 2 with three, 1 with four. Put one of them face up on the empty place of the ring; the rest go face down to the exiles.',
        'Skip this step in the very first turn, when the ring is still full, and once the draw pile is empty.',
      ],
    },
    'N-4.3': {
      title: 'Step 3: swap a flame',
      text: [
        'Exchange one flame of your hand for a bonfire that has no ember under it. You have to do so in every turn.',
        'For a face-down bonfire you put your flame down face down; for a face-up one, face up (N-7.7).',
      ],
    },
    'N-4.4': {
      title: 'Step 4: ignite a card and gain a human',
      text: [
        'First choose the igniting card: any card that lies face up on the table and has no ember. It may be a warrior, a face-up bonfire, or a human in front of any player.',
        'Then pull out one of the two embers, wherever it lies, and tuck it unseen under the igniting card.',
        'Now count the warriors in the ring that react to the igniting card. Warriors with an ember count; humans in front of players do not.',
        '- Two or more: take one of these warriors and lay it face up in front of you. An ember under it comes along.',
        '- One or none: look at the top two exiles, lay one of them face up in front of you and return the other. Then send any warrior from the ring to the exiles. A single warrior that reacts is not taken.',
        'You choose the igniting card freely, so you may steer for either case on purpose.',
      ],
    },
    'N-5': {
      title: 'End and scoring',
      text: [
        'The game ends when every player has five humans. Each turn brings exactly one, so everybody has had the same number of turns.',
        'Leadership: start with any of your humans, go on with one that reacts to it, then with one that reacts to that, and so forth, none of them twice. The number of cards in the longest such chain is your leadership, from 1 to 5.',
        'Blessing: reveal your five flames and add every ember that lies under one of your humans. Only five flames count; if you have more, the best five do. For each of them count your humans that react to it. The sum is your blessing. A human may count for several flames.',
        'Your score is leadership times blessing. The highest score wins; players with the same score share the win. Embers under warriors, bonfires or exiles count for nobody.',
        'Example: with the humans Gebo, Tiwaz, Laguz, Nauthiz and Mannaz the longest chain is Gebo, Tiwaz, Laguz, Mannaz: leadership 4. To the flames Uruz and Isa two of them react each, to Gebo, Tiwaz and Wunjo one each: blessing 7. That makes 4 × 7 = 28 points.',
      ],
    },
    'N-6': {
      title: 'Where the cards are',
      text: [
        'In every turn the ring gains one human, while the draw pile lasts and except in the first turn, and loses one, whichever way step 4 goes. So the number of cards in each place depends on the turn alone. In the ring / in the draw pile / among the exiles / in front of players:',
        '- 2 players: after turn 1: 8/15/2/1; turn 2: 8/12/4/2; turn 4: 8/6/8/4; turn 6: 8/0/12/6; turn 8: 6/0/12/8; at the end, after turn 10: 4/0/12/10',
        '- 3 players: after turn 1: 8/10/4/4; turn 2: 8/8/5/5; turn 4: 8/4/7/7; turn 6: 8/0/9/9; turn 8: 6/0/9/11; turn 10: 4/0/9/13; at the end, after turn 12: 2/0/9/15',
        '- 4 players: after turn 1: 8/11/2/5; turn 2: 8/10/2/6; turn 4: 8/8/2/8; turn 8: 8/4/2/12; turn 12: 8/0/2/16; turn 14: 6/0/2/18; at the end, after turn 16: 4/0/2/20',
        'You can therefore never get stuck: the draw pile comes out even, there are always two exiles to look at, two bonfires or more can be swapped, and some face-up card has no ember.',
      ],
    },
    'N-7': {
      title: 'Questions that the manual leaves open',
      text: [
        'The manual is short, and some situations are not in it. N-7.1 to N-7.14 say how they are played here. They are ours, not the author’s. Where people may well want it otherwise, there is an option.',
      ],
    },
    'N-7.1': {
      title: 'Exiling a warrior with an ember',
      text: [
        'The ember stays under the card and goes to the exiles with it. It is still one of the two embers: anybody may pull it out in step 4, and whoever takes that exile gets it too. If it is there at the end, it counts for nobody.',
        'The option exileEmbered=forbidden does it the other way: a warrior with an ember cannot be exiled.',
      ],
    },
    'N-7.2': {
      title: 'Exiling the igniting card',
      text: [
        'When one warrior or none reacts, you may exile any warrior, also the one that you have just ignited. Its new ember follows N-7.1.',
      ],
    },
    'N-7.3': {
      title: 'The order of the exiles',
      text: [
        'New exiles go on top of the stack. With two players you choose which of the two humans left over from step 2 lies on top. In step 4 the exile that you return goes down first, the exiled warrior on top of it.',
      ],
    },
    'N-7.4': {
      title: 'Who sees what',
      text: [
        'Only you see the humans you draw, the bonfires you look at and the exiles you look at. Everybody sees the human you take and the warrior you exile; from then on the exile lies face down. How many cards a stack holds is open to all.',
      ],
    },
    'N-7.5': {
      title: 'Two players: laying bonfires back',
      text: [
        'You name three face-down places, see their flames and open one of them. The other two flames go back to the two remaining of these three places, as they lay or exchanged. The other player sees which place you opened, but not whether you exchanged the two.',
      ],
    },
    'N-7.6': {
      title: 'Looking again',
      text: [
        'You may not look a second time at a card that lies face down. The memory aid only shows you what you have seen by the rules; memoryAid=false turns it off for everybody.',
      ],
    },
    'N-7.7': {
      title: 'Swapping with a face-up bonfire',
      text: [
        'The flame that you give is put face up in the same place. You may choose it as the igniting card in the same turn.',
      ],
    },
    'N-7.8': {
      title: 'Swapping blind',
      text: [
        'When you swap with a face-down bonfire, you settle on the place before you see its flame, and there is no way back. What you looked at earlier you may of course choose knowingly.',
      ],
    },
    'N-7.9': {
      title: 'Igniting another player’s human',
      text: [
        'This is allowed: any face-up card on the table will do. That player may then end up with the ember.',
      ],
    },
    'N-7.10': {
      title: 'An ember cannot go back to its own card',
      text: [
        'The igniting card must be without an ember when you choose it, so the ember cannot return to the card that you pull it from.',
      ],
    },
    'N-7.11': {
      title: 'A human that lists its own element',
      text: [
        'In our table there is none, but an owner’s table may have one. An igniting warrior never counts as reacting to itself. A flame of the same element is another card, so for the blessing it counts.',
      ],
    },
    'N-7.12': {
      title: 'The chain is the longest possible',
      text: [
        'The game finds the longest chain for you. To stop earlier or to come back to the first card would gain nothing, as each card counts once.',
      ],
    },
    'N-7.13': {
      title: 'Places in the ring',
      text: [
        'A warrior’s place matters only for the two embers of the set-up. Warriors react from anywhere in the ring.',
      ],
    },
    'N-7.14': {
      title: 'One flame and one human of each element',
      text: [
        'The manual gives 26 elements, 26 flames and 26 humans. We take it that each element has one of each.',
      ],
    },
    'N-8': {
      title: 'What is known of the real reaction table',
      text: [
        'The sheet with the elements and their reactions is not in our hands. From the examples of the manual we know:',
        '- five names: Gebo, Tiwaz, Laguz, Nauthiz, Mannaz',
        '- Tiwaz reacts to Gebo, Laguz to Tiwaz, Nauthiz and Mannaz both to Laguz',
        '- neither of Nauthiz and Mannaz reacts to the other',
        '- there is a player with these five humans who scores leadership 4 and blessing 7',
        '- to some element at least three humans react',
        'How many humans react to each element is not said; on average it is four.',
      ],
    },
    'N-9': {
      title: 'The reconstructed deck',
      text: [
        'The table that is used unless you bring your own was made for this project. It is not the published one. The elements are the 24 runes of the elder row with Cweorth and Ear added; which ones are white or black is our choice.',
        'It keeps to all that is known (N-8) and is even: every human reacts to four elements, and four humans react to every element. Wherever you meet this deck it is called reconstructed.',
      ],
    },
    'N-9.7': {
      title: 'Playing with your own table',
      text: [
        'If you own the game, write the reactions of your cards into a file of the form needfire-deck/1 and give it as the option deck. The game then uses it instead of ours and keeps it with the saved game.',
        'Refused is a file that has not 26 elements, that names one twice, or in which a human does not list four different elements of the table. You are only warned when the colours are not 13 and 13, when a human lists its own element, when nobody reacts to an element, or when a reaction known from the manual is missing.',
      ],
    },
  },
};

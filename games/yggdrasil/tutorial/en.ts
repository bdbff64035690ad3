import type { TutorialTexts } from '@nineworlds/engine';

/** What the lesson says, step by step. */
export const en = {
  theme:
    'You are Thor. Six enemies march on Asgard, towards Odin’s Residence. Alone or with other gods, you have to hold them back.',
  goal: 'You win if you hold out to the end of the turn in which the last enemy card is drawn. You lose if, at the end of a turn, five enemies are beyond the wall, three beyond the door, or one in the Residence. The three meters count them.',
  card: 'Every turn begins with a card. This time it is Surt: he has taken a step, and a Fire Giant has gone into the black bag. The further an enemy has come, the harder he hits.',
  vikings:
    'Now you act three times, each time in another world. First you need Vikings, who make you strong in a fight: choose Midgard. The Valkyries fly to the white island and bring three tokens from its bag.',
  elf: 'Two Vikings have come; the third token was a Fire Giant. Now fetch an elf from Alfheim. An elf can still be added when the die has been cast.',
  weapon:
    'Third action: a weapon. It counts in every fight, but only against its own enemy. Choose Nidavellir, and there the weapon against Surt.',
  again:
    'Your turn is over and the next one has begun: Hel has taken a step and carried a Viking off to Helheim. Tokens in the bags are what your luck is made of.',
  fight:
    'Push Surt back: choose Asgard, then Surt, then 2 Vikings. The sheet adds up: 2 Vikings, 1 for the weapon, 1 for being Thor. You need 5, so a single hammer on the die will do: 4 faces out of 6.',
  spend: 'White: no hammer. You have 4, one too few. That is what the elf is for: add it.',
  beaten:
    'Surt is back at his start, where he harms nobody. Vikings and the elf are spent; the weapon stays. You have two actions left.',
  closed:
    'Worlds that you have used are closed until your next turn, and Niflheim needs a second god. Tap anything closed and it says why, with the rule.',
  tip: 'One tip: you cannot beat everybody back. Watch the meters, and fight those who are about to cross a line. Play on here as you like, or begin a real game.',
};

/** What the lesson says, in any language. */
export type LessonTexts = TutorialTexts<keyof typeof en>;

import type { TutorialTexts } from '@nineworlds/engine';

/** What the lesson says, step by step. */
export const en = {
  theme:
    'You are Thor. Six enemies are marching on Asgard, towards Odin’s Residence. Alone or with other gods, you have to hold them back.',
  goal: 'You win if you hold out to the end of the turn in which the last enemy card is drawn. You lose if, at the end of a turn, five enemies are beyond the wall, three are beyond the door, or one is in the Residence. The three meters count them.',
  card: 'Every turn begins with an enemy card. This time it was Surt: he has taken a step, and a Fire Giant has gone into the black bag. The further an enemy has come, the harder it hits.',
  vikings:
    'Now you have three actions, each in a different world. First you need Vikings, who make you strong in a fight: choose Midgard. The Valkyries fly to the white island and draw three tokens from its bag.',
  elf: 'Two of them were Vikings; the third was a Fire Giant. Now fetch an elf from Alfheim. You can still add an elf after you have seen the die.',
  weapon:
    'Third action: a weapon. It counts in every fight, but only against its own enemy. Choose Nidavellir, then the weapon against Surt.',
  again:
    'Your turn is over and the next one has begun: Hel has taken a step and carried a Viking off to Helheim. What is in the bags decides how lucky you can be.',
  fight:
    'Push Surt back: choose Asgard, then Surt, then 2 Vikings. The sheet adds up: 2 Vikings, 1 for the weapon, 1 because you are Thor. You need 5, so a single hammer on the die is enough: 4 faces out of 6.',
  spend: 'White: no hammer. You have 4, one short. That is what the elf is for: add it.',
  beaten:
    'Surt is back at the start, where he does no harm. The Vikings and the elf are spent; you keep the weapon. You have two actions left.',
  closed:
    'The worlds you have used are closed until your next turn, and Niflheim needs a second god. Tap anything that is closed to see why, with the rule.',
  tip: 'One tip: you cannot push everyone back. Watch the meters and fight the enemies that are about to cross a line. Play on here as long as you like, or start a real game.',
};

/** What the lesson says, in any language. */
export type LessonTexts = TutorialTexts<keyof typeof en>;

import type { TutorialTexts } from '@nineworlds/engine';

/** What the lesson says, step by step. */
export const en = {
  theme:
    'On a dark night a ring of humans stands around the fires. You call those who answer your flames and lead them to Valhalla; your rivals do the same.',
  goal: 'Everybody gathers five humans and holds five flames. Your score is leadership times blessing: the longest chain in which each human reacts to the one before, times how often your humans react to your flames.',
  ring: 'Every human shows four small runes: these are the ones it reacts to. Nine warriors stand in the ring, bonfires lie face down below it, and two embers lie under cards. Nobody else can see your own flames.',
  open: 'A turn has four steps. First, open a bonfire: turn up number 5.',
  swap: 'It is Nauthiz. The ring is full, so there is nothing to refill. Now you have to swap a flame: give Othala for this Nauthiz. Everybody will see Othala, because the bonfire lies face up.',
  ignite:
    'Now the heart of the game: you ignite a face-up card. If two or more warriors of the ring react to it, you take one of them. If fewer do, you choose among the exiles instead. Point at a card, or tap it, to see who would react.',
  ember:
    'Hagalaz makes four warriors react. Igniting moves an ember under the card: choose Hagalaz, and the ember from under Gebo.',
  take: 'Four warriors answer, and beside each you see the score it would bring. Take Eihwaz.',
  score:
    'Eihwaz now stands beside your Raidho. Under “Your score” you see the chain of your humans, and which of your flames they react to. Your rivals have played in the meantime; the log tells you what they did.',
  refill:
    'From now on the second step fills the gap in the ring: you draw two humans, put one into the ring and send the other to the exiles, where nobody else sees it.',
  tip: 'One tip: collect humans that react to each other first, then flames that many of them react to; a product grows fastest when both factors grow. Play on here as long as you like, or start a real game.',
};

/** What the lesson says, in any language. */
export type LessonTexts = TutorialTexts<keyof typeof en>;

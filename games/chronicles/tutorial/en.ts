import type { TutorialTexts } from '@nineworlds/engine';

/** What the lesson says, step by step. */
export const en = {
  theme:
    'You are the gods on a tree of nine worlds. Nidhogg gnaws at its roots, and five more enemies wake again and again, climb the tree and ravage its worlds. In this lesson you play Thor, Freyia and Odin.',
  goal: 'You win when Nidhogg has crept all the way to the tree: you only have to hold out until then. There are several ways to lose; the defeat watch shows how close each of them is.',
  tree: 'The three rows are three levels. You move along a row, or up and down a trunk. The middle row lies on a belt: when it turns, its worlds move to other trunks.',
  order:
    'Each round, every god puts a card face down on the wheel. The second card of an enemy wakes that enemy. You decide on the order: choose Thor, then Freyia, and Odin comes last.',
  move: 'Thor’s card was Loki. It stays on the wheel, and another Loki card would wake him. Thor may move and then do one thing. Send him to Midgard.',
  hero: 'In Midgard you can call a Hero to Valhalla, who will cancel one Risk for any god. Act here.',
  elves:
    'Freyia’s card was Nidhogg, the first one, so nothing happens. Send her to Alfheim for Elves.',
  take: 'Act and take 2 Elves. An Elf turns one failed die into a success, but only for the god who holds it.',
  wake: 'Odin’s card is Loki, the second one: Loki wakes! He has come to Asgard, the middle row has turned by one world, and an Iotunn has come into play.',
  stay: 'Loki is now in Odin’s world, so let Odin stay.',
  fight:
    'A fight always succeeds: Loki goes straight to the Cage. But it has a price: his strength is 2, so Odin takes 2 Risks. Fight Loki.',
  spend:
    'The sheet shows what can cancel Risks, with exact odds. Every Risk that is left costs a life point. Spend the Hero that Thor called.',
  caged:
    'The die failed, so Odin has lost one life point; without the Hero it would have been two. And Loki is in the Cage. A new round begins.',
  tip: 'One tip: look at the wheel when you choose the order. It shows how likely each god is to wake an enemy; save a god who can repair the damage for later in the round. Play on here as long as you like, or start a real game.',
};

/** What the lesson says, in any language. */
export type LessonTexts = TutorialTexts<keyof typeof en>;

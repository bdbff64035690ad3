import type { TutorialTexts } from '@nineworlds/engine';

/** What the lesson says, step by step. */
export const en = {
  theme:
    'You are the gods on a tree of nine worlds. Below it Nidhogg gnaws; five more enemies wake again and again, climb and ravage worlds. In this lesson you play Thor, Freyia and Odin.',
  goal: 'You win when Nidhogg has crept all the way to the tree: you only have to hold out until then. There are several ways to lose; the defeat watch shows each with how far away it is.',
  tree: 'Three rows are three levels, and you walk along a row or up and down a trunk. The middle row lies on a belt: it turns, and what stands below what changes.',
  order:
    'A round: each god has put a card face down on the wheel. A second card of the same enemy wakes it. You decide who goes first; take Thor, then Freyia, and Odin comes last.',
  move: 'Thor’s card was Loki: he lies on the wheel now, and another Loki would wake him. Thor may move and then do one thing. Send him to Midgard.',
  hero: 'In Midgard a Hero can be called to Valhalla; he will cancel one Risk for anybody. Act here.',
  elves:
    'Freyia’s card was Nidhogg: a first one, so nothing happens. Send her to Alfheim for Elves.',
  take: 'Act and take 2 Elves. An Elf turns one failed die into a success, but only for the god who has it.',
  wake: 'Odin’s card is Loki, the second one: Loki wakes! He has climbed to Asgard, the middle row has turned by one world, and an Iotunn has come into play.',
  stay: 'Loki stands right where Odin is. So let Odin stay.',
  fight:
    'A fight always succeeds: Loki goes to the Cage at once. What it costs is another matter: his strength is 2, so Odin takes 2 Risks. Fight Loki.',
  spend:
    'The sheet shows what may cancel Risks, with exact odds. Every Risk that is left costs a life point. Spend the Hero that Thor has called.',
  caged:
    'The die failed, so Odin has lost one life point; without the Hero it would have been two. And Loki sits in the Cage. A new round begins.',
  tip: 'One tip: when you choose the order, look at the wheel. It says how likely each god is to wake somebody; keep a god who can mend things for later. Play on here as you like, or begin a real game.',
};

/** What the lesson says, in any language. */
export type LessonTexts = TutorialTexts<keyof typeof en>;

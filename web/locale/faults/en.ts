import type { FactsOf, Named, SameTexts } from '@nineworlds/engine';

/** What can be wrong with what a page wants of its host. */
export const en = {
  notYourSeat: 'This seat is not yours to look at.',
  noSuchTable: 'This game is not saved in this browser.',
  storageBlocked: 'This browser does not let the page read its storage.',
  savedElsewhere:
    'This link works only in the browser where the game is saved, and that is not this one. To take a game elsewhere, share it or save it to a file there.',
  openElsewhere: 'This game is open in another tab.',
  onlyReplay: 'A replay can only be looked at.',
  badLink: 'This link is not complete, or somebody has changed it.',
  noSuchBranch: 'There is no such branch.',
  noAdviser: 'Nobody can give advice here.',
  noSecretsByHand: 'Chance cannot be typed in where players have secrets from each other.',
  badSeed: (f: Named<'value'>) =>
    `“${f.value}” is not a seed: use 1 to 64 letters, digits or signs without spaces.`,
  notJson: 'This is neither a record nor a link of Nine Worlds.',
  secretsWhileRunning:
    'While this game is running, a link would give hidden cards away. Share it once it is over, or save a file for yourself.',
  lostToTab: 'This game is being played in another tab. Nothing is lost.',
  unknownAddress: 'This address leads nowhere.',
  damaged: 'This has been changed since it was saved, or it is damaged.',
  newerFormat:
    'This was written by a newer version of Nine Worlds. Reload this page, or update the program.',
  savedDamaged: 'The saved game in this browser is damaged. Nothing has been changed.',
  savedByOtherRules: (f: Named<'from' | 'to'>) =>
    `The rules have changed since this game was saved (version ${f.from} → ${f.to}), and its position can no longer be read. The old record is still there.`,
  botStays:
    'While the game is running, a bot keeps its seat: anyone who took it would see its cards.',
  cancelled: 'This was cancelled.',
  searchFailed: 'The search failed. The game goes on; try again.',
  adviceIsOff: 'No advice is given at this table.',
  reviewAfterEnd: 'While this game is running, a review would give hidden cards away.',
} as const;

/** The same in any language. */
export type FaultTexts = SameTexts<typeof en>;

/** What can be wrong, with the facts that the sentences ask for. */
export type PageReasons = FactsOf<typeof en>;

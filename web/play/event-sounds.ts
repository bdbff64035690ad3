/** The sounds of the table. */
export type Sound =
  | 'tap'
  | 'knock'
  | 'rattle'
  | 'drum'
  | 'horn'
  | 'clang'
  | 'slide'
  | 'crackle'
  | 'rise'
  | 'fall'
  | 'chime';

/** What events sound like, game by game. What is not listed is silent. */
const SOUNDS: Readonly<Record<Sound, string>> = {
  tap: '',
  chime: '',
  drum: 'enemyAdvanced enemyDragged enemyActivated enemyMoved nidhoggCrept iormungandCrossed iotunnCame',
  rattle: 'dieRolled rollChosen godDieRolled vanirDieRolled stoneThrown',
  knock: `weaponForged elfTaken vikingsGathered valkyriesMoved vanirAdvanced giantTurned
    godMoved artifactTaken elvesTaken diceTaken heroesCalled cardRevealed
    warriorPlaced warriorTaken flameSwapped openFlameSwapped exileKept`,
  clang: 'worldRavaged islandFlooded fenrirAngered warriorExiled',
  slide: 'treeTurned flamesLaidBack',
  crackle: 'ignited fireAdded fireGathered fireBurnt bonfireOpened emberRevealed',
  rise: 'fightWon fenrirCalmed runeCompleted iotunnDefeated risksCancelled worldHealed',
  fall: 'fightLost fenrirRaged livesLost vikingsSlain anonymousTaken',
  horn: 'gameLost gameWon gameEnded',
};

/** The sound of each event that has one. */
export const EVENT_SOUNDS: ReadonlyMap<string, Sound> = new Map(
  Object.entries(SOUNDS).flatMap(([sound, names]) =>
    names
      .split(/\s+/)
      .filter((name) => name !== '')
      .map((name) => [name, sound as Sound] as const),
  ),
);

/** More at once would only be noise. */
const MOST = 3;

/** The sounds of what happened in one step, each once. */
export function soundsOf(names: readonly string[]): readonly Sound[] {
  const heard = names.flatMap((name) => EVENT_SOUNDS.get(name) ?? []);
  return [...new Set(heard)].slice(0, MOST);
}

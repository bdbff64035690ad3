import { BAG_WORDS, ENEMY_WORDS, TRACK_END } from './data.ts';
import type { MiniTrackView } from './game.ts';

/** The text of a view, for a terminal. */
export function drawMiniTrack(shown: MiniTrackView): string {
  const track = shown.enemies.map((place, enemy) => {
    const cells = '.'.repeat(TRACK_END + 1).split('');
    cells[place] = '#';
    return `${ENEMY_WORDS[enemy].padEnd(8)} ${cells.join(' ')}   ${shown.cards[enemy]} cards`;
  });
  const bags = shown.bags.map(
    (bag, i) =>
      `${BAG_WORDS[i].padEnd(8)} ${bag.vikings} vikings, ${bag.fire} fire${bag.sunk ? ', under water' : ''}`,
  );
  const players = shown.players.map(
    (player, seat) =>
      `${seat === shown.active ? '>' : ' '} seat ${seat + 1}  ${player.vikings} vikings, weapon ${player.weapon}, ${player.elves} elves`,
  );
  return [`turn ${shown.turn}, ${shown.giants} giants`, ...track, '', ...bags, '', ...players].join(
    '\n',
  );
}

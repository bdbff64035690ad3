import type { Provenance, RuleText } from '@nineworlds/engine';

const TRADITION = 'Tradition: small boards of the tafl family, as boards and verses tell';
const OURS = 'Our ruling';

function rule(id: string, title: string, source: string, ...text: string[]): RuleText {
  const provenance: Provenance = source === OURS ? 'ours' : 'published';
  return { id, title, text: text.join('\n'), source, provenance };
}

/** The rules in our own words. */
export const RULEBOOK: readonly RuleText[] = [
  rule(
    'H-1',
    'The board',
    TRADITION,
    'Seven by seven squares. The king stands in the centre (d4) with a defender on each side; eight besiegers stand in pairs behind them, along the arms of the cross.',
  ),
  rule(
    'H-2',
    'Turns',
    OURS,
    'The besiegers begin; then the sides take turns. Nothing is left to chance.',
  ),
  rule('H-3', 'Moving', TRADITION, 'In a turn one piece of yours moves.'),
  rule(
    'H-3.1',
    'Straight on',
    TRADITION,
    'A piece moves along a row or a column as far as you like, never over another piece.',
  ),
  rule(
    'H-3.2',
    'The king’s squares',
    OURS,
    'Only the king may stop in the centre or in a corner. Others may pass over the empty centre.',
  ),
  rule(
    'H-4',
    'Taking',
    TRADITION,
    'An enemy between the piece that has just moved and something hostile opposite is taken. Who moves between two enemies is safe.',
  ),
  rule(
    'H-4.1',
    'Hostile pieces',
    OURS,
    'Every piece is hostile to the other side; the king takes like a defender.',
  ),
  rule(
    'H-4.2',
    'Hostile squares',
    OURS,
    'Empty corners and the empty centre are hostile to both sides.',
  ),
  rule(
    'H-4.3',
    'Catching the king',
    OURS,
    'The king is taken like anybody else (H-4); in the centre it takes besiegers on all four sides.',
  ),
  rule('H-5', 'Winning', TRADITION, 'The game ends at once when one of these comes to pass.'),
  rule('H-5.1', 'The defenders win', TRADITION, 'The king stands in a corner.'),
  rule('H-5.2', 'The besiegers win', TRADITION, 'The king is taken.'),
  rule(
    'H-6',
    'Nobody wins',
    OURS,
    'After a hundred turns, or as many as you agree on, the game is drawn; also when a side is to move and cannot.',
  ),
];

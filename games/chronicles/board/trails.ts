import type { ChroniclesView } from '../view/view.ts';

/** Where every piece stands, by its word: a world, or `cage`. */
type Places = Readonly<Record<string, string>>;

function placesOf({ enemies, gods, iotunns }: ChroniclesView): Places {
  return Object.fromEntries([
    ...enemies.map(({ enemy, place }) => [enemy, place]),
    ...gods.filter(({ god }) => god !== 'none').map(({ god, world }) => [god, world]),
    ...iotunns.map(({ iotunn, place }) => [iotunn, place]),
  ]);
}

/** The worlds that pieces have left between two views, by piece. */
export function leftBetween(before: ChroniclesView, after: ChroniclesView): Places {
  const now = placesOf(after);
  return Object.fromEntries(
    Object.entries(placesOf(before)).filter(
      ([piece, place]) => now[piece] !== undefined && now[piece] !== place,
    ),
  );
}

import type { GodWord } from '../../data/gods.ts';
import type { SagaTexts } from '../../sagas/index.ts';
import { rowsOf, type ShownBox } from '../boxes.ts';
import type { CampaignState } from '../state.ts';
import type { CampaignLabels } from './en.ts';

/** What a campaign is shown with. */
export interface Showing {
  readonly labels: CampaignLabels;
  /** What gods and relations are called. */
  readonly nameOf: (word: string) => string;
  /** The texts of a saga that has been reached; undefined where it is none of ours. */
  readonly textsOf: (saga: number) => Promise<SagaTexts | undefined>;
}

/** A campaign in full: sagas, XP and sheets. */
export async function shownCampaign(
  state: CampaignState,
  showing: Showing,
): Promise<readonly string[]> {
  const { labels, nameOf } = showing;
  const { name, supports, games, defeats } = state;
  const gods = supports.map((god) => nameOf(god)).join(', ');
  return [
    name,
    ...(await sagaLines(state, showing)),
    labels.games(games, defeats),
    ...(gods === '' ? [] : [labels.supports(gods)]),
    ...state.seats.flatMap((seat) => [
      '',
      labels.seat(nameOf(seat.god), seat.name),
      `  ${labels.xp(seat.earned, seat.spent, seat.saved)}${seat.canBuy ? ` - ${labels.canBuy}` : ''}`,
      ...rowsOf(seat, state.seats.length).map(({ row, boxes }) => {
        const label =
          row in labels.rows ? labels.rows[row as keyof typeof labels.rows] : nameOf(row);
        return `  ${boxes.map((box) => drawn(box, nameOf)).join(' ')}  ${label}`;
      }),
    ]),
    '',
    labels.legend,
  ];
}

/** C-15.57, C-15.17: the sagas that were won. One that has not been reached is not named. */
async function sagaLines(
  { sagas, won, next }: CampaignState,
  { labels, textsOf }: Showing,
): Promise<readonly string[]> {
  const lines = sagas.map(async ({ number }) => {
    const isReached = next === undefined || number <= next;
    if (!isReached) return labels.sealed(number);
    const title = (await textsOf(number))?.title ?? '';
    const saga = labels.saga(number, title);
    const played = won.find((one) => one.saga === number);
    if (played === undefined) return labels.running(saga);
    return played.games === 0 ? labels.wonBefore(saga) : labels.won(saga, played.games);
  });
  return Promise.all(lines);
}

/** C-15.60: a box of a sheet, as the legend has it. */
function drawn({ cost, state, god }: ShownBox, nameOf: (god: GodWord) => string): string {
  const named = god === undefined ? '' : ` ${nameOf(god)}`;
  switch (state) {
    case 'given':
      return `[*${named}]`;
    case 'had':
      return `[x${named}]`;
    case 'open':
      return `[${cost}]`;
    case 'dear':
      return `(${cost})`;
    case 'later':
      return `·${cost}·`;
    case 'closed':
      return '[#]';
  }
}

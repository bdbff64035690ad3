import type { WorldWord } from '../../data/worlds.ts';

/** The world that stands above the story of each page of our sagas, by the saga's number. */
const PICTURES: readonly (readonly WorldWord[])[] = [
  ['asgard', 'niflheim', 'svartalfheim'],
  ['iotunheim', 'midgard', 'muspellheim'],
  ['alfheim', 'vanaheim', 'iotunheim'],
  ['niflheim', 'midgard', 'asgard'],
  ['asgard', 'midgard', 'muspellheim'],
  ['asgard', 'iotunheim', 'muspellheim'],
];

/** The picture of a page; Midgard for those of an owner. */
export function pictureOf(saga: number, page: number): WorldWord {
  return PICTURES[saga - 1]?.[page - 1] ?? 'midgard';
}

import type { BoardIcon } from '@nineworlds/board';

type Drawn = Exclude<BoardIcon, ''>;

/** What is drawn on the figures of a group and on the tokens of a kind, where the sagas of this game have them. */
const GROUPS: Readonly<Record<string, Drawn>> = {
  sons: 'snow',
  wolves: 'fenrir',
  servants: 'anonymous',
  ship: 'viking',
};
const KINDS: Readonly<Record<string, Drawn>> = {
  oath: 'ring',
  betrayal: 'branch',
  strand: 'rope',
};

/** The drawing of a saga figure; a shield for groups of an owner's saga. */
export function groupIcon(group: string): Drawn {
  return Object.hasOwn(GROUPS, group) ? (GROUPS[group] ?? 'shield') : 'shield';
}

export function tokenIcon(kind: string): Drawn {
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? 'diamond') : 'diamond';
}

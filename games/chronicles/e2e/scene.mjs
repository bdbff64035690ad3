/**
 * The game in a browser test: a save of which much has happened, and what its board shows then.
 * @type {import('../../../e2e/play/scene.ts').Scene}
 */
export const scene = {
  seats: [
    { kind: 'human', name: 'Ask' },
    { kind: 'human', name: 'Embla' },
    { kind: 'human', name: 'Bure' },
  ],
  seed: 'mid',
  plies: 109,
  parts: ['.watches > li', 'button.world', '.question .chips .btn'],
  danger: '.watches',
  risk: 'onSheet',
};

/**
 * The game in a browser test: a save of which much has happened, and what its board shows then.
 * @type {import('../../../e2e/play/scene.ts').Scene}
 */
export const scene = {
  seats: [
    { kind: 'human', name: 'Ask' },
    { kind: 'bot', bot: 'greedy', name: 'Embla' },
    { kind: 'bot', bot: 'greedy', name: 'Bure' },
  ],
  seed: 'mid',
  plies: 60,
  parts: ['.ring > ol > li', '.question .chips .btn'],
  danger: '.danger',
  risk: 'confirm',
};

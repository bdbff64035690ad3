// Only who plays with bots that think ahead loads what knows their names and settings.
export { requireBot } from '@nineworlds/bots';

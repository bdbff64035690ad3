// Whoever thinks ahead loads this; who only plays with simple bots does not.
export { type Advised, Adviser } from './advice.ts';
export { Clairvoyant } from './clairvoyant.ts';
export {
  type Review,
  type ReviewedDecision,
  type ReviewedStep,
  type ReviewTask,
  review,
} from './review.ts';
export { type Estimate, Search } from './search.ts';
export { SearchBot } from './search-bot.ts';
export { runTask, type Task, type TaskAnswer, type TaskNews } from './tasks.ts';
export { WinModel } from './win-model.ts';

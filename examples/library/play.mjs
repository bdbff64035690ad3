// Playing: a table at which you sit with a bot. Lines are what a person would type; the table checks
// them, settles chance, lets the bot answer and keeps the record.
//   node examples/library/play.mjs
import { botRng, loadBot } from '@nineworlds/bots';
import { checkOptions, Faults, kernelTextsOf, reasonText } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { choicesAfter, Table, visibleEntry } from '@nineworlds/table';

const SEED = 'a quiet evening';
const ME = 0;

const needfire = gameById('needfire');
if (needfire === undefined) throw new Error('there is no NeedFire');
const module = await needfire.load();
const { game } = module;
const faults = new Faults();
const options = checkOptions(game.options, { seats: 2 }, faults);
if (options === undefined) throw new Error(JSON.stringify(faults.list));

const table = new Table({
  game,
  options,
  seats: [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', bot: 'greedy' },
  ],
  seed: SEED,
  fate: 'hmac',
  nonces: ['', ''],
  chance: 'fate',
});
const greedy = await loadBot('greedy', module, options);
const rng = botRng(SEED, 1);

/**
 * The first line there is: a person would choose.
 * @param {string} beginning
 * @returns {string}
 */
function firstLine(beginning) {
  const { list } = choicesAfter((line) => table.readFor(ME, line), beginning);
  const [choice] = list;
  return choice?.goesOn ? firstLine(choice.line) : (choice?.line ?? beginning);
}

/** Lets the bot answer for as long as it is asked. */
function playBot() {
  while (table.botToMove() !== undefined) {
    const entry = table.playBot(greedy, rng);
    // Only what Ann may know: the bot's cards are `?`.
    const told = visibleEntry(entry, ME);
    if ('lines' in told) console.log(told.lines.map(({ line }) => line).join(', '));
  }
}

playBot();
// What cannot be played is refused with the rule that closes the door, in any of four languages.
const refused = table.send({ type: 'line', seat: ME, seq: table.seq, line: 'open 99' });
if ('refusal' in refused) {
  const sentence = reasonText(await kernelTextsOf('en'), undefined, refused.refusal);
  console.log(`${refused.refusal.rule}: ${sentence}`);
}

// The rules can be read, too: each with its id, its title, its text and where it comes from.
const [first] = await module.rulebook('en');
if (first !== undefined) console.log(`${first.id} ${first.title} (${first.source})`);

while (!table.over) {
  const answer = table.send({ type: 'line', seat: ME, seq: table.seq, line: firstLine('') });
  if ('refusal' in answer) throw new Error(answer.refusal.reason);
  playBot();
}

console.log(`${table.ply} lines, scores ${table.results?.scores.join(' : ')}`);
console.log(`record: ${table.record('revealed').hash}`);

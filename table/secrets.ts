import { fastFate, type GameDef, hashOf, Match, type Options } from '@nineworlds/engine';

/** Whether anybody at a table of this game knows what others do not. */
export function haveSecrets(game: GameDef, options: Options): boolean {
  const dealt = new Match(game, options);
  dealt.settleAllChance(fastFate('any'));
  const whole = hashOf(dealt.position);
  const observation = game.blank(options);
  return Array.from({ length: game.seatCount(options) }, (_, seat) => seat).some((seat) => {
    game.observe(dealt.position, seat, observation);
    return hashOf(observation) !== whole;
  });
}

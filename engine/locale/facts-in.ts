import type { Facts } from '../faults.ts';

/** The names of the facts that a text asks for: `word` in `no answer goes on with {word}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * The facts that each of some texts has to be given. More may be given: programs read them. So a
 * misspelt key, or a fact that is missing or misspelt, does not compile.
 */
export type FactsIn<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: Readonly<Record<NamesIn<Texts[Key]>, string | number>> & Facts;
};

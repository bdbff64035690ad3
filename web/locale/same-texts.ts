/** A catalogue with the keys of another one: a missing text does not compile. */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : SameTexts<T[K]>;
};

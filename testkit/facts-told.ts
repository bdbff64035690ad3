/** The names of the facts that a text of a catalogue tells. */
export function factsTold(text: unknown): readonly string[] {
  if (typeof text !== 'function') return [];
  const told = new Set<string>();
  const facts = new Proxy(
    {},
    {
      get(_, name) {
        told.add(String(name));
        return `<${String(name)}>`;
      },
    },
  );
  text(facts);
  return [...told].sort();
}

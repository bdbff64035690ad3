const owners = new Map<string, string>();

/**
 * The class that keeps a component's styles apart. Every element that is styled carries it, so its
 * letters are a part of every script: four of the hash are enough, and the build fails if they are not.
 */
export function shortClass(hash: string, component: string): string {
  const name = `s${hash.slice(0, 4)}`;
  const owner = owners.get(name) ?? component;
  if (owner !== component)
    throw new Error(`${component} and ${owner} have the same class, ${name}`);
  owners.set(name, component);
  return name;
}

/** A node of a script as a parser gives it. */
interface Node {
  readonly type: string;
}

/**
 * The names of a script's own variables that get another value after their first one. What a function
 * declares itself hides such a variable in it.
 */
export function changingNames(program: Node): ReadonlySet<string> {
  const times = new Map<string, number>();
  const set = (name: string) => times.set(name, (times.get(name) ?? 0) + 1);
  const walk = (node: Node, hidden: ReadonlySet<string>): void => {
    const inside = isFunction(node) ? new Set([...hidden, ...declaredIn(node)]) : hidden;
    for (const name of setBy(node)) if (!inside.has(name)) set(name);
    for (const child of childrenOf(node)) walk(child, inside);
  };
  walk(program, new Set());
  return new Set([...times].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

function isFunction({ type }: Node): boolean {
  return /Function/.test(type);
}

/** The variables that a node sets. */
function setBy(node: Node): readonly string[] {
  if (node.type === 'VariableDeclarator' && part(node, 'init') !== undefined)
    return namesIn(part(node, 'id'));
  if (node.type === 'AssignmentExpression') return namesIn(part(node, 'left'));
  // It has a value before.
  if (node.type === 'UpdateExpression') return namesIn(part(node, 'argument')).flatMap(twice);
  if (/^For(In|Of)Statement$/.test(node.type)) return namesIn(part(node, 'left')).flatMap(twice);
  return [];
}

function twice(name: string): readonly string[] {
  return [name, name];
}

/** All that a function declares: its parameters, and what is in it but not in functions in it. */
function declaredIn(func: Node): readonly string[] {
  const names = parts(func, 'params').flatMap(namesIn);
  if (func.type === 'FunctionExpression') names.push(...namesIn(part(func, 'id')));
  const walk = (node: Node): void => {
    if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type))
      names.push(...namesIn(part(node, 'id')));
    if (node.type === 'CatchClause') names.push(...namesIn(part(node, 'param')));
    if (!isFunction(node)) childrenOf(node).forEach(walk);
  };
  parts(func, 'body').forEach(walk);
  return names;
}

/** The variables in a pattern; what belongs to an object is none. */
function namesIn(pattern: Node | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [String(Reflect.get(pattern, 'name'))];
    case 'ObjectPattern':
      return parts(pattern, 'properties').flatMap((one) =>
        namesIn(part(one, 'value') ?? part(one, 'argument')),
      );
    case 'ArrayPattern':
      return parts(pattern, 'elements').flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(part(pattern, 'left'));
    case 'RestElement':
      return namesIn(part(pattern, 'argument'));
    default:
      return [];
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.keys(node).flatMap((key) => parts(node, key));
}

function part(node: Node, key: string): Node | undefined {
  return parts(node, key)[0];
}

function parts(node: Node, key: string): readonly Node[] {
  const value: unknown = Reflect.get(node, key);
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

// The texts in a catalogue that is TypeScript: what stands for a translator in each of its keys, and where.
import ts from 'typescript';

/**
 * One text. `cell` is what a translator sees: a text as it reads, one with facts as `only ${f.count} left`, and
 * where a sentence is put together in another way, its code.
 * @typedef {{
 *   readonly key: string,
 *   readonly form: 'text' | 'template' | 'code',
 *   readonly cell: string,
 *   readonly start: number,
 *   readonly end: number,
 *   readonly params: readonly string[],
 * }} Text
 */

/**
 * @param {string} source
 * @param {string} lang what the exported catalogue is named after
 * @returns {Text[]}
 */
export function textsInScript(source, lang) {
  const file = parsed(source);
  /** @type {Text[]} */
  const texts = [];

  /**
   * @param {string} key
   * @param {ts.Expression} given
   * @param {readonly string[]} params
   */
  function visit(key, given, params) {
    const node = bare(given);
    if (ts.isObjectLiteralExpression(node)) {
      node.properties.forEach((property, i) => {
        if (ts.isPropertyAssignment(property)) {
          visit(joined(key, nameText(property.name)), property.initializer, params);
        } else if (ts.isSpreadAssignment(property)) {
          visit(joined(key, `...${i}`), property.expression, params);
        }
      });
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, i) => {
        visit(joined(key, `${i}`), element, params);
      });
    } else if (ts.isArrowFunction(node)) {
      const own = [...params, ...node.parameters.flatMap(({ name }) => namesIn(name))];
      if (ts.isBlock(node.body)) add(key, 'code', node.body, own);
      else visit(key, node.body, own);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      add(key, 'text', node, params);
    } else if (ts.isTemplateExpression(node)) {
      add(key, 'template', node, params);
    } else if (isLookUp(node)) {
      visit(key, node.arguments[0], params);
    } else {
      add(key, 'code', node, params);
    }
  }

  /**
   * @param {string} key
   * @param {Text['form']} form
   * @param {ts.Node} node
   * @param {readonly string[]} params
   */
  function add(key, form, node, params) {
    if (form === 'code' && !saysSomething(node, lang)) return;
    const [start, end] = [node.getStart(file), node.getEnd()];
    texts.push({ key, form, cell: cellOf(form, node, source), start, end, params });
  }

  /** The catalogue is named after its language; what it is put together with keeps its name. */
  function keyOf(/** @type {string} */ name, /** @type {ts.Expression} */ value) {
    if (name === lang) return '';
    return ts.isArrowFunction(value) ? `${name}()` : name;
  }

  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const [own = ''] = namesIn(name);
        if (initializer !== undefined) visit(keyOf(own, initializer), initializer, []);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.body !== undefined) {
      const params = statement.parameters.flatMap(({ name }) => namesIn(name));
      add(`${statement.name?.text ?? ''}()`, 'code', statement.body, params);
    }
  }
  return texts;
}

/**
 * What is written into the source for a changed cell, or what is wrong with it.
 * @param {string} source
 * @param {Text} text
 * @param {string} cell
 * @returns {{ readonly code: string } | { readonly wrong: string }}
 */
export function codeFor(source, text, cell) {
  if (text.form === 'text') return { code: quoted(cell) };
  const code = text.form === 'template' ? templateOf(cell) : cell;
  if (code === undefined) return { wrong: 'a ${ is not closed' };
  const [before, after] = [source.slice(text.start, text.end), code].map((body) =>
    factsIn(body, text),
  );
  if (before === undefined || after === undefined)
    return { wrong: 'this is not code that can be read' };
  const lost = [...before.facts].filter((fact) => !after.facts.has(fact));
  if (lost.length > 0) return { wrong: `a fact is missing: ${lost.join(', ')}` };
  const unknown = [
    ...[...after.facts].filter((fact) => !before.facts.has(fact)),
    ...[...after.names].filter((name) => !declaredIn(source).has(name)),
  ];
  return unknown.length > 0 ? { wrong: `nothing is called ${unknown.join(', ')}` } : { code };
}

/** @param {string} source */
function parsed(source) {
  return ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
}

/**
 * @param {Text['form']} form
 * @param {ts.Node} node
 * @param {string} source
 */
function cellOf(form, node, source) {
  if (form === 'text') return /** @type {ts.StringLiteral} */ (node).text;
  if (form === 'code') return node.getText();
  const { head, templateSpans } = /** @type {ts.TemplateExpression} */ (node);
  const spans = templateSpans.map(
    ({ expression, literal }) =>
      `\${${source.slice(expression.getStart(), expression.getEnd())}}${literal.text}`,
  );
  return head.text + spans.join('');
}

/** A template of what a translator wrote; undefined if a `${` has no end. */
function templateOf(/** @type {string} */ cell) {
  const plain = (/** @type {string} */ text) =>
    text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('\n', '\\n');
  let [template, at] = ['', 0];
  for (;;) {
    const open = cell.indexOf('${', at);
    if (open < 0) return `\`${template}${plain(cell.slice(at))}\``;
    const close = endOfCode(cell, open + 2);
    if (close === undefined) return undefined;
    template += plain(cell.slice(at, open)) + cell.slice(open, close + 1);
    at = close + 1;
  }
}

/** Where the code that begins at a place ends with `}`. */
function endOfCode(/** @type {string} */ text, /** @type {number} */ from) {
  for (let close = text.indexOf('}', from); close >= 0; close = text.indexOf('}', close + 1)) {
    if (isSound(`(${text.slice(from, close)})`)) return close;
  }
  return undefined;
}

function isSound(/** @type {string} */ code) {
  return ts.transpileModule(code, { reportDiagnostics: true }).diagnostics?.length === 0;
}

/** A text in quotation marks. */
function quoted(/** @type {string} */ text) {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
}

/**
 * The facts that code tells, and what else it names; undefined if it cannot be read.
 * @param {string} body
 * @param {Text} text
 */
function factsIn(body, { params }) {
  const code = `(${params.join(', ')}) => ${body}`;
  if (!isSound(code)) return undefined;
  /** @type {Set<string>} */
  const facts = new Set();
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} */
  const local = new Set();

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      for (const name of namesIn(node.name)) local.add(name);
    }
    if (ts.isPropertyAccessExpression(node)) {
      if (ts.isIdentifier(node.expression) && params.includes(node.expression.text)) {
        facts.add(node.getText());
      } else visit(node.expression);
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
    } else if (ts.isIdentifier(node)) {
      (params.includes(node.text) ? facts : names).add(node.text);
    } else ts.forEachChild(node, visit);
  }

  const [statement] = parsed(code).statements;
  const arrow = /** @type {ts.ExpressionStatement} */ (statement).expression;
  visit(/** @type {ts.ArrowFunction} */ (arrow).body);
  return { facts, names: new Set([...names].filter((name) => !local.has(name))) };
}

/** What a catalogue declares and imports, and what every one may use. */
function declaredIn(/** @type {string} */ source) {
  const names = new Set(['Math', 'Number', 'Object', 'String', 'undefined']);
  for (const statement of parsed(source).statements) {
    if (ts.isFunctionDeclaration(statement)) names.add(statement.name?.text ?? '');
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        for (const own of namesIn(name)) names.add(own);
      }
    }
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings !== undefined && ts.isNamedImports(bindings)) {
        for (const { name } of bindings.elements) names.add(name.text);
      }
    }
  }
  return names;
}

/** Whether a word or more is in a piece of code, which is then for a translator; the language's own code is none. */
function saysSomething(/** @type {ts.Node} */ node, /** @type {string} */ lang) {
  /** @type {(inner: ts.Node) => boolean} */
  const isWords = (inner) =>
    (ts.isStringLiteralLike(inner) ||
      ts.isTemplateHead(inner) ||
      ts.isTemplateMiddleOrTemplateTail(inner)) &&
    inner.text !== lang &&
    /\p{L}/u.test(inner.text);
  /** @type {(inner: ts.Node) => boolean} */
  const says = (inner) => isWords(inner) || ts.forEachChild(inner, says) === true;
  return says(node);
}

/** Whether a call makes names of a table, as `nameIn({ ... })` does. */
function isLookUp(/** @type {ts.Node} */ node) {
  return (
    ts.isCallExpression(node) &&
    node.arguments.length === 1 &&
    ts.isObjectLiteralExpression(node.arguments[0])
  );
}

/** @param {ts.Expression} node @returns {ts.Expression} */
function bare(node) {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** @param {ts.BindingName} name @returns {string[]} */
function namesIn(name) {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesIn(element.name),
      );
}

/** @param {ts.PropertyName} name */
function nameText(name) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

function joined(/** @type {string} */ key, /** @type {string} */ name) {
  return key === '' ? name : `${key}.${name}`;
}

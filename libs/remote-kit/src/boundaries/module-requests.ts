import { readFileSync } from 'node:fs';
import { styleRequests } from './style-requests';
import { firstArgument, literal, nameOf, type SyntaxNode, syntaxTree, visit } from './syntax-tree';

/** The specifier of a request that is computed at run time. */
export const COMPUTED = '(computed)';

/** The function of the federation runtime that loads a remote's module; the shell alone may use it. */
export const LOAD_REMOTE = 'loadRemote';

/** Objects with the functions whose first argument names a module. */
const LOADERS: Readonly<Record<string, readonly string[]>> = {
  require: ['resolve', 'resolveWeak'],
  module: ['require'],
  jest: [
    'mock',
    'unmock',
    'doMock',
    'dontMock',
    'setMock',
    'requireActual',
    'requireMock',
    'createMockFromModule',
    'unstable_mockModule',
    'unstable_unmockModule',
  ],
  'import.meta': ['resolve'],
};

/** Functions that load every module of a folder, or that make another require. */
const OPEN_LOADERS = new Set(['require.context', 'import.meta.webpackContext', 'import.meta.glob', 'createRequire']);

/**
 * Every module that a source file names, in any form: import and export statements, types, dynamic imports, require,
 * `import x = require()`, `new URL(…, import.meta.url)`, workers, jest's mocks, triple-slash references and `loadRemote`.
 * @param types whether imports of types alone count
 * @returns specifiers as written; COMPUTED for a load whose argument is no literal, of a whole folder, or by a require
 * that the file makes itself
 */
export function moduleRequests(file: string, { types = true } = {}): string[] {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return styleRequests(code);
  const found = [...code.matchAll(/^\s*\/\/\/\s*<reference\s+(?:path|types)=["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  const called = new Set<unknown>();
  visit(syntaxTree(file, code), (node) => {
    for (const part of namedOrCalled(node)) called.add(part);
    const specifier = isAlias(node, called) ? COMPUTED : nameOf(node) === LOAD_REMOTE ? LOAD_REMOTE : requestOf(node);
    if (specifier && (types || !isOfTypes(node))) found.push(specifier);
  });
  return found;
}

/** `import type`, `import { type A }`, `export type … from`, `import('x').A`. */
const isOfTypes = ({ type, typeOnly, specifiers }: SyntaxNode): boolean =>
  type === 'TsImportType' ||
  typeOnly === true ||
  (Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly === true));

/** Identifiers that are called, or that only name something: a property, a parameter, a variable. */
function namedOrCalled(node: SyntaxNode): unknown[] {
  switch (node.type) {
    case 'CallExpression':
      return [plainCallee(node.callee as SyntaxNode)];
    case 'MemberExpression':
      return [node.object, node.property];
    case 'UnaryExpression':
      return node.operator === 'typeof' ? [node.argument] : [];
    case 'VariableDeclarator':
      return [node.id];
    case 'ArrowFunctionExpression':
      return node.params as unknown[];
    default:
      return [node.key, node.pat];
  }
}

/** `const load = require`, `start({ require })`, `import { createRequire as make }`: it can load any module. */
function isAlias(node: SyntaxNode, called: ReadonlySet<unknown>): boolean {
  if (node.type === 'ImportSpecifier') return nameOf((node.imported ?? {}) as SyntaxNode) === 'createRequire';
  return nameOf(node) === 'require' && !called.has(node);
}

/** The callee without parentheses: `(0, require)('x')` calls require. */
function plainCallee(callee: SyntaxNode): SyntaxNode {
  if (callee.type === 'ParenthesisExpression') return plainCallee(callee.expression as SyntaxNode);
  if (callee.type !== 'SequenceExpression') return callee;
  return plainCallee((callee.expressions as readonly SyntaxNode[]).at(-1) ?? {});
}

function requestOf(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return literal(node.source);
    case 'TsImportType':
      return literal(node.argument);
    case 'TsExternalModuleReference':
      return literal(node.expression);
    case 'CallExpression':
      return calls(node.callee as SyntaxNode, firstArgument(node));
    case 'NewExpression':
      return constructs(node);
    default:
      return undefined;
  }
}

function constructs(node: SyntaxNode): string | undefined {
  const name = nameOf(node.callee as SyntaxNode);
  if (name === 'Worker' || name === 'SharedWorker') return literal(firstArgument(node));
  const isOfThisModule = name === 'URL' && JSON.stringify(node.arguments).includes('"import.meta"');
  return isOfThisModule ? literal(firstArgument(node)) : undefined;
}

function calls(callee: SyntaxNode, argument: SyntaxNode | undefined): string | undefined {
  const name = calledName(callee);
  if (name === 'import' || name === 'require') return literal(argument) ?? COMPUTED;
  if (OPEN_LOADERS.has(name) || name.endsWith('.createRequire')) return COMPUTED;
  const [, owner = '', method = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return LOADERS[owner]?.includes(method) ? literal(argument) : undefined;
}

/** 'require', 'import', 'jest.mock', 'import.meta.resolve'; empty for anything else. */
function calledName(written: SyntaxNode): string {
  const callee = plainCallee(written);
  switch (callee.type) {
    case 'Import':
      return 'import';
    case 'MetaProperty':
      return 'import.meta';
    case 'MemberExpression': {
      const property = callee.property as SyntaxNode;
      const name = property.type === 'Computed' ? literal(property.expression) : nameOf(property);
      return `${calledName(callee.object as SyntaxNode)}.${name ?? ''}`;
    }
    default:
      return nameOf(callee) ?? '';
  }
}

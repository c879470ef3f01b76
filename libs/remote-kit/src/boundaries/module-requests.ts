import { readFileSync } from 'node:fs';
import { firstArgument, literal, nameOf, type SyntaxNode, syntaxTree, visit } from './syntax-tree';

/** The specifier of a request that is computed at run time. */
export const COMPUTED = '(computed)';

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
 * `import x = require()`, `new URL(…, import.meta.url)`, workers, jest's mocks and triple-slash references.
 * @returns specifiers as written; COMPUTED for a load whose argument is no literal, of a whole folder, or by a require
 * that the file makes itself
 */
export function moduleRequests(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return styleRequests(code);
  const found = [...code.matchAll(/^\s*\/\/\/\s*<reference\s+(?:path|types)=["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  visit(syntaxTree(file, code), (node) => {
    const specifier = requestOf(node);
    if (specifier) found.push(specifier);
  });
  return found;
}

/** '@import', and 'composes … from' of CSS modules. */
const styleRequests = (code: string): string[] =>
  [...code.matchAll(/(?:@import\s+(?:url\(\s*)?|composes:[^;]*\sfrom\s+)["']([^"']+)["']/g)].map(
    ([, specifier = '']) => specifier,
  );

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
  if (OPEN_LOADERS.has(name)) return COMPUTED;
  const [, owner = '', method = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return LOADERS[owner]?.includes(method) ? literal(argument) : undefined;
}

/** 'require', 'import', 'jest.mock', 'import.meta.resolve'; empty for anything else. */
function calledName(callee: SyntaxNode): string {
  switch (callee.type) {
    case 'Import':
      return 'import';
    case 'MetaProperty':
      return 'import.meta';
    case 'ParenthesisExpression':
      return calledName(callee.expression as SyntaxNode);
    case 'SequenceExpression':
      return calledName((callee.expressions as readonly SyntaxNode[]).at(-1) ?? callee);
    case 'MemberExpression': {
      const property = callee.property as SyntaxNode;
      const name = property.type === 'Computed' ? literal(property.expression) : nameOf(property);
      return `${calledName(callee.object as SyntaxNode)}.${name ?? ''}`;
    }
    default:
      return nameOf(callee) ?? '';
  }
}

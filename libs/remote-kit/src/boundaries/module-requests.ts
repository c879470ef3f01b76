import { readFileSync } from 'node:fs';
import { firstArgument, literal, nameOf, type SyntaxNode, syntaxTree, visit } from './syntax-tree';

/** The specifier of a request that is computed at run time. */
export const COMPUTED = '(computed)';

/** Functions whose first argument names a module. */
const LOADERS = new Set(['require', 'resolve', 'mock', 'unmock', 'doMock', 'requireActual', 'requireMock']);

/**
 * Every module that a source file names, in any form: import and export statements, types, dynamic imports, require,
 * `import x = require()`, `new URL(…, import.meta.url)`, jest's mocks and triple-slash references.
 * @returns specifiers as written; COMPUTED for a dynamic import or a require whose argument is no literal
 */
export function moduleRequests(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found = [...code.matchAll(/^\/\/\/\s*<reference\s+(?:path|types)=["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  visit(syntaxTree(file, code), (node) => {
    const specifier = requestOf(node);
    if (specifier) found.push(specifier);
  });
  return found;
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
      return nameOf(node.callee as SyntaxNode) === 'URL' && JSON.stringify(node.arguments).includes('"import.meta"')
        ? literal(firstArgument(node))
        : undefined;
    default:
      return undefined;
  }
}

function calls(callee: SyntaxNode, argument: SyntaxNode | undefined): string | undefined {
  if (callee.type === 'Import' || nameOf(callee) === 'require') return literal(argument) ?? COMPUTED;
  const isLoader = callee.type === 'MemberExpression' && LOADERS.has(nameOf(callee.property as SyntaxNode) ?? '');
  const owner = isLoader
    ? (callee.object as SyntaxNode).type === 'MetaProperty'
      ? 'import.meta'
      : nameOf(callee.object as SyntaxNode)
    : '';
  return owner && ['require', 'jest', 'import.meta'].includes(owner) ? literal(argument) : undefined;
}

import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

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
  const isTypeScript = /\.[mc]?tsx?$/.test(file);
  const syntax = isTypeScript
    ? ({ syntax: 'typescript', tsx: file.endsWith('x') } as const)
    : ({ syntax: 'ecmascript', jsx: true } as const);
  const found = [...code.matchAll(/^\/\/\/\s*<reference\s+(?:path|types)=["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  visit(parseSync(code, { ...syntax, target: 'es2022' }) as unknown as Node, (node) => {
    const specifier = requestOf(node);
    if (specifier) found.push(specifier);
  });
  return found;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (typeof node.type === 'string') see(node);
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, see);
  }
}

function requestOf(node: Node): string | undefined {
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
      return calls(node.callee as Node, firstArgument(node));
    case 'NewExpression':
      return nameOf(node.callee as Node) === 'URL' && JSON.stringify(node.arguments).includes('"import.meta"')
        ? literal(firstArgument(node))
        : undefined;
    default:
      return undefined;
  }
}

function calls(callee: Node, argument: Node | undefined): string | undefined {
  if (callee.type === 'Import' || nameOf(callee) === 'require') return literal(argument) ?? COMPUTED;
  const isLoader = callee.type === 'MemberExpression' && LOADERS.has(nameOf(callee.property as Node) ?? '');
  const owner = isLoader
    ? (callee.object as Node).type === 'MetaProperty'
      ? 'import.meta'
      : nameOf(callee.object as Node)
    : '';
  return owner && ['require', 'jest', 'import.meta'].includes(owner) ? literal(argument) : undefined;
}

const firstArgument = (node: Node): Node | undefined =>
  (node.arguments as readonly { expression: Node }[] | undefined)?.[0]?.expression;

const nameOf = (node: Node): string | undefined => (node.type === 'Identifier' ? (node.value as string) : undefined);

/** The value of a string literal, or of a template literal without placeholders. */
function literal(value: unknown): string | undefined {
  const node = value as Node | null | undefined;
  if (node?.type === 'StringLiteral') return node.value as string;
  if (node?.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length) return undefined;
  return (node.quasis as readonly { cooked?: string }[])[0]?.cooked;
}

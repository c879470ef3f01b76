import { parseSync } from '@swc/core';

export interface SyntaxNode {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/**
 * The syntax tree of a TypeScript or JavaScript source. `file` decides the language.
 * @throws Error with the file, the line and what is wrong there, when the source cannot be parsed
 */
export function syntaxTree(file: string, code: string): SyntaxNode {
  const isTypeScript = /\.[mc]?tsx?$/.test(file);
  const syntax = isTypeScript
    ? ({ syntax: 'typescript', tsx: file.endsWith('x') } as const)
    : ({ syntax: 'ecmascript', jsx: true } as const);
  try {
    return parseSync(code, { ...syntax, target: 'es2022' }) as unknown as SyntaxNode;
  } catch (error) {
    throw new Error(`${file}:${syntaxFault((error as Error).message)}`);
  }
}

/** The line and the first fault in a message of swc, which adds a drawing, further faults and its own call stack. */
function syntaxFault(message: string): string {
  const [fault = ''] = message.trim().split('\n');
  // A drawing of the first line does not give its number.
  const [, line = '1'] = /^ +,-\[(\d+):\d+\]$/m.exec(message) ?? [];
  return `${line}: ${fault.replace(/^x /, '')}`;
}

/** Calls `see` with every node of a tree. */
export function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (typeof value === 'object' && value !== null) {
    const node = value as SyntaxNode;
    if (typeof node.type === 'string') see(node);
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, see);
  }
}

export const firstArgument = (node: SyntaxNode): SyntaxNode | undefined =>
  (node.arguments as readonly { expression: SyntaxNode }[] | undefined)?.[0]?.expression;

export const nameOf = (node: SyntaxNode): string | undefined =>
  node.type === 'Identifier' ? (node.value as string) : undefined;

/** The value of a string literal, or of a template literal without placeholders. */
export function literal(value: unknown): string | undefined {
  const node = value as SyntaxNode | null | undefined;
  if (node?.type === 'StringLiteral') return node.value as string;
  if (node?.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length) return undefined;
  return (node.quasis as readonly { cooked?: string }[])[0]?.cooked;
}

import { literal, nameOf, type SyntaxNode, syntaxTree, visit } from '../boundaries/syntax-tree';
import type { StorageDeclaration } from './storage.types';

/** A source file with its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const AREA = /^(localStorage|sessionStorage)$/;
const READS = /^(getItem|removeItem|clear|key|length)$/;
const isPrefix = (key: string): boolean => /[:.]$/.test(key);

/**
 * One message for each storage key that the sources write and `declared` does not list, for each declaration that no
 * source uses or whose key has another prefix, and for each use of the storage that this check cannot follow.
 * @param prefix 'checkout:' for mf-checkout
 */
export function storageFaults(
  declared: readonly StorageDeclaration[],
  prefix: string,
  sources: readonly Source[],
): string[] {
  const faults = declared
    .filter(({ key }) => !key.startsWith(prefix))
    .map(({ key }) => `the storage key '${key}' does not start with '${prefix}'`);
  const used = new Set<string>();
  for (const { file, text } of sources.filter((source) => /(local|session)Storage/.test(source.text))) {
    const { keys, unknown } = writtenKeys(syntaxTree(file, text));
    if (unknown) faults.push(`${file}: use ${unknown} directly, with a key that begins with a literal`);
    for (const written of keys) {
      const declaration = declared.find(({ key }) => (isPrefix(key) ? written.startsWith(key) : written === key));
      if (declaration) used.add(declaration.key);
      else faults.push(`${file}: remote.ts does not declare the storage key '${written}'`);
    }
  }
  for (const { key } of declared) if (!used.has(key)) faults.push(`no source writes the storage key '${key}'`);
  return faults;
}

/** The keys that a source writes, or the beginning of a computed one; `unknown` names an area with another use. */
function writtenKeys(tree: SyntaxNode): { readonly keys: readonly string[]; readonly unknown?: string } {
  const values = new Map<string, SyntaxNode>();
  const keys: string[] = [];
  const followed = new Set<SyntaxNode>();
  let unknown: string | undefined;
  visit(tree, (node) => {
    const name = node.type === 'VariableDeclarator' && nameOf(node.id as SyntaxNode);
    if (name && node.init) values.set(name, node.init as SyntaxNode);
  });
  visit(tree, (node) => {
    if (node.type === 'CallExpression') {
      const callee = node.callee as SyntaxNode;
      const [first] = node.arguments as readonly { expression: SyntaxNode }[];
      const area = areaOf(callee);
      if (area && methodOf(callee) === 'setItem' && first) {
        const key = textOf(first.expression, values);
        if (key) keys.push(key);
        else unknown = nameOf(area);
        followed.add(area);
      }
      // Object.keys(localStorage)
      if (callee.type === 'MemberExpression' && methodOf(callee) === 'keys' && first) followed.add(first.expression);
    }
    const area = areaOf(node);
    if (area && READS.test(methodOf(node) ?? '')) followed.add(area);
  });
  visit(tree, (node) => {
    if (AREA.test(nameOf(node) ?? '') && !followed.has(node)) unknown = nameOf(node);
  });
  return { keys, unknown };
}

/** `localStorage` of `localStorage.setItem`. */
function areaOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const object = node.object as SyntaxNode;
  return AREA.test(nameOf(object) ?? '') ? object : undefined;
}

const methodOf = (node: SyntaxNode): string | undefined => nameOf(node.property as SyntaxNode);

/** A text, or the literal that it begins with; constants and one-line functions of the same file are followed. */
function textOf(node: SyntaxNode | undefined, values: ReadonlyMap<string, SyntaxNode>): string | undefined {
  if (!node) return undefined;
  const text = literal(node);
  if (text !== undefined) return text;
  if (node.type === 'CallExpression') return textOf(node.callee as SyntaxNode, values);
  if (node.type === 'ArrowFunctionExpression') return textOf(node.body as SyntaxNode, values);
  if (node.type === 'TemplateLiteral') {
    const [quasi] = node.quasis as readonly { cooked?: string }[];
    return quasi?.cooked || textOf((node.expressions as readonly SyntaxNode[])[0], values);
  }
  const name = nameOf(node);
  return name === undefined ? undefined : textOf(values.get(name), values);
}

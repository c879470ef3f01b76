import { literal, nameOf, type SyntaxNode, syntaxTree, visit } from '../boundaries/syntax-tree';
import type { Source } from './storage-faults';

const AREA = /^(indexedDB|cookieStore|caches)$/;
const MAY_USE_ONE = /cookie|indexedDB|caches/;

/**
 * One message for each file of a remote that uses storage that the cookies page does not list from remote.ts. Cookies
 * belong to the shell.
 */
export function unlistedStorage(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => MAY_USE_ONE.test(text))
    .flatMap(({ file, text }) =>
      [...areasIn(syntaxTree(file, text))].map((area) => `${file}: use localStorage or sessionStorage, not ${area}`),
    );
}

function areasIn(tree: SyntaxNode): ReadonlySet<string> {
  const areas = new Set<string>();
  visit(tree, (node) => {
    const name = nameOf(node) ?? '';
    if (AREA.test(name)) areas.add(name);
    const property = node.type === 'MemberExpression' && (node.property as SyntaxNode);
    if (property && (nameOf(property) ?? literal(property.expression)) === 'cookie') areas.add('document.cookie');
  });
  return areas;
}

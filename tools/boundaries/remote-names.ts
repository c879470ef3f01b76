import {
  firstArgument,
  nameOf,
  type SyntaxNode,
  syntaxTree,
  visit,
} from '@storefront/remote-kit/boundaries/syntax-tree';
import { actionOwner } from '@storefront/routes/action-path';

/** A route of a remote, as its remote.ts declares it. */
interface RemoteRoute {
  readonly owner: string;
  readonly name: string;
  readonly path: string;
}

const OPERATION = /^(GET|POST|PUT|DELETE) \//;

/**
 * Finds every string in which a source names a remote's package, route, path, or a name with its prefix: the shell must
 * read those from the manifests.
 * @returns a function of a source's file name, which decides the language, and its text
 */
export function remoteNameFinder(routes: readonly RemoteRoute[]): (file: string, text: string) => string[] {
  const namesRemote = remoteNameTest(routes);
  return (file, text) => {
    const found = new Set<string>();
    const sources = new Set<unknown>();
    visit(syntaxTree(file, text), (node) => {
      // Imports are checked by the boundary checker.
      if (/^(Import|Export\w*)Declaration$/.test(node.type ?? '')) sources.add(node.source);
      // A one-word name is ambiguous, except where a route is requested.
      const argument = isUrlTo(node) ? textOfNode(firstArgument(node)) : undefined;
      if (argument !== undefined && namesRemote(argument, true)) found.add(argument);
      const written = sources.has(node) ? undefined : textOfNode(node);
      if (written !== undefined && namesRemote(written, false)) found.add(written);
    });
    return [...found];
  };
}

const isUrlTo = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && nameOf(node.callee as SyntaxNode) === 'urlTo';

/** The text of a literal, a template element, a regular expression or JSX; undefined for any other node. */
function textOfNode(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral' || node?.type === 'JSXText') return String(node.value);
  if (node?.type === 'TemplateElement') return String(node.raw);
  return node?.type === 'RegExpLiteral' ? String(node.pattern).replaceAll('\\/', '/') : undefined;
}

function remoteNameTest(routes: readonly RemoteRoute[]): (written: string, isRoute: boolean) => boolean {
  const names = new Set(routes.map(({ name }) => name));
  // The fixed segments of the remotes' paths: 'checkout', 'time-slots'.
  const words = new Set(routes.flatMap(({ path }) => path.split('/').filter((part) => /^\w/.test(part))));
  const paths = new RegExp(`(?<![\\w.@-])/(${[...words].join('|')})(?![\\w-])`);
  // A name of a remote's on the bus or in the browser's storage: 'checkout:open-payment'.
  const prefixes = new Set(routes.map(({ owner }) => actionOwner(owner)));
  const prefixed = new RegExp(`^(${[...prefixes].join('|')}):[\\w-]+$`);
  return (written, isRoute) => {
    if (OPERATION.test(written)) return false;
    // mf-manifest.json is a name of module federation's own.
    if (/(^|\W)mf-(?!manifest\b)[a-z]/.test(written) || paths.test(written) || prefixed.test(written)) return true;
    return names.has(written) && (isRoute || written.includes('-'));
  };
}

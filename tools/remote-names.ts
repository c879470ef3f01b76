import {
  firstArgument,
  nameOf,
  type SyntaxNode,
  syntaxTree,
  visit,
} from '@storefront/remote-kit/boundaries/syntax-tree';
import { actionOwner } from '@storefront/routes/action-path';
import { routeTable } from '@storefront/routes/route-table';

const routesOfRemotes = Object.entries(routeTable).filter(([, { owner }]) => owner !== 'shell');
const names: ReadonlySet<string> = new Set(routesOfRemotes.map(([name]) => name));
/** The fixed segments of the remotes' paths: 'checkout', 'time-slots'. */
const words = [
  ...new Set(routesOfRemotes.flatMap(([, { path }]) => path.split('/').filter((part) => /^\w/.test(part)))),
];
const PATH = new RegExp(`(?<![\\w.@-])/(${words.join('|')})(?![\\w-])`);
const prefixes = [...new Set(routesOfRemotes.map(([, { owner }]) => actionOwner(owner)))];
/** A name of a remote's on the bus or in the browser's storage: 'checkout:open-payment'. */
const PREFIXED = new RegExp(`^(${prefixes.join('|')}):[\\w-]+$`);
const OPERATION = /^(GET|POST|PUT|DELETE) \//;

/**
 * Every string in which a source file names a remote's package, route, path, or a name with its prefix: the shell must
 * read those from the manifests.
 * @param file its name decides the language
 */
export function remoteNamesIn(file: string, text: string): string[] {
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
}

const isUrlTo = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && nameOf(node.callee as SyntaxNode) === 'urlTo';

/** The text of a literal, a template element, a regular expression or JSX; undefined for any other node. */
function textOfNode(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral' || node?.type === 'JSXText') return String(node.value);
  if (node?.type === 'TemplateElement') return String(node.raw);
  return node?.type === 'RegExpLiteral' ? String(node.pattern).replaceAll('\\/', '/') : undefined;
}

function namesRemote(written: string, isRoute: boolean): boolean {
  if (OPERATION.test(written)) return false;
  if (/(^|\W)mf-[a-z]/.test(written) || PATH.test(written) || PREFIXED.test(written)) return true;
  return names.has(written) && (isRoute || written.includes('-'));
}

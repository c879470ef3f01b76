import { routeTable } from '@storefront/routes/route-table';
import { parseSync } from '@swc/core';

const routesOfRemotes = Object.entries(routeTable).filter(([, { owner }]) => owner !== 'shell');
const names: ReadonlySet<string> = new Set(routesOfRemotes.map(([name]) => name));
/** The fixed segments of the remotes' paths: 'checkout', 'time-slots'. */
const words = [
  ...new Set(routesOfRemotes.flatMap(([, { path }]) => path.split('/').filter((part) => /^\w/.test(part)))),
];
const PATH = new RegExp(`(?<![\\w.@-])/(${words.join('|')})(?![\\w-])`);
const OPERATION = /^(GET|POST|PUT|DELETE) \//;

/** The fields of a syntax tree node that this code uses. */
interface SyntaxNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly raw?: string;
  readonly pattern?: string;
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly { readonly expression: SyntaxNode }[];
}

/**
 * Every string in which a source file names a remote's package, route or path: the shell must read those from the
 * manifests.
 * @param tsx whether the file may hold JSX
 */
export function remoteNamesIn(text: string, tsx = true): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isRoute = false): void => {
    if (typeof node !== 'object' || node === null) return;
    const syntax = node as SyntaxNode;
    if (/^(Import|Export\w*)Declaration$/.test(syntax.type ?? '') && 'source' in syntax && syntax.source) return;
    const written = textOfNode(syntax);
    if (written !== undefined && namesRemote(written, isRoute)) found.push(written);
    for (const child of Object.values(node)) visit(child);
    // A one-word name is ambiguous, except where a route is requested.
    const [argument] = isUrlTo(syntax) ? (syntax.arguments ?? []) : [];
    if (argument) visit(argument.expression, true);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx }));
  return [...new Set(found)];
}

const isUrlTo = ({ type, callee }: SyntaxNode): boolean =>
  type === 'CallExpression' && callee?.type === 'Identifier' && callee.value === 'urlTo';

/** The text of a literal, a template element, a regular expression or JSX; undefined for any other node. */
function textOfNode({ type, value, raw, pattern }: SyntaxNode): string | undefined {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value);
  if (type === 'TemplateElement') return raw;
  return type === 'RegExpLiteral' ? pattern?.replaceAll('\\/', '/') : undefined;
}

function namesRemote(written: string, isRoute: boolean): boolean {
  if (OPERATION.test(written)) return false;
  if (/(^|\W)mf-[a-z]/.test(written) || PATH.test(written)) return true;
  return names.has(written) && (isRoute || written.includes('-'));
}

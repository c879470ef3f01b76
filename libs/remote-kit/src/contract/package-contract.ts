import { readFileSync } from 'node:fs';
import { problemCodes } from '@storefront/api/problem-codes';
import { stateSchemas } from '@storefront/bus/contracts/state.contract';
import { actionOwner } from '@storefront/routes/action-path';
import { literal, nameOf, type SyntaxNode, syntaxTree, visit } from '../boundaries/syntax-tree';
import type { RemoteContract } from '../define-remote';
import { actionOutcomes } from './action-outcomes';
import { actionFiles, exposedFiles, libraryRoots, packageSources, plainPageFiles } from './package-sources';
import { type Source, storageFaults } from './storage-faults';
import { unlistedStorage } from './unlisted-storage';

/** What a package's sources say on the bus and to the API; each list is sorted and without duplicates. */
interface SourceSummary {
  /** Commands with a handler here. */
  readonly handles: readonly string[];
  /** Facts with a listener here. */
  readonly reactsTo: readonly string[];
  readonly emits: readonly string[];
  /** Commands of any owner that are requested here. */
  readonly requests: readonly string[];
  /** Boundaries of any owner that its pages contain. */
  readonly contains: readonly string[];
  /** Actions of any owner that its forms are posted to, such as 'basket/add-item'. */
  readonly posts: readonly string[];
  /** Keys of the API's operations, such as 'GET /basket'. */
  readonly operations: readonly string[];
  /** Codes of the API's errors that it names, such as 'slot_not_extendable'. */
  readonly errorCodes: readonly string[];
  /** Shared values of the bus that it reads, such as 'basket'. */
  readonly reads: readonly string[];
  /** Shared values that it sets. */
  readonly writes: readonly string[];
  /** Names of the routes of any owner that it links to. */
  readonly linksTo: readonly string[];
}

/** A package's declaration (remote.ts) together with what its folders and sources say. */
export interface PackageContract extends RemoteContract, SourceSummary {
  /** Module names such as './BasketPage'. */
  readonly exposes: readonly string[];
  /** File names of src/actions without extension. */
  readonly actions: readonly string[];
  /** File names of src/plain-pages without extension: names of its private routes. */
  readonly plainPages: readonly string[];
  /** The outcome fields of its actions, and those that it declares. */
  readonly outcomeFields: readonly string[];
}

const BUS_METHODS = { handle: 'handles', on: 'reactsTo', emit: 'emits', request: 'requests', set: 'writes' } as const;
const OPERATION = /^(GET|POST|PUT|PATCH|DELETE) \/\S*$/;

/**
 * Reads what remote.ts does not declare from the package's files.
 * @param root the package's folder
 * @param exposes the browser's modules where they are not the files of src/exposes, as in the shell
 * @throws Error when a source computes a name on the bus or an action's query fields, when remote.ts and the sources name different storage keys, or when a remote stores data elsewhere
 */
export function packageContract(
  remote: RemoteContract,
  root: string,
  exposes: readonly string[] = Object.keys(exposedFiles(root)),
): PackageContract {
  const sources = readSources(root);
  // The libraries' keys belong to the shell.
  const libraries = remote.name === 'shell' ? libraryRoots(root).flatMap(readSources) : [];
  const faults = [
    ...storageFaults(remote.storage ?? [], storagePrefix(remote.name), [...sources, ...libraries]),
    ...(remote.name === 'shell' ? [] : unlistedStorage(sources)),
  ];
  if (faults.length) throw new Error(`${remote.name}: ${faults.join('; ')}`);
  const summary = sourceSummary(sources);
  return {
    ...remote,
    ...summary,
    reads: [...new Set([...summary.reads, ...valuesInLinks(remote)])].sort(),
    exposes,
    actions: actionFiles(root).map(({ name }) => name),
    plainPages: plainPageFiles(root).map(({ name }) => privateRoute(remote, name)),
    outcomeFields: [...actionOutcomes(root), ...(remote.outcomeFields ?? [])],
  };
}

/** The values that links of the header and the bottom bar show. */
const valuesInLinks = ({ routes }: RemoteContract): string[] =>
  routes.flatMap(({ header, bottomBar = [] }) => [header, ...bottomBar].flatMap((link) => link?.shows?.value ?? []));

/** @throws Error when the remote has no private route of this name */
function privateRoute({ name: remote, routes }: RemoteContract, name: string): string {
  if (routes.some((route) => route.name === name && route.kind !== 'public')) return name;
  throw new Error(`${remote}: src/plain-pages/${name} has the name of no private route`);
}

const readSources = (root: string): Source[] =>
  packageSources(root).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** 'checkout:' for mf-checkout; 'sf.' for the shell. */
const storagePrefix = (name: RemoteContract['name']): string => (name === 'shell' ? 'sf.' : `${actionOwner(name)}:`);

type List = keyof SourceSummary;
interface Finding {
  readonly list: List;
  /** Undefined when the source computes it. */
  readonly name: string | undefined;
}

function sourceSummary(sources: readonly Source[]): SourceSummary {
  const found = new Map<List, Set<string>>();
  for (const { file, text } of sources)
    visit(syntaxTree(file, text), (node) => {
      for (const { list, name } of findings(node)) {
        if (!name) throw new Error(`${file}: a name on the bus must be a literal`);
        found.set(list, (found.get(list) ?? new Set()).add(name));
      }
    });
  const sorted = (list: List): string[] => [...(found.get(list) ?? [])].sort();
  return {
    handles: sorted('handles'),
    reactsTo: sorted('reactsTo'),
    emits: sorted('emits'),
    requests: sorted('requests'),
    contains: sorted('contains'),
    posts: sorted('posts'),
    operations: sorted('operations'),
    errorCodes: sorted('errorCodes'),
    reads: sorted('reads'),
    writes: sorted('writes'),
    linksTo: sorted('linksTo'),
  };
}

function findings(node: SyntaxNode): readonly Finding[] {
  const found = operation(node) ?? errorCode(node) ?? contained(node) ?? read(node) ?? call(node);
  return found ? [found] : snapshot(node);
}

/** `applySnapshot(snapshot)`, which sets every shared value */
const snapshot = (node: SyntaxNode): readonly Finding[] =>
  node.type === 'CallExpression' && nameOf(node.callee as SyntaxNode) === 'applySnapshot'
    ? Object.keys(stateSchemas).map((name) => ({ list: 'writes', name }))
    : [];

function operation(node: SyntaxNode): Finding | undefined {
  const name = literal(node);
  return name && OPERATION.test(name) ? { list: 'operations', name } : undefined;
}

/** `error.code === 'slot_not_extendable'`, or `{ slot_not_extendable: … }` */
function errorCode(node: SyntaxNode): Finding | undefined {
  const name = node.type === 'KeyValueProperty' ? nameOf(node.key as SyntaxNode) : literal(node);
  return name !== undefined && Object.hasOwn(problemCodes, name) ? { list: 'errorCodes', name } : undefined;
}

/** `<Boundary name="basket-drawer">` */
function contained(node: SyntaxNode): Finding | undefined {
  if (node.type !== 'JSXOpeningElement' || nameOf(node.name as SyntaxNode) !== 'Boundary') return undefined;
  const attributes = node.attributes as readonly SyntaxNode[];
  const name = literal(attributes.find((attribute) => nameOf(attribute.name as SyntaxNode) === 'name')?.value);
  return name ? { list: 'contains', name } : undefined;
}

/** `shared.basket` */
function read(node: SyntaxNode): Finding | undefined {
  if (node.type !== 'MemberExpression' || nameOf(node.object as SyntaxNode) !== 'shared') return undefined;
  const name = nameOf(node.property as SyntaxNode);
  return name ? { list: 'reads', name } : undefined;
}

function call(node: SyntaxNode): Finding | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as SyntaxNode;
  const [first, second] = (node.arguments as readonly { expression: SyntaxNode }[]).map((each) =>
    literal(each.expression),
  );
  if (nameOf(callee) === 'actionPath')
    return first && second ? { list: 'posts', name: `${first}/${second}` } : undefined;
  if (nameOf(callee) === 'urlTo') return first ? { list: 'linksTo', name: first } : undefined;
  if (callee.type !== 'MemberExpression' || !isBus(callee.object as SyntaxNode)) return undefined;
  const list = BUS_METHODS[nameOf(callee.property as SyntaxNode) as keyof typeof BUS_METHODS];
  return list && { list, name: first };
}

/** `bus`, as every package names it, or `busFor('mf-basket')`. */
const isBus = (node: SyntaxNode): boolean =>
  nameOf(node) === 'bus' || (node.type === 'CallExpression' && nameOf(node.callee as SyntaxNode) === 'busFor');

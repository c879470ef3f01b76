/** Checks the boundaries between packages, and that facts, commands and routes have one owner. Part of `npm run lint`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPUTED, moduleRequests } from '@storefront/remote-kit/boundaries/module-requests';
import { packageOfPath, packageOfRequest } from '@storefront/remote-kit/boundaries/package-of-request';
import { handlerFiles, reactionFiles } from '@storefront/remote-kit/contract/package-sources';
import { COMMERCE_API_FLOORS } from './boundaries/commerce-api-floors';
import { declaredBusNames } from './boundaries/declared-bus-names';
import { exposeFaults } from './boundaries/expose-faults';
import { circleFaults, floorFaults } from './boundaries/floor-faults';
import { sourceImports } from './boundaries/source-imports';
import { unusedBusNames, unversioned } from './boundaries/unused-bus-names';
import { readContracts } from './contracts/read-contracts';

/** A test passes a copy of the workspace in which it breaks a boundary. */
const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'));
const faults: string[] = [];

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', '.data', '.nx'].includes(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.([cm]?[jt]sx?|css)$/.test(name)) yield path;
  }
}

/** The libs of each kind of package that may not import them all; tests may also import libs/testing. */
const LIBS_OF = {
  remote: ['api', 'barcodes', 'bus', 'dates', 'forms', 'messages', 'money', 'passkeys', 'remote-kit', 'routes', 'ui'],
  ui: ['dates', 'messages', 'money'],
};

/** Which workspace packages a package may import, besides itself. */
function isAllowed(from: string, to: string, isProduct: boolean): boolean {
  const [kind, lib = ''] = to.split('/');
  if (kind !== 'libs') return from === 'tools' || from === 'e2e';
  if (lib === 'testing' && !isProduct) return true;
  if (from.startsWith('mf-')) return LIBS_OF.remote.includes(lib);
  return from !== 'libs/ui' || LIBS_OF.ui.includes(lib);
}

const dependenciesByPackage = new Map<string, ReadonlySet<string>>();

/** The names of the packages that a package.json declares. */
function dependenciesOf(owner: string): ReadonlySet<string> {
  const known = dependenciesByPackage.get(owner);
  if (known) return known;
  const file = join(root, owner, 'package.json');
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Readonly<Record<string, string>> | undefined
  >;
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
  dependenciesByPackage.set(owner, names);
  return names;
}

for (const file of sources(root)) {
  const from = packageOfPath(root, file);
  for (const request of moduleRequests(file)) {
    const path = relative(root, file);
    if (request === COMPUTED) {
      if (/^(mf-|libs\/(?!testing|remote-kit))/.test(from)) faults.push(`${path} imports a computed path`);
      continue;
    }
    const to = packageOfRequest(root, file, request);
    if (!to || to === from) continue;
    const isProduct = /^src\//.test(relative(join(root, from), file)) && !/\.test\.tsx?$/.test(file);
    const [name = ''] = /^@storefront\/[^/]+/.exec(request) ?? [];
    // The root's package.json, to which the tools belong, names the workspaces instead.
    if (name && from !== 'tools' && !dependenciesOf(from).has(name))
      faults.push(`${path} imports ${request}: the package.json of ${from} does not declare ${name}`);
    if (isAllowed(from, to, isProduct)) continue;
    // Tests and tools read the pictures' recipes, the docs and the test cards, and start other packages' built files.
    if (!isProduct && (['tools', 'docs', 'services/sandbox'].includes(to) || /\/dist\//.test(request))) continue;
    faults.push(`${path} imports ${request}: ${from} may not import ${to}`);
  }
}

const factOwners = new Map<string, string>();
const commandOwners = new Map<string, string>();
const routeOwners = new Map<string, string>();
const contracts = await readContracts(root);

function claim(owners: Map<string, string>, thing: string, owner: string, kind: string) {
  const other = owners.get(thing);
  if (other) faults.push(`${kind} '${thing}' is claimed by ${other} and ${owner}`);
  owners.set(thing, owner);
}

/**
 * The file of a handler has the command's name; that of a reaction has the fact's, with its owner. All versions of a
 * name, such as 'basket:add-item@2', share one file.
 */
const handlerFile = (command: string) => unversioned(command.split(':')[1] ?? command);
const reactionFile = (fact: string) => unversioned(fact.replace(':', '-'));

for (const contract of contracts) {
  const { name } = contract;
  // The shell's handler is part of its start-up code; a component may listen by itself while it is shown.
  const handled = [...new Set(contract.handles.map(handlerFile))].sort().join();
  const handlers = handlerFiles(join(root, name)).map((file) => file.name);
  if (name !== 'shell' && handled !== handlers.join())
    faults.push(`${name} handles [${handled}], but src/handlers has [${handlers}]`);
  for (const reaction of reactionFiles(join(root, name)))
    if (!contract.reactsTo.map(reactionFile).includes(reaction.name))
      faults.push(`${name}: no bus.on() uses src/reactions/${reaction.name}`);
  for (const fact of contract.emits) claim(factOwners, fact, name, 'fact');
  for (const command of contract.handles) claim(commandOwners, command, name, 'command');
  for (const route of contract.routes) claim(routeOwners, route.name, name, 'route');
  faults.push(...exposeFaults(contract));
}

faults.push(...unusedBusNames(contracts, declaredBusNames(join(root, 'libs/bus/src/contracts'))));

const commerceApi = join(root, 'services/commerce-api/src');
faults.push(
  ...[
    ...floorFaults(sourceImports(commerceApi, { types: true }), COMMERCE_API_FLOORS),
    ...circleFaults(sourceImports(commerceApi, { types: false })),
  ].map((fault) => `commerce-api: ${fault}`),
);

for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} boundaries are broken` : 'Boundaries hold');
process.exit(faults.length ? 1 : 0);

/** Checks the boundaries between packages, and that facts, commands and routes have one owner. Part of `npm run lint`. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { COMPUTED, moduleRequests } from '@storefront/remote-kit/boundaries/module-requests';
import { packageOfPath, packageOfRequest } from '@storefront/remote-kit/boundaries/package-of-request';
import { handlerFiles, reactionFiles } from '@storefront/remote-kit/package-sources';
import { routeTable } from '@storefront/routes/route-table';
import { readContracts } from './contracts/read-contracts';

/** A test passes a copy of the workspace in which it breaks a boundary. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const faults: string[] = [];

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', '.data', '.nx'].includes(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(tsx?|mjs|cjs)$/.test(name)) yield path;
  }
}

/** Which workspace packages each kind of package may import, besides itself. */
function allowed(from: string, to: string): boolean {
  if (to.startsWith('libs/'))
    return from !== 'libs/ui' || ['libs/messages', 'libs/money', 'libs/dates', 'libs/testing'].includes(to);
  if (from === 'tools' || from === 'e2e') return true;
  return false;
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
    if (!to || to === from || allowed(from, to)) continue;
    const isProduct = /^src\//.test(relative(join(root, from), file)) && !/\.test\.tsx?$/.test(file);
    // Tests and tools read the pictures' recipes and the docs, and start other packages' built files.
    if (!isProduct && (['tools', 'docs'].includes(to) || /\/dist\//.test(request))) continue;
    faults.push(`${path} imports ${request}: ${from} may not import ${to}`);
  }
}

const factOwners = new Map<string, string>();
const commandOwners = new Map<string, string>();
const routeOwners = new Map<string, string>();
const listened = new Set<string>();

function claim(owners: Map<string, string>, thing: string, owner: string, kind: string) {
  const other = owners.get(thing);
  if (other) faults.push(`${kind} '${thing}' is claimed by ${other} and ${owner}`);
  owners.set(thing, owner);
}

/** The file of a handler has the command's name; that of a reaction has the fact's, with its owner. */
const handlerFile = (command: string) => command.split(':')[1] ?? command;
const reactionFile = (fact: string) => fact.replace(':', '-');

for (const contract of await readContracts(root)) {
  const { name } = contract;
  // The shell's handler is part of its start-up code; a component may listen by itself while it is shown.
  const handled = contract.handles.map(handlerFile).sort().join();
  const handlers = handlerFiles(join(root, name)).map((file) => file.name);
  if (name !== 'shell' && handled !== handlers.join())
    faults.push(`${name} handles [${handled}], but src/handlers has [${handlers}]`);
  for (const reaction of reactionFiles(join(root, name)))
    if (!contract.reactsTo.map(reactionFile).includes(reaction.name))
      faults.push(`${name}: no bus.on() uses src/reactions/${reaction.name}`);
  for (const fact of contract.emits) claim(factOwners, fact, name, 'fact');
  for (const fact of contract.reactsTo) listened.add(fact);
  for (const command of contract.handles) claim(commandOwners, command, name, 'command');
  for (const route of contract.routes) {
    claim(routeOwners, route.name, name, 'route');
    const named = routeTable[route.name as keyof typeof routeTable];
    if (named && named.owner !== name) faults.push(`${name} declares the route '${route.name}' of ${named.owner}`);
    if (!contract.exposes.includes(route.expose))
      faults.push(`${name}: route '${route.name}' shows ${route.expose}, which is not exposed`);
  }
}

for (const [fact, owner] of factOwners)
  if (!listened.has(fact)) faults.push(`no package listens to '${fact}' of ${owner}`);

for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} boundaries are broken` : 'Boundaries hold');
process.exit(faults.length ? 1 : 0);

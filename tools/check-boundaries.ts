/** Checks the boundaries between packages. Part of `npm run lint`. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { COMPUTED, moduleRequests } from '@storefront/remote-kit/boundaries/module-requests';
import { packageOfPath, packageOfRequest } from '@storefront/remote-kit/boundaries/package-of-request';
import type { RemoteContract } from '@storefront/remote-kit/define-remote';
import { routeTable } from '@storefront/routes/route-table';

/** A test passes a copy of the workspace in which it breaks a boundary. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const remotes = readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(join(root, name, 'remote.ts')));
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

const contracts = [...remotes, 'shell'];
const factOwners = new Map<string, string>();
const commandOwners = new Map<string, string>();
const routeOwners = new Map<string, string>();
const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => basename(name, extname(name)))
        .sort()
    : [];

function claim(owners: Map<string, string>, thing: string, owner: string, kind: string) {
  const other = owners.get(thing);
  if (other) faults.push(`${kind} '${thing}' is claimed by ${other} and ${owner}`);
  owners.set(thing, owner);
}

/** The handler of 'basket:add-item' is in src/handlers/add-item.ts. */
const fileOf = (name: string) => name.split(':')[1] ?? name;

for (const name of contracts) {
  const { remote } = (await import(join(root, name, 'remote.ts'))) as { remote: RemoteContract };
  const same = (what: string, declared: readonly string[], found: readonly string[]) => {
    if ([...declared].sort().join() !== [...found].sort().join())
      faults.push(`${name}: remote.ts declares ${what} [${declared}], the folder holds [${found}]`);
  };
  // The shell's exposes are entries of its own build, and its handlers are its own start-up code.
  if (name !== 'shell') {
    same(
      'exposes',
      remote.exposes,
      list(join(root, name, 'src/exposes')).map((file) => `./${file}`),
    );
    same('handles', remote.handles.map(fileOf), list(join(root, name, 'src/handlers')));
    same(
      'reactsTo',
      remote.reactsTo.map((fact) => fact.replace(':', '-')),
      list(join(root, name, 'src/reactions')),
    );
  }
  for (const fact of remote.emits) claim(factOwners, fact, name, 'fact');
  for (const command of remote.handles) claim(commandOwners, command, name, 'command');
  for (const route of remote.routes) {
    claim(routeOwners, route.name, name, 'route');
    const named = routeTable[route.name as keyof typeof routeTable];
    if (named && named.owner !== name) faults.push(`${name} declares the route '${route.name}' of ${named.owner}`);
    if (!remote.exposes.includes(route.expose))
      faults.push(`${name}: route '${route.name}' shows ${route.expose}, which is not exposed`);
  }
}

for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} boundaries are broken` : 'Boundaries hold');
process.exit(faults.length ? 1 : 0);

/** The walls between packages, checked: a wall that is only written down is soon a door. Part of `npm run lint`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { RemoteContract } from '@storefront/remote-kit/define-remote';
import { routeTable } from '@storefront/routes/route-table';

/** Another tree may be named, so that a test can break a wall in a copy. */
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

/** Every module that a file names, statically, dynamically or as a type. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...text.matchAll(/(?:from\s+|import\s*\(\s*(?:\/\*.*?\*\/\s*)?|import\s+|require\(\s*)['"]([^'"]+)['"]/g),
  ].map((match) => match[1] ?? '');
}

const packageOf = (path: string): string => {
  const [top = '', second = ''] = relative(root, path).split('/');
  return top === 'libs' || top === 'services' ? `${top}/${second}` : top;
};

/** What each kind of package may import of the workspace besides itself. */
function allowed(from: string, to: string): boolean {
  if (to.startsWith('libs/'))
    return from !== 'libs/ui' || ['libs/messages', 'libs/money', 'libs/dates', 'libs/testing'].includes(to);
  if (from === 'tools' || from === 'e2e') return true;
  return false;
}

for (const file of sources(root)) {
  const from = packageOf(file);
  for (const request of importsOf(file)) {
    const to = request.startsWith('.')
      ? packageOf(resolve(dirname(file), request))
      : request.startsWith('@storefront/')
        ? `libs/${request.split('/')[1]}`
        : remotes.includes(request.split('/')[0] ?? '') ||
            ['shell', 'commerce-api'].includes(request.split('/')[0] ?? '')
          ? (request.split('/')[0] ?? '')
          : from;
    // The demonstration data is held against the pictures' recipes, in a test alone.
    const isTest = /\.test\.tsx?$/.test(file);
    if (to === from || allowed(from, to) || (isTest && to === 'tools')) continue;
    faults.push(`${relative(root, file)} imports ${request}: ${from} may not know ${to}`);
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

/** 'basket:add-item' lives in src/handlers/add-item.ts. */
const fileOf = (name: string) => name.split(':')[1] ?? name;

for (const name of contracts) {
  const { remote } = (await import(join(root, name, 'remote.ts'))) as { remote: RemoteContract };
  const same = (what: string, declared: readonly string[], found: readonly string[]) => {
    if ([...declared].sort().join() !== [...found].sort().join())
      faults.push(`${name}: remote.ts declares ${what} [${declared}], the folder holds [${found}]`);
  };
  // The shell's exposes are entries of its own build, its handlers its own start-up code.
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
console.log(faults.length ? `${faults.length} walls are broken` : 'Boundaries hold');
process.exit(faults.length ? 1 : 0);

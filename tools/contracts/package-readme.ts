import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageContract } from '@storefront/remote-kit/contract/package-contract';
import { declaredPath } from '@storefront/remote-kit/manifest/declared-path';
import { withBlock } from './generated-block';
import { code, codes } from './markdown';

/** The shared values that a package writes, from libs/bus/src/contracts/owners.ts. */
function stateOf(root: string, name: string): string[] {
  const owners = readFileSync(join(root, 'libs/bus/src/contracts/owners.ts'), 'utf8');
  const written = new RegExp(`^  '?${name}'?: \\{.*state: ([^}]*) \\};`, 'm').exec(owners)?.[1] ?? '';
  return [...written.matchAll(/'(\w+)'/g)].map(([, value]) => `shared.${value}`);
}

/** The README of a remote or the shell with its generated list replaced; lines without an entry are left out. */
export function packageReadme(page: string, root: string, contract: PackageContract): string {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Pages', contract.routes.flatMap((route) => declaredPath(route) ?? [])],
    ['Boundaries', contract.boundaries.map(({ name }) => name)],
    ['Links', (contract.links ?? []).map(({ path }) => path)],
    ['Actions', contract.actions],
    ['Plain pages', contract.plainPages],
    ['Exposes', contract.exposes],
    ['Writes', stateOf(root, contract.name)],
    ['Emits', contract.emits],
    ['Reacts to', contract.reactsTo],
    ['Handles', contract.handles],
    ['Requests', contract.requests],
    ['Posts forms to', contract.posts],
    ['Contains the boundaries', contract.contains],
    ['Calls', contract.operations],
    ['Stores in the browser', (contract.storage ?? []).map(({ key }) => key)],
  ];
  const lines = lists.filter(([, names]) => names.length).map(([label, names]) => `- **${label}** ${codes(names)}`);
  return withBlock(page, 'contract', [...lines, ...commandsOf(contract)].join('\n'));
}

/** The shell has no browser suite of its own: it runs with the remotes. */
function commandsOf({ name }: PackageContract): string[] {
  if (name === 'shell') return [];
  const suite = `npm run e2e -w ${name}`;
  const suites = `browser suite ${code(suite)}, with doubles of other remotes ${code(`NEIGHBOURS=doubles ${suite}`)}; unit tests ${code(`npm test -w ${name}`)}`;
  return [`- **Run on its own** ${code(`npm run harness -w ${name}`)}; ${suites}`];
}

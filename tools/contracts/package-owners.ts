import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown';

/** Packages that belong to the workspace without a package.json of their own. */
const FOLDERS = ['tools', 'tools/pictures'];

/** The table of the README: each product package with its purpose and its team, then the teams' other packages. */
export function packageOwners(root: string, remotes: readonly string[]): string {
  const teams = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
  const products = ['shell', ...remotes, ...packagesIn(root, 'services')];
  const shared = [...packagesIn(root, 'libs'), 'e2e', ...FOLDERS];
  const sharedTeams = [...new Set(shared.map((name) => teamOf(teams, name)))].sort();
  return table(
    ['Package', 'What it provides', 'Team'],
    [
      ...products.map((name) => [link(name), descriptionOf(root, name), teamOf(teams, name)]),
      ...sharedTeams.map((team) => [
        shared
          .filter((name) => teamOf(teams, name) === team)
          .map(link)
          .join(', '),
        'Shared libraries, tests and tools',
        team,
      ]),
    ],
  );
}

const link = (name: string): string => `[${name}](${name})`;

const packagesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((name) => existsSync(join(root, name, 'package.json')));

function descriptionOf(root: string, name: string): string {
  const { description } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    description?: string;
  };
  if (!description) throw new Error(`${name}/package.json has no description`);
  return description;
}

/** The first owner in the last line of CODEOWNERS that matches the package's folder. */
export function teamOf(codeowners: string, name: string): string {
  let team: string | undefined;
  for (const line of codeowners.split('\n')) {
    const [pattern, owner] = line.split(/\s+/);
    if (owner?.startsWith('@') && (pattern === '*' || `/${name}/`.startsWith(pattern ?? ''))) team = owner;
  }
  if (!team) throw new Error(`CODEOWNERS has no owner of ${name}`);
  return team;
}

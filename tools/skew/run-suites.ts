import { runCommand } from '../run/run-command';
import type { PathFailure } from './run-paths';
import type { ShownComposition } from './show-compositions';

/** The folders of remotes with repositories of their own, by name. Their browser suite is their main path. */
export type OwnSuites = Readonly<Record<string, string>>;

/**
 * Runs `npm run e2e` of remotes with repositories of their own on each composition that has cells of theirs, one after
 * another. Each suite is given the composition's link as STOREFRONT_LINK.
 */
export async function runSuites(compositions: readonly ShownComposition[], suites: OwnSuites): Promise<PathFailure> {
  const failures = new Map<string, string>();
  for (const { name, link, paths } of compositions)
    for (const path of paths) {
      const cwd = suites[path];
      if (cwd === undefined) continue;
      console.log(`The suite of ${path} with ${name}:`);
      // The remotes that it meets are no doubles.
      const env = { STOREFRONT_LINK: link, NEIGHBOURS: '', NEIGHBOURS_FROM: '' };
      const code = await runCommand('npm', ['run', '--silent', 'e2e'], { cwd, env });
      if (code !== 0) failures.set(`${name} ${path}`, `its suite ended with ${code}`);
    }
  return (composition, path) => failures.get(`${composition} ${path}`);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runRelease } from './run-release';
import { storefrontProbe } from './storefront-probe';

/**
 * `storefront-release` in the repository of one remote.
 * @param root the folder of the remote, with its package.json
 * @param args the words of the command line
 */
export async function releaseFromOwnRepository(root: string, args: readonly string[]): Promise<void> {
  const file = join(root, 'package.json');
  if (!existsSync(join(root, 'remote.ts')) || !existsSync(file))
    return refuse(`${root} is not the folder of a remote: it has no remote.ts.`);
  const name = nameIn(file);
  if (!name) return refuse(`${file} does not name a package.`);
  const build = () => spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' }).status === 0;
  const repository = { root, packages: [name], folderOf: () => root, build };
  await runRelease({ repository, probeOf: storefrontProbe }, args);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The name in a package.json; undefined when it has none, or is no JSON. */
function nameIn(file: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
    return typeof name === 'string' && name ? name : undefined;
  } catch {
    return undefined;
  }
}

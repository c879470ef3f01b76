import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of the remote whose repository a folder is.
 * @throws Error when it has no remote.ts, or no package.json that names a package
 */
export function remoteInFolder(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(join(folder, 'remote.ts')) || !existsSync(file))
    throw new Error(`${folder} is not the folder of a remote: it has no remote.ts.`);
  const name = nameIn(file);
  if (!name) throw new Error(`${file} does not name a package.`);
  return name;
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

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { moduleRequests } from '@storefront/remote-kit/boundaries/module-requests';
import type { ImportsByFile } from './floor-faults';

/**
 * Which files of a folder each of its source files imports; tests are left out.
 * @param types whether imports of types alone count
 * @returns paths relative to the folder
 */
export function sourceImports(folder: string, { types }: { types: boolean }): ImportsByFile {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return new Map(
    files.sort().map((file) => {
      const paths = moduleRequests(join(folder, file), { types })
        .filter((request) => request.startsWith('.'))
        .map((request) => resolve(folder, dirname(file), request))
        .map((path) => relative(folder, existsSync(`${path}.ts`) ? `${path}.ts` : path));
      return [file, [...new Set(paths)].filter((path) => !path.startsWith('..'))];
    }),
  );
}

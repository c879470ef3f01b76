/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKey } from '@storefront/releases/release-key';
import { pathsMeet } from '@storefront/routes/paths-meet';
import { servicePaths } from '@storefront/routes/reserved-paths';
import { routePaths } from '@storefront/routes/route-paths';
import { buildShell } from './app';
import { readConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The paths of a tree as Fastify prints it: four characters of indentation for each parent. */
function pathsIn(tree: string): string[] {
  const parents: string[] = [];
  return [...tree.matchAll(/^((?:[│ ] {3})*)[├└]── (\S+)( \(\w)?/gm)].flatMap(([, indent = '', part, methods]) => {
    const depth = indent.length / 4;
    parents[depth] = (parents[depth - 1] ?? '') + part;
    return methods ? [parents[depth]] : [];
  });
}

test('what the document server serves itself is reserved, except at pages', async () => {
  releaseKey(join(folder, 'keys/release.pem'));
  const app = await buildShell(readConfig({ DATA_DIR: folder, STOREFRONT_MODE: 'demonstration' }));
  const served = pathsIn(app.printRoutes({ commonPrefix: false })).filter((path) => !/^\/?\*$/.test(path));
  await app.close();
  expect(served).toEqual(expect.arrayContaining(['/healthz', '/en-gb/session/place', '/pictures/:motif/:file']));
  const known = [...servicePaths, ...Object.values(routePaths)];
  expect(served.filter((path) => !known.some((one) => pathsMeet(one, path)))).toEqual([]);
});

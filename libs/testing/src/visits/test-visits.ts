import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from '../neighbour-test';
import type { SeamManifest } from './remote-seam';
import { replayVisit } from './replay/replay-visit';
import type { Visit } from './visit.types';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * Defines a test for each visit in the folder `e2e/visits` of a remote: its part of the visit is replayed, with contract
 * doubles of its neighbours.
 * @param remote the package's name; it must have been built
 */
export function testVisits(remote: string): void {
  const folder = join(root, remote, 'e2e/visits');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    test(`the visit ${file.replace('.json', '')} is replayed`, async ({ page, baseURL }) => {
      const visit = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Visit;
      const manifest = readFileSync(join(root, remote, 'dist/browser-manifest.json'), 'utf8');
      await replayVisit(page, visit, JSON.parse(manifest) as SeamManifest, baseURL ?? '');
    });
}

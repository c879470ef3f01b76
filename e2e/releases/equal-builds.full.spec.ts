import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { sha256 } from '@storefront/releases/signatures/sha256';
import { test } from '@storefront/testing/storefront-test';
import { releasePackages } from '../../tools/run/packages/package-names';
import { copyWorkingTree } from '../../tools/run/working-trees/working-tree';
import { isExternalStorefront } from '../support/hosts';
import { buildRemote } from './own-storefront';

test.skip(isExternalStorefront, 'It builds a remote.');

const root = resolve(import.meta.dirname, '../..');

/** The released files of a build with their contents, and its manifest: a version is a digest of both. */
function releasedFiles(packageFolder: string): ReadonlyMap<string, string> {
  const folders = ['browser', 'server', 'themes'].filter((folder) => existsSync(join(packageFolder, 'dist', folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(packageFolder, 'dist', folder)).map((file) => join(folder, file)),
  );
  files.push('browser-manifest.json');
  return new Map(files.sort().map((file) => [file, readFileSync(join(packageFolder, 'dist', file), 'latin1')]));
}

/** Instead of the contents, whose differences would fill the report. */
const digestsOf = (packageFolder: string) =>
  [...releasedFiles(packageFolder)].map(([file, content]) => `${file} ${sha256(content)}`);

test('builds of the same sources in two folders are equal, so they are one version', async () => {
  const tree = copyWorkingTree(root, []);
  try {
    await buildRemote(join(tree, 'mf-slots'));
    expect(digestsOf(join(tree, 'mf-slots'))).toEqual(digestsOf(join(root, 'mf-slots')));
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

test('no released file names the folder that it was built in', () => {
  for (const name of releasePackages)
    for (const [file, content] of releasedFiles(join(root, name)))
      expect(content.includes(`${root}/`), `${name} ${file}`).toBe(false);
});

/** npm run package [-- FOLDER]: makes what a server needs, as a folder and as an archive; see docs/operating.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { billOfMaterials } from './package/bill-of-materials';
import { bundledLibraries, type LockedPackages } from './package/runtime-packages';
import { writeArtefact } from './package/write-artefact';
import { buildPackages } from './run/packages/build-packages';
import { readCommandLine } from './run/read-command-line';

/** Workspaces that are no part of what a server runs. */
const NOT_SHIPPED = /^(e2e|libs\/(testing|remote-kit)|services\/sandbox)$/;

const root = resolve(import.meta.dirname, '..');
const { positionals } = readCommandLine({ allowPositionals: true, options: {} }, 'see docs/operating.md');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
const folder = join(resolve(positionals[0] ?? join(root, '.data/package')), `${name}-${version}`);
const run = (cwd: string, command: string, ...words: string[]) =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

try {
  console.log('Building (unchanged packages come from the cache)');
  await buildPackages(root);
  await writeArtefact(root, folder);
  console.log('Installing the packages with native code');
  run(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress');
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as LockedPackages;
  const shipped = bundledLibraries(locked, (path) => !NOT_SHIPPED.test(path));
  const time = run(root, 'git', 'log', '-1', '--format=%cI').trim();
  const libraries = run(root, 'npm', 'sbom', '--sbom-format', 'cyclonedx');
  writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(libraries, name ?? '', time, shipped));
  const archive = `${folder}.tar.gz`;
  // The same bytes for the same commit, whoever makes it and when.
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  run(dirname(folder), 'tar', ...same, '-I', 'gzip -9n', '-cf', archive, basename(folder));
  console.log(`${archive}\nsha256 ${run(root, 'sha256sum', archive).split(' ')[0]}`);
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}

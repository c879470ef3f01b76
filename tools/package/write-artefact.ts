import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOptions } from '@storefront/testing/processes/bundle-options';
import { build } from 'esbuild';
import { unbundled } from '../../services/commerce-api/unbundled';
import { releasePackages } from '../run/packages/package-names';
import { type LockedPackages, runtimePackages } from './runtime-packages';

/** What processes read beside their scripts. */
const FOLDERS = [
  'services/commerce-api/dist',
  'services/commerce-api/migrations',
  // What `business` and `import` start from.
  'services/commerce-api/brand-template',
  'services/commerce-api/import-template',
  'shell/icons',
  'docs/deploy',
];

/** The npm scripts of an artefact: what docs/operating.md says to type works in it, too. */
const SCRIPTS = {
  api: 'node services/commerce-api/dist/server.js',
  shell: 'node shell/dist/node/main.mjs',
  migrate: 'node services/commerce-api/dist/migrate.js',
  ops: 'node services/commerce-api/dist/ops.js',
  release: 'node commands/release.mjs',
};

/** A server builds nothing, and serves no developer. */
const NOT_SHIPPED = /^@storefront\/remote-kit\/developer\/developer-server$/;

const SERVICE = 'services/commerce-api';

const isShipped = (path: string) => !/\.(map|test\.ts)$/.test(path);

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The packages with native code or files of their own that the service or the shell imports. */
function namesOfUnbundled(root: string): string[] {
  const { dependencies } = readJson(join(root, SERVICE, 'package.json')) as { dependencies: Record<string, string> };
  return [...Object.keys(dependencies).filter((name) => unbundled.test(name)), 'pino'];
}

/**
 * Writes what a server needs into a folder, without the packages of `package-lock.json`. The folder has the repository's
 * layout, so that paths and commands are the same in both.
 * @param root the repository, which has been built
 * @param folder is replaced
 */
export async function writeArtefact(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = (path: string) => cpSync(join(root, path), join(folder, path), { recursive: true, filter: isShipped });
  for (const path of FOLDERS) copy(path);
  for (const name of releasePackages) for (const path of ['dist', 'package.json']) copy(join(name, path));
  await build({
    ...bundleOptions(NOT_SHIPPED),
    absWorkingDir: root,
    entryPoints: [join(root, 'tools/package/release-command.ts')],
    outfile: join(folder, 'commands/release.mjs'),
  });

  const { name, version } = readJson(join(root, 'package.json')) as { name: string; version: string };
  const locked = readJson(join(root, 'package-lock.json')).packages as LockedPackages;
  const packages = runtimePackages(locked, SERVICE, namesOfUnbundled(root));
  const dependencies = Object.fromEntries(
    namesOfUnbundled(root).map((one) => [one, packages[`node_modules/${one}`]?.version]),
  );
  const own = { name, version, dependencies, engines: { node: '>=26' } };
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
  write('package.json', { ...own, private: true, license: 'UNLICENSED', type: 'module', scripts: SCRIPTS });
  write('package-lock.json', { name, version, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } });
}

/** npm run create:remote -- mf-lists FOLDER [--registry URL]: see docs/how-to/own-repository.md. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { assertRegistryHas } from './create-remote/assert-registry-has';
import { createRemoteFolder } from './create-remote/create-remote-folder';
import { libraryPackages } from './libraries/library-packages';

const root = resolve(import.meta.dirname, '..');
const USAGE = 'npm run create:remote -- mf-lists ../mf-lists [--registry https://npm.example.com] [--no-install]';

/** The registry from which npm installs the libraries. */
function configuredRegistry(): string | undefined {
  const ask = (name: string) => spawnSync('npm', ['config', 'get', name], { encoding: 'utf8' }).stdout?.trim();
  return [ask('@storefront:registry'), ask('registry')].find(httpUrl);
}

/** Any library that the remote uses: all are published together. */
function assertHasLibraries(registry: string): void {
  const library = libraryPackages(root).find(({ name }) => name === '@storefront/remote-kit');
  if (library) assertRegistryHas(registry, `${library.name}@^${library.version}`);
}

function installPackages(target: string): void {
  console.log('Installing its packages');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: target, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `Its packages were not installed, so ${target} was removed: see npm's messages above, or add --no-install.`,
    );
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      registry: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(`Usage: ${USAGE}`);
    process.exit(0);
  }
  const [name, folder, ...others] = positionals;
  const registry = httpUrl(values.registry ?? configuredRegistry());
  if (!name || !folder || others.length > 0 || !registry) throw new Error(`Usage: ${USAGE}`);
  const target = resolve(folder);
  const steps = values['no-install']
    ? {}
    : { check: () => assertHasLibraries(registry.href), install: () => installPackages(target) };
  createRemoteFolder(root, { name, target, registry: registry.href }, steps);
  console.log(`${name} is in ${target}. Next: cd '${target}' && npm test`);
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}

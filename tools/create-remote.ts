/** npm run create:remote -- mf-lists FOLDER [--registry URL]: see docs/how-to/own-repository.md. */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { assertRegistryHas } from './create-remote/assert-registry-has';
import { createRemoteFolder } from './create-remote/create-remote-folder';
import { libraryPackages } from './libraries/library-packages';
import { parseWords } from './run/parse-words';
import { runCommand, stopCommands } from './run/run-command';

const root = resolve(import.meta.dirname, '..');
const USAGE = 'npm run create:remote -- mf-lists ../mf-lists [--registry https://npm.example.com] [--no-install]';
/** What a shell adds to the number of the signal that ended a command. */
const SIGNAL_CODE = 128;

const OPTIONS = {
  help: { type: 'boolean', default: false },
  registry: { type: 'string' },
  'no-install': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

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

/** The signal that has stopped the command. */
let stoppedBy: NodeJS.Signals | undefined;

/** From here on a signal ends npm, and this command once it has removed what it wrote. */
function stopInOrder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stoppedBy ??= signal;
      void stopCommands();
    });
}

/** @throws Error when npm fails or a signal stops it */
async function installPackages(target: string): Promise<void> {
  console.log('Installing its packages');
  const status = await runCommand('npm', ['install', '--no-audit', '--no-fund'], { cwd: target });
  if (stoppedBy) throw new Error(`The installation was stopped, so nothing was left in ${target}.`);
  if (status !== 0)
    throw new Error(
      `Its packages were not installed, so ${target} was removed: see npm's messages above, or add --no-install.`,
    );
}

try {
  const { positionals, values } = parseWords(
    process.argv.slice(2),
    { allowPositionals: true, options: OPTIONS },
    'see npm run create:remote -- --help',
  );
  if (values.help) {
    console.log(`Usage: ${USAGE}`);
    process.exit(0);
  }
  const [name, folder, ...others] = positionals;
  const registry = httpUrl(values.registry ?? configuredRegistry());
  if (!name || !folder || others.length > 0 || !registry) throw new Error(`Usage: ${USAGE}`);
  const target = resolve(folder);
  const installs = !values['no-install'];
  const check = () => {
    if (installs) assertHasLibraries(registry.href);
    // Not before, because a signal can be handled only after the registry's reply. Half-written files must be removed.
    stopInOrder();
  };
  const steps = { check, ...(installs && { install: () => installPackages(target) }) };
  await createRemoteFolder(root, { name, target, registry: registry.href }, steps);
  console.log(`${name} is in ${target}. Next: cd '${target}' && npm test`);
} catch (error) {
  console.error(errorMessage(error));
  process.exit(stoppedBy ? SIGNAL_CODE + constants.signals[stoppedBy] : 1);
}

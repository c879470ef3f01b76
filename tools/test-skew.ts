/**
 * npm run test:skew -- [--base-url URL] [--unpruned] [--suite NAME=FOLDER] [NAME[@VERSION]...]: packages at their newest
 * version with each of their neighbours at N, N-1 and N-2, on a storefront that runs, or else on one of its own.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { publisherStoreOf, releaseKeyOf } from '@storefront/release-tool/session/data-folder';
import { releaseAuthor } from '@storefront/release-tool/session/release-author';
import { remoteInFolder } from '@storefront/release-tool/session/remote-in-folder';
import { buildPackages } from './run/packages/build-packages';
import { releasePackages } from './run/packages/package-names';
import { probeOf } from './run/packages/probe-composition';
import { parseWords } from './run/parse-words';
import { stopCommands } from './run/run-command';
import { startOwnStorefront } from './skew/own-storefront';
import { runSkew } from './skew/run-skew';

const root = resolve(import.meta.dirname, '..');
/** The port of the storefront that it starts. */
const PORT = Number(process.env.E2E_SKEW_PORT ?? 4770);

const USAGE =
  'npm run test:skew -- [--base-url https://staging.example] [--unpruned] [--suite mf-lists=../mf-lists] [mf-basket[@VERSION]...]';

const OPTIONS = {
  help: { type: 'boolean', default: false },
  'base-url': { type: 'string' },
  unpruned: { type: 'boolean', default: false },
  suite: { type: 'string', multiple: true, default: [] },
} satisfies ParseArgsConfig['options'];

/** @returns undefined when the usage is asked for @throws Error with what is wrong */
function readArguments() {
  const { values, positionals } = parseWords(
    process.argv.slice(2),
    { allowPositionals: true, options: OPTIONS },
    'see npm run test:skew -- --help',
  );
  if (values.help) return undefined;
  try {
    const url = httpUrl(values['base-url']);
    if (values['base-url'] && !url) throw new Error(`--base-url is '${values['base-url']}', which is not an address.`);
    const suites = Object.fromEntries(values.suite.map(ownSuite));
    const isKnown = (name: string) => releasePackages.includes(name) || name in suites;
    const versions = positionals.map((word) => namedVersion(word, isKnown));
    return { url: url?.origin, isUnpruned: values.unpruned, suites, versions };
  } catch (error) {
    throw new Error(`${errorMessage(error)} Usage: ${USAGE}`);
  }
}

/** @param word such as mf-lists=../mf-lists. @returns the remote's name and folder */
function ownSuite(word: string): [string, string] {
  const [, name = '', path] = /^([^=]*)=(.+)$/.exec(word) ?? [];
  if (!path) throw new Error(`--suite is '${word}', which is not a remote and its folder.`);
  const folder = resolve(path);
  if (remoteInFolder(folder) !== name) throw new Error(`${folder} is not the folder of ${name}.`);
  return [name, folder];
}

function namedVersion(word: string, isKnown: (name: string) => boolean) {
  const [name = '', version] = word.split('@');
  if (!isKnown(name)) throw new Error(`There is no package '${name}'.`);
  return { name, version };
}

let own: Awaited<ReturnType<typeof startOwnStorefront>> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void Promise.all([stopCommands(), own?.stop()]).then(() => process.exit(130)));

try {
  const asked = readArguments();
  if (!asked) {
    console.log(`Usage: ${USAGE}`);
    process.exit(0);
  }
  const { url, ...options } = asked;
  if (!url) {
    if (process.env.BUILD !== 'no') await buildPackages(root);
    own = await startOwnStorefront(root, PORT);
  }
  const dataDir = own?.dataDir ?? resolve(process.env.DATA_DIR || join(root, '.data'));
  if (!existsSync(join(dataDir, 'keys/release.pem')))
    throw new Error(`${dataDir} has no release key: DATA_DIR names the data folder of the storefront at --base-url.`);
  const key = releaseKeyOf(dataDir);
  const store = publisherStoreOf(
    dataDir,
    key,
    releaseAuthor(root, undefined),
    process.env.RELEASE_CHANNEL || undefined,
  );
  await store.refresh();
  await store.assertNotPutBack();
  const session = { store, key, storefront: own?.url ?? url ?? '', probe: probeOf(root, store, key) };
  const failed = await runSkew(root, session, options);
  await own?.stop();
  process.exit(failed ? 1 : 0);
} catch (error) {
  console.error(errorMessage(error));
  await own?.stop();
  process.exit(1);
}

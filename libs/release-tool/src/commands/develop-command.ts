import { createServer } from 'node:net';
import { httpUrl } from '@storefront/api/http-url';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { unprovidedLibrary } from '@storefront/releases/contracts/compatibility';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import { signPass } from '@storefront/releases/signatures/pass';
import { assertOwnKeyMay } from '@storefront/releases/trust/release-trust';
import { usedShared } from '@storefront/remote-kit/provided-libraries/used-shared';
import { providedPackages } from '@storefront/remote-kit/provided-packages';
import type { Command } from 'commander';
import { portNumber } from '../options/option-values';
import { CHANNEL_OPTION, FOR_OPTION, NAME_ARGUMENT } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { storefrontTime } from '../storefront/storefront-clock';
import { packageName } from '../versions/named-versions';

/** How long a storefront may take to say whether it accepts a link, in milliseconds. */
const DEADLINE_MS = 10_000;

interface DevelopOptions extends SessionOptions {
  readonly into?: string;
  readonly port: number;
  readonly for: number;
}

export const addDevelopCommand = (program: Command, { open, isOwnRepository }: ReleaseContext) =>
  program
    .command('develop')
    .description('serve a remote from its sources, and print a link that shows it in a storefront to a browser here')
    .argument(...NAME_ARGUMENT)
    .option('--into <url>', 'the address of the storefront')
    .option('--port <number>', 'the port on this machine', portNumber, 5173)
    .addOption(FOR_OPTION)
    .option(...CHANNEL_OPTION)
    // npm keeps the names of options that follow no `--`, and passes on their values.
    .allowExcessArguments()
    .action(async (name: string, { into, port, for: forMs, ...options }: DevelopOptions, { args }: Command) => {
      const example = `npm run dev${isOwnRepository ? '' : ` -w ${name}`} -- --into https://staging.example`;
      if (args.length > 1 && into === undefined) throw new Error(`Write -- before the options, as in ${example}.`);
      if (args.length > 1) throw new Error('develop takes exactly one name.');
      const url = httpUrl(into ?? '');
      if (!url) throw new Error(`--into takes the address of a storefront, as in ${example}.`);
      const session = await open(options);
      return developRemote(session, packageName(name, session.packages), url.origin, port, forMs);
    });

/**
 * Serves a remote from its sources on this machine, prints a link that shows it in a storefront to the
 * browser that opens it, and runs until it is stopped.
 */
export async function developRemote(
  { repository, store, key }: ReleaseSession,
  name: string,
  storefront: string,
  port: number,
  forMs: number,
): Promise<void> {
  if (name === 'shell' || !repository.packages.includes(name))
    throw new Error(`${name} cannot be developed here: name a remote whose sources are in this repository.`);
  assertOwnKeyMay(store, key, { channel: store.channel, packages: [name] });
  const { [name]: shown, shell } = currentComposition(store, key)?.packages ?? {};
  if (!shown || !shell) throw new Error(`Channel ${store.channel} does not show ${name}: promote it first.`);
  const shellManifest = readManifest(store, 'shell', shell);
  if (!shellManifest.developerBoot)
    throw new Error(`The shell on channel ${store.channel} has no development build: promote a newer one first.`);
  const root = repository.folderOf(name);
  const { shared } = readManifest(store, name, shown);
  // Every library is installed; only those that the remote uses matter.
  const used = usedShared(providedPackages(root), Object.keys(shared));
  const missing = unprovidedLibrary(shellManifest, { shared: used });
  if (missing)
    throw new Error(
      `${name} has ${missing.name} ${missing.version} installed, the shell on channel ${store.channel} provides ${missing.provided}: install a version that it provides, or promote a shell with ^${missing.version} first.`,
    );
  await assertPortIsFree(port);
  const expiresAt = new Date((await storefrontTime(storefront)) + forMs).toISOString();
  // Loaded here alone, because other commands need no bundler.
  const { startDeveloperServer } = await import('@storefront/remote-kit/developer/developer-server');
  const server = await startDeveloperServer({ remote: name, root, port, storefront });
  const stop = () => void server.stop().then(() => process.exit());
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const { hostname: host } = new URL(storefront);
  const pass = signPass(key, {
    purpose: 'developer',
    remote: name,
    server: server.origin,
    host,
    expiresAt,
    by: store.author.name,
  });
  const link = `${storefront}/en-gb/developer?pass=${pass}`;
  try {
    await assertAccepted(storefront, link);
  } catch (error) {
    await server.stop();
    throw error;
  }
  console.log(
    `${link}\nIt expires at ${expiresAt}; a browser on this machine that opens it is shown ${name} from here.`,
  );
}

/** @throws Error when another program listens on the port */
function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is in use: choose another with --port.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** @throws Error when the storefront does not answer, or knows no such link */
async function assertAccepted(storefront: string, link: string): Promise<void> {
  const reply = await fetch(link, {
    redirect: 'manual',
    // Only a navigation may open a link, and fetch alone cannot say that it stands for one.
    headers: { 'sec-fetch-site': 'same-origin' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined);
  if (!reply) throw new Error(`No response from ${storefront}.`);
  if (reply.status !== 303)
    throw new Error(
      `${storefront} does not accept the link: it needs DEVELOPER_LINKS=on, and must show channel and key of this command.`,
    );
}

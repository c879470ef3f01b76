import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { readChannel } from '@storefront/releases/channels/channel';
import { newestVersion } from '@storefront/releases/publishing/release-record';
import type { ReleaseSession } from '../session/release-session';
import type { NamedVersion } from './named-versions';

type Releases = Pick<ReleaseSession, 'store' | 'key'>;

/** @throws Error when the version was rolled back: only a person who names it may show it again */
function assertNotRolledBack({ store, key }: Releases, name: string, version: string, what: string): void {
  if (readChannel(store, key, store.channel)?.rolledBack?.[name]?.includes(version))
    throw new Error(
      `${name} ${version}, ${what}, was rolled back. Publish another, or name this one: ${name}@${version}`,
    );
}

/** The latest publication that was not rolled back; versions contain hashes, so their names have no order. */
function newestOf(releases: Releases, published: string): string {
  const version = newestVersion(releases.store, releases.key, published);
  if (!version) throw new Error(`${published} was never published: npm run release -- publish ${published}`);
  assertNotRolledBack(releases, published, version, 'the newest');
  return version;
}

/**
 * The version of each named package: the one on the command line, else the preferred one, else the newest.
 * @param preferred the version that a command takes before the newest, if there is one
 */
export async function chosenVersions(
  releases: Releases,
  named: readonly NamedVersion[],
  preferred: (name: string) => string | undefined = () => undefined,
): Promise<Record<string, string>> {
  for (const { name } of named) await releases.store.fetchRecords(name);
  const versions = Object.fromEntries(
    named.map(({ name, version }) => [name, version ?? preferred(name) ?? newestOf(releases, name)]),
  );
  await releases.store.fetchVersions(versions);
  return versions;
}

/** The version that canaries try of a package: what they tested is promoted, although a newer one may be published. */
export function triedVersion({ store, key }: Releases, name: string): string | undefined {
  const tried = Object.entries(currentCanaries(store, key)).flatMap(([canary, { versions }]) =>
    versions[name] ? [{ canary, version: versions[name] }] : [],
  );
  const [first] = tried;
  if (tried.some(({ version }) => version !== first?.version))
    throw new Error(
      `Several canaries try ${name}; name the version: ${tried.map(({ canary, version }) => `${name}@${version} (canary ${canary})`).join(', ')}`,
    );
  if (first) {
    assertNotRolledBack({ store, key }, name, first.version, `which canary ${first.canary} tries`);
    console.log(`${name} ${first.version} is what canary ${first.canary} tries`);
  }
  return first?.version;
}

/** A canary that runs keeps its version, so that a change of its share changes nothing else. */
export function keptVersion({ store, key }: Releases, canary: string, name: string): string | undefined {
  const version = currentCanaries(store, key)[canary]?.versions[name];
  const newest = version && newestVersion(store, key, name);
  if (newest !== version) console.log(`It goes on with ${name} ${version}; to try the newest: ${name}@${newest}`);
  return version;
}

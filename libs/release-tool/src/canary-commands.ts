import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { endCanary, probeAndStartCanary } from '@storefront/releases/canaries/canaries';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { WatchMemory } from '@storefront/releases/canaries/watch-memory';
import { whyRefused } from '@storefront/releases/channels/channel';
import { currentPins } from '@storefront/releases/channels/pins';
import { recoverCanaries } from '@storefront/releases/channels/recover-channel';
import { assertBackEndServes } from './back-end-operations';
import { assertBusinessesExist } from './business-names';
import { chosenVersions, keptVersion } from './chosen-versions';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';
import { waitUntilEnded, waitUntilShown } from './wait-until-shown';
import { CanaryWatcher } from './watch-canaries';

/** `canary`: shows versions to a share of new visitors. */
export async function showCanary(
  session: ReleaseSession,
  { name, versions, share, businesses }: ReleaseCommandOf<'canary'>,
): Promise<void> {
  const { store, key, probe, storefront } = session;
  const named = await chosenVersions(session, versions, (one) => keptVersion(session, name, one));
  await assertBackEndServes(session, named);
  await assertBusinessesExist(storefront, businesses ?? []);
  const request = { name, versions: named, share, businesses };
  const composition = await store.change(() => probeAndStartCanary(store, key, request, new Date(), probe));
  console.log(`On channel ${store.channel}: canary ${canaryLine(session, name)}`);
  const pins = currentPins(store, key);
  for (const business of (currentCanaries(store, key)[name]?.businesses ?? []).filter((one) =>
    Object.hasOwn(pins, one),
  ))
    console.log(`${business} is pinned, so its visitors are shown the canary only after \`unpin ${business}\``);
  // A promotion may follow before the storefront is asked: the canary is composed again with it, or ends.
  const isReplaced = () => currentCanaries(store, key)[name]?.composition !== composition.id;
  return waitUntilShown(session, composition.id, (state) => state.canaries?.[name], isReplaced);
}

/** One canary: its name, composition, visitors, versions and author. */
export function canaryLine({ store, key }: ReleaseSession, name: string): string {
  const canary = currentCanaries(store, key)[name];
  if (!canary) return name;
  const { composition, numbers, businesses, versions, by = 'unknown', startedAt = 'earlier' } = canary;
  const tried = Object.entries(versions).map(([tried, version]) => `${tried} ${version}`);
  const visitors = `${numbers.length} of 100 new visitors${businesses ? ` of ${businesses.join(', ')}` : ''}`;
  return `${name}: composition ${composition} for ${visitors}: ${tried.join(', ')}, by ${by} since ${startedAt}`;
}

/** `recover canaries`: canaries run again although their channel is refused, see docs/reference/releases.md. */
export async function restoreCanaries(
  { store, key }: ReleaseSession,
  { after }: ReleaseCommandOf<'recover canaries'>,
): Promise<void> {
  const names = await store.change(() => recoverCanaries(store, key, after), 'refuse');
  const refused = whyRefused(store, key, store.canaryChannel);
  if (refused) throw new Error(`The canaries are accepted, but a state stops them, so recover its channel: ${refused}`);
  console.log(
    names.length
      ? `The canaries ${names.join(', ')} run as they were accepted last.`
      : 'No canary runs: this machine has accepted no earlier state.',
  );
}

/** `canary list`: the canaries that run. */
export function listCanaries(session: ReleaseSession): void {
  const names = Object.keys(currentCanaries(session.store, session.key));
  if (names.length === 0) console.log('No canary is running.');
  for (const name of names) console.log(canaryLine(session, name));
}

/** `canary end`: its visitors are shown the stable composition again. */
export async function stopCanary(session: ReleaseSession, name: string): Promise<void> {
  const { store, key } = session;
  await store.change(() => endCanary(store, key, name));
  console.log(`Canary ${name} of channel ${store.channel} has ended`);
  return waitUntilEnded(session, name);
}

/** `watch`: ends canaries that the shells' figures speak against; runs until it is stopped. */
export async function watchCanaries(
  { key, store, storeOf, storefront, dataDir }: ReleaseSession,
  { shells: named, everyMs }: ReleaseCommandOf<'watch'>,
): Promise<void> {
  const shells = named.length ? named : [storefront];
  const memory = new WatchMemory(join(dataDir, 'state/watch', `${store.channel}.json`));
  const watcher = new CanaryWatcher({ key, shells, storeOf, memory });
  console.log(`Watching canaries by the figures of ${shells.join(', ')}`);
  for (;;) {
    const lines = await watcher.step().catch((error: unknown) => [errorMessage(error)]);
    for (const line of lines) console.log(`${new Date().toISOString()}  ${line}`);
    await new Promise((resume) => setTimeout(resume, everyMs));
  }
}

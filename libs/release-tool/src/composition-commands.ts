import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { readChannel, whyRefused } from '@storefront/releases/channels/channel';
import { currentPins } from '@storefront/releases/channels/pins';
import { probeAndPromote } from '@storefront/releases/channels/promote';
import { recoverChannel } from '@storefront/releases/channels/recover-channel';
import { probeAndRetire } from '@storefront/releases/channels/retire-package';
import { rollBack, rollBackPackage } from '@storefront/releases/channels/roll-back';
import { probeAndTake } from '@storefront/releases/channels/take-composition';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import { assertBackEndServes } from './back-end-operations';
import { chosenVersions, triedVersion } from './chosen-versions';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';
import { assertTested } from './tested-versions';
import { waitUntilShown } from './wait-until-shown';

/** `promote`: shows published versions to everyone, once they can be rendered. */
export async function promoteVersions(
  session: ReleaseSession,
  { versions: named, allowsRemoval, despiteFailures }: ReleaseCommandOf<'promote'>,
): Promise<void> {
  const { store, key, probe } = session;
  const versions = await chosenVersions(session, named, (name) => triedVersion(session, name));
  await assertBackEndServes(session, versions);
  const shown = currentComposition(store, key);
  if (shown && Object.entries(versions).every(([name, version]) => shown.packages[name]?.version === version)) {
    console.log(
      `Composition ${shown.id} on channel ${store.channel} shows ${versionsText(versions)} already, so nothing was changed`,
    );
    return waitUntilShown(session, shown.id);
  }
  const untested = await assertTested(session, versions, despiteFailures);
  const canaries = Object.keys(currentCanaries(store, key));
  const composition = await store.change(() => probeAndPromote(store, key, versions, new Date(), probe, allowsRemoval));
  console.log(`Promoted as composition ${composition.id} on channel ${store.channel}`);
  for (const line of untested) console.log(line);
  namePinned(session, Object.keys(versions));
  const running = currentCanaries(store, key);
  for (const name of canaries.filter((one) => !(one in running)))
    console.log(`Canary ${name} has ended with it; \`npm run release -- log\` says why`);
  // Another publisher's promotion may follow before the storefront is asked.
  const isReplaced = () => currentComposition(store, key)?.id !== composition.id;
  return waitUntilShown(session, composition.id, undefined, isReplaced);
}

/** `promote --from`: shows exactly what another channel shows. */
export async function promoteFrom(
  session: ReleaseSession,
  { from, tested, allowsRemoval, despiteFailures }: ReleaseCommandOf<'promote from'>,
): Promise<void> {
  const { store, key, probe } = session;
  await store.fetchChannel(from);
  const source = readChannel(store, key, from)?.current;
  let untested: string[] = [];
  if (source) {
    const versions = versionsOf(readComposition(store, key, source));
    await assertBackEndServes(session, versions);
    untested = await assertTested(session, notShown(session, versions), despiteFailures);
  }
  const composition = await store.change(
    // Only what was compared: the other channel may have moved meanwhile.
    () => probeAndTake(store, key, { from, tested: tested ?? source, allowsRemoval }, new Date(), probe),
    'refuse',
  );
  console.log(`Promoted as composition ${composition.id} to ${store.channel}, as ${from} shows it`);
  for (const line of untested) console.log(line);
  namePinned(session, Object.keys(composition.packages));
  return waitUntilShown(session, composition.id);
}

/** A pinned business keeps its composition, which the person who promotes may not know. */
function namePinned({ store, key }: ReleaseSession, names: readonly string[]): void {
  const shown = currentComposition(store, key);
  for (const [business, { composition, by }] of Object.entries(currentPins(store, key))) {
    const { packages } = readComposition(store, key, composition);
    const kept = names.filter((name) => packages[name]?.version !== shown?.packages[name]?.version);
    if (kept.length)
      console.log(
        `${business} is pinned by ${by}, so it keeps ${kept.map((name) => `${name} ${packages[name]?.version ?? '(none)'}`).join(', ')} until \`unpin ${business}\``,
      );
  }
}

/** The versions that the channel does not show. */
export function notShown(
  { store, key }: ReleaseSession,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown = currentComposition(store, key)?.packages;
  return Object.fromEntries(Object.entries(versions).filter(([name, version]) => shown?.[name]?.version !== version));
}

const versionsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');

export const versionsOf = ({ packages }: Composition): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { version }]) => [name, version]));

function showRolledBack(session: ReleaseSession, composition: Composition): Promise<void> {
  console.log(`Rolled back to composition ${composition.id} on channel ${session.store.channel} (${composition.note})`);
  return waitUntilShown(session, composition.id);
}

/** `rollback`: shows a whole earlier composition. */
export async function rollBackComposition(session: ReleaseSession, to: string | undefined): Promise<void> {
  const { store, key } = session;
  if (to) await store.fetchComposition(to);
  return showRolledBack(session, await store.change(() => rollBack(store, key, to), 'refuse'));
}

/** `rollback NAME`: shows the version of one package that was shown before; the others stay. */
export async function rollBackVersion(session: ReleaseSession, name: string): Promise<void> {
  const { store, key, probe } = session;
  await store.fetchRecords(name);
  return showRolledBack(session, await store.change(() => rollBackPackage(store, key, name, new Date(), probe)));
}

/** `retire`: shows the composition without a package. */
export async function retirePackage(
  session: ReleaseSession,
  { name, allowsRemoval }: ReleaseCommandOf<'retire'>,
): Promise<void> {
  const { store, key, probe } = session;
  const composition = await store.change(() => probeAndRetire(store, key, name, new Date(), probe, allowsRemoval));
  console.log(`Composition ${composition.id} on channel ${store.channel} is without ${name}`);
  namePinned(session, [name]);
  return waitUntilShown(session, composition.id);
}

/** `recover`: shows a signed composition although the channel cannot be read, see docs/reference/releases.md. */
export async function recoverComposition(
  session: ReleaseSession,
  { composition: id, after }: ReleaseCommandOf<'recover'>,
): Promise<void> {
  const { store, key } = session;
  await store.fetchComposition(id);
  const composition = await store.change(() => recoverChannel(store, key, id, after), 'refuse');
  const refused = whyRefused(store, key, store.channel);
  if (refused)
    throw new Error(
      `Composition ${id} is accepted, but a further state stops the channel, so run recover again: ${refused}`,
    );
  console.log(`Channel ${store.channel} shows composition ${composition.id} (${composition.note})`);
  return waitUntilShown(session, composition.id);
}

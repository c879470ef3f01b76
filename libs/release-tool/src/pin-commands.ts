import { readChannel } from '@storefront/releases/channels/channel';
import { currentPins, probeAndPin, unpin } from '@storefront/releases/channels/pins';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import { assertBackEndServes } from './back-end-operations';
import { assertBusinessesExist } from './business-names';
import { notShown, versionsOf } from './composition-commands';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';
import { assertTested } from './tested-versions';
import { waitUntilShown, waitUntilUnpinned } from './wait-until-shown';

/** `pin`: a business stays with one composition while the channel moves on. */
export async function pinBusiness(
  session: ReleaseSession,
  { business, composition: named, despiteFailures }: ReleaseCommandOf<'pin'>,
): Promise<void> {
  const { store, key, probe, storefront } = session;
  if (named) await store.fetchComposition(named);
  const id = named ?? readChannel(store, key, store.channel)?.current;
  let untested: string[] = [];
  if (id) {
    const versions = versionsOf(readComposition(store, key, id));
    await assertBackEndServes(session, versions);
    untested = await assertTested(session, notShown(session, versions), despiteFailures);
  }
  await assertBusinessesExist(storefront, [business]);
  const composition = await store.change(() => probeAndPin(store, key, business, id, new Date(), probe), 'refuse');
  console.log(
    `${business} is pinned to composition ${composition.id} on channel ${store.channel} (${composition.note})`,
  );
  for (const line of untested) console.log(line);
  return waitUntilShown(session, composition.id, (state) => state.pins?.[business]);
}

/** `unpin`: the business is shown what its channel shows. */
export async function unpinBusiness(session: ReleaseSession, { business }: ReleaseCommandOf<'unpin'>): Promise<void> {
  const { store, key } = session;
  const composition = await store.change(() => unpin(store, key, business), 'refuse');
  console.log(`${business} is shown composition ${composition.id} again, as ${store.channel} shows it`);
  return waitUntilUnpinned(session, business);
}

/** A line for each pinned business. */
export const pinLines = ({ store, key }: ReleaseSession): string[] =>
  Object.entries(currentPins(store, key)).map(
    ([business, { composition, by, pinnedAt }]) =>
      `${business}: composition ${composition}, by ${by} since ${pinnedAt}`,
  );

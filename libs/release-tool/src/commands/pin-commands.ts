import { readChannel } from '@storefront/releases/channels/channel';
import { currentPins, probeAndPin, unpin } from '@storefront/releases/channels/pins';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import type { Command } from 'commander';
import { assertBackEndServes } from '../back-end/back-end-operations';
import { businessName, compositionId } from '../options/option-values';
import { CHANNEL_OPTION, FAILURES_OPTION, MISFIT_OPTION, REASON_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { assertBusinessesExist } from '../storefront/business-names';
import { waitUntilShown, waitUntilUnpinned } from '../storefront/wait-until-shown';
import { assertTested } from '../versions/tested-versions';
import { notShown, versionsOf } from './promote-command';

const BUSINESS_ARGUMENT = ['<business>', 'its name', businessName] as const;

export function addPinCommands(program: Command, { open }: ReleaseContext): void {
  program
    .command('pin')
    .description('keep a business on a composition while others move')
    .argument(...BUSINESS_ARGUMENT)
    .argument('[composition]', 'by default what is shown', compositionId)
    .option(...FAILURES_OPTION)
    .option(...MISFIT_OPTION)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (business: string, composition: string | undefined, options: SessionOptions) =>
      pinBusiness(await open(options), business, composition, options),
    );
  program
    .command('unpin')
    .description('show a business what its channel shows again')
    .argument(...BUSINESS_ARGUMENT)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (business: string, options: SessionOptions) => {
      const session = await open(options);
      const { store, key } = session;
      const composition = await store.change(() => unpin(store, key, business), 'refuse');
      console.log(`${business} is shown composition ${composition.id} again, as ${store.channel} shows it`);
      return waitUntilUnpinned(session, business);
    });
}

/** A business stays with one composition while the channel moves on. */
export async function pinBusiness(
  session: ReleaseSession,
  business: string,
  named: string | undefined,
  { despiteFailures }: SessionOptions,
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

/** A line for each pinned business. */
export const pinLines = ({ store, key }: ReleaseSession): string[] =>
  Object.entries(currentPins(store, key)).map(
    ([business, { composition, by, pinnedAt }]) =>
      `${business}: composition ${composition}, by ${by} since ${pinnedAt}`,
  );

import type { WhiteLabelSettings } from '@storefront/api/entities/white-label-settings';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { stores } from '../../database/schema/store';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { fault, throwIfInvalid } from '../businesses/settings-faults';
import { storesOf } from '../stores/stores.repository';

/** The store that visitors of an open shop see; undefined if the shop is not open, or the store is not listed any more. */
export async function openShopStore(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  { id, settings: { openShop } }: Pick<Business, 'id' | 'settings'>,
): Promise<WhiteLabelSettings['openShop']> {
  if (!openShop) return undefined;
  const store = (await storesOf(context, id)).find(({ slug }) => slug === openShop);
  return store && { id: store.id, slug: store.slug, name: store.name };
}

/** @throws Problem validation_failed when the store of an open shop is no listed store of the business */
export async function assertOpenShopStore(tx: Database, { id, settings: { openShop } }: Business): Promise<void> {
  if (!openShop) return;
  const found = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.businessId, id), eq(stores.slug, openShop), stores.listed));
  if (!found.length)
    throwIfInvalid([fault('openShop', `there is no listed store with the slug ${openShop}: import the stores first`)]);
}

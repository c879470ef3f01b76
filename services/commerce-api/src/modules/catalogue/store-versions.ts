import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { ReadReplica } from '../../database/read-replica';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { VERSION_FRESH_MS } from './cache-times';

interface StoreVersions {
  /** An import gives all stores a new number, so their lowest version changes with it. */
  itemsVersion: number;
  listed: ReadonlyMap<number, ListedStore>;
  /** What the replica has of the same, where there is one that replied. */
  copied?: Pick<StoreVersions, 'itemsVersion' | 'listed'> | undefined;
}

/** A version of a store's catalogue, and where its data is read. */
export interface StoreVersion {
  version: number;
  itemsVersion: number;
  db: Database;
}

interface ListedStore {
  version: number;
  fulfilment: FulfilmentMethod[];
}

/** The versions of all stores of a business, in one query: there are few, and shoppers ask for most of them. */
async function readVersions(db: Database, businessId: number): Promise<Omit<StoreVersions, 'copied'>> {
  const rows = await db
    .select({
      id: stores.id,
      version: stores.catalogueVersion,
      fulfilment: stores.fulfilment,
      listed: stores.listed,
    })
    .from(stores)
    .where(eq(stores.businessId, businessId));
  return {
    itemsVersion: rows.reduce((lowest, { version }) => Math.min(lowest, version), Number.POSITIVE_INFINITY),
    listed: new Map(rows.filter(({ listed }) => listed).map((row) => [row.id, row])),
  };
}

async function copiedVersions(replica: ReadReplica | undefined, businessId: number) {
  const copy = replica?.db;
  return copy && (await readVersions(copy, businessId).catch((error: unknown) => replica?.rest(error)));
}

function versionsOfStores({ db, cache, replica }: ServiceContext, businessId: number): Promise<StoreVersions> {
  return cache.through(`versions ${businessId}`, VERSION_FRESH_MS, async () => {
    const [versions, copied] = await Promise.all([readVersions(db, businessId), copiedVersions(replica, businessId)]);
    return { ...versions, copied: copied ?? undefined };
  });
}

/**
 * The versions of a store that is listed, and where the data of these versions is read.
 * @throws store_not_found
 */
export async function versionsOf(context: ServiceContext, businessId: number, storeId: number) {
  const { itemsVersion, listed, copied } = await versionsOfStores(context, businessId);
  const store = listed.get(storeId);
  if (!store) throw refuse('store_not_found');
  const isCopied = copied?.itemsVersion === itemsVersion && copied.listed.get(storeId)?.version === store.version;
  // What is cached by its version must not come from a replica that has not reached this version.
  const source = isCopied ? context.replica?.db : undefined;
  return { ...store, itemsVersion, db: source ?? context.db };
}

/**
 * Refuses a fulfilment method that the store does not offer.
 * @throws store_not_found, fulfilment_not_offered
 */
export async function checkFulfilment(
  context: ServiceContext,
  business: Business,
  { storeId, fulfilmentMethod }: { storeId: number; fulfilmentMethod?: FulfilmentMethod },
): Promise<void> {
  if (!fulfilmentMethod) return;
  const { fulfilment } = await versionsOf(context, business.id, storeId);
  if (!fulfilment.includes(fulfilmentMethod)) throw refuse('fulfilment_not_offered');
}

/** The highest version of a business's stores, used as the cache key of business-wide data. */
export async function businessVersion({ db, cache }: ServiceContext, businessId: number): Promise<number> {
  return cache.through(`business version ${businessId}`, VERSION_FRESH_MS, async () => {
    const [row] = await db
      .select({ version: max(stores.catalogueVersion) })
      .from(stores)
      .where(eq(stores.businessId, businessId));
    return row?.version ?? 0;
  });
}

import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../../database/database.types';
import { storeItems } from '../../../../database/schema/catalogue';
import { ROWS_PER_YIELD, yieldToRequests } from '../../yield-to-requests';
import type { PlanContext } from '../plan-context';
import { ChangeCount, outcomeOf, valueOrNull } from '../table-writes';
import { checkDelisting } from './check-delisting';
import { type Offer, type OfferedPlace, type Offers, readOffers } from './listing-rows';
import type { PlannedStore } from './plan-stores';

type StoredListing = typeof storeItems.$inferSelect;
/** Without the stock, which orders change meanwhile: an import writes only the counts that it gives. */
type Listing = Omit<StoredListing, 'stock' | 'countedAt'>;

export interface ListingsPlan {
  rows: Listing[];
  stocks: Pick<StoredListing, 'storeId' | 'itemId' | 'stock'>[];
  remove: Pick<Listing, 'storeId' | 'itemId'>[];
  /** Items that at least one of the read stores will list. */
  listed: Set<number>;
  tally: ChangeCount;
}

/** A store may list every item of a chain: reading all rows at once would block the process. */
const LISTINGS_PER_READ = 5_000;

async function listingsOf(db: Database, storeId: number): Promise<Map<number, StoredListing>> {
  const found = new Map<number, StoredListing>();
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(storeItems)
      .where(and(eq(storeItems.storeId, storeId), gt(storeItems.itemId, last)))
      .orderBy(storeItems.itemId)
      .limit(LISTINGS_PER_READ);
    for (const row of rows) found.set(row.itemId, row);
    last = rows.at(-1)?.itemId ?? 0;
    if (rows.length < LISTINGS_PER_READ) return found;
  }
}

async function countListings(db: Database, stores: readonly PlannedStore[]): Promise<number> {
  const ids = stores.map(({ id }) => id);
  return ids.length === 0 ? 0 : db.$count(storeItems, inArray(storeItems.storeId, ids));
}

type Place = Pick<StoredListing, 'aisle' | 'bay' | 'shelf'>;

/** Without an aisle there is neither bay nor shelf. */
function placeOf(offered: OfferedPlace | undefined, was: Place | undefined): Place {
  const aisle = valueOrNull(offered?.aisle, was?.aisle);
  if (aisle === null) return { aisle, bay: null, shelf: null };
  return { aisle, bay: valueOrNull(offered?.bay, was?.bay), shelf: valueOrNull(offered?.shelf, was?.shelf) };
}

/** A listing updated by a row; undefined when its price was never given. */
function listingOf(storeId: number, itemId: number, offer: Offer, was: Listing | undefined): Listing | undefined {
  const price = offer.price ?? was?.price;
  if (price === undefined) return undefined;
  const wasPrice = offer.wasPrice !== undefined ? offer.wasPrice : (was?.wasPrice ?? null);
  return {
    storeId,
    itemId,
    price,
    // A new price that reaches the old price ends the reduction.
    wasPrice: wasPrice !== null && wasPrice > price ? wasPrice : null,
    inStock: offer.inStock ?? was?.inStock ?? true,
    ...placeOf(offer.place, was),
  };
}

interface ListingChanges {
  listings: Map<number, Listing>;
  /** Listings to remove, because the item's row lists other stores, or its price is blank. */
  gone: number[];
}

/** The offers for one store: prices.csv takes precedence over items.csv. */
function changesForStore(
  context: PlanContext,
  { id, code }: PlannedStore,
  { items, prices, isRefused }: Offers,
  existing: ReadonlyMap<number, Listing>,
): ListingChanges {
  const changes: ListingChanges = { listings: new Map(), gone: [] };
  const { problems } = context;
  const own = prices.get(id);
  let delisted = 0;
  for (const [itemId, offer] of items) {
    if (isRefused(offer.code, code)) continue;
    const was = existing.get(itemId);
    const here = !offer.stores || offer.stores.has(id);
    if (offer.price !== undefined && !here) {
      if (was && !own?.has(itemId)) changes.gone.push(itemId);
      continue;
    }
    // A row without a price updates an existing listing.
    if (offer.price === undefined && !was) continue;
    const listing = listingOf(id, itemId, offer, was);
    if (listing) changes.listings.set(itemId, listing);
  }
  for (const [itemId, { price, ...rest }] of own ?? []) {
    if (price === null) {
      changes.listings.delete(itemId);
      if (!existing.has(itemId)) continue;
      changes.gone.push(itemId);
      delisted += 1;
      continue;
    }
    const offer = { price, ...rest };
    const before = changes.listings.get(itemId) ?? existing.get(itemId);
    const listing = listingOf(id, itemId, offer, before);
    if (!listing)
      problems.add('prices', offer.row, 'price', `${offer.code} is not listed at ${code} yet, so it needs a price`);
    else if (offer.wasPrice != null && offer.wasPrice <= listing.price)
      problems.add(
        'prices',
        offer.row,
        'was_price',
        'must be more than the price; leave it blank when nothing is reduced',
      );
    if (listing) changes.listings.set(itemId, listing);
  }
  checkDelisting(context, code, { delisted, listed: existing.size });
  return changes;
}

/** Listings that the files do not mention: kept, or removed if that was requested. */
function unmentionedListing(
  { files, items, removeMissing }: PlanContext,
  itemId: number,
  hasPrice: boolean,
): 'keep' | 'remove' {
  if (!removeMissing) return 'keep';
  if (files.items.isPresent && !items.mentioned.has(itemId)) return 'remove';
  // A row of items.csv without prices defers to prices.csv, if there is one.
  return files.prices.isPresent && !hasPrice ? 'remove' : 'keep';
}

/** The listings of one store to write and to remove. */
async function planStore(
  context: PlanContext,
  plan: ListingsPlan & { off: Set<number> },
  store: PlannedStore,
  offers: Offers,
  existing: ReadonlyMap<number, StoredListing>,
): Promise<void> {
  const changes = changesForStore(context, store, offers, existing);
  let checked = 0;
  for (const [itemId, listing] of changes.listings) {
    const was = existing.get(itemId);
    const stock = offers.prices.get(store.id)?.get(itemId)?.stock;
    const isNewCount = stock !== undefined && stock !== (was?.stock ?? null);
    if (isNewCount) plan.stocks.push({ storeId: store.id, itemId, stock });
    const written = outcomeOf(was, listing);
    const outcome = written === 'unchanged' && isNewCount ? 'changed' : written;
    plan.tally.record(outcome);
    plan.listed.add(itemId);
    if (written !== 'unchanged') plan.rows.push(listing);
    checked += 1;
    if (checked % ROWS_PER_YIELD === 0) await yieldToRequests();
  }
  const gone = new Set(changes.gone);
  for (const itemId of existing.keys()) {
    if (changes.listings.has(itemId)) continue;
    const hasPrice = offers.items.get(itemId)?.price !== undefined;
    if (gone.has(itemId) || unmentionedListing(context, itemId, hasPrice) === 'remove') {
      plan.remove.push({ storeId: store.id, itemId });
      plan.tally.record('removed');
      plan.off.add(itemId);
    } else {
      plan.listed.add(itemId);
      plan.tally.record('missing');
    }
  }
}

/**
 * Plans the listings store by store, because a chain has millions of prices. Only stores that the files concern are
 * read, so that a file of one store's prices is imported as fast in a large chain.
 */
export async function planListings(
  context: PlanContext,
  stores: readonly PlannedStore[],
  items: ChangeCount,
): Promise<ListingsPlan> {
  const { db, files, shop, removeMissing, items: named } = context;
  const unlisted = new Set<number>();
  const plan: ListingsPlan & { off: Set<number> } = {
    rows: [],
    stocks: [],
    remove: [],
    listed: new Set<number>(),
    tally: new ChangeCount('prices'),
    off: unlisted,
  };
  const offers = readOffers(context);
  const hasListings = files.items.isPresent || files.prices.isPresent;
  const isConcerned = ({ id }: PlannedStore) => removeMissing || files.items.isPresent || offers.prices.has(id);
  for (const store of stores) {
    if (!isConcerned(store)) continue;
    const existing = shop.stores.byId(store.id) ? await listingsOf(db, store.id) : new Map<number, StoredListing>();
    if (hasListings) await planStore(context, plan, store, offers, existing);
    else for (const itemId of existing.keys()) plan.listed.add(itemId);
    context.step(offers.prices.get(store.id)?.size ?? 0);
    await yieldToRequests();
  }
  if (hasListings)
    plan.tally.record(
      'missing',
      await countListings(
        db,
        stores.filter((store) => !isConcerned(store)),
      ),
    );
  if (!files.items.isPresent) return plan;
  const unmentioned = (ids: ReadonlySet<number>) => [...ids].filter((id) => !named.mentioned.has(id));
  items.record('removed', unmentioned(unlisted).filter((id) => !plan.listed.has(id)).length);
  items.record('missing', unmentioned(plan.listed).length);
  return plan;
}

import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { storeItems } from '../../../database/schema/catalogue';
import { yieldToRequests } from '../yield-to-requests';
import { type Offer, type Offers, readOffers } from './listing-rows';
import type { PlanContext } from './plan-context';
import type { PlannedStore } from './plan-stores';
import { ChangeCount, outcomeOf } from './table-writes';

type Listing = typeof storeItems.$inferSelect;

export interface ListingsPlan {
  rows: Listing[];
  remove: Pick<Listing, 'storeId' | 'itemId'>[];
  /** Items that at least one store will list. */
  listed: Set<number>;
  tally: ChangeCount;
}

const AT_ONCE = 5_000;
const ROWS_A_BREATH = 1_000;

async function listingsOf(db: Database, storeId: number): Promise<Map<number, Listing>> {
  const found = new Map<number, Listing>();
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(storeItems)
      .where(and(eq(storeItems.storeId, storeId), gt(storeItems.itemId, last)))
      .orderBy(storeItems.itemId)
      .limit(AT_ONCE);
    for (const row of rows) found.set(row.itemId, row);
    last = rows.at(-1)?.itemId ?? 0;
    if (rows.length < AT_ONCE) return found;
  }
}

/** A listing updated by a row; undefined when its price was never given. */
function offered(storeId: number, itemId: number, offer: Offer, was: Listing | undefined): Listing | undefined {
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
  };
}

interface ListingChanges {
  listings: Map<number, Listing>;
  /** Listings to remove, because the item's row lists other stores. */
  gone: number[];
}

/** The offers for one store: prices.csv takes precedence over items.csv. */
function wantedOf(
  { problems }: PlanContext,
  { id, code }: PlannedStore,
  { items, prices }: Offers,
  had: ReadonlyMap<number, Listing>,
): ListingChanges {
  const wanted: ListingChanges = { listings: new Map(), gone: [] };
  const own = prices.get(id);
  for (const [itemId, offer] of items) {
    const was = had.get(itemId);
    const here = !offer.stores || offer.stores.has(id);
    if (offer.price !== undefined && !here) {
      if (was && !own?.has(itemId)) wanted.gone.push(itemId);
      continue;
    }
    // A row without a price updates an existing listing.
    if (offer.price === undefined && !was) continue;
    const listing = offered(id, itemId, offer, was);
    if (listing) wanted.listings.set(itemId, listing);
  }
  for (const [itemId, offer] of own ?? []) {
    const before = wanted.listings.get(itemId) ?? had.get(itemId);
    const listing = offered(id, itemId, offer, before);
    if (!listing)
      problems.add('prices', offer.row, 'price', `${offer.code} is not listed at ${code} yet, so it needs a price`);
    else if (offer.wasPrice != null && offer.wasPrice <= listing.price)
      problems.add(
        'prices',
        offer.row,
        'was_price',
        'must be more than the price; leave it blank when nothing is reduced',
      );
    if (listing) wanted.listings.set(itemId, listing);
  }
  return wanted;
}

/** Listings that the files do not mention: kept, or removed if that was requested. */
function unmentionedListing(
  { files, items, removeMissing }: PlanContext,
  itemId: number,
  hasPrice: boolean,
): 'keep' | 'remove' {
  if (!removeMissing) return 'keep';
  if (files.items.brought && !items.mentioned.has(itemId)) return 'remove';
  // A row of items.csv without prices defers to prices.csv, if there is one.
  return files.prices.brought && !hasPrice ? 'remove' : 'keep';
}

/** The listings of one store to write and to remove. */
async function planStore(
  context: PlanContext,
  plan: ListingsPlan & { off: Set<number> },
  store: PlannedStore,
  offers: Offers,
  had: ReadonlyMap<number, Listing>,
): Promise<void> {
  const wanted = wantedOf(context, store, offers, had);
  let looked = 0;
  for (const [itemId, listing] of wanted.listings) {
    const outcome = outcomeOf(had.get(itemId), listing);
    plan.tally.note(outcome);
    plan.listed.add(itemId);
    if (outcome !== 'unchanged') plan.rows.push(listing);
    looked += 1;
    if (looked % ROWS_A_BREATH === 0) await yieldToRequests();
  }
  const gone = new Set(wanted.gone);
  for (const itemId of had.keys()) {
    if (wanted.listings.has(itemId)) continue;
    const hasPrice = offers.items.get(itemId)?.price !== undefined;
    if (gone.has(itemId) || unmentionedListing(context, itemId, hasPrice) === 'remove') {
      plan.remove.push({ storeId: store.id, itemId });
      plan.tally.note('removed');
      plan.off.add(itemId);
    } else {
      plan.listed.add(itemId);
      plan.tally.note('missing');
    }
  }
}

/** Plans the listings store by store, because a chain has millions of prices. */
export async function planListings(
  context: PlanContext,
  stores: readonly PlannedStore[],
  items: ChangeCount,
): Promise<ListingsPlan> {
  const { db, files, shop, items: named } = context;
  const off = new Set<number>();
  const plan: ListingsPlan & { off: Set<number> } = {
    rows: [],
    remove: [],
    listed: new Set<number>(),
    tally: new ChangeCount('prices'),
    off,
  };
  const offers = readOffers(context);
  const says = files.items.brought || files.prices.brought;
  for (const store of stores) {
    const had = shop.stores.byId(store.id) ? await listingsOf(db, store.id) : new Map<number, Listing>();
    if (says) await planStore(context, plan, store, offers, had);
    else for (const itemId of had.keys()) plan.listed.add(itemId);
    await yieldToRequests();
  }
  const unmentioned = (ids: ReadonlySet<number>) => [...ids].filter((id) => !named.mentioned.has(id));
  items.note('removed', unmentioned(off).filter((id) => !plan.listed.has(id)).length);
  if (files.items.brought) items.note('missing', unmentioned(plan.listed).length);
  return plan;
}

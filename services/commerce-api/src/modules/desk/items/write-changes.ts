import type { StoreItemChange, StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { storeItemChanges } from '../../../database/schema/stock';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import type { Listing } from '../../listings/lock-listings';
import { writeAvailability } from '../../listings/write-availability';
import { writePrices } from '../../listings/write-prices';
import { writeStocks } from '../../listings/write-stocks';

/** A change of a locked listing: the parts that change, before and after. */
export interface ListingChange {
  readonly listing: Listing;
  readonly before: StoreItemValues;
  readonly after: StoreItemValues;
}

export interface ChangedBy {
  readonly operator: Pick<CallingOperator, 'operatorId' | 'name'>;
  readonly source: StoreItemChange['source'];
  /** The line of an order at which a picker found nothing left. */
  readonly lineId?: number;
}

async function writePlaces(tx: Database, storeId: number, changes: readonly ListingChange[]): Promise<void> {
  const values = changes.flatMap(({ listing: { itemId }, after: { place } }) =>
    place === undefined ? [] : [{ itemId, ...(place ?? { aisle: null, bay: null, shelf: null }) }],
  );
  if (values.length === 0) return;
  await tx.execute(sql`
    update store_items s set aisle = v.aisle, bay = v.bay, shelf = v.shelf
    from json_to_recordset(${JSON.stringify(values)}::json) as v("itemId" bigint, aisle text, bay text, shelf text)
    where s.store_id = ${storeId} and s.item_id = v."itemId"`);
}

/** Writes changes of locked listings of one store, and their history. Stock is written as a count as of now. */
export async function writeChanges(
  tx: Database,
  storeId: number,
  changes: readonly ListingChange[],
  { operator, source, lineId }: ChangedBy,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const prices = changes.flatMap(({ listing: { itemId, price, wasPrice }, after }) =>
    after.price === undefined && after.wasPrice === undefined
      ? []
      : [{ itemId, price: after.price ?? price, wasPrice: after.wasPrice === undefined ? wasPrice : after.wasPrice }],
  );
  const availability = changes.flatMap(({ listing: { itemId }, after: { inStock } }) =>
    inStock === undefined ? [] : [{ itemId, available: inStock }],
  );
  const stocks = changes.flatMap(({ listing: { itemId, stock: before }, after: { stock: left } }) =>
    left === undefined ? [] : [{ itemId, before, left, countedAt: now }],
  );
  await writePlaces(tx, storeId, changes);
  await writePrices(tx, storeId, prices);
  await writeAvailability(tx, storeId, availability);
  await writeStocks(tx, storeId, stocks, now);
  await tx.insert(storeItemChanges).values(
    changes.map(({ listing: { itemId }, before, after }) => ({
      id: newId(),
      storeId,
      itemId,
      before,
      after,
      source,
      operatorId: operator.operatorId,
      operatorName: operator.name,
      lineId: lineId ?? null,
      at: now,
    })),
  );
}

import type { ItemReference, RefusedRow, RowRefusalCode } from '@storefront/api/entities/integration-rows';
import type { Database } from '../../../database/database.types';
import type { CallingKey } from '../../../http/callers/api-key-of-request';
import { changeWithKey } from '../../../http/change-with-key';
import type { RequestKey } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { type Listing, lockListings } from '../../listings/lock-listings';
import { storeOfKey } from '../store-of-key';
import { itemsOfRows } from './items-of-rows';

/** A row that can be applied, with what its store has of the item now. */
export interface PlacedRow<Row> {
  line: number;
  row: Row;
  listing: Listing;
}

/** A call of a till or stock system with rows about a store's items. */
export interface RowsCall<Row> {
  business: { id: number };
  apiKey: CallingKey;
  body: { store: string; rows: readonly Row[]; apply?: 'valid' | 'all-or-nothing' };
  requestKey?: RequestKey | undefined;
  now: Date;
}

interface RowsChange<Row, More> {
  /** Why a row cannot be applied. */
  refusalOf: (row: Row, listing: Listing) => RowRefusalCode | undefined;
  /** Applies rows, at most one for each item. @returns what else the reply says */
  write: (tx: Database, storeId: number, rows: readonly PlacedRow<Row>[]) => Promise<More>;
}

type RowsReply<More> = { applied: number; refused: RefusedRow[] } & More;

/** The rows that can be applied, and why the others cannot. */
async function sortRows<Row extends ItemReference, More>(
  tx: Database,
  businessId: number,
  storeId: number,
  rows: readonly Row[],
  { refusalOf }: RowsChange<Row, More>,
): Promise<{ placed: PlacedRow<Row>[]; refused: RefusedRow[] }> {
  const found = await itemsOfRows(tx, businessId, rows);
  const ids = [...new Set(found.filter((one) => typeof one === 'number'))];
  const listings = await lockListings(tx, storeId, ids);
  const placed: PlacedRow<Row>[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<number>();
  for (const [place, row] of rows.entries()) {
    const item = found[place] ?? 'item_unknown';
    const listing = typeof item === 'number' ? listings.get(item) : undefined;
    const code =
      typeof item !== 'number'
        ? item
        : seen.has(item)
          ? 'row_repeated'
          : listing
            ? refusalOf(row, listing)
            : 'not_sold_here';
    if (typeof item === 'number') seen.add(item);
    if (code) refused.push({ line: place + 1, code });
    else if (listing) placed.push({ line: place + 1, row, listing });
  }
  return { placed, refused };
}

/**
 * Applies a call's rows in one transaction: those that can be applied, or with `all-or-nothing` none if one cannot. Under
 * a repeated Idempotency-Key nothing is applied again.
 * @throws Problem store_not_found, api_key_store_refused, idempotency_key_reused
 */
export async function applyRows<Row extends ItemReference, More extends object>(
  context: ServiceContext,
  { business, apiKey, body, requestKey, now }: RowsCall<Row>,
  change: RowsChange<Row, More>,
): Promise<RowsReply<More>> {
  const storeId = await storeOfKey(context.db, business.id, apiKey, body.store);
  const request = requestKey && {
    businessId: business.id,
    operation: requestKey.operation,
    // Two tills that number their calls alike do not meet.
    key: `${apiKey.apiKeyId} ${requestKey.value}`,
    requestHash: context.keys.digest(JSON.stringify(body)),
    now,
  };
  return changeWithKey(context, request, async (tx) => {
    const { placed, refused } = await sortRows(tx, business.id, storeId, body.rows, change);
    const applied = body.apply === 'all-or-nothing' && refused.length > 0 ? [] : placed;
    const more = await change.write(tx, storeId, applied);
    return { reply: { applied: applied.length, refused, ...more }, isChanged: applied.length > 0 };
  });
}

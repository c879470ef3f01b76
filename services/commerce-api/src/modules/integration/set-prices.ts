import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../service-context';
import { applyRows, type Listing, type RowsCall } from './rows/apply-rows';
import { newVersion } from './rows/new-version';

type Row = BodyOf<'POST /v1/prices'>['rows'][number];

/** The price before a reduction; a price that reaches it ends the reduction. */
function wasPriceOf({ price, wasPrice }: Row, listing: Listing): number | null {
  const before = wasPrice === undefined ? listing.wasPrice : wasPrice;
  return before !== null && before > price ? before : null;
}

/** Sets prices of a store's items. @throws Problem store_not_found, api_key_store_refused */
export const setPrices = (context: ServiceContext, call: RowsCall<Row>): Promise<ReplyOf<'POST /v1/prices'>> =>
  applyRows(context, call, {
    refusalOf: () => undefined,
    async write(tx, storeId, rows) {
      const changed = rows
        .map(({ row, listing }) => ({
          itemId: listing.itemId,
          price: row.price,
          was: wasPriceOf(row, listing),
          listing,
        }))
        .filter(({ price, was, listing }) => price !== listing.price || was !== listing.wasPrice)
        .map(({ itemId, price, was }) => ({ itemId, price, was }));
      if (changed.length === 0) return {};
      await tx.execute(sql`
        update store_items s set price = v.price, was_price = v.was
        from json_to_recordset(${JSON.stringify(changed)}::json) as v("itemId" bigint, price int, was int)
        where s.store_id = ${storeId} and s.item_id = v."itemId"`);
      await newVersion(tx, storeId);
      return {};
    },
  });

import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { ServiceContext } from '../../service-context';
import type { Listing } from '../listings/lock-listings';
import { writePrices } from '../listings/write-prices';
import { applyRows, type RowsCall } from './rows/apply-rows';

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
        .map(({ row, listing }) => ({ row, listing, wasPrice: wasPriceOf(row, listing) }))
        .filter(({ row, listing, wasPrice }) => row.price !== listing.price || wasPrice !== listing.wasPrice)
        .map(({ row: { price }, listing: { itemId }, wasPrice }) => ({ itemId, price, wasPrice }));
      await writePrices(tx, storeId, changed);
      return {};
    },
  });

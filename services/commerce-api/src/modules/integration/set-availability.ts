import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../service-context';
import { applyRows, type RowsCall } from './rows/apply-rows';
import { newVersion } from './rows/new-version';

type Row = BodyOf<'POST /v1/availability'>['rows'][number];

/** Sets whether a store has items at all. @throws Problem store_not_found, api_key_store_refused */
export const setAvailability = (
  context: ServiceContext,
  call: RowsCall<Row>,
): Promise<ReplyOf<'POST /v1/availability'>> =>
  applyRows(context, call, {
    refusalOf: () => undefined,
    async write(tx, storeId, rows) {
      const changed = rows.filter(({ row, listing }) => row.available !== listing.inStock);
      if (changed.length === 0) return {};
      const values = changed.map(({ row, listing }) => ({ itemId: listing.itemId, available: row.available }));
      await tx.execute(sql`
        update store_items s set in_stock = v.available
        from json_to_recordset(${JSON.stringify(values)}::json) as v("itemId" bigint, available boolean)
        where s.store_id = ${storeId} and s.item_id = v."itemId"`);
      await newVersion(tx, storeId);
      return {};
    },
  });

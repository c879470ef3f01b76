import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { ServiceContext } from '../../service-context';
import { writeAvailability } from '../listings/write-availability';
import { applyRows, type RowsCall } from './rows/apply-rows';

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
      const values = changed.map(({ row, listing }) => ({ itemId: listing.itemId, available: row.available }));
      await writeAvailability(tx, storeId, values);
      return {};
    },
  });

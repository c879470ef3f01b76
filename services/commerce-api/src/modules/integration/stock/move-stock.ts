import { COUNT_DAYS_MAX } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { RowRefusalCode } from '@storefront/api/entities/integration-rows';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Listing } from '../../listings/lock-listings';
import { type NewStock, writeStocks } from '../../listings/write-stocks';
import { applyRows, type PlacedRow, type RowsCall } from '../rows/apply-rows';
import { changesSince } from './changes-since';

type Row = BodyOf<'POST /v1/stock/movements'>['rows'][number];

/** A till's clock may be ahead by this much; its time then counts as now. */
const CLOCK_TOLERANCE_MS = 2 * 60_000;

function refusalOf({ delta, counted, countedAt }: Row, listing: Listing, now: Date): RowRefusalCode | undefined {
  if (delta !== undefined)
    return counted !== undefined || countedAt !== undefined
      ? 'change_invalid'
      : listing.stock === null
        ? 'not_counted'
        : undefined;
  if (counted === undefined || countedAt === undefined) return 'change_invalid';
  const time = Date.parse(countedAt);
  const age = now.getTime() - time;
  if (!(age >= -CLOCK_TOLERANCE_MS && age <= COUNT_DAYS_MAX * DAY_MS)) return 'time_invalid';
  return listing.countedAt && time < listing.countedAt.getTime() ? 'count_outdated' : undefined;
}

/** What a row leaves. */
type LeftStock = NewStock & { readonly left: number };

/** What each row leaves, in the order of the rows. */
async function newStocks(
  tx: Database,
  storeId: number,
  rows: readonly PlacedRow<Row>[],
  now: Date,
): Promise<readonly LeftStock[]> {
  const timeOf = ({ countedAt }: Row) => new Date(Math.min(Date.parse(countedAt ?? ''), now.getTime()));
  const counts = rows.flatMap(({ row, listing: { itemId, stock } }) =>
    row.delta === undefined ? [{ itemId, countedAt: timeOf(row), wasCounted: stock !== null }] : [],
  );
  const since = await changesSince(tx, storeId, counts);
  return rows.map(({ row, listing: { itemId, stock } }) =>
    row.delta === undefined
      ? { itemId, before: stock, left: (row.counted ?? 0) + (since.get(itemId) ?? 0), countedAt: timeOf(row) }
      : { itemId, before: stock, left: (stock ?? 0) + row.delta, countedAt: null },
  );
}

async function writeDeltas(tx: Database, storeId: number, rows: readonly PlacedRow<Row>[], now: Date): Promise<void> {
  const deltas = rows.flatMap(({ row: { delta }, listing: { itemId } }) =>
    delta === undefined ? [] : [{ id: newId(), itemId, delta }],
  );
  if (deltas.length === 0) return;
  await tx.execute(sql`
    insert into stock_changes (id, store_id, item_id, change, at)
    select v.id, ${storeId}::bigint, v."itemId", v.delta, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(deltas)}::json) as v(id bigint, "itemId" bigint, delta int)`);
}

/**
 * Changes what a store has left, by deltas and by counts. A count is what could be sold at its time: what orders and
 * deltas have taken since, and what was returned, is added, so that it overwrites none of them.
 * @throws Problem idempotency_key_required for deltas without a key, store_not_found, api_key_store_refused
 */
export async function moveStock(
  context: ServiceContext,
  call: RowsCall<Row>,
): Promise<ReplyOf<'POST /v1/stock/movements'>> {
  const { body, requestKey, now } = call;
  if (!requestKey && body.rows.some(({ delta }) => delta !== undefined))
    throw refuse('idempotency_key_required', 'A call with a delta needs an Idempotency-Key, or a repeat counts twice');
  return applyRows(context, call, {
    refusalOf: (row, listing) => refusalOf(row, listing, now),
    async write(tx, storeId, rows) {
      if (rows.length === 0) return { short: [] };
      const stocks = await newStocks(tx, storeId, rows, now);
      await writeStocks(tx, storeId, stocks, now);
      await writeDeltas(tx, storeId, rows, now);
      const short = rows.flatMap(({ line }, place) => {
        const left = stocks[place]?.left ?? 0;
        return left < 0 ? [{ line, short: -left }] : [];
      });
      return { short };
    },
  });
}

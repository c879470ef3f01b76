import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database/database.types';
import { endedStates } from '../../../states/order-status';

interface Count {
  itemId: number;
  countedAt: Date;
  /** Whether the store counted the item before. */
  wasCounted: boolean;
}

interface Change {
  itemId: number;
  change: number;
}

/**
 * What happened to each item's stock after its count was taken: orders, returns and movements. An item that was not
 * counted has no record of them; of it, the orders placed since are taken off.
 * The caller has locked the items' rows, so whoever changed one before has committed, and is seen.
 */
export async function changesSince(
  tx: Database,
  storeId: number,
  counts: readonly Count[],
): Promise<ReadonlyMap<number, number>> {
  const rowsIn = (some: readonly Count[]) =>
    sql`json_to_recordset(${JSON.stringify(some)}::json) as v("itemId" bigint, "countedAt" timestamptz)`;
  const recorded = counts.filter(({ wasCounted }) => wasCounted);
  const first = counts.filter(({ wasCounted }) => !wasCounted);
  const changes: Change[] = [];
  if (recorded.length > 0)
    changes.push(
      ...(await rowsOf<Change>(
        tx,
        sql`select c.item_id::float8 as "itemId", sum(c.change)::int as change
            from ${rowsIn(recorded)}
            join stock_changes c on c.store_id = ${storeId} and c.item_id = v."itemId" and c.at > v."countedAt"
            group by 1`,
      )),
    );
  if (first.length > 0)
    changes.push(
      ...(await rowsOf<Change>(
        tx,
        sql`select l.item_id::float8 as "itemId", -sum(l.quantity)::int as change
            from ${rowsIn(first)}
            join orders o on o.store_id = ${storeId} and o.placed_at > v."countedAt"
              and o.status <> all(${`{${endedStates.join()}}`}::text[])
            join order_lines l on l.draft_order_id = o.draft_order_id and l.item_id = v."itemId"
            group by 1`,
      )),
    );
  return new Map(changes.map(({ itemId, change }) => [itemId, change]));
}

import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';

/** How many confirmed deliveries go to an area, by the id of their slot. */
export type OrdersBySlot = ReadonlyMap<number, number>;

interface Days {
  from: string;
  to: string;
}

/** The confirmed deliveries of a store to the area of a postcode (its outward code), by slot. */
export async function ordersNear(
  db: Database,
  storeId: number,
  postcode: string | undefined,
  { from, to }: Days,
): Promise<OrdersBySlot> {
  const [outcode] = postcode?.split(' ') ?? [];
  if (!outcode) return new Map();
  const rows = await rowsOf<{ slot_id: number | string; orders: number }>(
    db,
    sql`select r.slot_id, count(*)::int as orders
        from slots s
        join reservations r on r.store_id = s.store_id and r.slot_id = s.slot_id and r.state = 'confirmed'
        join orders o on o.basket_id = r.basket_id and o.reservation_id = r.reservation_id
        where s.store_id = ${storeId} and s.method = 'delivery' and s.local_date between ${from} and ${to}
          and split_part(o.delivery_address ->> 'postcode', ' ', 1) = ${outcode}
        group by r.slot_id`,
  );
  return new Map(rows.map(({ slot_id: slotId, orders }) => [Number(slotId), orders]));
}

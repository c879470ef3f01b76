import type autocannon from 'autocannon';
import type pg from 'pg';
import { type BenchShop, callAs, requestAs } from './shoppers';

/** Shoppers who look at the same store's slots. */
const SHOPPERS = 10_000;
/** How many of these move from one slot to another. */
const RESERVING = 2_000;
const DAYS = 14;

interface ListedSlot {
  slotId: number;
  timeSlotDate: string;
}

interface SlotList {
  days: { slots: ListedSlot[] }[];
}

export interface SlotLoad {
  lists: readonly autocannon.Request[];
  reservations: readonly autocannon.Request[];
  /** The length of a reply in characters. */
  listLength: number;
}

const tokenOf = (place: number) => `bench-slot-shopper-${String(place).padStart(24, '0')}`;

/** Baskets as guests have them before they hold a slot. */
async function addBaskets(client: pg.Client, { storeId }: BenchShop): Promise<void> {
  await client.query(
    `insert into baskets (id, business_id, token, store_id, fulfilment_method, state, created_at, updated_at)
     select 900000000000 + n, 1, 'bench-slot-shopper-' || lpad(n::text, 24, '0'), $1, 'delivery', 'open', now(), now()
     from generate_series(0, $2::int - 1) n`,
    [storeId, SHOPPERS],
  );
}

/** Lists of 14 days for 10,000 shoppers, and reservations that each move a basket to another slot. */
export async function slotLoad(shop: BenchShop, client: pg.Client): Promise<SlotLoad> {
  await addBaskets(client, shop);
  await client.query('update slots set capacity = 1000000 where store_id = $1', [shop.storeId]);
  const { storeId } = shop;
  const [postcode] = (await client.query<{ postcode: string }>('select postcode from stores where id = $1', [storeId]))
    .rows;
  const question = { storeId, fulfilmentMethod: 'delivery', postcode: postcode?.postcode };
  const list = await callAs<SlotList>(shop, 0, '/slots/list', question);
  const slots = list.days.slice(1, DAYS).flatMap((day) => day.slots);
  const slotAt = (at: number) => slots[at % slots.length] as ListedSlot;
  return {
    listLength: JSON.stringify(list).length,
    lists: Array.from({ length: SHOPPERS }, (_, place) =>
      requestAs(shop, place, '/slots/list', { ...question, basketToken: tokenOf(place) }, false),
    ),
    reservations: Array.from({ length: RESERVING * 2 }, (_, at) => {
      const place = at % RESERVING;
      const { slotId, timeSlotDate } = slotAt(place * 3 + Math.floor(at / RESERVING));
      const body = { storeId, basketToken: tokenOf(place), fulfilmentMethod: 'delivery', timeSlotDate };
      return requestAs(shop, place, '/slots/reserve', { ...body, extras: { slotId } });
    }),
  };
}

/** 500 shoppers ask at once for the last 50 places of a slot. @returns how many hold one, and how many too many */
export async function raceForPlaces(
  shop: BenchShop,
  client: pg.Client,
): Promise<{ reserved: number; oversold: number }> {
  const { storeId } = shop;
  const list = await callAs<SlotList>(shop, 0, '/slots/list', { storeId, fulfilmentMethod: 'delivery' });
  const slot = list.days.at(2)?.slots[0];
  if (!slot) throw new Error('The store has no slots');
  await client.query('update slots set capacity = reserved + 50 where store_id = $1 and slot_id = $2', [
    storeId,
    slot.slotId,
  ]);
  const places = Array.from({ length: 500 }, (_, at) => RESERVING + at);
  const outcomes = await Promise.all(
    places.map((place) =>
      callAs(shop, place, '/slots/reserve', {
        storeId,
        basketToken: tokenOf(place),
        fulfilmentMethod: 'delivery',
        timeSlotDate: slot.timeSlotDate,
        extras: { slotId: slot.slotId },
      }).then(
        () => true,
        () => false,
      ),
    ),
  );
  const { rows } = await client.query<{ oversold: number }>(
    `select count(*)::int - capacity as oversold from slots join reservations using (store_id, slot_id)
     where store_id = $1 and slot_id = $2 and state in ('held', 'confirmed') group by capacity`,
    [storeId, slot.slotId],
  );
  return { reserved: outcomes.filter(Boolean).length, oversold: Math.max(0, rows[0]?.oversold ?? 0) };
}

import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../database/database.types';
import { inTransaction } from '../database/in-transaction';
import { makeSlots } from '../modules/slots/make-slots';

interface Scale {
  items: number;
  stores: number;
  listedPerStore: number;
}

const FULL_SCALE: Scale = { items: 50_000, stores: 500, listedPerStore: 2_000 };

// Above the ids of the demonstration data and below generated ids.
const FIRST_ITEM = 10_000_000;
const FIRST_STORE = 20_000_000;
// A line is printed after each statement, so that the command does not seem to hang.
const ITEMS_PER_STATEMENT = 5_000;
const STORES_PER_STATEMENT = 25;

/** Copies the first business's items under new names and codes, inside the database. */
function addItems(db: Database, from: number, to: number) {
  return db.execute(sql`
    with pattern as (
      select i.*, row_number() over (order by i.id) - 1 as place, count(*) over () as patterns
      from items i where i.business_id = (select min(id) from businesses) and i.id < ${FIRST_ITEM}
    )
    insert into items (id, business_id, category_id, slug, name, brand, description, badge, tags, images, category_image,
      ingredients, allergens, nutrition, storage, weight, unit_amount, unit_of, hfss, vat_class, minimum_age, has_options, position,
      plain_name, search)
    select ${FIRST_ITEM} + n, p.business_id, p.category_id, p.slug || '-' || n, p.name || ' ' || n, p.brand, p.description, p.badge,
      p.tags, p.images, p.category_image, p.ingredients, p.allergens, p.nutrition, p.storage, p.weight, p.unit_amount,
      p.unit_of, p.hfss, p.vat_class, p.minimum_age, false, p.position + n, p.plain_name || ' ' || n,
      p.search || setweight(to_tsvector('english', n::text), 'A')
    from generate_series(${from}::int, ${to}::int) n join pattern p on p.place = n % p.patterns
    on conflict do nothing`);
}

/** Copies the first store to places of the gazetteer; each copy lists its own part of the items. */
async function addStores(db: Database, from: number, to: number, { items, listedPerStore }: Scale) {
  const slices = Math.max(1, Math.floor(items / listedPerStore));
  await db.execute(sql`
    with place as (select *, row_number() over (order by postcode) - 1 as place, count(*) over () as places from places)
    insert into stores (id, business_id, name, slug, address_line1, town, postcode, latitude, longitude, phone, about,
      fulfilment, minimum_spend, free_delivery_from, order_days_in_advance, only_future_slots, guest_checkout, closed,
      opening_hours)
    select ${FIRST_STORE} + n, s.business_id, p.town || ' ' || n, 'scale-' || n, n || ' High Street', p.town, p.postcode,
      p.latitude, p.longitude, null, s.about, s.fulfilment, s.minimum_spend, s.free_delivery_from,
      s.order_days_in_advance, false, true, false, s.opening_hours
    from generate_series(${from}::int, ${to}::int) n
    join place p on p.place = n % p.places
    cross join (select * from stores where business_id = (select min(id) from businesses) order by id limit 1) s
    on conflict do nothing`);
  await db.execute(sql`
    insert into store_delivery_areas (store_id, prefix)
    select id, split_part(postcode, ' ', 1) from stores
    where id between ${FIRST_STORE + from} and ${FIRST_STORE + to} on conflict do nothing`);
  await db.execute(sql`
    insert into slot_templates (store_id, id, fulfilment_method, days, starts, ends, capacity, fee)
    select s.id, t.id, t.fulfilment_method, t.days, t.starts, t.ends, t.capacity, t.fee
    from stores s cross join slot_templates t
    where s.id between ${FIRST_STORE + from} and ${FIRST_STORE + to}
      and t.store_id = (select min(id) from stores where business_id = s.business_id)
    on conflict do nothing`);
  await db.execute(sql`
    insert into store_items (store_id, item_id, price, was_price, in_stock)
    select ${FIRST_STORE} + n, i, 80 + (i * 37 + n * 11) % 900,
      case when (i + n) % 9 = 0 then 80 + (i * 37 + n * 11) % 900 + 60 end, (i + n) % 23 <> 0
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (
      select ${FIRST_ITEM} + k * ${slices} + n % ${slices} + 1 as i from generate_series(0, ${listedPerStore - 1}) k
    ) listed
    on conflict do nothing`);
  await db.execute(sql`
    insert into search_terms (store_id, term, count)
    select s.id, t.term, t.count from stores s
    join search_terms t on t.store_id = (select min(id) from stores where business_id = s.business_id)
    where s.id between ${FIRST_STORE + from} and ${FIRST_STORE + to} on conflict do nothing`);
}

/** Grows the first business to the size of a large chain. Running it again adds what is missing. */
export async function scaleSeed(
  db: Database,
  now: Date,
  printLine: (line: string) => void,
  scale = FULL_SCALE,
): Promise<void> {
  if (!(await firstRow(db, sql`select 1 from businesses limit 1`)))
    throw new Error('Seed the demonstration data first');
  for (let from = 1; from <= scale.items; from += ITEMS_PER_STATEMENT) {
    const to = Math.min(scale.items, from + ITEMS_PER_STATEMENT - 1);
    await inTransaction(db, (tx) => addItems(tx, from, to));
    printLine(`  ${to} of ${scale.items} items`);
  }
  for (let from = 1; from <= scale.stores; from += STORES_PER_STATEMENT) {
    const to = Math.min(scale.stores, from + STORES_PER_STATEMENT - 1);
    const ids = Array.from({ length: to - from + 1 }, (_, place) => FIRST_STORE + from + place);
    await inTransaction(db, async (tx) => {
      await addStores(tx, from, to, scale);
      await makeSlots(tx, now, ids);
    });
    printLine(`  ${to} of ${scale.stores} stores`);
  }
  await db.execute(sql`analyze`);
}

import { randomUUID } from 'node:crypto';
import { ITEMS_AT_ONCE_MAX } from '@storefront/api/constants';
import type autocannon from 'autocannon';
import type pg from 'pg';

/** Where the benchmark's shoppers shop, and the headers with which the shell sends their requests. */
export interface BenchShop {
  api: string;
  internalKey: string;
  storeId: number;
  /** Items without options, age or days, most expensive in the number of basket lines. */
  itemIds: readonly number[];
}

/** A guest with a basket and an IP address of their own. */
export interface BenchShopper {
  place: number;
  basketToken: string;
}

interface AddReply {
  basket: { basketToken: string };
}

/** How many shoppers are prepared at the same time. */
export const AT_ONCE = 8;

export const guestSessionOf = (place: number): string =>
  `guest-session-of-a-benchmark-shopper-${String(place).padStart(6, '0')}`;

const headersOf = ({ internalKey }: BenchShop, place: number) => ({
  'content-type': 'application/json',
  'x-business-id': '1',
  'x-internal-key': internalKey,
  'x-guest-session': guestSessionOf(place),
  'x-forwarded-for': `10.${Math.floor(place / 62_500)}.${Math.floor(place / 250) % 250}.${place % 250}`,
});

/** Calls the API as one shopper. @throws Error when the reply is not 2xx */
export async function callAs<T>(
  shop: BenchShop,
  place: number,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(`${shop.api}/en-gb/api${path}`, {
    method: 'POST',
    headers: { ...headersOf(shop, place), ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A load request of one shopper. A write gets a new Idempotency-Key each time, as from the browser. */
export const requestAs = (
  shop: BenchShop,
  place: number,
  path: string,
  body: object,
  isWrite = true,
): autocannon.Request => ({
  method: 'POST',
  path: `/en-gb/api${path}`,
  body: JSON.stringify(body),
  headers: headersOf(shop, place),
  ...(isWrite && {
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
  }),
});

/** Fills a basket of `lines` different items for each shopper. */
export async function fillBaskets(
  shop: BenchShop,
  { from, count, lines }: { from: number; count: number; lines: number },
): Promise<BenchShopper[]> {
  const fill = async (place: number): Promise<BenchShopper> => {
    const menuItems = Array.from({ length: lines }, (_, at) => ({
      id: shop.itemIds[(place + at * 7) % shop.itemIds.length],
      quantity: 1,
    }));
    let basketToken: string | undefined;
    for (let first = 0; first < lines; first += ITEMS_AT_ONCE_MAX) {
      const some = menuItems.slice(first, first + ITEMS_AT_ONCE_MAX);
      const body = { basketToken, storeId: shop.storeId, menuItems: some };
      basketToken = (await callAs<AddReply>(shop, place, '/basket/add-items', body)).basket.basketToken;
    }
    if (basketToken === undefined) throw new Error('A basket without lines');
    return { place, basketToken };
  };
  const all: BenchShopper[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => from + first + at);
    all.push(...(await Promise.all(some.map(fill))));
  }
  return all;
}

/** One promotion over a hundred items of the store, and limits that no basket of the benchmark reaches. */
export async function prepareShop(client: pg.Client, { storeId, itemIds }: BenchShop): Promise<void> {
  await client.query('delete from deals where business_id = 1');
  await client.query(
    `insert into deals (id, business_id, slug, name, description, text, position, kind, quantity, price, sections)
     values (1, 1, 'two-for', 'Two for', 'Any two', 'Any 2 for £1.50', 1, 'multi_buy', 2, 150, $1)`,
    [JSON.stringify([{ id: 1, name: 'All', itemIds: itemIds.slice(0, 100) }])],
  );
  await client.query(`update stores set catalogue_version = catalogue_version + 1 where business_id = 1`);
  await client.query(
    `update businesses set settings = settings || '{"itemLimit": 1000000, "basketLimit": 1000000}' where id = 1`,
  );
  await client.query('update store_items set in_stock = true where store_id = $1', [storeId]);
}

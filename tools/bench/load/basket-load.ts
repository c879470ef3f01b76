import type autocannon from 'autocannon';
import type pg from 'pg';
import { type BenchShop, type BenchShopper, fillBaskets, requestAs } from './shoppers';

/** Shoppers who add at the same time; each has one basket. */
const SHOPPERS = 400;
const LINES = 5;
const MANY_LINES = 60;

export interface BasketLoad {
  requests: readonly autocannon.Request[];
  /** Sets every quantity to 1 again: quantities of hundreds occur in no shop. */
  reset(): Promise<void>;
}

function addRequests(shop: BenchShop, shoppers: readonly BenchShopper[], lines: number): autocannon.Request[] {
  // Items of the basket and others in turn, so that lines are added as well as increased.
  return Array.from({ length: shoppers.length * 4 }, (_, at) => {
    const { place, basketToken } = shoppers[at % shoppers.length] as BenchShopper;
    const turn = Math.floor(at / shoppers.length);
    const step = turn % 2 ? lines + turn : turn;
    const id = shop.itemIds[(place + step * 7) % shop.itemIds.length];
    return requestAs(shop, place, '/basket/add-item', {
      basketToken,
      storeId: shop.storeId,
      menuItem: { id, quantity: 1 },
    });
  });
}

/** Adding one item to a basket of 5 lines, or of 60. */
export async function basketLoad(shop: BenchShop, client: pg.Client, size: 'usual' | 'large'): Promise<BasketLoad> {
  const lines = size === 'usual' ? LINES : MANY_LINES;
  const from = size === 'usual' ? 0 : SHOPPERS;
  const shoppers = await fillBaskets(shop, { from, count: SHOPPERS, lines });
  const kept = await client.query<{ id: string }>('select id from basket_lines');
  const known = kept.rows.map(({ id }) => id);
  return {
    requests: addRequests(shop, shoppers, lines),
    reset: async () => {
      await client.query('delete from basket_lines where not (id = any($1::bigint[]))', [known]);
      await client.query('update basket_lines set quantity = 1');
      await client.query('truncate idempotency_keys');
      await client.query('vacuum analyze basket_lines, baskets');
    },
  };
}

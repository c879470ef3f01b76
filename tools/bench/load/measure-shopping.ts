import pg from 'pg';
import { basketLoad } from './basket-load';
import { type FollowerMemory, measureFollowers } from './follower-load';
import { loginLoad } from './login-load';
import { measureOrders, type OrderMethod, prepareOrders, reconcileMany } from './order-load';
import { scaleStore } from './query-mix';
import { type Load, type Measured, runLoad } from './run-load';
import { type BenchShop, prepareShop } from './shoppers';
import { raceForPlaces, slotLoad } from './slot-load';
import type { Row } from './write-report';

interface ShoppingBench {
  api: string;
  sandbox: string;
  databaseUrl: string;
  internalKey: string;
  seconds: number;
  measure(label: string, once: () => Promise<Measured>): Promise<Measured>;
  printLine(line: string): void;
}

/** Reservations requested in a second while lists are measured. */
const RESERVATION_RATE = 300;

async function withShop<T>(bench: ShoppingBench, work: (shop: BenchShop, client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
  try {
    const storeId = scaleStore(1);
    const { rows } = await client.query<{ id: number }>(
      `select i.id::int as id from store_items l join items i on i.id = l.item_id
       where l.store_id = $1 and i.minimum_age is null and i.available_days is null and i.available_from is null
       order by 1 limit 400`,
      [storeId],
    );
    const shop = { api: bench.api, internalKey: bench.internalKey, storeId, itemIds: rows.map(({ id }) => id) };
    await prepareShop(client, shop);
    return await work(shop, client);
  } finally {
    await client.end();
  }
}

/** Adding an item to a basket of 5 lines and of 60, with one active promotion. */
export function measureBaskets(bench: ShoppingBench): Promise<Row[]> {
  return withShop(bench, async (shop, client) => {
    const measureSize = async (name: string, size: 'usual' | 'large'): Promise<Row> => {
      const { requests, reset } = await basketLoad(shop, client, size);
      const load: Load = { origin: bench.api, requests, seconds: bench.seconds };
      await runLoad({ ...load, once: true });
      const measured = await bench.measure(name, async () => {
        await reset();
        return runLoad(load);
      });
      return { name, state: 'warm', ...measured };
    };
    return [await measureSize('Add to a basket', 'usual'), await measureSize('Add to a basket of 60 lines', 'large')];
  });
}

/** Reservations alone; then lists of 14 days while others reserve; then 500 shoppers for 50 places. */
export function measureSlots(bench: ShoppingBench): Promise<Row[]> {
  return withShop(bench, async (shop, client) => {
    const { lists, reservations, listLength } = await slotLoad(shop, client);
    bench.printLine(`  A list of 14 days has ${listLength} characters`);
    const reserving: Load = { origin: bench.api, requests: reservations, seconds: bench.seconds };
    const listing: Load = { origin: bench.api, requests: lists, seconds: bench.seconds };
    await runLoad({ ...listing, seconds: 2 });
    const alone = await bench.measure('Reservations', () => runLoad(reserving));
    const meanwhile = await bench.measure('Slot lists', async () => {
      const others = runLoad({ ...reserving, rate: RESERVATION_RATE });
      const measured = await runLoad(listing);
      await others;
      return measured;
    });
    const { reserved, oversold } = await raceForPlaces(shop, client);
    bench.printLine(`  500 shoppers for 50 places: ${reserved} hold one, ${oversold} oversold`);
    if (reserved !== 50 || oversold > 0) throw new Error('A slot was oversold, or a free place was refused');
    return [
      { name: 'Reservations', state: 'warm', ...alone },
      { name: 'Slot lists', state: 'warm', ...meanwhile },
    ];
  });
}

/** Log-ins of members by password. */
export function measureLogins(bench: ShoppingBench): Promise<Row[]> {
  return withShop(bench, async (shop, client) => {
    const load: Load = { origin: bench.api, requests: await loginLoad(shop, client), seconds: bench.seconds };
    await runLoad({ ...load, seconds: 2 });
    return [{ name: 'Log-ins', state: 'warm', ...(await bench.measure('Log-ins', () => runLoad(load))) }];
  });
}

interface FollowingBench extends ShoppingBench {
  shell: string;
  adminKey: string;
  pidOf(name: 'commerce-api' | 'shell'): number;
  restartApi(): Promise<void>;
}

/** From a change of an order to the shopper who follows it, and what followers cost; once, because it takes a minute. */
export function measureFollowing(bench: FollowingBench): Promise<{ row: Row; memory: FollowerMemory }> {
  return withShop(bench, async (shop, client) => {
    const followers = { ...bench, shop, client };
    await prepareOrders(followers);
    const { memory, ...measured } = await measureFollowers(followers);
    return { row: { name: 'Status to follower', state: 'warm', ...measured }, memory };
  });
}

const OPEN_PAYMENTS = 10_000;
const RECONCILED_WITHIN_S = 60;

/** Orders of one business in cash and by card, then 10,000 open payments at once. */
export function measureCheckout(bench: ShoppingBench): Promise<Row[]> {
  return withShop(bench, async (shop, client) => {
    const orders = { shop, client, sandbox: bench.sandbox };
    await prepareOrders(orders);
    const measure = async (name: string, method: OrderMethod, perSecond: number): Promise<Row> => {
      const once = () => measureOrders(orders, method, bench.seconds, perSecond);
      return { name, state: 'warm', ...(await bench.measure(name, once)) };
    };
    const rows = [await measure('Cash orders', 'cash', 60), await measure('Card orders', 'card', 30)];
    const seconds = await reconcileMany(orders, OPEN_PAYMENTS);
    bench.printLine(`  ${OPEN_PAYMENTS} open payments were reconciled in ${Math.round(seconds)} s`);
    if (seconds > RECONCILED_WITHIN_S) throw new Error('Open payments were not reconciled within a minute');
    return rows;
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
});
afterAll(() => environment?.close());

/** There are several businesses, so an import names its own. */
const BUSINESS = { business: 'testmarket' };

const api = (place: number) => environment.apis[place];
const admin = (place: number, name: string, body: object): Promise<Answer> =>
  environment.post(api(place), `/admin/import-${name}`, body, { 'x-admin-key': api(place)?.adminKey ?? '' });

async function beginWith(place: number, price: string): Promise<number> {
  const { body } = await admin(place, 'begin', BUSINESS);
  const row = { row: 1, cells: ['whole-milk', price] };
  const sent = { importId: body.importId, batch: 1, kind: 'items', columns: ['code', 'price'], rows: [row] };
  expect((await admin(place, 'rows', sent)).status).toBe(200);
  return Number(body.importId);
}
async function priceAt(place: number): Promise<number> {
  const { body } = await environment.post(api(place), '/catalogue/item-details', {
    storeId: 101,
    itemSlug: 'whole-milk',
  });
  return (body as unknown as { item: { price: number } }).item.price;
}
const stateOf = async (importId: number) =>
  (await environment.sql('select state from imports where id = $1', [importId]))[0]?.state;

/** Polls, because the other process learns of it within a second. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 5_000; !(await isTrue()); await pause(50))
    if (Date.now() > deadline) throw new Error('The condition did not become true');
}

test('rows may go to one process and the commit to another, and both serve the new shop', async () => {
  expect([await priceAt(0), await priceAt(1)]).toEqual([120, 120]);
  const importId = await beginWith(0, '1.35');
  expect((await admin(1, 'commit', { importId })).body).toMatchObject({ applied: true });
  expect(await priceAt(1)).toBe(135);
  await until(async () => (await priceAt(0)) === 135);
});

test('a renamed category has its new name in every process within a second, though categories are cached for longer', async () => {
  const aisles = async (place: number) => {
    const { body } = await environment.post(api(place), '/catalogue/category-tree', { storeId: 101 });
    return (body as unknown as { categories: { name: string }[] }).categories.map(({ name }) => name);
  };
  expect(await aisles(0)).toContain('Bakery');
  const { body } = await admin(1, 'begin', BUSINESS);
  const row = { row: 1, cells: ['bakery', 'The oven'] };
  const sent = { importId: body.importId, batch: 1, kind: 'categories', columns: ['code', 'name'], rows: [row] };
  await admin(1, 'rows', sent);
  expect((await admin(1, 'commit', { importId: body.importId })).body).toMatchObject({ applied: true });
  await until(async () => (await aisles(0)).includes('The oven'));
});

test('one of two imports that begin at the same moment is rejected', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => admin(place % 2, 'begin', BUSINESS)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
  const mine = answers.find(({ status }) => status === 200);
  await admin(0, 'abort', { importId: mine?.body.importId });
});

test('two commits of one import apply it once', async () => {
  const importId = await beginWith(0, '1.36');
  const answers = await Promise.all([0, 1, 0, 1].map((place) => admin(place, 'commit', { importId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('an import cancelled while it writes writes nothing', async () => {
  const before = await priceAt(0);
  const importId = await beginWith(0, '1.99');
  // Another connection locks a row that the import must write, so that it waits inside its transaction.
  const holder = new pg.Client({ connectionString: environment.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from store_items where item_id = 1001 for update');
    const committing = admin(0, 'commit', { importId });
    await until(
      async () => (await environment.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).length > 0,
    );
    expect((await admin(1, 'status', { importId })).body.state).toBe('working');
    expect((await admin(1, 'begin', BUSINESS)).status).toBe(409);
    expect((await admin(1, 'abort', { importId })).body).toEqual({ aborted: true });
    // Another import may start at once, and the first one's remaining work has no effect.
    const next = await admin(1, 'begin', BUSINESS);
    expect(next.status).toBe(200);
    await holder.query('rollback');
    const { status, body } = await committing;
    expect([status, body.code]).toEqual([409, 'import_not_open']);
    await admin(1, 'abort', { importId: next.body.importId });
  } finally {
    await holder.end();
  }
  expect(await stateOf(importId)).toBe('abandoned');
  expect(await priceAt(0)).toBe(before);
});

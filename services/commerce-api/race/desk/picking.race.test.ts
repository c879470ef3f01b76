import { ids } from '../../test-support/shop-data';
import { draftAtOnce, payAtOnce } from '../draft-orders';
import { type RaceEnvironment, setUpRace } from '../race-environment';

const ROUNDS = 10;

let environment: RaceEnvironment;
let keys: string[];
let numbers: string[];
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
  keys = [];
  for (const name of ['Pia', 'Omar']) {
    const { body } = await environment.post(
      environment.apis[0],
      '/admin/operator-add',
      { business: 'Testmarket', name, role: 'picker' },
      { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
    );
    keys.push(String(body.key));
  }
  const drafts = await draftAtOnce(environment, ROUNDS * 2, { quantity: 4 });
  expect(await payAtOnce(environment, drafts)).toEqual({ ordered: ROUNDS * 2 });
  await environment.sql(`update order_lines set substitute = '{"kind":"similar","menuItemId":null,"name":null}'`);
  const rows = await environment.sql(
    "select business_order_id from orders where status = 'sent_to_store' order by business_order_id",
  );
  numbers = rows.map(({ business_order_id: number }) => String(number));
});
afterAll(() => environment?.close());

/** A picker's call to one of the services. */
const call = (picker: number, path: string, body: object, headers: Record<string, string> = {}) =>
  environment.post(environment.apis[picker % 2], path, body, { 'x-operator-key': keys[picker] ?? '', ...headers });
const begin = (picker: number, businessOrderIds: string[]) =>
  call(picker, '/desk/pick-begin', { storeId: ids.store, businessOrderIds });
const picks = (where: string, values: unknown[]) => environment.sql(`select * from order_picks where ${where}`, values);

test('of two pickers who begin the same two orders at once, in either order, one gets both and the other none', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = numbers.slice(round * 2, round * 2 + 2);
    const replies = await Promise.all([begin(0, pair), begin(1, [...pair].reverse())]);
    expect(replies.map(({ status, body }) => (status === 200 ? 'begun' : body.code)).sort()).toEqual([
      'begun',
      'order_has_picker',
    ]);
    const rows = await picks('finished_at is null', []);
    expect([rows.length, new Set(rows.map(({ batch_id }) => batch_id)).size]).toEqual([2, 1]);
    const winner = replies[0]?.status === 200 ? 0 : 1;
    for (const businessOrderId of pair) await call(winner, '/desk/pick-release', { businessOrderId });
  }
});

test('two devices of one picker that begin different orders at once get one batch', async () => {
  const replies = await Promise.all([
    begin(0, numbers.slice(0, 1)),
    environment.post(
      environment.apis[1],
      '/desk/pick-begin',
      { storeId: ids.store, businessOrderIds: numbers.slice(1, 2) },
      { 'x-operator-key': keys[0] ?? '' },
    ),
  ]);
  expect(replies.map(({ status, body }) => (status === 200 ? 'begun' : body.code)).sort()).toEqual([
    'batch_not_finished',
    'begun',
  ]);
  await environment.sql('delete from order_picks');
});

test('a line that two devices decide at once has one of the decisions whole, and a key counts once', async () => {
  const { body } = await begin(0, numbers.slice(0, 1));
  const [line] = body.lines as { lineId: number }[];
  const businessOrderId = numbers[0] ?? '';
  const decide = (device: number, decision: object, key: string) =>
    environment.post(
      environment.apis[device],
      '/desk/pick-line',
      { businessOrderId, lineId: line?.lineId, ...decision },
      { 'x-operator-key': keys[0] ?? '', 'idempotency-key': key },
    );
  const substitute = { menuItemId: ids.bread, quantity: 3 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const replies = await Promise.all([
      decide(0, { picked: 4 }, `all of round ${round}, the first device`),
      decide(1, { picked: 1, substitute }, `some of round ${round}, the second device`),
      decide(1, { picked: 1, substitute }, `some of round ${round}, the second device`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [row] = await environment.sql(
      "select picked, (substituted ->> 'quantity')::int as instead from order_lines where id = $1",
      [line?.lineId],
    );
    expect([
      { picked: 4, instead: null },
      { picked: 1, instead: 3 },
    ]).toContainEqual(row);
  }
  const kept = await environment.sql("select 1 from idempotency_keys where operation = 'deskPickLine'");
  expect(kept).toHaveLength(ROUNDS * 2);
});

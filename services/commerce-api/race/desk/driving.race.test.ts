import { ids } from '../../test-support/shop-data';
import { draftAtOnce, payAtOnce } from '../draft-orders';
import { type RaceEnvironment, setUpRace } from '../race-environment';

const ROUNDS = 8;

let environment: RaceEnvironment;
let keys: string[];
let numbers: string[];
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
  keys = [];
  for (const name of ['Dora', 'Dan']) {
    const { body } = await environment.post(
      environment.apis[0],
      '/admin/operator-add',
      { business: 'Testmarket', name, role: 'driver' },
      { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
    );
    keys.push(String(body.key));
  }
  const orders = ROUNDS * 2 + 3;
  expect(await payAtOnce(environment, await draftAtOnce(environment, orders, { quantity: 4 }))).toEqual({
    ordered: orders,
  });
  await environment.sql(
    "update orders set status = 'picked', fulfilment_method = 'delivery' where status = 'sent_to_store'",
  );
  const rows = await environment.sql("select business_order_id from orders where status = 'picked' order by 1");
  numbers = rows.map(({ business_order_id: number }) => String(number));
});
afterAll(() => environment?.close());

/** A driver's call to one of the services. */
const call = (driver: number, path: string, body: object, service = driver) =>
  environment.post(environment.apis[service % 2], path, body, { 'x-operator-key': keys[driver] ?? '' });
const begin = (driver: number, businessOrderIds: string[], service = driver) =>
  call(driver, '/desk/drive-begin', { storeId: ids.store, businessOrderIds }, service);
const outcomes = (replies: { status: number; body: Record<string, unknown> }[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'begun' : body.code)).sort();
const endRuns = () => environment.sql('update delivery_runs set ended_at = now() where ended_at is null');

test('of two drivers who take the same two orders at once, in either order, one gets both and the other none', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = numbers.slice(round * 2, round * 2 + 2);
    const replies = await Promise.all([begin(0, pair), begin(1, [...pair].reverse())]);
    expect(outcomes(replies)).toEqual(['begun', 'order_has_driver']);
    const stops = await environment.sql(
      'select run_id from delivery_stops s join orders o using (draft_order_id) where business_order_id = any($1)',
      [pair],
    );
    expect([stops.length, new Set(stops.map(({ run_id }) => run_id)).size]).toEqual([2, 1]);
    await endRuns();
  }
});

test('two devices of one driver that take different orders at once get one run', async () => {
  const [one = '', other = ''] = numbers.slice(-3);
  expect(outcomes(await Promise.all([begin(0, [one], 0), begin(0, [other], 1)]))).toEqual([
    'begun',
    'drive_not_finished',
  ]);
  await endRuns();
});

test('an order that one device hands over while another says that nobody was in has one of the outcomes', async () => {
  const businessOrderId = numbers.at(-1) ?? '';
  await begin(0, [businessOrderId]);
  const replies = await Promise.all([
    call(0, '/desk/drive-delivered', { businessOrderId, left: 'handed', cashTaken: true }, 0),
    call(0, '/desk/drive-not-delivered', { businessOrderId, reason: 'nobody_in' }, 1),
  ]);
  expect(outcomes(replies)).toEqual(['begun', 'illegal_transition']);
  const moves = await environment.sql(
    `select e.status from order_events e join orders o using (draft_order_id)
      where business_order_id = $1 and e.status in ('delivered', 'unable_to_deliver')`,
    [businessOrderId],
  );
  expect(moves).toHaveLength(1);
});

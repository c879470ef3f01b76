import type { StoreChange } from '@storefront/api/entities/desk/store-change';
import { type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { openEvents } from '../../../../test-support/open-events';
import { ids } from '../../../../test-support/shop-data';

let desk: Desk;
let pia: Operator;
const controller = new AbortController();
beforeAll(async () => {
  desk = await setUpDesk();
  pia = await desk.picker('Pia');
});
afterAll(() => {
  controller.abort();
  return desk.service.close();
});

const follow = (operator: Operator, storeId: number) =>
  openEvents<StoreChange>(desk.service, `/desk/changes?storeId=${storeId}`, {
    operatorKey: operator.key,
    signal: controller.signal,
  });

test('the screens of a store hear of each order, move, decision and release, and nothing of other stores', async () => {
  const [{ next }, other] = [await follow(pia, ids.store), await follow(pia, ids.farStore)];
  const first = await next();
  await other.next();
  let silent = true;
  void other.next().then(
    () => (silent = false),
    () => undefined,
  );
  let last = first.at;
  const hears = async () => {
    const { at } = await next();
    expect(at > last).toBe(true);
    last = at;
  };
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  await hears();
  const body = { storeId: ids.store, businessOrderIds: [businessOrderId] };
  const { data } = await pia.call('POST /desk/pick-begin', body);
  await hears();
  const lineId = data.lines[0]?.lineId ?? 0;
  await pia.call('POST /desk/pick-line', { businessOrderId, lineId, picked: 6 });
  await hears();
  await pia.call('POST /desk/pick-release', { businessOrderId });
  await hears();
  expect(silent).toBe(true);
});

test('a store of another business is not followed', async () => {
  const stranger = await operatorOf(desk.service, 'Sol', 'picker', 'Testhouse');
  expect((await follow(stranger, ids.store)).response.status).toBe(404);
});

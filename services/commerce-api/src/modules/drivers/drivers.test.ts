import type { OrderStatus } from '@storefront/api/entities/order-status';
import { OrderStatus as statuses } from '@storefront/api/entities/order-status';
import { eq, sql } from 'drizzle-orm';
import { ids, PAST_ORDER_NUMBER } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { driverLocations } from '../../database/schema/driver';
import { orders } from '../../database/schema/order';
import { guestDetails } from '../../http/callers/details-owner';
import { driveDemoVans } from './demo-vans';

let service: TestService;
let ada: string;
const here = { businessOrderId: PAST_ORDER_NUMBER, latitude: 51.503, longitude: -0.089 };
const driver = {
  ...here,
  heading: 120,
  estimatedArrival: '2026-11-25T17:20:00.000Z',
  firstName: 'Sam',
  stopsBefore: 2,
};

beforeAll(async () => {
  service = await createTestService();
  ada = await service.logIn();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.delete(driverLocations);
  await force('en_route');
});

const force = (status: OrderStatus, method: 'delivery' | 'collection' = 'delivery') =>
  service.db.execute(
    sql`update orders set status = ${status}, fulfilment_method = ${method}, member_id = ${ids.member}
      where order_id = ${ids.pastOrder}`,
  );
const track = (options: object = { as: ada }, businessOrderId: string = PAST_ORDER_NUMBER) =>
  service.call('POST /checkout/driver-location', { businessOrderId }, options);
const record = (body: object = driver, options: object = { admin: true }) =>
  service.call('POST /admin/driver-location', body as typeof driver, options);
const operator = async (role: 'driver' | 'picker', business = 'Testmarket') =>
  (await service.call('POST /admin/operator-add', { business, name: `Sam the ${role}`, role }, { admin: true })).data
    .key;

const TRACKED: readonly OrderStatus[] = ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route'];

test('[3.25] a driver’s location has its coordinates, heading, time and estimated arrival', async () => {
  const before = await track();
  expect([before.status, before.data.driver]).toEqual([200, null]);
  const { businessOrderId: _, ...position } = driver;
  const updatedAt = service.clock.now().toISOString();
  expect(await record()).toMatchObject({ status: 200, data: { ...position, updatedAt } });
  const { data } = await track();
  expect(data).toEqual({
    businessOrderId: PAST_ORDER_NUMBER,
    status: 'en_route',
    driver: { ...position, updatedAt },
    store: { storeId: ids.store, name: 'Store borough', latitude: expect.any(Number), longitude: expect.any(Number) },
    destination: { latitude: expect.any(Number), longitude: expect.any(Number) },
  });
  // A position without anything else replaces all of the last one.
  await record({ ...here, latitude: 51.504 });
  const unknown = { heading: null, estimatedArrival: null, firstName: null, stopsBefore: null };
  expect((await track()).data.driver).toMatchObject({ latitude: 51.504, ...unknown });
});

test.each(statuses.enum)(
  '[4.03] the driver of an order that is %s can be tracked in four statuses only',
  async (status) => {
    await force(status);
    const isTracked = TRACKED.includes(status);
    for (const reply of [await record(), await track()]) {
      expect([reply.status, reply.problem.code]).toEqual(
        isTracked ? [200, undefined] : [409, 'driver_location_unavailable'],
      );
    }
    if (!isTracked) expect((await track()).problem.detail).toBe('Unable to track the driver at this time.');
  },
);

test('an order that is collected has no driver', async () => {
  await force('picked', 'collection');
  expect((await track()).problem.code).toBe('driver_location_unavailable');
  expect((await record()).problem.code).toBe('driver_location_unavailable');
});

test('nobody else sees where a driver is, and an unknown order looks the same', async () => {
  await record();
  const bob = await service.logIn('bob@example.test', 'battery staple');
  const refusals = [
    await track({ as: bob }),
    await track({}),
    await track({ guest: undefined }),
    await track({ business: ids.otherBusiness }),
    await track({ as: ada }, 'TM-2222-2222-2222'),
  ];
  for (const { status, problem } of refusals) expect([status, problem.code]).toEqual([404, 'order_not_found']);
});

test('a guest tracks the driver in the session that ordered', async () => {
  const guest = 'G'.repeat(43);
  const detailsOwner = guestDetails(service.keys.digest(`guest session ${guest}`));
  await service.db.update(orders).set({ memberId: null, detailsOwner }).where(eq(orders.orderId, ids.pastOrder));
  expect((await track({ guest })).status).toBe(200);
  expect((await track({ guest: 'H'.repeat(43) })).problem.code).toBe('order_not_found');
});

test('a driver of the order’s own business records positions; a picker and another business’s driver do not', async () => {
  const operatorKey = await operator('driver');
  expect((await record(driver, { operatorKey })).status).toBe(200);
  const [saved] = await service.db.select().from(driverLocations);
  expect(saved?.recordedBy).toBe('Sam the driver');
  // Shoppers read a first name, and none of an operator who is no driver.
  const { data } = await record(here, { operatorKey });
  expect(data.firstName).toBe('Sam');
  expect((await record(here)).data.firstName).toBeNull();
  const picker = await record(driver, { operatorKey: await operator('picker') });
  expect([picker.status, picker.problem.code]).toEqual([403, 'operator_role_refused']);
  const stranger = await record(driver, { operatorKey: await operator('driver', 'Testhouse') });
  expect(stranger.problem.code).toBe('order_not_found');
  expect((await record(driver, {})).status).toBe(401);
});

test.each([
  ['latitude', 91],
  ['latitude', '51'],
  ['longitude', -180.5],
  ['longitude', null],
  ['heading', 360],
  ['heading', -1],
  ['heading', 12.5],
  ['estimatedArrival', 'soon'],
  ['estimatedArrival', 'quite soon, but not a date'],
  ['firstName', 'x'.repeat(41)],
  ['firstName', ' '],
  ['stopsBefore', -1],
  ['stopsBefore', 201],
  ['stopsBefore', 1.5],
  ['speed', 30],
])('a position with the %s %s is refused', async (field, value) => {
  const { status } = await record({ ...driver, [field]: value });
  expect([400, 422]).toContain(status);
  expect(await service.db.select().from(driverLocations)).toEqual([]);
});

test('the position is deleted when the order arrives', async () => {
  await record();
  await service.call(
    'POST /admin/order-transition',
    { businessOrderId: PAST_ORDER_NUMBER, status: 'delivered' },
    { admin: true },
  );
  expect(await service.db.select().from(driverLocations)).toEqual([]);
});

test('in a demonstration a van drives from the store to the address and waits there', async () => {
  const drive = async (seconds: number) => {
    service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
    await driveDemoVans(service.context);
    const { data } = await track({ as: await service.logIn() });
    if (!data.driver || !data.destination) throw new Error('There is no van');
    return { ...data, van: data.driver, door: data.destination };
  };
  const start = await drive(0);
  expect([start.van.latitude, start.van.longitude]).toEqual([start.store.latitude, start.store.longitude]);
  const way = await drive(60);
  expect(way.van).not.toMatchObject({ latitude: start.van.latitude, longitude: start.van.longitude });
  expect(way.van.heading).not.toBeNull();
  expect([start.van.stopsBefore, start.van.firstName]).toEqual([2, expect.stringMatching(/^\w+$/)]);
  expect(way.van.estimatedArrival).toBe(start.van.estimatedArrival);
  const end = await drive(3600);
  expect([end.van.latitude, end.van.longitude]).toEqual([end.door.latitude, end.door.longitude]);
  expect(end.van.stopsBefore).toBe(0);
  // After the clock was moved back, the van drives again.
  const again = await drive(-86_400);
  expect([again.van.latitude, again.van.longitude]).toEqual([again.store.latitude, again.store.longitude]);
  // An operator's position is not replaced.
  await record();
  expect((await drive(60)).van).toMatchObject({ latitude: driver.latitude, longitude: driver.longitude });
  service.clock.reset();
});

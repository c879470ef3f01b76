import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { releaseLapsed } from '../slots/reservation.repository';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } })).data.basket.basketToken;
/** Every basket has a session of its own, named by its token. */
const reserve = (basketToken: string, timeSlotDate: string, timeSlotTime?: string, more = {}) =>
  service.call(
    'POST /slots/reserve',
    {
      storeId,
      basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate,
      ...(timeSlotTime && { timeSlotTime }),
      ...more,
    },
    { guest: basketToken },
  );
const reservedOn = async (day: string, time: string) =>
  (
    await rowsOf<{ reserved: number }>(
      service.db,
      sql`select reserved from slots where store_id = ${storeId} and method = 'delivery' and local_date = ${day} and local_time = ${time}`,
    )
  )[0]?.reserved;

test('a store is named by its id or its seoUrl', async () => {
  const list = async (store: object) => {
    const { status, data } = await service.call('POST /slots/list', { ...store, fulfilmentMethod: 'delivery' });
    return [status, data?.days];
  };
  const bySlug = await list({ seoUrl: 'borough' });
  expect(bySlug).toEqual(await list({ storeId }));
  expect(bySlug[0]).toBe(200);
  expect([await list({ seoUrl: 'no-such-store' }), await list({})].map(([status]) => status)).toEqual([404, 404]);
});

test('slots are listed by day with their prices, the server returns its time, and one is reserved [7.13] [3.19]', async () => {
  const basketToken = await newBasket();
  const { data } = await service.call('POST /slots/list', {
    storeId,
    fulfilmentMethod: 'delivery',
    startDate: '2026-11-25',
    endDate: '2026-11-26',
    latitude: 51.5,
    longitude: -0.1,
    postcode: 'SE1 9GF',
    basketToken,
  });
  expect(data.days.map(({ date, slots }) => [date, slots.map(({ timeSlotTime }) => timeSlotTime)])).toEqual([
    ['2026-11-25', ['17:00', '18:00']],
    ['2026-11-26', ['09:00', '17:00', '18:00']],
  ]);
  expect(data.asap).toMatchObject({
    type: 'asap',
    timeSlotTime: '17:00',
    startDate: '2026-11-25T17:00:00.000Z',
    placesLeft: 2,
  });
  expect((await service.call('GET /slots/server-time')).data).toEqual({ serverTime: '2026-11-25T10:00:00.000Z' });
  const asap = await reserve(basketToken, 'asap');
  expect(asap.data.reservation).toMatchObject({
    type: 'asap',
    timeSlotDate: '2026-11-25',
    timeSlotTime: '17:00',
    state: 'held',
  });
});

test('[7.13] a place outside the delivery area has no delivery slots, and may collect', async () => {
  const list = (fulfilmentMethod: 'delivery' | 'collection', where: object) =>
    service.call('POST /slots/list', { storeId, fulfilmentMethod, ...where });
  const near = { latitude: 51.505, longitude: -0.09 };
  const far = { latitude: 53.7, longitude: -1.5 };
  expect((await list('delivery', near)).data.days.length).toBeGreaterThan(0);
  for (const where of [far, { postcode: 'LS1 1AA' }, { ...near, postcode: 'LS1 1AA' }])
    expect([where, (await list('delivery', where)).problem?.code]).toEqual([where, 'out_of_delivery_area']);
  expect((await list('delivery', { postcode: 'nowhere' })).problem.code).toBe('invalid_postcode');
  expect((await list('collection', far)).status).toBe(200);
});

test('a place in one of today’s slots is held for 15 minutes and released when that expires, and the basket reports it [4.05]', async () => {
  const [first, second, third] = [await newBasket(), await newBasket(), await newBasket()];
  expect((await reserve(first, '2026-11-25', '18:00')).status).toBe(200);
  expect((await reserve(second, '2026-11-25', '18:00')).status).toBe(200);
  expect((await reserve(third, '2026-11-25', '18:00')).problem).toMatchObject({ code: 'slot_taken', expected: true });
  service.clock.set(new Date('2026-11-25T10:14:59Z'));
  expect(await releaseLapsed(service.db, service.clock.now())).toBe(0);
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  const seen = (await service.call('POST /basket/get-or-create', { basketToken: first })).data;
  expect(seen).toMatchObject({ reservation: { state: 'lapsed' }, updates: [{ code: 'slot_expired' }] });
  // No background job has run: the request for the full slot releases its lapsed holds.
  expect((await reserve(third, '2026-11-25', '18:00')).status).toBe(200);
  expect(await reservedOn('2026-11-25', '18:00')).toBe(1);
  service.clock.reset();
});

test('a basket holds one place: a new one releases the old one, a full slot leaves it', async () => {
  const basketToken = await newBasket();
  await reserve(basketToken, '2026-11-28', '09:00');
  await reserve(basketToken, '2026-11-28', '17:00');
  expect([await reservedOn('2026-11-28', '09:00'), await reservedOn('2026-11-28', '17:00')]).toEqual([0, 1]);
  for (const other of [await newBasket(), await newBasket()]) await reserve(other, '2026-11-28', '18:00');
  expect((await reserve(basketToken, '2026-11-28', '18:00')).problem.code).toBe('slot_taken');
  const kept = (await service.call('POST /basket/get-or-create', { basketToken })).data.reservation;
  expect(kept).toMatchObject({ state: 'held', timeSlotTime: '17:00' });
  const again = await reserve(basketToken, '2026-11-28', '17:00');
  expect(again.data.reservation.reservationId).toBe(kept?.reservationId);
});

test('past, too distant and impossible days are rejected', async () => {
  const basketToken = await newBasket();
  for (const day of ['2026-11-24', '2026-12-20', '2026-11-31'])
    expect((await reserve(basketToken, day, '09:00')).problem.code).toBe('slot_date_invalid');
  expect((await reserve(basketToken, '2026-11-25', '09:00')).problem.code).toBe('slot_passed');
  expect((await reserve(basketToken, '2026-11-26', '03:00')).problem.code).toBe('slot_not_found');
  expect((await reserve('x'.repeat(43), '2026-11-26', '09:00')).problem.code).toBe('basket_not_found');
  expect((await reserve(basketToken, '2026-11-26', '17:00', { storeId: ids.farStore })).problem.code).toBe(
    'different_store',
  );
});

test('a closed store lists no slots, and holds none for a page from before', async () => {
  const { db, call, context } = service;
  const setClosed = async (closed: boolean) => {
    await db.execute(sql`update stores set closed = ${closed} where id = ${ids.farStore}`);
    context.cache.clear();
  };
  const { basketToken } = (await call('POST /basket/get-or-create', {})).data;
  await setClosed(true);
  const at = { storeId: ids.farStore };
  expect((await call('POST /slots/list', { ...at, fulfilmentMethod: 'delivery' })).data.days).toEqual([]);
  expect((await reserve(basketToken, '2026-11-26', '17:00', at)).problem.code).toBe('store_closed');
  await setClosed(false);
});

test('the same key reserves once and gets the same reply', async () => {
  const body = {
    storeId,
    basketToken: await newBasket(),
    fulfilmentMethod: 'delivery',
    timeSlotDate: '2026-11-29',
    timeSlotTime: '17:00',
  } as const;
  const clicks = await Promise.all(
    [1, 2, 3].map(() => service.call('POST /slots/reserve', body, { key: 'reserve-key', guest: body.basketToken })),
  );
  expect(new Set(clicks.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await reservedOn('2026-11-29', '17:00')).toBe(1);
});

test('a slot beside a confirmed delivery to the same area is the greenest, for that area only', async () => {
  const basketToken = await newBasket();
  const greenestFor = async (postcode: string) => {
    const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: '2026-11-30', endDate: '2026-11-30' };
    // A list may be a second old.
    service.context.cache.clear();
    const { data } = await service.call('POST /slots/list', { ...body, postcode });
    return data.days.flatMap(({ slots }) => slots).filter(({ greenest }) => greenest).length;
  };
  expect((await reserve(basketToken, '2026-11-30', '17:00')).status).toBe(200);
  expect(await greenestFor('SE1 9GF')).toBe(0);
  await service.call('POST /basket/update-item', {
    basketToken,
    basketLineId: (await service.call('POST /basket/get-or-create', { basketToken })).data.lines[0]?.basketLineId ?? 0,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const contact = { firstname: 'Grace', lastname: 'Hill', emailAddress: 'g@example.test', phoneNumber: '07700900456' };
  const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  const { data } = await service.call('POST /checkout/process-order', {
    basketToken,
    storeId,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    ...contact,
    fulfilmentDetails: { address },
  });
  const { draftOrderId, amount } = data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  expect((await service.call('POST /payments/make-payment', cash)).status).toBe(200);
  expect(await greenestFor('SE1 1TL')).toBe(1);
  expect(await greenestFor('E1 6AN')).toBe(0);
});

test('[3.19] [7.13] reserve takes the slot that its extras name, of the store, method and day in the call', async () => {
  const basketToken = await newBasket();
  const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: '2026-12-01', endDate: '2026-12-01' };
  const { data } = await service.call('POST /slots/list', body);
  const slotId = data.days[0]?.slots[2]?.slotId ?? 0;
  const named = (more = {}) => reserve(basketToken, '2026-12-01', undefined, { extras: { slotId }, ...more });
  expect((await named()).data.reservation).toMatchObject({ slotId, timeSlotDate: '2026-12-01', timeSlotTime: '18:00' });
  expect((await named({ timeSlotDate: '2026-12-02' })).problem.code).toBe('slot_not_found');
  expect((await named({ fulfilmentMethod: 'collection' })).problem.code).toBe('slot_not_found');
  expect((await named({ storeId: ids.farStore })).problem.code).toBe('slot_not_found');
  expect((await named({ extras: { slotId: 2 ** 53 } })).status).toBe(422);
});

test('a list is at most a second old; a full slot and a cut-off are seen at once', async () => {
  const day = '2026-12-02';
  const list = async () => {
    const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: day, endDate: day };
    const { data } = await service.call('POST /slots/list', body);
    return data.days.flatMap(({ slots }) => slots).map(({ timeSlotTime, available }) => [timeSlotTime, available]);
  };
  const setCapacity = (time: string, capacity: number) =>
    service.db.execute(
      sql`update slots set capacity = ${capacity} where local_date = ${day} and local_time = ${time} and method = 'delivery'`,
    );
  await setCapacity('18:00', 1);
  const before = await list();
  await setCapacity('09:00', 0);
  expect(await list()).toEqual(before);
  expect((await reserve(await newBasket(), day, '18:00')).status).toBe(200);
  expect(await list()).toEqual([
    ['09:00', false],
    ['17:00', true],
    ['18:00', false],
  ]);
  await setCapacity('17:00', 0);
  service.clock.set(new Date(service.clock.now().getTime() + 1_001));
  expect(await list()).toEqual([
    ['09:00', false],
    ['17:00', false],
    ['18:00', false],
  ]);
});

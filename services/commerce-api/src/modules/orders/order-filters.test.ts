import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { orders } from '../../database/schema/order';

let service: TestService;
let ada: string;
/** Five orders of Ada's, one a day from 10 to 14 November; the last at 23:45 London time. */
const PLACED = [
  '2026-11-10T00:10:00Z',
  '2026-11-11T12:00:00Z',
  '2026-11-12T12:00:00Z',
  '2026-11-13T12:00:00Z',
  '2026-11-14T23:45:00Z',
];
const idOf = (day: number) => 7_000 + day;

beforeAll(async () => {
  service = await createTestService();
  ada = await service.logIn();
  const { db } = service;
  const [past] = await db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!past) throw new Error('Ada has no past order');
  await db.update(orders).set({ memberId: null }).where(eq(orders.orderId, ids.pastOrder));
  for (const [place, instant] of PLACED.entries()) {
    const id = idOf(10 + place);
    const own = { draftOrderId: id, orderId: id, basketId: id, businessOrderId: `TM-ADAS-PAST-22${10 + place}` };
    await db.insert(orders).values({ ...past, ...own, placedAt: new Date(instant) });
  }
});
afterAll(() => service.close());

async function list(filter: BodyOf<'POST /member/orders'>) {
  const { data } = await service.call('POST /member/orders', filter, { as: ada });
  return { ...data, days: data.orders.map(({ orderId }) => orderId - 7_000) };
}

test('[3.12] [7.22] without filters all orders are listed, newest first, with their numbers and status', async () => {
  const { days, orders: listed, page, pages, total } = await list({});
  expect({ days, page, pages, total }).toEqual({ days: [14, 13, 12, 11, 10], page: 1, pages: 1, total: 5 });
  expect(listed[0]).toMatchObject({
    businessOrderId: 'TM-ADAS-PAST-2214',
    orderId: idOf(14),
    draftOrderId: idOf(14),
    status: 'delivered',
  });
});

test('[3.12] [7.22] dateFrom excludes orders placed before that day', async () => {
  expect(await list({ dateFrom: '2026-11-12' })).toMatchObject({ days: [14, 13, 12], total: 3 });
  expect(await list({ dateFrom: '2026-11-15' })).toMatchObject({ days: [], total: 0 });
});

test('[3.12] [7.22] dateTo excludes orders placed after that day, and includes its last minutes', async () => {
  expect(await list({ dateTo: '2026-11-12' })).toMatchObject({ days: [12, 11, 10], total: 3 });
  expect(await list({ dateTo: '2026-11-14' })).toMatchObject({ days: [14, 13, 12, 11, 10] });
  expect(await list({ dateFrom: '2026-11-11', dateTo: '2026-11-11' })).toMatchObject({ days: [11], total: 1 });
});

test('[3.12] [7.22] limit is the page size, and page its number', async () => {
  expect(await list({ limit: 2 })).toMatchObject({ days: [14, 13], limit: 2, pages: 3, total: 5 });
  expect(await list({ limit: 2, page: 2 })).toMatchObject({ days: [12, 11], page: 2 });
  expect(await list({ limit: 2, page: 3 })).toMatchObject({ days: [10], page: 3 });
  expect(await list({ limit: 2, page: 4 })).toMatchObject({ days: [], total: 5 });
  expect(await list({ dateFrom: '2026-11-11', limit: 3, page: 2 })).toMatchObject({ days: [11], pages: 2, total: 4 });
});

test('coming orders are those still to arrive, the soonest first, and a ready one stays with them', async () => {
  const { db } = service;
  const coming = [
    [10, 'picked', '2026-11-26T09:00:00Z'],
    [12, 'sent_to_store', '2026-11-25T17:00:00Z'],
    [13, 'en_route', '2026-11-25T12:00:00Z'],
  ] as const;
  for (const [day, status, starts] of coming)
    await db
      .update(orders)
      .set({ status, slotStartsAt: new Date(starts) })
      .where(eq(orders.orderId, idOf(day)));
  expect(await list({ coming: true })).toMatchObject({ days: [13, 12, 10], total: 3 });
  expect(await list({ coming: true, limit: 1 })).toMatchObject({ days: [13], pages: 3 });
  expect((await list({ coming: false })).total).toBe(5);
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.memberId, ids.member));
  expect(await list({ coming: true })).toMatchObject({ days: [], total: 0 });
});

test('an invalid date is rejected', async () => {
  for (const filter of [{ dateFrom: '2026-02-30' }, { dateTo: '2026-13-01' }])
    expect((await service.call('POST /member/orders', filter, { as: ada })).problem.code).toBe('date_invalid');
});

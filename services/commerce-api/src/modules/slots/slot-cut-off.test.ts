import { sql } from 'drizzle-orm';
import { draftHeldBasket, payInCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set lead_minutes = 60, capacity = 1000`);
});
afterEach(() => service.clock.reset());
afterAll(() => service.close());

const TODAY = '2026-11-25';
const storeId = ids.store;
const at = (time: string) => service.clock.set(new Date(`${TODAY}T${time}Z`));
const offered = async () => {
  const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: TODAY, endDate: TODAY };
  const { data } = await service.call('POST /slots/list', body);
  return data.days.flatMap(({ slots }) => slots.map(({ timeSlotTime }) => timeSlotTime));
};
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } })).data.basket
    .basketToken;
const reserve = (basketToken: string, timeSlotTime: string) =>
  service.call('POST /slots/reserve', {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: TODAY,
    timeSlotTime,
  });

const draftOf = async (basketToken: string) =>
  (await draftHeldBasket(service, basketToken, { emailAddress: 'grace@example.test' })).data;
const pay = (basketToken: string, draft: Awaited<ReturnType<typeof draftOf>>) => payInCash(service, basketToken, draft);

test('a slot is offered and can be reserved until its cut-off, and the list says when that is', async () => {
  at('15:59:59');
  expect(await offered()).toEqual(['17:00', '18:00']);
  const { data } = await service.call('POST /slots/list', { storeId, fulfilmentMethod: 'delivery' });
  expect(data.asap).toMatchObject({ timeSlotTime: '17:00', bookableUntil: '2026-11-25T16:00:00.000Z' });
  at('16:00:00');
  expect(await offered()).toEqual(['18:00']);
  expect((await reserve(await newBasket(), '17:00')).problem).toMatchObject({ code: 'slot_passed' });
  const { data: search } = await service.call('POST /stores/search', {
    postcode: 'SE1 9GF',
    fulfilmentMethod: 'delivery',
  });
  expect(search.stores[0]?.nextSlot).toMatchObject({ startsAt: '2026-11-25T18:00:00.000Z' });
});

test('a place is held until the cut-off at the latest, and cannot be paid for after it', async () => {
  at('15:50:00');
  const basketToken = await newBasket();
  const { data } = await reserve(basketToken, '17:00');
  expect(data.reservation).toMatchObject({ state: 'held', expiresAt: '2026-11-25T16:00:00.000Z' });
  const draft = await draftOf(basketToken);
  at('16:00:00');
  expect((await pay(basketToken, draft)).problem.code).toBe('slot_expired');

  at('15:50:00');
  const other = await newBasket();
  await reserve(other, '17:00');
  const otherDraft = await draftOf(other);
  // A declined card payment may have extended the hold beyond the cut-off.
  await service.db.execute(sql`update reservations set expires_at = '2026-11-25T16:10:00Z' where state = 'held'`);
  at('16:00:00');
  expect((await pay(other, otherDraft)).problem.code).toBe('slot_expired');
});

test('a slot that must be ordered the day before closes then, on the days when the clocks change too', async () => {
  const { slotOn } = await import('./make-slots');
  const template = {
    storeId,
    id: 9,
    code: null,
    fulfilmentMethod: 'delivery' as const,
    days: [0],
    capacity: 1,
    fee: 0,
    pool: null,
    poolCapacity: null,
    unitCapacity: null,
    poolUnitCapacity: null,
    zones: null,
    loadPercent: null,
    loadFee: 0,
  };
  const made = (day: string, orderBy: string | null) =>
    slotOn({ ...template, starts: '10:00', ends: '11:00', leadMinutes: 60, orderBy }, day, 'Europe/London');
  expect(made('2026-11-26', null).leadMinutes).toBe(60);
  expect(made('2026-11-26', '20:00').leadMinutes).toBe(14 * 60);
  // The night of 29 March is an hour shorter, and that of 25 October an hour longer.
  expect(made('2026-03-29', '20:00')).toMatchObject({
    leadMinutes: 13 * 60,
    startsAt: new Date('2026-03-29T09:00:00Z'),
  });
  expect(made('2026-10-25', '20:00')).toMatchObject({
    leadMinutes: 15 * 60,
    startsAt: new Date('2026-10-25T10:00:00Z'),
  });
});

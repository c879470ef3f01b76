import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { slots } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.update(slots).set({ capacity: 100 });
});
afterAll(() => service.close());

const storeId = ids.store;
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
const slot = { storeId, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-25' } as const;

/** A basket with milk (substitution allowed), bread (a note) and wine (age confirmed), and a held slot. */
async function filledBasket(as: string): Promise<string> {
  const { call } = service;
  const menuItems = [
    { id: ids.milk, quantity: 5, substitution: 'allow' as const },
    { id: ids.bread, quantity: 1, instructions: 'Sliced, please' },
    { id: ids.wine, quantity: 1 },
  ];
  const added = await call('POST /basket/add-items', { storeId, menuItems, ageConfirmed: true }, { as });
  const { basketToken } = added.data.basket;
  expect((await call('POST /slots/reserve', { ...slot, basketToken, timeSlotTime: '17:00' }, { as })).status).toBe(200);
  await call('POST /checkout/delivery-address', { basketToken, address }, { as });
  return basketToken;
}

async function placeOrder(basketToken: string, as: string) {
  const { call } = service;
  const { data: draft } = await call(
    'POST /checkout/process-order',
    {
      basketToken,
      storeId,
      fulfilmentMethod: 'delivery',
      paymentGateway: 'cash',
      firstname: 'Ada',
      lastname: 'Byron',
      emailAddress: 'ada@example.test',
      phoneNumber: '07700 900456',
    },
    { as },
  );
  const { draftOrderId, amount } = draft;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  const paid = await call('POST /payments/make-payment', cash, { as });
  const businessOrderId = paid.data.businessOrderId ?? '';
  return (await call('POST /admin/order', { businessOrderId }, { admin: true })).data;
}

test('the substitution, the note and the confirmed age of each line reach the order', async () => {
  const as = await service.logIn();
  const order = await placeOrder(await filledBasket(as), as);
  expect(
    order.lines.map(({ menuItemId, substitution, instructions, confirmedAge }) => [
      menuItemId,
      substitution,
      instructions,
      confirmedAge,
    ]),
  ).toEqual([
    [ids.milk, 'allow', null, null],
    [ids.bread, 'refuse', 'Sliced, please', null],
    [ids.wine, 'refuse', null, 18],
  ]);
});

test('the fee of a held slot stays as it was when the shopper held it', async () => {
  const { call, db } = service;
  const as = await service.logIn();
  const basketToken = await filledBasket(as);
  const read = async () => (await call('POST /basket/get-or-create', { basketToken }, { as })).data;
  const { reservation, totals } = await read();
  const fee = reservation?.fee ?? 0;
  expect(fee).toBeGreaterThan(0);
  await db.update(slots).set({ fee: fee + 500 });
  expect(await read()).toMatchObject({ reservation: { fee }, totals: { total: totals.total } });
  expect((await placeOrder(basketToken, as)).total).toBe(totals.total);
});

test('an order is repeated with its choices; the shopper confirms their age again, or leaves those items out', async () => {
  const { call } = service;
  const as = await service.logIn();
  const { orderId } = await placeOrder(await filledBasket(as), as);
  const refused = await call('POST /member/reorder', { orderId }, { as });
  expect(refused.problem).toMatchObject({ code: 'age_restricted', detail: expect.stringContaining('18') });
  const without = await call('POST /member/reorder', { orderId, ageConfirmed: false }, { as });
  expect(without.data.missing).toEqual([{ menuItemId: ids.wine, name: 'Red wine' }]);
  expect(without.data.basket.lines.map(({ menuItem }) => menuItem.id)).toEqual([ids.milk, ids.bread]);
  const { data } = await call('POST /member/reorder', { orderId, ageConfirmed: true }, { as });
  expect(data.basket.lines.map(({ menuItem, substitution }) => [menuItem.id, substitution])).toEqual([
    [ids.milk, 'allow'],
    [ids.bread, 'refuse'],
    [ids.wine, 'refuse'],
  ]);
});

test('an order is repeated by the method that the shopper has chosen now, if the store offers it', async () => {
  const { call, db } = service;
  const as = await service.logIn();
  const { orderId } = await placeOrder(await filledBasket(as), as);
  const newBasket = async () =>
    (await call('POST /basket/get-or-create', { storeId, fulfilmentMethod: 'collection' }, { as })).data.basketToken;
  const again = async () =>
    (await call('POST /member/reorder', { orderId, ageConfirmed: true, basketToken: await newBasket() }, { as })).data
      .basket.fulfilmentMethod;
  expect(await again()).toBe('collection');
  const first = await call(
    'POST /member/reorder',
    { orderId, ageConfirmed: true, fulfilmentMethod: 'collection' },
    { as },
  );
  expect(first.data.basket.fulfilmentMethod).toBe('collection');
  const basketToken = await newBasket();
  await db
    .update(stores)
    .set({ fulfilment: ['delivery'] })
    .where(eq(stores.id, storeId));
  const { data } = await call('POST /member/reorder', { orderId, ageConfirmed: true, basketToken }, { as });
  expect(data.basket.fulfilmentMethod).toBe('delivery');
});

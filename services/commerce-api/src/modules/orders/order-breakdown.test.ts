import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { orderLines, orders } from '../../database/schema/order';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(`update deals set price = 150 where id = 61`);
});
afterAll(() => service.close());

const storeId = ids.store;

/** Two rolls in a deal, milk and wine, delivered for 252. */
async function placeOrder(): Promise<string> {
  const { call } = service;
  const { data: added } = await call('POST /basket/add-items', {
    storeId,
    menuItems: [{ id: 1100, quantity: 2 }, { id: ids.milk, quantity: 2 }, { id: ids.wine }],
    ageConfirmed: true,
  });
  const { basketToken } = added.basket;
  const slot = { timeSlotDate: '2026-11-25', timeSlotTime: '17:00', fulfilmentMethod: 'delivery' } as const;
  await call('POST /slots/reserve', { storeId, basketToken, ...slot });
  const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  await call('POST /checkout/delivery-address', { basketToken, address });
  const { data: draft } = await call('POST /checkout/process-order', {
    basketToken,
    storeId,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
  });
  const { draftOrderId, amount } = draft;
  const pay = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount } as const;
  const { data } = await call('POST /payments/make-payment', pay);
  return data.businessOrderId ?? '';
}

const read = async (businessOrderId: string) =>
  (await service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;

test('an order stores what each line and fee was charged and the VAT in it, zero-rated food beside standard goods', async () => {
  const order = await read(await placeOrder());
  const wine = order.lines.find(({ menuItemId }) => menuItemId === ids.wine);
  expect(order.lines.find(({ menuItemId }) => menuItemId === 1100)?.breakdown).toEqual({
    unitTotal: 100,
    gross: 200,
    deals: [{ dealId: 61, saving: 50 }],
    couponSaving: 0,
    net: 150,
    vatRate: 0,
    vat: 0,
  });
  expect(wine?.breakdown).toMatchObject({ gross: 900, net: 900, vatRate: 2_000, vat: 150 });
  expect(order.breakdown).toEqual({
    fees: [{ kind: 'delivery', gross: 252, saving: 0, net: 252, vatRate: 2_000, vat: 42 }],
    vat: [
      { rate: 0, gross: 390, vat: 0 },
      { rate: 2_000, gross: 1_152, vat: 192 },
    ],
    coupon: null,
  });
  const charged = order.lines.reduce((sum, { breakdown }) => sum + (breakdown?.net ?? 0), 252);
  expect(charged).toBe(order.total);
});

test('an order from before the breakdown was stored has none', async () => {
  const number = await placeOrder();
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  const draft = row?.draftOrderId ?? 0;
  await service.db.update(orders).set({ breakdown: null }).where(eq(orders.draftOrderId, draft));
  await service.db.update(orderLines).set({ breakdown: null }).where(eq(orderLines.draftOrderId, draft));
  const { breakdown, lines } = await read(number);
  expect([breakdown, lines.map((line) => line.breakdown)]).toEqual([null, [null, null, null]]);
});

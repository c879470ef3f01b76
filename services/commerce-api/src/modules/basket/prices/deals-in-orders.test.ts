import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('a deal’s discount is the same in the basket, in the paid amount and in the stored order', async () => {
  const { call } = service;
  const as = await service.logIn();
  const storeId = ids.store;
  // Rolls at 100, 100, 100 and 101 pence make two pairs for 150 each.
  await service.db.execute(`update deals set price = 150 where id = 61`);
  const { data: added } = await call(
    'POST /basket/add-items',
    {
      storeId,
      menuItems: [
        { id: 1100, quantity: 3 },
        { id: 1101, quantity: 1 },
        { id: ids.milk, quantity: 5 },
      ],
    },
    { as },
  );
  const { basketToken, totals } = added.basket;
  expect([totals.items, totals.discount]).toEqual([3 * 100 + 101 + 600, 101]);
  await call(
    'POST /slots/reserve',
    { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-25', timeSlotTime: '17:00' },
    { key: 'reserve-it', as },
  );
  const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  await call('POST /checkout/delivery-address', { basketToken, address }, { as });
  const order = {
    basketToken,
    storeId,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
  } as const;
  const { data: draft } = await call('POST /checkout/process-order', order, { as });
  expect(draft).toMatchObject({ amount: 1001 - 101 + 252, totals: { items: 1001, discount: 101 } });
  const { draftOrderId, amount } = draft;
  const paid = await call(
    'POST /payments/make-payment',
    { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount },
    { key: 'pay-for-it', as },
  );
  expect(paid.data.paymentState).toBe('to_collect');
  const { businessOrderId } = paid.data;
  const { data: kept } = await call('POST /admin/order', { businessOrderId: businessOrderId ?? '' }, { admin: true });
  expect([kept.total, kept.totals.discount]).toEqual([amount, 101]);
  expect(kept.lines.map(({ menuItemId, dealSaving, dealText }) => [menuItemId, dealSaving, dealText])).toEqual([
    [1100, 75, '2 for £2'],
    [1101, 26, '2 for £2'],
    [ids.milk, 0, null],
  ]);
});

import { sql } from 'drizzle-orm';
import { ids } from '../test-support/shop-data';
import { createTestService, type TestService } from '../test-support/test-service';
import { rowsOf } from './database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const contact = {
  firstname: 'Grace',
  lastname: 'Hill',
  emailAddress: 'grace@example.test',
  phoneNumber: '07700 900456',
};
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'se19gf', town: 'London' };

test('a guest finds a store, fills a basket, holds a slot and pays by cash', async () => {
  const { call } = service;
  const search = await call('POST /stores/search', { postcode: 'se1 9gf', fulfilmentMethod: 'delivery' });
  const [store] = search.data.stores;
  expect(store).toMatchObject({ id: ids.store, slug: 'borough', deliversHere: true, state: 'open' });

  const tree = await call('POST /catalogue/category-tree', { storeId: ids.store });
  expect(tree.data.categories.map(({ slug }) => slug)).toEqual(['fridge', 'cellar', 'bakery']);
  const added = await call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } });
  const { basketToken } = added.data.basket;
  expect(added.data.basket.totals.items).toBe(720);

  const slots = await call('POST /slots/list', { storeId: ids.store, fulfilmentMethod: 'delivery', basketToken });
  const [day] = slots.data.days;
  expect(day?.slots.map(({ timeSlotTime }) => timeSlotTime)).toEqual(['17:00', '18:00']);
  const reserved = await call(
    'POST /slots/reserve',
    {
      storeId: ids.store,
      basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate: '2026-11-25',
      timeSlotTime: '17:00',
    },
    { key: 'reserve-once' },
  );
  expect(reserved.data.reservation).toMatchObject({ state: 'held', fee: 252, expiresAt: '2026-11-25T10:15:00.000Z' });

  const delivery = await call('POST /checkout/delivery-address', { basketToken, address });
  expect(delivery.data.checkout.deliveryAddress).toMatchObject({ postcode: 'SE1 9GF' });
  const draft = await call('POST /checkout/process-order', {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    ...contact,
  });
  expect(draft.data).toMatchObject({ amount: 972, currency: 'GBP' });
  const { draftOrderId } = draft.data;

  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken } as const;
  const wrong = await call('POST /payments/make-payment', { ...cash, amount: 900 });
  expect(wrong.problem).toMatchObject({
    code: 'amount_changed',
    expected: true,
    errors: [{ path: 'amount', message: '972' }],
  });

  // A double click and a later retry place one order.
  const clicks = await Promise.all(
    [1, 2].map(() => call('POST /payments/make-payment', { ...cash, amount: 972 }, { key: 'pay-once' })),
  );
  const again = await call('POST /payments/make-payment', { ...cash, amount: 972 });
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  expect(clicks[1]?.data).toEqual(clicks[0]?.data);
  expect(again.data).toEqual(clicks[0]?.data);
  expect(again.data).toMatchObject({
    businessOrderId: expect.stringMatching(/^TM(-[2-9A-Z]{4}){3}$/),
    status: 'sent_to_store',
    paymentState: 'to_collect',
  });
  const businessOrderId = again.data.businessOrderId ?? '';
  const counted = await rowsOf(
    service.db,
    sql`select (select count(*)::int from orders where draft_order_id = ${draftOrderId}) as orders,
          (select count(*)::int from payments where draft_order_id = ${draftOrderId}) as payments,
          (select state from reservations where reservation_id = ${reserved.data.reservation.reservationId}) as reservation`,
  );
  expect(counted).toEqual([{ orders: 1, payments: 1, reservation: 'confirmed' }]);

  const old = await call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk } });
  expect(old.problem.code).toBe('basket_not_found');
  const fresh = await call('POST /basket/get-or-create', { basketToken: again.data.basketToken ?? '' });
  expect(fresh.data).toMatchObject({ lines: [], storeId: ids.store, reservation: null });

  const status = await call('POST /stores/order-status', { businessOrderId: businessOrderId.toLowerCase() });
  expect(status.data).toMatchObject({ status: 'sent_to_store', statusCode: 20, statusText: 'Sent to Store' });
  expect(JSON.stringify(status.data)).not.toContain('Grace');
  const verified = await call('POST /payments/verify-payment', {
    draftOrderId,
    paymentId: again.data.paymentId,
    paymentGateway: 'cash',
    basketToken,
  });
  expect(verified.data).toMatchObject({ businessOrderId, amount: 972, status: 'sent_to_store' });

  const listed = await call('POST /admin/orders', {}, { admin: true });
  expect(listed.data.orders[0]).toMatchObject({ businessOrderId, customer: 'Grace Hill' });
  const shown = await call('POST /admin/order', { businessOrderId }, { admin: true });
  expect(shown.data).toMatchObject({
    contact: { phoneNumber: '+447700900456', phoneNumberDisplay: '07700 900456' },
    lines: [{ menuItemId: ids.milk, quantity: 6, lineTotal: 720 }],
    payment: { method: 'cash', amount: 972 },
  });
});

import { timeLabel } from '@storefront/dates/plain';
import { eq, sql } from 'drizzle-orm';
import { draftOrder, payInCash } from '../../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { orders } from '../../../database/schema/order';
import type { OrderState } from '../../../states/order-status';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl, sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const number = '+447700900271';

/** Puts the past order into a status, with or without the agreement to texts. */
async function pastOrder(status: OrderState, method: 'delivery' | 'collection', textUpdates: boolean) {
  await service.db.execute(sql`delete from outgoing_mail where subject_id = ${ids.pastOrder}`);
  await service.db.execute(
    sql`update orders set status = ${status}, fulfilment_method = ${method},
          contact = contact || ${JSON.stringify({ phoneNumber: number, textUpdates })}::jsonb
        where draft_order_id = ${ids.pastOrder}`,
  );
}

const move = (status: Exclude<OrderState, 'draft'>) =>
  service.call('POST /admin/order-transition', { businessOrderId: 'TM-ADAS-PAST-2345', status }, { admin: true });

/** Sends what is queued. @returns all texts to the number, the newest first */
async function texts(): Promise<string[]> {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/sms?to=${encodeURIComponent(number)}`);
  return (found as { sms: { body: string }[] }).sms.map(({ body }) => body);
}

test.each([
  ['picked', 'en_route', 'delivery', 'is on its way. Follow it here:'],
  ['store_accepted_picking', 'picked', 'collection', 'is ready to collect. Details:'],
  ['en_route', 'unable_to_deliver', 'delivery', 'could not be delivered. What happens next:'],
  ['sent_to_store', 'store_rejected_order', 'delivery', 'cannot be fulfilled by the store. Details:'],
] as const)('an order that goes from %s to %s is texted where its shopper agreed', async (from, to, method, words) => {
  const before = await texts();
  await pastOrder(from, method, true);
  expect((await move(to)).status).toBe(200);
  const [text = '', ...earlier] = await texts();
  expect(earlier).toEqual(before);
  expect(text).toContain(`: your order TM-ADAS-PAST-2345 ${words} https://`);
  expect(text).toContain('/member/orders/');
});

test('nothing is texted without agreement, and for other moves', async () => {
  const before = await texts();
  await pastOrder('picked', 'delivery', false);
  await move('en_route');
  await pastOrder('en_route', 'delivery', true);
  await move('delivered');
  await pastOrder('store_accepted_picking', 'delivery', true);
  await move('picked');
  expect(await texts()).toEqual(before);
});

test('a delivery that its driver expects after its slot is texted once, with the time, from ten minutes on', async () => {
  const before = await texts();
  await pastOrder('en_route', 'delivery', true);
  const slotEndsAt = new Date(service.clock.now().getTime() + 3_600_000);
  await service.db.update(orders).set({ slotEndsAt }).where(eq(orders.draftOrderId, ids.pastOrder));
  const drive = (minutes: number) => {
    const estimatedArrival = new Date(slotEndsAt.getTime() + minutes * 60_000).toISOString();
    const body = { businessOrderId: 'TM-ADAS-PAST-2345', latitude: 51.5, longitude: -0.09, estimatedArrival };
    return service.call('POST /admin/driver-location', body, { admin: true });
  };
  await drive(9);
  expect(await texts()).toEqual(before);
  await drive(25);
  const [text = '', ...earlier] = await texts();
  expect(earlier).toEqual(before);
  const time = timeLabel(new Date(slotEndsAt.getTime() + 25 * 60_000), 'Europe/London');
  expect(text).toContain(
    `your order TM-ADAS-PAST-2345 is running late: we expect it at about ${time}. Follow it here:`,
  );
  await drive(40);
  expect(await texts()).toEqual([text, ...before]);
  await pastOrder('en_route', 'delivery', false);
  await drive(40);
  expect(await texts()).toEqual([text, ...before]);
  // A delay that ended before its text was sent.
  await pastOrder('en_route', 'delivery', true);
  await service.db.update(orders).set({ slotEndsAt }).where(eq(orders.draftOrderId, ids.pastOrder));
  await drive(40);
  await drive(0);
  expect(await texts()).toEqual([text, ...before]);
  await pastOrder('en_route', 'delivery', true);
  await drive(40);
  await move('delivered');
  expect(await texts()).toEqual([text, ...before]);
});

test('a text that waited for an hour is not sent', async () => {
  const before = await texts();
  await pastOrder('picked', 'delivery', true);
  await move('en_route');
  service.clock.set(new Date(service.clock.now().getTime() + 3_601_000));
  expect(await texts()).toEqual(before);
  service.clock.reset();
});

test('the agreement is given with the contact, and is part of the order; the next checkout remembers it', async () => {
  const as = await service.logIn();
  await service.db.execute(sql`update slots set capacity = 100`);
  const addMilk = () =>
    service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } }, { as });
  const { basketToken } = (await addMilk()).data.basket;
  const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test', phoneNumber: '07700 900456' };
  await service.call(
    'POST /checkout/contact-details',
    { basketToken, contact: { ...contact, textUpdates: true } },
    { as },
  );
  const options = { as };
  const draft = await draftOrder(service, basketToken, { emailAddress: contact.email, options });
  await payInCash(service, basketToken, draft.data, options);
  const [order] = await rowsOf<{ agreed: string }>(
    service.db,
    sql`select contact ->> 'textUpdates' as agreed from orders where draft_order_id = ${draft.data.draftOrderId}`,
  );
  expect(order?.agreed).toBe('true');
  const next = (await addMilk()).data.basket;
  const slot = { timeSlotDate: '2026-11-26', timeSlotTime: '17:00', fulfilmentMethod: 'delivery' } as const;
  await service.call(
    'POST /slots/reserve',
    { storeId: ids.store, basketToken: next.basketToken, postcode: 'SE1 9GF', ...slot },
    { as },
  );
  const { data } = await service.call('POST /checkout/prepare', { basketToken: next.basketToken }, { as });
  expect(data.basket.checkout.contact?.textUpdates).toBe(true);
});

import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { eq, sql } from 'drizzle-orm';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids, PAST_ORDER_NUMBER } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { driverLocations } from '../../../database/schema/driver';
import { orderLines, orders } from '../../../database/schema/order';
import { orderLinkToken } from './order-link';

const EMAIL = 'grace@example.test';
const storeId = ids.store;
const person = { firstname: 'Grace', lastname: 'Hill', phoneNumber: '07700900456', emailAddress: EMAIL };
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };

let sandbox: StartedSandbox;
let service: TestService;
let token: string;
let number: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
  number = await placeOrder();
  token = decodeURIComponent((await lastMail()).text.split('/follow-order/')[1]?.trim() ?? '');
});
afterEach(() => service.clock.reset());
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

/** Places a guest's order to be paid in cash. @returns its number */
async function placeOrder(fulfilmentMethod: 'delivery' | 'collection' = 'delivery'): Promise<string> {
  const item = { storeId, menuItem: { id: ids.milk, quantity: 6, instructions: 'For Grace' } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  const common = { storeId, basketToken, fulfilmentMethod };
  const timeSlotTime = fulfilmentMethod === 'delivery' ? '17:00' : '12:00';
  await service.call('POST /slots/reserve', { ...common, timeSlotDate: '2026-11-27', timeSlotTime });
  const fulfilmentDetails = fulfilmentMethod === 'delivery' ? { address } : {};
  const order = { ...common, paymentGateway: 'cash', ...person, fulfilmentDetails } as const;
  const { draftOrderId, amount } = (await service.call('POST /checkout/process-order', order)).data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  await service.call('POST /payments/make-payment', cash);
  const [row] = await service.db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));
  return row?.businessOrderId ?? '';
}

/** @param shopPort the shell's port in a demonstration */
async function lastMail(shopPort?: number): Promise<{ text: string; html: string }> {
  const { config } = service.context;
  await sendQueuedMail({ ...service.context, config: { ...config, shopPort } }, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?to=${encodeURIComponent(EMAIL)}`);
  return (found as { mail: { text: string; html: string }[] }).mail[0] ?? { text: '', html: '' };
}

/** The code with which a link is refused; undefined when it shows an order. */
async function refusal(given: string, business = 1): Promise<string | undefined> {
  const reply = await service.call('POST /checkout/followed-order', { token: given }, { business } as never);
  return reply.status === 200 ? undefined : `${reply.status} ${reply.problem.code}`;
}

test('the mail of a guest’s order has a link that shows the order without saying who ordered, where to or how it was paid', async () => {
  const { data } = await service.call('POST /checkout/followed-order', { token }, { guest: undefined });
  expect(data).toMatchObject({ businessOrderId: number, status: 'sent_to_store', itemCount: 6 });
  expect(data.lines).toHaveLength(1);
  const text = JSON.stringify(data);
  for (const secret of ['Grace', 'Hill', '07700900456', EMAIL, 'Park Street', 'SE1', 'cash', 'draftOrderId', 'payment'])
    expect(text).not.toContain(secret);
  expect((await lastMail()).html).toContain(`<a href="https://fresh.localhost/follow-order/`);
});

test('the confirmation gives the link to the guest session that placed the order alone', async () => {
  const guest = 'another-guest-session-0123456789abcdefghijk';
  const item = { storeId, menuItem: { id: ids.milk, quantity: 6 } };
  const { basketToken } = (await service.call('POST /basket/add-item', item, { guest })).data.basket;
  const ordered = await orderByCash(service, basketToken, { emailAddress: 'guest@example.test', options: { guest } });
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, ordered));
  const draftOrderId = row?.draftOrderId ?? 0;
  const path = async (options: object) => {
    const body = { draftOrderId, paymentGateway: 'cash', basketToken } as const;
    return (await service.call('POST /payments/verify-payment', body, options)).data.followPath ?? null;
  };
  const own = await path({ guest });
  expect(own).toMatch(/^\/follow-order\//);
  expect(await refusal(decodeURIComponent(own?.split('/follow-order/')[1] ?? ''))).toBeUndefined();
  expect(await path({ guest: 'third-guest-session-0123456789abcdefghijklm' })).toBeNull();
});

test('forged, altered and another business’s links, and those to a member’s order, read alike', async () => {
  const [, signature = ''] = token.split('~');
  const { keys } = service.context;
  const altered = `${signature.slice(0, -2)}${signature.endsWith('A') ? 'BB' : 'AA'}`;
  const cases = [
    `${number}~${'A'.repeat(signature.length)}`,
    `${number}~${altered}`,
    `${number}~`,
    number,
    '~',
    `${PAST_ORDER_NUMBER}~${signature}`,
    orderLinkToken(keys, 2, number),
    orderLinkToken(keys, 1, PAST_ORDER_NUMBER),
    orderLinkToken(keys, 1, 'PW-NONE-NONE-NONE'),
  ];
  for (const each of cases) expect([each, await refusal(each)]).toEqual([each, '404 order_link_invalid']);
  expect(await refusal(token, 2)).toBe('404 order_link_invalid');
  expect(await refusal('x'.repeat(10_000))).toBe('422 validation_failed');
  expect(await refusal(token)).toBeUndefined();
});

test('a link ends thirty days after the order’s time', async () => {
  service.clock.set(new Date('2026-12-27T16:00:00Z'));
  expect(await refusal(token)).toBeUndefined();
  service.clock.set(new Date('2026-12-27T19:00:00Z'));
  expect(await refusal(token)).toBe('404 order_link_invalid');
});

test('the link follows the order as it changes, and gives no other access', async () => {
  const controller = new AbortController();
  const headers = { 'x-internal-key': service.keys.internal, 'x-business-id': '1' };
  const open = (given: string) =>
    fetch(`${service.origin}/en-gb/api/checkout/followed-order-stream?token=${encodeURIComponent(given)}`, {
      signal: controller.signal,
      headers,
    });
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  const place = { draftOrderId: row?.draftOrderId ?? 0, latitude: 51.5, longitude: -0.09 };
  const follow = async () => (await service.call('POST /checkout/followed-order', { token })).data.driver;
  expect(await follow()).toBeNull();
  const estimatedArrival = new Date('2026-11-27T17:20:00Z');
  const updatedAt = service.clock.now();
  const drive = { driverName: 'Sam', stopsBefore: 2, estimatedArrival, updatedAt };
  await service.db.insert(driverLocations).values({ ...place, ...drive });
  // Who comes and when, not where the driver is.
  expect(await follow()).toEqual({
    estimatedArrival: '2026-11-27T17:20:00.000Z',
    updatedAt: updatedAt.toISOString(),
    firstName: 'Sam',
    stopsBefore: 2,
  });
  expect((await open(`${token}x`)).status).toBe(404);
  const reader = (await open(token)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (status: OrderUpdate['status']) => {
    while (!text.includes(`"status":"${status}"`)) text += (await reader?.read())?.value ?? '';
  };
  await until('sent_to_store');
  const move = { businessOrderId: number, status: 'store_accepted_picking' } as const;
  await service.call('POST /admin/order-transition', move, { admin: true });
  await until('store_accepted_picking');
  expect(text).not.toContain('latitude');
  for (const told of ['"estimatedArrival":"2026-11-27T17:20:00.000Z"', '"firstName":"Sam"', '"stopsBefore":2'])
    expect(text).toContain(told);
  // Of a collection, and in any other status, there is nothing to follow.
  const byNumber = eq(orders.businessOrderId, number);
  for (const change of [{ fulfilmentMethod: 'collection' }, { status: 'delivered' }] as const) {
    const [before] = await service.db.select().from(orders).where(byNumber);
    await service.db.update(orders).set(change).where(byNumber);
    expect(await follow()).toBeNull();
    await service.db
      .update(orders)
      .set(before ?? {})
      .where(byNumber);
  }
  controller.abort();
  const stranger = { guest: undefined };
  const other = await service.call('POST /checkout/driver-location', { businessOrderId: number }, stranger);
  expect(other.status).toBe(404);
});

test('the link tells which age to prove at the door, for what is brought, and not what was confirmed of each item', async () => {
  const told = async () => {
    const { proofOfAge, lines } = (await service.call('POST /checkout/followed-order', { token })).data;
    return [proofOfAge, lines.every(({ confirmedAge }) => confirmedAge === null)];
  };
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  const set = (change: Partial<typeof orderLines.$inferInsert>) =>
    service.db
      .update(orderLines)
      .set(change)
      .where(eq(orderLines.draftOrderId, row?.draftOrderId ?? 0));
  expect(await told()).toEqual([null, true]);
  await set({ confirmedAge: 18 });
  expect(await told()).toEqual([18, true]);
  await set({ picked: 0 });
  expect(await told()).toEqual([null, true]);
  await set({ confirmedAge: null, picked: null });
});

test('the order of a person who was erased can no longer be followed', async () => {
  await service.db.execute(
    sql`update orders set contact = jsonb_set(contact, '{email}', '""') where business_order_id = ${number}`,
  );
  expect(await refusal(token)).toBe('404 order_link_invalid');
});

test('the mail and the link of a collection order say where and when to collect it, and what to bring', async () => {
  await service.db.execute(sql`update stores set phone = '020 7946 0101'`);
  await placeOrder('collection');
  const mail = await lastMail(4200);
  expect(mail.text).toContain('http://fresh.localhost:4200/follow-order/');
  const lines = ['Store borough, 1 High Street, London, SE1 1AA', 'Open 7am to 10pm', 'Bring your order number.'];
  expect(mail.text.split('\n')).toEqual(expect.arrayContaining(lines));
  for (const line of lines) expect(mail.html).toContain(line);
  const link = decodeURIComponent(mail.text.split('/follow-order/')[1]?.trim() ?? '');
  const { data } = await service.call('POST /checkout/followed-order', { token: link });
  expect(data).toMatchObject({
    storeAddress: '1 High Street, London, SE1 1AA',
    storeHours: { opens: '07:00', closes: '22:00' },
    storePhone: '020 7946 0101',
  });
});

test('the mail about an order that its shopper cancelled says so; one that the store cancelled apologises', async () => {
  const item = { storeId, menuItem: { id: ids.milk, quantity: 6 } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  const cancelled = await orderByCash(service, basketToken, { emailAddress: EMAIL });
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, cancelled));
  await service.call('POST /checkout/order-cancel', { draftOrderId: row?.draftOrderId ?? 0, basketToken });
  expect((await lastMail()).text).toContain(`, you have cancelled your order ${cancelled} from `);
  const refused = await placeOrder();
  const transition = { businessOrderId: refused, status: 'order_cancelled' } as const;
  await service.call('POST /admin/order-transition', transition, { admin: true });
  expect((await lastMail()).text).toContain(`We are sorry, Grace. Your order ${refused} from `);
});

import { eq, sql } from 'drizzle-orm';
import { tablesNaming } from '../../../test-support/database/find-names';
import { sessionOf } from '../../../test-support/desk-operators';
import { draftOrder, orderByCash } from '../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { guestDataRequests } from '../../database/schema/contact';
import { members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import { paymentLinks } from '../../database/schema/payment-link';
import { removeDueFiles } from '../../files/remove-due-files';
import { queueMail } from '../../mail/queue-mail';
import { orderLinkToken } from '../orders/tracking/order-link';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl });
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const fail = (error: unknown) => {
  throw error;
};
const session = (letter: string) => ({ guest: letter.repeat(43) });
const own = session('o');

async function mailsTo(to: string) {
  await sendQueuedMail(service.context, fail);
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

const ask = (email: string, options = own) => service.call('POST /guest-data/code-request', { email }, options);
const enter = (confirmationCode: string, options = own) =>
  service.call('POST /guest-data/open', { confirmationCode }, options);
const look = (options = own) => service.call('POST /guest-data/summary', {}, options);
const erase = (options = own) => service.call('POST /guest-data/delete', {}, options);
const read = (options = own) => service.call('GET /guest-data/file', undefined, options);

/** The code of the newest mail; empty if it has none. */
async function codeTo(email: string, options = own): Promise<string> {
  expect((await ask(email, options)).data).toEqual({ requested: true });
  const [newest] = await mailsTo(email);
  return /^\d{6}$/m.exec(newest?.text ?? '')?.[0] ?? '';
}

async function order(emailAddress: string): Promise<string> {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await service.call('POST /basket/add-item', item);
  return orderByCash(service, data.basket.basketToken, { emailAddress, addressLine1: '77 Zebra Crossing' });
}

async function move(businessOrderId: string, ...statuses: string[]) {
  for (const status of statuses) {
    const note = 'Rang for Zelda';
    const moved = { businessOrderId, status, note } as never;
    expect((await service.call('POST /admin/order-transition', moved, { admin: true })).status).toBe(200);
  }
}

/** A link with which the order was paid, which only its mail leads from to the person. */
async function mailPaymentLink(draftOrderId: number, recipient: string) {
  const at = service.clock.now();
  const link = { id: draftOrderId + 1, businessId: ids.business, draftOrderId, amount: 1, createdAt: at, endsAt: at };
  const made = { orderVersion: 1, basketVersion: 1, operatorId: 1, operatorName: 'Robin' };
  await service.db.insert(paymentLinks).values({ ...link, ...made });
  await queueMail(
    service.db,
    { kind: 'payment_link', businessId: ids.business, subjectId: link.id, recipient },
    service.clock.now(),
  );
}

async function write(emailAddress: string) {
  const form = new FormData();
  const fields = { firstName: 'Zelda', lastName: 'Quill', emailAddress, subject: 'An order', message: 'Of Zelda' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'zelda.pdf');
  const headers = { 'x-business-id': '1', 'x-internal-key': service.keys.internal };
  const sent = await fetch(`${service.origin}/en-gb/api/contact/request`, { method: 'POST', body: form, headers });
  expect(sent.status).toBe(200);
}

test('a guest sees, downloads and deletes what is kept by a code; no row names them any more, and orders stay', async () => {
  const email = 'zelda@guests.test';
  const number = await order(email);
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  const refund = { businessOrderId: number, kind: 'goodwill', amount: 100, reason: 'Zelda rang' } as const;
  expect((await service.call('POST /admin/order-refund', refund, { admin: true })).status).toBe(200);
  const [placed] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  await mailPaymentLink(placed?.draftOrderId ?? 0, email);
  const token = orderLinkToken(service.keys, ids.business, number);
  const review = { token, starRating: 5, comment: 'Zelda loved it' };
  expect((await service.call('POST /checkout/followed-order-review', review)).status).toBe(200);
  await write(email);
  const customer = `g${placed?.draftOrderId}`;
  const operatorKey = await sessionOf(service, { role: 'support' });
  const reason = 'Zelda cheats';
  await service.call('POST /desk/customer-note-add', { customer, text: 'Zelda rings twice' }, { operatorKey });
  await service.call('POST /location/future-contact', { postcode: 'ZE1 0AA', email });
  const typed = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  await draftOrder(service, typed.data.basket.basketToken, { emailAddress: email, addressLine1: '77 Zebra Crossing' });
  await service.call('POST /desk/customer-block', { customer, reason }, { operatorKey });
  const [file] = await rowsOf<{ key: string }>(service.db, sql`select key from contact_files`);
  const traces = ['zelda', 'zebra'];
  const before = await tablesNaming(service.db, traces);
  expect(before).toContain('baskets: zebra');
  const named = [
    'orders',
    'order_events',
    'refunds',
    'order_reviews',
    'contact_requests',
    'contact_files',
    'future_contacts',
    'customer_notes',
    'customer_blocks',
    'operator_actions',
  ];
  expect(before).toEqual(expect.arrayContaining(named.map((table) => `${table}: zelda`)));

  const code = await codeTo(email);
  expect((await read()).problem.code).toBe('guest_data_closed');
  expect((await erase()).problem.code).toBe('guest_data_closed');
  const { data } = await enter(` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(data).toMatchObject({ state: 'open', emailAddress: email, openOrders: [] });
  const counts = Object.fromEntries(data.kept.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({
    orders: 1,
    contact_requests: 1,
    contact_files: 1,
    future_contacts: 1,
    order_reviews: 1,
  });
  const { data: copy } = await read();
  const section = (name: string) => copy.sections.find((one) => one.name === name)?.records ?? [];
  expect(section('orders')).toMatchObject([{ number, email }]);
  expect(section('contact_requests')).toMatchObject([{ message: 'Of Zelda' }]);
  expect(section('customer_notes')).toMatchObject([{ text: 'Zelda rings twice' }]);
  expect(section('outgoing_mail')).toContainEqual(expect.objectContaining({ kind: 'payment_link' }));
  expect(section('order_reviews')).toMatchObject([{ comment: 'Zelda loved it' }]);
  expect(copy.sections.map(({ name }) => name)).not.toContain('members');

  expect((await erase()).data).toEqual({ deleted: true, openOrders: 0 });
  expect((await erase()).problem.code).toBe('guest_data_closed');
  await removeDueFiles(service.context, fail);
  await expect(service.context.files.get(file?.key ?? '')).rejects.toThrow();
  expect((await mailsTo(email))[0]?.subject).toBe('Your data at Testmarket has been deleted');
  expect(await tablesNaming(service.db, traces)).toEqual([]);
  const [kept] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  expect(kept).toMatchObject({ status: 'delivered', total: placed?.total });
  expect((await look()).data.state).toBe('closed');
});

test('an order that is not finished keeps its details, and the reply says which', async () => {
  const email = 'yves@guests.test';
  const number = await order(email);
  await enter(await codeTo(email));
  expect((await look()).data.openOrders).toEqual([number]);
  expect((await erase()).data).toEqual({ deleted: true, openOrders: 1 });
  const [kept] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  expect(kept?.contact.email).toBe(email);
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  await enter(await codeTo(email));
  await erase();
  const [erased] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  expect(erased?.contact.email).toBe('');
});

test('an open refund and a reported problem keep an order open', async () => {
  const email = 'ulf@guests.test';
  const number = await order(email);
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  await enter(await codeTo(email));
  expect((await look()).data.openOrders).toEqual([]);
  const refund = { businessOrderId: number, kind: 'goodwill', amount: 100, reason: 'late' } as const;
  await service.call('POST /admin/order-refund', refund, { admin: true });
  await service.db.execute(sql`update refunds set done_at = null where reason = 'late'`);
  expect((await look()).data.openOrders).toEqual([number]);
  await service.db.execute(sql`update refunds set done_at = requested_at where reason = 'late'`);
  const [placed] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  await service.db.execute(
    sql`insert into order_complaints (id, business_id, draft_order_id, state, amount, is_automatic, created_at)
        values (1, 1, ${placed?.draftOrderId}, 'open', 1, false, now())`,
  );
  expect((await look()).data.openOrders).toEqual([number]);
});

test('a member with the same address keeps everything, and only the mail mentions the account', async () => {
  const email = 'xenia@guests.test';
  const person = { firstname: 'Xenia', lastname: 'Quill', emailAddress: email, password: 'a rare enough phrase' };
  const as = (await service.call('POST /auth/register', person as never)).data.access_token;
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await service.call('POST /basket/add-item', item, { as });
  const number = await orderByCash(service, data.basket.basketToken, { emailAddress: email, options: { as } });
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  expect(await codeTo(email)).toBe('');
  expect((await mailsTo(email))[0]).toMatchObject({
    subject: 'We keep no data without an account at Testmarket',
    text: expect.stringContaining('/member/data'),
  });
  await write(email);
  const before = await rowsOf(
    service.db,
    sql`select id from outgoing_mail where recipient = ${email} and kind = 'order_confirmation'`,
  );
  await enter(await codeTo(email));
  expect((await look()).data.kept.map(({ name }) => name)).not.toContain('orders');
  await erase();
  expect(await service.db.select().from(members).where(eq(members.emailAddress, email))).toHaveLength(1);
  const [kept] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  expect(kept?.contact.email).toBe(email);
  expect(
    await rowsOf(
      service.db,
      sql`select id from outgoing_mail where recipient = ${email} and kind = 'order_confirmation'`,
    ),
  ).toEqual(before);
});

test('an unknown address gets the same reply and state as a known one, and a mail that nothing is kept', async () => {
  const known = 'wilma@guests.test';
  await service.call('POST /location/future-contact', { postcode: 'ZE1 0AA', email: known });
  const replies = [];
  for (const email of [known, 'nobody@guests.test']) {
    await ask(email);
    const { emailAddress: _, ...state } = (await look()).data;
    replies.push(state, (await enter('000000')).problem.code);
  }
  expect(replies.slice(0, 2)).toEqual(replies.slice(2));
  expect((await mailsTo('nobody@guests.test'))[0]?.text).toContain('We keep none.');
});

test('a code is accepted five tries long, for fifteen minutes, and only in the session that asked', async () => {
  const email = 'vera@guests.test';
  await service.call('POST /location/future-contact', { postcode: 'ZE1 0AA', email });
  const code = await codeTo(email);
  expect((await enter(code, session('p'))).problem).toMatchObject({ code: 'code_incorrect', status: 422 });
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await enter(wrong)).problem.code).toBe('code_incorrect');
  expect((await enter(code)).problem.code).toBe('code_incorrect');

  const second = await codeTo(email);
  service.clock.set(new Date(service.clock.now().getTime() + 15 * 60_000));
  expect((await enter(second)).problem.code).toBe('code_incorrect');
  expect((await look()).data.state).toBe('closed');
  await enter(await codeTo(email));
  expect((await read(session('p'))).problem.code).toBe('guest_data_closed');
  service.clock.set(new Date(service.clock.now().getTime() + 15 * 60_000));
  expect((await read()).problem.code).toBe('guest_data_closed');
  service.clock.reset();
});

test('a code of one business opens nothing of another, and a caller without a session none', async () => {
  const email = 'tess@guests.test';
  await service.call('POST /location/future-contact', { postcode: 'ZE1 0AA', email });
  const code = await codeTo(email);
  expect((await enter(code, { ...own, business: ids.otherBusiness } as never)).problem.code).toBe('code_incorrect');
  expect((await ask(email, { guest: undefined } as never)).problem.code).toBe('guest_session_required');
  expect((await look({ guest: undefined } as never)).data.state).toBe('closed');
  expect((await enter(code)).data.state).toBe('open');
});

test('codes to one address are limited', async () => {
  const statuses = [];
  for (let times = 0; times < 7; times += 1) statuses.push((await ask('much@guests.test')).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await service.db.select().from(guestDataRequests)).not.toEqual([]);
});

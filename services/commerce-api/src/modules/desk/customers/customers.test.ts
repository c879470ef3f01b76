import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';

let desk: Desk;
let sue: Operator;
let ada: string;
beforeAll(async () => {
  desk = await setUpDesk();
  sue = await operatorOf(desk.service, 'Sue', 'support');
  ada = `m${ids.member}`;
});
afterAll(() => desk.service.close());

interface Guest {
  readonly emailAddress: string;
  readonly phoneNumber?: string;
  readonly addressLine1?: string;
}
/** An order of a guest. @returns its number, and the guest as the desk names them */
async function guestOrder(guest: Guest) {
  const { service } = desk;
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await service.call('POST /basket/add-item', item);
  const number = await orderByCash(service, data.basket.basketToken, guest);
  const order = (await service.call('POST /admin/order', { businessOrderId: number }, { admin: true })).data;
  return { number, customer: `g${order.draftOrderId}`, total: order.total };
}
const find = async (text: string, by = sue) => (await by.call('POST /desk/customers', { text })).data.customers;
const names = async (text: string, by = sue) => (await find(text, by)).map(({ customer }) => customer);
const open = async (customer: string, by = sue) => (await by.call('POST /desk/customer', { customer })).data;

test('people are found by parts of name, e-mail, phone, postcode and order number, in any order', async () => {
  const guest = await guestOrder({ emailAddress: 'bea.guest@example.test', phoneNumber: '07700 900789' });
  for (const text of [
    'bea.guest',
    'BEA.GUEST@example.test',
    '07700900789',
    '900789 shopper',
    'SE1 9GF bea',
    guest.number,
  ])
    expect([text, await names(text)]).toEqual([text, [guest.customer]]);
  expect(await names('byron ada')).toEqual([ada]);
  expect(await names('ada@example')).toEqual([ada]);
  for (const text of ['bea nobody', '%%', '\\\\', "o'x"]) expect([text, await names(text)]).toEqual([text, []]);
  const [row] = await find('bea.guest');
  expect(row).toEqual({
    customer: guest.customer,
    name: 'Test Shopper',
    isMember: false,
    postcode: 'SE1 9GF',
    orderCount: 1,
    isBlocked: false,
  });
});

test('several orders of one guest are one person, and one letter finds nobody', async () => {
  const first = await guestOrder({ emailAddress: 'twice@example.test' });
  const second = await guestOrder({ emailAddress: 'twice@example.test' });
  expect(await find('twice')).toMatchObject([{ orderCount: 2 }]);
  expect((await open(first.customer)).orders.orders.map(({ businessOrderId }) => businessOrderId)).toEqual(
    expect.arrayContaining([first.number, second.number]),
  );
  expect(await codeOf(sue.call('POST /desk/customers', { text: 'a' }))).toBe('search_term_too_short');
});

test('nobody of another business is found or opened', async () => {
  const stranger = await operatorOf(desk.service, 'Sol', 'support', 'Testhouse');
  const { customer } = await guestOrder({ emailAddress: 'own@example.test' });
  expect(await names('own@example.test', stranger)).toEqual([]);
  expect(await names('byron ada', stranger)).toEqual([]);
  for (const one of [customer, ada])
    expect(await codeOf(stranger.call('POST /desk/customer', { customer: one }))).toBe('customer_not_found');
});

test('a member is opened with figures, holds, rewards and consents; a guest without what only members have', async () => {
  const { call, db } = desk.service;
  const as = await desk.service.logIn();
  await call(
    'PUT /member/marketing-preferences',
    { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] },
    { as },
  );
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await call('POST /basket/add-item', item, { as });
  const number = await orderByCash(desk.service, data.basket.basketToken, {
    emailAddress: 'ada@example.test',
    options: { as },
  });
  await db.execute(sql`update payments set state = 'authorised', method = 'card', gateway = 'checkoutcom', card_last_four = '4417'
    where draft_order_id = (select draft_order_id from orders where business_order_id = ${number})`);
  await call('POST /basket/add-item', item, { as });
  const member = await open(ada);
  expect(member).toMatchObject({
    isMember: true,
    email: 'ada@example.test',
    basketCount: 6,
    rewards: { coupons: 0 },
    heldMoney: [{ businessOrderId: number, lastFour: '4417' }],
    block: null,
  });
  expect(member.marketing?.find(({ marketingChannelId }) => marketingChannelId === 1)).toMatchObject({ optedIn: true });
  expect(member.sessionCount).toBeGreaterThan(0);
  // By an order of theirs, as the order's page names them.
  const byOrder = await open(`g${member.orders.orders[0]?.draftOrderId}`);
  expect(byOrder).toMatchObject({ customer: ada, isMember: true });
  expect(member.figures.orders).toBe(member.orders.total);
  await db.execute(
    sql`update payments set state = 'to_collect', method = 'cash', gateway = 'cash' where card_last_four = '4417'`,
  );

  const guest = await guestOrder({ emailAddress: 'plain@example.test' });
  expect(await open(guest.customer)).toMatchObject({
    isMember: false,
    phone: { display: '07700 900456' },
    figures: { orders: 1, cancelled: 0, average: guest.total, refunded: 0, refunds: 0 },
    basketCount: null,
    rewards: null,
    marketing: null,
    sessionCount: null,
    memberSince: null,
  });
  const more = await sue.call('POST /desk/customer-orders', { customer: guest.customer, page: 1 });
  expect(more.data.orders.map(({ businessOrderId }) => businessOrderId)).toEqual([guest.number]);
});

test('each opened person is one row of the audit, and a search is none', async () => {
  const { customer } = await guestOrder({ emailAddress: 'looked.at@example.test' });
  const viola = await operatorOf(desk.service, 'Viola', 'support');
  await find('looked.at', viola);
  await open(customer, viola);
  const rows = (await desk.service.call('POST /desk/audit', { byOperatorId: viola.operatorId }, { admin: true })).data
    .actions;
  expect(rows).toMatchObject([{ operation: 'deskCustomer', target: { customer }, outcome: 'done' }]);
});

test('a note is seen by all, and deleted by its author or an administrator only', async () => {
  const { customer } = await guestOrder({ emailAddress: 'noted@example.test' });
  const tom = await operatorOf(desk.service, 'Tom', 'support');
  const admin = await operatorOf(desk.service, 'Ann', 'administrator');
  const add = async (text: string) =>
    (await sue.call('POST /desk/customer-note-add', { customer, text })).data.notes[0]?.noteId ?? 0;
  const noteId = await add('Gate code is 3');
  expect((await open(customer, tom)).notes).toMatchObject([{ text: 'Gate code is 3', by: 'Sue', canDelete: false }]);
  const remove = (by: Operator, id: number) => codeOf(by.call('POST /desk/customer-note-delete', { noteId: id }));
  expect(await remove(tom, noteId)).toBe('customer_note_of_another');
  expect(await remove(sue, noteId)).toBeUndefined();
  expect(await remove(admin, await add('Rings twice'))).toBeUndefined();
  expect((await open(customer)).notes).toEqual([]);
  expect(await codeOf(sue.call('POST /desk/customer-note-add', { customer, text: 'x'.repeat(501) }))).toBe(
    'validation_failed',
  );
});

test('staff end a consent of a member, record where it was said, and have no way to begin one', async () => {
  const as = await desk.service.logIn();
  const yes = { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] };
  await desk.service.call('PUT /member/marketing-preferences', yes, { as });
  const ended = await sue.call('POST /desk/customer-consent-end', { customer: ada, marketingChannelId: 1 });
  expect(ended.data.marketing.find(({ marketingChannelId }) => marketingChannelId === 1)?.optedIn).toBe(false);
  const { rows } = (await desk.service.db.execute(
    sql`select source, opted_in from marketing_consents where member_id = ${ids.member} order by at desc, id desc limit 1`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ source: 'desk', opted_in: false }]);
  const { customer } = await guestOrder({ emailAddress: 'no.member@example.test' });
  expect(await codeOf(sue.call('POST /desk/customer-consent-end', { customer, marketingChannelId: 1 }))).toBe(
    'customer_is_guest',
  );
});

test('messages wait oldest first with their person, and are answered with a word about it', async () => {
  const { call, db, clock } = desk.service;
  await db.execute(sql`insert into contact_requests
    (id, business_id, reference, first_name, last_name, email_address, subject, message, created_at) values
    (71, ${ids.business}, 'TM-C71', 'Wanda', 'Hill', 'Wanda@example.test', 'Late', 'Where is it?', ${new Date(clock.now().getTime() - 60_000).toISOString()}),
    (72, ${ids.business}, 'TM-C72', 'Nora', 'New', 'nora@example.test', 'Jobs', 'Do you hire?', ${clock.now().toISOString()}),
    (73, ${ids.otherBusiness}, 'TH-C73', 'Otto', 'Other', 'otto@example.test', 'Other', 'Hello', ${clock.now().toISOString()})`);
  const { customer } = await guestOrder({ emailAddress: 'wanda@example.test' });
  const waiting = (await sue.call('POST /desk/waiting-messages', {})).data;
  expect(waiting.messages).toMatchObject([
    { kind: 'message', id: 'TM-C71', subject: 'Late', customer },
    { kind: 'message', id: 'TM-C72', customer: null },
  ]);
  expect(waiting.total).toBe(2);
  const answer = { reference: 'TM-C71', answer: 'Rang her: it came' };
  expect((await sue.call('POST /admin/contact-answered', answer)).status).toBe(200);
  await sue.call('POST /admin/contact-answered', { reference: 'TM-C71', answer: 'Later' });
  const [read] = (await call('POST /admin/contacts', { reference: 'TM-C71' }, { admin: true })).data.contacts;
  expect(read).toMatchObject({ answer: 'Rang her: it came' });
  expect((await open(customer)).messages).toMatchObject([{ id: 'TM-C71', isOpen: false }]);
  expect((await sue.call('POST /desk/waiting-messages', {})).data.total).toBe(1);
});

import { eq, sql } from 'drizzle-orm';
import { tablesNaming } from '../../../test-support/database/find-names';
import { sessionOf } from '../../../test-support/desk-operators';
import { orderByCash } from '../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { sendMarketingChanges, sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { customerBlocks, customerNotes } from '../../database/schema/customer';
import { marketingChanges } from '../../database/schema/marketing';
import { members } from '../../database/schema/member';
import { orderLines, orders } from '../../database/schema/order';
import { removeDueFiles } from '../../files/remove-due-files';
import { newId } from '../../ids';
import { queueMail } from '../../mail/queue-mail';
import { personalTables } from '../member/personal-tables';
import { releaseLapsed } from '../slots/reservation.repository';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    env: {
      ITERABLE_API_KEY_1: 'storefront-sandbox-iterable-key',
      ITERABLE_JWT_SECRET_1: 'a-secret-of-the-marketing-platform',
      ITERABLE_URL: `${sandbox.url}/iterable`,
    },
  });
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const PASSWORD = 'a rare enough phrase';
const fail = (error: unknown) => {
  throw error;
};

/** The newest first. */
async function mailsTo(to: string) {
  await sendQueuedMail(service.context, fail);
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

/** A new member with something in every table that names members. */
async function newMember(name: string) {
  const { call } = service;
  const email = `${name}@people.test`;
  const person = { firstname: 'Zelda', lastname: `Q${name}`, mobileContactNumber: '07700 900321' };
  const registered = await call('POST /auth/register', { ...person, emailAddress: email, password: PASSWORD } as never);
  const as = (registered.data as { access_token: string }).access_token;
  const memberId = (registered.data as { member: { memberId: number } }).member.memberId;
  return { as, email, memberId, person };
}
type NewMember = Awaited<ReturnType<typeof newMember>>;

async function fill({ as, email, person }: NewMember) {
  const { call } = service;
  const address = { country: 'GB', addressLine1: '77 Zebra Crossing', postcode: 'SE1 9GF', town: 'London' };
  const { addressId } = (await call('POST /member/address', address, { as })).data;
  const window = { fulfilmentMethod: 'delivery', weekday: 5, starts: '17:00', ends: '18:00' } as const;
  await call('PUT /member/weekly-slot', { storeId: ids.store, ...window, addressId }, { as });
  await call(
    'PUT /member/marketing-preferences',
    { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] },
    { as },
  );
  await call('POST /admin/marketing-mail', { business: 'Testmarket', subject: 'Pears', text: 'Ripe' }, { admin: true });
  await call('POST /member/card', { token: await sandbox.token('4242424242424242') }, { as });
  await call('POST /devices/register', { messagingDeviceId: `phone-${email}`, deviceName: 'Phone' }, { as });
  await call(
    'POST /oauth/token',
    { grant_type: 'password', username: email, password: PASSWORD },
    { device: 'd'.repeat(43) },
  );
  await call('POST /auth/request-password-reset', { email });
  await call('POST /location/future-contact', { postcode: 'ZE1 0AA', email });
  await call('POST /member/favourite', { menuItemId: ids.milk, isFavourite: true }, { as });
  await call('POST /member/list-add', { name: 'Of Zelda' }, { as });
  await call('POST /checkout/retail-membership-store', { retailMemberId: 'TM10000008' }, { as });
  const form = new FormData();
  const message = {
    firstName: person.firstname,
    lastName: person.lastname,
    emailAddress: email,
    phoneNumber: '07700 900321',
    subject: 'An order',
    message: 'Two eggs of Zelda were broken.',
  };
  for (const [field, value] of Object.entries(message)) form.append(field, value);
  form.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'zelda.pdf');
  const sent = await fetch(`${service.origin}/en-gb/api/contact/request`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${as}`, 'x-business-id': '1', 'x-internal-key': service.keys.internal },
  });
  expect(sent.status).toBe(200);
  const basket = await call(
    'POST /basket/add-item',
    { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } },
    { as },
  );
  const number = await orderByCash(service, basket.data.basket.basketToken, {
    emailAddress: email,
    options: { as },
  });
  return number;
}

const move = (businessOrderId: string, ...statuses: string[]) =>
  statuses.reduce(async (before, status) => {
    await before;
    const moved = await service.call('POST /admin/order-transition', { businessOrderId, status } as never, {
      admin: true,
    });
    expect(moved.problem.code).toBeUndefined();
  }, Promise.resolve());

async function codeFor(member: NewMember): Promise<string> {
  const { data } = await service.call('POST /member/forget-code-request', undefined, { as: member.as });
  expect(data.requested).toBe(true);
  const mails = await mailsTo(member.email);
  const text = mails.find(({ subject }) => subject.startsWith('Your code to delete'))?.text ?? '';
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}
const confirm = ({ as }: NewMember, confirmationCode: string) =>
  service.call('POST /member/forget-code-confirm', { confirmationCode }, { as });

/** Columns by whose names a table names people. */
const PERSONAL =
  /^(member_id|retail_member_id|session_id|user_id|contact_id|email.*|recipient|contact|first_?name|last_?name|.*phone.*|details_owner|subject|instructions|note|reason|comment|.*fingerprint|.*last_four)$/;

test('every table that names a member says what becomes of its rows', async () => {
  const columns = await rowsOf<{ table: string; column: string }>(
    service.db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  );
  const naming = new Set(columns.filter(({ column }) => PERSONAL.test(column)).map(({ table }) => table));
  // The subject of a mail to many names nobody.
  naming.delete('marketing_mails');
  expect(naming.size).toBeGreaterThan(20);
  expect([...naming].filter((table) => !(table in personalTables))).toEqual([]);
  const known = new Set(columns.map(({ table }) => table));
  expect(Object.keys(personalTables).filter((table) => !known.has(table))).toEqual([]);
});

test('every table whose rows can name somebody without an account is part of a guest’s copy and deletion', async () => {
  const columns = await rowsOf<{ table: string; column: string; nullable: string }>(
    service.db,
    sql`select table_name as "table", column_name as "column", is_nullable as nullable
        from information_schema.columns where table_schema = 'public'`,
  );
  const naming = new Set(columns.filter(({ column }) => PERSONAL.test(column)).map(({ table }) => table));
  const isOwners = ({ column, nullable }: { column: string; nullable: string }) =>
    /^(member_id|session_id)$/.test(column) && nullable === 'NO';
  for (const { table } of columns.filter(isOwners)) naming.delete(table);
  const withoutGuests = [...naming].filter((table) => !personalTables[table]?.hasGuests).sort();
  expect(withoutGuests).toEqual(
    [
      // Rewards of members; other codes are nobody's.
      'coupon_codes',
      // It names no address and no person; a member's is deleted with the account.
      'devices',
      // Of a mail to many.
      'marketing_mails',
      'marketing_changes',
      'members',
      // The staff.
      'operators',
      'passkey_challenges',
      'provider_attempts',
      'stores',
    ].sort(),
  );
});

test('every member_id refers to its member, so that a late call cannot name one who is deleted', async () => {
  const columns = await rowsOf<{ table: string; key: string | null }>(
    service.db,
    sql`select c.table_name as "table", k.conname as "key" from information_schema.columns c
        left join pg_constraint k on k.contype = 'f' and k.conrelid = c.table_name::regclass
          and k.confrelid = 'members'::regclass and k.conname = c.table_name || '_of_member'
        where c.table_schema = 'public' and c.column_name = 'member_id'`,
  );
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter(({ key }) => key === null).map(({ table }) => table)).toEqual([]);
});

test('[7.18] a member asks for a code and confirms with its confirmationCode: no row names the person any more', async () => {
  const zelda = await newMember('zelda');
  const number = await fill(zelda);
  const traces = ['zelda', 'zebra', String(zelda.memberId), '900321', 'TM10000008'];
  const before = new Set((await tablesNaming(service.db, traces)).map((found) => found.split(':')[0]));
  // The check below can only prove what was there.
  expect([...before]).toEqual(
    expect.arrayContaining([
      ...['members', 'addresses', 'orders', 'saved_cards', 'devices', 'known_devices', 'sessions', 'password_resets'],
      ...['marketing_consents', 'marketing_mail_recipients', 'contact_requests', 'contact_files', 'outgoing_mail'],
      ...['future_contacts'],
    ]),
  );
  const card = await rowsOf<{ id: string }>(service.db, sql`select gateway_card_id as id from saved_cards`);
  const [file] = await rowsOf<{ key: string }>(service.db, sql`select key from contact_files`);
  expect((await service.context.files.get(file?.key ?? '')).toString()).toContain('%PDF');

  const refused = await service.call('POST /member/forget-code-request', undefined, { as: zelda.as });
  expect([refused.status, refused.problem.code]).toEqual([409, 'account_in_use']);
  await move(number, 'store_accepted_picking', 'picked', 'en_route');
  const note = { businessOrderId: number, status: 'delivered', note: 'Left with Zelda' } as const;
  await service.call('POST /admin/order-transition', note, { admin: true });
  const refund = { businessOrderId: number, kind: 'goodwill', amount: 100, reason: 'Zelda rang' } as const;
  expect((await service.call('POST /admin/order-refund', refund, { admin: true })).status).toBe(200);
  await service.call(
    'POST /orders/review-new',
    {
      orderId: (await service.db.select().from(orders).where(eq(orders.businessOrderId, number)))[0]?.orderId ?? 0,
      starRating: 5,
      comment: 'Zelda loved it',
    } as never,
    { as: zelda.as },
  );

  const [placed] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  const [line] = await service.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, placed?.draftOrderId ?? 0));
  const lines = [{ lineId: line?.id ?? 0, quantity: 1, kind: 'damaged' as const }];
  const report = { orderId: placed?.orderId ?? 0, lines, note: 'Zelda found it open' };
  expect((await service.call('POST /member/order-complaint', report, { as: zelda.as })).status).toBe(200);
  await service.context.files.put('1/zeldas-picture', Buffer.from('open'), 'image/jpeg');
  await service.db.execute(sql`update order_complaints set picture_key = '1/zeldas-picture'`);

  const about = {
    businessId: ids.business,
    memberId: zelda.memberId,
    operatorName: 'Sue',
    createdAt: service.clock.now(),
  };
  await service.db.insert(customerNotes).values({ id: newId(), text: 'Zelda rings twice', ...about });
  await service.db
    .insert(customerBlocks)
    .values({ id: newId(), emailHash: 'digest', reason: 'Zelda cheats', ...about });
  const opened = { customer: `m${zelda.memberId}` };
  const operatorKey = await sessionOf(service, { role: 'support' });
  expect((await service.call('POST /desk/customer', opened, { operatorKey })).data.notes).toHaveLength(1);

  const written = (await tablesNaming(service.db, ['zelda'])).map((found) => found.split(':')[0]);
  expect(written).toEqual(
    expect.arrayContaining([
      ...['order_events', 'refunds', 'order_reviews', 'order_complaints'],
      ...['customer_notes', 'customer_blocks'],
    ]),
  );

  const code = await codeFor(zelda);
  const done = await confirm(zelda, code);
  expect([done.status, done.data]).toEqual([200, { forgotten: true }]);
  const [order] = await service.db.select().from(orders).where(eq(orders.businessOrderId, number));
  expect(order).toMatchObject({ memberId: null, deliveryAddress: null, status: 'delivered', total: order?.total });
  expect(order?.contact).toEqual({ firstName: '', lastName: '', email: '', phoneNumber: '' });

  const waiting = sql`select 1 from reservations where state = 'held' and weekly_slot_id is not null`;
  expect(await rowsOf(service.db, waiting)).toHaveLength(1);
  await releaseLapsed(service.db, service.clock.now());
  expect(await rowsOf(service.db, waiting)).toEqual([]);

  await removeDueFiles(service.context, fail);
  for (const key of [file?.key ?? '', '1/zeldas-picture'])
    await expect(service.context.files.get(key)).rejects.toThrow();

  // The last mail and the marketing platform's task are sent, and leave nothing behind.
  expect((await mailsTo(zelda.email))[0]?.subject).toBe('Your Testmarket account has been deleted');
  await sendMarketingChanges(service.context, fail);
  expect(await service.db.select().from(marketingChanges)).toEqual([]);
  expect(await sandbox.control('GET', '/api/iterable/users')).toEqual({ users: [] });
  expect(await tablesNaming(service.db, traces)).toEqual([]);
  const kept = await fetch(`${sandbox.url}/checkoutcom/instruments/${card[0]?.id}`, {
    headers: { authorization: 'Bearer sk_sbox_storefrontsandboxsecretkey2' },
  });
  expect(kept.status).toBe(404);

  // The access token is worth nothing, the log-in is unknown, and the address can register anew.
  expect((await service.call('GET /member/profile', undefined, { as: zelda.as })).problem.code).toBe('session_ended');
  const login = { grant_type: 'password', username: zelda.email, password: PASSWORD } as const;
  expect((await service.call('POST /oauth/token', login)).problem.code).toBe('invalid_credentials');
  expect((await newMember('zelda')).memberId).not.toBe(zelda.memberId);
});

test('a code is accepted five tries long, for fifteen minutes, once, and only for its member', async () => {
  const yara = await newMember('yara');
  const xena = await newMember('xena');
  const code = await codeFor(yara);
  expect((await confirm(xena, code)).problem.code).toBe('code_incorrect');
  const wrong = code === '000000' ? '000001' : '000000';
  for (const one of [wrong, wrong, wrong, `${code}1`, code.slice(1)])
    expect((await confirm(yara, one)).problem).toMatchObject({ code: 'code_incorrect', status: 422 });
  expect((await confirm(yara, code)).problem.code).toBe('code_incorrect');

  const second = await codeFor(yara);
  const third = await codeFor(yara);
  if (second !== third) expect((await confirm(yara, second)).problem.code).toBe('code_incorrect');
  service.clock.set(new Date(service.clock.now().getTime() + 15 * 60_000));
  const late = await service.logIn(yara.email, PASSWORD);
  expect((await confirm({ ...yara, as: late }, third)).problem.code).toBe('code_incorrect');
  const fresh = { ...yara, as: late };
  const fourth = await codeFor(fresh);
  expect((await confirm(fresh, ` ${fourth} `)).status).toBe(200);
  expect((await confirm(fresh, fourth)).status).toBe(401);
  expect(await service.db.select().from(members).where(eq(members.id, xena.memberId))).toHaveLength(1);
  service.clock.reset();
});

test('an order that is placed after the code was sent keeps the account', async () => {
  const wanda = await newMember('wanda');
  const code = await codeFor(wanda);
  await fill(wanda);
  expect((await confirm(wanda, code)).problem.code).toBe('account_in_use');
  expect((await service.call('GET /member/profile', undefined, { as: wanda.as })).data.emailAddress).toBe(wanda.email);
  expect((await service.call('GET /member/cards', undefined, { as: wanda.as })).data.cards).toHaveLength(1);
});

test('while the gateway is away the account stays as it is, and can be deleted with the same code later', async () => {
  const vera = await newMember('vera');
  await service.call('POST /member/card', { token: await sandbox.token('4242424242424242') }, { as: vera.as });
  // Another member of the test has the card too, so that the gateway would keep it.
  await service.db.execute(sql`delete from saved_cards where member_id <> ${vera.memberId}`);
  const code = await codeFor(vera);
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:instruments', kind: 'error', status: 502 });
  expect((await confirm(vera, code)).problem).toMatchObject({ code: 'payment_gateway_unavailable', status: 503 });
  await sandbox.control('DELETE', '/api/faults');
  expect((await service.call('GET /member/cards', undefined, { as: vera.as })).data.cards).toHaveLength(1);
  expect((await confirm(vera, code)).data).toEqual({ forgotten: true });
});

test('clicking twice at once deletes once, and says so to one of them', async () => {
  const ursula = await newMember('ursula');
  const code = await codeFor(ursula);
  const replies = await Promise.all([confirm(ursula, code), confirm(ursula, code)]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
});

test('my data has everything of mine and nothing of others, for the password alone', async () => {
  const tess = await newMember('tess');
  const number = await fill(tess);
  await service.db.execute(sql`update order_lines set sku = 'milk-1', gtin = '05012345678900'`);
  const ask = (currentPassword?: string) =>
    service.call('POST /member/data', currentPassword === undefined ? {} : { currentPassword }, { as: tess.as });
  for (const wrong of [undefined, 'not my password', 'correct horse'])
    expect((await ask(wrong)).problem).toMatchObject({ code: 'current_password_incorrect', status: 422 });
  const { data } = await ask(PASSWORD);
  const section = (name: string) => data.sections.find((one) => one.name === name)?.records ?? [];
  expect(section('members')).toMatchObject([
    { emailAddress: tess.email, lastname: 'Qtess', retailMemberId: 'TM10000008' },
  ]);
  expect(section('addresses')).toMatchObject([{ addressLine1: '77 Zebra Crossing', default: 'yes' }]);
  expect(section('orders')).toMatchObject([{ number, email: tess.email }]);
  expect(section('order_lines')).toMatchObject([
    { order: number, code: 'milk-1', barcode: '05012345678900', quantity: '6' },
  ]);
  expect(section('saved_cards')).toMatchObject([{ brand: 'Visa', lastFour: '4242' }]);
  expect(section('marketing_consents')).toMatchObject([{ agreed: 'yes', source: 'account' }]);
  expect(section('contact_requests')).toMatchObject([{ message: 'Two eggs of Zelda were broken.' }]);
  expect(section('sessions')).toHaveLength(2);
  const whole = JSON.stringify(data);
  for (const secret of [
    'password_hash',
    'passwordHash',
    '$argon2',
    'token_hash',
    'gateway_card',
    'src_',
    'fingerprint',
  ])
    expect(whole).not.toContain(secret);
  for (const other of ['ada@example.test', 'wanda', 'Qwanda', 'vera']) expect(whole).not.toContain(other);
  expect(Object.keys(personalTables)).toEqual(expect.arrayContaining(data.sections.map(({ name }) => name)));
});

test('orders of a guest with the member’s address belong to the member once the address is proven', async () => {
  const { call, db } = service;
  const victim = 'guest@people.test';
  const { data } = await call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } });
  const number = await orderByCash(service, data.basket.basketToken, { emailAddress: victim });
  const member = await newMember('guest');
  const copy = async () =>
    JSON.stringify((await call('POST /member/data', { currentPassword: PASSWORD }, { as: member.as })).data);
  expect(await copy()).not.toContain(number);
  await db.update(members).set({ verifiedEmail: victim }).where(eq(members.id, member.memberId));
  // An order that is on its way stays the guest's, and does not stand in the way of a deletion.
  expect(await copy()).not.toContain(number);
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  expect(await copy()).toContain(number);
  // How it was before a change is not in the copy: its items are those of the present order.
  await db.execute(sql`update orders set changed_into = draft_order_id where business_order_id = ${number}`);
  expect(await copy()).not.toContain(number);
});

test('a mail about a deleted member’s order, which has no address, is not queued', async () => {
  const about = { kind: 'order_refunded', businessId: ids.business, subjectId: 1 } as const;
  await queueMail(service.db, { ...about, recipient: '' }, service.clock.now());
  expect(await rowsOf(service.db, sql`select 1 from outgoing_mail where recipient = ''`)).toEqual([]);
});

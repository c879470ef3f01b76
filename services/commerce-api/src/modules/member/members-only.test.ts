import { generateKeyPairSync } from 'node:crypto';
import type { Operation } from '@storefront/api/declaration/operation';
import type { Key } from '@storefront/api/operation-types';
import { allOperations } from '@storefront/api/operations';
import { eq, isNull, sql } from 'drizzle-orm';
import {
  createStatementRecorder,
  isWithoutMember,
  otherOwners,
  tablesOfMembers,
} from '../../../test-support/database/member-statements';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { addresses, memberPasskeys, members, oneTimeCodes, sessions } from '../../database/schema/member';
import { memberListItems, memberLists } from '../../database/schema/member-list';
import { orderLines, orders } from '../../database/schema/order';
import { savedCards } from '../../database/schema/saved-card';
import { signAccessToken } from '../../http/callers/access-token';
import { newId } from '../../ids';
import { digitsOf, issueCode } from '../auth/codes/one-time-codes';
import { hashPassword } from '../auth/passwords/password';
import { personalTables } from './personal-tables';

/*
 * The matrix of members: every operation for members x every id field in its body (mine, another member's, another
 * business's, unknown) x every caller. It is generated from the operation table: an operation without a body here, and
 * an id field without a case, fail it.
 */

type Owner = 'mine' | 'anothers' | 'otherBusiness' | 'unknown';
interface Account {
  memberId: number;
  businessId: number;
  as: string;
}

/** Operations on an own order, for members and guests: without a token its order is unknown. */
const ownOrder = /^POST \/checkout\/order-/;

const recorder = createStatementRecorder();
let service: TestService;
let ada: Account;
let bob: Account;
/** A member of the other business. */
let cleo: Account;
const UNKNOWN_ID = 987_654_321;

beforeAll(async () => {
  service = await createTestService({ statements: recorder });
  const token = async (username: string, password: string, business: number = ids.business) => {
    const body = { grant_type: 'password', username, password } as const;
    return (await service.call('POST /oauth/token', body, { business })).data.access_token;
  };
  // By e-mail, because no service for text messages is configured here.
  await service.db.execute(
    sql`update businesses set settings = jsonb_set(settings, '{features,verifyRegistration}', 'true')`,
  );
  service.context.cache.clear();
  await service.db.insert(members).values({
    id: 977,
    businessId: ids.otherBusiness,
    emailAddress: 'cleo@example.test',
    createdAt: service.clock.now(),
    passwordHash: await hashPassword('staple horse'),
    firstname: 'Cleo',
    lastname: 'Nile',
  });
  ada = { memberId: ids.member, businessId: 1, as: await token('ada@example.test', 'correct horse') };
  bob = { memberId: ids.otherMember, businessId: 1, as: await token('bob@example.test', 'battery staple') };
  cleo = { memberId: 977, businessId: 2, as: await token('cleo@example.test', 'staple horse', ids.otherBusiness) };
});
afterAll(() => service.close());

const accountOf = (owner: Exclude<Owner, 'unknown'>) => ({ mine: ada, anothers: bob, otherBusiness: cleo })[owner];

async function addressId({ memberId }: Account): Promise<number> {
  const id = newId();
  const at = { country: 'GB', addressLine1: '5 Secret Street', postcode: 'SE1 1AA', town: 'London' };
  await service.db.insert(addresses).values({ id, memberId, isDefault: false, ...at });
  return id;
}
async function cardId({ memberId, businessId }: Account): Promise<number> {
  const id = newId();
  await service.db.insert(savedCards).values({
    id,
    memberId,
    businessId,
    gateway: 'checkoutcom',
    gatewayCardId: `src_${id}`,
    fingerprint: `print-${id}`,
    brand: 'Visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2099,
    createdAt: service.clock.now(),
  });
  return id;
}
async function passkeyId({ memberId, businessId }: Account): Promise<number> {
  const id = newId();
  await service.db.insert(memberPasskeys).values({
    id,
    memberId,
    businessId,
    host: 'fresh.localhost',
    credentialId: `credential-${id}`,
    publicKey: 'key',
    counter: 0,
    transports: [],
    isBackedUp: false,
    userHandle: `handle-${memberId}`,
    name: 'Key',
    createdAt: service.clock.now(),
  });
  return id;
}
async function sessionId({ memberId, businessId }: Account): Promise<number> {
  const id = newId();
  const now = service.clock.now();
  await service.db.insert(sessions).values({ id, memberId, businessId, createdAt: now, lastUsedAt: now });
  return id;
}
async function listId({ memberId, businessId }: Account): Promise<number> {
  const id = newId();
  const name = memberId === ada.memberId ? 'Byron' : 'Weekend';
  const own = { id, memberId, businessId, name, isFavourites: false, createdAt: service.clock.now() };
  await service.db.insert(memberLists).values(own);
  await service.db.insert(memberListItems).values({ listId: id, itemId: ids.milk, addedAt: own.createdAt });
  return id;
}
/** An order like Ada's that can still be changed. */
async function draftOrderId(account: Account): Promise<number> {
  const id = await orderId(account);
  await service.db
    .update(orders)
    .set({ status: 'sent_to_store', slotId: null, slotStartsAt: null })
    .where(eq(orders.draftOrderId, id));
  return id;
}
/** A delivered order like Ada's. */
async function orderId({ memberId, businessId }: Account): Promise<number> {
  const id = newId();
  const [past] = await service.db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!past) throw new Error('Ada has no order');
  const own = { draftOrderId: id, orderId: id, businessOrderId: `TM-${id}`, basketId: newId(), memberId, businessId };
  const contact = { firstName: 'Own', lastName: 'Order', email: 'own@example.test', phoneNumber: '+447700900111' };
  await service.db.insert(orders).values({ ...past, ...own, contact });
  const [line] = await service.db.select().from(orderLines).where(eq(orderLines.itemId, ids.milk));
  if (line) await service.db.insert(orderLines).values({ ...line, id: newId(), draftOrderId: id });
  return id;
}
/** A line of an order like Ada's. */
async function lineId(account: Account): Promise<number> {
  const [line] = await service.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, await orderId(account)));
  if (!line) throw new Error('The order has no line');
  return line.id;
}
/** Lets a line and an order of one member belong together, and the order have arrived. */
async function joinLine(line: unknown, order: unknown): Promise<void> {
  await service.db.execute(
    sql`update order_lines set draft_order_id = mine.draft_order_id from orders mine, orders theirs
        where order_lines.id = ${line} and mine.order_id = ${order}
          and theirs.draft_order_id = order_lines.draft_order_id and theirs.member_id = mine.member_id`,
  );
  await service.db.execute(
    sql`insert into order_events (id, draft_order_id, status, at)
        select ${newId()}, draft_order_id, 'delivered', ${service.clock.now().toISOString()}::timestamptz
        from orders where order_id = ${order}`,
  );
}
async function basketToken({ as, businessId }: Account): Promise<string> {
  const storeId = businessId === ids.business ? ids.store : ids.otherStore;
  const { data } = await service.call('POST /basket/get-or-create', { storeId }, { as, business: businessId });
  return data.basketToken;
}

/** An open basket that is the account's own. */
async function basketId(account: Account): Promise<number> {
  const token = await basketToken(account);
  const [row] = await service.db
    .update(baskets)
    .set({ memberId: account.memberId })
    .where(eq(baskets.token, token))
    .returning({ id: baskets.id });
  if (!row) throw new Error('The basket was not found');
  return row.id;
}

/** The digits of a code that verifies Ada's e-mail address. */
async function verificationCode(): Promise<string> {
  const request = { businessId: ada.businessId, memberId: ada.memberId, purpose: 'verification' } as const;
  const to = { channel: 'email', recipient: 'ada@example.test', device: undefined } as const;
  const code =
    (await issueCode(service.db, service.keys, { ...request, ...to }, service.clock.now())) ??
    (await service.db.select().from(oneTimeCodes).where(isNull(oneTimeCodes.usedAt)))[0];
  return digitsOf(service.keys, code?.id ?? 0);
}

interface IdField {
  /** A value of an owner; undefined where there is no such owner. */
  value(owner: Owner): Promise<unknown>;
  owners: readonly Owner[];
}
const owned = (make: (account: Account) => Promise<number>): IdField => ({
  owners: ['mine', 'anothers', 'otherBusiness', 'unknown'],
  value: async (owner) => (owner === 'unknown' ? UNKNOWN_ID : make(accountOf(owner))),
});

/** Every id that an operation for members takes. A value must be refused alike, unless it is the caller's own. */
const idFields: Readonly<Record<string, IdField>> = {
  addressId: owned(addressId),
  businessOrderId: {
    owners: ['mine', 'anothers', 'otherBusiness', 'unknown'],
    value: async (owner) => `TM-${owner === 'unknown' ? UNKNOWN_ID : await orderId(accountOf(owner))}`,
  },
  cardId: owned(cardId),
  draftOrderId: owned(draftOrderId),
  lineId: owned(lineId),
  listId: owned(listId),
  orderId: owned(orderId),
  passkeyId: owned(passkeyId),
  sessionId: owned(sessionId),
  // The holder of a basket's token may use the basket (ADR 7), so another member's is no case.
  basketToken: {
    owners: ['mine', 'otherBusiness', 'unknown'],
    value: async (owner) => (owner === 'unknown' ? 'x'.repeat(43) : basketToken(accountOf(owner as 'mine'))),
  },
  basketId: owned(basketId),
  // These belong to no member.
  menuItemId: {
    owners: ['mine', 'otherBusiness', 'unknown'],
    value: async (owner) => ({ mine: ids.milk, otherBusiness: 2001 })[owner as 'mine'] ?? UNKNOWN_ID,
  },
  storeId: {
    owners: ['mine', 'otherBusiness', 'unknown'],
    value: async (owner) => ({ mine: ids.store, otherBusiness: ids.otherStore })[owner as 'mine'] ?? UNKNOWN_ID,
  },
  businessId: {
    owners: ['mine', 'otherBusiness', 'unknown'],
    value: async (owner) => ({ mine: ids.business, otherBusiness: ids.otherBusiness })[owner as 'mine'] ?? UNKNOWN_ID,
  },
  marketingChannelId: {
    owners: ['mine', 'unknown'],
    value: async (owner) => (owner === 'mine' ? 1 : UNKNOWN_ID),
  },
};

type ValueOf = (field: string) => Promise<unknown>;
const address = { country: 'GB', addressLine1: '1 New Street', postcode: 'SE1 1AA', town: 'London' };

/** A valid body for each operation, with its ids. */
const bodies: Readonly<Record<string, (id: ValueOf) => Promise<object | undefined>>> = {
  'GET /member/profile': async () => undefined,
  'PUT /member/profile': async (id) => ({ businessId: await id('businessId'), firstname: 'Ann', lastname: 'Other' }),
  'POST /member/change-password': async () => ({
    logoutFromAll: true,
    password: 'a rare enough phrase',
    currentPassword: 'not the password',
  }),
  'GET /member/addresses': async () => undefined,
  'POST /member/address': async () => ({ ...address, isDefault: false }),
  'PUT /member/address': async (id) => ({
    businessId: await id('businessId'),
    addressId: await id('addressId'),
    ...address,
  }),
  'DELETE /member/address': async (id) => ({ businessId: await id('businessId'), addressId: await id('addressId') }),
  'POST /member/address/default': async (id) => ({ addressId: await id('addressId') }),
  'POST /basket/continue-with': async (id) => ({ basketId: await id('basketId') }),
  'POST /checkout/order-amend': async (id) => ({
    draftOrderId: await id('draftOrderId'),
    basketToken: await id('basketToken'),
  }),
  'POST /checkout/order-amend-end': async (id) => ({
    draftOrderId: await id('draftOrderId'),
    basketToken: await id('basketToken'),
  }),
  'POST /checkout/order-cancel': async (id) => ({
    draftOrderId: await id('draftOrderId'),
    basketToken: await id('basketToken'),
  }),
  'POST /checkout/order-safe-place': async (id) => ({ businessOrderId: await id('businessOrderId') }),
  'POST /member/orders': async () => ({ page: 1, limit: 5 }),
  'POST /member/order': async (id) => ({ orderId: await id('orderId') }),
  'POST /member/reorder': async (id) => ({
    orderId: await id('orderId'),
    basketToken: await id('basketToken'),
    overwriteBasket: true,
  }),
  'GET /member/cards': async () => undefined,
  'POST /member/card-session': async () => ({ returnUrl: 'https://fresh.localhost/member/cards' }),
  'POST /member/card': async () => ({ token: 'tok_1234' }),
  'DELETE /member/card': async (id) => ({ cardId: await id('cardId') }),
  'POST /member/review': async (id) => ({ orderId: await id('orderId'), starRating: 5 }),
  'POST /member/order-complaint': async (id) => {
    const [line, order] = [await id('lineId'), await id('orderId')];
    await joinLine(line, order);
    return { orderId: order, lines: [{ lineId: line, quantity: 1, kind: 'missing' }] };
  },
  'GET /member/loyalty-progress': async () => undefined,
  'GET /member/loyalty-summary': async () => undefined,
  'POST /member/loyalty-redeem': async () => ({}),
  'GET /member/referral': async () => undefined,
  'POST /member/verification-code-request': async (id) => ({ basketToken: await id('basketToken') }),
  'POST /member/verification-code-check': async (id) => ({
    verificationCode: await verificationCode(),
    basketToken: await id('basketToken'),
  }),
  'GET /member/marketing-preferences': async () => undefined,
  'PUT /member/marketing-preferences': async (id) => ({
    marketingOptions: [{ marketingChannelId: await id('marketingChannelId'), optedIn: true }],
  }),
  'POST /catalogue/previous-purchase-items': async (id) => ({ storeId: await id('storeId') }),
  'POST /member/email-change-request': async () => ({
    emailAddress: 'other@example.test',
    currentPassword: 'battery staple',
  }),
  'POST /member/email-change-confirm': async () => ({ confirmationCode: '123456' }),
  'GET /member/usual-place': async () => undefined,
  'GET /member/favourites': async () => undefined,
  'POST /member/favourite': async (id) => ({ menuItemId: await id('menuItemId'), isFavourite: true }),
  'GET /member/lists': async () => undefined,
  'POST /member/list': async (id) => ({ listId: await id('listId'), storeId: await id('storeId') }),
  'POST /member/list-add': async (id) => ({ name: 'Weekend', orderId: await id('orderId') }),
  'POST /member/list-rename': async (id) => ({ listId: await id('listId'), name: 'Party' }),
  'DELETE /member/list': async (id) => ({ listId: await id('listId') }),
  'POST /member/list-item': async (id) => ({
    listId: await id('listId'),
    menuItemId: await id('menuItemId'),
    isOnList: true,
  }),
  'POST /member/list-to-basket': async (id) => ({
    listId: await id('listId'),
    storeId: await id('storeId'),
    basketToken: await id('basketToken'),
    overwriteBasket: true,
  }),
  'POST /member/weekly-slot': async (id) => ({ storeId: await id('storeId') }),
  'PUT /member/weekly-slot': async (id) => ({
    storeId: await id('storeId'),
    addressId: await id('addressId'),
    fulfilmentMethod: 'delivery',
    weekday: 5,
    starts: '17:00',
    ends: '18:00',
  }),
  'POST /member/weekly-slot-skip': async () => ({ date: '2026-11-27', skipped: true }),
  'DELETE /member/weekly-slot': async () => ({}),
  'POST /member/forget-code-request': async () => ({}),
  'POST /member/forget-code-confirm': async () => ({ confirmationCode: '123456' }),
  // Bob's, so that he reads his own.
  'POST /member/data': async () => ({ currentPassword: 'battery staple' }),
  'GET /member/ways-to-log-in': async () => undefined,
  'POST /member/provider-add': async () => ({ provider: 'google', origin: 'https://fresh.localhost' }),
  'POST /member/provider-remove': async () => ({ provider: 'google' }),
  'POST /member/passkey-options': async () => ({
    currentPassword: 'battery staple',
    origin: 'https://fresh.localhost',
  }),
  'POST /member/passkey-add': async () => ({
    attestation: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  }),
  'POST /member/passkey-rename': async (id) => ({ passkeyId: await id('passkeyId'), name: 'Key ring' }),
  'POST /member/passkey-remove': async (id) => ({ passkeyId: await id('passkeyId') }),
  'POST /member/password-add': async () => ({ password: 'a rare enough phrase' }),
  'POST /member/password-remove': async () => ({ currentPassword: 'battery staple' }),
  'GET /member/sessions': async () => undefined,
  'POST /member/session-end': async (id) => ({ sessionId: await id('sessionId') }),
  'POST /member/sessions-end-others': async () => ({}),
  'POST /member/sessions-end-all': async () => ({}),
};

const membersOnly: readonly Operation[] = allOperations.filter(
  ({ access, key }) => access === 'member' || ownOrder.test(key),
);
const built = membersOnly.filter(({ later }) => !later);

/** The names of the id fields in a schema, at any depth. */
function idsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
  };
  const own = Object.keys(properties).filter((name) => /(Id|Ids|Token)$/.test(name));
  return [...new Set([...own, ...[...Object.values(properties), items, ...anyOf].flatMap(idsIn)])];
}

const mine: ValueOf = (field) => idFields[field]?.value('mine') ?? Promise.reject(new Error(`No case for ${field}`));
const send = async (
  key: string,
  body: object | undefined,
  options: { as?: string; business?: number; guest?: undefined } = {},
) => recorder.during(key, () => service.call(key as Key, body as never, options));

/** Every row that names a member, as one text. */
async function everyRow(): Promise<string> {
  const tables = Object.keys(personalTables);
  const parts = tables.map(
    (table) =>
      sql`select ${table} as name, coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(table)} t`,
  );
  return JSON.stringify(await rowsOf(service.db, sql.join(parts, sql` union all `)));
}

test('every operation for members has a body, and every id in it a case', () => {
  expect(Object.keys(bodies).sort()).toEqual(membersOnly.map(({ key }) => key).sort());
  const fields = new Set(membersOnly.flatMap(({ body }) => idsIn(body)));
  expect([...fields].filter((field) => !(field in idFields))).toEqual([]);
});

/** Callers without a valid session here. */
const strangers: Readonly<
  Record<string, { code: string; token: () => Promise<string | undefined>; hasNoGuestSession?: true }>
> = {
  nobody: { code: 'unauthenticated', token: async () => undefined, hasNoGuestSession: true },
  'a guest': { code: 'unauthenticated', token: async () => undefined },
  'not a token': { code: 'token_invalid', token: async () => 'not.a.token' },
  'a forged token': {
    code: 'token_invalid',
    token: () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const keys = { ...service.keys, signing: privateKey, verifying: publicKey };
      return signAccessToken(keys, { memberId: ada.memberId, sessionId: 1 }, 1, service.clock.now());
    },
  },
  'an expired token': {
    code: 'token_expired',
    token: async () => {
      const session = { memberId: ada.memberId, sessionId: await sessionId(ada) };
      return signAccessToken(service.keys, session, 1, new Date(service.clock.now().getTime() - 3_600_000));
    },
  },
  'the token of an ended session': {
    code: 'session_ended',
    token: async () => {
      const id = await sessionId(ada);
      await service.db.update(sessions).set({ revokedAt: service.clock.now() }).where(eq(sessions.id, id));
      return signAccessToken(service.keys, { memberId: ada.memberId, sessionId: id }, 1, service.clock.now());
    },
  },
  'a session of another member': {
    code: 'session_ended',
    token: async () => {
      const id = await sessionId(bob);
      return signAccessToken(service.keys, { memberId: ada.memberId, sessionId: id }, 1, service.clock.now());
    },
  },
  'a token of the other business': { code: 'session_ended', token: async () => cleo.as },
};

let cells = 0;
let leaks = 0;
const cell = (holds: boolean) => {
  cells += 1;
  if (!holds) leaks += 1;
};

test.each(membersOnly.map(({ key }) => key))('[6.04] %s refuses a caller who is not a member here', async (key) => {
  const body = await bodies[key]?.(mine);
  for (const [name, { code, token, hasNoGuestSession }] of Object.entries(strangers)) {
    const as = await token();
    const before = await everyRow();
    const caller = { ...(as !== undefined && { as }), ...(hasNoGuestSession && { guest: undefined }) };
    const { status, problem } = await send(key, body, caller);
    const isSame = (await everyRow()) === before;
    // Without a live session the caller is a guest, whose order it is not.
    const isGuest = ownOrder.test(key) && ['unauthenticated', 'session_ended', 'token_invalid'].includes(code);
    const expected = isGuest ? { status: 404, code: 'order_not_found' } : { status: 401, code };
    cell(status === expected.status && problem.code === expected.code && isSame);
    expect({ name, status, code: problem.code, isSame }).toEqual({ name, ...expected, isSame: true });
  }
});

// A member's own order needs no basket's token: it is a guest's proof.
const isRefusedAlone = (key: string, field: string) => !(ownOrder.test(key) && field === 'basketToken');
const withIds = built.flatMap(({ key, body }) =>
  idsIn(body).flatMap((field) => (isRefusedAlone(key, field) ? [[key, field] as const] : [])),
);

test.each(withIds)('[6.04] %s treats a foreign %s like an unknown one, and writes nothing', async (key, field) => {
  let isAsked = false;
  const bodyWith = (owner: Owner) =>
    bodies[key]?.((name) => {
      if (name !== field) return mine(name);
      isAsked = true;
      return idFields[field]?.value(owner) ?? Promise.resolve(undefined);
    });
  const { owners = [] } = idFields[field] ?? {};
  const replies: Record<string, unknown> = {};
  for (const owner of owners.filter((one) => one !== 'mine')) {
    const body = await bodyWith(owner);
    const before = await everyRow();
    const { status, problem } = await send(key, body, { as: ada.as });
    const isSame = (await everyRow()) === before;
    replies[owner] = { status, code: problem.code, detail: problem.detail, errors: problem.errors, isSame };
    const isRefused = status >= 400 && status < 500;
    cell(isRefused && isSame);
    expect({ owner, isRefused, isSame }).toEqual({ owner, isRefused: true, isSame: true });
    // A body that is malformed would prove nothing.
    if (owner !== 'unknown' && idFields[field]?.owners.includes('anothers'))
      expect(problem.code).not.toBe('validation_failed');
  }
  expect(isAsked).toBe(true);
  for (const owner of Object.keys(replies)) {
    cell(JSON.stringify(replies[owner]) === JSON.stringify(replies.unknown));
    expect({ owner, ...(replies[owner] as object) }).toEqual({ owner, ...(replies.unknown as object) });
  }
  // The same call with one's own value works, so that nothing else was the reason.
  const own = await send(key, await bodyWith('mine'), { as: ada.as });
  expect([key, own.status, own.problem.code]).toEqual([key, 200, undefined]);
});

const ADAS = ['ada@example.test', 'Byron', 'TM-ADAS-PAST-2345'];
/** They end the caller's own sessions, so they are last. */
const isLast = (key: string) => Number(key === 'POST /member/sessions-end-all');

test.each(built.map(({ key }) => key).sort((a, b) => isLast(a) - isLast(b)))(
  '[6.04] %s gives another member nothing of a member, and changes nothing of theirs',
  async (key) => {
    const body = await bodies[key]?.(async (field) =>
      // Bob names his own ids.
      ['addressId', 'basketId', 'cardId', 'draftOrderId', 'listId', 'orderId', 'passkeyId', 'sessionId'].includes(field)
        ? { addressId, basketId, cardId, draftOrderId, listId, orderId, passkeyId, sessionId }[field as 'addressId'](
            bob,
          )
        : field === 'basketToken'
          ? basketToken(bob)
          : mine(field),
    );
    const adasRows = () =>
      rowsOf(
        service.db,
        sql`select 'members' as name, t::text as row from members t where id = ${ada.memberId}
            union all select 'addresses', t::text from addresses t where member_id = ${ada.memberId}
            union all select 'orders', t::text from orders t where member_id = ${ada.memberId}
            union all select 'saved_cards', t::text from saved_cards t where member_id = ${ada.memberId}
            union all select 'member_lists', t::text from member_lists t where member_id = ${ada.memberId}
            union all select 'member_list_items', t::text from member_list_items t
              where list_id in (select id from member_lists where member_id = ${ada.memberId})
            union all select 'member_passkeys', t::text from member_passkeys t where member_id = ${ada.memberId}
            union all select 'sessions', t::text from sessions t where member_id = ${ada.memberId}
            union all select 'weekly_slots', t::text from weekly_slots t where member_id = ${ada.memberId}
            union all select 'marketing_consents', t::text from marketing_consents t where member_id = ${ada.memberId}
            union all select 'forget_codes', t::text from forget_codes t where member_id = ${ada.memberId}
            order by 1, 2`,
      );
    const before = JSON.stringify(await adasRows());
    const { data, status } = await send(key, body, { as: bob.as });
    const text = JSON.stringify(data);
    const isSame = JSON.stringify(await adasRows()) === before;
    const found = ADAS.filter((one) => text.includes(one));
    cell(isSame && found.length === 0 && status < 500);
    expect({ isSame, found, isAnswered: status < 500 }).toEqual({ isSame: true, found: [], isAnswered: true });
  },
);

test('[6.04] an address of another member is unknown to the checkout too', async () => {
  const { data } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } });
  const { basketToken: token } = data.basket;
  for (const id of [await addressId(bob), UNKNOWN_ID]) {
    const typed = { addressId: id, basketToken: token };
    const chosen = await service.call('POST /checkout/delivery-address', typed, { as: ada.as });
    expect([chosen.status, chosen.problem.code]).toEqual([404, 'address_not_found']);
  }
});

test('[6.04] every statement of these operations says whose rows it means, or why it need not', async () => {
  const tables = await tablesOfMembers(service.db);
  const without = [...recorder.statements].filter(([statement]) => isWithoutMember(statement, tables));
  expect(without.filter(([statement]) => !otherOwners.some(({ found }) => found.test(statement)))).toEqual([]);
  // An exception that no statement needs would hide the next one.
  const isUnused = ({ found }: (typeof otherOwners)[number]) => !without.some(([statement]) => found.test(statement));
  expect(otherOwners.filter(isUnused)).toEqual([]);
  expect(recorder.statements.size).toBeGreaterThan(100);
});

test('the size of the matrix, and what leaked', () => {
  process.stdout.write(`Member matrix: ${membersOnly.length} operations, ${cells} cells, ${leaks} leaks\n`);
  expect(cells).toBeGreaterThan(membersOnly.length * Object.keys(strangers).length);
  expect(leaks).toBe(0);
});

import type { Operation } from '@storefront/api/operation';
import type { Key } from '@storefront/api/operation-types';
import { allOperations } from '@storefront/api/operations';
import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await createTestService();
  ada = await service.logIn();
  bob = await service.logIn('bob@example.test', 'battery staple');
});
afterAll(() => service.close());

const address = { country: 'GB', addressLine1: '1 New Street', postcode: 'SE1 1AA', town: 'London' };
const ADAS_ADDRESS = 951;

/** A valid body for each members' operation, naming Ada's data. */
const bodies: Readonly<Record<string, object | undefined>> = {
  'GET /member/profile': undefined,
  'PUT /member/profile': { businessId: 1, firstname: 'Ada', lastname: 'Byron' },
  'POST /member/change-password': {
    logoutFromAll: true,
    password: 'a rare enough phrase',
    currentPassword: 'correct horse',
  },
  'GET /member/addresses': undefined,
  'POST /member/address': { ...address, isDefault: false },
  'PUT /member/address': { addressId: ADAS_ADDRESS, ...address },
  'DELETE /member/address': { addressId: ADAS_ADDRESS },
  'POST /member/address/default': { addressId: ADAS_ADDRESS },
  'POST /member/orders': { page: 1, limit: 5 },
  'POST /member/order': { orderId: ids.pastOrder },
  'POST /member/reorder': { orderId: ids.pastOrder },
  'GET /member/cards': undefined,
  'POST /member/card': { token: 'tok_1234' },
  'DELETE /member/card': { cardId: 1 },
  'POST /member/review': { orderId: ids.pastOrder, starRating: 5 },
  'GET /member/loyalty-progress': undefined,
  'GET /member/loyalty-summary': undefined,
  'GET /member/marketing-preferences': undefined,
  'PUT /member/marketing-preferences': { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] },
  'POST /catalogue/previous-purchase-items': { storeId: ids.store },
  'POST /member/forget-code-request': {},
  'POST /member/forget-code-confirm': { confirmationCode: '123456' },
  'POST /member/verification-code-request': { platform: 'web' },
  'POST /member/verification-code-check': { verificationCode: '123456' },
};

const membersOnly = allOperations.filter((operation: Operation) => operation.access === 'member');
const send = (key: string, as?: string) =>
  service.call(key as Key, bodies[key] as never, as === undefined ? {} : { as });
/** Everything of Ada's that another member could change. */
const adas = async () =>
  JSON.stringify(
    await Promise.all([
      service.db.execute(sql`select * from members where id = ${ids.member}`),
      service.db.execute(sql`select * from addresses where member_id = ${ids.member} order by id`),
      service.db.execute(sql`select * from orders where member_id = ${ids.member} order by draft_order_id`),
    ]),
  );

test('every operation for members is tested', () => {
  expect(Object.keys(bodies).sort()).toEqual(membersOnly.map(({ key }) => key).sort());
});

test.each(membersOnly.map(({ key }) => key))('[6.04] %s rejects a visitor whose body is valid', async (key) => {
  const before = await adas();
  const { status, problem } = await send(key);
  expect({ status, code: problem.code }).toEqual({ status: 401, code: 'unauthenticated' });
  const forged = await send(key, 'not.a.token');
  expect({ status: forged.status, code: forged.problem.code }).toEqual({ status: 401, code: 'token_invalid' });
  expect(await adas()).toBe(before);
});

test.each([
  ['PUT /member/address', 'address_not_found'],
  ['DELETE /member/address', 'address_not_found'],
  ['POST /member/address/default', 'address_not_found'],
  ['POST /member/order', 'order_not_found'],
  ['POST /member/reorder', 'order_not_found'],
])('[6.04] %s does not find another member’s data', async (key, code) => {
  const before = await adas();
  const { status, problem } = await send(key, bob);
  expect({ status, code: problem.code }).toEqual({ status: 404, code });
  expect(await adas()).toBe(before);
});

test('[6.04] data that a member reads and writes without naming an owner is their own', async () => {
  const [profile, book, orders] = await Promise.all([
    service.call('GET /member/profile', undefined, { as: bob }),
    service.call('GET /member/addresses', undefined, { as: bob }),
    service.call('POST /member/orders', {}, { as: bob }),
  ]);
  expect([profile.data.memberId, book.data.addresses, orders.data.total]).toEqual([ids.otherMember, [], 0]);
  const before = await adas();
  await service.call('PUT /member/profile', { firstname: 'Robert', lastname: 'Stone' }, { as: bob });
  await service.call('POST /member/address', address, { as: bob });
  expect(await adas()).toBe(before);
  const wrong = { logoutFromAll: true, password: 'a rare enough phrase', currentPassword: 'correct horse' } as const;
  expect((await service.call('POST /member/change-password', wrong, { as: bob })).problem.code).toBe(
    'current_password_incorrect',
  );
  const typed = { addressId: ADAS_ADDRESS, basketToken: '' };
  const { data } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } });
  const chosen = await service.call(
    'POST /checkout/delivery-address',
    { ...typed, basketToken: data.basket.basketToken },
    { as: bob },
  );
  expect(chosen.problem.code).toBe('address_not_found');
});

test('[6.04] a token of one business gives no access in another', async () => {
  for (const { key } of membersOnly) {
    // Removed, because a wrong business would be refused first.
    const { businessId: _, ...body } = (bodies[key] ?? {}) as { businessId?: number };
    const sent = bodies[key] && body;
    const reply = await service.call(key as Key, sent as never, { as: ada, business: ids.otherBusiness });
    expect([key, reply.status]).toEqual([key, 401]);
  }
});

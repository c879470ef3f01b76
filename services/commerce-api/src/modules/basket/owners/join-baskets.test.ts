import { and, eq } from 'drizzle-orm';
import { draftOrder, payInCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { baskets } from '../../../database/schema/basket';
import { reservations, slots } from '../../../database/schema/slots';
import { deleteOldBaskets } from './delete-old-baskets';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());
// Every test begins as on a new day: the member has no basket.
beforeEach(() => service.db.delete(baskets));

const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
const bob = { grant_type: 'password', username: 'bob@example.test', password: 'battery staple' } as const;

const add = async (id: number, quantity: number, basketToken?: string, storeId: number = ids.store) =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id, quantity }, basketToken })).data.basket
    .basketToken;
const logIn = async (basketToken?: string, who: typeof ada | typeof bob = ada) =>
  (await service.call('POST /oauth/token', { ...who, basketToken })).data.basketToken;
/** The token of a basket whose guest logs in. */
const ofMember = async (guests: string) => {
  const token = (await logIn(guests)) ?? '';
  expect(token).not.toBe(guests);
  return token;
};
const read = async (basketToken: string | null) =>
  (await service.call('POST /basket/get-or-create', { basketToken: basketToken ?? '' })).data;
const quantities = async (basketToken: string | null) =>
  Object.fromEntries((await read(basketToken)).lines.map(({ menuItem, quantity }) => [menuItem.id, quantity]));
const isOpen = async (token: string) =>
  (await service.db.$count(baskets, and(eq(baskets.token, token), eq(baskets.state, 'open')))) === 1;
const reserve = async (basketToken: string, timeSlotTime: string) =>
  expect(
    (
      await service.call('POST /slots/reserve', {
        storeId: ids.store,
        basketToken,
        fulfilmentMethod: 'delivery',
        timeSlotDate: '2026-11-27',
        timeSlotTime,
      })
    ).status,
  ).toBe(200);

test('a second device finds the member’s basket, and a token that a guest’s basket had leads there for a while', async () => {
  const guests = await add(ids.milk, 2);
  const first = await ofMember(guests);
  expect(await logIn(first)).toBe(first);
  expect(await quantities(guests)).toEqual({ [ids.milk]: 2 });
  await deleteOldBaskets(service.db, new Date(service.clock.now().getTime() + 6 * 60_000));
  const later = await service.call('POST /basket/get-or-create', { basketToken: guests, mustExist: true });
  expect(later.problem.code).toBe('basket_not_found');
  expect(await logIn()).toBe(first);
});

test.each([
  ['a member without a basket', false],
  ['a member with items on another device', true],
])('a guest who has ordered and logs in as %s still reads the order', async (_, hasItems) => {
  if (hasItems) await ofMember(await add(ids.bread, 1));
  const token = await add(ids.milk, 10);
  const { data: draft } = await draftOrder(service, token, { emailAddress: 'guest@example.test' });
  const next = (await payInCash(service, token, draft)).data.basketToken ?? '';
  const { data: session } = await service.call('POST /oauth/token', { ...ada, basketToken: next });
  const of = { draftOrderId: draft.draftOrderId, paymentGateway: 'cash' } as const;
  const verify = (basketToken: string, as?: string) =>
    service.call('POST /payments/verify-payment', { ...of, basketToken }, { ...(as && { as }) });
  const own = session.basketToken ?? '';
  expect((await verify(own, session.access_token)).data).toMatchObject({ status: 'sent_to_store', basketToken: own });
  expect((await verify(next)).problem.code).toBe('payment_not_found');
});

test('a guest’s basket is joined with the member’s, which says once what came from the other device', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  await read(first);
  const second = await add(ids.bread, 1);
  await add(ids.milk, 1, second);
  expect(await logIn(second)).toBe(first);
  expect(await quantities(first)).toEqual({ [ids.milk]: 3, [ids.bread]: 1 });
  expect(await isOpen(second)).toBe(false);
});

test('what came from the other device is reported until it is shown in full', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  await read(first);
  await logIn(await add(ids.bread, 1));
  const summary = await service.call('POST /basket/get-or-create', { basketToken: first, isSummary: true });
  const joined = [{ code: 'item_joined', name: expect.any(String) }];
  expect(summary.data.updates).toMatchObject(joined);
  expect((await read(first)).updates).toMatchObject(joined);
  expect((await read(first)).updates).toEqual([]);
});

test('the slot held on this device moves with the items, and the other device’s place is released', async () => {
  const first = await ofMember(await add(ids.milk, 6));
  const second = await add(ids.bread, 1);
  await reserve(second, '18:00');
  // The other device's hold is the newer one.
  await reserve(first, '17:00');
  await logIn(second);
  expect((await read(first)).reservation).toMatchObject({ state: 'held', timeSlotTime: '18:00' });
  const places = await service.db.select().from(slots).where(eq(slots.localDate, '2026-11-27'));
  expect(places.map(({ reserved }) => reserved).reduce((sum, count) => sum + count, 0)).toBe(1);
  await service.db.delete(reservations);
  await service.db.update(slots).set({ reserved: 0 });
});

test('a basket of another store and one above the limits stay apart, and nothing is lost', async () => {
  const first = await ofMember(await add(ids.milk, 15));
  const far = await ofMember(await add(ids.milk, 1, undefined, ids.farStore));
  expect(await quantities(first)).toEqual({ [ids.milk]: 15 });
  await service.db.delete(baskets).where(eq(baskets.token, far));
  const large = await ofMember(await add(ids.milk, 15));
  expect([await quantities(first), await quantities(large)]).toEqual([{ [ids.milk]: 15 }, { [ids.milk]: 15 }]);
});

test('a slot that was held before shopping comes with the log-in', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  const body = { storeId: ids.store, fulfilmentMethod: 'delivery' } as const;
  const empty = (await service.call('POST /basket/get-or-create', body)).data.basketToken;
  await reserve(empty, '18:00');
  expect(await logIn(empty)).toBe(first);
  expect((await read(first)).reservation).toMatchObject({ state: 'held', timeSlotTime: '18:00' });
  await service.db.delete(reservations);
  await service.db.update(slots).set({ reserved: 0 });
});

test('an empty basket of this device gives way to the member’s', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  const empty = (await service.call('POST /basket/get-or-create', { storeId: ids.store })).data.basketToken;
  expect(await logIn(empty)).toBe(first);
});

test('a basket that another member filled is not taken over', async () => {
  const ofAda = await ofMember(await add(ids.milk, 2));
  const ofBob = await logIn(ofAda, bob);
  expect(ofBob).not.toBe(ofAda);
  expect(await quantities(ofBob)).toEqual({});
  expect(await quantities(ofAda)).toEqual({ [ids.milk]: 2 });
});

test('simultaneous log-ins of two devices make one basket with all items', async () => {
  const first = await ofMember(await add(ids.milk, 1));
  const [second, third] = [await add(ids.bread, 1), await add(ids.milk, 1)];
  expect(await Promise.all([logIn(second), logIn(third)])).toEqual([first, first]);
  expect(await quantities(first)).toEqual({ [ids.milk]: 2, [ids.bread]: 1 });
});

test('a request that was under way during a log-in reaches the joined basket, and no second one begins', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  const second = await add(ids.bread, 1);
  await logIn(second);
  // It was sent with the token of the device's basket, before the log-in's reply arrived.
  expect(await add(ids.milk, 1, second)).toBe(first);
  expect(await quantities(second)).toEqual({ [ids.milk]: 3, [ids.bread]: 1 });
  expect(await service.db.$count(baskets, eq(baskets.state, 'open'))).toBe(1);
});

test('additions during a log-in are all in the joined basket', async () => {
  const first = await ofMember(await add(ids.milk, 2));
  const second = await add(ids.bread, 1);
  await Promise.all([logIn(second), ...[1, 2, 3, 4].map(() => add(ids.bread, 1, second))]);
  expect(await quantities(first)).toEqual({ [ids.milk]: 2, [ids.bread]: 5 });
});

test('after the log-out the token of the joined basket leads nowhere', async () => {
  await ofMember(await add(ids.milk, 2));
  const second = await add(ids.bread, 1);
  const { data } = await service.call('POST /oauth/token', { ...ada, basketToken: second });
  await service.call('POST /auth/logout', { refreshToken: data.refresh_token });
  const found = await service.call('POST /basket/get-or-create', { basketToken: second, mustExist: true });
  expect(found.problem.code).toBe('basket_not_found');
});

test('[1.10] baskets that stay apart name each other to their member, who continues with either at its store', async () => {
  const first = await ofMember(await add(ids.milk, 3));
  const guests = await add(ids.milk, 1, undefined, ids.farStore);
  const { data } = await service.call('POST /oauth/token', { ...ada, basketToken: guests });
  const far = data.basketToken ?? '';
  const as = data.access_token;
  const readAs = async (basketToken: string) =>
    (await service.call('POST /basket/get-or-create', { basketToken }, { as })).data.otherBaskets;
  const [other, ...more] = (await readAs(far)) ?? [];
  expect([other, more]).toMatchObject([{ itemCount: 3, isOfThisStore: false, storeName: expect.any(String) }, []]);
  // Another holder of the token learns of no other basket.
  expect((await read(far)).otherBaskets).toEqual([]);
  const next = await service.call('POST /basket/continue-with', { basketId: other?.basketId ?? 0 }, { as });
  expect(next.data).toMatchObject({
    basket: { basketToken: first },
    store: { id: ids.store },
    fulfilmentMethod: 'delivery',
  });
  expect(next.data.basket.otherBaskets).toMatchObject([{ itemCount: 1, isOfThisStore: false }]);
  expect(await quantities(far)).toEqual({ [ids.milk]: 1 });
});

test('a choice for missing items that is what the business does anyway stays a choice when baskets are joined', async () => {
  const settings = (change: string) =>
    service.db.execute(`update businesses set settings = settings ${change} where id = 1`);
  await settings(`|| '{"substituteForAll":"similar"}'`);
  const choose = (basketToken: string, substituteForAll: 'similar' | 'ask') =>
    service.call('POST /basket/update', { basketToken, updates: [], substituteForAll });
  const chooseForLine = async (basketToken: string, kind: 'similar' | 'ask') => {
    const [line] = (await read(basketToken)).lines;
    const chosen = { basketToken, basketLineId: line?.basketLineId ?? 0, menuItem: { substitute: { kind } } };
    expect((await service.call('POST /basket/update-item', chosen)).status).toBe(200);
  };
  const first = await ofMember(await add(ids.milk, 1));
  await chooseForLine(first, 'ask');
  await choose(first, 'ask');
  // A basket in which nobody has chosen changes nothing.
  await logIn(await add(ids.bread, 1));
  expect((await read(first)).substituteForAll).toBe('ask');
  const device = await add(ids.milk, 1);
  await chooseForLine(device, 'similar');
  await choose(device, 'similar');
  await logIn(device);
  const joined = await read(first);
  expect(joined.substituteForAll).toBe('similar');
  expect(joined.lines.map(({ substitute }) => [substitute?.kind, substitute?.isOwn])).toEqual([
    ['similar', true],
    ['similar', false],
  ]);
  await settings(`- 'substituteForAll'`);
});

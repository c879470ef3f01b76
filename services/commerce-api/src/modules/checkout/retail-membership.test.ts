import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { baskets } from '../../database/schema/basket';
import { contactRequests } from '../../database/schema/contact';
import { members } from '../../database/schema/member';
import { readMembershipId } from '../businesses/retail-membership-id';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const CHECK = 'POST /checkout/retail-membership-check';
const STORE = 'POST /checkout/retail-membership-store';
const membership = 'TM10000008';
const guestBasket = async (as?: string) =>
  (await service.call('POST /basket/get-or-create', { storeId: ids.store }, { as })).data.basketToken;
const storedWith = async (basketToken: string) =>
  (await service.db.select().from(baskets).where(eq(baskets.token, basketToken)))[0]?.retailMemberId;

test('a membership is checked and stored, and a message to the business has every field of a contact request [3.22]', async () => {
  const { call, db } = service;
  const ada = await service.logIn();
  expect((await call(CHECK, { retailMemberId: 'tm1000-0008' }, { as: ada })).data).toEqual({
    retailMemberId: membership,
    isKept: false,
  });
  const stored = await call(STORE, { retailMemberId: 'TM 1000 0008' }, { as: ada });
  expect(stored.data).toEqual({ retailMemberId: membership, keptWith: 'member' });
  expect((await call(CHECK, { retailMemberId: membership }, { as: ada })).data.isKept).toBe(true);
  expect((await db.select().from(members).where(eq(members.id, ids.member)))[0]?.retailMemberId).toBe(membership);

  const request = {
    firstName: 'Grace',
    lastName: 'Hill',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
    subject: 'An order',
    message: 'Two eggs were broken.',
    orderNumber: 'TM-ADAS-PAST-2345',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) form.append(name, value);
  form.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'bill.pdf');
  const response = await fetch(`${service.origin}/en-gb/api/contact/request`, { method: 'POST', body: form });
  expect([response.status, await response.json()]).toMatchObject([200, { files: 1 }]);
  expect(await db.select().from(contactRequests)).toMatchObject([{ ...request, phoneNumber: '+447700900456' }]);
});

test('a guest’s membership is stored with the basket, and no other shopper sees it', async () => {
  const { call } = service;
  const basketToken = await guestBasket();
  const stored = await call(STORE, { retailMemberId: membership, basketToken });
  expect(stored.data).toEqual({ retailMemberId: membership, keptWith: 'basket' });
  expect(await storedWith(basketToken)).toBe(membership);
  expect((await call(CHECK, { retailMemberId: membership, basketToken })).data.isKept).toBe(true);
  const another = await guestBasket();
  expect((await call(CHECK, { retailMemberId: membership, basketToken: another })).data.isKept).toBe(false);
});

test("taking a basket over after a log-out does not include the member's membership", async () => {
  const { call, db } = service;
  const bob = await service.logIn('bob@example.test', 'battery staple');
  const basketToken = await guestBasket(bob);
  await db.update(baskets).set({ retailMemberId: membership }).where(eq(baskets.token, basketToken));
  expect((await call(CHECK, { retailMemberId: membership, basketToken })).data.isKept).toBe(false);
  const contact = { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test', phoneNumber: '+447700900456' };
  await call('POST /checkout/contact-details', { basketToken, contact });
  expect(await storedWith(basketToken)).toBeNull();
});

test.each([
  ['another business’s', 'LC20481677'],
  ['one with a typing error', 'TM10000009'],
  ['one digit short', 'TM1000000'],
  ['one with extra characters', 'TM10000008X'],
  ['no letters or digits', ' - '],
])('%s is not a valid retail membership id', async (_what, retailMemberId) => {
  const basketToken = await guestBasket();
  for (const key of [CHECK, STORE] as const) {
    const { status, problem } = await service.call(key, { retailMemberId, basketToken });
    expect([status, problem.code, problem.detail]).toEqual([
      422,
      'retail_membership_invalid',
      'Not a valid retail membership id',
    ]);
  }
  expect(await storedWith(basketToken)).toBeNull();
});

test('a business without memberships rejects every id, a guest needs a basket, and the basket must exist', async () => {
  const { call } = service;
  const elsewhere = await call(CHECK, { retailMemberId: membership }, { business: ids.otherBusiness });
  expect(elsewhere.problem.code).toBe('retail_membership_invalid');
  expect((await call(STORE, { retailMemberId: membership })).problem.errors?.[0]?.path).toBe('basketToken');
  const gone = await call(STORE, { retailMemberId: membership, basketToken: 'x'.repeat(43) });
  expect(gone.problem.code).toBe('basket_not_found');
  const { data: profile } = await call('GET /business/profile');
  expect(profile.retailMembership).toMatchObject({ example: 'TM 1000 0008' });
});

test('a rule may have no check digit', () => {
  expect(readMembershipId({ pattern: '\\d{4}', example: '1234' }, '12-34')).toBe('1234');
});

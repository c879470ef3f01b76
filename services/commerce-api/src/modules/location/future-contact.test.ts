import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { futureContacts } from '../../database/schema/contact';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const ask = (body: object) => service.call('POST /location/future-contact', body as never);
const kept = () => service.db.select().from(futureContacts);

test('[7.09] a request by e-mail, postcode and business is stored, once, and operators see it', async () => {
  const body = { email: 'Grace@Example.test', postcode: 'eh11aa', businessId: ids.business };
  for (let times = 0; times < 2; times += 1)
    expect(await ask(body)).toMatchObject({ status: 200, data: { postcode: 'EH1 1AA' } });
  expect(await kept()).toMatchObject([
    { businessId: ids.business, postcode: 'EH1 1AA', emailAddress: 'grace@example.test', answeredAt: null },
  ]);
  const { data } = await service.call('POST /admin/future-contacts', { postcode: 'EH1' }, { admin: true });
  expect(data.contacts).toMatchObject([{ postcode: 'EH1 1AA', emailAddress: 'grace@example.test' }]);
});

test('[7.09] without a business the request belongs to the host’s, and another business’s is rejected', async () => {
  expect((await ask({ email: 'host@example.test', postcode: 'EH1 1AA' })).status).toBe(200);
  expect((await kept()).find(({ emailAddress }) => emailAddress === 'host@example.test')?.businessId).toBe(
    ids.business,
  );
  const other = await ask({ email: 'other@example.test', postcode: 'EH1 1AA', businessId: ids.otherBusiness });
  expect(other.problem.code).toBe('business_mismatch');
});

test.each([
  ['no e-mail', { postcode: 'EH1 1AA' }, 'email'],
  ['an invalid e-mail', { email: 'grace', postcode: 'EH1 1AA' }, 'email'],
  ['no postcode', { email: 'grace@example.test' }, 'postcode'],
  ['an unknown field', { email: 'grace@example.test', postcode: 'EH1 1AA', name: 'Grace' }, 'name'],
])('[7.09] %s is rejected at its field', async (_, body, path) => {
  const before = (await kept()).length;
  expect((await ask(body)).problem).toMatchObject({ code: 'validation_failed', status: 422, errors: [{ path }] });
  expect(await kept()).toHaveLength(before);
});

test('[7.09] an invalid postcode of the country is rejected with its code', async () => {
  expect((await ask({ email: 'grace@example.test', postcode: 'nowhere' })).problem.code).toBe('invalid_postcode');
});

test('[7.09] requests for others from one IP address are limited', async () => {
  const codes = [];
  for (let times = 0; times < 12; times += 1)
    codes.push((await ask({ email: 'much@example.test', postcode: 'EH1 1AA' })).status);
  expect(codes.slice(0, 10)).toEqual(codes.slice(0, 10).map(() => 200));
  expect(codes.at(-1)).toBe(429);
});

import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { businessFaults } from './business-faults';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
  await service.db.execute(sql`update businesses set hosts = array['shop' || id || '.example']`);
  await service.db.execute(sql`update businesses set settings = settings || '{"paymentMethods": ["card", "cash"]}'`);
});
afterEach(() => service.close());

test('each business with card payments needs an account, or a declaration that it has none', async () => {
  const { db } = service;
  expect(await businessFaults(db, { CHECKOUTCOM_SECRET_KEY: 'sk_live' })).toEqual([]);
  expect(await businessFaults(db, { CARD_PAYMENTS: 'none' })).toEqual([]);
  expect(await businessFaults(db, { CHECKOUTCOM_SECRET_KEY_1: 'sk_live', CARD_PAYMENTS_2: 'none' })).toEqual([]);
  expect(await businessFaults(db, { CHECKOUTCOM_SECRET_KEY_1: 'sk_live' })).toEqual([
    expect.stringMatching(/^CHECKOUTCOM_SECRET_KEY_2 or REALEX_MERCHANT_ID_2 is missing: .* CARD_PAYMENTS_2=none/),
  ]);
  await db.execute(sql`update businesses set settings = settings || '{"paymentMethods": ["cash"]}' where id = 2`);
  expect(await businessFaults(db, { CHECKOUTCOM_SECRET_KEY_1: 'sk_live' })).toEqual([]);
});

test('a demonstration’s database, whose passwords are published, is rejected in production', async () => {
  await service.db.execute(sql`update businesses set hosts = array['fresh.localhost'] where id = 1`);
  expect(await businessFaults(service.db, { CARD_PAYMENTS: 'none' })).toEqual([
    expect.stringMatching(/published passwords: .* answers to fresh\.localhost/),
  ]);
});

test('a database without places needs a provider of them, because no postcode would be found', async () => {
  const { db } = service;
  await db.execute(sql`delete from places`);
  const faults = (places?: string) => businessFaults(db, { CARD_PAYMENTS: 'none', ...(places && { PLACES: places }) });
  expect(await faults()).toEqual([expect.stringMatching(/^PLACES is missing: .* PLACES=postcodes\.io needs no key$/)]);
  expect(await faults('postcodes.io')).toEqual([]);
});

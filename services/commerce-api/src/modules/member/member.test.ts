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

const home = { country: 'GB', addressLine1: '1 New Street', postcode: 'se11aa', town: 'London' };

test('a profile has its fields and is changed by its member [3.09] [7.20]', async () => {
  const body = { businessId: 1, firstname: 'Ada', lastname: 'Lovelace', mobileContactNumber: '07700 900789' };
  const { data } = await service.call('PUT /member/profile', body, { as: ada });
  expect(data).toEqual({
    memberId: ids.member,
    emailAddress: 'ada@example.test',
    firstname: 'Ada',
    lastname: 'Lovelace',
    mobileContactNumber: '+447700900789',
    mobileContactNumberDisplay: '07700 900789',
    retailMemberId: null,
    phoneVerified: false,
    mustVerify: false,
    referralCode: null,
  });
  const session = { strategy: 'member', kind: 'password' };
  expect((await service.call('GET /member/profile', undefined, { as: ada })).data).toEqual({ ...data, session });
  const bad = await service.call('PUT /member/profile', { ...body, mobileContactNumber: '12345' }, { as: ada });
  expect(bad.problem.code).toBe('invalid_phone_number');
});

test('the address book stores addresses, one of them the default [3.10]', async () => {
  const { call } = service;
  const { data: first } = await call('POST /member/address', home, { as: bob });
  expect(first).toEqual({ addressId: first.addressId, isDefault: true, ...home, postcode: 'SE1 1AA' });
  const { data: second } = await call('POST /member/address', { ...home, addressLine1: '2 New Street' }, { as: bob });
  expect(second.isDefault).toBe(false);
  const { data: chosen } = await call('POST /member/address/default', { addressId: second.addressId }, { as: bob });
  expect(chosen.addresses.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second.addressId, true],
    [first.addressId, false],
  ]);
  const changed = await call(
    'PUT /member/address',
    { addressId: first.addressId, ...home, town: 'Lambeth' },
    { as: bob },
  );
  expect(changed.data.town).toBe('Lambeth');
  const { data: left } = await call('DELETE /member/address', { addressId: second.addressId }, { as: bob });
  expect(left.addresses).toMatchObject([{ addressId: first.addressId, isDefault: true }]);
  expect((await call('POST /member/address', { ...home, postcode: 'nowhere' }, { as: bob })).problem.code).toBe(
    'invalid_postcode',
  );
});

test('orders are listed by filters, shown, and added to a basket again [7.22] [3.12]', async () => {
  const { call } = service;
  const { data: list } = await call(
    'POST /member/orders',
    { dateFrom: '2026-11-01', dateTo: '2026-11-25', page: 1, limit: 5 },
    { as: ada },
  );
  expect(list).toMatchObject({
    total: 1,
    orders: [
      {
        businessOrderId: 'TM-ADAS-PAST-2345',
        orderId: ids.pastOrder,
        draftOrderId: ids.pastOrder,
        status: 'delivered',
        statusCode: 100,
      },
    ],
  });
  expect((await call('POST /member/orders', { dateFrom: '2026-11-24' }, { as: ada })).data.total).toBe(0);
  const { data: order } = await call('POST /member/order', { orderId: ids.pastOrder }, { as: ada });
  expect(order.lines.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
    [ids.milk, 2],
    [ids.soldOut, 1],
  ]);
  expect(order.events.map(({ status }) => status)).toEqual([
    'sent_to_store',
    'store_accepted_picking',
    'picked',
    'en_route',
    'delivered',
  ]);
  const { data: again } = await call('POST /member/reorder', { orderId: ids.pastOrder }, { as: ada });
  expect(again.basket.lines).toMatchObject([{ menuItem: { id: ids.milk }, quantity: 2 }]);
  expect(again.missing).toEqual([{ menuItemId: ids.soldOut, name: 'Crème fraîche' }]);
});

test('[7.21] an address is added, updated (PUT), made the default and deleted (DELETE: businessId, addressId)', async () => {
  const { call } = service;
  const as = await service.logIn('bob@example.test', 'battery staple');
  const kept = (await call('GET /member/addresses', undefined, { as })).data.addresses;
  const { data: added } = await call(
    'POST /member/address',
    { ...home, addressLine2: 'Flat 2', county: 'Kent' },
    { as },
  );
  expect(added).toMatchObject({
    ...home,
    postcode: 'SE1 1AA',
    addressLine2: 'Flat 2',
    county: 'Kent',
    isDefault: false,
  });
  const { addressId } = added;
  const changed = { ...home, addressLine1: '9 Other Street', postcode: 'SE1 9GF' };
  const { data: updated } = await call('PUT /member/address', { businessId: 1, addressId, ...changed }, { as });
  // What a change leaves out is removed.
  expect(updated).toEqual({ addressId, isDefault: false, ...changed });
  const { data: chosen } = await call('POST /member/address/default', { addressId }, { as });
  expect(chosen.addresses.filter(({ isDefault }) => isDefault).map((one) => one.addressId)).toEqual([addressId]);
  expect((await call('GET /member/addresses', undefined, { as })).data).toEqual(chosen);
  for (const businessId of [2, 99]) {
    const wrong = await call('DELETE /member/address', { businessId, addressId }, { as });
    expect([wrong.status, wrong.problem.code]).toEqual([422, 'business_mismatch']);
  }
  const { data: left } = await call('DELETE /member/address', { businessId: 1, addressId }, { as });
  expect(left.addresses).toEqual(kept.map((one, place) => ({ ...one, isDefault: place === 0 })));
  const again = await call('DELETE /member/address', { businessId: 1, addressId }, { as });
  expect([again.status, again.problem.code]).toEqual([404, 'address_not_found']);
  const country = await call('POST /member/address', { ...home, country: 'FR' }, { as });
  expect(country.problem.code).toBe('country_not_served');
});

test('[7.21] the countries and the billing countries of the business are listed for any caller', async () => {
  const as = await service.logIn();
  for (const options of [{}, { as }]) {
    const { data } = await service.call('GET /member/countries', undefined, options);
    expect(data).toEqual({ countries: [{ code: 'GB', name: 'United Kingdom' }] });
    const billing = await service.call('GET /member/billing-countries', undefined, options);
    expect(billing.data).toEqual({
      countries: [
        { code: 'GB', name: 'United Kingdom' },
        { code: 'IE', name: 'Ireland' },
      ],
    });
  }
});

test('a member’s usual place is that of the last order, with its store; without orders the default address', async () => {
  const place = async (as: string) => (await service.call('GET /member/usual-place', undefined, { as })).data;
  expect((await place(await service.logIn())).store).toMatchObject({ id: ids.store });
  const person = { firstname: 'Nia', lastname: 'New', emailAddress: 'nia@example.test', password: 'long enough' };
  const as = (await service.call('POST /auth/register', person)).data.access_token;
  expect(await place(as)).toEqual({ location: null, fulfilmentMethod: 'delivery', store: null });
  const address = { country: 'GB', addressLine1: '1 New Street', postcode: 'SE1 9GF', town: 'London', isDefault: true };
  await service.call('POST /member/address', address, { as });
  expect(await place(as)).toMatchObject({ location: { postcode: 'SE1 9GF' }, store: null });
});

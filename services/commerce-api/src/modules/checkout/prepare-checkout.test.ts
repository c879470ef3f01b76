import { eq, sql } from 'drizzle-orm';
import { payInCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { addresses, members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';

let service: TestService;
let ada: string;
beforeEach(async () => {
  service = await createTestService();
  ada = await service.logIn();
  await service.db.execute(sql`update slots set capacity = 100`);
});
afterEach(() => service.close());

const storeId = ids.store;
const own = { country: 'GB', addressLine1: '5 Park Street', postcode: 'SE1 9GF', town: 'London' };
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test', phoneNumber: '+447700900123' };
const nothing = { contact: null, deliveryAddress: null, instructions: null };

async function basketWithSlot(place: object = { postcode: 'se19gf' }, day = '2026-11-26', as: string | null = ada) {
  const caller = { as: as ?? undefined };
  const { data } = await service.call(
    'POST /basket/add-item',
    { storeId, menuItem: { id: ids.milk, quantity: 6 } },
    caller,
  );
  const { basketToken } = data.basket;
  const slot = {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: day,
    timeSlotTime: '17:00',
  } as const;
  expect((await service.call('POST /slots/reserve', { ...slot, ...place }, caller)).status).toBe(200);
  return basketToken;
}

const prepare = async (basketToken: string, as: string | null = ada) =>
  (await service.call('POST /checkout/prepare', { basketToken }, { as: as ?? undefined })).data;

test("a member's checkout is filled in from the account; what was entered before stays", async () => {
  const basketToken = await basketWithSlot();
  const { basket, store } = await prepare(basketToken);
  expect(store?.id).toBe(storeId);
  expect(basket.checkout).toMatchObject({ contact, deliveryAddress: own, instructions: '' });
  expect(basket.reservation?.state).toBe('held');
  const other = { ...contact, firstName: 'Augusta' };
  await service.call('POST /checkout/contact-details', { basketToken, contact: other }, { as: ada });
  expect((await prepare(basketToken)).basket.checkout).toMatchObject({ contact: other, deliveryAddress: own });
  const { basket: again } = await prepare(basketToken);
  expect(again.version).toBe((await prepare(basketToken)).basket.version);
});

test('instructions and missing details come from the last order to the same address', async () => {
  const order = async (addressLine1: string, instructions: string, day: string) => {
    const basketToken = await basketWithSlot({ postcode: own.postcode }, day);
    const draft = await service.call(
      'POST /checkout/process-order',
      {
        basketToken,
        storeId,
        fulfilmentMethod: 'delivery',
        paymentGateway: 'cash',
        firstname: contact.firstName,
        lastname: contact.lastName,
        emailAddress: contact.email,
        phoneNumber: contact.phoneNumber,
        fulfilmentDetails: { address: { ...own, addressLine1 } },
        instructions,
      },
      { as: ada },
    );
    expect((await payInCash(service, basketToken, draft.data, { as: ada })).data.status).toBe('sent_to_store');
  };
  await order(own.addressLine1, 'Leave it at the side gate', '2026-11-26');
  await order('9 Park Street', 'Ring twice', '2026-11-27');
  expect((await prepare(await basketWithSlot({ postcode: own.postcode }, '2026-11-28'))).basket.checkout).toMatchObject(
    {
      deliveryAddress: own,
      instructions: 'Leave it at the side gate',
    },
  );
  // Without an address book and a number in the profile, the newest order to the postcode counts.
  await service.db.delete(addresses).where(eq(addresses.memberId, ids.member));
  await service.db.update(members).set({ mobileContactNumber: null }).where(eq(members.id, ids.member));
  expect((await prepare(await basketWithSlot({ postcode: 'SE19GF' }, '2026-11-29'))).basket.checkout).toMatchObject({
    contact,
    deliveryAddress: { addressLine1: '9 Park Street' },
    instructions: 'Ring twice',
  });
});

test('with anything missing or ambiguous nothing is filled in', async () => {
  const { db } = service;
  await db.update(orders).set({ memberId: null });
  // The time is held for another postcode, or for none.
  expect((await prepare(await basketWithSlot({ postcode: 'SE1 1TL' }))).basket.checkout).toMatchObject(nothing);
  expect((await prepare(await basketWithSlot({}))).basket.checkout).toMatchObject(nothing);
  // Two addresses at the postcode, none of them the default.
  await db.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, ids.member));
  await db
    .insert(addresses)
    .values({ ...own, id: 952, memberId: ids.member, addressLine1: '6 Park Street', isDefault: false });
  const basketToken = await basketWithSlot();
  expect((await prepare(basketToken)).basket.checkout).toMatchObject(nothing);
  await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, 952));
  await db.update(members).set({ mobileContactNumber: null }).where(eq(members.id, ids.member));
  expect((await prepare(basketToken)).basket.checkout).toMatchObject(nothing);
  await db.update(members).set({ mobileContactNumber: contact.phoneNumber }).where(eq(members.id, ids.member));
  expect((await prepare(basketToken)).basket.checkout.deliveryAddress?.addressLine1).toBe('6 Park Street');
});

test("a guest's checkout is read only, and another member's account fills in nothing of the first", async () => {
  const basketToken = await basketWithSlot();
  expect((await prepare(basketToken)).basket.checkout).toMatchObject({ contact });
  expect((await prepare(basketToken, null)).basket.checkout).toMatchObject(nothing);
  const bob = await service.logIn('bob@example.test', 'battery staple');
  expect((await prepare(basketToken, bob)).basket.checkout).toMatchObject(nothing);
  const { status, problem } = await service.call(
    'POST /checkout/prepare',
    { basketToken: 'x'.repeat(43) },
    { as: ada },
  );
  expect([status, problem.code]).toEqual([404, 'basket_not_found']);
});

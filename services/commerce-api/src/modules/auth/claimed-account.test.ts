import { sql } from 'drizzle-orm';
import { codeInboxes } from '../../../test-support/log-in/code-inboxes';
import { draftOrder, orderByCash, payInCash } from '../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let sandbox: StartedSandbox;
let service: TestService;
const logged: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    onLog: (line) => logged.push(line),
    env: {
      ITERABLE_API_KEY_1: 'storefront-sandbox-iterable-key',
      ITERABLE_JWT_SECRET_1: 'a-secret-of-the-marketing-platform',
      ITERABLE_URL: `${sandbox.url}/iterable`,
    },
  });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const { mailedCode } = codeInboxes(
  () => service,
  () => sandbox,
);
const [strangers, owners] = [{ device: 's'.repeat(43) }, { device: 'o'.repeat(43) }];

const milk = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 10 } };

/**
 * A stranger registers an address on their own device with a friend's code, and saves something of every kind.
 * @returns their access token, and the token of their basket
 */
async function squat(emailAddress: string) {
  const { call } = service;
  const came = { referralCode: 'FRIEND5', whereDidYouHear: 'From a friend' };
  const person = { firstname: 'Eve', lastname: 'Other', emailAddress, password: 'chosen by a stranger', ...came };
  const as = (await call('POST /auth/register', person, strangers)).data.access_token;
  const address = { country: 'GB', addressLine1: '1 Squat Lane', postcode: 'SE1 9GF', town: 'London' };
  const { addressId } = (await call('POST /member/address', address, { as })).data;
  const window = { fulfilmentMethod: 'delivery', weekday: 5, starts: '17:00', ends: '18:00' } as const;
  const agreed = { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] };
  const replies = [
    await call('PUT /member/weekly-slot', { storeId: ids.store, ...window, addressId }, { as }),
    await call('PUT /member/marketing-preferences', agreed, { as }),
    await call('POST /member/card', { token: await sandbox.token('4242424242424242') }, { as }),
    await call('POST /member/favourite', { menuItemId: ids.milk, isFavourite: true }, { as }),
    await call('POST /member/list-add', { name: 'Of a stranger' }, { as }),
    await call('POST /devices/register', { messagingDeviceId: `phone-${emailAddress}` }, { as }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return { as, basketToken: (await call('POST /basket/add-item', milk, { as })).data.basket.basketToken };
}

/** The owner logs in by a code on a device of their own. */
async function claim(email: string) {
  await service.call('POST /auth/send-one-time-code', { email, type: 'email', businessId: ids.business }, owners);
  const otp = await mailedCode(email);
  const { data } = await service.call('POST /oauth/token', { grant_type: 'otp', username: email, otp }, owners);
  return { as: data.access_token, basketToken: data.basketToken };
}

/** What a member finds in their account. */
async function savedOf(own: { as: string }) {
  const { call } = service;
  const { firstname, lastname } = (await call('GET /member/profile', undefined, own)).data;
  const { marketingOptions } = (await call('GET /member/marketing-preferences', undefined, own)).data;
  return {
    names: [firstname, lastname],
    addresses: (await call('GET /member/addresses', undefined, own)).data.addresses,
    cards: (await call('GET /member/cards', undefined, own)).data.cards,
    lists: (await call('GET /member/lists', undefined, own)).data.lists.filter(
      ({ itemCount, isFavourites }) => itemCount > 0 || !isFavourites,
    ),
    weeklySlot: (await call('POST /member/weekly-slot', {}, own)).data.weeklySlot,
    agreed: marketingOptions.filter(({ optedIn, answeredAt }) => optedIn || answeredAt !== null),
  };
}
const NOTHING = { names: ['', ''], addresses: [], cards: [], lists: [], weeklySlot: null, agreed: [] };

/** The ids that the gateway has given a business's saved cards, in the order in which they are removed. */
const cardIds = async () =>
  (
    await rowsOf<{ id: string }>(
      service.db,
      sql`select gateway_card_id as id from saved_cards order by created_at desc, id desc`,
    )
  ).map(({ id }) => id);
const statusAtGateway = async (id = '') =>
  (
    await fetch(`${sandbox.url}/checkoutcom/instruments/${id}`, {
      headers: { authorization: 'Bearer sk_sbox_storefrontsandboxsecretkey2' },
    })
  ).status;

test('the first proof of an address removes what a stranger has saved in its account', async () => {
  const email = 'squatted@example.test';
  await squat(email);
  const [card] = await cardIds();
  expect(await savedOf(await claim(email))).toEqual(NOTHING);
  const told = await rowsOf<{ change: unknown }>(service.db, sql`select change from marketing_changes`);
  expect(told).toMatchObject([{ change: { kind: 'consents', fields: { agreedToEmail: false } } }]);
  expect(await rowsOf(service.db, sql`select from devices`)).toEqual([]);
  expect([await cardIds(), await statusAtGateway(card)]).toEqual([[], 404]);
});

test('a gateway that is away keeps nobody from their account, and nobody can pay with the card', async () => {
  const email = 'squatted-too@example.test';
  const { as } = await squat(email);
  await service.call('POST /member/card', { token: await sandbox.token('5588686116426417') }, { as });
  const cards = await cardIds();
  const fault = { target: 'checkoutcom:instruments', kind: 'error', status: 502, times: 1 };
  await sandbox.control('PUT', '/api/faults', fault);
  expect(await savedOf(await claim(email))).toEqual(NOTHING);
  expect(await cardIds()).toEqual([]);
  // Both are removed at once, and either meets the fault.
  const statuses = await Promise.all(cards.map(statusAtGateway));
  expect(statuses.toSorted()).toEqual([200, 404]);
  const stayed = logged
    .filter((line) => line.includes('stays at its gateway'))
    .map((line): unknown => JSON.parse(line));
  expect(stayed).toMatchObject([
    { gateway: 'checkoutcom', gatewayCardId: cards[statuses.indexOf(200)], reason: 'payment_gateway_unavailable' },
  ]);
});

test('a stranger keeps their baskets as a guest, and none of their tokens leads to a basket of the owner', async () => {
  const { call } = service;
  const emailAddress = 'squatted-basket@example.test';
  const stranger = await squat(emailAddress);
  const options = { as: stranger.as };
  const { data: draft } = await draftOrder(service, stranger.basketToken, { emailAddress, options });
  const { draftOrderId } = draft;
  expect((await payInCash(service, stranger.basketToken, draft, options)).status).toBe(200);
  const { basket: next } = (await call('POST /basket/add-item', milk, options)).data;
  const { data: unpaid } = await draftOrder(service, next.basketToken, { emailAddress, options });
  const { basket: change } = (await call('POST /checkout/order-amend', { draftOrderId }, options)).data;

  const { as, basketToken } = await claim(emailAddress);
  expect(basketToken).toBeNull();
  const own = (await call('POST /basket/add-item', { ...milk, menuItem: { id: ids.milk } }, { as })).data.basket;
  const ownChange = (await call('POST /checkout/order-amend', { draftOrderId }, { as })).data.basket;
  const tokens = [stranger.basketToken, next.basketToken, change.basketToken];
  expect(tokens).not.toContain(own.basketToken);
  expect(tokens).not.toContain(ownChange.basketToken);
  const [ordered, ...kept] = await Promise.all(
    tokens.map((token) => call('POST /basket/read', { basketToken: token })),
  );
  expect(ordered?.problem.code).toBe('basket_not_found');
  expect((await payInCash(service, next.basketToken, unpaid, { as })).problem.code).toBe('order_not_found');
  expect(kept.map(({ data }) => [data.basketToken, data.itemCount])).toEqual([
    [next.basketToken, 10],
    [change.basketToken, 10],
  ]);
});

test('a code that a stranger gave rewards nobody', async () => {
  const { call } = service;
  const emailAddress = 'squatted-referral@example.test';
  const { as, basketToken } = await squat(emailAddress);
  const businessOrderId = await orderByCash(service, basketToken, { emailAddress, options: { as } });
  for (const status of ['store_accepted_picking', 'picked', 'en_route', 'delivered'] as const)
    await call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
  const own = await claim(emailAddress);
  for (const one of [own, { as: await service.logIn() }])
    expect((await call('GET /member/loyalty-summary', undefined, one)).data.rewards).toEqual([]);
  const [member] = await rowsOf(
    service.db,
    sql`select where_did_you_hear, referral_code from members where email_address = ${emailAddress}`,
  );
  expect(member).toEqual({ where_did_you_hear: null, referral_code: null });
});

import { sql } from 'drizzle-orm';
import {
  BANK_PASSWORD,
  CHALLENGED_CARD,
  type Draft,
  returnUrl,
  VALID_CARD,
} from '../../../test-support/payments/card-payments';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let sandbox: StartedSandbox;
let service: TestService;
let ada: string;
let bob: string;
const log: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    onLog: (line) => log.push(line),
  });
  await service.db.execute(sql`update slots set capacity = 1000`);
  ada = await service.logIn();
  bob = await service.logIn('bob@example.test', 'battery staple');
});
afterAll(async () => {
  await service?.close();
  await sandbox?.stop();
});
afterEach(async () => {
  await sandbox.control('DELETE', '/api/faults');
  await service.db.execute(sql`delete from saved_cards`);
});

/** A member's order that waits for its payment. */
async function draftOf(as: string): Promise<Draft> {
  const storeId = ids.store;
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } });
  const { basketToken } = data.basket;
  const slot = { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26' } as const;
  await service.call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' });
  const made = await service.call(
    'POST /checkout/process-order',
    {
      basketToken,
      storeId,
      fulfilmentMethod: 'delivery',
      paymentGateway: 'checkoutcom',
      firstname: 'Ada',
      lastname: 'Hill',
      emailAddress: 'ada@example.test',
      phoneNumber: '07700900456',
      fulfilmentDetails: {
        address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
      },
    },
    { as },
  );
  return { basketToken, draftOrderId: made.data.draftOrderId, amount: made.data.amount };
}

interface Fields {
  token?: string;
  saveCard?: boolean;
  cardId?: number;
  selectedSavedCardId?: number;
  cvv?: string;
}

const pay = (of: Draft, as: string, fields: Fields, key?: string) =>
  service.call(
    'POST /payments/make-payment',
    {
      ...of,
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      successUrl: returnUrl,
      failureUrl: returnUrl,
      ...fields,
    },
    { as, ...(key && { key }) },
  );

const verify = ({ draftOrderId, basketToken }: Draft, as: string) =>
  service.call('POST /payments/verify-payment', { draftOrderId, basketToken, paymentGateway: 'checkoutcom' }, { as });

const cardsOf = async (as: string) => (await service.call('GET /member/cards', undefined, { as })).data.cards;
const add = async (as: string, number: string) =>
  service.call('POST /member/card', { token: await sandbox.token(number) }, { as });
const remove = (as: string, cardId: number) => service.call('DELETE /member/card', { cardId }, { as });

/** The gateway's ids of the cards that it keeps. */
async function keptAtGateway(gatewayCardId: string): Promise<boolean> {
  const { status } = await fetch(`${sandbox.url}/checkoutcom/instruments/${gatewayCardId}`, {
    headers: { authorization: 'Bearer sk_sbox_storefrontsandboxsecretkey2' },
  });
  return status === 200;
}
const gatewayIdOf = async (cardId: number) =>
  (await rowsOf<{ id: string }>(service.db, sql`select gateway_card_id as id from saved_cards where id = ${cardId}`))[0]
    ?.id ?? '';

test('[1.16] [3.11] a member saves a card while paying, sees its brand, last four and expiry, and pays with it again', async () => {
  const first = await draftOf(ada);
  expect((await pay(first, ada, { token: await sandbox.token(VALID_CARD), saveCard: true })).status).toBe(200);
  expect((await verify(first, ada)).data.cardSaving).toBe('saved');
  const cards = await cardsOf(ada);
  expect(cards).toEqual([
    {
      cardId: expect.any(Number),
      paymentGateway: 'checkoutcom',
      brand: 'Visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2099,
    },
  ]);
  const second = await draftOf(ada);
  const paid = await pay(second, ada, { cardId: cards[0]?.cardId ?? 0, cvv: '100' });
  expect(paid.data).toMatchObject({ status: 'sent_to_store', amount: second.amount });
  expect(await sandbox.charges(second.draftOrderId)).toMatchObject([
    { amount: second.amount, source: { last4: '4242' } },
  ]);
  // The older name of the same field, with the bank's question.
  const third = await draftOf(ada);
  expect((await pay(third, ada, { selectedSavedCardId: cards[0]?.cardId ?? 0, cvv: '100' })).status).toBe(200);
});

test('a card is saved only when its member asks, when it pays, and never for a guest', async () => {
  const unasked = await draftOf(ada);
  await pay(unasked, ada, { token: await sandbox.token(VALID_CARD) });
  expect((await verify(unasked, ada)).data.cardSaving).toBeNull();
  const declined = await draftOf(ada);
  await pay(declined, ada, { token: await sandbox.token('4544249167673670'), saveCard: true });
  expect(await cardsOf(ada)).toEqual([]);
  const challenged = await draftOf(ada);
  const { data } = await pay(challenged, ada, { token: await sandbox.token(CHALLENGED_CARD), saveCard: true });
  expect(await cardsOf(ada)).toEqual([]);
  await sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(challenged, ada)).data).toMatchObject({ status: 'sent_to_store', cardSaving: 'saved' });
  expect(await cardsOf(ada)).toMatchObject([{ lastFour: '0021' }]);
});

test('[8.19] the same card twice is one card: Card already exists!', async () => {
  expect((await add(ada, VALID_CARD)).data).toMatchObject({ lastFour: '4242', brand: 'Visa' });
  const again = await add(ada, VALID_CARD);
  expect(again.problem).toMatchObject({ code: 'card_exists', detail: 'Card already exists!', status: 409 });
  const paying = await draftOf(ada);
  expect((await pay(paying, ada, { token: await sandbox.token(VALID_CARD), saveCard: true })).status).toBe(200);
  expect((await verify(paying, ada)).data.cardSaving).toBe('exists');
  expect(await cardsOf(ada)).toHaveLength(1);
});

test.each([
  ['345678901234564', '1051', 'card_brand_not_accepted'],
  ['30123456789019', '257', 'card_brand_not_accepted'],
])('a card of a refused brand (%s) is not saved', async (number, cvv, code) => {
  const token = await sandbox.token(number, cvv);
  expect((await service.call('POST /member/card', { token }, { as: ada })).problem.code).toBe(code);
  expect(await cardsOf(ada)).toEqual([]);
});

test('a token that the gateway does not know saves nothing', async () => {
  const { problem } = await service.call('POST /member/card', { token: 'tok_unknown' }, { as: ada });
  expect(problem).toMatchObject({ code: 'card_not_accepted', expected: true });
});

test.each([undefined, ''])(
  '[5.12] a saved card without its cvv (%p) is refused: Please enter cvv number',
  async (cvv) => {
    const { data } = await add(ada, VALID_CARD);
    const of = await draftOf(ada);
    const { status, problem } = await pay(of, ada, { cardId: data.cardId, ...(cvv !== undefined && { cvv }) });
    expect([status, problem.code, problem.errors]).toEqual([
      422,
      'cvv_required',
      [{ path: 'cvv', message: 'Please enter cvv number', code: 'cvv_required' }],
    ]);
    expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
  },
);

test.each(['12', '12345', 'abc', '1 2'])(
  'a cvv of another form (%s) is refused before anything is charged',
  async (cvv) => {
    const { data } = await add(ada, VALID_CARD);
    const of = await draftOf(ada);
    expect((await pay(of, ada, { cardId: data.cardId, cvv })).problem.code).toBe('validation_failed');
    expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
  },
);

test('another member’s card is refused, for a payment and for its removal, and so is anybody’s for a guest', async () => {
  const { data: adas } = await add(ada, VALID_CARD);
  const of = await draftOf(bob);
  expect((await pay(of, bob, { cardId: adas.cardId, cvv: '100' })).problem.code).toBe('card_not_found');
  expect((await remove(bob, adas.cardId)).problem.code).toBe('card_not_found');
  expect(await cardsOf(bob)).toEqual([]);
  const asGuest = await service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: 'card',
    paymentGateway: 'checkoutcom',
    cardId: adas.cardId,
    cvv: '100',
    successUrl: returnUrl,
    failureUrl: returnUrl,
  });
  expect(asGuest.problem.code).toBe('card_not_found');
  expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
  expect(await cardsOf(ada)).toHaveLength(1);
});

test('a removed card is removed at the gateway too, and cannot pay any more', async () => {
  const { data } = await add(ada, VALID_CARD);
  const gatewayId = await gatewayIdOf(data.cardId);
  expect((await remove(ada, data.cardId)).data).toEqual({ cards: [] });
  expect(await keptAtGateway(gatewayId)).toBe(false);
  expect((await remove(ada, data.cardId)).problem.code).toBe('card_not_found');
  const of = await draftOf(ada);
  expect((await pay(of, ada, { cardId: data.cardId, cvv: '100' })).problem.code).toBe('card_not_found');
});

test('a card that two members saved stays at the gateway until the second removes it', async () => {
  const { data: adas } = await add(ada, VALID_CARD);
  const { data: bobs } = await add(bob, VALID_CARD);
  const gatewayId = await gatewayIdOf(adas.cardId);
  await remove(ada, adas.cardId);
  expect(await keptAtGateway(gatewayId)).toBe(true);
  await remove(bob, bobs.cardId);
  expect(await keptAtGateway(gatewayId)).toBe(false);
});

test('while the gateway is away a card stays, and can be removed later', async () => {
  const { data } = await add(ada, VALID_CARD);
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:instruments', kind: 'error', status: 502 });
  expect((await remove(ada, data.cardId)).problem.code).toBe('payment_gateway_unavailable');
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'error', status: 502 });
  expect((await add(ada, '5588686116426417')).problem.code).toBe('payment_gateway_unavailable');
  await sandbox.control('DELETE', '/api/faults');
  expect(await cardsOf(ada)).toHaveLength(1);
  expect((await remove(ada, data.cardId)).data).toEqual({ cards: [] });
});

test('two orders that save the same card at once save it once', async () => {
  const drafts = [await draftOf(ada), await draftOf(ada)];
  await Promise.all(drafts.map(async (of) => pay(of, ada, { token: await sandbox.token(VALID_CARD), saveCard: true })));
  const outcomes = await Promise.all(drafts.map(async (of) => (await verify(of, ada)).data.cardSaving));
  expect(outcomes.sort()).toEqual(['exists', 'saved']);
  expect(await cardsOf(ada)).toHaveLength(1);
});

test('a repeated request is recognised without its cvv, of which not even a digest is stored', async () => {
  const { data } = await add(ada, VALID_CARD);
  const of = await draftOf(ada);
  const key = `cvv-once-${of.draftOrderId}`;
  const first = await pay(of, ada, { cardId: data.cardId, cvv: '100' }, key);
  const again = await pay(of, ada, { cardId: data.cardId, cvv: '999' }, key);
  expect([again.status, again.data]).toEqual([200, first.data]);
  const other = await pay({ ...of, amount: of.amount + 1 }, ada, { cardId: data.cardId, cvv: '100' }, key);
  expect(other.problem.code).toBe('idempotency_key_reused');
});

test('simultaneous clicks with a saved card charge once', async () => {
  const { data } = await add(ada, VALID_CARD);
  const of = await draftOf(ada);
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, click) =>
      pay(of, ada, { cardId: data.cardId, cvv: '100' }, click < 3 ? `saved-${of.draftOrderId}` : undefined),
    ),
  );
  expect(replies.every(({ status, problem }) => status === 200 || problem.code === 'payment_in_progress')).toBe(true);
  expect(await sandbox.charges(of.draftOrderId)).toHaveLength(1);
});

test('[3.17] number, cvv, tokens and wallet data are in no log line and no row of the database', async () => {
  log.length = 0;
  const CVV = '7391';
  const apple = 'apple-secret-4711';
  const { data } = await add(ada, VALID_CARD);
  const token = await sandbox.token(VALID_CARD);
  await pay(await draftOf(ada), ada, { token, saveCard: true }, `secrets-new-${Date.now()}`);
  const saved = await draftOf(ada);
  await pay(saved, ada, { cardId: data.cardId, cvv: CVV }, `secrets-saved-${Date.now()}`);
  // A request that fails unexpectedly, and one that is refused, are logged differently.
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'error', status: 502, times: 1 });
  await pay(await draftOf(ada), ada, { cardId: data.cardId, cvv: CVV });
  await pay(await draftOf(ada), ada, { cardId: 1, cvv: CVV });
  const wallet = await draftOf(ada);
  await service.call(
    'POST /payments/make-payment',
    {
      ...wallet,
      paymentMethod: 'apple_pay',
      paymentGateway: 'checkoutcom',
      appleTokenData: JSON.stringify({ data: apple }),
      successUrl: returnUrl,
      failureUrl: returnUrl,
    },
    { as: ada },
  );
  expect(await sandbox.charges(wallet.draftOrderId)).toHaveLength(1);
  const tables = await rowsOf<{ name: string }>(
    service.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const lines = log.join('\n');
  for (const secret of [VALID_CARD, `"${CVV}"`, `,${CVV},`, token, apple]) {
    expect(lines).not.toContain(secret);
    for (const { name } of tables) {
      const found = await rowsOf(
        service.db,
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${secret}%`} limit 1`,
      );
      expect([name, secret, found]).toEqual([name, secret, []]);
    }
  }
});

test('[7.23] a member’s marketing, cards, review and loyalty are read and changed by their calls', async () => {
  const get = async () => (await service.call('GET /member/marketing-preferences', undefined, { as: ada })).data;
  const [option] = (await get()).marketingOptions;
  const answer = { marketingChannelId: option?.marketingChannelId ?? 0, optedIn: !option?.optedIn };
  await service.call('PUT /member/marketing-preferences', { marketingOptions: [answer] }, { as: ada });
  expect((await get()).marketingOptions[0]).toMatchObject(answer);

  expect(await cardsOf(ada)).toEqual([]);
  const { data: card } = await add(ada, VALID_CARD);
  expect(await cardsOf(ada)).toMatchObject([{ cardId: card.cardId }]);
  const { data: other } = await add(ada, '5588686116426417');
  expect((await remove(ada, card.cardId)).data.cards).toMatchObject([{ cardId: other.cardId }]);
  expect(await cardsOf(ada)).toMatchObject([{ cardId: other.cardId }]);
  expect((await remove(ada, other.cardId)).data.cards).toEqual([]);

  const review = { orderId: ids.pastOrder, starRating: 4, comment: 'On time' };
  expect((await service.call('POST /member/review', review, { as: ada })).data).toMatchObject({ starRating: 4 });

  const loyalty = { kind: 'points', pointsPerUnit: 1, goal: 10, reward: 500 };
  await service.db.execute(
    sql`update businesses set settings = settings || ${JSON.stringify({ loyalty })}::jsonb where id = ${ids.business}`,
  );
  service.context.cache.clear();
  const { data } = await service.call('GET /member/loyalty-progress', undefined, { as: ada });
  expect(data.progress).toMatchObject({ kind: 'points', balance: 0, goal: 10, reward: 500 });
  const summary = await service.call('GET /member/loyalty-summary', undefined, { as: ada });
  expect(summary.data).toEqual({ rewards: [], entries: [] });
});

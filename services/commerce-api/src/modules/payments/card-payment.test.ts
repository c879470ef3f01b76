import { createHmac } from 'node:crypto';
import { testCards } from '@storefront/sandbox/test-cards';
import { eq, sql } from 'drizzle-orm';
import {
  BANK_PASSWORD,
  CHALLENGED_CARD,
  type Draft,
  returnUrl,
  setUpCardPayments,
  VALID_CARD,
} from '../../../test-support/payments/card-payments';
import type { StartedSandbox } from '../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import type { TestService } from '../../../test-support/test-service';
import { sandboxKeys } from '../../config/checkoutcom-configuration';
import { rowsOf } from '../../database/database.types';
import { orders } from '../../database/schema/order';
import { reconcilePayments } from './settlement/reconciler';

const { world, paymentBody, draft, ledger, move, order, pay, pick, places, reconcile, verify } = setUpCardPayments();
/** The rolls before and after it cost a penny less and more. */
const ROLL_AT_120 = 1120;

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(() => {
  ({ sandbox, service } = world);
});

test('[3.18] [9.05] a card is authorised when its order is placed, and captured once, when it is picked', async () => {
  const of = await draft();
  const paid = await pay(of);
  expect(paid.data).toMatchObject({
    paymentState: 'authorised',
    status: 'sent_to_store',
    amount: of.amount,
    redirectUrl: null,
  });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised']);
  expect(await places(of)).toEqual(['confirmed']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', net_captured: 0 }]);
  // Days pass, and nothing is taken.
  await reconcile(86_400);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised']);
  await pick(of);
  await reconcile(60);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
  const charges = await sandbox.charges(of.draftOrderId);
  expect(charges).toMatchObject([{ status: 'Captured', amount: of.amount, net_captured: of.amount }]);
  const order = await service.call(
    'POST /admin/order',
    { businessOrderId: paid.data.businessOrderId ?? '' },
    { admin: true },
  );
  expect(order.data.payment).toMatchObject({
    method: 'card',
    card: { scheme: expect.stringMatching(/visa/i), lastFour: '4242' },
  });
});

test('simultaneous clicks, with one key or several, charge once', async () => {
  const of = await draft();
  const token = await sandbox.token(VALID_CARD);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, click) =>
      service.call(
        'POST /payments/make-payment',
        paymentBody(of, token),
        click < 4 ? { key: `intent-${of.draftOrderId}` } : {},
      ),
    ),
  );
  expect(replies.every(({ status, problem }) => status === 200 || problem.code === 'payment_in_progress')).toBe(true);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', amount: of.amount }]);
});

test('an order whose slot is later than its authorisation holds is captured before that ends, and once', async () => {
  const of = await draft();
  await pay(of);
  await reconcile(6 * 86_400 - 60);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised']);
  await reconcile(120);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
  await pick(of);
  await reconcile(60);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Captured', net_captured: of.amount }]);
});

test('[7.26] verify-payment names a payment by draft, id and gateway; without an id it is the latest', async () => {
  const of = await draft();
  const refusedCard = testCards.find(({ outcome }) => outcome === 'declined')?.number;
  await pay(of, refusedCard);
  const { data: refused } = await verify(of);
  const { data: paid } = await pay(of);
  const ask = (named: object) =>
    service.call('POST /payments/verify-payment', {
      draftOrderId: of.draftOrderId,
      basketToken: of.basketToken,
      paymentGateway: 'checkoutcom' as const,
      ...named,
    });
  expect((await ask({ paymentId: refused.paymentId })).data).toMatchObject({ paymentState: 'declined' });
  for (const named of [{}, { paymentId: paid.paymentId }])
    expect((await ask(named)).data).toMatchObject({ paymentId: paid.paymentId, paymentState: 'authorised' });
  const { data: others } = await pay(await draft());
  for (const wrong of [{ paymentGateway: 'realex' }, { paymentId: others.paymentId }, { paymentId: 1 }])
    expect([wrong, (await ask(wrong)).problem?.code]).toEqual([wrong, 'payment_not_found']);
});

const declined = testCards.filter(({ outcome }) => outcome === 'declined');
test.each(declined)(
  'the published card $number is declined with $response_code, and the order can be paid with another',
  async ({ number, cvv, response_code }) => {
    const of = await draft();
    const refused = await service.call(
      'POST /payments/make-payment',
      paymentBody(of, await sandbox.token(number, cvv)),
    );
    expect(refused.problem).toMatchObject({
      code: 'payment_failed',
      expected: true,
      errors: [{ path: 'token', message: response_code }],
    });
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'declined']);
    expect((await verify(of)).data).toMatchObject({ refusal: { code: 'payment_failed', responseCode: response_code } });
    expect((await pay(of)).data.paymentState).toBe('authorised');
    expect((await sandbox.charges(of.draftOrderId)).map(({ status }) => status).sort()).toEqual([
      'Authorized',
      'Declined',
    ]);
  },
);

test('a passed challenge places the order when the shopper returns', async () => {
  const of = await draft();
  const paid = await pay(of, CHALLENGED_CARD);
  expect(paid.data).toMatchObject({ paymentState: 'pending', orderId: null });
  const bank = paid.data.redirectUrl ?? '';
  expect(await sandbox.answerBank(bank, { code: BANK_PASSWORD })).toMatch(/result=success.*cko-session-id=sid_/);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store', refusal: null });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
});

test('a failed or cancelled challenge leaves nothing charged and the order payable', async () => {
  const of = await draft();
  const first = await pay(of, CHALLENGED_CARD);
  expect(await sandbox.answerBank(first.data.redirectUrl ?? '', { code: 'wrong' })).toMatch(/result=failure/);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'declined', refusal: { code: 'payment_failed' } });
  const second = await pay(of, CHALLENGED_CARD);
  expect(await sandbox.answerBank(second.data.redirectUrl ?? '', 'cancel')).toMatch(/result=failure/);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_cancelled' } });
  expect((await pay(of)).data.status).toBe('sent_to_store');
  const held = (await sandbox.charges(of.draftOrderId)).filter(({ status }) => status === 'Authorized');
  expect(held).toMatchObject([{ amount: of.amount }]);
});

test('a cancelled payment that is confirmed at the bank afterwards is returned', async () => {
  const of = await draft();
  const first = await pay(of, CHALLENGED_CARD);
  expect((await verify(of, { cancelled: true })).data).toMatchObject({ paymentState: 'cancelled' });
  const second = await pay(of);
  expect(second.data.status).toBe('sent_to_store');
  await sandbox.answerBank(first.data.redirectUrl ?? '', { code: BANK_PASSWORD });
  await reconcile(700);
  const charges = await sandbox.charges(of.draftOrderId);
  expect(charges.map(({ status, net_captured }) => [status, net_captured]).sort()).toEqual([
    ['Authorized', 0],
    ['Voided', 0],
  ]);
});

test('a charge whose reply was lost is found and never repeated', async () => {
  const of = await draft();
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'timeout-after', times: 1 });
  const token = await sandbox.token(VALID_CARD);
  const paid = await service.call('POST /payments/make-payment', paymentBody(of, token));
  expect(paid.data).toMatchObject({ status: 'sent_to_store' });
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', amount: of.amount }]);
}, 40_000);

test('while the gateway is unavailable nothing is placed, the shopper is asked to wait, and the reconciler completes it', async () => {
  const of = await draft();
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'error', status: 502, times: 1 });
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'error', status: 502 });
  const paid = await pay(of);
  expect(paid.data).toMatchObject({ paymentState: 'created', redirectUrl: null, orderId: null });
  expect((await pay(of)).problem.code).toBe('payment_in_progress');
  expect((await verify(of)).data).toMatchObject({ paymentState: 'created', refusal: null });
  await sandbox.control('DELETE', '/api/faults');
  // The charge never reached the gateway, so it is cancelled after the maximum duration of a charge.
  await reconcile(40);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_failed' } });
  expect((await pay(of)).data.status).toBe('sent_to_store');
});

describe('a capture whose reply is lost', () => {
  /** The order is picked, and it is unknown whether the card was captured. */
  async function captureUnknown(): Promise<{ of: Draft; businessOrderId: string }> {
    const of = await draft();
    const { data } = await pay(of);
    await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'timeout-after', times: 1 });
    await pick(of);
    expect((await ledger(of.draftOrderId)).at(-1)).toBe('capturing');
    return { of, businessOrderId: data.businessOrderId ?? '' };
  }

  test('is found by the reconciler: the order is paid once', async () => {
    const { of } = await captureUnknown();
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Captured', net_captured: of.amount }]);
  });

  const givenBack = ['created', 'authorised', 'capturing', 'voiding', 'refunding', 'refunded'];

  test('and whose order is cancelled meanwhile is refunded', async () => {
    const { of } = await captureUnknown();
    await move(of, 'order_cancelled');
    expect(await ledger(of.draftOrderId)).toEqual(givenBack);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
  });

  test('whose order is refunded before the charge is found is refunded too', async () => {
    const { of } = await captureUnknown();
    await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'error', status: 502 });
    await move(of, 'en_route', 'delivered', 'refunded');
    await sandbox.control('DELETE', '/api/faults');
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(givenBack);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
  });
});

test.each([401, 404, 429])(
  'a look-up that the gateway rejects with %s is inconclusive: it is repeated, and no shopper sees an error',
  async (status) => {
    const of = await draft();
    await sandbox.control('PUT', '/api/faults', {
      target: 'checkoutcom:captures',
      kind: 'error',
      status: 502,
      times: 1,
    });
    await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'error', status });
    const paid = await pay(of);
    expect([paid.status, paid.data?.status]).toEqual([200, 'sent_to_store']);
    await pick(of);
    expect((await verify(of)).status).toBe(200);
    await sandbox.control('DELETE', '/api/faults');
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
  },
);

test('an order whose items or slot changed during the bank’s page is not placed, and the card is refunded', async () => {
  const goods = await draft();
  const { data: first } = await pay(goods, CHALLENGED_CARD);
  await service.call('POST /basket/add-item', {
    basketToken: goods.basketToken,
    menuItem: { id: ids.milk, quantity: 1 },
  });
  await sandbox.answerBank(first.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(goods)).data).toMatchObject({ refusal: { code: 'basket_changed' }, orderId: null });
  expect(await sandbox.charges(goods.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
  expect(await ledger(goods.draftOrderId)).toEqual(['created', 'pending', 'authorised', 'voiding', 'voided']);

  const late = await draft();
  const { data: second } = await pay(late, CHALLENGED_CARD);
  service.clock.set(new Date(service.clock.now().getTime() + 16 * 60_000));
  await sandbox.answerBank(second.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(late)).data).toMatchObject({ refusal: { code: 'slot_expired' }, orderId: null });
  expect(await sandbox.charges(late.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
});

test('an order whose items were exchanged for others of the same price during the bank’s page is not placed', async () => {
  const { basketToken } = await draft();
  /** Puts rolls into the basket in place of what it holds, and goes on to the payment, as in another tab. */
  const exchangeFor = async (...rolls: { id: number; quantity: number }[]): Promise<Draft> => {
    const { lines } = (await service.call('POST /basket/read', { basketToken })).data;
    for (const menuItem of rolls) await service.call('POST /basket/add-item', { basketToken, menuItem });
    for (const { basketLineId } of lines) await service.call('POST /basket/remove-item', { basketToken, basketLineId });
    return order(basketToken);
  };
  const of = await exchangeFor({ id: ROLL_AT_120, quantity: 6 });
  const { data } = await pay(of, CHALLENGED_CARD);
  const sameSum = await exchangeFor({ id: ROLL_AT_120 - 1, quantity: 3 }, { id: ROLL_AT_120 + 1, quantity: 3 });
  expect(sameSum).toEqual(of);
  await sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(of)).data).toMatchObject({ refusal: { code: 'basket_changed' }, orderId: null });
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
});

test('the place is held while the shopper is at their bank, and an unanswered challenge is cancelled', async () => {
  const of = await draft();
  service.clock.set(new Date(service.clock.now().getTime() + 14 * 60_000));
  const { data } = await pay(of, CHALLENGED_CARD);
  expect(data.paymentState).toBe('pending');
  await reconcile(5 * 60);
  expect(await places(of)).toEqual(['held']);
  expect((await verify(of)).data.paymentState).toBe('pending');
  await reconcile(6 * 60);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_cancelled' } });
});

test('a webhook settles the payment of a shopper who never returned; duplicate, late and forged ones do no harm', async () => {
  const of = await draft();
  const { data } = await pay(of, CHALLENGED_CARD);
  await sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  const notice = (change = {}) =>
    JSON.stringify({
      id: `evt_${of.draftOrderId}`,
      type: 'payment_approved',
      data: { reference: String(data.paymentId) },
      ...change,
    });
  const sign = (raw: string, secret: string = sandboxKeys.webhookSecret) =>
    createHmac('sha256', secret).update(raw).digest('hex');
  const send = async (raw: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'cko-signature': signature };
    return (await fetch(`${service.origin}/webhooks/checkoutcom`, { method: 'POST', headers, body: raw })).status;
  };
  expect(await send(notice(), sign(notice(), 'another secret'))).toBe(401);
  expect(await send(notice(), 'nonsense')).toBe(401);
  expect(await send(`${notice()} `, sign(notice()))).toBe(401);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
  expect(await send(notice(), sign(notice()))).toBe(200);
  const settled = ['created', 'pending', 'authorised'];
  expect(await ledger(of.draftOrderId)).toEqual(settled);
  const late = notice({ id: `evt_late_${of.draftOrderId}`, type: 'payment_pending' });
  for (const raw of [notice(), late, late]) expect(await send(raw, sign(raw))).toBe(200);
  expect(await ledger(of.draftOrderId)).toEqual(settled);
  for (const raw of ['not json', '{}', '[]', 'null']) expect(await send(raw, sign(raw))).toBeLessThan(500);
  expect(
    await send(
      JSON.stringify({ id: 'evt_x', type: 'y', data: {} }),
      sign(JSON.stringify({ id: 'evt_x', type: 'y', data: {} })),
    ),
  ).toBe(200);
});

test('an operator checks everything open with the gateway, and sees what remains', async () => {
  const ask = async () => (await service.call('POST /admin/reconcile', {}, { admin: true })).data;
  await ask();
  const of = await draft();
  const { data } = await pay(of, CHALLENGED_CARD);
  const { open } = await ask();
  expect(open.find(({ draftOrderId }) => draftOrderId === of.draftOrderId)).toMatchObject({
    paymentId: data.paymentId,
    state: 'pending',
    gateway: 'checkoutcom',
    amount: of.amount,
    businessOrderId: null,
  });
  await sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  const after = await ask();
  expect(after.open.some(({ draftOrderId }) => draftOrderId === of.draftOrderId)).toBe(false);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
  expect((await service.call('POST /admin/reconcile', {})).problem.code).toBe('operator_key_invalid');
});

test('all payments that are due are settled in one run, however many there are', async () => {
  const { db, clock, context } = service;
  const of = await draft();
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into payments (id, draft_order_id, method, gateway, amount, currency, state, next_check_at, created_at)
    select 700000000000 + n, ${of.draftOrderId}, 'card', 'checkoutcom', 100, 'GBP', 'cancelled', ${now},
      ${now} - interval '3 hours'
    from generate_series(1, 55) n`);
  await reconcilePayments(context, (error) => {
    throw error;
  });
  const open = sql`select id from payments where draft_order_id = ${of.draftOrderId} and next_check_at is not null`;
  expect(await rowsOf(db, open)).toEqual([]);
});

test('a rejected order returns the money and the place', async () => {
  const of = await draft();
  await pay(of);
  await move(of, 'store_rejected_order');
  expect(await places(of)).toEqual(['released']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
  await move(of, 'refunded');
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
});

test('a picked order that is cancelled is refunded', async () => {
  const of = await draft();
  await pay(of);
  await pick(of);
  await move(of, 'order_cancelled');
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
  const states = ['created', 'authorised', 'capturing', 'captured', 'refunding', 'refunded'];
  expect(await ledger(of.draftOrderId)).toEqual(states);
});

test('a return URL outside this business is rejected before anything is charged', async () => {
  const of = await draft();
  const token = await sandbox.token(VALID_CARD);
  for (const successUrl of [
    'https://evil.example/',
    'javascript:alert(1)',
    'http://fresh.localhost@evil.example/',
    '/checkout',
    undefined,
  ]) {
    const refused = await service.call('POST /payments/make-payment', { ...paymentBody(of, token), successUrl });
    expect(refused.problem.code).toBe('return_url_invalid');
  }
  expect(
    (await service.call('POST /payments/make-payment', { ...paymentBody(of, token), token: undefined })).problem.code,
  ).toBe('payment_token_required');
  expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
});

test('a used or invalid token is rejected and charges nothing', async () => {
  const of = await draft();
  const refused = await service.call('POST /payments/make-payment', paymentBody(of, 'tok_aaaaaaaaaaaaaaaaaaaaaaaaaa'));
  expect(refused.problem.code).toBe('payment_failed');
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'declined']);
});

test.each([
  ['a cancelUrl of another site', { cancelUrl: 'https://evil.example/x' }, 'return_url_invalid'],
  ['a type that contradicts its method', { type: 'cash' }, 'payment_method_not_accepted'],
])('[3.17] a payment with %s charges nothing', async (_what, fields, code) => {
  const of = await draft();
  const body = { ...paymentBody(of, await sandbox.token(VALID_CARD)), ...fields };
  expect((await service.call('POST /payments/make-payment', body)).problem.code).toBe(code);
  expect(await ledger(of.draftOrderId)).toEqual([]);
});

test('[3.17] a payment may take the address of the delivery for the bill', async () => {
  const of = await draft();
  const home = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  const where = eq(orders.draftOrderId, of.draftOrderId);
  await service.db.update(orders).set({ deliveryAddress: home }).where(where);
  const body = paymentBody(of, await sandbox.token(VALID_CARD));
  await service.call('POST /payments/make-payment', { ...body, useDeliveryAddressForBilling: true });
  expect((await service.db.select().from(orders).where(where))[0]?.billingAddress).toEqual(home);
});

test('a payment is accepted with every field of the specification, and its secrets are stored nowhere [3.17]', async () => {
  const of = await draft();
  const token = await sandbox.token(VALID_CARD);
  const secrets = { cvv: '9173', googleTokenData: 'google-secret-4711', appleTokenData: 'apple-secret-4711' };
  const paid = await service.call(
    'POST /payments/make-payment',
    {
      ...paymentBody(of, token),
      ...secrets,
      cancelUrl: `${returnUrl}?result=cancel`,
      type: 'card',
      saveCard: false,
      useDeliveryAddressForBilling: true,
      cardId: 4711,
      selectedSavedCardId: 4711,
    },
    { key: `every-field-${of.draftOrderId}` },
  );
  expect(paid.data).toMatchObject({ status: 'sent_to_store' });
  const tables = await rowsOf<{ name: string }>(
    service.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const secret of [
    token,
    '4242424242424242',
    secrets.googleTokenData,
    secrets.appleTokenData,
    `"${secrets.cvv}"`,
  ]) {
    expect(JSON.stringify(paid.data)).not.toContain(secret);
    for (const { name } of tables) {
      const found = await rowsOf(
        service.db,
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${secret}%`} limit 1`,
      );
      expect([name, secret, found]).toEqual([name, secret, []]);
    }
  }
});

test('payment attempts for one order are limited', async () => {
  const of = await draft();
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await pay(of, '4544249167673670')).problem.code).toBe('payment_failed');
  expect((await pay(of)).problem.code).toBe('rate_limited');
}, 60_000);

test('the card form begins with the gateway’s session, and reports when there is none', async () => {
  const { basketToken } = await draft();
  const begun = await service.call('POST /payments/card-session', { basketToken, returnUrl });
  expect(begun.data).toMatchObject({
    gateway: 'checkoutcom',
    scriptUrl: `${sandbox.url}/checkoutcom/web-components.js`,
    publicKey: sandboxKeys.publicKey,
    paymentSession: { id: expect.stringMatching(/^ps_/) },
  });
  expect(JSON.stringify(begun.data)).not.toContain('sk_');
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payment-sessions', kind: 'error', status: 500 });
  const away = await service.call('POST /payments/card-session', { basketToken, returnUrl });
  expect(away.problem).toMatchObject({ code: 'payment_gateway_unavailable', expected: true });
});

test('the confirmation is mailed once, retried until the mail server accepts it', async () => {
  const of = await draft();
  const paid = await pay(of);
  const mails = async () =>
    ((await sandbox.control('GET', `/api/mail?subject=${paid.data.businessOrderId}`)) as { mail: { text: string }[] })
      .mail;
  await sandbox.control('PUT', '/api/faults', { target: 'smtp', kind: 'error' });
  const failures: unknown[] = [];
  await sendQueuedMail(service.context, (error) => failures.push(error));
  expect(failures.length).toBeGreaterThan(0);
  await sandbox.control('DELETE', '/api/faults');
  service.clock.set(new Date(service.clock.now().getTime() + 60_000));
  for (let round = 0; round < 4; round += 1) await sendQueuedMail(service.context, (error) => failures.push(error));
  const arrived = await mails();
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.text).toContain('Visa ending in 4242');
  await sendQueuedMail(service.context, (error) => failures.push(error));
  expect(await mails()).toHaveLength(1);
});

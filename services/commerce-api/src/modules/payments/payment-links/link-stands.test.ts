import { eq, sql } from 'drizzle-orm';
import { beginVisit, openVisit } from '../../../../test-support/assisted-visit';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { CHALLENGED_CARD, type Draft, VALID_CARD } from '../../../../test-support/payments/card-payments';
import { setUpPaymentLinks } from '../../../../test-support/payments/payment-links';
import { ids } from '../../../../test-support/shop-data';
import type { TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { paymentLinks } from '../../../database/schema/payment-link';

const {
  world,
  draft,
  draftOwn,
  later,
  ledger,
  mailsTo,
  lastEmail,
  open,
  paymentBody,
  payWith,
  phone,
  read,
  send,
  sent,
} = setUpPaymentLinks();
let service: TestService;
beforeAll(() => {
  ({ service } = world);
});

const idOf = async ({ draftOrderId }: Draft) => {
  const [row] = await service.db.select().from(paymentLinks).where(eq(paymentLinks.draftOrderId, draftOrderId));
  return row?.id ?? 0;
};

test('a second browser takes no payment away from the one at the bank, and may pay when that one gives up', async () => {
  const { of } = await sent();
  await open(of);
  const card = await world.sandbox.token(CHALLENGED_CARD);
  expect((await payWith(of, phone(), { token: card })).data.paymentState).toBe('pending');
  expect(await codeOf(open(of, phone('q')))).toBe('payment_in_progress');
  expect((await open(of)).status).toBe(200);
  const returned = { draftOrderId: of.draftOrderId, paymentGateway: 'checkoutcom', cancelled: true } as const;
  expect((await service.call('POST /payments/verify-payment', returned, phone())).data.paymentState).toBe('cancelled');
  expect((await open(of, phone('q'))).status).toBe(200);
  expect((await payWith(of, phone('q'))).data.status).toBe('sent_to_store');
});

test('the member of the order opens its link although they began to pay before they logged in', async () => {
  const { of } = await sent({ customer: `m${ids.member}` });
  await open(of);
  const card = await world.sandbox.token(CHALLENGED_CARD);
  expect((await payWith(of, phone(), { token: card })).data.paymentState).toBe('pending');
  const ada = { ...phone(), as: await service.logIn() };
  expect((await open(of, ada)).status).toBe(200);
  expect((await payWith(of, ada)).data.status).toBe('sent_to_store');
});

test('a link whose time is gone pays nothing, is not mailed again, and its end leaves the time that was taken since', async () => {
  const { of, operatorKey } = await sent();
  await open(of);
  // The end of the visit gave the basket a new one.
  const [basket] = await rowsOf<{ token: string }>(
    service.db,
    sql`select b.token from baskets b join orders o on o.basket_id = b.id where o.draft_order_id = ${of.draftOrderId}`,
  );
  const basketToken = basket?.token ?? '';
  const slot = { storeId: ids.store, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26' } as const;
  expect((await service.call('POST /slots/reserve', { ...slot, timeSlotTime: '18:00' })).problem.code).toBeUndefined();
  expect((await read()).data).toMatchObject({ state: 'changed', lines: [] });
  expect(await codeOf(payWith(of))).toBe('payment_link_changed');
  const paymentLinkId = await idOf(of);
  const desk = { operatorKey };
  expect(await codeOf(service.call('POST /desk/payment-link-again', { paymentLinkId }, desk))).toBe(
    'payment_link_changed',
  );
  expect(await codeOf(service.call('POST /desk/payment-link-withdraw', { paymentLinkId }, desk))).toBeUndefined();
  const held = await rowsOf(
    service.db,
    sql`select 1 from reservations r join baskets b on b.id = r.basket_id where b.token = ${basketToken} and r.state = 'held'`,
  );
  expect(held).toHaveLength(1);
});

test('what the shopper would have to correct ends the payment of a link', async () => {
  const { of } = await sent();
  await open(of);
  await service.db.execute(sql`update slots set lead_minutes = 100000`);
  expect(await codeOf(payWith(of))).toBe('payment_link_changed');
  await service.db.execute(sql`update slots set lead_minutes = 60`);
});

test('a link that has ended shows no goods, and nothing a month after its time', async () => {
  const { of } = await sent();
  expect((await open(of)).data.lines).toHaveLength(1);
  later(60);
  expect((await read()).data).toMatchObject({ state: 'ended', lines: [] });
  later(32 * 24 * 60);
  expect(await codeOf(read())).toBe('payment_link_invalid');
  expect(await codeOf(open(of))).toBe('payment_link_invalid');
});

test('a change that costs more is paid in full by a link, and the first payment is given back', async () => {
  const as = await service.logIn();
  const before = await draftOwn(undefined, undefined, as);
  const token = await world.sandbox.token(VALID_CARD);
  const { businessOrderId } = (await service.call('POST /payments/make-payment', paymentBody(before, token), { as }))
    .data;
  const operatorKey = await sessionOf(service, { role: 'support' });
  const whom = { customer: `m${ids.member}`, businessOrderId: businessOrderId ?? '' };
  const { options } = await openVisit(service, await beginVisit(service, operatorKey, whom));
  const { draftOrderId } = before;
  const { basket } = (await service.call('POST /checkout/order-amend', { draftOrderId }, options)).data;
  const { basketToken } = basket;
  const line = { basketLineId: basket.lines[0]?.basketLineId ?? 0, menuItem: { quantity: 12 } };
  await service.call('POST /basket/update-item', { basketToken, ...line }, options);
  const made = await draft(basketToken, options);
  const of = { basketToken, draftOrderId: made.draftOrderId, amount: made.amount };
  expect(of.amount).toBeGreaterThan(before.amount);
  expect(await codeOf(send({ of, options }))).toBeUndefined();
  const mails = await mailsTo(lastEmail());
  expect(mails.map(({ text }) => text).join()).toContain('The first payment is given back');
  expect((await open(of)).data).toMatchObject({ state: 'open', replacesPayment: true });
  expect(await codeOf(payWith(of, phone(), { usesEarlierPayment: true }))).toBe('payment_not_extendable');
  expect((await payWith(of)).data).toMatchObject({ status: 'sent_to_store', amount: of.amount, businessOrderId });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised']);
  expect((await ledger(draftOrderId)).slice(0, 3)).toEqual(['created', 'authorised', 'voiding']);
});

import { sql } from 'drizzle-orm';
import {
  BANK_PASSWORD,
  CHALLENGED_CARD,
  type Draft,
  setUpCardPayments,
  VALID_CARD,
} from '../../../test-support/payments/card-payments';
import { rowsOf } from '../../database/database.types';

// No reconciler runs here and no shopper returns: only the gateway's signed notices move payments.
const { world, draft, ledger, order: orderOf, pay, pick } = setUpCardPayments();
const webhooks = (settings: object) => world.sandbox.control('PUT', '/api/webhooks', settings);
beforeEach(() => webhooks({ urls: [`${world.service.origin}/webhooks/checkoutcom`], waitFactor: 0 }));
afterEach(() => world.sandbox.control('DELETE', '/api/webhooks'));

interface WebhookEvents {
  events: { id: string; type: string; state: string }[];
}

/** Waits until the service has processed a notice of this type. */
const expectDelivered = async (of: Draft, type: string) => {
  const [charge] = await world.sandbox.charges(of.draftOrderId);
  const query = `payment=${charge?.id}&type=${type}&state=delivered&wait=20`;
  const { events } = (await world.sandbox.control('GET', `/api/webhooks/events?${query}`)) as WebhookEvents;
  expect(events.map((event) => event.type)).toContain(type);
};

async function confirmedAtBank(): Promise<Draft> {
  const of = await draft();
  const { data } = await pay(of, CHALLENGED_CARD);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
  await world.sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  return of;
}

test('a shopper who confirms at their bank and never returns gets the order by the gateway’s webhook alone', async () => {
  const of = await confirmedAtBank();
  await expectDelivered(of, 'payment_approved');
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
});

test('a webhook signed with another key changes nothing, however often it is sent', async () => {
  await webhooks({ secret: 'somebody-else-s-secret' });
  const of = await confirmedAtBank();
  const [charge] = await world.sandbox.charges(of.draftOrderId);
  const query = `payment=${charge?.id}&type=payment_approved&attempts=3&wait=20`;
  const { events } = (await world.sandbox.control('GET', `/api/webhooks/events?${query}`)) as WebhookEvents;
  expect(events).toHaveLength(1);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
});

test('duplicate webhooks in reverse order give the same result', async () => {
  await webhooks({ duplicates: 2, hold: true });
  const of = await confirmedAtBank();
  await world.sandbox.control('POST', '/api/webhooks/release', { order: 'reverse' });
  await expectDelivered(of, 'payment_approved');
  await webhooks({ hold: false });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
  expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', net_captured: 0 }]);
});

test('a webhook reports a capture that is declined later', async () => {
  const of = await draft();
  await pay(of, VALID_CARD);
  // The look-up that would report it at once is not answered.
  await world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'decline', times: 1 });
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:payments-read',
    kind: 'error',
    status: 503,
    times: 1,
  });
  await pick(of);
  await expectDelivered(of, 'payment_capture_declined');
  const known = await rowsOf<{ declines: number }>(
    world.service.db,
    sql`select declines from payments where draft_order_id = ${of.draftOrderId}`,
  );
  expect(known).toEqual([{ declines: 1 }]);
  const { clock } = world.service;
  clock.set(new Date(clock.now().getTime() + 61_000));
  await world.service.call('POST /admin/reconcile', {}, { admin: true });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
});

test.each(['as sent', 'reverse'])(
  'duplicate webhooks of an addition, %s, book it once and place one order',
  async (order) => {
    await webhooks({ duplicates: 2, hold: true });
    const of = await draft();
    await pay(of);
    const { call } = world.service;
    const { basket } = (
      await call('POST /checkout/order-amend', { draftOrderId: of.draftOrderId, basketToken: of.basketToken })
    ).data;
    const { basketToken, lines } = basket;
    const basketLineId = lines[0]?.basketLineId ?? 0;
    await call('POST /basket/update-item', { basketToken, basketLineId, menuItem: { quantity: 7 } });
    const more = await orderOf(basketToken);
    await world.sandbox.control('PUT', '/api/faults', {
      target: 'checkoutcom:authorizations',
      kind: 'timeout-after',
      times: 1,
    });
    const body = { ...more, paymentMethod: 'card', paymentGateway: 'checkoutcom', usesEarlierPayment: true } as const;
    expect((await call('POST /payments/make-payment', body)).data.paymentState).toBe('created');
    await world.sandbox.control('POST', '/api/webhooks/release', order === 'reverse' ? { order } : {});
    await expectDelivered(of, 'payment_authorization_incremented');
    await expectDelivered(of, 'payment_approved');
    await webhooks({ hold: false });
    const booked = await rowsOf(
      world.service.db,
      sql`select l.amount from ledger_entries l join payments p on p.id = l.payment_id
        where p.draft_order_id = ${more.draftOrderId} and p.state = 'authorised' order by l.at, l.id`,
    );
    expect(booked).toEqual([{ amount: of.amount }, { amount: more.amount - of.amount }]);
    expect(await ledger(of.draftOrderId)).toEqual([]);
    // Neither the notice of the first amount nor the look-up of the whole differs from what was asked for.
    expect(await rowsOf(world.service.db, sql`select mismatch from payments where mismatch is not null`)).toEqual([]);
  },
);

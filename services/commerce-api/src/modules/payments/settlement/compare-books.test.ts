import { sql } from 'drizzle-orm';
import { setUpCardPayments, VALID_CARD } from '../../../../test-support/payments/card-payments';
import { sandboxKeys } from '../../../config/checkoutcom-configuration';

const { world, draft, pay, pick, verify } = setUpCardPayments();

const compare = async () =>
  (await world.service.call('POST /admin/reconcile', { days: 7 }, { admin: true })).data.differences;

/** A request to the gateway that the storefront does not make. */
async function atGateway(path: string, body: object): Promise<{ id: string }> {
  const reply = await fetch(`${world.sandbox.url}/checkoutcom${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { id: string };
}

const charge = async (reference: string, amount: number) =>
  atGateway('/payments', {
    source: { type: 'token', token: await world.sandbox.token(VALID_CARD) },
    amount,
    currency: 'GBP',
    capture: false,
    reference,
  });

test('authorised, captured and voided payments agree with the gateway’s list', async () => {
  await pay(await draft());
  const picked = await draft();
  await pay(picked);
  await pick(picked);
  expect(await compare()).toEqual([]);
});

test('money at the gateway that we do not know is named, and so is a payment that was taken twice', async () => {
  const of = await draft();
  const { data } = await pay(of);
  const stray = await charge('not-ours', 500);
  const second = await charge(String(data.paymentId), of.amount);
  const differences = await compare();
  expect(differences).toHaveLength(2);
  expect(differences).toContainEqual({
    kind: 'unknown',
    gateway: 'checkoutcom',
    gatewayPaymentId: stray.id,
    paymentId: null,
    stated: 500,
    recorded: 0,
  });
  expect(differences).toContainEqual(
    expect.objectContaining({
      kind: 'twice',
      gatewayPaymentId: second.id,
      paymentId: data.paymentId,
      stated: of.amount,
    }),
  );
  await atGateway(`/payments/${stray.id}/voids`, {});
  await atGateway(`/payments/${second.id}/voids`, {});
  expect(await compare()).toEqual([]);
});

test('what was taken back at the gateway without a notice is recorded by the comparison', async () => {
  const of = await draft();
  const { data } = await pay(of);
  await pick(of);
  const [{ id } = { id: '' }] = await world.sandbox.charges(of.draftOrderId);
  await atGateway(`/payments/${id}/refunds`, { amount: 120 });
  expect(await compare()).toEqual([]);
  const { data: order } = await world.service.call(
    'POST /admin/order',
    { businessOrderId: data.businessOrderId ?? '' },
    { admin: true },
  );
  expect(order.refunds).toMatchObject([{ kind: 'gateway', amount: 120, isDone: true }]);
});

test('money in our ledger that the gateway does not list, or lists as less, is named', async () => {
  const of = await draft();
  const { data } = await pay(of);
  await world.service.db.execute(
    sql`update payments set gateway_payment_id = 'pay_unknown' where id = ${data.paymentId}`,
  );
  const lost = await draft();
  const { data: other } = await pay(lost);
  await world.service.db.execute(
    sql`insert into ledger_entries (id, payment_id, kind, debit, credit, amount, currency, key, at)
        values (1, ${other.paymentId}, 'authorisation', 'authorised', 'shopper', 7, 'GBP', 'wrong', now())`,
  );
  const differences = await compare();
  expect(differences).toContainEqual(
    expect.objectContaining({
      kind: 'amount',
      paymentId: other.paymentId,
      stated: lost.amount,
      recorded: lost.amount + 7,
    }),
  );
  expect(differences).toContainEqual(expect.objectContaining({ kind: 'twice', paymentId: data.paymentId }));
  expect((await verify(of)).data.status).toBe('sent_to_store');
});

test('while the gateway does not list its payments, nothing is said about them', async () => {
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:payments-read',
    kind: 'error',
    status: 502,
  });
  const reply = await world.service.call('POST /admin/reconcile', { days: 7 }, { admin: true });
  expect(reply.problem.code).toBe('payment_gateway_unavailable');
});

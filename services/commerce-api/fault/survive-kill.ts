import { ids } from '../test-support/shop-data';
import { accountsOf, checkAccounts, untilSettled } from './accounts';
import { type FaultEnvironment, type KilledProcess, setUpFaults } from './fault-environment';
import { killDuring } from './kill-at';
import { type Scenario, scenarios } from './scenarios';
import { type Shopper, VALID_CARD } from './shopper';

let environment: FaultEnvironment;
const waits: number[] = [];

/** The storefront of this file's tests. */
export const faultEnvironment = (): FaultEnvironment => environment;

/** Starts the storefront that a test file kills, and prints the longest wait at its end. */
export function setUpKills(): void {
  beforeAll(async () => {
    environment = await setUpFaults();
  });
  afterAll(async () => {
    const longest = Math.max(0, ...waits);
    process.stdout.write(`${waits.length} kills; nothing stayed open longer than ${longest} ms\n`);
    await environment?.close();
  });
}

/**
 * A returning shopper learns that the order is placed, why it is not, that the bank waits, or that no payment exists.
 */
async function shopperLearnsOutcome(shopper: Shopper): Promise<void> {
  if (!shopper.draftOrderId) return;
  const before = await accountsOf(shopper);
  const paymentGateway = before.payments.at(-1)?.gateway ?? 'checkoutcom';
  const reply = await shopper.returnFromBank(environment.viaShell, { paymentGateway });
  const { order, payments } = await accountsOf(shopper);
  const last = payments.at(-1);
  if (!last) expect(reply.body.code).toBe('payment_not_found');
  else if (last.refusal_code === 'payment_failed' && order?.order_id)
    expect(reply.body).toMatchObject({ status: 'order_cancelled', refusal: { code: 'payment_failed' } });
  else if (order?.order_id) expect(reply.body).toMatchObject({ businessOrderId: expect.any(String), refusal: null });
  else if (last.state === 'pending' && last.gateway === 'realex')
    expect(reply.body).toMatchObject({ paymentState: 'pending', redirectUrl: null, refusal: null });
  else if (last.state === 'pending') expect(reply.body.redirectUrl).toMatch(/^http/);
  else expect(reply.body).toMatchObject({ businessOrderId: null, refusal: { code: expect.any(String) } });
}

/** Nothing is stuck: a shopper without an order can place one, with the same basket if it still has items. */
async function canStillOrder(shopper: Shopper): Promise<void> {
  const { order } = await accountsOf(shopper);
  if (order?.order_id) return;
  const { body: basket } = await environment.post('/basket/get-or-create', { basketToken: shopper.basketToken });
  if (!(basket.lines as unknown[]).length)
    await environment.post('/basket/add-item', {
      basketToken: shopper.basketToken,
      menuItem: { id: ids.milk, quantity: 6 },
    });
  // The slot of before may have been withdrawn; then another one can be chosen.
  const again = await shopper.reserveSlot();
  expect(again.status === 200 ? again : await shopper.reserveSlot('18:00')).toMatchObject({ status: 200 });
  await shopper.createDraft();
  const paid = await shopper.payByCard(VALID_CARD);
  expect(paid.body).toMatchObject({ paymentState: 'authorised', businessOrderId: expect.any(String) });
  await checkAccounts(shopper);
}

/**
 * Kills a process at a point of a scenario. The shopper learns the outcome, the accounts agree, and the shopper can
 * still order.
 */
export async function survives(
  point: string,
  scenario: Scenario | undefined,
  processName: KilledProcess,
): Promise<Shopper> {
  if (!scenario) throw new Error(`${point} has no scenario`);
  const shopper = await killDuring(environment, scenario, point, processName);
  // A charge that never reached the gateway is cancelled after the maximum duration of a charge.
  await environment.advanceClock(scenario.within ?? 40);
  waits.push(await untilSettled(shopper));
  await shopperLearnsOutcome(shopper);
  await checkAccounts(shopper);
  await canStillOrder(shopper);
  return shopper;
}

/** The tests of one move: each process that takes part is killed during it. */
export function describeKills(move: string, scenario = scenarios[move]): void {
  describe(move, () => {
    test.each(['before', 'after'])('the service is killed %s the commit', (when) =>
      survives(`${when}:${move}`, scenario, 'commerce-api'),
    );
    if (move.startsWith('payment.'))
      test('the gateway is killed during the write', () => survives(`before:${move}`, scenario, 'sandbox'));
    if (scenario?.isShopperRequest)
      test('the shell is killed during the write', () => survives(`before:${move}`, scenario, 'shell'));
  });
}

import { accountsOf } from './accounts';
import { alternativeScenarios, scenarios } from './scenarios';
import type { Shopper } from './shopper';
import { describeKills, setUpKills, survives } from './survive-kill';
import { couponMoves, paymentMoves, reservationMoves, stockMoves } from './transitions';

setUpKills();

test('every transition of a payment, a reservation, a coupon’s use and counted stock has its scenario', () => {
  expect(Object.keys(scenarios).sort()).toEqual(
    [...paymentMoves, ...reservationMoves, ...couponMoves, ...stockMoves].sort(),
  );
});

for (const move of reservationMoves) describeKills(move);

/** The outcome of a declined capture, whichever process died. */
async function endsUnpaid(surviving: Promise<Shopper>): Promise<void> {
  const { order, payments } = await accountsOf(await surviving);
  expect(order?.status).toBe('order_cancelled');
  expect(payments.map(({ state }) => state)).toEqual(['voided']);
}

describe.each(Object.entries(alternativeScenarios))('%s', (_way, [move, scenario]) => {
  test.each(['before', 'after'])('the service is killed %s the commit', (when) =>
    endsUnpaid(survives(`${when}:${move}`, scenario, 'commerce-api')),
  );
  test('the gateway is killed during the write', () => endsUnpaid(survives(`before:${move}`, scenario, 'sandbox')));
});

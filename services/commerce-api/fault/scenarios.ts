import type { FaultEnvironment } from './fault-environment';
import { INSUFFICIENT_FUNDS_CARD, type Send, Shopper, VALID_CARD } from './shopper';

/** How to cause one transition. */
export interface Scenario {
  /** All steps before it. */
  prepare(environment: FaultEnvironment): Promise<Shopper>;
  /** Causes it. `send` calls the service directly, or through the shell if the shell is to be killed. */
  cause(shopper: Shopper, send: Send): Promise<unknown>;
  /** True when a shopper's request causes it, so that the shell takes part. */
  isShopperRequest: boolean;
  /** Seconds until the reconciler has run; by default the maximum duration of a charge. */
  within?: number;
}

const readyShopper = (method?: 'delivery' | 'collection') => async (environment: FaultEnvironment) =>
  new Shopper(environment, method).prepareForPayment();
const readyShopperAfter =
  (method: 'delivery' | 'collection', step: (shopper: Shopper) => Promise<unknown>) =>
  async (environment: FaultEnvironment) => {
    const shopper = await new Shopper(environment, method).prepareForPayment();
    await step(shopper);
    return shopper;
  };

const couponShopper = () => async (environment: FaultEnvironment) => {
  const shopper = new Shopper(environment);
  shopper.coupon = 'HALFAPOUND';
  return shopper.prepareForPayment();
};

const shopperScenario = (
  prepare: Scenario['prepare'],
  act: (shopper: Shopper, send: Send) => Promise<unknown>,
): Scenario => ({ prepare, cause: act, isShopperRequest: true });
const operatorScenario = (prepare: Scenario['prepare'], act: (shopper: Shopper) => Promise<unknown>): Scenario => ({
  prepare,
  cause: act,
  isShopperRequest: false,
});

const placeCashOrder = (...statuses: string[]) =>
  readyShopperAfter('collection', async (shopper) => {
    await shopper.payCash();
    await shopper.readOrder();
    for (const status of statuses) await shopper.moveOrder(status);
  });
const placeCardOrder = (...statuses: string[]) =>
  readyShopperAfter('delivery', async (shopper) => {
    await shopper.payByCard(VALID_CARD);
    await shopper.readOrder();
    for (const status of statuses) await shopper.moveOrder(status);
  });
const changeBasketAtBank = readyShopperAfter('delivery', async (shopper) => {
  await shopper.goToBank();
  await shopper.environment.post('/basket/clear', { basketToken: shopper.basketToken });
  await shopper.answerBank();
});

/** The bank accepts the capture and declines it twice; the third time is the last. */
const declineCaptureTwice = readyShopperAfter('delivery', async (shopper) => {
  const { advanceClock: later, sandbox } = shopper.environment;
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'decline' });
  await shopper.payByCard(VALID_CARD);
  await shopper.readOrder();
  for (const status of ['store_accepted_picking', 'picked']) await shopper.moveOrder(status);
  await shopper.untilDeclined(1);
  await later(61);
  await shopper.untilDeclined(2);
});

/** A scenario for each transition of a payment, a reservation, a coupon's use and counted stock. Orders need none, because operators move them. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'payment.none.created': shopperScenario(readyShopper(), (shopper, send) => shopper.payByCard(VALID_CARD, send)),
  'payment.created.pending': shopperScenario(readyShopper(), (shopper, send) =>
    shopper.payByCard('4010061700000021', send),
  ),
  'payment.created.authorised': shopperScenario(readyShopper(), (shopper, send) => shopper.payByCard(VALID_CARD, send)),
  'payment.created.to_collect': shopperScenario(readyShopper(), (shopper, send) => shopper.payCash(send)),
  'payment.created.declined': shopperScenario(readyShopper(), (shopper, send) =>
    shopper.payByCard(INSUFFICIENT_FUNDS_CARD, send),
  ),
  'payment.created.cancelled': operatorScenario(
    readyShopperAfter('delivery', async (shopper) => {
      const fault = { target: 'checkoutcom:payments', kind: 'error', status: 502, times: 1 };
      await shopper.environment.sandbox.control('PUT', '/api/faults', fault);
      await shopper.payByCard(VALID_CARD);
    }),
    (shopper) => shopper.environment.advanceClock(40),
  ),
  'payment.pending.authorised': shopperScenario(
    readyShopperAfter('delivery', (shopper) => shopper.goToBank('passes')),
    (shopper, send) => shopper.returnFromBank(send),
  ),
  'payment.pending.declined': shopperScenario(
    readyShopperAfter('delivery', (shopper) => shopper.goToBank('fails')),
    (shopper, send) => shopper.returnFromBank(send),
  ),
  'payment.pending.cancelled': shopperScenario(
    readyShopperAfter('delivery', (shopper) => shopper.goToBank('cancels')),
    (shopper, send) => shopper.returnFromBank(send),
  ),
  'payment.authorised.capturing': operatorScenario(placeCardOrder('store_accepted_picking'), (shopper) =>
    shopper.moveOrder('picked'),
  ),
  'payment.capturing.captured': operatorScenario(placeCardOrder('store_accepted_picking'), (shopper) =>
    shopper.moveOrder('picked'),
  ),
  'payment.capturing.voiding': operatorScenario(declineCaptureTwice, (shopper) =>
    shopper.environment.advanceClock(601),
  ),
  'payment.authorised.voiding': shopperScenario(changeBasketAtBank, (shopper, send) => shopper.returnFromBank(send)),
  'payment.to_collect.captured': operatorScenario(placeCashOrder('store_accepted_picking', 'picked'), (shopper) =>
    shopper.moveOrder('delivered'),
  ),
  'payment.to_collect.cancelled': operatorScenario(placeCashOrder(), (shopper) => shopper.moveOrder('order_cancelled')),
  'payment.captured.refunding': operatorScenario(placeCardOrder('store_accepted_picking', 'picked'), (shopper) =>
    shopper.moveOrder('order_cancelled'),
  ),
  'payment.cancelled.voiding': {
    ...operatorScenario(
      readyShopperAfter('delivery', async (shopper) => {
        await shopper.goToBank();
        await shopper.returnFromBank(shopper.environment.post, { cancelled: true });
        await shopper.answerBank();
      }),
      (shopper) => shopper.sendNotice(),
    ),
    // Cancelled payments are checked at a slower pace.
    within: 610,
  },
  'payment.voiding.voided': shopperScenario(changeBasketAtBank, (shopper, send) => shopper.returnFromBank(send)),
  // Captured without our knowledge, as when the reply to our own request was lost and no look-up has followed.
  'payment.voiding.refunding': operatorScenario(
    readyShopperAfter('delivery', async (shopper) => {
      await shopper.payByCard(VALID_CARD);
      await shopper.readOrder();
      await shopper.moveOrder('store_accepted_picking');
      await shopper.captureAtGateway();
    }),
    (shopper) => shopper.moveOrder('order_cancelled'),
  ),
  'payment.refunding.captured': operatorScenario(placeCardOrder('store_accepted_picking', 'picked'), (shopper) =>
    shopper.refund(100),
  ),
  'payment.refunding.refunded': operatorScenario(placeCardOrder('store_accepted_picking', 'picked'), (shopper) =>
    shopper.moveOrder('order_cancelled'),
  ),

  'coupon.none.reserved': shopperScenario(couponShopper(), (shopper, send) => shopper.payByCard(VALID_CARD, send)),
  'coupon.reserved.used': shopperScenario(couponShopper(), (shopper, send) => shopper.payByCard(VALID_CARD, send)),
  'coupon.reserved.returned': shopperScenario(couponShopper(), (shopper, send) =>
    shopper.payByCard(INSUFFICIENT_FUNDS_CARD, send),
  ),
  'coupon.used.returned': operatorScenario(
    async (environment) => {
      const shopper = await couponShopper()(environment);
      await shopper.payCash();
      await shopper.readOrder();
      return shopper;
    },
    (shopper) => shopper.moveOrder('order_cancelled'),
  ),

  'stock.none.taken': shopperScenario(readyShopper(), (shopper, send) => shopper.payByCard(VALID_CARD, send)),
  'stock.taken.returned': shopperScenario(readyShopper(), (shopper, send) =>
    shopper.payByCard(INSUFFICIENT_FUNDS_CARD, send),
  ),

  'reservation.none.held': shopperScenario(
    async (environment) => {
      const shopper = new Shopper(environment);
      await shopper.fillBasket();
      return shopper;
    },
    (shopper, send) => shopper.reserveSlot('17:00', send),
  ),
  'reservation.held.confirmed': shopperScenario(readyShopper(), (shopper, send) => shopper.payCash(send)),
  'reservation.held.released': shopperScenario(readyShopper(), (shopper, send) => shopper.reserveSlot('18:00', send)),
  'reservation.held.lapsed': operatorScenario(readyShopper(), (shopper) => shopper.environment.advanceClock(16 * 60)),
  'reservation.held.withdrawn': operatorScenario(readyShopper(), (shopper) => shopper.withdrawSlot()),
  'reservation.confirmed.released': operatorScenario(placeCashOrder(), (shopper) =>
    shopper.moveOrder('order_cancelled'),
  ),
};

/** Further ways to cause a transition, by cause. */
export const alternativeScenarios: Readonly<Record<string, readonly [move: string, scenario: Scenario]>> = {
  'the order ends because its capture was declined': [
    'order.picked.order_cancelled',
    operatorScenario(declineCaptureTwice, (shopper) => shopper.environment.advanceClock(601)),
  ],
};

import type { FaultSetting } from './fault-environment';
import { GOOD, type Send, Shopper, WITHOUT_MONEY } from './shopper';

/** How to cause one transition. */
export interface Scenario {
  /** All steps before it. */
  prepare(setting: FaultSetting): Promise<Shopper>;
  /** Causes it. `send` calls the service directly, or through the shell if the shell is to be killed. */
  act(shopper: Shopper, send: Send): Promise<unknown>;
  /** True when a shopper's request causes it, so that the shell takes part. */
  shopperActs: boolean;
  /** Seconds until the reconciler has run; by default the maximum duration of a charge. */
  within?: number;
}

const ready = (method?: 'delivery' | 'collection') => async (setting: FaultSetting) =>
  new Shopper(setting, method).isReady();
const after =
  (method: 'delivery' | 'collection', step: (shopper: Shopper) => Promise<unknown>) =>
  async (setting: FaultSetting) => {
    const shopper = await new Shopper(setting, method).isReady();
    await step(shopper);
    return shopper;
  };

const shopperDoes = (
  prepare: Scenario['prepare'],
  act: (shopper: Shopper, send: Send) => Promise<unknown>,
): Scenario => ({ prepare, act, shopperActs: true });
const operatorDoes = (prepare: Scenario['prepare'], act: (shopper: Shopper) => Promise<unknown>): Scenario => ({
  prepare,
  act,
  shopperActs: false,
});

const cashOrder = (...statuses: string[]) =>
  after('collection', async (shopper) => {
    await shopper.paysCash();
    await shopper.hasOrder();
    for (const status of statuses) await shopper.orderMoves(status);
  });
const cardOrder = after('delivery', async (shopper) => {
  await shopper.paysByCard(GOOD);
  await shopper.hasOrder();
});
const basketChangedAtBank = after('delivery', async (shopper) => {
  await shopper.goesToBank();
  await shopper.setting.post('/basket/clear', { basketToken: shopper.basketToken });
  await shopper.answersBank();
});

/** The bank accepts the capture and declines it twice; the third time is the last. */
const declinedTwice = after('delivery', async (shopper) => {
  const { later, sandbox } = shopper.setting;
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'decline' });
  await shopper.paysByCard(GOOD);
  await shopper.hasOrder();
  await shopper.isDeclined(1);
  await later(61);
  await shopper.isDeclined(2);
});

/** A scenario for each transition of a payment and a reservation. Orders need none, because operators move them. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'payment.none.created': shopperDoes(ready(), (shopper, send) => shopper.paysByCard(GOOD, send)),
  'payment.created.pending': shopperDoes(ready(), (shopper, send) => shopper.paysByCard('4010061700000021', send)),
  'payment.created.authorised': shopperDoes(ready(), (shopper, send) => shopper.paysByCard(GOOD, send)),
  'payment.created.to_collect': shopperDoes(ready(), (shopper, send) => shopper.paysCash(send)),
  'payment.created.declined': shopperDoes(ready(), (shopper, send) => shopper.paysByCard(WITHOUT_MONEY, send)),
  'payment.created.cancelled': operatorDoes(
    after('delivery', async (shopper) => {
      const fault = { target: 'checkoutcom:payments', kind: 'error', status: 502, times: 1 };
      await shopper.setting.sandbox.control('PUT', '/api/faults', fault);
      await shopper.paysByCard(GOOD);
    }),
    (shopper) => shopper.setting.later(40),
  ),
  'payment.pending.authorised': shopperDoes(
    after('delivery', (shopper) => shopper.goesToBank('passes')),
    (shopper, send) => shopper.comesBack(send),
  ),
  'payment.pending.declined': shopperDoes(
    after('delivery', (shopper) => shopper.goesToBank('fails')),
    (shopper, send) => shopper.comesBack(send),
  ),
  'payment.pending.cancelled': shopperDoes(
    after('delivery', (shopper) => shopper.goesToBank('cancels')),
    (shopper, send) => shopper.comesBack(send),
  ),
  'payment.authorised.captured': shopperDoes(ready(), (shopper, send) => shopper.paysByCard(GOOD, send)),
  'payment.authorised.voiding': shopperDoes(basketChangedAtBank, (shopper, send) => shopper.comesBack(send)),
  'payment.to_collect.captured': operatorDoes(cashOrder('store_accepted_picking', 'picked'), (shopper) =>
    shopper.orderMoves('delivered'),
  ),
  'payment.to_collect.cancelled': operatorDoes(cashOrder(), (shopper) => shopper.orderMoves('order_cancelled')),
  'payment.captured.refunding': operatorDoes(cardOrder, (shopper) => shopper.orderMoves('store_rejected_order')),
  'payment.cancelled.voiding': {
    ...operatorDoes(
      after('delivery', async (shopper) => {
        await shopper.goesToBank();
        await shopper.comesBack(shopper.setting.post, { cancelled: true });
        await shopper.answersBank();
      }),
      (shopper) => shopper.notice(),
    ),
    // Cancelled payments are checked at a slower pace.
    within: 610,
  },
  'payment.voiding.voided': shopperDoes(basketChangedAtBank, (shopper, send) => shopper.comesBack(send)),
  'payment.voiding.refunding': operatorDoes(
    after('delivery', async (shopper) => {
      const { control } = shopper.setting.sandbox;
      await control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'timeout-after', times: 1 });
      await control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'error', status: 502 });
      await shopper.paysByCard(GOOD);
      await shopper.hasOrder();
    }),
    async (shopper) => {
      await shopper.orderMoves('order_cancelled');
      await shopper.setting.sandbox.control('DELETE', '/api/faults');
      await shopper.setting.later(10);
    },
  ),
  'payment.refunding.refunded': operatorDoes(cardOrder, (shopper) => shopper.orderMoves('store_rejected_order')),

  'reservation.none.held': shopperDoes(
    async (setting) => {
      const shopper = new Shopper(setting);
      await shopper.fillsBasket();
      return shopper;
    },
    (shopper, send) => shopper.holdsSlot('17:00', send),
  ),
  'reservation.held.confirmed': shopperDoes(ready(), (shopper, send) => shopper.paysCash(send)),
  'reservation.held.released': shopperDoes(ready(), (shopper, send) => shopper.holdsSlot('18:00', send)),
  'reservation.held.lapsed': operatorDoes(ready(), (shopper) => shopper.setting.later(16 * 60)),
  'reservation.confirmed.released': operatorDoes(cashOrder(), (shopper) => shopper.orderMoves('order_cancelled')),
};

/** Further ways to cause a transition, by cause. */
export const otherWays: Readonly<Record<string, readonly [move: string, scenario: Scenario]>> = {
  'the bank declines the capture for the last time': [
    'payment.authorised.voiding',
    operatorDoes(declinedTwice, (shopper) => shopper.setting.later(601)),
  ],
  'the order ends because its capture was declined': [
    'order.sent_to_store.order_declined',
    operatorDoes(declinedTwice, (shopper) => shopper.setting.later(601)),
  ],
};

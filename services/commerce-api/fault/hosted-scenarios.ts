import type { FaultEnvironment } from './fault-environment';
import type { Scenario } from './scenarios';
import { HOSTED_CARD, HOSTED_DECLINED_CARD, type Send, Shopper } from './shopper';

const shopperAfter =
  (...steps: ((shopper: Shopper) => Promise<unknown>)[]) =>
  async (environment: FaultEnvironment) => {
    const shopper = await new Shopper(environment).prepareForPayment();
    for (const step of steps) await step(shopper);
    return shopper;
  };

const byShopper = (
  prepare: Scenario['prepare'],
  cause: (shopper: Shopper, send: Send) => Promise<unknown>,
): Scenario => ({ prepare, cause, isShopperRequest: true });
const byOthers = (prepare: Scenario['prepare'], cause: (shopper: Shopper) => Promise<unknown>): Scenario => ({
  prepare,
  cause,
  isShopperRequest: false,
});

const clearBasket = ({ environment, basketToken }: Shopper) => environment.post('/basket/clear', { basketToken });
const paid = (shopper: Shopper) => shopper.payHosted(HOSTED_CARD);
const start = (shopper: Shopper, send: Send) => shopper.startHosted(send);
const bring = (shopper: Shopper, send: Send) => shopper.bringResponse(send);
const pick = (shopper: Shopper) => shopper.moveOrder('picked');
const cancel = (shopper: Shopper) => shopper.moveOrder('order_cancelled');
const acceptedOrder = [
  paid,
  (shopper: Shopper) => shopper.bringResponse(),
  (shopper: Shopper) => shopper.readOrder(),
  (shopper: Shopper) => shopper.moveOrder('store_accepted_picking'),
];
const accepted = shopperAfter(...acceptedOrder);
const picked = shopperAfter(...acceptedOrder, pick);

/** A scenario for each transition of a payment on a gateway's own page. */
export const hostedScenarios: Readonly<Record<string, Scenario>> = {
  'payment.none.created': byShopper(shopperAfter(), start),
  'payment.created.pending': byShopper(shopperAfter(), start),
  'payment.pending.authorised': byShopper(shopperAfter(paid), bring),
  'payment.pending.declined': byShopper(
    shopperAfter((shopper) => shopper.payHosted(HOSTED_DECLINED_CARD)),
    bring,
  ),
  'payment.pending.cancelled': byShopper(
    shopperAfter((shopper) => shopper.payHosted('cancel')),
    bring,
  ),
  'payment.authorised.capturing': byOthers(accepted, pick),
  'payment.capturing.captured': byOthers(accepted, pick),
  'payment.authorised.voiding': byShopper(shopperAfter(paid, clearBasket), bring),
  'payment.voiding.voided': byShopper(shopperAfter(paid, clearBasket), bring),
  'payment.cancelled.voiding': {
    ...byShopper(
      shopperAfter(
        (shopper) => shopper.openHosted(),
        (shopper) => shopper.returnFromBank(shopper.environment.post, { paymentGateway: 'realex', cancelled: true }),
        paid,
      ),
      bring,
    ),
    // Cancelled payments are checked at a slower pace.
    within: 610,
  },
  'payment.captured.refunding': byOthers(picked, cancel),
  'payment.refunding.refunded': byOthers(picked, cancel),
};

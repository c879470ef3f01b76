import type { ComplaintKind } from '@storefront/api/entities/order-complaint';
import { sql } from 'drizzle-orm';
import { orderLinkToken } from '../src/modules/orders/tracking/order-link';
import { GUEST_SESSION } from './guest-session';
import { setUpCardPayments, VALID_CARD } from './payments/card-payments';
import { ids } from './shop-data';

/** An order that has arrived, and what reports it. */
export interface Arrived {
  draftOrderId: number;
  orderId: number;
  number: string;
  lineId: number;
  /** Of a guest's order: the token of its link. */
  token: string;
}

/** Card payments, and a shopper who reports problems with orders that have arrived. */
export function setUpComplaints() {
  const cards = setUpCardPayments();
  const { world, draft, move, paymentBody, pick } = cards;
  // All test orders are one person's, by their phone number: what a test reports must not count for the next one.
  afterEach(async () => {
    await world.service.db.execute(sql`delete from complaint_lines`);
    await world.service.db.execute(sql`delete from order_complaints`);
  });

  /** Sets what the business refunds without an operator. */
  async function rules(days: number, perOrder: number, perShopper: number): Promise<void> {
    const complaintRules = JSON.stringify({ complaintRules: { days, perOrder, perShopper } });
    await world.service.db.execute(
      sql`update businesses set settings = settings || ${complaintRules}::jsonb where id = ${ids.business}`,
    );
    world.service.context.cache.clear();
  }

  /** A delivered order of six milks for 7.20, paid by card, of a guest or of the member with this access token. */
  async function arrived(as?: string): Promise<Arrived> {
    const of = await draft(undefined, undefined, as);
    const card = paymentBody(of, await world.sandbox.token(VALID_CARD));
    const { data } = await world.service.call('POST /payments/make-payment', card, { ...(as && { as }) });
    await pick(of);
    await move(of, 'en_route', 'delivered');
    const businessOrderId = data.businessOrderId ?? '';
    const order = (await world.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
    const { draftOrderId, orderId, lines } = order;
    const token = orderLinkToken(world.service.keys, ids.business, businessOrderId);
    return { draftOrderId, orderId, number: businessOrderId, lineId: lines[0]?.lineId ?? 0, token };
  }

  /** A guest's report by the link. */
  const report = (
    { token, lineId }: Pick<Arrived, 'token' | 'lineId'>,
    quantity: number,
    kind: ComplaintKind = 'damaged',
    options: { key?: string; business?: number } = {},
  ) =>
    world.service.call(
      'POST /checkout/followed-order-complaint',
      { token, lines: [{ lineId, quantity, kind }] },
      { guest: undefined, ...options },
    );

  const followed = async ({ token }: Pick<Arrived, 'token'>) =>
    (await world.service.call('POST /checkout/followed-order', { token }, { guest: GUEST_SESSION })).data;

  /** What the gateway has given back of an order, in pence. */
  async function givenBack({ draftOrderId }: Pick<Arrived, 'draftOrderId'>): Promise<number> {
    const [charge] = await world.sandbox.charges(draftOrderId);
    return Number(charge?.amount) - Number(charge?.net_captured);
  }

  return { ...cards, arrived, followed, givenBack, report, rules };
}

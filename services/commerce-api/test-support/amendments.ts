import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/database/database.types';
import { type Draft, setUpCardPayments } from './payments/card-payments';
import { ids } from './shop-data';

/** Card payments, and a shopper's actions to change a placed order. */
export function setUpAmendments() {
  const cards = setUpCardPayments();
  const { world, draft, pay } = cards;
  const storeId = ids.store;

  const amend = (
    { draftOrderId, basketToken }: Draft,
    options: { guest?: string | undefined; business?: number } = {},
  ) => world.service.call('POST /checkout/order-amend', { draftOrderId, basketToken }, options);

  async function ordered(coupon?: string, given?: string): Promise<Draft> {
    const of = await draft(coupon, given);
    expect((await pay(of)).data.businessOrderId).toEqual(expect.any(String));
    return of;
  }

  /** The draft of the changed basket. @param quantity of milk */
  async function changed(of: Draft, quantity = 6): Promise<Draft> {
    const { call } = world.service;
    const { data } = await amend(of);
    const { basketToken, lines, checkout } = data.basket;
    const basketLineId = lines[0]?.basketLineId ?? 0;
    if (quantity !== lines[0]?.quantity)
      expect(
        (await call('POST /basket/update-item', { basketToken, basketLineId, menuItem: { quantity } })).status,
      ).toBe(200);
    const made = await call('POST /checkout/process-order', {
      basketToken,
      storeId,
      fulfilmentMethod: 'delivery',
      paymentGateway: 'checkoutcom',
      firstname: checkout.contact?.firstName ?? '',
      lastname: checkout.contact?.lastName ?? '',
      emailAddress: checkout.contact?.email ?? '',
      phoneNumber: checkout.contact?.phoneNumber ?? '',
    });
    expect(made.problem.code).toBeUndefined();
    return { basketToken, draftOrderId: made.data.draftOrderId, amount: made.data.amount };
  }

  const statusOf = async ({ draftOrderId }: Draft) =>
    (
      await rowsOf<{ status: string }>(
        world.service.db,
        sql`select status from orders where draft_order_id = ${draftOrderId}`,
      )
    )[0]?.status;

  return { ...cards, amend, changed, ordered, statusOf };
}

import type { OrderStatus } from '@storefront/api/entities/order-status';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/database/database.types';
import { reconcilePayments } from '../../src/modules/payments/settlement/reconciler';
import { TEST_NOW } from '../database/template-database';
import { type StartedSandbox, startSandbox } from '../programs/start-sandbox';
import { ids } from '../shop-data';
import { createTestService, type TestService } from '../test-service';

export const VALID_CARD = '4242424242424242';
export const CHALLENGED_CARD = '4010061700000021';
export const BANK_PASSWORD = 'Checkout1!';
/** The return URL for the bank's page. */
export const returnUrl = 'http://fresh.localhost:4200/checkout/payment';

export interface Draft {
  basketToken: string;
  draftOrderId: number;
  amount: number;
}

/** A service and a gateway for the tests of one file, with a shopper's actions. */
export function setUpCardPayments() {
  const world = {} as { sandbox: StartedSandbox; service: TestService };
  beforeAll(async () => {
    world.sandbox = await startSandbox();
    // The gateway's clock begins where the service's stands, whatever the date of the test run.
    await world.sandbox.control('POST', '/api/clock', { instant: TEST_NOW.toISOString(), forward: false });
    world.service = await createTestService({ sandboxUrl: world.sandbox.url, smtpUrl: world.sandbox.smtpUrl });
    await world.service.db.execute(sql`update slots set capacity = 1000`);
  });
  afterAll(async () => {
    await world.service?.close();
    await world.sandbox?.stop();
  });
  afterEach(async () => {
    await world.sandbox.control('DELETE', '/api/faults');
    world.service.clock.reset();
  });

  const storeId = ids.store;
  /** Drafts the order of a basket with a place, or updates its draft. */
  async function order(basketToken: string, as?: string): Promise<Draft> {
    const { data } = await world.service.call(
      'POST /checkout/process-order',
      {
        basketToken,
        storeId,
        fulfilmentMethod: 'delivery',
        paymentGateway: 'checkoutcom',
        firstname: 'Grace',
        lastname: 'Hill',
        emailAddress: `grace.${basketToken
          .slice(0, 8)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, 'x')}@example.test`,
        phoneNumber: '07700900456',
        fulfilmentDetails: {
          address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
        },
      },
      { ...(as && { as }) },
    );
    return { basketToken, draftOrderId: data.draftOrderId, amount: data.amount };
  }

  /**
   * @param given the token of the basket to order; a new one without it
   * @param as the access token of a member; a guest without it
   */
  async function draft(coupon?: string, given?: string, as?: string): Promise<Draft> {
    const { call } = world.service;
    const item = { storeId, menuItem: { id: ids.milk, quantity: 6 }, ...(given && { basketToken: given }) };
    const { data } = await call('POST /basket/add-item', item);
    const { basketToken } = data.basket;
    if (coupon) expect((await call('POST /basket/apply-coupon', { basketToken, coupon })).status).toBe(200);
    const slot = { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26' } as const;
    expect((await call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' })).status).toBe(200);
    return order(basketToken, as);
  }

  const paymentBody = (of: Draft, token: string) =>
    ({
      ...of,
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      token,
      successUrl: `${returnUrl}?result=success`,
      failureUrl: `${returnUrl}?result=failure`,
    }) as const;

  const pay = async (of: Draft, card = VALID_CARD) =>
    world.service.call('POST /payments/make-payment', paymentBody(of, await world.sandbox.token(card)));

  const verify = ({ draftOrderId, basketToken }: Draft, more: { cancelled?: boolean } = {}) =>
    world.service.call('POST /payments/verify-payment', {
      draftOrderId,
      basketToken,
      paymentGateway: 'checkoutcom',
      ...more,
    });

  /** The states of an order's payments in order. */
  const ledger = async (draftOrderId: number) =>
    (
      await rowsOf<{ state: string }>(
        world.service.db,
        sql`select e.state from payment_events e join payments p on p.id = e.payment_id
            where p.draft_order_id = ${draftOrderId} order by e.at, e.id`,
      )
    ).map(({ state }) => state);

  const places = async (of: Draft) =>
    (
      await rowsOf<{ state: string }>(
        world.service.db,
        sql`select r.state from reservations r join orders o on o.basket_id = r.basket_id where o.draft_order_id = ${of.draftOrderId}`,
      )
    ).map(({ state }) => state);

  /** Operators move the draft's placed order. */
  const move = async ({ draftOrderId }: Pick<Draft, 'draftOrderId'>, ...statuses: OrderStatus[]) => {
    const [row] = await rowsOf<{ number: string }>(
      world.service.db,
      sql`select business_order_id as number from orders where draft_order_id = ${draftOrderId}`,
    );
    for (const status of statuses) {
      const body = { businessOrderId: row?.number ?? '', status };
      expect(await world.service.call('POST /admin/order-transition', body, { admin: true })).toMatchObject({
        status: 200,
      });
    }
  };

  /** The store picks the order as it was asked for, which captures its amount. */
  const pick = (of: Draft) => move(of, 'store_accepted_picking', 'picked');

  /** Runs the reconciler some seconds later. */
  const reconcile = async (seconds: number) => {
    const { clock, context } = world.service;
    clock.set(new Date(clock.now().getTime() + seconds * 1000));
    await reconcilePayments(context, (error) => {
      throw error;
    });
  };

  return { world, paymentBody, draft, ledger, move, order, pay, pick, places, reconcile, verify };
}

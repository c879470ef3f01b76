import { eq } from 'drizzle-orm';
import { orders } from '../../src/database/schema/order';
import { paymentLinks } from '../../src/database/schema/payment-link';
import { reservations } from '../../src/database/schema/slots';
import { paymentLinkPath } from '../../src/modules/payment-links/link-token';
import { type beginVisit, visitFor } from '../assisted-visit';
import { sendQueuedMail } from '../run-jobs';
import { ids } from '../shop-data';
import type { CallOptions } from '../test-service';
import { type Draft, returnUrl, setUpCardPayments, VALID_CARD } from './card-payments';

type Gateway = 'checkoutcom' | 'realex';
type Whom = Parameters<typeof beginVisit>[2];

/** A service and a gateway for the tests of payment links, with what operators, shoppers and payers do. */
export function setUpPaymentLinks() {
  const payments = setUpCardPayments();
  const { world, paymentBody } = payments;
  let emails = 0;
  /** The address of the newcomer for whom was ordered last. */
  const lastEmail = () => `nell${emails}@example.test`;
  const nextNewcomer = (): Whom => {
    emails += 1;
    return {
      newcomer: { firstName: 'Nell', lastName: 'Frost', email: lastEmail(), phoneNumber: '07700 900456' },
    };
  };

  /** The person's own phone: a guest session that nobody else has. */
  const phone = (letter = 'p'): CallOptions => ({ guest: letter.repeat(43) });
  const later = (minutes: number) => {
    const { clock } = world.service;
    clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  };

  async function draft(basketToken: string, options: CallOptions, paymentGateway: Gateway = 'checkoutcom') {
    const body = {
      basketToken,
      storeId: ids.store,
      fulfilmentMethod: 'delivery',
      paymentGateway,
      firstname: 'Nell',
      lastname: 'Frost',
      emailAddress: lastEmail(),
      phoneNumber: '07700900456',
      fulfilmentDetails: {
        address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
      },
    } as const;
    const { data, problem } = await world.service.call('POST /checkout/process-order', body, options);
    expect(problem.code).toBeUndefined();
    return data;
  }

  /** A visit whose basket has a place and is drafted, for somebody new unless the caller says for whom. */
  async function drafted(whom: Whom = nextNewcomer(), gateway?: Gateway) {
    const { service } = world;
    const visit = await visitFor(service, whom);
    const { options } = visit;
    const own = visit.basketToken && { basketToken: visit.basketToken };
    const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 }, ...own };
    const { data } = await service.call('POST /basket/add-item', item, options);
    const { basketToken } = data.basket;
    const slot = { storeId: ids.store, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26' } as const;
    await service.call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' }, options);
    const made = await draft(basketToken, options, gateway);
    return { ...visit, of: { basketToken, draftOrderId: made.draftOrderId, amount: made.amount } satisfies Draft };
  }

  const send = ({ of, options }: { of: Draft; options: CallOptions }) => {
    const { basketToken, draftOrderId } = of;
    return world.service.call('POST /payments/payment-link-send', { basketToken, draftOrderId }, options);
  };

  /** A drafted order whose link was sent. */
  async function sent(whom?: Whom, gateway?: Gateway) {
    const visit = await drafted(whom, gateway);
    expect((await send(visit)).problem.code).toBeUndefined();
    return visit;
  }

  /** The secret in the link of a draft, as its mail has it. */
  async function linkOf({ draftOrderId }: Draft): Promise<string> {
    const { db, keys } = world.service;
    const rows = await db.select().from(paymentLinks).where(eq(paymentLinks.draftOrderId, draftOrderId));
    const newest = rows.reduce((a, b) => (b.id > a.id ? b : a));
    return paymentLinkPath(keys, newest).replace('/pay/', '');
  }

  const open = async (of: Draft, options: CallOptions = phone()) =>
    world.service.call('POST /payments/payment-link-open', { link: await linkOf(of) }, options);
  const read = (options: CallOptions = phone()) => world.service.call('POST /payments/payment-link', {}, options);
  const payWith = async ({ draftOrderId, amount }: Draft, options: CallOptions = phone(), more: object = {}) => {
    const { basketToken: _none, ...body } = paymentBody(
      { draftOrderId, amount, basketToken: '' },
      await world.sandbox.token(VALID_CARD),
    );
    return world.service.call('POST /payments/make-payment', { ...body, ...more }, options);
  };
  /** The fields of the hosted page for a payment that was started. */
  const produce = ({ draftOrderId }: Draft, options: CallOptions = phone()) =>
    world.service.call(
      'POST /checkout/hosted-payment-producer',
      { draftOrderId, returnUrl, shownIn: 'frame' },
      options,
    );

  const holdOf = async ({ draftOrderId }: Draft) => {
    const [row] = await world.service.db
      .select({ state: reservations.state, expiresAt: reservations.expiresAt })
      .from(reservations)
      .innerJoin(orders, eq(orders.basketId, reservations.basketId))
      .where(eq(orders.draftOrderId, draftOrderId));
    return row;
  };
  /** Texts to the newcomers, the newest first. */
  async function texts(): Promise<string[]> {
    await mailsTo(lastEmail());
    const found = await world.sandbox.control('GET', '/api/sms?to=%2B447700900456');
    return (found as { sms: { body: string }[] }).sms.map(({ body }) => body);
  }
  async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
    const found = await world.sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
    return (found as { mail: { subject: string; text: string }[] }).mail;
  }

  return {
    ...payments,
    draft,
    /** Of a shopper without an operator. */
    draftOwn: payments.draft,
    drafted,
    holdOf,
    lastEmail,
    later,
    linkOf,
    mailsTo,
    open,
    payWith,
    phone,
    produce,
    read,
    send,
    sent,
    texts,
  };
}

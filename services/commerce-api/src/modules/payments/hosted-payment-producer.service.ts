import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import { inTransaction } from '../../database/in-transaction';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { returnUrl } from '../businesses/return-url';
import { openPaymentOf } from '../ledger/payments.repository';
import { lockOrder } from '../orders/draft-order';
import { linkOfPayer } from '../payment-links/payer';
import { cardStorageOf } from '../saved-cards/hosted-cards';

/**
 * The signed fields with which a browser opens the gateway's page for the payment that make-payment started. They name
 * the shopper, so only the session that entered these details gets them; whoever pays by a link gets fields that name
 * nobody. Repeating it opens the same payment again.
 */
export async function produceHostedPayment(
  { db, gateways }: ServiceContext,
  business: Business,
  { draftOrderId, basketToken, returnUrl: back, shownIn }: BodyOf<'POST /checkout/hosted-payment-producer'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/hosted-payment-producer'>> {
  const order = await inTransaction(db, (tx) => lockOrder(tx, { business, caller, basketToken }, draftOrderId));
  const payment = await openPaymentOf(db, draftOrderId);
  const page = payment && gateways.of(business.id, payment.gateway)?.hostedPage;
  if (!page || !['created', 'pending'].includes(payment.state)) throw refuse('payment_not_found');
  const { amount, currency, id } = payment;
  const { contact, billingAddress, deliveryAddress, memberId } = order;
  const isPayer = (await linkOfPayer(db, draftOrderId, caller)) !== undefined;
  const cardStorage = isPayer ? undefined : await cardStorageOf(db, memberId, payment);
  const fields = page.open(
    {
      reference: String(id),
      orderReference: String(draftOrderId),
      amount,
      currency,
      contact: isPayer ? null : contact,
      billingAddress: isPayer ? null : (billingAddress ?? deliveryAddress),
      deliveryAddress: isPayer ? null : deliveryAddress,
      returnUrl: returnUrl(business, back),
      isFramed: shownIn === 'frame',
      buttonText: `Pay ${formatMoney(amount, { currency })}`,
      ...(cardStorage && { cardStorage }),
    },
    now,
  );
  return { url: page.url, fields, deadline: payment.deadline?.toISOString() ?? null };
}

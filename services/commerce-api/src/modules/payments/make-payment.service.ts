import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { isCardGateway } from '../../context/gateways';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { returnUrl } from '../businesses/return-url';
import { findPayable, type OrderRequester } from '../orders/draft-order';
import { linkOfPayer } from '../payment-links/payer';
import { allowsMethod, methodRefused } from '../stores/accepted-methods';
import { readStore } from '../stores/stores.repository';
import { payByCard } from './card-payment.service';
import { payByCash } from './cash-payment.service';
import { payByEarlierPayment } from './earlier-payment.service';
import { payByLink } from './payment-links/pay-by-link';

/** An order that is placed already gets its reply, whatever its store accepts by now. */
async function assertStoreAccepts({ db }: ServiceContext, requester: OrderRequester, body: Body): Promise<void> {
  const order = await findPayable(db, requester, body.draftOrderId);
  if (order?.status !== 'draft') return;
  const store = await readStore(db, requester.business.id, order.storeId);
  if (!allowsMethod(requester.business, store, body.paymentMethod)) throw methodRefused(body.paymentMethod);
}

type Body = BodyOf<'POST /payments/make-payment'>;
type Reply = ReplyOf<'POST /payments/make-payment'>;

/** Pays a draft order with the payment method that the shopper chose. */
export async function makePayment(
  context: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
  now: Date,
): Promise<Reply> {
  const { paymentMethod, paymentGateway, basketToken, type, successUrl, failureUrl, cancelUrl } = body;
  if (!business.settings.paymentMethods.includes(paymentMethod)) throw methodRefused(paymentMethod);
  if ((paymentMethod === 'cash') !== (paymentGateway === 'cash')) throw refuse('payment_method_not_accepted');
  if (type !== undefined && type !== paymentMethod)
    throw refuse('payment_method_not_accepted', `The type ${type} contradicts the payment method ${paymentMethod}`);
  for (const url of [successUrl, failureUrl, cancelUrl]) if (url !== undefined) returnUrl(business, url);
  if (caller.assisted && paymentMethod !== 'cash' && !body.usesEarlierPayment) throw refuse('assisted_payment_refused');
  const requester = { business, caller, basketToken };
  const link = await linkOfPayer(context.db, body.draftOrderId, caller);
  if (link) return payByLink(context, link, body, now, () => payDraft(context, asPayer(requester), body, now));
  return payDraft(context, requester, body, now);
}

/** Whoever pays by a link pays as no member: none sees saved cards by it, and none is kept for whoever ordered. */
const asPayer = (requester: OrderRequester): OrderRequester => ({
  ...requester,
  caller: { ...requester.caller, member: undefined },
});

async function payDraft(context: ServiceContext, requester: OrderRequester, body: Body, now: Date): Promise<Reply> {
  const { paymentMethod, paymentGateway } = body;
  await assertStoreAccepts(context, requester, body);
  if (paymentMethod === 'cash') return payByCash(context, requester, body, now);
  if (body.usesEarlierPayment && isCardGateway(paymentGateway)) return payByEarlierPayment(context, requester, body);
  if (isCardGateway(paymentGateway)) return payByCard(context, requester, body);
  throw refuse('not_implemented', `Payment by ${paymentMethod} over ${paymentGateway} is not built yet`);
}

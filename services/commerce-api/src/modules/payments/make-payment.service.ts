import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { payByCard } from './card-payment.service';
import { payByCash } from './cash-payment.service';
import { isCardGateway } from './gateways';

type Body = BodyOf<'POST /payments/make-payment'>;

/** Pays a draft order with the payment method that the shopper chose. */
export function makePayment(
  context: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /payments/make-payment'>> {
  const { paymentMethod, paymentGateway, basketToken } = body;
  if (!business.settings.paymentMethods.includes(paymentMethod)) throw refuse('payment_method_not_accepted');
  if ((paymentMethod === 'cash') !== (paymentGateway === 'cash')) throw refuse('payment_method_not_accepted');
  const requester = { business, caller, basketToken };
  if (paymentMethod === 'cash') return payByCash(context, requester, body, now);
  if (paymentMethod === 'card' && isCardGateway(paymentGateway)) return payByCard(context, requester, body);
  throw refuse('not_implemented', `Payment by ${paymentMethod} over ${paymentGateway} is not built yet`);
}

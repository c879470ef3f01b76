import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addCard, deleteCard, listCards, memberCardSession } from '../saved-cards/saved-cards.service';
import { cardSession } from './card-session.service';
import { consumeHostedPayment } from './hosted-payment-consumer.service';
import { produceHostedPayment } from './hosted-payment-producer.service';
import { makePayment } from './make-payment.service';
import { openedPaymentLink, openPaymentLink } from './payment-links/open-link.service';
import { cancelOrder } from './refunds/cancel-order.service';
import { paymentOutcome, verifyPayment } from './verify-payment.service';
import { validateMerchant, walletOffers } from './wallets/wallets.service';

type Keys =
  | 'POST /checkout/order-cancel'
  | 'POST /checkout/hosted-payment-producer'
  | 'POST /checkout/hosted-payment-consumer'
  | 'POST /checkout/payment-outcome'
  | 'POST /payments/make-payment'
  | 'POST /payments/verify-payment'
  | 'POST /payments/payment-link-open'
  | 'POST /payments/payment-link'
  | 'POST /payments/card-session'
  | 'POST /payments/wallet-offers'
  | 'POST /payments/wallet-merchant-validation'
  | 'GET /payments/apple-pay-domain'
  | 'GET /member/cards'
  | 'POST /member/card-session'
  | 'POST /member/card'
  | 'DELETE /member/card';

export function paymentsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /checkout/order-cancel': ({ business, body, caller, now }) =>
      cancelOrder(context, business, body, caller, now),
    'POST /checkout/hosted-payment-producer': ({ business, body, caller, now }) =>
      produceHostedPayment(context, business, body, caller, now),
    'POST /checkout/hosted-payment-consumer': ({ business, body, caller }) =>
      consumeHostedPayment(context, business, body, caller),
    'POST /checkout/payment-outcome': ({ business, body: { basketToken, ...payment }, caller }) =>
      paymentOutcome(context, { business, caller, basketToken }, payment),
    'POST /payments/make-payment': ({ business, body, caller, now }) =>
      makePayment(context, business, body, caller, now),
    'POST /payments/verify-payment': ({ business, body, caller }) => verifyPayment(context, business, body, caller),
    'POST /payments/payment-link-open': ({ business, body, caller, now }) =>
      openPaymentLink(context, business, body.link, caller, now),
    'POST /payments/payment-link': ({ business, caller, now }) => openedPaymentLink(context, business, caller, now),
    'POST /payments/card-session': ({ business, body, caller }) => cardSession(context, business, body, caller),
    'POST /payments/wallet-offers': ({ business, body }) => walletOffers(context, business, body),
    'POST /payments/wallet-merchant-validation': ({ business, body }) => validateMerchant(context, business, body),
    'GET /payments/apple-pay-domain': async ({ business }) => ({
      association: business.settings.paymentMethods.includes('apple_pay')
        ? (context.gateways.walletsOf(business.id).applePay?.domainAssociation ?? null)
        : null,
    }),
    'GET /member/cards': ({ business, member }) => listCards(context, business, member.memberId),
    'POST /member/card-session': ({ business, body }) => memberCardSession(context, business, body),
    'POST /member/card': ({ business, member, body, now }) => addCard(context, business, member.memberId, body, now),
    'DELETE /member/card': ({ business, member, body }) => deleteCard(context, business, member.memberId, body),
  };
}

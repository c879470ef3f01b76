import type { CardGatewayName } from '@storefront/api/card-gateways';
import { urlTo } from '@storefront/routes/url-to';

/** The page that pays: that of a payment link, or the step of the checkout. */
export const payingPage = (): 'pay' | 'checkout-payment' =>
  location.pathname === urlTo('pay') ? 'pay' : 'checkout-payment';

/** The bank's return URLs. The server decides the outcome; what the URL says is not trusted. */
export function returnUrls(draftOrderId: number, gateway: CardGatewayName) {
  const back = (result: string) =>
    new URL(urlTo(payingPage(), {}, { order: draftOrderId, gateway, result }), location.origin).href;
  return { successUrl: back('success'), failureUrl: back('failure'), cancelUrl: back('cancel') };
}

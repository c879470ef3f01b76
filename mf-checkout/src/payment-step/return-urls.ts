import type { CardGatewayName } from '@storefront/api/card-gateways';
import { urlTo } from '@storefront/routes/url-to';

/** The bank's return URLs. The server decides the outcome; what the URL says is not trusted. */
export function returnUrls(draftOrderId: number, gateway: CardGatewayName) {
  const back = (result: string) =>
    new URL(urlTo('checkout-payment', {}, { order: draftOrderId, gateway, result }), location.origin).href;
  return { successUrl: back('success'), failureUrl: back('failure'), cancelUrl: back('cancel') };
}

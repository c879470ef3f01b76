import type { CardGatewayName } from '@storefront/api/card-gateways';
import { urlTo } from '@storefront/routes/url-to';

/** The bank's return URLs. The outcome is asked from the server, whatever the URL says. */
export function returnUrls(draftOrderId: number, gateway: CardGatewayName) {
  const back = (result: string) =>
    new URL(urlTo('checkout-payment', {}, { order: draftOrderId, gateway, result }), location.origin).href;
  return { successUrl: back('success'), failureUrl: back('failure'), cancelUrl: back('cancel') };
}

import { urlTo } from '@storefront/routes/url-to';

/** Where the bank sends the shopper back to. What became of the payment is asked of the server, whatever the address says. */
export function returnUrls(draftOrderId: number) {
  const back = (result: string) =>
    new URL(urlTo('checkout-payment', {}, { order: draftOrderId, result }), location.origin).href;
  return { successUrl: back('success'), failureUrl: back('failure'), cancelUrl: back('cancel') };
}

import { urlTo } from '@storefront/routes/url-to';

/** The URL of a placed order's page, which asks the server for everything but these three values. */
export function successUrl({
  draftOrderId,
  paymentId,
  gateway,
}: {
  draftOrderId: number;
  paymentId: number;
  gateway: string;
}): string {
  return urlTo('checkout-success', {}, { order: draftOrderId, payment: paymentId, gateway });
}

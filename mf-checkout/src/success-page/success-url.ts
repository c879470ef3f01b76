import { urlTo } from '@storefront/routes/url-to';

/** The page of a placed order; it asks the server for everything but these three. */
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

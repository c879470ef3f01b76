import { urlTo } from '@storefront/routes/url-to';
import { cardGatewayNamed, type OrderGateway } from '../payment-step/payment-gateway';

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

/** The id that a URL or a form names; undefined when it names none. */
export const idIn = (text: string | undefined): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The payment that such a URL names; undefined when it names none. */
export function paymentIn({
  order,
  payment,
  gateway,
}: Readonly<Record<string, string>>):
  | { draftOrderId: number; paymentId: number; paymentGateway: OrderGateway }
  | undefined {
  const draftOrderId = idIn(order);
  const paymentId = idIn(payment);
  return draftOrderId && paymentId
    ? { draftOrderId, paymentId, paymentGateway: cardGatewayNamed(gateway) ?? 'cash' }
    : undefined;
}

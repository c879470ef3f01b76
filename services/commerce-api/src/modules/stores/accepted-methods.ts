import { type PaymentMethod, paymentMethods } from '@storefront/api/entities/enumerations';
import { applePayNotAccepted, cardNotAccepted, googlePayNotAccepted } from '@storefront/messages/payment';
import type { Gateways } from '../../context/gateways';
import { type Problem, refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import type { Store } from './stores.repository';

const texts: Readonly<Partial<Record<PaymentMethod, string>>> = {
  card: cardNotAccepted,
  apple_pay: applePayNotAccepted,
  google_pay: googlePayNotAccepted,
};

/** The refusal of a payment method that a store does not accept. */
export const methodRefused = (method: PaymentMethod): Problem => refuse('payment_method_not_accepted', texts[method]);

/** Whether the settings of a business and one of its stores allow a payment method. */
export const allowsMethod = (
  { settings }: Pick<Business, 'settings'>,
  store: Pick<Store, 'paymentMethods'>,
  method: PaymentMethod,
): boolean => settings.paymentMethods.includes(method) && (store.paymentMethods?.includes(method) ?? true);

/** Whether a business has the accounts that a payment method needs. */
export function hasAccountsFor(gateways: Gateways, businessId: number, method: PaymentMethod): boolean {
  if (method === 'cash') return true;
  const gateway = gateways.forCards(businessId);
  if (method === 'card') return gateway !== undefined;
  const { applePay, googlePay } = gateways.walletsOf(businessId);
  return gateway?.wallets !== undefined && (method === 'apple_pay' ? applePay : googlePay) !== undefined;
}

/** The payment methods that a store accepts: allowed by the settings, with the accounts that they need. */
export const acceptedMethods = (
  gateways: Gateways,
  business: Business,
  store: Pick<Store, 'paymentMethods'>,
): PaymentMethod[] =>
  paymentMethods.filter(
    (method) => allowsMethod(business, store, method) && hasAccountsFor(gateways, business.id, method),
  );

import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import type { Gateways } from '../../context/gateways';
import { hasAccountsFor } from '../stores/accepted-methods';

/** The origins whose scripts and frames the payment step needs for a business's payment methods, each once. */
export function paymentOrigins(gateways: Gateways, businessId: number, methods: readonly PaymentMethod[]): string[] {
  const { applePay, googlePay } = gateways.walletsOf(businessId);
  const origins: Readonly<Record<PaymentMethod, readonly string[] | undefined>> = {
    card: gateways.forCards(businessId)?.browserOrigins,
    apple_pay: applePay?.browserOrigins,
    google_pay: googlePay?.browserOrigins,
    cash: undefined,
  };
  const offered = methods.filter((method) => hasAccountsFor(gateways, businessId, method));
  return [...new Set(offered.flatMap((method) => origins[method] ?? []))];
}

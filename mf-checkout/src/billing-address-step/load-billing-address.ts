import type { Country } from '@storefront/api/entities/address';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export interface BillingAddressData extends CheckoutData {
  /** The countries that a billing address may be in. */
  readonly countries: readonly Country[];
}

const loadPayment = loadStep('checkout-payment', 'Billing address');

/** Loads the checkout and the countries; redirects while an earlier step is unfinished. */
export async function loadBillingAddress(context: LoadContext): Promise<LoadResult<BillingAddressData>> {
  const result = await loadPayment(context);
  if (result.kind !== 'page') return result;
  const reply = await context.api.call('GET /member/billing-countries');
  if (!reply.ok) throw new Error('Billing countries are unavailable');
  return { ...result, data: { ...result.data, countries: reply.data.countries } };
}

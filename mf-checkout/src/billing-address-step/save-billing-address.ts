import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import type { BillingAddressValues } from './billing-address.schema';
import { BILLING_FAILED, billingAddressOf, billingRefusal } from './billing-values';

/** Saves the billing address in the basket; the API's errors are returned for the form. */
export async function saveBillingAddress(
  api: ApiClient,
  basketToken: string,
  values: BillingAddressValues,
): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('POST /checkout/billing-address', {
      body: { basketToken, address: billingAddressOf(values) },
    });
    return reply.ok ? undefined : billingRefusal(reply.error.code);
  } catch {
    return BILLING_FAILED;
  }
}

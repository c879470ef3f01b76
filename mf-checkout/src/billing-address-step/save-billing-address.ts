import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { checkoutAddressFailed } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { postcodeRefused } from '@storefront/messages/store-search';
import type { BillingAddressValues } from './billing-address.schema';

const FAILED: SubmitErrors = { message: fill(checkoutAddressFailed, 'billing') };

/** Saves the billing address in the basket; the API's errors are returned for the form. */
export async function saveBillingAddress(
  api: ApiClient,
  basketToken: string,
  { addressLine2, ...values }: BillingAddressValues,
): Promise<SubmitErrors | undefined> {
  const address = {
    ...values,
    postcode: values.postcode.trim().toUpperCase(),
    ...(addressLine2.trim() && { addressLine2: addressLine2.trim() }),
  };
  try {
    const reply = await api.call('POST /checkout/billing-address', { body: { basketToken, address } });
    if (reply.ok) return undefined;
    const { code } = reply.error;
    return code === 'invalid_postcode' ? { errors: [{ path: 'postcode', message: postcodeRefused, code }] } : FAILED;
  } catch {
    return FAILED;
  }
}

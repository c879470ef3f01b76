import type { SelectedAddress } from '@storefront/api/entities/address';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { checkoutAddressFailed } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { postcodeRefused } from '@storefront/messages/store-search';
import type { BillingAddressValues } from './billing-address.schema';

/** The fields from top to bottom. */
export const billingFields = ['country', 'addressLine1', 'addressLine2', 'town', 'postcode'] as const;

/** An address as the form shows it. @param country the business's own, until another one is chosen */
export const billingValues = (address: SelectedAddress | null, country: string): BillingAddressValues => ({
  country: address?.country ?? country,
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  town: address?.town ?? '',
  postcode: address?.postcode ?? '',
});

/** The address of the form, as the API takes it. */
export const billingAddressOf = ({ addressLine2, ...values }: BillingAddressValues): SelectedAddress => ({
  ...values,
  postcode: values.postcode.trim().toUpperCase(),
  ...(addressLine2.trim() && { addressLine2: addressLine2.trim() }),
});

export const BILLING_FAILED: SubmitErrors = { message: fill(checkoutAddressFailed, 'billing') };

/** Why the API refused a billing address. */
export const billingRefusal = (code: string): SubmitErrors =>
  code === 'invalid_postcode' ? { errors: [{ path: 'postcode', message: postcodeRefused, code }] } : BILLING_FAILED;

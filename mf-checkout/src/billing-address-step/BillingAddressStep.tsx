import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { SelectField } from '@storefront/ui/select-field';
import { useMemo } from 'react';
import { AddressFields } from '../checkout-frame/AddressFields';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { billingAddressSchema } from './billing-address.schema';
import { billingValues } from './billing-values';
import type { BillingAddressData } from './load-billing-address';
import { saveBillingAddress } from './save-billing-address';

/** The address that the card is registered at: the delivery address until the shopper changes it. */
export function BillingAddressStep({ data }: { data: BillingAddressData }) {
  const { api, business, navigate } = usePageContext();
  const { basket, countries } = data;
  const { billingAddress, deliveryAddress } = basket.checkout;
  const form = useStorefrontForm({
    initialValues: billingValues(billingAddress ?? deliveryAddress, business.country),
    schema: useMemo(() => billingAddressSchema(business), [business]),
    aliases: { 'address.postcode': 'postcode', 'address.addressLine1': 'addressLine1' },
    onSubmit: async (values) => {
      const refusal = await saveBillingAddress(api, basket.basketToken, values);
      if (!refusal) navigate(urlTo('checkout-payment-card-form'));
      return refusal;
    },
  });
  const field = liveFields(form);
  return (
    <CheckoutFrame data={data} step="checkout-payment" title="Billing address">
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <p className="sf-muted">The address that your card is registered to.</p>
        <SelectField
          {...field('country')}
          label="Country"
          autoComplete="billing country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <AddressFields field={field} kind="billing" />
        <Button {...form.submitProps} wide big>
          Save and go back to the card
        </Button>
        <LinkButton kind="plain" href={urlTo('checkout-payment-card-form')}>
          Cancel
        </LinkButton>
      </form>
    </CheckoutFrame>
  );
}

import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { SelectFormField } from '@storefront/forms/select-form-field';
import { TextFormField } from '@storefront/forms/text-form-field';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { useMemo } from 'react';
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
  return (
    <CheckoutFrame data={data} step="checkout-payment" title="Billing address">
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <p className="sf-muted">The address that your card is registered to.</p>
        <SelectFormField
          form={form}
          name="country"
          label="Country"
          autoComplete="billing country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextFormField form={form} name="addressLine1" label="Address line 1" autoComplete="billing address-line1" />
        <TextFormField
          form={form}
          name="addressLine2"
          label="Address line 2"
          optional
          autoComplete="billing address-line2"
        />
        <div className={styles.pair}>
          <TextFormField form={form} name="town" label="Town" autoComplete="billing address-level2" />
          <TextFormField
            form={form}
            name="postcode"
            label="Postcode"
            autoComplete="billing postal-code"
            maxLength={POSTCODE_INPUT_MAX_LENGTH}
          />
        </div>
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

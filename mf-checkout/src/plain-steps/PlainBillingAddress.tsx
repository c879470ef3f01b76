import { ADDRESS_LINE_MAX_LENGTH, POSTCODE_INPUT_MAX_LENGTH, TOWN_MAX_LENGTH } from '@storefront/api/constants';
import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { billingFields, billingValues } from '../billing-address-step/billing-values';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { StepProps } from './step-props';

/** The address of the card, before any script. */
export function PlainBillingAddress({ checkout: { data, progress }, page: { replies, returned } }: StepProps) {
  const { country } = usePageContext().business;
  const { billingAddress, deliveryAddress } = data.basket.checkout;
  const values = { ...billingValues(billingAddress ?? deliveryAddress, country) };
  const field = plainFields(billingFields, returned ?? { values, errors: {} });
  const countries = replyTo(replies, 'GET /member/billing-countries')?.countries ?? [];
  const guest = progress.guest ? '1' : undefined;
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'save-billing-address')}
      returned={returned}
      carried={{ guest }}
    >
      <h3>Billing address</h3>
      <p className="sf-muted">The address that your card is registered to.</p>
      <SelectField
        {...field('country')}
        label="Country"
        autoComplete="billing country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...field('addressLine1')}
        label="Address line 1"
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="billing address-line1"
      />
      <TextField
        {...field('addressLine2')}
        label="Address line 2"
        optional
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="billing address-line2"
      />
      <div className={styles.pair}>
        <TextField {...field('town')} label="Town" maxLength={TOWN_MAX_LENGTH} autoComplete="billing address-level2" />
        <TextField
          {...field('postcode')}
          label="Postcode"
          maxLength={POSTCODE_INPUT_MAX_LENGTH}
          autoComplete="billing postal-code"
        />
      </div>
      <Button type="submit" wide big>
        Save and go back to the card
      </Button>
      <LinkButton kind="plain" href={urlTo('checkout-payment', {}, { guest, options: 'done' })}>
        Cancel
      </LinkButton>
    </PlainForm>
  );
}

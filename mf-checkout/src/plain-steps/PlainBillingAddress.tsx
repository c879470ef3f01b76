import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { SelectField } from '@storefront/ui/select-field';
import { billingFields, billingValues } from '../billing-address-step/billing-values';
import { AddressFields } from '../checkout-frame/AddressFields';
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
      <AddressFields field={field} kind="billing" />
      <Button type="submit" wide big>
        Save and go back to the card
      </Button>
      <LinkButton kind="plain" href={urlTo('checkout-payment', {}, { guest, options: 'done' })}>
        Cancel
      </LinkButton>
    </PlainForm>
  );
}

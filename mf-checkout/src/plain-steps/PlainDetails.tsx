import {
  ADDRESS_LINE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  POSTCODE_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@storefront/api/constants';
import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { loginNeededForEmail } from '@storefront/messages/account';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { TextField } from '@storefront/ui/text-field';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { detailsFields } from '../details-step/details.schema';
import { addressFields, detailsValues, isAddressIn } from '../details-step/details-values';
import { SavedAddresses } from './SavedAddresses';
import type { StepProps } from './step-props';

/** Contact and, for a delivery, the address, before any script. */
export function PlainDetails({ checkout: { data, known, progress }, page: { place, query, returned } }: StepProps) {
  const { fulfilmentMethod, checkout } = data.basket;
  const delivery = fulfilmentMethod === 'delivery';
  const chosen = known.addresses.find(({ addressId }) => String(addressId) === query.address);
  const values = { ...detailsValues(checkout, known, place.location?.postcode), ...(chosen && addressFields(chosen)) };
  const field = plainFields(detailsFields, returned ?? { values, errors: {} });
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'save-details')}
      returned={returned}
      carried={{ fulfilmentMethod, guest: progress.guest ? '1' : undefined, county: values.county || undefined }}
    >
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label="First name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        hint="For your receipt"
      />
      {returned?.errors.email === loginNeededForEmail && (
        <LinkButton kind="quiet" href={urlTo('login', {}, { from: urlTo('checkout') })}>
          Log in
        </LinkButton>
      )}
      <TextField
        {...field('phoneNumber')}
        label="Mobile number"
        type="tel"
        maxLength={PHONE_MAX_LENGTH}
        autoComplete="tel"
        hint={delivery ? 'In case the driver cannot find you' : 'In case there is a question about your order'}
      />
      {delivery && (
        <>
          <SavedAddresses addresses={known.addresses} isShown={(address) => isAddressIn(values, address)} />
          <TextField
            {...field('addressLine1')}
            label="Address line 1"
            maxLength={ADDRESS_LINE_MAX_LENGTH}
            autoComplete="address-line1"
          />
          <TextField
            {...field('addressLine2')}
            label="Address line 2"
            optional
            maxLength={ADDRESS_LINE_MAX_LENGTH}
            autoComplete="address-line2"
          />
          <div className={styles.pair}>
            <TextField {...field('town')} label="Town" maxLength={TOWN_MAX_LENGTH} autoComplete="address-level2" />
            <TextField
              {...field('postcode')}
              label="Postcode"
              maxLength={POSTCODE_MAX_LENGTH}
              autoComplete="postal-code"
            />
          </div>
        </>
      )}
      <Button type="submit" wide big>
        Save and continue
      </Button>
    </PlainForm>
  );
}

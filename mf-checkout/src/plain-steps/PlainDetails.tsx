import {
  ADDRESS_LINE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  POSTCODE_INPUT_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@storefront/api/constants';
import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { loginNeededForEmail } from '@storefront/messages/account';
import { addressesNotFound } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { TextField } from '@storefront/ui/text-field';
import { TextLink } from '@storefront/ui/text-link';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { detailsFields } from '../details-step/details.schema';
import { addressFields, detailsValues, isAddressIn } from '../details-step/details-values';
import { AddressLinks } from './AddressLinks';
import type { StepProps } from './step-props';

/** Contact and, for a delivery, the address, before any script. */
export function PlainDetails({
  checkout: { data, known, progress },
  page: { place, query, replies, returned },
}: StepProps) {
  const { fulfilmentMethod, checkout } = data.basket;
  const delivery = fulfilmentMethod === 'delivery';
  const { postcode } = place.location ?? {};
  const found = replyTo(replies, 'POST /location/addresses-by-postcode')?.addresses;
  const chosen =
    known.addresses.find(({ addressId }) => String(addressId) === query.address) ??
    found?.find(({ placeId }) => placeId === query.find)?.address;
  const guest = progress.guest ? '1' : undefined;
  const values = { ...detailsValues(checkout, known, postcode), ...(chosen && addressFields(chosen)) };
  const field = plainFields(detailsFields, returned ?? { values, errors: {} });
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'save-details')}
      returned={returned}
      carried={{ fulfilmentMethod, guest, county: values.county || undefined }}
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
          <AddressLinks
            title="Your addresses"
            addresses={known.addresses.map((address) => ({
              key: String(address.addressId),
              text: [address.addressLine1, address.town, address.postcode].join(', '),
              query: { address: String(address.addressId) },
              isFilledIn: isAddressIn(values, address),
            }))}
          />
          {postcode && !found && (
            <p>
              <TextLink href={urlTo('checkout-details', {}, { guest, find: 'all' })}>
                Find addresses at {postcode}
              </TextLink>
            </p>
          )}
          <AddressLinks
            title={`Addresses at ${postcode}`}
            addresses={(found ?? []).map(({ placeId, description }) => ({
              key: placeId,
              text: description,
              query: { guest, find: placeId },
              isFilledIn: placeId === query.find,
            }))}
          />
          {found?.length === 0 && <p role="status">{fill(addressesNotFound, postcode ?? '')}</p>}
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
              maxLength={POSTCODE_INPUT_MAX_LENGTH}
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

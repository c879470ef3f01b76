import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { guestOrderNote, loginNeededForEmail, orderAsGuest } from '@storefront/messages/account';
import { addressesNotFound } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { LinkButton } from '@storefront/ui/link-button';
import { TextLink } from '@storefront/ui/text-link';
import { AddressFields } from '../checkout-frame/AddressFields';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { ContactFields } from '../details-step/ContactFields';
import { detailsFields } from '../details-step/details.schema';
import { addressFields, detailsValues, isAddressIn } from '../details-step/details-values';
import { TextUpdates } from '../details-step/TextUpdates';
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
      <ContactFields
        field={field}
        isDelivery={delivery}
        texts={<TextUpdates defaultChecked={field('textUpdates').defaultValue === '1'} />}
      >
        {returned?.errors.email === loginNeededForEmail && (
          <div className={styles.choices}>
            <LinkButton kind="quiet" href={urlTo('login', {}, { from: urlTo('checkout') })}>
              Log in
            </LinkButton>
            <Checkbox name="asGuest" value="1" label={orderAsGuest} note={guestOrderNote} />
          </div>
        )}
      </ContactFields>
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
          <AddressFields field={field} />
        </>
      )}
      <Button type="submit" wide big>
        Save and continue
      </Button>
    </PlainForm>
  );
}

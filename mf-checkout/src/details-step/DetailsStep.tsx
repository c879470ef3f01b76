import type { Address, SelectedAddress } from '@storefront/api/entities/address';
import { shared } from '@storefront/bus/bus';
import { EmailSlipOffer } from '@storefront/forms/email-slip-offer';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { type PlainFormState, usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { guestOrderNote, loginNeededForEmail, orderAsGuest } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { RadioGroup } from '@storefront/ui/radio-group';
import { useMemo, useRef, useState } from 'react';
import { AddressFields } from '../checkout-frame/AddressFields';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { CheckoutData } from '../steps/checkout-data';
import { AddressLookUp } from './AddressLookUp';
import { ContactFields } from './ContactFields';
import { checkEmail } from './check-email';
import { detailsOf, detailsSchemaOf } from './details.schema';
import { addressFields, detailsValues, isAddressIn } from './details-values';
import type { KnownShopper } from './known-shopper';
import { saveDetails } from './save-details';
import { TextUpdates } from './TextUpdates';
import { keepTypedDetails, takeTypedDetails } from './typed-details';

export interface DetailsData extends CheckoutData {
  /** Whose details are prefilled. */
  readonly known: KnownShopper;
}

/** Contact details and, for a delivery, the address. A member's own details are prefilled. */
export function DetailsStep({ data }: { data: DetailsData }) {
  const before = usePlainForm(actionPath('checkout', 'save-details'));
  return (
    <CheckoutFrame data={data} step="checkout-details">
      <DetailsForm data={data} before={before} />
    </CheckoutFrame>
  );
}

interface DetailsFormProps {
  readonly data: DetailsData;
  /** The form without scripts that this one replaces. */
  readonly before: PlainFormState | undefined;
}

function DetailsForm({ data, before }: DetailsFormProps) {
  const { api, business, navigate } = usePageContext();
  const { basket, known } = data;
  const delivery = basket.fulfilmentMethod === 'delivery';
  const schema = useMemo(() => detailsSchemaOf(delivery, business), [business, delivery]);
  const [initialValues] = useState(
    () =>
      takeTypedDetails() ??
      (before ? detailsOf(before.values) : detailsValues(basket.checkout, known, shared.location.get()?.postcode)),
  );
  // The e-mail address, known to have an account, with which the shopper orders as a guest.
  const emailOfGuest = useRef(basket.checkout.contact?.asGuest ? initialValues.email : '');
  const form = useStorefrontForm({
    initialValues,
    refusedBefore: before?.refusal,
    schema,
    aliases: {
      'address.postcode': 'postcode',
      'address.addressLine1': 'addressLine1',
      'contact.phoneNumber': 'phoneNumber',
    },
    onSubmit: async (values) => {
      const asGuest = values.email !== '' && values.email === emailOfGuest.current;
      const emailRefusal = asGuest ? undefined : await checkEmail(api, basket.basketToken, values.email);
      if (emailRefusal) return emailRefusal;
      const refusal = await saveDetails(api, basket, values, business, asGuest);
      if (!refusal) navigate(urlTo('checkout'));
      return refusal;
    },
  });
  const field = liveFields(form);
  const orderWithoutAccount = () => {
    emailOfGuest.current = form.values.email;
    void form.formProps.onSubmit();
  };
  // An edited address is none of the saved ones.
  const chosen = known.addresses.find((address) => isAddressIn(form.values, address))?.addressId;
  const choose = (address: Address | SelectedAddress) => {
    void form.setValues({ ...form.values, ...addressFields(address) });
  };
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <ContactFields
        field={field}
        isDelivery={delivery}
        texts={
          <TextUpdates
            checked={form.values.textUpdates === '1'}
            onChange={({ currentTarget }) => void form.setFieldValue('textUpdates', currentTarget.checked ? '1' : '')}
          />
        }
      >
        <EmailSlipOffer
          email={form.touched.email ? form.values.email : undefined}
          onAccept={(email) => void form.setFieldValue('email', email)}
        />
        {form.errors.email === loginNeededForEmail && (
          <div className={styles.choices}>
            <LinkButton kind="quiet" href={urlTo('checkout-login')} onClick={() => keepTypedDetails(form.values)}>
              Log in
            </LinkButton>
            <Button kind="quiet" onClick={orderWithoutAccount}>
              {orderAsGuest}
            </Button>
            <small className="sf-muted">{guestOrderNote}</small>
          </div>
        )}
      </ContactFields>
      {delivery && (
        <>
          {known.addresses.length > 0 && (
            <RadioGroup
              legend="Your addresses"
              name="address"
              boxed
              value={chosen === undefined ? '' : String(chosen)}
              options={known.addresses.map((address) => ({
                value: String(address.addressId),
                label: address.addressLine1,
                note: `${address.town}, ${address.postcode}`,
              }))}
              onChange={(event) => {
                const address = known.addresses.find(
                  ({ addressId }) => String(addressId) === event.currentTarget.value,
                );
                if (address) choose(address);
              }}
            />
          )}
          <AddressLookUp postcode={form.values.postcode} onChoose={choose} />
          <AddressFields field={field} />
        </>
      )}
      <Button {...form.submitProps} wide big>
        Save and continue
      </Button>
    </form>
  );
}

import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { Address, Country } from '@storefront/api/entities/address';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { useEffect, useRef } from 'react';
import styles from '../forms/Form.module.css';
import { addressBody, addressValues, emptyAddress } from './address.model';
import { addressSchema } from './address.schema';
import { saveAddress } from './save-address';

interface AddressFormProps {
  /** The address to change; undefined when one is added. */
  readonly address?: Address;
  readonly countries: readonly Country[];
  readonly onSaved: (address: Address) => void;
  readonly onCancel: () => void;
}

export function AddressForm({ address, countries, onSaved, onCancel }: AddressFormProps) {
  const { api, business } = usePageContext();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useStorefrontForm({
    initialValues: {
      ...(address ? addressValues(address) : emptyAddress),
      country: address?.country ?? countries[0]?.code ?? business.country,
    },
    schema: addressSchema,
    onSubmit: (values) => saveAddress(api, addressBody(values, values.country), address?.addressId, onSaved),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {address ? 'Change address' : 'New address'}
      </h2>
      <FormErrors errors={form.formErrors} />
      <TextField {...field('addressLine1')} label="House number and street" autoComplete="address-line1" />
      <TextField {...field('addressLine2')} label="Flat, building" optional autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField {...field('town')} label="Town" autoComplete="address-level2" />
        <TextField {...field('county')} label="County" optional autoComplete="address-level1" />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('postcode')}
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={POSTCODE_INPUT_MAX_LENGTH}
        />
        {countries.length > 1 && (
          <SelectField
            {...field('country')}
            label="Country"
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>Save address</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { Fields } from '@storefront/forms/field-props.types';
import { TextField } from '@storefront/ui/text-field';
import styles from './CheckoutFrame.module.css';

interface AddressFieldsProps {
  readonly field: Fields;
  /** Which of the shopper's addresses the browser fills in; by default the one they live at. */
  readonly kind?: 'billing';
}

/** The lines of an address. */
export function AddressFields({ field, kind }: AddressFieldsProps) {
  const filledWith = (part: string) => (kind ? `${kind} ${part}` : part);
  return (
    <>
      <TextField {...field('addressLine1')} label="Address line 1" autoComplete={filledWith('address-line1')} />
      <TextField
        {...field('addressLine2')}
        label="Address line 2"
        optional
        autoComplete={filledWith('address-line2')}
      />
      <div className={styles.pair}>
        <TextField {...field('town')} label="Town" autoComplete={filledWith('address-level2')} />
        <TextField
          {...field('postcode')}
          label="Postcode"
          maxLength={POSTCODE_INPUT_MAX_LENGTH}
          autoComplete={filledWith('postal-code')}
        />
      </div>
    </>
  );
}

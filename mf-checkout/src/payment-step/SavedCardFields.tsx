import type { BoundForm } from '@storefront/forms/field-binding';
import { TextFormField } from '@storefront/forms/text-form-field';

const CVV_MAX_LENGTH = 4;

/** The security code of a saved card, typed for every payment. */
export function SavedCardFields({ form }: { readonly form: BoundForm }) {
  return (
    <TextFormField
      form={form}
      name="cvv"
      label="Security code (CVV)"
      hint="The last three digits on the back of your card. We do not store it."
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={CVV_MAX_LENGTH}
    />
  );
}

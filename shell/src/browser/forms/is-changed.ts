import type { Field } from './enter-value';

/** Whether a checkbox or a radio button is checked; undefined for other fields. */
export const isChecked = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? field.checked
    : undefined;

/** Whether a shopper has changed a field since the document was written. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  const checked = isChecked(field);
  // Only the checked radio button sends an event.
  if (checked !== undefined && field instanceof HTMLInputElement)
    return checked !== field.defaultChecked && (field.type === 'checkbox' || checked);
  return field.value !== field.defaultValue;
}

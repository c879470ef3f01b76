import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import type { PlainFieldProps } from './field-props.types';

/**
 * The props of a form's fields without scripts: what was typed, what is wrong, and the focus in the first wrong field.
 * @param order the names of the fields from top to bottom
 */
export function plainFields(order: readonly string[], returned: ReturnedForm | undefined) {
  const first = order.find((name) => returned?.errors[name]);
  return (name: string): PlainFieldProps => ({
    name,
    defaultValue: returned?.values[name],
    error: returned?.errors[name],
    autoFocus: name === first,
  });
}

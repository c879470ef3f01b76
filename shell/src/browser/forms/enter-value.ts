export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters a value as a shopper would. React ignores an event without a change, so the field is reset first. */
export function enterValue(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = -1;
  else field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

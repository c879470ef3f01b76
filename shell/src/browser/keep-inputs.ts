import { keepFocus } from './keep-focus';

const FIELDS = 'input:not([type=hidden]), select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what a shopper chose and typed before the page was awake, because hydration sets controlled fields back to
 * what the server rendered. The returned function gives it to the fields again, as if it were done then.
 */
export function keepInputs(root: HTMLElement): () => void {
  const kept = fieldsOf(root).map((field, at) => ({ field, at, ...contentOf(field) }));
  const giveFocusBack = keepFocus(root);
  return () => {
    for (const { field: before, at, ...then } of kept) {
      // What was typed since is newer, also where the field has been taken out with its part.
      const { value, checked, changed } = isChanged(before) ? contentOf(before) : then;
      if (!changed) continue;
      // A part whose code threw has been put back as the server made it: the same fields, as new elements.
      const field = before.isConnected ? before : fieldsOf(root)[at];
      if (!field?.isConnected || field.name !== before.name) continue;
      // Through the instance React learns of the opposite first: an event that changes nothing is one it does not hear.
      if (checked !== undefined && field instanceof HTMLInputElement) {
        field.checked = !checked;
        field.click();
      } else {
        if (field instanceof HTMLSelectElement) field.selectedIndex = -1;
        else field.value = field.defaultValue;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      }
    }
    const focused = document.activeElement;
    giveFocusBack();
    // A field that was gone into before React listened never said so: what comes with the focus would not come.
    if (focused === document.activeElement && focused && root.contains(focused) && focused.matches(FIELDS))
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}

const contentOf = (field: Field) => ({
  value: field.value,
  checked: isChecked(field),
  changed: isChanged(field),
});

const fieldsOf = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

const isChecked = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? field.checked
    : undefined;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  const checked = isChecked(field);
  // Of radio buttons the chosen one alone speaks: the others follow it.
  if (checked !== undefined && field instanceof HTMLInputElement)
    return checked !== field.defaultChecked && (field.type === 'checkbox' || checked);
  return field.value !== field.defaultValue;
}

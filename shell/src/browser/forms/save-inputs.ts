import { enterValue, type Field } from './enter-value';
import { isChanged, isChecked } from './is-changed';
import { saveFocus } from './save-focus';

const FIELDS = 'input:not([type=hidden]), select, textarea';

/**
 * Stores what a shopper chose and typed before hydration, because hydration resets controlled fields to the server's
 * values. The returned function enters it again.
 */
export function saveInputs(root: HTMLElement): () => void {
  const saved = fieldsOf(root).map((field, at) => ({ field, at, ...contentOf(field) }));
  const restoreFocus = saveFocus(root);
  return () => {
    for (const { field: before, at, ...then } of saved) {
      // Text typed since is newer, also if its field was replaced.
      const { value, checked, changed } = isChanged(before) ? contentOf(before) : then;
      if (!changed) continue;
      // A part whose code threw was restored from the server's HTML: the same fields as new elements.
      const field = before.isConnected ? before : fieldsOf(root)[at];
      if (!field?.isConnected || field.name !== before.name) continue;
      if (checked !== undefined && field instanceof HTMLInputElement) {
        field.checked = !checked;
        field.click();
      } else enterValue(field, value);
    }
    const focused = document.activeElement;
    restoreFocus();
    // React did not see the focus event of a field that was focused before hydration, so it is dispatched again.
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

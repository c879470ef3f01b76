import { pageHeading } from '../in-app/page-heading';
import { enterValue, type Field } from './enter-value';
import { isChanged } from './is-changed';

/** The server's plain page of this document; React does not know its content. Undefined once it was replaced. */
const plainPage = (): HTMLElement | undefined => {
  const element = document.querySelector<HTMLElement>('[data-page]');
  return element?.hasChildNodes() ? element : undefined;
};

/** Whether the shopper still sees the server's plain page, so that no skeleton is needed. */
export const showsPlainPage = (): boolean => plainPage() !== undefined;

/**
 * Removes the plain page, because its page or an error is shown now. What was typed into a field or chosen from a list is
 * entered into the page's field of the same name. The focus moves from a field to that one, and from anything else to the
 * heading; the page stays where the shopper has scrolled it.
 * @returns whether there was a plain page
 */
export function replacePlainPage(): boolean {
  const plain = plainPage();
  if (!plain) return false;
  const focused = plain.contains(document.activeElement) ? document.activeElement : null;
  const changed = [...plain.querySelectorAll<Field>('input[type=text], select, textarea')].filter(isChanged);
  plain.replaceChildren();
  plain.hidden = true;
  for (const { name, value } of changed) {
    const own = fieldNamed(name);
    if (own) enterValue(own, value);
  }
  if (focused) {
    const next = (focused.matches(FIELDS) && fieldNamed((focused as Field).name)) || pageHeading();
    next?.focus({ preventScroll: true });
  }
  return true;
}

const FIELDS = 'input, select, textarea';

const fieldNamed = (name: string): Field | null =>
  document.querySelector<Field>(`main :is(${FIELDS})[name="${CSS.escape(name)}"]`);

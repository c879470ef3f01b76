import { enterValue } from './enter-value';
import { pageHeading } from './page-heading';

/** The server's plain page of this document; React does not know its content. Undefined once it was replaced. */
const plainPage = (): HTMLElement | undefined => {
  const element = document.querySelector<HTMLElement>('[data-page]');
  return element?.hasChildNodes() ? element : undefined;
};

/** Whether the shopper still sees the server's plain page, so that no skeleton is needed. */
export const showsPlainPage = (): boolean => plainPage() !== undefined;

/**
 * Removes the plain page, because its page or an error is shown now. Text that was typed into a field is entered into the
 * page's field of the same name. The focus moves from a field to that one, and from anything else to the heading; the
 * page stays where the shopper has scrolled it.
 * @returns whether there was a plain page
 */
export function replacePlainPage(): boolean {
  const plain = plainPage();
  if (!plain) return false;
  const focused = plain.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...plain.querySelectorAll<HTMLInputElement>('input[type=text]')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  plain.replaceChildren();
  plain.hidden = true;
  for (const { name, value } of typed) {
    const own = fieldNamed(name);
    if (own) enterValue(own, value);
  }
  if (focused) {
    const next = (focused instanceof HTMLInputElement && fieldNamed(focused.name)) || pageHeading();
    next?.focus({ preventScroll: true });
  }
  return true;
}

const fieldNamed = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`main input[name="${CSS.escape(name)}"]`);

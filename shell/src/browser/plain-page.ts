import { enterValue } from './enter-value';

/** The server's plain page of this document; React does not know its content. Undefined once it was replaced. */
const plainPage = (): HTMLElement | undefined => {
  const element = document.querySelector<HTMLElement>('[data-page]');
  return element?.hasChildNodes() ? element : undefined;
};

/** Whether the shopper still sees the server's plain page, so that no skeleton is needed. */
export const showsPlainPage = (): boolean => plainPage() !== undefined;

/**
 * Removes the plain page, because its page or an error is shown now. Text that was typed into a field is entered into the
 * page's field of the same name, which gets the focus if the shopper is in it.
 */
export function replacePlainPage(): void {
  const plain = plainPage();
  if (!plain) return;
  const used = [...plain.querySelectorAll<HTMLInputElement>('input[type=text]')]
    .map((field) => ({
      field,
      isTyped: field.value !== field.defaultValue,
      isFocused: field === document.activeElement,
    }))
    .filter(({ isTyped, isFocused }) => isTyped || isFocused);
  plain.replaceChildren();
  plain.hidden = true;
  for (const { field, isTyped, isFocused } of used) {
    const own = document.querySelector<HTMLInputElement>(`main input[name="${CSS.escape(field.name)}"]`);
    if (!own) continue;
    if (isTyped) enterValue(own, field.value);
    if (isFocused) own.focus();
  }
}

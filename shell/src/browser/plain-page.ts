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
 * page's field of the same name, which gets the focus if the shopper is typing.
 */
export function replacePlainPage(): void {
  const plain = plainPage();
  if (!plain) return;
  const typed = [...plain.querySelectorAll<HTMLInputElement>('input[type=text]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, isFocused: field === document.activeElement }));
  plain.replaceChildren();
  plain.hidden = true;
  for (const { field, isFocused } of typed) {
    const own = document.querySelector<HTMLInputElement>(`main input[name="${CSS.escape(field.name)}"]`);
    if (!own) continue;
    enterValue(own, field.value);
    if (isFocused) own.focus();
  }
}

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

/**
 * Stores where the focus is within `root`. The returned function moves it to the element in the same position if the
 * focused element was replaced, so that typing and keyboard use continue.
 */
export function saveFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  const at = focused ? elementsOf(root).indexOf(focused as HTMLElement) : -1;
  if (!focused || at < 0) return () => undefined;
  return () => {
    // The shopper has moved the focus since.
    if (focused.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const element = elementsOf(root)[at];
    if (element?.tagName !== focused.tagName) return;
    element.focus({ preventScroll: true });
    if (!isText(element) || !isText(focused)) return;
    element.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  };
}

const elementsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Number and e-mail fields have no readable selection. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null;

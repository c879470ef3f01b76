const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

/**
 * Remembers where the focus is within `root`. The returned function gives it to the element that stands in the same place
 * when the one that had it has been taken out: whoever is writing writes on, and a keyboard goes on from where it was.
 */
export function keepFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  const at = focused ? elementsOf(root).indexOf(focused as HTMLElement) : -1;
  if (!focused || at < 0) return () => undefined;
  return () => {
    // Whoever has gone elsewhere since is left there.
    if (focused.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const element = elementsOf(root)[at];
    if (element?.tagName !== focused.tagName) return;
    element.focus({ preventScroll: true });
    if (!isText(element) || !isText(focused)) return;
    element.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  };
}

const elementsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Numbers, e-mails and the like have no selection that a script may read. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null;

import { useEffect } from 'react';

/** The control from which the keyboard sent a listing's form. Its page is a new document, in which it is focused again. */
const STORAGE_KEY = 'catalogue:used-control';

type Control = HTMLInputElement | HTMLSelectElement;

const isTick = (control: Control) => control.type === 'checkbox';
const keyOf = (control: Control) => [control.name, isTick(control) ? control.value : ''].join(' ');

/** Sends the form of a control that has changed. A shopper with a mouse looks at the results instead. */
export function submitFrom(control: Control): void {
  try {
    if (control.matches(':focus-visible')) sessionStorage.setItem(STORAGE_KEY, keyOf(control));
  } catch {
    // Without storage the keyboard begins at the top.
  }
  control.form?.requestSubmit();
}

/** Focuses the control from which the page before was left for this one. */
export function useUsedControl(): void {
  useEffect(() => {
    try {
      const used = sessionStorage.getItem(STORAGE_KEY);
      sessionStorage.removeItem(STORAGE_KEY);
      if (!used || document.activeElement !== document.body) return;
      const controls = document.querySelectorAll<Control>('input:not([type="hidden"]), select');
      [...controls].find((control) => keyOf(control) === used)?.focus();
    } catch {
      // As above.
    }
  }, []);
}

import { useEffect } from 'react';

/** Focuses the page's visible search field: its own, or the header's where the header has one. */
export function useFocusedSearch(): void {
  useEffect(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('search input[type="search"]')];
    const field = fields.find((one) => one.checkVisibility());
    if (!field) return;
    // What the empty field would suggest is on the page.
    field.dataset.emptySuggestions = 'on-page';
    field.focus();
    return () => {
      delete field.dataset.emptySuggestions;
    };
  }, []);
}

import { useEffect } from 'react';

/** Focuses the page's visible search field: its own, or the header's where the header has one. */
export function useFocusedSearch(): void {
  useEffect(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('search input[type="search"]')];
    fields.find((field) => field.checkVisibility())?.focus();
  }, []);
}

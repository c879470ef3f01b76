import { useEffect } from 'react';

/** The fragment of links that lead to a page in order to search there. */
const SEARCH_HASH = '#search';

/** Focuses the page's visible search field, the header's or its own, when the shopper came to search. */
export function useFocusedSearch(): void {
  useEffect(() => {
    const focus = () => {
      if (location.hash !== SEARCH_HASH) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>('search input[type="search"]')];
      fields.find((field) => field.checkVisibility())?.focus();
    };
    focus();
    addEventListener('hashchange', focus);
    return () => removeEventListener('hashchange', focus);
  }, []);
}

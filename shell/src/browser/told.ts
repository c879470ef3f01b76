import { showToast } from '@storefront/ui/show-toast';

const KEY = 'sf.told';
/** Longer than other notices: the shopper is somewhere else than they asked to be, and wonders. */
const STAYS_MS = 10_000;

/** Has the next page of this tab say something: this one is being left. */
export function tellOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that stores nothing: the shopper is where they should be, only nobody says why.
  }
}

/** Says what the page before had to tell, once. */
export function tellNow(): void {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return;
    sessionStorage.removeItem(KEY);
    showToast({ text, milliseconds: STAYS_MS });
  } catch {
    // As above.
  }
}

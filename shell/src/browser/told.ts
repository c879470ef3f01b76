import { locationNeeded } from '@storefront/messages/store-search';
import { showToast } from '@storefront/ui/show-toast';

import { TOLD_COOKIE } from './told-cookie';

/** What the server leaves to the browser to say, by its name in the cookie. */
const WORDS: Readonly<Record<string, string>> = { location: locationNeeded };
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
    const text = sessionStorage.getItem(KEY) ?? toldByServer();
    if (!text) return;
    sessionStorage.removeItem(KEY);
    showToast({ text, milliseconds: STAYS_MS });
  } catch {
    // As above.
  }
}

/** What a redirect of the server had to tell: its cookie is used up. */
function toldByServer(): string | undefined {
  const what = new RegExp(`(?:^|; )${TOLD_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  if (!what) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${TOLD_COOKIE}=; path=/; max-age=0`;
  return WORDS[what];
}

import { atom } from 'nanostores';

/** The path and query that the in-app area shows; undefined on a page that is its own document. */
export const currentUrl = atom<string | undefined>();
